//! Commands run one after the other, each with a heading and its time; those that failed stand together at the end.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, IsTerminal as _, Read, Write};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

/// Lines of a failed step that are said once more at the end.
const LAST_LINES: usize = 60;

/// How often something is asked of the network before that counts as failed, and how long to wait between.
const TRIES: usize = 3;
const PAUSE: Duration = Duration::from_secs(5);

/// What has run so far.
#[derive(Default)]
pub struct Steps {
    done: Vec<Step>,
    not_shown: Vec<String>,
    /// What steps warned of without failing.
    warnings: Vec<String>,
    is_offline: bool,
}

struct Step {
    name: String,
    time: Duration,
    /// Why it failed, if it did: its last lines.
    failure: Option<String>,
}

impl Steps {
    /// Runs a command that others rest on: where it fails, they cannot go on.
    pub fn run(
        &mut self,
        name: &str,
        mut command: impl std::borrow::BorrowMut<Command>,
    ) -> Result<()> {
        let command = command.borrow_mut();
        if self.is_offline {
            command.env("CARGO_NET_OFFLINE", "true");
            command.env("npm_config_offline", "true");
        }
        let mut warnings = Vec::new();
        let done = self.timed(name, || run_aloud_for(command, &mut warnings));
        self.warnings.extend(warnings);
        done
    }

    /// Runs a command whose failure is told at the end while others go on, and says whether it passed.
    pub fn check(&mut self, name: &str, command: impl std::borrow::BorrowMut<Command>) -> bool {
        self.run(name, command).is_ok()
    }

    /// Work of this program's own that nothing rests on but what takes its outcome.
    pub fn look<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Option<T> {
        self.timed(name, work).ok()
    }

    /// Runs a command that needs the network, which may fail for a moment.
    pub fn fetch(&mut self, name: &str, mut command: Command) -> Result<()> {
        self.timed(name, || {
            for _ in 1..TRIES {
                if run_aloud(&mut command).is_ok() {
                    return Ok(());
                }
                println!("\n── {name}: once more in {} s", PAUSE.as_secs());
                std::thread::sleep(PAUSE);
            }
            run_aloud(&mut command)
        })
    }

    /// Runs a command that something may be shown without: its failure is said where it happens, and is none of the run's.
    pub fn attempt(&mut self, name: &str, mut command: Command) {
        let _ = self.timed(name, || {
            if let Err(failure) = run_aloud(&mut command) {
                println!("\n── {name}: did not succeed: {failure:#}");
            }
            Ok(())
        });
    }

    /// Something that this machine cannot show. It is said here and again at the end, so that nobody takes it for shown.
    pub fn not_shown(&mut self, what: &str) {
        println!("\n── not shown: {what}");
        self.not_shown.push(what.to_owned());
    }

    /// From here on nothing may ask the network: it was all fetched before.
    pub fn stay_offline(&mut self) {
        self.is_offline = true;
    }

    fn timed<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        println!("\n── {name}");
        let started = Instant::now();
        let outcome = work();
        self.done.push(Step {
            name: name.to_owned(),
            time: started.elapsed(),
            failure: outcome.as_ref().err().map(|error| format!("{error:#}")),
        });
        outcome.map_err(|_| anyhow::anyhow!("{name} failed"))
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

    /// What there is to say at the end: each step with its seconds, then all that failed with their last lines.
    pub fn summary(&self) -> String {
        let mut said = String::new();
        for Step {
            name,
            time,
            failure,
        } in &self.done
        {
            let mark = if failure.is_some() { "  FAILED" } else { "" };
            let _ = writeln!(said, "{:>7.1} s  {name}{mark}", time.as_secs_f64());
        }
        let total: Duration = self.done.iter().map(|step| step.time).sum();
        let _ = writeln!(said, "{:>7.1} s  together", total.as_secs_f64());
        for (step, failure) in self.failures() {
            let _ = write!(said, "\n── {} failed:\n{failure}\n", step.name);
        }
        for warning in &self.warnings {
            let _ = write!(said, "\n── {warning}");
        }
        for what in &self.not_shown {
            let _ = write!(said, "\n── not shown: {what}");
        }
        let names: Vec<&str> = self.failures().map(|(step, _)| &*step.name).collect();
        let _ = match names.is_empty() {
            true => write!(said, "\n── all passed"),
            false => write!(said, "\n── failed: {}", names.join("; ")),
        };
        said
    }

