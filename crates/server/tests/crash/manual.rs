//! The owner's manual: its tables name every fault and promise, and every test they name exists.

use std::fs;
use std::path::Path;

/// Folders whose tests the table may name.
const TESTS: [&str; 7] = [
    "crates/api",
    "crates/contact",
    "crates/rate-limit",
    "crates/server",
    "crates/store",
    "web/app",
    "web/e2e",
];

#[test]
fn every_fault_has_a_test_that_exists_or_a_reason() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manual = fs::read_to_string(root.join("docs/operations.md")).unwrap();
    let mut sources = String::new();
    for folder in TESTS {
        read(&root.join(folder), &mut sources);
    }
    for fault in 1..=45 {
        let start = format!("| F{fault} |");
        let row = manual
            .lines()
            .find(|line| line.starts_with(&start))
            .unwrap_or_else(|| panic!("F{fault} is not in the table"));
        let shown = row.trim_end_matches(['|', ' ']).rsplit('|').next().unwrap();
        let named: Vec<&str> = shown.split('`').skip(1).step_by(2).collect();
        assert!(
            !named.is_empty() || shown.contains("Not shown"),
            "F{fault} names no test and no reason"
        );
        for test in named {
            assert!(sources.contains(test), "F{fault}: no test is called {test}");
        }
    }
}

#[test]
fn every_promise_is_shown_in_a_file_that_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manual = fs::read_to_string(root.join("docs/operations.md")).unwrap();
    let promises = manual.split_once("## Promises").unwrap().1;
    let promises = promises.split_once("\n## ").unwrap().0;
    let rows = promises.lines().filter(|line| line.starts_with("| P"));
    let mut count = 0;
    for row in rows {
        let shown = row
            .trim_end_matches(['|', ' '])
            .rsplit(" | ")
            .next()
            .unwrap();
        let mut file = String::new();
        for name in shown.split('`').skip(1).step_by(2) {
            if name.contains('/') {
                file = fs::read_to_string(root.join(name)).unwrap_or_else(|_| panic!("no {name}"));
            } else if !name.starts_with("make ") {
                assert!(file.contains(name), "no {name}: {row}");
            }
        }
        assert!(!file.is_empty(), "shown by nothing: {row}");
        count += 1;
    }
    assert!(count > 20, "only {count} promises");
}

fn read(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            read(&path, into);
        } else if name.ends_with(".rs") || name.contains(".test.ts") || name.ends_with(".spec.ts") {
            into.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}
