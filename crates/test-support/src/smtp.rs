//! The SMTP server of `tests/smtp`, started and scripted from a test.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::Certificates;
use crate::node::node_program;

/// How the server speaks TLS.
#[derive(Debug, Default)]
pub enum Tls<'a> {
    /// It does not.
    #[default]
    None,
    /// After STARTTLS.
    StartTls(&'a Certificates),
    /// From the first byte.
    Implicit(&'a Certificates),
}

/// What the server is like when it starts.
#[derive(Debug, Default)]
pub struct SmtpSetup<'a> {
    pub tls: Tls<'a>,
    /// The user and password it asks for, if any.
    pub login: Option<(&'a str, &'a str)>,
    /// The port to listen on; 0 takes any.
    pub port: u16,
    /// A mailbox that does not exist: always refused with 550.
    pub unknown_mailbox: Option<&'a str>,
}

/// What the server does with one message; once the list is used up it accepts everything.
#[derive(Debug, Clone, Copy)]
pub enum Fault {
    /// Refuses the recipient with this code.
    Recipient(u16),
    /// Refuses the recipient with this code and these words.
    RecipientSaying(u16, &'static str),
    /// Refuses with this code after the whole message was read.
    Data(u16),
    /// The same with these words.
    DataSaying(u16, &'static str),
    /// Reads the whole message and never answers.
    Hang,
    /// Accepts and keeps the message, but never says so.
    AcceptSilently,
    /// Accepts and keeps the message, and says so only after this many milliseconds.
    AcceptSlowly(u32),
    Accept,
}

/// A message the server accepted.
#[derive(Debug, Clone)]
pub struct Received {
    /// The recipients of the envelope.
    pub recipients: Vec<String>,
    /// The bytes after DATA, as they came.
    pub raw: String,
    /// Whether the connection was encrypted.
    pub encrypted: bool,
}

impl Received {
    /// The lines before the first empty line, folded lines joined.
    pub fn headers(&self) -> Vec<(String, String)> {
        let head = self.raw.split("\r\n\r\n").next().unwrap_or_default();
        let unfolded = head.replace("\r\n ", " ").replace("\r\n\t", " ");
        unfolded
            .split("\r\n")
            .filter_map(|line| line.split_once(':'))
            .map(|(name, value)| (name.to_owned(), value.trim().to_owned()))
            .collect()
    }

    /// The value of the header `name`, which must occur exactly once.
    #[track_caller]
    pub fn header(&self, name: &str) -> String {
        let mut values = self
            .headers()
            .into_iter()
            .filter(|(found, _)| found.eq_ignore_ascii_case(name))
            .map(|(_, value)| value);
        let value = values
            .next()
            .unwrap_or_else(|| panic!("no {name} in {}", self.raw));
        assert_eq!(values.next(), None, "{name} occurs twice");
        value
    }
}

#[derive(Debug, Default)]
struct Seen {
    messages: Vec<Received>,
    attempts: usize,
    failed_logins: usize,
    echoes: usize,
}

/// A running SMTP server; it ends with the value.
#[derive(Debug)]
pub struct SmtpServer {
    process: Child,
    control: Mutex<(ChildStdin, usize)>,
    seen: Arc<Mutex<Seen>>,
    pub port: u16,
}

impl SmtpServer {
    /// Starts a server that will commit `faults` in turn.
    pub fn start(setup: &SmtpSetup<'_>, faults: &[Fault]) -> Self {
        let folder = node_program("smtp");
        let mut process = Command::new("node")
            .arg(folder.join("server.mjs"))
            .arg(options(setup, faults).to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the SMTP server needs Node 20 or newer: https://nodejs.org");
        let control = process.stdin.take().expect("stdin is piped");
        let output = process.stdout.take().expect("stdout is piped");
        let seen = Arc::<Mutex<Seen>>::default();
        let (ready, port) = mpsc::channel();
        let reader = Arc::clone(&seen);
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                let event: Value = serde_json::from_str(&line).expect("the server writes JSON");
                note(&reader, &ready, &event);
            }
        });
        let port = port
            .recv_timeout(Duration::from_secs(120))
            .expect("the SMTP server starts");
        Self {
            process,
            control: Mutex::new((control, 0)),
            seen,
            port,
        }
    }

