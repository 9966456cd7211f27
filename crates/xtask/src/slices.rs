//! A demo is a slice through every layer. Whoever has begun one must have the rest.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

/// Demos whose engine is the page's own: they have no crate, no declaration and nothing of the API.
pub const IN_BROWSER: [&str; 1] = ["data-visualization"];

/// Names every missing piece of every demo that has begun, and every Rust file that nothing compiles.
pub fn check(root: &Path) -> Result<()> {
    let mut missing = Vec::new();
    for slug in slugs(root)? {
        missing.extend(missing_pieces(root, &slug)?);
    }
    missing.extend(unlisted_modules(root)?);
    missing.extend(unrun_tests(root)?);
    if missing.is_empty() {
        return Ok(());
    }
    bail!(
        "these pieces of a demo are missing:\n  {}",
        missing.join("\n  ")
    )
}

fn missing_pieces(root: &Path, slug: &str) -> Result<Vec<String>> {
    if IN_BROWSER.contains(&slug) {
        return missing_in_browser(root, slug);
    }
    let module = slug.replace('-', "_");
    let engine = format!("demos/{slug}");
    let declaration = module_file(root, "crates/api/src/demos", &module);
    let page = format!("web/app/demos/{slug}/page.tsx");
    let begun = [&engine, &declaration, &page];
    if !begun.iter().any(|piece| root.join(piece).exists()) {
        return Ok(Vec::new());
    }
    let api_test = module_file(root, "crates/api/tests/it", &module);
    let pieces = [
        format!("{engine}/Cargo.toml"),
        format!("{engine}/src/lib.rs"),
        format!("{engine}/data/README.md"),
        declaration,
        page,
        format!("web/app/demos/{slug}/meta.ts"),
        format!("web/app/demos/{slug}/default-report.gen.json"),
        format!("web/e2e/{slug}.spec.ts"),
    ];
    let mut missing: Vec<String> = pieces
        .into_iter()
        .filter(|piece| !root.join(piece).exists())
        .collect();
    for tests in [format!("{engine}/tests/it"), api_test] {
        if !has_rust_test(&root.join(&tests)) {
            missing.push(format!("a test in {tests}"));
        }
    }
    if !has_page_test(&root.join(format!("web/app/demos/{slug}"))) {
        missing.push(format!("a unit test in web/app/demos/{slug}"));
    }
    let lines = [
        (
            "Cargo.toml",
            format!("{slug} = {{ path = \"demos/{slug}\" }}"),
        ),
        ("crates/api/Cargo.toml", format!("{slug}.workspace = true")),
        (
            "crates/api/src/demos/mod.rs",
            format!("=> {module}::declare(setup)"),
        ),
    ];
    missing.extend(missing_lines(root, lines.into_iter().chain(listed(slug)))?);
    if !has_largest_call(root, slug)? {
        missing.push(format!("a call to {slug}/ in {LARGEST_CALLS}"));
    }
    Ok(missing)
}

/// Where the largest calls of every operation stand; a test of the contract says which operation lacks one.
const LARGEST_CALLS: &str = "crates/test-support/src/largest";

fn has_largest_call(root: &Path, slug: &str) -> Result<bool> {
    let call = format!("\"{slug}/");
    let mut files = vec![root.join(LARGEST_CALLS).with_extension("rs")];
    for entry in fs::read_dir(root.join(LARGEST_CALLS))? {
        files.push(entry?.path());
    }
    let mut texts = files.iter().map(fs::read_to_string);
    Ok(texts.any(|text| text.is_ok_and(|text| text.contains(&call))))
}

/// What a demo lacks that computes in the browser: its figures stand beside its page.
fn missing_in_browser(root: &Path, slug: &str) -> Result<Vec<String>> {
    let page = format!("web/app/demos/{slug}");
    let pieces = [
        format!("{page}/page.tsx"),
        format!("{page}/meta.ts"),
        format!("{page}/make-report.ts"),
        format!("{page}/default-report.gen.json"),
        format!("{page}/data/README.md"),
        format!("web/e2e/{slug}.spec.ts"),
    ];
    let mut missing: Vec<String> = pieces
        .into_iter()
        .filter(|piece| !root.join(piece).exists())
        .collect();
    if !has_page_test(&root.join(&page)) {
        missing.push(format!("a unit test in {page}"));
    }
    let written = ("web/build/browser-reports.mjs", format!("'{slug}'"));
    missing.extend(missing_lines(
        root,
        listed(slug).into_iter().chain([written]),
    )?);
    Ok(missing)
}

