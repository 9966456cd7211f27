//! One hostile address against the real program while fifty ordinary visitors read pages and use each demo: how long
//! the ordinary ones wait with and without each attack, what the program takes of the memory, and how soon it is
//! itself again; over SQLite, and over PostgreSQL where it is installed. `name value unit` lines for `make bench`, and a
//! table.
//!
//! Waits are told apart for pages, for what the program computes in milliseconds and for what takes it longer: a page
//! that waits behind long work shows among pages, and would not among all. The ratio is that of the kind that suffers
//! most. What an attack does before it has had much counts too: both begin together.
//!
//! Limits are the program's own defaults. Every visitor, and every attack, has an address in a network of its own in
//! 127.0.0.0/8, which Linux lets anyone bind: what one attack has spent is not missing to the next. All of them run on the same
//! cores as the program, so the figures hold their share too.
//!
//! Run with `cargo run --release -p boreal-server --example bench_attack` after the server itself has been built in
//! the same profile; the first argument is the seconds of each measurement, the second a part of an attack's name.

mod site;

use std::net::{Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use boreal_test_support::PrivateCluster;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::JoinSet;

use site::{PATIENCE, Site, connect, get, post, timed};

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

/// The site's address and the attacker's.
#[derive(Clone, Copy)]
struct Target {
    address: SocketAddr,
    from: Ipv4Addr,
}

type Attack = fn(Target) -> Pin<Box<dyn Future<Output = ()> + Send>>;

/// Each holds on for as long as it is let.
const ATTACKS: [(&str, Attack); 10] = [
    ("slow_reading", |target| Box::pin(slow_reading(target))),
    ("long_work", |target| Box::pin(long_work(target))),
    ("short_work", |target| Box::pin(short_work(target))),
    ("small_queries", |target| Box::pin(small_queries(target))),
    ("long_jobs", |target| Box::pin(long_jobs(target))),
    ("slow_uploads", |target| Box::pin(slow_uploads(target))),
    ("large_uploads", |target| Box::pin(large_uploads(target))),
    ("idle_connections", |target| {
        Box::pin(idle_connections(target))
    }),
    ("flood_of_calls", |target| Box::pin(flood_of_calls(target))),
    ("flood_of_messages", |target| {
        Box::pin(flood_of_messages(target))
    }),
];

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
    raise_open_files();
    let seconds = std::env::args().nth(1).map_or(Ok(SECONDS), |n| n.parse())?;
    let wanted = std::env::args().nth(2).unwrap_or_default();
    let attacks = || ATTACKS.iter().filter(|(name, _)| name.contains(&wanted));
    let mut lines = Vec::new();
    for (number, (name, attack)) in attacks().enumerate() {
        let folder = tempfile::tempdir()?;
        let site = Site::start(folder.path(), &[])?;
        lines.push(attacked(&site, "sqlite", number, name, *attack, seconds).await?);
    }
    if PrivateCluster::is_installed() {
        let cluster = PrivateCluster::start(true).await;
        for (number, (name, attack)) in attacks().enumerate() {
            let (folder, database) = (tempfile::tempdir()?, cluster.create_database().await);
            let settings = [
                ("DATABASE_URL", &*database.url),
                ("SECRET", "known to the bench"),
            ];
            let site = Site::start(folder.path(), &settings)?;
            lines.push(attacked(&site, "postgres", number, name, *attack, seconds).await?);
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
    store: &'static str,
    number: usize,
    attack: &'static str,
    begin: Attack,
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
    };
    let attacked = measure(site, seconds, Some((begin, target))).await?;
    let recovery = recovery(site, Ipv4Addr::new(127, 67, own, 1), calm.quote).await?;
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

async fn measure(site: &Site, seconds: u64, attack: Option<(Attack, Target)>) -> Result<Seen> {
    let over = Arc::new(AtomicBool::new(false));
    let attack = attack.map(|(begin, target)| tokio::spawn(begin(target)));
    let mut visitors = JoinSet::new();
    for number in 0..VISITORS {
        visitors.spawn(visitor(site.address, number, Arc::clone(&over)));
    }
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut peak_mib = 0_f64;
    while Instant::now() < until {
        peak_mib = peak_mib.max(site.resident_mib()?);
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
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
        let _ = attack.await;
    }
    ensure!(waits.iter().all(|of| !of.is_empty()), "nobody was answered");
    Ok(Seen {
        p99: waits.map(|mut waits| {
            waits.sort();
            waits[(waits.len() - 1) * 99 / 100]
        }),
        quote,
        refused,
        peak_mib,
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

/// Two hundred answers of 8 MB, each taken by the byte, asked for again when they are closed.
async fn slow_reading(Target { address, from }: Target) {
    let values = vec!["1.5"; 100_000].join(",");
    let body = format!(r#"{{"values":[{values}],"detector":"robust","window":24}}"#);
    let request = post("/api/v1/real-time-analytics/detect", &body);
    let mut readers = JoinSet::new();
    for _ in 0..200 {
        let request = request.clone();
        readers.spawn(async move {
            loop {
                if let Ok(mut stream) = connect(address, from).await {
                    let _ = stream.write_all(request.as_bytes()).await;
                    while stream.read_u8().await.is_ok() {
                        tokio::time::sleep(Duration::from_millis(500)).await;
                    }
                }
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
        });
    }
    while readers.join_next().await.is_some() {}
}

/// Sixty-seven comparisons of long texts at once, again and again.
async fn long_work(target: Target) {
    let text = "The council voted on Tuesday to rebuild the pier that a storm took in January. "
        .repeat(1_200);
    let body = format!(r#"{{"a":{{"text":"{text}"}},"b":{{"text":"{text}"}}}}"#);
    let request = post("/api/v1/machine-learning/compare", &body);
    repeat(target, vec![request; 67]).await;
}

/// Sixty-seven small calls at once that take longer than their size tells, again and again.
async fn short_work(target: Target) {
    let values: Vec<String> = (0..3_000)
        .map(|place| (place * 7_919 % 1_007).to_string())
        .collect();
    let values = values.join(",");
    let series = format!(r#"{{"values":[{values}],"detector":"robust","window":1000}}"#);
    let requests = (0..67).map(|number| match number % 2 {
        0 => get(&format!(
            "/api/v1/real-time-analytics/evaluation?seed={number}"
        )),
        _ => post("/api/v1/real-time-analytics/detect", &series),
    });
    repeat(target, requests.collect()).await;
}

/// Sixty-seven queries of a few bytes at once that search for a network, again and again, each another.
async fn small_queries(target: Target) {
    let path = "/api/v1/supply-chain/network?site_cost=";
    let requests = (0..67).map(|number| get(&format!("{path}{}", 20_000 + 100 * number)));
    repeat(target, requests.collect()).await;
}

/// The longest job there is from each of two addresses, begun again when it ends.
async fn long_jobs(Target { address, from }: Target) {
    let [a, b, c, d] = from.octets();
    let request = post("/api/v1/supply-chain/locate/job", &longest_search());
    let mut jobs = JoinSet::new();
    for from in [from, Ipv4Addr::new(a, b + 2, c, d)] {
        let request = request.clone();
        // A job ends with its stream: that is read to the end.
        jobs.spawn(async move {
            loop {
                if let Ok(mut stream) = connect(address, from).await {
                    let _ = stream.write_all(request.as_bytes()).await;
                    let _ = tokio::io::copy(&mut stream, &mut tokio::io::sink()).await;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        });
    }
    while jobs.join_next().await.is_some() {}
}

/// As many sites and customers as there may be, at costs without a pattern that a bound could follow.
fn longest_search() -> String {
    let number = |at: usize| at * 7_919 % 1_009;
    let sites = (0..300).map(|at| format!(r#"{{"id":"{at}","fixed_cost":{}}}"#, 900 + number(at)));
    let customers = (0..1_000).map(|at| format!(r#"{{"id":"{at}","demand":1}}"#));
    let rows = (0..300).map(|from| {
        let cost = |to: usize| number(from * 211 + to * 337 + from * to * 13).to_string();
        format!("[{}]", (0..1_000).map(cost).collect::<Vec<_>>().join(","))
    });
    format!(
        r#"{{"facilities":[{}],"customers":[{}],"costs":[{}]}}"#,
        sites.collect::<Vec<_>>().join(","),
        customers.collect::<Vec<_>>().join(","),
        rows.collect::<Vec<_>>().join(","),
    )
}

/// Sends each request without a pause, all of them side by side.
async fn repeat(Target { address, from }: Target, requests: Vec<String>) {
    let mut calls = JoinSet::new();
    for request in requests {
        calls.spawn(async move {
            loop {
                timed(address, from, &request).await;
            }
        });
    }
    while calls.join_next().await.is_some() {}
}

/// Sixty-four bodies that begin and do not go on, opened again when they are closed.
async fn slow_uploads(Target { address, from }: Target) {
    let head = post("/api/v1/article-extractor/extract", "");
    let head = head.replace("content-length: 0", "transfer-encoding: chunked") + "1\r\n{\r\n";
    let mut uploads = JoinSet::new();
    for _ in 0..64 {
        let head = head.clone();
        uploads.spawn(async move {
            loop {
                if let Ok(mut stream) = connect(address, from).await {
                    let _ = stream.write_all(head.as_bytes()).await;
                    let _ = stream.read_to_end(&mut Vec::new()).await;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        });
    }
    while uploads.join_next().await.is_some() {}
}

/// Two hundred bodies of 19 MB that stop before their end, sent again when they are refused.
async fn large_uploads(Target { address, from }: Target) {
    const BYTES: usize = 19_000_000;
    let head = post("/api/v1/customer-segmentation/histories", "");
    let head = head.replace(
        "content-length: 0",
        &format!("content-length: {}", BYTES + 1),
    );
    let body: Arc<[u8]> = vec![b' '; BYTES].into();
    let mut uploads = JoinSet::new();
    for _ in 0..200 {
        let (head, body) = (head.clone(), Arc::clone(&body));
        uploads.spawn(async move {
            loop {
                if let Ok(mut stream) = connect(address, from).await {
                    let _ = stream.write_all(head.as_bytes()).await;
                    let _ = stream.write_all(&body).await;
                    let _ = stream.read_to_end(&mut Vec::new()).await;
                }
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
        });
    }
    while uploads.join_next().await.is_some() {}
}

/// Twelve hundred connections that say nothing, opened again when they are closed.
async fn idle_connections(Target { address, from }: Target) {
    let mut connections = JoinSet::new();
    for _ in 0..1_200 {
        connections.spawn(async move {
            loop {
                if let Ok(mut stream) = connect(address, from).await {
                    let _ = stream.read_to_end(&mut Vec::new()).await;
                }
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
        });
    }
    while connections.join_next().await.is_some() {}
}

/// Sixteen connections that ask for readiness and the contract without a pause.
async fn flood_of_calls(target: Target) {
    let paths = ["/readyz", "/api/openapi.json"].iter().cycle().take(16);
    repeat(target, paths.map(|path| get(path)).collect()).await;
}

/// Sixteen senders of messages without a pause, each with another text; half of them do not wait for an answer.
async fn flood_of_messages(target: Target) {
    let mut senders = JoinSet::new();
    for sender in 0..16 {
        senders.spawn(async move {
            for number in 0.. {
                let body = format!(
                    r#"{{"name":"Ada","email":"ada{sender}@site.example","message":"Could you call me back about order {number}?"}}"#
                );
                let request = post("/functions/v1/send-contact-email", &body);
                if sender % 2 == 0 {
                    timed(target.address, target.from, &request).await;
                } else if let Ok(mut stream) = connect(target.address, target.from).await {
                    let _ = stream.write_all(request.as_bytes()).await;
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            }
        });
    }
    while senders.join_next().await.is_some() {}
}
