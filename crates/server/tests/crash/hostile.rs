//! Visitors who mean harm, on real sockets.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::site::{Settings, Site, sqlite_url};
use crate::stream::all_stored;
use crate::visit::{FUNCTION, Reply, exchange, get, message, post, post_with, request};

/// Memory that attacks may cost for good, in KiB: what the allocator keeps, far below what they send.
const FLAT_KIB: u64 = 48 * 1024;

const JSON: [(&str, &str); 1] = [("content-type", "application/json")];

async fn stored(folder: &Path) -> usize {
    let store = boreal_store::open(&sqlite_url(folder)).await.unwrap();
    all_stored(store.as_ref()).await.len()
}

/// Sends bytes again when a reset swallowed the answer, as it may when the server closes on unread input.
async fn insist(site: &Site, bytes: &[u8]) -> Reply {
    for _ in 0..20 {
        if let Some(reply) = exchange(site.address, bytes).await {
            return reply;
        }
    }
    panic!("never answered");
}

#[tokio::test]
async fn a_body_that_never_comes_is_not_waited_for_longer_than_a_request_may_take() {
    let folder = tempfile::tempdir().unwrap();
    let settings =
        Settings::hurried(&sqlite_url(folder.path())).with("LIMITS_REQUEST_SECONDS", "2");
    let site = Site::start(folder.path(), &settings);
    let less_than_said = request("POST", FUNCTION, &JSON, "{}").replace("length: 2", "length: 200");
    assert_eq!(insist(&site, less_than_said.as_bytes()).await.status, 408);
}

#[tokio::test]
async fn bodies_too_large_too_deep_or_false_are_refused_and_memory_stays_flat() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::start(
        folder.path(),
        &Settings::hurried(&sqlite_url(folder.path())),
    );
    let function = |headers: &[(&str, &str)], body: &str| {
        request("POST", FUNCTION, headers, body).into_bytes()
    };
    // Warmed up, so that what the first request allocates does not count.
    post(site.address, &json!({})).await.unwrap();
    let before = site.resident_kib();

    let large = function(&JSON, &"x".repeat(10 * 1024 * 1024));
    for _ in 0..5 {
        assert_eq!(insist(&site, &large).await.status, 413);
    }
    let deep = function(&JSON, &format!("{{\"unknown\":{}", "[".repeat(10_000)));
    assert_eq!(insist(&site, &deep).await.status, 400);
    let keys: Vec<String> = (0..5_000).map(|key| format!("\"k{key}\":1")).collect();
    let many_keys = function(&JSON, &format!("{{{}}}", keys.join(",")));
    assert_eq!(
        insist(&site, &many_keys).await.status,
        422,
        "three fields are missing"
    );
    // A thousandfold bomb is never unpacked: to us it is not JSON.
    let gzip = [JSON[0], ("content-encoding", "gzip")];
    let bomb = function(&gzip, "\u{1f}\u{8b}\u{8}\u{0}\u{0}");
    assert_eq!(insist(&site, &bomb).await.status, 400);

    // The connection stays open, so that what is smuggled in would be answered. After the length that was said comes
    // a call of its own, judged by its own head, which names no host.
    let open = |text: String| text.replace("connection: close\r\n", "");
    let more_than_said =
        open(request("POST", FUNCTION, &JSON, "{}")) + "GET /secret HTTP/1.1\r\n\r\n";
    assert_eq!(statuses(&site, more_than_said.as_bytes()).await, [422, 400]);
    let both = open(request(
        "POST",
        FUNCTION,
        &[JSON[0], ("transfer-encoding", "chunked")],
        "2\r\n{}\r\n0\r\n\r\nGET /secret HTTP/1.1\r\nhost: x\r\n\r\n",
    ));
    // Whichever length counts, what follows is not taken for a second call.
    let both = statuses(&site, both.as_bytes()).await;
    assert!(matches!(both[..], [400 | 422]), "{both:?}");

    endless_chunks(&site).await;
    let after = site.resident_kib();
    println!("resident: {before} KiB before, {after} KiB after");
    assert!(after < before + FLAT_KIB, "{before} -> {after} KiB");
    assert_eq!(stored(folder.path()).await, 0);
    site.stop();
}

