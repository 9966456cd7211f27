//! Commands run one after the other, each with a heading and its time.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, IsTerminal as _, Read, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

/// Lines of a failed step that are shown once more at the end, of its errors and of its output.
const LAST_LINES: usize = 20;

/// What has run so far.
pub struct Steps {
    done: Vec<(String, Duration)>,
}

impl Steps {
    /// Nothing yet.
    pub fn new() -> Self {
        Self { done: Vec::new() }
    }

    /// Runs a command and stops at its failure, naming the step and saying its last lines once more.
    pub fn run(
        &mut self,
        name: &str,
        mut command: impl std::borrow::BorrowMut<Command>,
    ) -> Result<()> {
        println!("\n── {name}");
        let command = command.borrow_mut();
        if std::io::stdout().is_terminal() {
            command.env("CARGO_TERM_COLOR", "always");
            command.env("FORCE_COLOR", "1");
        }
        let started = Instant::now();
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("{name}: cannot be started"))?;
        let (output, errors) = (child.stdout.take(), child.stderr.take());
        let last = std::thread::scope(|threads| {
            let errors = threads.spawn(|| pass_on(errors, std::io::stderr()));
            let output = pass_on(output, std::io::stdout());
            let mut last = errors.join().unwrap_or_default();
            last.extend(output);
            Vec::from(last)
        });
        if !child.wait()?.success() {
            bail!("{name} failed; its last lines:\n{}", last.join("\n"));
        }
        self.done.push((name.to_owned(), started.elapsed()));
        Ok(())
    }

    /// Runs a command that somebody watches and ends, such as a server.
    pub fn watch(&mut self, name: &str, mut command: Command) -> Result<()> {
        println!("\n── {name}");
        let status = command
            .status()
            .with_context(|| format!("{name}: cannot be started"))?;
        if !status.success() {
            bail!("{name} failed");
        }
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

/// Shows what a command says as it says it, and gives the end of it.
fn pass_on(from: Option<impl Read>, mut to: impl Write) -> VecDeque<String> {
    let mut last = VecDeque::with_capacity(LAST_LINES);
    let Some(from) = from else { return last };
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    while from
        .read_until(b'\n', &mut line)
        .is_ok_and(|bytes| bytes > 0)
    {
        // Whoever closed our output has seen enough; the command runs on.
        let _ = to.write_all(&line).and_then(|()| to.flush());
        if last.len() == LAST_LINES {
            last.pop_front();
        }
        last.push_back(String::from_utf8_lossy(&line).trim_end().to_owned());
        line.clear();
    }
    last
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

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::{LAST_LINES, Steps};

    #[test]
    fn a_failed_step_says_its_own_last_lines_and_nothing_of_ours() {
        let mut command = Command::new("sh");
        command.args(["-c", "echo the reason >&2; seq 1 100; exit 3"]);
        let error = Steps::new().run("count", command).unwrap_err();
        let said = format!("{error:#}");
        assert!(
            said.starts_with("count failed; its last lines:\n"),
            "{said}"
        );
        assert!(said.contains("the reason"), "{said}");
        assert!(said.contains("\n100"), "{said}");
        assert!(!said.contains("\n2\n"), "{said}");
        assert!(said.lines().count() <= 2 * LAST_LINES + 1, "{said}");
        assert!(!said.contains("backtrace"), "{said}");
    }
}