/// Where every demo is named.
fn listed(slug: &str) -> [(&'static str, String); 2] {
    [
        (
            "web/app/demos/pages.ts",
            format!("'{slug}': () => import('./{slug}/page')"),
        ),
        ("README.md", format!("/demo/{slug})")),
    ]
}

fn missing_lines(
    root: &Path,
    lines: impl IntoIterator<Item = (&'static str, String)>,
) -> Result<Vec<String>> {
    let mut missing = Vec::new();
    for (file, line) in lines {
        if !fs::read_to_string(root.join(file))?.contains(&line) {
            missing.push(format!("`{line}` in {file}"));
        }
    }
    Ok(missing)
}

/// Tests in the source of a package that says it has none there. Most engines say so: their tests stand in `tests/it`,
/// and built for tests of its own the engine would be compiled a second time.
fn unrun_tests(root: &Path) -> Result<Vec<String>> {
    let mut unrun = Vec::new();
    for folder in ["crates", "demos"] {
        for entry in fs::read_dir(root.join(folder))? {
            let package = entry?.path();
            let manifest = fs::read_to_string(package.join("Cargo.toml")).unwrap_or_default();
            if manifest.contains("[lib]\ntest = false") && has_rust_test(&package.join("src")) {
                let name = package.file_name().unwrap_or_default().display();
                unrun.push(format!(
                    "{name} without `test = false`, which leaves out the tests in its src"
                ));
            }
        }
    }
    Ok(unrun)
}

/// Rust files beside a `lib.rs`, `main.rs`, `mod.rs` or below a module's own file that no `mod` line names:
/// the compiler passes them over in silence.
fn unlisted_modules(root: &Path) -> Result<Vec<String>> {
    let mut roots = Vec::new();
    for folder in ["crates", "demos"] {
        for entry in fs::read_dir(root.join(folder))? {
            let package = entry?.path();
            for package in [package.join("trainer"), package] {
                let tests = fs::read_dir(package.join("tests")).into_iter().flatten();
                roots.extend(tests.flatten().map(|tests| tests.path()));
                roots.push(package.join("src"));
            }
        }
    }
    let mut unlisted = Vec::new();
    for folder in roots.iter().filter(|folder| folder.is_dir()) {
        let owners = ["lib.rs", "main.rs"].map(|name| folder.join(name));
        find_unlisted(folder, &owners, &mut unlisted)?;
    }
    let shown = |path: PathBuf| {
        let path = path
            .strip_prefix(root)
            .unwrap_or(&path)
            .display()
            .to_string();
        format!("a `mod` line for {path}")
    };
    Ok(unlisted.into_iter().map(shown).collect())
}

fn find_unlisted(folder: &Path, owners: &[PathBuf], unlisted: &mut Vec<PathBuf>) -> Result<()> {
    let read = |path: &PathBuf| fs::read_to_string(path).unwrap_or_default();
    let owner: String = owners.iter().map(read).collect();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let is_rust = path.extension().is_some_and(|extension| extension == "rs");
        let is_owner = matches!(&*name, "lib" | "main" | "mod" | "build") || name == "bin";
        let holds_rust = path.join("mod.rs").exists() || folder.join(format!("{name}.rs")).exists();
        if is_owner || !(is_rust || (path.is_dir() && holds_rust)) {
            continue;
        }
        if is_rust && !owner.contains(&format!("mod {name};")) {
            unlisted.push(path.clone());
        }
        if path.is_dir() {
            if path.join("mod.rs").exists() && !owner.contains(&format!("mod {name};")) {
                unlisted.push(path.join("mod.rs"));
            }
            let owners = [path.join("mod.rs"), folder.join(format!("{name}.rs"))];
            find_unlisted(&path, &owners, unlisted)?;
        }
    }
    Ok(())
}

/// Where a module stands: a file, or a folder where it has several parts.
fn module_file(root: &Path, folder: &str, module: &str) -> String {
    let parts = format!("{folder}/{module}");
    match root.join(&parts).join("mod.rs").exists() {
        true => parts,
        false => format!("{folder}/{module}.rs"),
    }
}

/// The slugs the web tree knows; the Rust enum has the same ones.
pub fn slugs(root: &Path) -> Result<Vec<String>> {
    let source = fs::read_to_string(root.join("web/app/demos/demo-meta.ts"))?;
    let list = source
        .split("demoSlugs = [")
        .nth(1)
        .and_then(|rest| rest.split(']').next());
    let list = list.context("web/app/demos/demo-meta.ts has no list demoSlugs")?;
    Ok(list
        .split('\'')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect())
}

/// Whether a file, or one of a folder, has a test.
fn has_rust_test(path: &Path) -> bool {
    if path.is_dir() {
        let files = fs::read_dir(path).into_iter().flatten().flatten();
        return files.into_iter().any(|entry| has_rust_test(&entry.path()));
    }
    let text = fs::read_to_string(path).unwrap_or_default();
    text.contains("#[test]") || text.contains("#[tokio::test")
}

fn has_page_test(folder: &Path) -> bool {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files
        .into_iter()
        .any(|entry| entry.file_name().to_string_lossy().contains(".test."))
}

#[cfg(test)]
mod tests {
    use crate::root;

    #[test]
    fn both_languages_name_the_same_demos() {
        let rust = std::fs::read_to_string(root().join("crates/demo-kit/src/slug.rs")).unwrap();
        let web = super::slugs(root()).unwrap();
        assert_eq!(web.len(), rust.matches("= \"").count());
        for slug in web {
            assert!(
                rust.contains(&format!("\"{slug}\"")),
                "{slug} is missing in DemoSlug"
            );
        }
    }

    #[test]
    fn tests_that_a_manifest_leaves_out_are_named() {
        let root = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(root.path().join("crates")).unwrap();
        let package = root.path().join("demos/prices");
        std::fs::create_dir_all(package.join("src")).unwrap();
        let write = |file: &str, text: &str| std::fs::write(package.join(file), text).unwrap();
        write("src/lib.rs", "#[test]\nfn adds() {}\n");
        let unrun = |manifest: &str| {
            write("Cargo.toml", manifest);
            super::unrun_tests(root.path()).unwrap()
        };
        assert_eq!(unrun("[package]\n").len(), 0);
        let named = unrun("[package]\n\n[lib]\ntest = false\n");
        assert!(named[0].starts_with("prices without"), "{named:?}");
        write("src/lib.rs", "fn adds() {}\n");
        assert_eq!(unrun("[lib]\ntest = false\n").len(), 0);
    }
}
