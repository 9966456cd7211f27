//! Bundled data is what its README says it is, byte for byte.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use sha2::{Digest, Sha256};

/// Names every bundled file that is not as its demo's README lists it.
pub fn check(root: &Path) -> Result<()> {
    let mut wrong = Vec::new();
    for entry in fs::read_dir(root.join("demos"))? {
        wrong.extend(wrong_files(&entry?.path().join("data"))?);
    }
    if wrong.is_empty() {
        return Ok(());
    }
    bail!("{}", wrong.join("\n"))
}

fn wrong_files(folder: &Path) -> Result<Vec<String>> {
    let path = folder.join("README.md");
    let readme = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let rows = listed(&readme);
    let mut wrong = Vec::new();
    for (file, checksum) in &rows {
        let path = folder.join(file);
        let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
        let hex: String = Sha256::digest(&bytes)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        if checksum != "-" && *checksum != hex {
            wrong.push(format!("{} is {hex}", path.display()));
        }
    }
    let unlisted = files_in(folder, "")?
        .into_iter()
        .filter(|file| rows.iter().all(|(listed, _)| listed != file));
    wrong.extend(unlisted.map(|file| format!("{file} is not listed in {}", path.display())));
    Ok(wrong)
}

/// Rows of a README's table: file, checksum (or a dash where an owner may edit the file).
fn listed(readme: &str) -> Vec<(String, String)> {
    readme
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
            let plain = |cell: &str| cell.trim().trim_matches('`').to_owned();
            (plain(cells[0]), plain(cells[cells.len() - 1]))
        })
        .collect()
}

/// Every file but the README, those of folders by their path.
fn files_in(folder: &Path, prefix: &str) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().display());
        if entry.file_type()?.is_dir() {
            files.extend(files_in(&entry.path(), &format!("{name}/"))?);
        } else if name != "README.md" {
            files.push(name);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::check;

    #[test]
    fn a_changed_and_an_unlisted_file_are_named() {
        let root = tempfile::tempdir().unwrap();
        let data = root.path().join("demos/one/data");
        fs::create_dir_all(data.join("more")).unwrap();
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        let readme = format!("| `a.csv` | what | `{empty}` |\n| `b.csv` | own | - |\n");
        fs::write(data.join("README.md"), readme).unwrap();
        fs::write(data.join("a.csv"), "").unwrap();
        fs::write(data.join("b.csv"), "anything").unwrap();
        check(root.path()).unwrap();
        fs::write(data.join("a.csv"), "x").unwrap();
        fs::write(data.join("more/c.csv"), "").unwrap();
        let said = check(root.path()).unwrap_err().to_string();
        assert!(said.contains("a.csv is "), "{said}");
        assert!(said.contains("more/c.csv is not listed"), "{said}");
    }
}
