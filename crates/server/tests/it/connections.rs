//! The listener on a real socket: slow visitors, too many visitors, the drain.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;
use std::time::Duration;

use axum::body::{Body, Bytes};
use boreal_server::listen::{ConnectionLimits, serve};
use boreal_test_support::eventually;
use futures_util::stream;
use http::{Request, StatusCode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::test_site::TestSite;

pub struct Listening {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    server: JoinHandle<()>,
}

pub async fn listen(limits: ConnectionLimits) -> Listening {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let server = tokio::spawn(async move {
        let test = TestSite::new().await;
        serve(listener, test.app.clone(), limits, async {
            stopped.await.unwrap_or(())
        })
        .await;
    });
    Listening {
        address,
        stop,
        server,
    }
}

/// How long the server may take: reached only by a failing test.
const PATIENCE: Duration = Duration::from_secs(120);

pub const PATIENT: ConnectionLimits = ConnectionLimits {
    connections: 64,
    of_one_address: 64,
    trusted_proxies: Vec::new(),
    header: PATIENCE,
};

/// Settings with which each visitor who comes by a proxy has eight requests under way.
const AT_MOST_EIGHT: [(&str, &str); 2] = [
    ("TRUSTED_PROXIES", "127.0.0.1"),
    ("LIMITS_CONNECTIONS_PER_ADDRESS", "8"),
];

const PROXY: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 40_000);

#[tokio::test]
async fn a_visitor_who_comes_by_a_proxy_has_so_many_requests_under_way() {
    let site = TestSite::with(&AT_MOST_EIGHT).await;
    let ask = async |visitor: &str| {
        let request = Request::get("/").header("x-forwarded-for", visitor);
        let request = request.body(Body::empty()).unwrap();
        let (answer, permit) = site.app.handle(request, PROXY).await;
        (answer.status(), permit)
    };
    let mut held = Vec::new();
    for _ in 0..8 {
        let (status, permit) = ask("203.0.113.1").await;
        assert_eq!(status, StatusCode::OK);
        held.push(permit.unwrap());
    }
    let (status, permit) = ask("203.0.113.1").await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert!(permit.is_none());
    assert_eq!(ask("203.0.113.2").await.0, StatusCode::OK, "another's");
    assert_eq!(ask("127.0.0.1").await.0, StatusCode::OK, "its own");
    drop(held);
    assert_eq!(ask("203.0.113.1").await.0, StatusCode::OK);
}

#[tokio::test]
async fn one_request_too_many_is_refused_in_the_shape_its_caller_reads() {
    let site = TestSite::with(&AT_MOST_EIGHT).await;
    let request = |method: &str, path: &str, media_type: &str| {
        let request = Request::builder().method(method).uri(path);
        let request = request.header("x-forwarded-for", "203.0.113.1");
        let request = request.header("content-type", media_type);
        request.body(Body::empty()).unwrap()
    };
    let (json, form) = ("application/json", "application/x-www-form-urlencoded");
    let mut held = Vec::new();
    for _ in 0..8 {
        let (_, permit) = site.app.handle(request("GET", "/", json), PROXY).await;
        held.push(permit.unwrap());
    }
    let function = "/functions/v1/send-contact-email";
    for (path, media_type, expected) in [
        ("/api/v1/reports", json, "application/problem+json"),
        (function, json, "application/json"),
        (function, form, "text/html"),
    ] {
        let refused = site.send(request("POST", path, media_type)).await;
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "{path}");
        assert_eq!(refused.header("retry-after"), "1", "{path}");
        let got = refused.header("content-type");
        assert!(got.starts_with(expected), "{path}: {got}");
    }
    let refused = site.send(request("POST", function, json)).await;
    assert_eq!(refused.header("access-control-allow-origin"), "*");
    let text = refused.text();
    assert!(text.contains("under way at once"), "{text}");
    assert!(!text.contains("messages"), "{text}");
    // Nobody waits for the body of a request that nothing counts.
    for (method, path) in [
        ("POST", "/api/v1/nothing"),
        ("GET", "/api/v1/reports"),
        ("OPTIONS", "/functions/v1/nothing"),
        ("POST", "/api/v1/reports"),
    ] {
        let was_read = Arc::new(AtomicBool::new(false));
        let reads = Arc::clone(&was_read);
        let body = stream::poll_fn(move |_| {
            reads.store(true, Ordering::Relaxed);
            Poll::<Option<Result<Bytes, axum::Error>>>::Pending
        });
        let mut call = request(method, path, json);
        *call.body_mut() = Body::from_stream(body);
        site.send(call).await;
        assert!(!was_read.load(Ordering::Relaxed), "{method} {path}");
    }
    // What a browser asks before it calls, and what watches over the site, is answered.
    let preflight = site.send(request("OPTIONS", function, json)).await;
    assert_eq!(preflight.status, StatusCode::NO_CONTENT);
    for path in ["/healthz", "/readyz"] {
        let answer = site.send(request("GET", path, json)).await;
        assert_ne!(answer.status, StatusCode::TOO_MANY_REQUESTS, "{path}");
    }
}

