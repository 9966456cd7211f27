//! One hostile address against the real program while fifty ordinary visitors read pages and use each demo: how long
//! the ordinary ones wait with and without each attack, what the program takes of the memory, and how soon it is
//! itself again; over SQLite, and over PostgreSQL where it is installed. `name value unit` lines for `make bench`, and a
//! table.
//!
//! Waits are told apart for pages, for what the program computes in milliseconds and for what takes it longer: a page
//! that waits behind long work shows among pages, and would not among all. The ratio is that of the kind that suffers
//! most. What an attack does before it has had much counts too: both begin together.
//!
//! Limits are the program's own defaults, and so is what it logs, to a file. The attacks by pages that it fetches run a
//! program of this example's own: the same, but for which addresses it may fetch from, since no setting changes that.
//! What comes by a proxy that passes bodies on as they come is what such a proxy would send, from a trusted address.
//! Every visitor, and every attack, has an address in a network of its own in
//! 127.0.0.0/8, which Linux lets anyone bind: what one attack has spent is not missing to the next. All of them run on the same
//! cores as the program, so the figures hold their share too.
//!
//! Run with `cargo run --release -p boreal-server --example bench_attack` after the server itself has been built in
//! the same profile; the first argument is the seconds of each measurement, the second a part of an attack's name.

mod attacks;
mod fetching;
mod site;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use boreal_test_support::PrivateCluster;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::task::JoinSet;

use attacks::{ATTACKS, Attack, Begin, Program, Target};
use fetching::Web;
use site::{PATIENCE, Site, get, post, timed};

/// Ordinary visitors at once.
const VISITORS: u8 = 50;

/// Seconds of each measurement, unless the first argument says otherwise.
const SECONDS: u64 = 15;

/// What an ordinary visitor does between two requests: 150 a minute, below every limit.
const PAUSE: Duration = Duration::from_millis(400);

/// What an attack may make of the others' waits.
const MOST_TIMES: f64 = 3.0;

/// Between two looks whether the program is itself again: fewer calls than a visitor may make.
const LOOK_AGAIN: Duration = Duration::from_millis(300);

/// What ordinary visitors ask for: pages, and a call of each demo that computes; first those that take milliseconds.
const PAGES: [&str; 4] = ["/", "/services", "/demo/mortgage-api", "/demo/bond-yields"];
const GETS: [&str; 6] = [
    "/api/v1/bond-yields/curve?date=2023-06",
    "/api/v1/data-integration/plan?city=calgary&crops=tomato,pea&year=2027",
    "/api/v1/real-time-analytics/stations",
    "/api/v1/investment-research/company",
    "/api/v1/short-squeeze/replay",
    "/api/v1/trade-data/summary",
];
const LONG_GETS: [&str; 2] = [
    "/api/v1/energy-management/market",
    "/api/v1/predictive-maintenance/fleet",
];
const POSTS: [(&str, &str); 7] = [
    (
        "/api/v1/mortgage-api/quote",
        r#"{"price":700000,"down_payment":140000,"rate_pct":4.5,"province":"ON"}"#,
    ),
    (
        "/api/v1/machine-learning/analyze",
        r#"{"text":"The council voted on Tuesday to rebuild the pier. It will cost 4.2 million dollars."}"#,
    ),
    (
        "/api/v1/article-extractor/extract",
        r#"{"html":"<article><h1>Pier</h1><p>The council voted on Tuesday to rebuild the pier, which a storm took away in January. It will cost 4.2 million dollars and be open by the summer of next year, the mayor said.</p><p>The old pier was built in 1921 and had been mended eleven times since then.</p></article>"}"#,
    ),
    (
        "/api/v1/automated-workflows/read",
        r#"{"wish":"a small SUV under $25,000, not red, near Halifax"}"#,
    ),
    (
        "/api/v1/cloud-infrastructure/simulate",
        r#"{"seconds":10,"requests_per_second":20}"#,
    ),
    (
        "/api/v1/customer-segmentation/segment",
        r#"{"transactions":[{"customer":"a","date":"2026-01-05","amount":20},{"customer":"b","date":"2026-02-07","amount":35},{"customer":"a","date":"2026-03-02","amount":12}]}"#,
    ),
    (
        "/api/v1/supply-chain/inventory",
        r#"{"annual_demand":1200,"order_cost":75,"holding_cost":2.5}"#,
    ),
];
/// Of a page that one of the visitors' calls sends whole.
const UPLOAD_PARAGRAPHS: usize = 2_000;

/// The kinds of what visitors ask for, each with its waits.
const KINDS: [&str; 3] = ["pages", "quick calls", "long calls"];

/// One line of the table.
struct Line {
    store: &'static str,
    attack: &'static str,
    calm: Seen,
    attacked: Seen,
    recovery: Duration,
    /// Once it is itself again.
    after_mib: f64,
}

