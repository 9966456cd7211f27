//! Five thousand listeners of the weather stream on the real program: how late
//! an update is, what a listener costs, and that none is lost. `name value unit`
//! lines for `make bench`.
//!
//! The program runs as a process of its own, but on the same cores as the
//! listeners here, who take their share of them. The time of an update is from
//! the server's stamp to the listener's read, so it holds everything in between.
//!
//! Run with `cargo run --release -p boreal-server --example bench_streams`
//! after the server itself has been built in the same profile.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use jiff::Timestamp;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// Listeners, unless the first argument says otherwise.
const LISTENERS: usize = 5_000;
/// Seconds measured, unless the second argument says otherwise.
const SECONDS: u64 = 60;

const REQUEST: &[u8] = b"GET /api/v1/real-time-analytics/stream HTTP/1.1\r\nHost: bench\r\n\r\n";

/// What one listener saw.
#[derive(Default)]
struct Seen {
    delays_ms: Vec<u32>,
    events: u64,
    gaps: u64,
}

/// Told to all listeners.
#[derive(Default)]
struct Signals {
    opened: AtomicU64,
    measuring: AtomicBool,
    done: AtomicBool,
}

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let listeners: usize = arguments.next().map_or(Ok(LISTENERS), |n| n.parse())?;
    let seconds: u64 = arguments.next().map_or(Ok(SECONDS), |n| n.parse())?;
    let folder = tempfile::tempdir()?;
    let site = Site::start(folder.path(), listeners)?;

    let signals = Arc::new(Signals::default());
    let mut all = JoinSet::new();
    // The first one makes the server begin; what that costs is nobody's share.
    all.spawn(listen(site.address.clone(), Arc::clone(&signals)));
    wait_for(&signals, 1).await?;
    let before_kib = site.resident_kib()?;
    for number in 1..listeners {
        all.spawn(listen(site.address.clone(), Arc::clone(&signals)));
        // In waves, as the queue of new connections is finite.
        if number.is_multiple_of(200) {
            wait_for(&signals, number as u64).await?;
        }
    }
    wait_for(&signals, listeners as u64).await?;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let after_kib = site.resident_kib()?;
    let cpu_before = site.cpu_ticks()?;
    signals.measuring.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    signals.done.store(true, Ordering::Relaxed);
    let cpu = site.cpu_ticks()? - cpu_before;
    let peak_kib = site.resident_kib()?.max(after_kib);

    let mut delays = Vec::new();
    let (mut events, mut gaps) = (0, 0);
    while let Some(seen) = all.join_next().await {
        let seen = seen??;
        delays.extend(seen.delays_ms);
        events += seen.events;
        gaps += seen.gaps;
    }
    delays.sort_unstable();
    ensure!(!delays.is_empty(), "no update arrived");
    let quantile = |share: f64| f64::from(delays[((delays.len() - 1) as f64 * share) as usize]);
    let report = |name: &str, value: f64, unit: &str| println!("{name} {value:.2} {unit}");
    report("streams_listeners", listeners as f64, "streams");
    let updates = delays.len() as f64 / listeners as f64 / seconds as f64;
    report("streams_updates_each", updates, "updates/s");
    report("streams_delay_p50", quantile(0.5), "ms");
    report("streams_delay_p99", quantile(0.99), "ms");
    report("streams_delay_max", quantile(1.0), "ms");
    report("streams_events_delivered", events as f64, "events");
    report("streams_events_lost", gaps as f64, "events");
    let share = peak_kib.saturating_sub(before_kib) as f64 / listeners as f64;
    report("streams_memory_each", share, "KiB");
    report("streams_memory_server", peak_kib as f64 / 1024.0, "MiB");
    // The kernel counts in hundredths of a second.
    report(
        "streams_server_cores",
        cpu as f64 / 100.0 / seconds as f64,
        "cores",
    );
    Ok(())
}