    pub fn has_failed(&self) -> bool {
        self.failures().next().is_some()
    }

    fn failures(&self) -> impl Iterator<Item = (&Step, &String)> {
        self.done
            .iter()
            .filter_map(|step| Some((step, step.failure.as_ref()?)))
    }
}

fn run_aloud(command: &mut Command) -> Result<()> {
    run_aloud_for(command, &mut Vec::new())
}

/// Runs a command, shows what it says as it says it, hands its warnings on, and keeps the end of it as the reason
/// where it fails.
fn run_aloud_for(command: &mut Command, warnings: &mut Vec<String>) -> Result<()> {
    if std::io::stdout().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
        command.env("FORCE_COLOR", "1");
    }
    // One pipe for both outputs, so that their lines stay in the order they were written.
    let (output, writer) = std::io::pipe()?;
    let spawned = command.stdout(writer.try_clone()?).stderr(writer).spawn();
    // The command holds the pipe's other end: without that being let go, reading never ends.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = spawned
        .with_context(|| format!("{} cannot be started", command.get_program().display()))?;
    let last = Arc::new(Mutex::new(VecDeque::with_capacity(LAST_LINES)));
    let (ended, end) = mpsc::channel();
    std::thread::spawn({
        let last = Arc::clone(&last);
        move || {
            let warned = pass_on(output, &last);
            let _ = ended.send(warned);
        }
    });
    let status = child.wait()?;
    // What a command leaves running may hold the pipe: its lines are not waited for.
    warnings.extend(end.recv_timeout(PAUSE).unwrap_or_default());
    if status.success() {
        return Ok(());
    }
    let last: Vec<String> = last
        .lock()
        .map(|last| last.iter().cloned().collect())
        .unwrap_or_default();
    bail!(last.join("\n"))
}

/// How a step warns of what is no failure, such as a page over its budget by little: not as compilers do, whose
/// warnings are failures already or nobody's here.
const WARNING: &str = "warning, no failure: ";

