//! One hostile address against the real program while fifty ordinary visitors read pages and use each demo: how long
//! the ordinary ones wait with and without each attack, what the program takes of the memory, and how soon it is
//! itself again; over SQLite, and over PostgreSQL where it is installed. `name value unit` lines for `make bench`, and a
//! table.
//!
//! Limits are the program's own defaults. Every visitor, and every attack, has an address of its own in 127.0.0.0/8,
//! which Linux lets anyone bind: what one attack has spent is not missing to the next. All of them run on the same
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
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::JoinSet;

use site::{PATIENCE, Site, connect, get, post, timed};

/// Ordinary visitors at once.
const VISITORS: u8 = 50;

/// Seconds of each measurement, unless the first argument says otherwise.
const SECONDS: u64 = 15;

/// What an ordinary visitor does between two requests: 150 a minute, below every limit.
const PAUSE: Duration = Duration::from_millis(400);

/// Between two looks whether the program is itself again: fewer calls than a visitor may make.
const LOOK_AGAIN: Duration = Duration::from_millis(300);

/// What ordinary visitors ask for: pages, and a call of each demo.
const PAGES: [&str; 4] = ["/", "/services", "/demo/mortgage-api", "/demo/bond-yields"];
const GETS: [&str; 3] = [
    "/api/v1/bond-yields/curve?date=2023-06",
    "/api/v1/data-integration/plan?city=calgary&crops=tomato,pea&year=2027",
    "/api/v1/real-time-analytics/stations",
];
const POSTS: [(&str, &str); 3] = [
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
];

/// The site's address and the attacker's.
#[derive(Clone, Copy)]
struct Target {
    address: SocketAddr,
    from: Ipv4Addr,
}

type Attack = fn(Target) -> Pin<Box<dyn Future<Output = ()> + Send>>;

/// Each holds on for as long as it is let.
const ATTACKS: [(&str, Attack); 8] = [
    ("slow_reading", |target| Box::pin(slow_reading(target))),
    ("long_work", |target| Box::pin(long_work(target))),
    ("short_work", |target| Box::pin(short_work(target))),
    ("long_jobs", |target| Box::pin(long_jobs(target))),
    ("slow_uploads", |target| Box::pin(slow_uploads(target))),
    ("idle_connections", |target| {
        Box::pin(idle_connections(target))
    }),
    ("flood_of_calls", |target| Box::pin(flood_of_calls(target))),
    ("flood_of_messages", |target| {
        Box::pin(flood_of_messages(target))
    }),
];

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
        "| attack by one address | store | memory before, peak, after | p99 without | p99 with | ratio | recovery |"
    );
    println!("|---|---|---|---|---|---|---|");
    for line in lines {
        println!(
            "| {} | {} | {:.0}, {:.0}, {:.0} MiB | {:.0} ms | {:.0} ms | {:.1} | {:.1} s |",
            line.attack.replace('_', " "),
            line.store,
            line.calm.peak_mib,
            line.attacked.peak_mib,
            line.after_mib,
            ms(line.calm.p99),
            ms(line.attacked.p99),
            line.ratio(),
            line.recovery.as_secs_f64(),
        );
    }
    Ok(())
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
        from: Ipv4Addr::new(127, 0, 66, own),
    };
    let attacked = measure(site, seconds, Some((begin, target))).await?;
    let recovery = recovery(site, Ipv4Addr::new(127, 0, 2, own), calm.p99).await?;
    let line = Line {
        store,
        attack,
        calm,
        attacked,
        recovery,
        after_mib: site.resident_mib()?,
    };
    let name = format!("attack_{attack}_{store}");
    println!("{name}_p99_before {:.1} ms", ms(line.calm.p99));
    println!("{name}_p99 {:.1} ms", ms(line.attacked.p99));
    println!("{name}_ratio {:.2} times", line.ratio());
    println!("{name}_refused {} answers", line.attacked.refused);
    println!("{name}_memory_before {:.0} MiB", line.calm.peak_mib);
    println!("{name}_memory {:.0} MiB", line.attacked.peak_mib);
    println!("{name}_memory_after {:.0} MiB", line.after_mib);
    println!("{name}_recovery {:.2} s", recovery.as_secs_f64());
    Ok(line)
}