async fn wait_for(signals: &Signals, opened: u64) -> Result<()> {
    for _ in 0..1_200 {
        if signals.opened.load(Ordering::Relaxed) >= opened {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    anyhow::bail!("not all streams opened within a minute")
}

async fn listen(address: String, signals: Arc<Signals>) -> Result<Seen> {
    let mut stream = TcpStream::connect(&address).await?;
    stream.write_all(REQUEST).await?;
    let mut seen = Seen::default();
    let mut reader = Lines::default();
    let mut last: Option<(u64, u64)> = None;
    let mut opened = false;
    let mut buffer = vec![0; 16 * 1024];
    while !signals.done.load(Ordering::Relaxed) {
        let read = stream.read(&mut buffer).await?;
        ensure!(read > 0, "the server closed a stream");
        let now = Timestamp::now().as_millisecond();
        reader.push(&buffer[..read], |line| {
            if let Some(id) = line.strip_prefix(b"id: replay.") {
                let id = place(id);
                if let (Some((run, number)), Some((new_run, new_number))) = (last, id)
                    && run == new_run
                {
                    seen.gaps += new_number.abs_diff(number + 1);
                    seen.events += 1;
                }
                last = id.or(last);
                if !opened {
                    opened = true;
                    signals.opened.fetch_add(1, Ordering::Relaxed);
                }
            } else if line.starts_with(b"data: {\"emitted_at\":\"")
                && signals.measuring.load(Ordering::Relaxed)
            {
                let text = std::str::from_utf8(&line[21..]).unwrap_or_default();
                let sent = text
                    .split('"')
                    .next()
                    .and_then(|time| time.parse::<Timestamp>().ok());
                if let Some(sent) = sent {
                    let delay = now - sent.as_millisecond();
                    seen.delays_ms
                        .push(u32::try_from(delay).unwrap_or_default());
                }
            } else if line.starts_with(b"data: {\"reason\":\"caught_up\"") {
                // A summary took the place of events.
                seen.gaps += 1;
            }
        });
    }
    Ok(seen)
}

/// `1780486.16611` as run and number.
fn place(id: &[u8]) -> Option<(u64, u64)> {
    let (run, number) = std::str::from_utf8(id).ok()?.split_once('.')?;
    Some((run.parse().ok()?, number.parse().ok()?))
}

/// Bytes into lines; what follows the last one waits for the rest.
#[derive(Default)]
struct Lines {
    begun: Vec<u8>,
}

impl Lines {
    fn push(&mut self, bytes: &[u8], mut each: impl FnMut(&[u8])) {
        let mut lines = bytes.split(|byte| *byte == b'\n');
        let mut line = lines.next().unwrap_or_default();
        for next in lines {
            if self.begun.is_empty() {
                each(line);
            } else {
                self.begun.extend_from_slice(line);
                each(&self.begun);
                self.begun.clear();
            }
            line = next;
        }
        self.begun.extend_from_slice(line);
    }
}

/// The program beside this example.
struct Site {
    child: Child,
    address: String,
}

impl Site {
    fn start(folder: &Path, listeners: usize) -> Result<Self> {
        let here: PathBuf = std::env::current_exe()?;
        let program = here
            .ancestors()
            .nth(2)
            .context("the example lies in the build folder")?
            .join("boreal");
        let limit = (listeners + 500).to_string();
        let mut child = Command::new(&program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(folder)
            .current_dir(folder)
            .env("RUST_LOG", "warn")
            .env("BOREAL_SOURCES_LIVE", "false")
            .env("BOREAL_LIMITS_CONNECTIONS", &limit)
            .env("BOREAL_LIMITS_CONNECTIONS_PER_ADDRESS", &limit)
            .env("BOREAL_LIMITS_STREAMS", &limit)
            .env("BOREAL_LIMITS_STREAMS_PER_VISITOR", &limit)
            .env("BOREAL_LIMITS_API_PER_MINUTE", "1000000")
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} is not built", program.display()))?;
        let mut line = String::new();
        let output = child.stdout.take().context("the output is piped")?;
        BufReader::new(output).read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().unwrap_or_default();
        Ok(Self {
            address: address.to_owned(),
            child,
        })
    }

    fn resident_kib(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.context("VmRSS")?.trim().trim_end_matches(" kB");
        Ok(kib.trim().parse()?)
    }

    /// Processor time used so far, by user and system.
    fn cpu_ticks(&self) -> Result<u64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let fields: Vec<&str> = stat
            .rsplit(')')
            .next()
            .unwrap_or_default()
            .split(' ')
            .collect();
        let ticks = |index: usize| {
            fields
                .get(index)
                .and_then(|field| field.parse::<u64>().ok())
        };
        // After the name: state is field 1, user time field 12, system time field 13.
        Ok(ticks(12).context("user time")? + ticks(13).context("system time")?)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