    /// Adds faults to be committed after those that are left.
    pub fn commit(&self, faults: &[Fault]) {
        let mut control = self.control.lock().unwrap_or_else(PoisonError::into_inner);
        for fault in faults {
            writeln!(control.0, "{}", order(*fault)).expect("the SMTP server reads orders");
        }
    }

    /// The messages accepted so far.
    pub fn messages(&self) -> Vec<Received> {
        self.seen().messages.clone()
    }

    /// How often a client began to send a message.
    pub fn attempts(&self) -> usize {
        self.seen().attempts
    }

    /// How often a client gave a wrong password.
    pub fn failed_logins(&self) -> usize {
        self.seen().failed_logins
    }

    /// What the server has seen; asks it for an echo first, so that nothing is still on its way here.
    fn seen(&self) -> std::sync::MutexGuard<'_, Seen> {
        let mut control = self.control.lock().unwrap_or_else(PoisonError::into_inner);
        let (orders, asked) = &mut *control;
        *asked += 1;
        writeln!(orders, r#"{{"stage": "echo"}}"#).expect("the SMTP server reads orders");
        let deadline = Instant::now() + Duration::from_secs(120);
        loop {
            let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
            if seen.echoes >= *asked {
                return seen;
            }
            drop(seen);
            assert!(Instant::now() < deadline, "the SMTP server does not answer");
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Drop for SmtpServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn order(fault: Fault) -> Value {
    match fault {
        Fault::Recipient(code) => json!({"stage": "recipient", "code": code}),
        Fault::RecipientSaying(code, words) => {
            json!({"stage": "recipient", "code": code, "words": words})
        }
        Fault::Data(code) => json!({"stage": "data", "code": code}),
        Fault::DataSaying(code, words) => json!({"stage": "data", "code": code, "words": words}),
        Fault::Hang => json!({"stage": "hang"}),
        Fault::AcceptSilently => json!({"stage": "silent"}),
        Fault::AcceptSlowly(milliseconds) => json!({"stage": "slow", "milliseconds": milliseconds}),
        Fault::Accept => json!({"stage": "accept"}),
    }
}

fn options(setup: &SmtpSetup<'_>, faults: &[Fault]) -> Value {
    let (mode, certificates) = match setup.tls {
        Tls::None => ("none", None),
        Tls::StartTls(certificates) => ("starttls", Some(certificates)),
        Tls::Implicit(certificates) => ("implicit", Some(certificates)),
    };
    json!({
        "port": setup.port,
        "unknownMailbox": setup.unknown_mailbox,
        "tls": mode,
        "certificate": certificates.map(|found| found.certificate()),
        "key": certificates.map(|found| found.key()),
        "user": setup.login.map(|(user, _)| user),
        "password": setup.login.map(|(_, password)| password),
        "faults": faults.iter().copied().map(order).collect::<Vec<_>>(),
    })
}

fn note(seen: &Mutex<Seen>, ready: &mpsc::Sender<u16>, event: &Value) {
    let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
    match event["event"].as_str() {
        Some("listening") => {
            let port = event["port"].as_u64().and_then(|port| port.try_into().ok());
            // The receiver is gone only when the test has given up already.
            let _ = ready.send(port.expect("a port is a 16-bit number"));
        }
        Some("echo") => seen.echoes += 1,
        Some("attempt") => seen.attempts += 1,
        Some("failed-login") => seen.failed_logins += 1,
        Some("message") => seen.messages.push(Received {
            recipients: event["recipients"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|address| address.as_str().map(str::to_owned))
                .collect(),
            raw: event["raw"].as_str().unwrap_or_default().to_owned(),
            encrypted: event["encrypted"].as_bool().unwrap_or_default(),
        }),
        _ => {}
    }
}
