//! The programs the project needs beside Rust: found, installed where we may,
//! or named with the way to get them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::steps::Steps;

/// The version whose calls are known: another makes others of the same seed.
const SCHEMATHESIS: &str = "4.32.5";

/// What is put in front of the site or beside it in tests, named as its Debian package, and the call that shows that it
/// works here.
const PEERS: [(&str, &[&str]); 4] = [
    ("nginx", &["-v"]),
    ("caddy", &["version"]),
    ("curl", &["--version"]),
    ("strace", &["-f", "-o", "/dev/null", "true"]),
];

/// Where those go that the system does not have.
const PEERS_FOLDER: &str = "target/peers";

/// What the peers show.
const SHOWN_BY: [(&str, &[&str]); 3] = [
    ("nginx in front of the site", &["nginx", "curl"]),
    ("Caddy in front of the site", &["caddy", "curl"]),
    ("a power cut", &["strace"]),
];

/// The oldest Node the web tools run on.
const LEAST_NODE: (u32, u32) = (20, 19);

/// Checks Node and npm.
pub fn node() -> Result<()> {
    let version = output("node", &["--version"]);
    let numbers: Vec<u32> = version
        .as_deref()
        .unwrap_or_default()
        .trim_start_matches('v')
        .split('.')
        .filter_map(|number| number.trim().parse().ok())
        .collect();
    let (major, minor) = LEAST_NODE;
    match numbers[..] {
        [have_major, have_minor, ..] if (have_major, have_minor) >= LEAST_NODE => {}
        [] => bail!("node is missing: install Node.js {major}.{minor} or newer"),
        _ => bail!(
            "node is {}: Node.js {major}.{minor} or newer is needed",
            version.unwrap_or_default().trim()
        ),
    }
    if output("npm", &["--version"]).is_none() {
        bail!("npm is missing: it comes with Node.js");
    }
    Ok(())
}

/// Chromium without windows of its own: the same pages, drawn with a third less of the processor.
const WINDOWLESS: &str = "chromium-headless-shell";

/// The browser for the real-browser tests: `CHROMIUM`, the one without windows where the system has it or its package,
/// or else the whole.
pub fn test_browser(steps: &mut Steps) -> Result<PathBuf> {
    if std::env::var_os("CHROMIUM").is_none() {
        if find(WINDOWLESS).is_none() && may_install() {
            for (name, command) in installing(WINDOWLESS) {
                steps.attempt(&name, command);
            }
        }
        if let Some(path) = find(WINDOWLESS) {
            return Ok(path);
        }
    }
    chromium(steps)
}

/// The whole browser, for what is measured: `CHROMIUM`, the system's, or the system's package.
pub fn chromium(steps: &mut Steps) -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("CHROMIUM") {
        return Ok(path.into());
    }
    let names = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ];
    if let Some(path) = names.iter().find_map(|name| find(name)) {
        return Ok(path);
    }
    install(steps, "chromium")?;
    match find("chromium") {
        Some(path) => Ok(path),
        None => bail!("chromium is missing: install it, or set CHROMIUM to the browser's path"),
    }
}

/// What makes calls from the contract: `SCHEMATHESIS`, or its package in a folder of its own.
pub fn schemathesis(steps: &mut Steps) -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("SCHEMATHESIS") {
        return Ok(path.into());
    }
    let folder = PathBuf::from(format!("target/schemathesis-{SCHEMATHESIS}"));
    let program = std::path::absolute(folder.join("bin/schemathesis"))?;
    if program.exists() {
        return Ok(program);
    }
    let missing = "schemathesis is missing: install Python 3.10 or newer with its venv module, or set SCHEMATHESIS to the program's path";
    if find("python3").is_none() {
        bail!(missing);
    }
    let mut venv = Command::new("python3");
    steps
        .run(
            "a folder for schemathesis",
            venv.args(["-m", "venv"]).arg(&folder),
        )
        .context(missing)?;
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.args(["install", "--quiet"])
        .arg(format!("schemathesis=={SCHEMATHESIS}"));
    steps
        .fetch("install schemathesis", pip)
        .context("schemathesis cannot be installed; set SCHEMATHESIS to the program's path")?;
    Ok(program)
}

/// The database server for the tests that run on both stores.
pub fn postgres(steps: &mut Steps) -> Result<()> {
    let present = || find("postgres").is_some() || newest_postgres().is_some();
    if std::env::var_os("TEST_POSTGRES_URL").is_none() && !present() {
        install(steps, "postgresql")?;
    }
    Ok(())
}

/// Peers that work here, for the tests to use.
pub struct Peers {
    found: Vec<&'static str>,
    path: OsString,
}

