//! Commands run one after the other, each with a heading and its time.

use std::ffi::OsStr;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

/// What has run so far.
pub struct Steps {
    done: Vec<(String, Duration)>,
}

impl Steps {
    /// Nothing yet.
    pub fn new() -> Self {
        Self { done: Vec::new() }
    }

    /// Runs a command and stops at its failure, naming the step.
    pub fn run(
        &mut self,
        name: &str,
        mut command: impl std::borrow::BorrowMut<Command>,
    ) -> Result<()> {
        println!("\n── {name}");
        let started = Instant::now();
        let status = command
            .borrow_mut()
            .status()
            .with_context(|| format!("{name}: cannot be started"))?;
        if !status.success() {
            bail!("{name}: failed");
        }
        self.done.push((name.to_owned(), started.elapsed()));
        Ok(())
    }

    /// Each step with its seconds, and the sum.
    pub fn summary(&self) {
        println!("\n── all checks passed");
        for (name, time) in &self.done {
            println!("{:>7.1} s  {name}", time.as_secs_f64());
        }
        let total: Duration = self.done.iter().map(|(_, time)| *time).sum();
        println!("{:>7.1} s  together", total.as_secs_f64());
    }
}

/// `cargo` as this process was started by it.
pub fn cargo(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// `npm` in the web folder.
pub fn npm(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = Command::new("npm");
    command.arg("--prefix").arg("web").args(arguments);
    command
}

/// `node` in the web folder.
pub fn node(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = Command::new("node");
    command.current_dir("web").args(arguments);
    command
}
