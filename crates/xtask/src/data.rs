//! Bundled data is what its README says it is, byte for byte.

use sha2::{Digest, Sha256};
use std::path::Path;

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
fn files_in(folder: &Path, prefix: &str) -> Vec<String> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{prefix}{}", entry.file_name().into_string().unwrap());
        if entry.file_type().unwrap().is_dir() {
            files.extend(files_in(&entry.path(), &format!("{name}/")));
        } else if name != "README.md" {
            files.push(name);
        }
    }
    files
}

#[track_caller]
fn check(slug: &str) {
    let folder = crate::root().join("demos").join(slug).join("data");
    let readme = std::fs::read_to_string(folder.join("README.md")).unwrap();
    let rows = listed(&readme);
    for (file, checksum) in &rows {
        let bytes = std::fs::read(folder.join(file)).unwrap();
        let hex: String = Sha256::digest(&bytes)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        assert!(
            checksum == "-" || *checksum == hex,
            "{slug}/{file} is {hex}"
        );
    }
    let mut files = files_in(&folder, "");
    files.sort();
    let mut named: Vec<String> = rows.into_iter().map(|(file, _)| file).collect();
    named.sort();
    assert_eq!(files, named, "{slug}/README.md lists every file");
}

#[test]
fn every_demo_lists_its_files_with_their_checksums() {
    for entry in std::fs::read_dir(crate::root().join("demos")).unwrap() {
        check(&entry.unwrap().file_name().into_string().unwrap());
    }
}