/// Sends bytes and reads until the server closes.
pub async fn exchange(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // Closed already where the machine is slow.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer))
        .await
        .expect("the server closes the connection")
        .unwrap_or_default();
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn a_slow_head_and_a_silent_connection_are_closed() {
    let listening = listen(ConnectionLimits {
        header: Duration::from_millis(200),
        ..PATIENT
    })
    .await;
    for bytes in [&b""[..], b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "] {
        exchange(listening.address, bytes).await;
    }
    // A connection kept alive after an answer is closed too. Again where the machine was too slow to send the head.
    let request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    eventually("an answer on a connection that is then closed", || async {
        let answer = exchange(listening.address, request).await;
        answer.starts_with("HTTP/1.1 200").then_some(())
    })
    .await;
}

#[tokio::test]
async fn idle_connections_give_way_when_there_is_no_room_in_all_or_for_one_address() {
    for limits in [
        ConnectionLimits {
            connections: 2,
            ..PATIENT
        },
        ConnectionLimits {
            of_one_address: 2,
            ..PATIENT
        },
    ] {
        let listening = listen(limits).await;
        let mut idle = Vec::new();
        for _ in 0..20 {
            idle.push(TcpStream::connect(listening.address).await.unwrap());
        }
        let answer = exchange(listening.address, b"GET /healthz HTTP/1.0\r\n\r\n").await;
        assert!(answer.starts_with("HTTP/1.0 200"), "{answer}");
        // The first of them is told so.
        let mut rest = Vec::new();
        tokio::time::timeout(PATIENCE, idle[0].read_to_end(&mut rest))
            .await
            .expect("the longest idle is closed")
            .unwrap();
    }
}

#[tokio::test]
async fn a_head_beyond_the_limit_is_refused_however_it_arrives() {
    let listening = listen(PATIENT).await;
    let long = "x".repeat(45_000);
    let short: String = (0..90)
        .map(|n| format!("X-{n}: {}\r\n", "x".repeat(500)))
        .collect();
    for head in [
        format!("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: {long}"),
        format!("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: {long}\r\n\r\n"),
        format!("GET /healthz?{long} HTTP/1.1\r\nHost: x\r\n\r\n"),
        format!("GET /healthz HTTP/1.1\r\nHost: x\r\n{short}\r\n"),
    ] {
        let answer = exchange(listening.address, head.as_bytes()).await;
        let beginning = &answer[..answer.len().min(400)];
        assert!(answer.starts_with("HTTP/1.1 431"), "{beginning}");
    }
    let most = "x".repeat(30_000);
    let head =
        format!("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: {most}\r\n\r\n");
    let answer = exchange(listening.address, head.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test]
async fn stopping_closes_idle_connections_and_ends() {
    let listening = listen(PATIENT).await;
    let mut kept_alive = TcpStream::connect(listening.address).await.unwrap();
    kept_alive
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        .await
        .unwrap();
    let mut answer = [0; 15];
    kept_alive.read_exact(&mut answer).await.unwrap();

    listening.stop.send(()).unwrap();
    tokio::time::timeout(PATIENCE, listening.server)
        .await
        .expect("the drain ends")
        .unwrap();
    assert!(
        TcpStream::connect(listening.address).await.is_err(),
        "nobody listens any more"
    );
}

#[tokio::test]
async fn a_head_that_can_be_read_in_two_ways_is_refused_and_the_connection_closed() {
    let listening = listen(PATIENT).await;
    let page = "GET / HTTP/1.1\r\n";
    let post = "POST /api/v1/reports HTTP/1.1\r\nHost: x\r\n";
    for (head, status) in [
        (page.to_owned(), 400),
        (format!("{page}Host: a\r\nHost: b\r\n"), 400),
        (format!("{page}Host: a b\r\n"), 400),
        (format!("{page}Host:\r\n"), 400),
        (format!("{page}Host: user@site.example\r\n"), 400),
        (format!("{post}Transfer-Encoding: gzip\r\n"), 400),
        (format!("{post}Transfer-Encoding: chunked, gzip\r\n"), 400),
        (
            format!("{post}Transfer-Encoding: chunked, chunked\r\n"),
            400,
        ),
        (format!("{post}Transfer-Encoding: gzip, chunked\r\n"), 501),
        (
            format!("{post}Transfer-Encoding: unknown\r\nTransfer-Encoding: chunked\r\n"),
            501,
        ),
    ] {
        // A second request behind it must never be answered.
        let bytes = format!("{head}\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
        let answer = exchange(listening.address, bytes.as_bytes()).await;
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status} ")),
            "{head:?}: {answer}"
        );
        assert_eq!(answer.matches("HTTP/1.1 ").count(), 1, "{head:?}: {answer}");
    }
    let named = exchange(
        listening.address,
        b"GET /healthz HTTP/1.1\r\nHost: site.example:8080\r\nConnection: close\r\n\r\n",
    )
    .await;
    assert!(named.starts_with("HTTP/1.1 200"), "{named}");
}
