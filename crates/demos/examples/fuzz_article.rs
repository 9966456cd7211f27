//! Feeds generated and damaged pages to the article extractor until a count or a time is reached:
//! no panic, no page over a second, the slowest and the largest named.
//!
//! Run with `cargo run --profile quick -p boreal-demos --example fuzz_article -- COUNT SECONDS SEED`.

#[path = "../tests/it/article_extractor/generate.rs"]
mod generate;

use std::panic::catch_unwind;
use std::time::{Duration, Instant};

use boreal_demos::article_extractor::{Plan, run, sample_html};

const LIMIT: Duration = Duration::from_secs(1);

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let mut next = |default: u64| arguments.next().and_then(Result::ok).unwrap_or(default);
    let (count, seconds, first_seed) = (next(100_000), next(60), next(1));
    let started = Instant::now();
    let (mut done, mut articles, mut bytes, mut slowest) = (0u64, 0u64, 0u64, (Duration::ZERO, 0));
    for seed in first_seed..first_seed + count {
        if started.elapsed() > Duration::from_secs(seconds) {
            break;
        }
        let page = generate::page(seed, &[sample_html()]);
        bytes += page.len() as u64;
        let begun = running_time();
        let outcome = catch_unwind(|| {
            let plan = Plan::from_bytes(page, None)?.with_url("https://news.example/a")?;
            run(&plan)
        });
        let taken = running_time().saturating_sub(begun);
        match outcome {
            Ok(result) => articles += u64::from(result.is_ok()),
            Err(_) => {
                println!("panic at seed {seed}");
                std::process::exit(1);
            }
        }
        if taken > slowest.0 {
            slowest = (taken, seed);
        }
        done += 1;
    }
    println!("fuzz_inputs {done} count");
    println!("fuzz_articles {articles} count");
    println!("fuzz_bytes {bytes} bytes");
    println!("fuzz_seconds {:.1} s", started.elapsed().as_secs_f64());
    println!(
        "fuzz_slowest {:.1} ms (seed {})",
        slowest.0.as_secs_f64() * 1e3,
        slowest.1
    );
    println!("fuzz_peak_memory {} kB", peak_memory().unwrap_or_default());
    if slowest.0 > LIMIT {
        println!("a page took longer than a second");
        std::process::exit(1);
    }
}

/// How long this thread has run on a processor, so that other work on the machine does not
/// count; where the system does not say, nothing is measured.
fn running_time() -> Duration {
    let nanoseconds = std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|line| line.split(' ').next()?.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or_default())
}

/// The most memory this process has held, where the system says so.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