#[tokio::main]
async fn main() -> Result<()> {
    if fetching::is_program() {
        return fetching::serve_here().await;
    }
    raise_open_files();
    let web = Web::start().await;
    let seconds = std::env::args().nth(1).map_or(Ok(SECONDS), |n| n.parse())?;
    let wanted = std::env::args().nth(2).unwrap_or_default();
    let attacks = || {
        ATTACKS
            .iter()
            .filter(|attack| attack.name.contains(&wanted))
    };
    let mut lines = Vec::new();
    for (number, attack) in attacks().enumerate() {
        let folder = tempfile::tempdir()?;
        let site = start(attack, &web, folder.path(), &[])?;
        lines.push(attacked(&site, &web, "sqlite", number, attack, seconds).await?);
    }
    if PrivateCluster::is_installed() {
        let cluster = PrivateCluster::start(true).await;
        for (number, attack) in attacks().enumerate() {
            let (folder, database) = (tempfile::tempdir()?, cluster.create_database().await);
            let settings = [
                ("DATABASE_URL", &*database.url),
                ("SECRET", "known to the bench"),
            ];
            let site = start(attack, &web, folder.path(), &settings)?;
            lines.push(attacked(&site, &web, "postgres", number, attack, seconds).await?);
        }
    } else {
        println!("attacks over PostgreSQL: not measured, it is not installed");
    }
    println!("\n{VISITORS} ordinary visitors, default limits");
    println!(
        "| attack by one address | store | memory before, peak, after | p99 of {}, without and with | largest ratio | refused | recovery |",
        KINDS.join(", ")
    );
    println!("|---|---|---|---|---|---|---|");
    for line in &lines {
        let waits = KINDS.iter().enumerate().map(|(kind, _)| {
            let [calm, attacked] = [&line.calm, &line.attacked].map(|seen| ms(seen.p99[kind]));
            format!("{calm:.0} → {attacked:.0}")
        });
        println!(
            "| {} | {} | {:.0}, {:.0}, {:.0} MiB | {} ms | {:.1} | {} | {:.1} s |",
            line.attack.replace('_', " "),
            line.store,
            line.calm.peak_mib,
            line.attacked.peak_mib,
            line.after_mib,
            waits.collect::<Vec<_>>().join(", "),
            line.ratio(),
            line.attacked.refused,
            line.recovery.as_secs_f64(),
        );
    }
    for line in lines.iter().filter(|line| line.ratio() > MOST_TIMES) {
        println!(
            "{} over {}: more than {MOST_TIMES} times",
            line.attack.replace('_', " "),
            line.store
        );
    }
    Ok(())
}

/// The program that an attack is made on, with the settings of its store.
fn start(attack: &Attack, web: &Web, folder: &Path, store: &[(&str, &str)]) -> Result<Site> {
    let mut settings = store.to_vec();
    match attack.program {
        Program::Real => Site::start(folder, &settings),
        Program::BehindProxy => {
            settings.push(("TRUSTED_PROXIES", attacks::ADDRESSES));
            Site::start(folder, &settings)
        }
        Program::FetchesHere => web.site(folder, &settings),
    }
}

/// Twelve hundred connections of one attack are more than the usual limit.
fn raise_open_files() {
    let limits = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limits.maximum,
        ..limits
    };
    if setrlimit(Resource::Nofile, raised).is_err() {
        println!("the limit of open files could not be raised");
    }
}

/// Measures one attack on a program of its own, beside the calm before it.
async fn attacked(
    site: &Site,
    web: &Web,
    store: &'static str,
    number: usize,
    attack: &Attack,
    seconds: u64,
) -> Result<Line> {
    let own = u8::try_from(number)? + 1;
    // Warmed up: what the first of each kind costs is nobody's share.
    measure(site, seconds.min(5), None).await?;
    // Right before, so that a busy moment of the machine weighs on both.
    let calm = measure(site, seconds, None).await?;
    let target = Target {
        address: site.address,
        from: Ipv4Addr::new(127, 66, own, 1),
        web: web.ports(),
    };
    let attacked = measure(site, seconds, Some((attack.begin, target))).await?;
    let recovery = recovery(site, Ipv4Addr::new(127, 67, own, 1), calm.quote).await?;
    let attack = attack.name;
    let line = Line {
        store,
        attack,
        calm,
        attacked,
        recovery,
        after_mib: site.resident_mib()?,
    };
    let name = format!("attack_{attack}_{store}");
    for (kind, of) in KINDS.iter().enumerate() {
        let of = of.replace(' ', "_");
        println!("{name}_{of}_p99_before {:.1} ms", ms(line.calm.p99[kind]));
        println!("{name}_{of}_p99 {:.1} ms", ms(line.attacked.p99[kind]));
    }
    println!("{name}_ratio {:.2} times", line.ratio());
    println!("{name}_refused {} answers", line.attacked.refused);
    println!("{name}_answers {}", attacks::answers());
    println!("{name}_memory_before {:.0} MiB", line.calm.peak_mib);
    println!("{name}_memory {:.0} MiB", line.attacked.peak_mib);
    println!("{name}_memory_after {:.0} MiB", line.after_mib);
    println!("{name}_recovery {:.2} s", recovery.as_secs_f64());
    Ok(line)
}