/// The status of each answer on one connection, until the server closes it.
async fn statuses(site: &Site, bytes: &[u8]) -> Vec<u16> {
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut answers = Vec::new();
    // What came before a reset counts too.
    let _ = stream.read_to_end(&mut answers).await;
    let text = String::from_utf8_lossy(&answers);
    let each = text.split("HTTP/1.1 ").skip(1);
    each.filter_map(|answer| answer.get(..3)?.parse().ok())
        .collect()
}

/// Who waits to be told to send is refused at once, and told to send only what is taken.
#[tokio::test]
async fn who_waits_to_be_told_to_send_is_not_told_to_send_what_is_too_large() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::start(
        folder.path(),
        &Settings::hurried(&sqlite_url(folder.path())),
    );
    let waiting = [JSON[0], ("expect", "100-continue")];
    let large = request("POST", FUNCTION, &waiting, "").replace("length: 0", "length: 10000000");
    assert_eq!(statuses(&site, large.as_bytes()).await, [413]);
    let small = request("POST", FUNCTION, &waiting, "{}");
    assert_eq!(statuses(&site, small.as_bytes()).await, [100, 422]);
}

/// Sends chunks until the server has had enough.
async fn endless_chunks(site: &Site) {
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    let head = request("POST", FUNCTION, &JSON, "");
    let head = head.replace("content-length: 0", "transfer-encoding: chunked");
    stream.write_all(head.as_bytes()).await.unwrap();
    let chunk = format!("4000\r\n{}\r\n", " ".repeat(0x4000));
    let mut sent = 0;
    while stream.write_all(chunk.as_bytes()).await.is_ok() {
        sent += 0x4000;
        assert!(sent < 512 * 1024 * 1024, "the server reads for ever");
        let mut byte = [0];
        let answered = stream.read(&mut byte);
        if let Ok(done) = tokio::time::timeout(Duration::from_millis(1), answered).await {
            // The answer, or the closed door.
            return assert!(done.is_err() || byte == *b"H" || byte == [0]);
        }
    }
}

#[tokio::test]
async fn one_address_fills_its_share_of_the_memory_with_unfinished_bodies_and_no_more() {
    const BODY: usize = 19 << 20;
    const SHARE_KIB: u64 = 80 * 1024;
    let folder = tempfile::tempdir().unwrap();
    let site = Site::start(
        folder.path(),
        &Settings::hurried(&sqlite_url(folder.path())),
    );
    let path = "/api/v1/customer-segmentation/histories";
    let head = request("POST", path, &JSON, "");
    let head = head.replace("length: 0", &format!("length: {}", BODY + 1));
    post(site.address, &json!({})).await.unwrap();
    let before = site.resident_kib();
    let mut calls = JoinSet::new();
    for _ in 0..24 {
        let (address, head) = (site.address, head.clone());
        calls.spawn(async move {
            let mut stream = TcpStream::connect(address).await.unwrap();
            let blank = vec![b' '; BODY];
            stream.write_all(head.as_bytes()).await.ok()?;
            stream.write_all(&blank).await.ok()?;
            drop(blank);
            // All but the last byte: the answer comes when no more is waited for.
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await.ok()?;
            String::from_utf8(answer).ok()
        });
    }
    let mut peak = 0;
    let (mut held, mut refused) = (0, 0);
    let mut look = tokio::time::interval(Duration::from_millis(50));
    loop {
        tokio::select! {
            _ = look.tick() => peak = peak.max(site.resident_kib()),
            answer = calls.join_next() => {
                let Some(answer) = answer else { break };
                // A sender that is too slow to hear the refusal is cut off without one.
                let answer = answer.unwrap().unwrap_or_default();
                refused += usize::from(answer.contains("too_much_at_once"));
                held += usize::from(answer.starts_with("HTTP/1.1 408"));
            }
        }
    }
    println!("resident: {before} KiB before, {peak} KiB with {refused} told that it is too much");
    // Two that ask for the last bytes at the same moment may both go without.
    assert!((2..=4).contains(&held), "{held} held, and four fit");
    assert!(refused > 0, "others read why");
    assert!(
        peak < before + 2 * SHARE_KIB + FLAT_KIB,
        "{before} -> {peak} KiB"
    );
    assert_eq!(get(site.address, "/").await.unwrap().status, 200);
}

