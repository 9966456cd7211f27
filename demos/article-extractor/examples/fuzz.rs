//! Feeds hostile, generated and damaged pages to the article extractor: no panic, no page over
//! half a second of processor time, the slowest and the memory named.
//!
//! `cargo run --profile quick -p article-extractor --example fuzz -- COUNT SECONDS SEED PAGES`
//! runs the table of attacks at the largest size read, then COUNT generated pages from SEED on, or
//! as many as fit in SECONDS, with pieces of our sample and of the `.html` files below the folder
//! PAGES. Pages that are slow or panic are saved in `target/fuzz-article`.

#[path = "../tests/it/generate.rs"]
mod generate;
#[path = "../tests/it/hostile.rs"]
mod hostile;

use std::panic::catch_unwind;
use std::path::Path;
use std::time::{Duration, Instant};

use article_extractor::{MAX_PAGE_BYTES, Plan, run, sample_html};

/// No page of the table may take longer.
const LIMIT: Duration = Duration::from_millis(500);
/// A generated page that takes longer is saved.
const SLOW: Duration = Duration::from_millis(200);
const FOLDER: &str = "target/fuzz-article";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| match arguments.get(at) {
        Some(text) => text.parse().expect("COUNT, SECONDS and SEED are numbers"),
        None => default,
    };
    let mut pages = vec![sample_html().to_owned()];
    if let Some(folder) = arguments.get(3) {
        read_pages(Path::new(folder), &mut pages);
    }
    println!("fuzz_real_pages {} count", pages.len());
    let hostile = hostile_table();
    let time = Duration::from_secs(number(1, 60));
    let generated = generated(number(0, 100_000), time, number(2, 1), &pages);
    println!("fuzz_peak_memory {} kB", peak_memory().unwrap_or_default());
    if !(hostile && generated) {
        std::process::exit(1);
    }
}

/// Every `.html` file below a folder that is text; what cannot be read is passed over.
fn read_pages(folder: &Path, pages: &mut Vec<String>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            read_pages(&path, pages);
        } else if path
            .extension()
            .is_some_and(|extension| extension == "html")
        {
            pages.extend(std::fs::read_to_string(path));
        }
    }
}

/// Times every attack at full size; whether all stayed within the limit.
fn hostile_table() -> bool {
    let mut slowest = (Duration::ZERO, "");
    let mut count = 0;
    for (name, html) in hostile::pages(MAX_PAGE_BYTES) {
        let bytes = html.len();
        let (taken, outcome) = measure(html.into_bytes());
        println!(
            "{:>8.1} ms {outcome:<10} {bytes:>8} bytes  {name}",
            ms(taken)
        );
        slowest = slowest.max((taken, name));
        count += 1;
    }
    println!("hostile_pages {count} count");
    println!("hostile_slowest {:.1} ms ({})", ms(slowest.0), slowest.1);
    println!(
        "hostile_peak_memory {} kB",
        peak_memory().unwrap_or_default()
    );
    slowest.0 <= LIMIT
}

/// Runs generated pages; whether none panicked and none was slow.
fn generated(count: u64, time: Duration, first_seed: u64, pages: &[String]) -> bool {
    let pages: Vec<&str> = pages.iter().map(String::as_str).collect();
    let started = Instant::now();
    let (mut done, mut articles, mut bytes, mut saved) = (0u64, 0u64, 0u64, 0u64);
    let mut slowest = (Duration::ZERO, 0);
    for seed in first_seed..first_seed.saturating_add(count) {
        if started.elapsed() > time {
            break;
        }
        let page = generate::page(seed, &pages);
        bytes += page.len() as u64;
        let (taken, outcome) = measure(page.clone());
        if outcome == "panic" || taken > SLOW {
            println!("seed {seed}: {outcome}, {:.1} ms", ms(taken));
            save(seed, &page);
            saved += 1;
        }
        articles += u64::from(outcome == "article");
        slowest = slowest.max((taken, seed));
        done += 1;
    }
    let elapsed = started.elapsed().as_secs_f64();
    println!("fuzz_inputs {done} count");
    println!("fuzz_articles {articles} count");
    println!("fuzz_bytes {bytes} bytes");
    println!("fuzz_seconds {elapsed:.1} s");
    println!("fuzz_rate {:.0} inputs/s", done as f64 / elapsed.max(1e-9));
    println!("fuzz_slowest {:.1} ms (seed {})", ms(slowest.0), slowest.1);
    println!("fuzz_saved {saved} count");
    saved == 0
}

/// Processor time of one page and how it ended.
fn measure(page: Vec<u8>) -> (Duration, &'static str) {
    let begun = running_time();
    let outcome = catch_unwind(|| {
        let plan = Plan::from_bytes(page, None).ok()?;
        let plan = plan.with_url("https://news.example/a").ok()?;
        run(&plan).ok()
    });
    let taken = running_time().saturating_sub(begun);
    let outcome = match outcome {
        Ok(Some(_)) => "article",
        Ok(None) => "refused",
        Err(_) => "panic",
    };
    (taken, outcome)
}

fn save(seed: u64, page: &[u8]) {
    let path = Path::new(FOLDER).join(format!("{seed}.html"));
    let written = std::fs::create_dir_all(FOLDER).and_then(|()| std::fs::write(&path, page));
    match written {
        Ok(()) => println!("saved {}", path.display()),
        Err(error) => println!("{} cannot be written: {error}", path.display()),
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
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
