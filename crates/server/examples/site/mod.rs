//! The program beside an example, as a process of its own, and calls to it from addresses in 127.0.0.0/8.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// A wait longer than this counts as this.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A running program; it ends with the value.
pub struct Site {
    child: Child,
    pub address: SocketAddr,
}

impl Site {
    /// Starts the program of the same build, with settings as the environment gives them, without the prefix.
    pub fn start(folder: &Path, settings: &[(&str, &str)]) -> Result<Self> {
        let here = std::env::current_exe()?;
        let program = here
            .ancestors()
            .nth(2)
            .context("the example lies in the build folder")?
            .join("boreal");
        Self::run(&program, folder, settings, &[])
    }

    /// Starts a program that is called as ours is, with variables of its own. It logs what it logs by default, to a file:
    /// that costs what it costs.
    pub fn run(
        program: &Path,
        folder: &Path,
        settings: &[(&str, &str)],
        own: &[(&str, &str)],
    ) -> Result<Self> {
        let settings = settings
            .iter()
            .map(|(name, value)| (format!("BOREAL_{name}"), value));
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(folder)
            .current_dir(folder)
            .env_remove("RUST_LOG")
            .env("BOREAL_SOURCES_LIVE", "false")
            .envs(settings)
            .envs(own.iter().copied())
            .stdout(Stdio::piped())
            .stderr(File::create(folder.join("log"))?)
            .spawn()
            .with_context(|| format!("{} is not built", program.display()))?;
        let mut line = String::new();
        let output = child.stdout.take().context("the output is piped")?;
        BufReader::new(output).read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().unwrap_or_default();
        let address = address.parse().context("the program says where it is")?;
        Ok(Self { child, address })
    }

    pub fn resident_mib(&self) -> Result<f64> {
        self.status_mib("VmRSS:")
    }

    /// The most that it took since it was last forgotten.
    pub fn peak_mib(&self) -> Result<f64> {
        self.status_mib("VmHWM:")
    }

    /// From now on the peak is anew (`clear_refs` in proc(5)).
    pub fn forget_peak(&self) -> Result<()> {
        std::fs::write(format!("/proc/{}/clear_refs", self.child.id()), "5")?;
        Ok(())
    }

    fn status_mib(&self, name: &str) -> Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let kib: f64 = line
            .with_context(|| name.to_owned())?
            .trim()
            .trim_end_matches(" kB")
            .parse()?;
        Ok(kib / 1024.0)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn get(path: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nhost: bench\r\naccept-encoding: br\r\nconnection: close\r\n\r\n"
    )
}

pub fn post(path: &str, body: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
}

pub async fn connect(address: SocketAddr, from: Ipv4Addr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    socket.connect(address).await
}

/// The wait for a whole answer, or for the beginning of a stream, and its status; 0 where none came.
pub async fn timed(address: SocketAddr, from: Ipv4Addr, request: &str) -> (Duration, u16) {
    let started = Instant::now();
    let exchange = async {
        let mut stream = connect(address, from).await.ok()?;
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        let mut piece = [0; 16 * 1024];
        loop {
            let bytes = stream.read(&mut piece).await.ok()?;
            answer.extend_from_slice(&piece[..bytes]);
            let head = String::from_utf8_lossy(&answer[..answer.len().min(1024)]);
            if bytes == 0 || head.contains("text/event-stream") {
                break;
            }
        }
        status_of(&answer)
    };
    let status = tokio::time::timeout(PATIENCE, exchange).await;
    (started.elapsed(), status.ok().flatten().unwrap_or(0))
}

/// In the first line of an answer, where there is one.
pub fn status_of(answer: &[u8]) -> Option<u16> {
    std::str::from_utf8(answer.get(9..12)?).ok()?.parse().ok()
}