#[tokio::test]
async fn a_body_that_trickles_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let settings =
        Settings::hurried(&sqlite_url(folder.path())).with("LIMITS_REQUEST_SECONDS", "1");
    let site = Site::start(folder.path(), &settings);
    let bytes = request("POST", FUNCTION, &JSON, &message(1).to_string());
    let (head, body) = bytes.split_once("\r\n\r\n").unwrap();
    let body = &body[..body.len() - 1];
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    stream
        .write_all(format!("{head}\r\n\r\n").as_bytes())
        .await
        .unwrap();
    let (mut from, mut to) = stream.split();
    let trickle = async {
        for byte in body.bytes() {
            if to.write_all(&[byte]).await.is_err() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        // The last byte of the body never comes: what ends the exchange is the server.
        std::future::pending::<()>().await;
    };
    let mut answer = Vec::new();
    tokio::select! {
        () = trickle => {}
        _ = from.read_to_end(&mut answer) => {}
    }
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert_eq!(stored(folder.path()).await, 0);
    site.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_from_one_client_leaves_others_alone() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::hurried(&sqlite_url(folder.path()))
        .with("LIMITS_CONTACT_PER_MINUTE", "5")
        .with("TRUSTED_PROXIES", "127.0.0.1");
    let site = Site::start(folder.path(), &settings);
    let address = site.address;
    let began = Instant::now();
    let mut flood = JoinSet::new();
    for attacker in 0..20 {
        flood.spawn(async move {
            let mut replies = Vec::new();
            for number in 0..100 {
                let from = [("x-forwarded-for", "203.0.113.66")];
                let body = message(1_000 + attacker * 100 + number);
                replies.extend(post_with(address, &from, &body).await);
            }
            replies
        });
    }
    let mut pages = Vec::new();
    for visitor in 0..20 {
        let client = format!("198.51.100.{visitor}");
        let from = [("x-forwarded-for", client.as_str())];
        let reply = post_with(address, &from, &message(visitor)).await.unwrap();
        assert_eq!(reply.status, 200, "{}", reply.body);
        let started = Instant::now();
        assert_eq!(get(address, "/").await.unwrap().status, 200);
        pages.push(started.elapsed());
    }
    let replies: Vec<Reply> = flood.join_all().await.into_iter().flatten().collect();
    let taken = replies.iter().filter(|reply| reply.status == 200).count();
    let refused = replies.iter().filter(|reply| reply.status == 429);
    // One token comes back every twelve seconds while the flood lasts.
    let most = 6 + began.elapsed().as_secs() / 12;
    assert!(
        taken >= 5 && taken as u64 <= most,
        "{taken} of the flood were taken"
    );
    let refused: Vec<&Reply> = refused.collect();
    assert_eq!(refused.len() + taken, 2_000);
    assert!(
        refused
            .iter()
            .all(|reply| reply.header("retry-after").is_some())
    );
    println!(
        "2000 in a flood: {taken} taken; slowest page {:?}",
        pages.iter().max()
    );
    site.stop();
}

#[tokio::test]
async fn other_sites_forms_and_other_methods_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::start(
        folder.path(),
        &Settings::hurried(&sqlite_url(folder.path())),
    );
    let form = "name=Ada&email=ada%40example.ca&message=How+would+you+model+this%3F";
    let foreign = ("origin", "https://evil.example");
    for (headers, body, expected) in [
        // What a form on another site can send without asking, with and without a named origin.
        (
            vec![("content-type", "text/plain"), foreign],
            message(1).to_string(),
            415,
        ),
        (
            vec![("content-type", "multipart/form-data; boundary=x"), foreign],
            "--x--".to_owned(),
            415,
        ),
        (
            vec![
                ("content-type", "application/x-www-form-urlencoded"),
                foreign,
            ],
            form.to_owned(),
            403,
        ),
        (
            vec![
                ("content-type", "application/x-www-form-urlencoded"),
                ("origin", "null"),
            ],
            form.to_owned(),
            403,
        ),
        (
            vec![("content-type", "application/x-www-form-urlencoded")],
            form.to_owned(),
            403,
        ),
    ] {
        let bytes = request("POST", FUNCTION, &headers, &body);
        let reply = exchange(site.address, bytes.as_bytes()).await.unwrap();
        assert_eq!(reply.status, expected, "{headers:?}");
    }
    for (method, expected) in [
        ("GET", 405),
        ("PUT", 405),
        ("DELETE", 405),
        ("OPTIONS", 204),
    ] {
        let bytes = request(method, FUNCTION, &JSON, &message(1).to_string());
        let reply = exchange(site.address, bytes.as_bytes()).await.unwrap();
        assert_eq!(reply.status, expected, "{method}");
    }
    assert_eq!(stored(folder.path()).await, 0);
    site.stop();
}
