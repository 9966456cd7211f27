//! The largest call to every operation, on the real program: how long one worker is held by the most that one visitor
//! can ask at once, and how much memory that takes. `name value unit` lines for `make bench`, and a table.
//!
//! What the allocator keeps of earlier calls hides what the next one takes: start it with `MALLOC_ARENA_MAX=1
//! MALLOC_TRIM_THRESHOLD_=0 MALLOC_MMAP_THRESHOLD_=65536` for the memory.
//!
//! No work is stopped half-way: it ends because its input is bounded. `docs/operations.md` has the figures.
//!
//! Run with `cargo run --release -p boreal-server --example bench_largest` after the server itself has been built in
//! the same profile; an argument says how often each call is made.

mod site;

use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::time::Duration;

use anyhow::{Result, ensure};
use boreal_test_support::largest_calls;

use site::{Site, get, post, timed};

/// Each call is made so often unless told; the shortest wait counts, since what else the machine does only adds to it.
const ROUNDS: usize = 3;

#[tokio::main]
async fn main() -> Result<()> {
    let rounds = std::env::args().nth(1);
    let rounds = rounds.map_or(Ok(ROUNDS), |rounds| rounds.parse())?;
    let folder = tempfile::tempdir()?;
    let settings = [
        ("LIMITS_API_PER_MINUTE", "1000000"),
        ("LIMITS_REQUEST_SECONDS", "60"),
    ];
    let site = Site::start(folder.path(), &settings)?;
    let mut others = Vec::new();
    let mut worst: BTreeMap<String, (Duration, &str, usize)> = BTreeMap::new();
    let mut memory: BTreeMap<String, f64> = BTreeMap::new();
    for call in largest_calls() {
        let body = call.body;
        let request = match &body {
            Some(body) => post(&call.path, body),
            None => get(&call.path),
        };
        let mut wait = Duration::MAX;
        let before_mib = site.resident_mib()?;
        site.forget_peak()?;
        for _ in 0..rounds {
            let (took, status) = timed(site.address, Ipv4Addr::LOCALHOST, &request).await;
            if status != call.status {
                let (method, path, expected) = (call.method, &call.path, call.status);
                others.push(format!(
                    "{method} {path} ({}): {status} instead of {expected}",
                    call.shape
                ));
                break;
            }
            wait = wait.min(took);
        }
        if wait == Duration::MAX {
            continue;
        }
        let path = call.path.split('?').next().unwrap_or_default();
        let operation = format!("{} {path}", call.method);
        let bytes = body.map_or(0, |body| body.len());
        let mib = (site.peak_mib()? - before_mib).max(0.0);
        let most = memory.entry(operation.clone()).or_default();
        *most = most.max(mib);
        let longest = worst.entry(operation).or_default();
        if wait > longest.0 {
            *longest = (wait, call.shape, bytes);
        }
    }
    let ms = |wait: Duration| wait.as_secs_f64() * 1_000.0;
    let longest = worst.values().map(|(wait, ..)| *wait).max();
    println!("largest_call {:.0} ms", ms(longest.unwrap_or_default()));
    println!("largest_calls_memory {:.0} MiB", site.resident_mib()?);
    println!("\n| operation | longest | with | sent | most memory |");
    println!("|---|---|---|---|---|");
    for (operation, (wait, shape, bytes)) in worst {
        println!(
            "| `{operation}` | {:.0} ms | {shape} | {} KB | {:.0} MiB |",
            ms(wait),
            bytes / 1024,
            memory[&operation]
        );
    }
    ensure!(
        others.is_empty(),
        "answered otherwise than expected:\n{}",
        others.join("\n")
    );
    Ok(())
}
