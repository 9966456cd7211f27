//! Programs for Node under `tests/`, each with its own locked packages.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of a program under `tests/`, its packages installed.
///
/// Tests that start together wait for the first to install.
pub fn node_program(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests")
        .join(name);
    let lock = File::open(folder.join("package.json")).expect("the program is in the repository");
    lock.lock().expect("a file can be locked");
    // npm writes this file last, so a folder without it was left half installed.
    if folder.join("node_modules/.package-lock.json").is_file() {
        return folder;
    }
    let installed = Command::new("npm")
        .args(["ci", "--no-audit", "--no-fund", "--silent"])
        .current_dir(&folder)
        .status()
        .expect("npm, which comes with Node, is needed: https://nodejs.org");
    assert!(installed.success(), "npm ci failed in tests/{name}");
    folder
}
