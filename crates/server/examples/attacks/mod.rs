//! What one hostile address does, for as long as it is let.

mod long_queries;
mod uploads;

use std::collections::BTreeMap;
use std::mem::take;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use boreal_test_support::{LargestCall, largest_calls};
use futures_util::future::join_all;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::JoinSet;

use long_queries::long_queries;
use uploads::{large_uploads, slow_uploads, uploads_by_a_proxy};

use super::fetching::WebPorts;
use super::site::{connect, get, post, timed};

/// How often an attack was answered with each status, 0 where no answer came.
static ANSWERS: Mutex<BTreeMap<u16, usize>> = Mutex::new(BTreeMap::new());

/// The addresses of all attackers; where they come by a proxy it is there.
pub const ADDRESSES: &str = "127.66.0.0/16";

/// The site's address and the attacker's.
#[derive(Clone, Copy)]
pub struct Target {
    pub address: SocketAddr,
    pub from: Ipv4Addr,
    /// Where pages are that the site may be told to fetch.
    pub web: WebPorts,
}

pub type Begin = fn(Target) -> Pin<Box<dyn Future<Output = ()> + Send>>;

/// What an attack is made on.
pub enum Program {
    Real,
    /// The real one, which takes the attackers' addresses for those of its proxy.
    BehindProxy,
    /// One that fetches pages from this machine.
    FetchesHere,
}

pub struct Attack {
    pub name: &'static str,
    pub program: Program,
    pub begin: Begin,
}

/// Attacks on the real program by the names of their functions, unless another is named.
macro_rules! attacks {
    ($($name:ident $(on $program:ident)?),+ $(,)?) => {
        &[$(Attack {
            name: stringify!($name),
            program: attacks!(@program $($program)?),
            begin: |target| Box::pin($name(target)),
        }),+]
    };
    (@program) => { Program::Real };
    (@program $program:ident) => { Program::$program };
}

pub const ATTACKS: &[Attack] = attacks![
    slow_reading,
    long_work,
    short_work,
    small_queries,
    long_queries,
    long_calls,
    large_memory,
    long_jobs,
    slow_uploads,
    large_uploads,
    uploads_by_a_proxy on BehindProxy,
    slow_pages on FetchesHere,
    large_robots on FetchesHere,
    idle_connections,
    flood_of_calls,
    flood_of_health_checks,
    flood_of_pages,
    flood_of_messages,
];