impl Line {
    /// Of the kind that suffers most.
    fn ratio(&self) -> f64 {
        let kinds = self.attacked.p99.iter().zip(&self.calm.p99);
        let ratios = kinds.map(|(with, without)| with.as_secs_f64() / without.as_secs_f64());
        ratios.fold(0.0, f64::max)
    }
}

fn ms(wait: Duration) -> f64 {
    wait.as_secs_f64() * 1_000.0
}

/// What the ordinary visitors saw.
struct Seen {
    /// By kind.
    p99: [Duration; KINDS.len()],
    /// The longest of the quotes.
    quote: Duration,
    refused: usize,
    peak_mib: f64,
}

async fn measure(site: &Site, seconds: u64, attack: Option<(Begin, Target)>) -> Result<Seen> {
    let over = Arc::new(AtomicBool::new(false));
    site.forget_peak()?;
    let attack = attack.map(|(begin, target)| tokio::spawn(begin(target)));
    let mut visitors = JoinSet::new();
    for number in 0..VISITORS {
        visitors.spawn(visitor(site.address, number, Arc::clone(&over)));
    }
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    over.store(true, Ordering::Relaxed);
    let mut waits: [Vec<Duration>; KINDS.len()] = Default::default();
    let (mut quote, mut refused) = (Duration::ZERO, 0);
    while let Some(seen) = visitors.join_next().await {
        for (asked, wait, status) in seen? {
            // Who is not served waits for as long as anybody would: a refusal is quick and no answer.
            let wait = if status == 200 { wait } else { PATIENCE };
            refused += usize::from(status != 200);
            if asked == PAGES.len() + GETS.len() {
                quote = quote.max(wait);
            }
            waits[kind_of(asked)].push(wait);
        }
    }
    if let Some(attack) = attack {
        attack.abort();
        // One that ended by itself could not begin, and was none.
        let ended = attack.await;
        let aborted = ended.is_err_and(|error| error.is_cancelled());
        ensure!(aborted, "the attack ended by itself");
    }
    ensure!(waits.iter().all(|of| !of.is_empty()), "nobody was answered");
    Ok(Seen {
        p99: waits.map(|mut waits| {
            waits.sort();
            waits[(waits.len() - 1) * 99 / 100]
        }),
        quote,
        refused,
        peak_mib: site.peak_mib()?,
    })
}

/// The kind of what stands at a place of a visitor's list.
fn kind_of(asked: usize) -> usize {
    let quick = PAGES.len() + GETS.len() + POSTS.len();
    usize::from(asked >= PAGES.len()) + usize::from(asked >= quick)
}

/// Until a quote is answered as quickly as before.
async fn recovery(site: &Site, from: Ipv4Addr, calm: Duration) -> Result<Duration> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        let (path, body) = POSTS[0];
        let (wait, status) = timed(site.address, from, &post(path, body)).await;
        if status == 200 && wait <= calm {
            break;
        }
        tokio::time::sleep(LOOK_AGAIN).await;
    }
    Ok(started.elapsed())
}

/// Reads and calls in turn; gives what was asked, for how long it was waited and with what status.
async fn visitor(
    address: SocketAddr,
    number: u8,
    over: Arc<AtomicBool>,
) -> Vec<(usize, Duration, u16)> {
    let from = Ipv4Addr::new(127, number + 1, 1, 1);
    let pages = PAGES.iter().chain(&GETS).map(|path| get(path));
    let calls = POSTS.iter().map(|(path, body)| post(path, body));
    let long = LONG_GETS.iter().map(|path| get(path));
    let mut requests: Vec<String> = pages.chain(calls).chain(long).collect();
    requests.push(upload());
    let mut seen = Vec::new();
    let mut turn = usize::from(number);
    // Not all at the same moment.
    tokio::time::sleep(PAUSE * u32::from(number) / u32::from(VISITORS)).await;
    while !over.load(Ordering::Relaxed) {
        let asked = turn % requests.len();
        let (wait, status) = timed(address, from, &requests[asked]).await;
        seen.push((asked, wait, status));
        turn += 1;
        tokio::time::sleep(PAUSE).await;
    }
    seen
}

/// A page of some 400 KB to be read.
fn upload() -> String {
    let paragraph = "<p>The council voted on Tuesday to rebuild the pier. It was built in 1921, and a storm took it. Work begins when the ice has gone, and the mayor will be there to see it, he said.</p>";
    let html = paragraph.repeat(UPLOAD_PARAGRAPHS);
    let body = format!(r#"{{"html":"<article><h1>Pier</h1>{html}</article>"}}"#);
    post("/api/v1/article-extractor/extract", &body)
}