impl Peers {
    /// Looks for them: among the system's programs, administrators' included, and among those that were fetched.
    fn find() -> Result<Self> {
        let own = std::path::absolute(PEERS_FOLDER)?;
        let own = [own.join("usr/sbin"), own.join("usr/bin")];
        let path = std::env::var_os("PATH").unwrap_or_default();
        let system = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
        let path = std::env::join_paths(system.chain(own))?;
        let works = |(program, arguments): &(&str, &[&str])| {
            // `sh` looks the program up where this says, and not where we were told to look.
            let mut call = Command::new("sh");
            call.args(["-c", r#"exec "$0" "$@""#, program])
                .args(*arguments);
            let output = call.env("PATH", &path).output();
            output.is_ok_and(|output| output.status.success())
        };
        let found = PEERS.iter().filter(|peer| works(peer));
        let found = found.map(|(program, _)| *program).collect();
        Ok(Self { found, path })
    }

    /// Fetches those that are missing where the system's packages have them. They are unpacked and not installed: a
    /// server's package would begin to serve on this machine. What does not come is not shown.
    pub fn fetch(steps: &mut Steps) -> Result<()> {
        let found = Self::find()?.found;
        let mut missing = PEERS.iter().filter(|(program, _)| !found.contains(program));
        let tools = find("apt-get").is_some() && find("dpkg").is_some();
        if !tools || missing.clone().next().is_none() {
            return Ok(());
        }
        // Lists of packages may be older than the packages, or not there.
        let script = r#"
            get() { apt-get -o Acquire::http::Timeout=20 -o APT::Sandbox::User=root -qq "$@"; }
            mkdir -p "$0" && cd "$0" && rm -f ./*.deb || exit 1
            get download "$@" || { get update; for name; do get download "$name"; done; }
            for package in *.deb; do dpkg -x "$package" . || exit 1; done"#;
        let mut unpack = Command::new("sh");
        unpack.args(["-c", script, PEERS_FOLDER]);
        unpack.args(missing.by_ref().map(|(program, _)| program));
        steps.attempt("fetch the peers of the tests", unpack);
        Ok(())
    }

    /// Those that are at hand, and what cannot be shown without the others.
    pub fn look(steps: &mut Steps) -> Result<Self> {
        let peers = Self::find()?;
        for (what, needs) in SHOWN_BY {
            let missing: Vec<&str> = needs
                .iter()
                .filter(|program| !peers.found.contains(program))
                .copied()
                .collect();
            if !missing.is_empty() {
                let missing = missing.join(" and ");
                steps.not_shown(&format!(
                    "{what}: {missing} is not installed, or may not work here"
                ));
            }
        }
        Ok(peers)
    }

    /// Lets `tests` use them. What was found here may not be missing there: its test fails then and does not step aside.
    pub fn join(&self, tests: &mut Command) {
        tests.env("PATH", &self.path);
        tests.env("TEST_PEERS", self.found.join(" "));
    }
}

fn newest_postgres() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    versions
        .flatten()
        .map(|version| version.path().join("bin/postgres"))
        .find(|path| path.exists())
}

/// Whether the faster test runner is there; plain `cargo test` serves otherwise.
pub fn has_nextest() -> bool {
    output("cargo", &["nextest", "--version"]).is_some()
}

/// Whether dependencies can be held to `deny.toml`.
pub fn has_deny() -> bool {
    output("cargo", &["deny", "--version"]).is_some()
}

/// Whether cargo-deny has fetched the list of known faults before: `deny.toml` leaves it where the tool puts it.
pub fn has_advisories() -> bool {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let lists = home.and_then(|home| std::fs::read_dir(home.join("advisory-dbs")).ok());
    lists.is_some_and(|mut lists| lists.next().is_some())
}

/// Installs a system package where the machine lets us, and says what to do where not.
fn install(steps: &mut Steps, package: &str) -> Result<()> {
    if !may_install() {
        bail!("{package} is missing: install it with the system's package manager");
    }
    for (name, command) in installing(package) {
        steps.fetch(&name, command)?;
    }
    Ok(())
}

fn may_install() -> bool {
    let is_root = output("id", &["-u"]).is_some_and(|id| id.trim() == "0");
    is_root && find("apt-get").is_some()
}

/// What installs a system package, each step with its name.
fn installing(package: &str) -> [(String, Command); 2] {
    let mut update = Command::new("apt-get");
    update.args(["update", "-qq"]);
    let mut install = Command::new("apt-get");
    install
        .args(["install", "-y", "-qq", "--no-install-recommends", package])
        .env("DEBIAN_FRONTEND", "noninteractive");
    [
        ("list system packages".to_owned(), update),
        (format!("install {package}"), install),
    ]
}

fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| Path::is_file(file))
}

fn output(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}