/// Hands lines on as they come, keeps the last ones, and gives those that warn.
fn pass_on(from: impl Read, last: &Mutex<VecDeque<String>>) -> Vec<String> {
    let mut warned = Vec::new();
    let mut to = std::io::stdout();
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    while from
        .read_until(b'\n', &mut line)
        .is_ok_and(|bytes| bytes > 0)
    {
        // Whoever closed our output has seen enough; the command runs on.
        let _ = to.write_all(&line).and_then(|()| to.flush());
        if let Ok(mut last) = last.lock() {
            if last.len() == LAST_LINES {
                last.pop_front();
            }
            last.push_back(String::from_utf8_lossy(&line).trim_end().to_owned());
        }
        if line.starts_with(WARNING.as_bytes()) {
            warned.push(String::from_utf8_lossy(&line).trim_end().to_owned());
        }
        line.clear();
    }
    warned
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
    use std::time::Duration;

    use super::{LAST_LINES, Steps, WARNING};

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn what_failed_stands_at_the_end_with_all_times_and_its_last_lines() {
        let mut steps = Steps::default();
        steps.check("count", shell("seq 1 100; echo the reason >&2; exit 3"));
        steps.run("fine", shell("echo quiet")).unwrap();
        let looked: Option<()> =
            steps.look("own check", || anyhow::bail!("two pieces are missing"));
        assert_eq!(looked, None);
        assert!(steps.has_failed());
        let said = steps.summary();
        let (times, failures) = said.split_once("── count failed:\n").unwrap();
        for name in ["count  FAILED", "fine\n", "own check  FAILED", "together"] {
            assert!(times.contains(name), "{said}");
        }
        assert!(
            failures.contains("\n100\n") && failures.contains("the reason"),
            "{said}"
        );
        assert!(!said.contains("\n2\n") && !said.contains("quiet"), "{said}");
        assert!(failures.contains("── own check failed:\ntwo pieces are missing"));
        assert!(said.ends_with("── failed: count; own check"), "{said}");
        assert!(failures.lines().count() < LAST_LINES + 10, "{said}");
        assert!(!said.contains("backtrace"), "{said}");
    }

    #[test]
    fn where_nothing_failed_the_times_end_with_that() {
        let mut steps = Steps::default();
        steps.run("fine", shell("true")).unwrap();
        assert!(!steps.has_failed());
        assert!(steps.summary().ends_with("── all passed"));
        let error = steps.run("not fine", shell("false")).unwrap_err();
        assert!(error.to_string().starts_with("not fine failed"));
    }

    #[test]
    fn what_was_not_shown_stands_at_the_end_and_fails_nothing() {
        let mut steps = Steps::default();
        steps.attempt("fetch a proxy", shell("exit 1"));
        steps.not_shown("the proxy: it is not installed");
        assert!(!steps.has_failed());
        let said = steps.summary();
        let end = "\n── not shown: the proxy: it is not installed\n── all passed";
        assert!(said.ends_with(end), "{said}");
        assert!(said.contains("fetch a proxy\n"), "{said}");
    }

    #[test]
    fn what_a_step_warns_of_stands_at_the_end_and_fails_nothing() {
        let mut steps = Steps::default();
        let over = format!("{WARNING}over budget: a page: 55.1 KB, the budget is 55");
        let ends = format!("{WARNING}renew security.expires");
        let script = format!("echo '{over}' >&2; echo 'warning: not ours'; echo '{ends}'");
        assert!(steps.check("sizes", shell(&script)));
        assert!(!steps.has_failed());
        let said = steps.summary();
        assert!(
            said.ends_with(&format!("\n── {over}\n── {ends}\n── all passed")),
            "{said}"
        );
        assert!(!said.contains("not ours"), "{said}");
    }

    #[test]
    fn the_check_of_the_built_pages_warns_as_the_end_of_a_run_expects() {
        let check = std::fs::read_to_string(crate::root().join("web/build/check.mjs")).unwrap();
        let warns =
            format!("for (const warning of warnings) console.warn(`{WARNING}${{warning}}`)");
        assert!(check.contains(&warns), "{warns}");
        assert_eq!(check.matches("console.warn(").count(), 1);
    }

    #[test]
    fn a_check_says_whether_it_passed_so_that_what_rests_on_it_can_be_left_out() {
        let mut steps = Steps::default();
        assert!(steps.check("fine", shell("true")));
        assert!(!steps.check("not fine", shell("false")));
        assert!(!steps.check("not there", Command::new("/no/such/program")));
        assert!(steps.check("after both", shell("true")));
        assert!(steps.summary().ends_with("── failed: not fine; not there"));
    }

    #[test]
    fn what_a_command_leaves_running_is_not_waited_for() {
        let mut steps = Steps::default();
        let left = Duration::from_secs(20);
        let script = format!("sleep {} & echo gone; exit 1", left.as_secs());
        let error = steps.run("leaves", shell(&script));
        assert!(error.is_err());
        assert!(steps.done[0].time < left, "{}", steps.summary());
        assert!(steps.summary().contains("gone"), "{}", steps.summary());
    }

    #[test]
    fn what_was_fetched_is_not_asked_for_again() {
        let mut steps = Steps::default();
        steps.stay_offline();
        steps
            .run(
                "offline",
                shell("test $CARGO_NET_OFFLINE = true && test $npm_config_offline = true"),
            )
            .unwrap();
    }
}
