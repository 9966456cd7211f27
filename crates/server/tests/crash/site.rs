//! `boreal serve` as a child process.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Output, Stdio};
use std::time::{Duration, Instant};

use boreal_test_support::SmtpServer;

/// The owner's address in every test; its domain is that of the Message-IDs.
pub const OWNER: &str = "owner@boreal.example";

/// The secret that instances on one PostgreSQL database share.
const SECRET: &str = "a secret that only tests know";

/// Settings as the environment gives them, without the prefix.
#[derive(Clone, Default)]
pub struct Settings {
    environment: Vec<(String, String)>,
    log: Option<PathBuf>,
    trace: Option<PathBuf>,
    limit: Option<&'static str>,
}

impl Settings {
    /// A shop that refuses no client and does not wait: no limit bites, other instances' work is seen within a second.
    pub fn hurried(database_url: &str) -> Self {
        Self::default()
            .with("DATABASE_URL", database_url)
            .with("SECRET", SECRET)
            .with("CONTACT_TO", OWNER)
            .with("LIMITS_CONTACT_PER_MINUTE", "100000")
            .with("LIMITS_CONTACT_PER_DAY", "1000000")
            .with("LIMITS_CONTACT_PER_DAY_PER_NETWORK", "1000000")
            .with("CONTACT_ACKNOWLEDGE", "false")
            .with("SOURCES_LIVE", "false")
            .with("OUTBOX_POLL_SECONDS", "1")
            .with("OUTBOX_LEASE_SECONDS", "20")
    }

    /// Mail goes to this server.
    pub fn mailing_to(self, smtp: &SmtpServer) -> Self {
        let url = format!("smtp://127.0.0.1:{}", smtp.port);
        self.with("SMTP_URL", &url)
    }

    pub fn with(mut self, key: &str, value: &str) -> Self {
        let pair = (format!("BOREAL_{key}"), value.to_owned());
        self.environment.push(pair);
        self
    }

    /// What the program has to say goes to this file.
    pub fn logging_to(mut self, file: &Path) -> Self {
        self.log = Some(file.to_owned());
        self
    }

    /// The shell gives the program this limit before it starts, such as `ulimit -n 300`.
    pub fn under(mut self, limit: &'static str) -> Self {
        self.limit = Some(limit);
        self
    }

    /// `strace` notes in this file what the program writes, and when it waits for the disk.
    pub fn traced_to(mut self, file: &Path) -> Self {
        self.trace = Some(file.to_owned());
        self
    }
}

/// The address of a database file in `folder`.
pub fn sqlite_url(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("boreal.db").display())
}

/// The program with these settings and nothing else from the environment.
fn program(data_dir: &Path, settings: &Settings, arguments: &[&str]) -> Command {
    // A process over its file size limit is killed unless it ignores that signal; the
    // tests of full disks use the limit and want to see the failed write instead.
    let mut command = Command::new("sh");
    let limit = settings.limit.unwrap_or("true");
    let script = format!(r#"trap "" XFSZ; {limit} && exec "$0" "$@""#);
    command.args(["-c", &script]);
    if let Some(trace) = &settings.trace {
        let calls = "pwrite64,ftruncate,fsync,fdatasync,write,writev,sendto";
        command
            .args([
                "strace", "-D", "-f", "-y", "-xx", "-s", "100000", "-e", calls, "-o",
            ])
            .arg(trace);
    }
    command
        .arg(env!("CARGO_BIN_EXE_boreal"))
        .args(arguments)
        .arg("--data-dir")
        .arg(data_dir)
        .current_dir(data_dir)
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .env("RUST_LOG", "off")
        .envs(settings.environment.iter().cloned());
    if let Some(log) = &settings.log {
        let file = File::create(log).unwrap();
        command.env("RUST_LOG", "info").stderr(file);
    }
    command
}

/// Runs one of the owner's commands to its end.
pub fn run(data_dir: &Path, settings: &Settings, arguments: &[&str]) -> Output {
    program(data_dir, settings, arguments).output().unwrap()
}

/// A server that may not listen yet.
pub struct Starting {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Starting {
    pub fn spawn(data_dir: &Path, settings: &Settings) -> Self {
        let mut child = program(data_dir, settings, &["serve", "--listen", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, output }
    }

    /// Waits until it says where it listens.
    pub fn ready(mut self) -> Site {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        let address = line
            .trim_end()
            .rsplit("http://")
            .next()
            .and_then(|address| address.parse().ok())
            .unwrap_or_else(|| panic!("the server starts, but said {line:?}"));
        Site {
            child: self.child,
            address,
        }
    }

    /// `kill -9`, wherever it is.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A server that listens; it ends with the value.
pub struct Site {
    child: Child,
    pub address: SocketAddr,
}

impl Site {
    pub fn start(data_dir: &Path, settings: &Settings) -> Self {
        Starting::spawn(data_dir, settings).ready()
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// `kill -9`: the process does nothing more.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop, as a service manager does.
    pub fn terminate(&self) {
        let sent = Command::new("kill")
            .args(["-TERM", &self.id().to_string()])
            .status()
            .unwrap();
        assert!(sent.success());
    }

    /// Waits for its end.
    pub fn exit(mut self) -> ExitStatus {
        let deadline = Instant::now() + Duration::from_secs(120);
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(Instant::now() < deadline, "the server does not stop");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Stops it in good order.
    pub fn stop(self) {
        self.terminate();
        assert!(self.exit().success());
    }

    /// Memory in use, in KiB.
    pub fn resident_kib(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).unwrap();
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // Fails when the process has ended already, which is as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
