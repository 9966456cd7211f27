//! The front end: its packages and its build.

use std::path::Path;
use std::time::SystemTime;

use anyhow::Result;

use crate::steps::{Steps, npm};
use crate::tools;

/// Installs the packages unless they are as the lock file says.
pub fn install(steps: &mut Steps) -> Result<()> {
    tools::node()?;
    let changed = |path: &str| Path::new(path).metadata().and_then(|data| data.modified());
    let locked = changed("web/package-lock.json")?;
    let installed =
        changed("web/node_modules/.package-lock.json").unwrap_or(SystemTime::UNIX_EPOCH);
    if installed < locked {
        // Not `npm ci`: it wants every platform's optional package in the lock file,
        // and a registry need not carry those of other platforms.
        let install = ["install", "--no-save", "--no-audit", "--no-fund"];
        steps.run("install the web packages", npm(install))?;
    }
    Ok(())
}

/// Builds and prerenders the pages.
pub fn build(steps: &mut Steps) -> Result<()> {
    install(steps)?;
    steps.run("build the pages", npm(["run", "--silent", "build"]))
}
