//! The front end: its packages and its build.

use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use anyhow::Result;

use crate::steps::{Steps, npm};
use crate::tools;

/// Installs the packages unless they are as the lock file says.
pub fn install(steps: &mut Steps) -> Result<()> {
    tools::node()?;
    if is_installed("web")? {
        return Ok(());
    }
    // Not `npm ci`: it wants every platform's optional package in the lock file,
    // and a registry need not carry those of other platforms.
    let install = ["install", "--no-save", "--no-audit", "--no-fund"];
    steps.fetch("install the web packages", npm(install))
}

/// Installs the packages of a program beside the pages, exactly as its lock file says.
pub fn install_locked(steps: &mut Steps, folder: &str) -> Result<()> {
    if is_installed(folder)? {
        return Ok(());
    }
    let mut install = Command::new("npm");
    install
        .args(["ci", "--no-audit", "--no-fund", "--silent"])
        .current_dir(folder);
    steps.fetch(&format!("install the packages of {folder}"), install)
}

/// npm writes its own list last, so a folder without it, or with an older one, is not whole.
fn is_installed(folder: &str) -> Result<bool> {
    let folder = Path::new(folder);
    let changed = |path: &str| {
        let file = folder.join(path).metadata();
        file.and_then(|file| file.modified())
    };
    let locked = changed("package-lock.json")?;
    let installed = changed("node_modules/.package-lock.json").unwrap_or(SystemTime::UNIX_EPOCH);
    Ok(installed >= locked)
}

/// Builds and prerenders the pages.
pub fn build(steps: &mut Steps) -> Result<()> {
    install(steps)?;
    steps.run("build the pages", npm(["run", "--silent", "build"]))
}