/// Two hundred answers of 8 MB, each taken by the byte, asked for again when they are closed.
async fn slow_reading(Target { address, from, .. }: Target) {
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

/// Four of the longest calls there are at once, asked without a job, again and again.
async fn long_calls(target: Target) {
    let request = post("/api/v1/supply-chain/locate", &longest_search());
    repeat(target, vec![request; 4]).await;
}

/// The call whose computation takes most memory, four at once from each of eight addresses of a network, again and again.
async fn large_memory(target: Target) {
    let is_largest = |call: &LargestCall| {
        call.path == "/api/v1/energy-management/dispatch" && call.status == 200
    };
    let call = largest_calls().into_iter().rfind(is_largest);
    let body = call.and_then(|call| call.body).expect("it has a body");
    let request = post("/api/v1/energy-management/dispatch", &body);
    let [a, b, c, _] = target.from.octets();
    let addresses = (1..=8).map(|host| Target {
        from: Ipv4Addr::new(a, b, c, host),
        ..target
    });
    join_all(addresses.map(|target| repeat(target, vec![request.clone(); 4]))).await;
}

/// The longest job there is from each of two addresses, begun again when it ends.
async fn long_jobs(Target { address, from, .. }: Target) {
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
async fn repeat(target: Target, requests: Vec<String>) {
    let mut calls = JoinSet::new();
    for request in requests {
        calls.spawn(async move {
            loop {
                ask(target, &request).await;
            }
        });
    }
    while calls.join_next().await.is_some() {}
}

/// Asks once and counts the answer. Whoever cannot connect is told so at once, and would try without ever giving way.
async fn ask(Target { address, from, .. }: Target, request: &str) {
    let (_, status) = timed(address, from, request).await;
    count_answer(status);
    if status == 0 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

fn count_answer(status: u16) {
    let mut answers = ANSWERS.lock().unwrap_or_else(PoisonError::into_inner);
    *answers.entry(status).or_default() += 1;
}

/// What the attack that is being made was answered since this was asked last, in words: one whose every call is refused
/// shows what a refusal costs and nothing else.
pub fn answers() -> String {
    let answers = take(&mut *ANSWERS.lock().unwrap_or_else(PoisonError::into_inner));
    let words = answers.iter().map(|(status, times)| match status {
        0 => format!("none: {times}"),
        _ => format!("{status}: {times}"),
    });
    match answers.is_empty() {
        true => "not counted".to_owned(),
        false => words.collect::<Vec<_>>().join(", "),
    }
}

/// Sixteen calls at once for pages that never come, each at another host.
async fn slow_pages(target: Target) {
    fetch(target, target.web.slow, "/page").await;
}

/// Sixteen calls at once for pages of hosts with more rules for robots than are weighed for so long an address, each of
/// another host.
async fn large_robots(target: Target) {
    let path = format!("/page/{}", "a".repeat(200));
    fetch(target, target.web.rules, &path).await;
}

/// Every address of 127.0.0.0/8 is a host of its own, with rules of its own.
async fn fetch(target: Target, port: u16, path: &str) {
    let mut calls = JoinSet::new();
    for call in 0..16_u8 {
        let path = path.to_owned();
        calls.spawn(async move {
            for number in 0_u16.. {
                let [high, low] = number.to_be_bytes();
                let url = format!("http://127.{}.{high}.{low}:{port}{path}", 200 + call);
                let body = format!(r#"{{"url":"{url}"}}"#);
                let request = post("/api/v1/article-extractor/extract", &body);
                ask(target, &request).await;
            }
        });
    }
    while calls.join_next().await.is_some() {}
}

/// Twelve hundred connections that say nothing, opened again when they are closed.
async fn idle_connections(Target { address, from, .. }: Target) {
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

/// Sixteen connections that ask, without a pause, what costs nothing but a line in a log.
async fn flood_of_health_checks(target: Target) {
    let question = get("/functions/v1/send-contact-email").replacen("GET", "OPTIONS", 1);
    let requests = [get("/healthz"), question];
    let requests = requests.iter().cycle().take(16).cloned();
    repeat(target, requests.collect()).await;
}

/// As many connections as an address may have, each asking for sixteen pages before it reads the first; half of them
/// name thirty thousand codings.
async fn flood_of_pages(Target { address, from, .. }: Target) {
    const CONNECTIONS: usize = 250;
    let page = get("/").replace("connection: close\r\n", "");
    let mut floods = JoinSet::new();
    let with_list = page.replace("encoding: br", &format!("encoding: {}", ",".repeat(30_000)));
    for number in 0..CONNECTIONS {
        let pages = [&page, &with_list][number % 2].repeat(16);
        floods.spawn(async move {
            loop {
                let Ok(stream) = connect(address, from).await else {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                };
                let (mut read, mut write) = stream.into_split();
                let reads = async { tokio::io::copy(&mut read, &mut tokio::io::sink()).await };
                let writes = async { while write.write_all(pages.as_bytes()).await.is_ok() {} };
                tokio::join!(reads, writes).0.ok();
            }
        });
    }
    while floods.join_next().await.is_some() {}
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
                    ask(target, &request).await;
                } else if let Ok(mut stream) = connect(target.address, target.from).await {
                    let _ = stream.write_all(request.as_bytes()).await;
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            }
        });
    }
    while senders.join_next().await.is_some() {}
}