impl Line {
    fn ratio(&self) -> f64 {
        self.attacked.p99.as_secs_f64() / self.calm.p99.as_secs_f64()
    }
}

fn ms(wait: Duration) -> f64 {
    wait.as_secs_f64() * 1_000.0
}

/// What the ordinary visitors saw.
struct Seen {
    p99: Duration,
    refused: usize,
    peak_mib: f64,
}

async fn measure(site: &Site, seconds: u64, attack: Option<(Attack, Target)>) -> Result<Seen> {
    let over = Arc::new(AtomicBool::new(false));
    let attack = attack.map(|(begin, target)| tokio::spawn(begin(target)));
    if attack.is_some() {
        // Let it take hold.
        tokio::time::sleep(Duration::from_secs(3)).await;
    }
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
    let (mut waits, mut refused) = (Vec::new(), 0);
    while let Some(seen) = visitors.join_next().await {
        let (own_waits, own_refused) = seen??;
        waits.extend(own_waits);
        refused += own_refused;
    }
    if let Some(attack) = attack {
        attack.abort();
        let _ = attack.await;
    }
    ensure!(!waits.is_empty(), "nobody was answered");
    waits.sort();
    Ok(Seen {
        p99: waits[(waits.len() - 1) * 99 / 100],
        refused,
        peak_mib,
    })
}

/// Until a call is answered as quickly as before.
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

/// Reads and calls in turn; gives its waits and how often it was refused.
async fn visitor(
    address: SocketAddr,
    number: u8,
    over: Arc<AtomicBool>,
) -> Result<(Vec<Duration>, usize)> {
    let from = Ipv4Addr::new(127, 0, 1, number + 1);
    let pages = PAGES.iter().chain(&GETS).map(|path| get(path));
    let calls = POSTS.iter().map(|(path, body)| post(path, body));
    let requests: Vec<String> = pages.chain(calls).collect();
    let (mut waits, mut refused) = (Vec::new(), 0);
    let mut turn = usize::from(number);
    // Not all at the same moment.
    tokio::time::sleep(PAUSE * u32::from(number) / u32::from(VISITORS)).await;
    while !over.load(Ordering::Relaxed) {
        let (wait, status) = timed(address, from, &requests[turn % requests.len()]).await;
        waits.push(wait);
        refused += usize::from(status != 200);
        turn += 1;
        tokio::time::sleep(PAUSE).await;
    }
    Ok((waits, refused))
}

/// Two hundred answers of 8 MB, each taken by the byte.
async fn slow_reading(Target { address, from }: Target) {
    let values = vec!["1.5"; 100_000].join(",");
    let body = format!(r#"{{"values":[{values}],"detector":"robust","window":24}}"#);
    let request = post("/api/v1/real-time-analytics/detect", &body);
    let mut readers = JoinSet::new();
    for _ in 0..200 {
        let request = request.clone();
        readers.spawn(async move {
            let Ok(mut stream) = connect(address, from).await else {
                return;
            };
            let _ = stream.write_all(request.as_bytes()).await;
            while stream.read_u8().await.is_ok() {
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
        });
    }
    while readers.join_next().await.is_some() {}
    std::future::pending().await
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

/// The longest job there is from each of two addresses, begun again when it ends.
async fn long_jobs(Target { address, from }: Target) {
    let [a, b, c, d] = from.octets();
    let request = post("/api/v1/supply-chain/locate/job", &longest_search());
    let mut jobs = JoinSet::new();
    for from in [from, Ipv4Addr::new(a, b, c + 1, d)] {
        jobs.spawn(repeat(Target { address, from }, vec![request.clone()]));
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

/// Sixteen connections that send messages without a pause, each with another text.
async fn flood_of_messages(target: Target) {
    let mut senders = JoinSet::new();
    for sender in 0..16 {
        senders.spawn(async move {
            for number in 0.. {
                let body = format!(
                    r#"{{"name":"Ada","email":"ada{sender}@site.example","message":"Could you call me back about order {number}?"}}"#
                );
                let request = post("/functions/v1/send-contact-email", &body);
                timed(target.address, target.from, &request).await;
            }
        });
    }
    while senders.join_next().await.is_some() {}
}
