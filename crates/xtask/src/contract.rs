//! Calls generated from the contract against the built server: whatever the contract allows is answered as it says,
//! and nothing is answered in a way that it does not name.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

use crate::steps::Steps;

/// One seed: a run can be repeated, and luck decides nothing.
const SEED: &str = "20261116";

/// Cases of each operation beside those at the edges of its fields, which are always the same: few where every change
/// waits for them, many where somebody looks for faults.
pub const FEW: u32 = 12;
pub const MANY: u32 = 200;

/// Makes a bounded number of calls to every operation; `tests/contract/schemathesis.toml` says which and what is looked at.
pub fn generated_calls(steps: &mut Steps, schemathesis: &Path, cases: u32) {
    let folder = PathBuf::from("target/contract");
    let site = steps.look("start the site", || {
        // Failures of an earlier run must not change what this one does.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder)?;
        Site::start(&folder)
    });
    let Some(site) = site else { return };
    let mut calls = Command::new(schemathesis);
    calls
        .args(["--config-file", "tests/contract/schemathesis.toml", "run"])
        .args(["--seed", SEED, "--url", &site.address])
        .args(["--max-examples", &cases.to_string()])
        .arg("web/app/api/openapi.gen.json")
        .env("HYPOTHESIS_STORAGE_DIRECTORY", folder.join("hypothesis"));
    steps.check("calls generated from the contract", calls);
}

/// The server on a free port, with limits that the calls do not reach.
struct Site {
    child: Child,
    address: String,
}

impl Site {
    fn start(folder: &Path) -> Result<Self> {
        let mut child = Command::new(std::path::absolute("target/debug/boreal")?)
            .args(["serve", "--listen", "127.0.0.1:0", "--data-dir", "data"])
            .current_dir(folder)
            .env("RUST_LOG", "error")
            .env("BOREAL_SOURCES_LIVE", "false")
            .env("BOREAL_FETCH_ENABLED", "false")
            .env("BOREAL_LIMITS_API_PER_MINUTE", "1000000")
            // A busy machine is slow, and no fault of an operation.
            .env("BOREAL_LIMITS_REQUEST_SECONDS", "300")
            .env("BOREAL_LIMITS_CONTACT_PER_MINUTE", "100000")
            .env("BOREAL_LIMITS_CONTACT_PER_DAY", "1000000")
            .env("BOREAL_LIMITS_CONTACT_PER_DAY_PER_NETWORK", "1000000")
            .stdout(Stdio::piped())
            .spawn()
            .context("the server cannot be started")?;
        let mut line = String::new();
        let output = child.stdout.take().context("its output is piped")?;
        BufReader::new(output).read_line(&mut line)?;
        let address = line
            .trim()
            .rsplit(' ')
            .next()
            .unwrap_or_default()
            .to_owned();
        Ok(Self { child, address })
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
