//! What a server may answer: pages, bounded in every way.

use super::{PUBLIC, cause, fetcher, with};
use boreal_sources::PageError;
use boreal_sources::page::Cause;
use boreal_test_support::{Reply, WebServer};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

#[tokio::test]
async fn a_page_comes_back_with_its_address_type_and_bytes() {
    let server = WebServer::start(&[
        ("/old", Reply::redirect("/story?x=1")),
        ("/story?x=1", Reply::html("<p>Bonjour</p>")),
    ])
    .await;
    let page = fetcher(&server)
        .fetch(&server.url("news.test", "/old#top"))
        .await
        .unwrap();
    assert_eq!(page.url, server.url("news.test", "/story?x=1"));
    assert_eq!(page.content_type, "text/html; charset=utf-8");
    assert_eq!(page.body, b"<p>Bonjour</p>");
}

#[tokio::test]
async fn we_name_ourselves_and_carry_nothing_else() {
    let server = WebServer::start(&[
        ("/old", Reply::redirect("/story")),
        ("/story", Reply::html("x")),
    ])
    .await;
    fetcher(&server)
        .fetch(&server.url("news.test", "/old"))
        .await
        .unwrap();
    let requests = server.requests();
    assert_eq!(requests.len(), 3, "robots.txt, the redirect, the page");
    for request in requests {
        let head = request.head.to_lowercase();
        assert!(
            head.contains("user-agent: testbot/1.0 (+https://site.example)"),
            "{head}"
        );
        for absent in [
            "cookie",
            "referer",
            "authorization",
            "x-forwarded",
            "origin",
        ] {
            assert!(!head.contains(absent), "{head}");
        }
    }
}

#[tokio::test]
async fn five_redirects_are_followed_and_no_more() {
    let server = WebServer::start(&[("/loop", Reply::redirect("/loop"))]).await;
    for hop in 0..5 {
        let next = Reply::redirect(&format!("/{}", hop + 1));
        server.will(&format!("/{hop}"), next);
    }
    server.will("/5", Reply::html("here"));
    let fetcher = fetcher(&server);
    let page = fetcher.fetch(&server.url("news.test", "/0")).await.unwrap();
    assert_eq!(page.body, b"here");
    let found = cause(&fetcher, &server.url("other.test", "/loop")).await;
    assert_eq!(found, Cause::TooManyRedirects);
    assert_eq!(server.asked().len(), 6 + 6);
}

#[tokio::test]
async fn bodies_are_bounded_as_unpacked() {
    let bomb = Reply::gzip(&vec![b' '; 20 << 20]);
    let server = WebServer::start(&[
        ("/endless", Reply::Endless),
        ("/bomb", bomb),
        ("/packed", Reply::gzip(b"<p>small</p>")),
        ("/exact", Reply::html(&"x".repeat(100_000))),
        ("/over", Reply::html(&"x".repeat(100_001))),
    ])
    .await;
    let fetcher = with(&server, |guards| guards.max_bytes = 100_000);
    let url = |path| server.url("news.test", path);
    assert_eq!(cause(&fetcher, &url("/endless")).await, Cause::TooLarge);
    assert_eq!(cause(&fetcher, &url("/bomb")).await, Cause::TooLarge);
    assert_eq!(cause(&fetcher, &url("/over")).await, Cause::TooLarge);
    let packed = fetcher.fetch(&url("/packed")).await.unwrap();
    assert_eq!(packed.body, b"<p>small</p>");
    let exact = fetcher.fetch(&url("/exact")).await.unwrap();
    assert_eq!(exact.body.len(), 100_000);
}

#[tokio::test]
async fn a_page_takes_room_as_it_comes_and_from_memory() {
    let server = WebServer::start(&[
        ("/endless", Reply::Endless),
        ("/page", Reply::html(&"x".repeat(100_000))),
    ])
    .await;
    let fetcher = fetcher(&server);
    let (page, endless) = ["/page", "/endless"]
        .map(|path| server.url("news.test", path))
        .into();
    let (refused, asked) = fetcher.fetch_within(200_000, &endless).await;
    assert_eq!(refused, Err(PageError::NoRoom));
    assert!(asked < 1_000_000, "{asked} were read");

    let beside = page.len() + "text/html; charset=utf-8".len();
    for _ in ["fetched", "from memory"] {
        let (refused, _) = fetcher.fetch_within(100_000, &page).await;
        assert_eq!(refused, Err(PageError::NoRoom));
        let (taken, asked) = fetcher.fetch_within(200_000, &page).await;
        assert!(taken.is_ok());
        assert_eq!(asked, 100_000 + beside);
    }
    assert_eq!(server.asked(), ["/endless", "/page", "/page"]);
}

#[tokio::test]
async fn everybody_else_has_a_turn_between_the_pieces_of_a_page() {
    let server = WebServer::start(&[("/bomb", Reply::gzip(&vec![b' '; 4 << 20]))]).await;
    let fetcher = fetcher(&server);
    let turns = AtomicUsize::new(0);
    let others = async {
        loop {
            turns.fetch_add(1, Ordering::Relaxed);
            tokio::task::yield_now().await;
        }
    };
    // What is read between two turns of the others.
    let (mut before, mut from, mut longest) = (0, 0, 0);
    let mut room = |bytes| {
        let turn = turns.load(Ordering::Relaxed);
        if turn != before {
            (before, from) = (turn, bytes);
        }
        longest = longest.max(bytes - from);
        true
    };
    let url = server.url("news.test", "/bomb");
    let fetched = fetcher.fetch_watched(&url, &mut room);
    tokio::select! {
        biased;
        page = fetched => assert_eq!(page.unwrap().body.len(), 4 << 20),
        () = others => {}
    }
    assert!(longest < 128 * 1024, "{longest} bytes at once");
}

#[tokio::test]
async fn no_connection_is_kept_open() {
    let listener = tokio::net::TcpListener::bind((PUBLIC, 0)).await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let serving = tokio::spawn(async move {
        for status in ["404 Not Found", "200 OK"] {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut head = Vec::new();
            while !head.ends_with(b"\r\n\r\n") {
                head.push(stream.read_u8().await.unwrap());
            }
            let headers = "content-type: text/html\r\ncontent-length: 1";
            let answer = format!("HTTP/1.1 {status}\r\n{headers}\r\n\r\nx");
            stream.write_all(answer.as_bytes()).await.unwrap();
            // Else the next request would come here, or nothing.
            assert!(stream.read_u8().await.is_err(), "{status}");
        }
    });
    let plain = WebServer::start(&[]).await;
    let fetcher = with(&plain, |guards| guards.ports.push(port));
    let page = fetcher.fetch(&format!("http://news.test:{port}/")).await;
    assert_eq!(page.unwrap().body, b"x");
    serving.await.unwrap();
}

#[tokio::test]
async fn a_server_that_drips_or_stays_silent_is_left() {
    let server = WebServer::start(&[("/drip", Reply::Drip), ("/silence", Reply::Silence)]).await;
    let hasty = with(&server, |guards| {
        guards.timeout = Duration::from_millis(400)
    });
    for path in ["/drip", "/silence"] {
        let found = cause(&hasty, &server.url("news.test", path)).await;
        assert_eq!(found, Cause::TimedOut, "{path}");
    }
}

#[tokio::test]
async fn only_pages_are_taken() {
    let typed = |media_type: &str| {
        Reply::with(
            "200 OK",
            &format!("content-type: {media_type}"),
            b"<p>x</p>",
        )
    };
    let packed = |encoding: &str| {
        let headers = format!("content-type: text/html\r\ncontent-encoding: {encoding}");
        Reply::with("200 OK", &headers, b"x")
    };
    let server = WebServer::start(&[
        ("/html", typed("Text/HTML")),
        ("/xhtml", typed("application/xhtml+xml; charset=utf-8")),
        ("/text", typed("text/plain")),
        ("/pdf", typed("application/pdf")),
        ("/json", typed("application/json")),
        ("/almost", typed("text/htmlx")),
        ("/none", Reply::with("200 OK", "x-a: b", b"<p>x</p>")),
        ("/brotli", packed("br")),
        ("/twice", packed("gzip, gzip")),
        ("/broken", packed("gzip")),
        ("/404", Reply::status("404 Not Found")),
        ("/500", Reply::status("500 Broken")),
        ("/hang", Reply::HangUp),
        ("/nowhere", Reply::with("302 Found", "x-a: b", b"")),
    ])
    .await;
    let fetcher = fetcher(&server);
    for path in ["/html", "/xhtml", "/text"] {
        assert!(
            fetcher.fetch(&server.url("news.test", path)).await.is_ok(),
            "{path}"
        );
    }
    for (path, expected) in [
        ("/pdf", Cause::MediaType("application/pdf".to_owned())),
        ("/json", Cause::MediaType("application/json".to_owned())),
        ("/almost", Cause::MediaType("text/htmlx".to_owned())),
        ("/none", Cause::MediaType(String::new())),
        ("/brotli", Cause::Encoding),
        ("/twice", Cause::Encoding),
        ("/broken", Cause::Unreachable),
        ("/404", Cause::Status(404)),
        ("/500", Cause::Status(500)),
        ("/hang", Cause::Unreachable),
        ("/nowhere", Cause::Status(302)),
    ] {
        let found = cause(&fetcher, &server.url("news.test", path)).await;
        assert_eq!(found, expected, "{path}");
    }
}

#[tokio::test]
async fn heads_are_bounded() {
    let padded = |bytes: usize| {
        let headers = format!("content-type: text/html\r\nx-pad: {}", "x".repeat(bytes));
        Reply::with("200 OK", &headers, b"x")
    };
    let many: String = (0..500).map(|n| format!("x-{n}: y\r\n")).collect();
    let many = format!("content-type: text/html\r\n{}", many.trim_end());
    let server = WebServer::start(&[
        ("/fits", padded(60_000)),
        ("/large", padded(66_000)),
        ("/huge", padded(2_000_000)),
        ("/many", Reply::with("200 OK", &many, b"x")),
    ])
    .await;
    let fetcher = fetcher(&server);
    let url = |path| server.url("news.test", path);
    assert!(fetcher.fetch(&url("/fits")).await.is_ok());
    assert_eq!(
        cause(&fetcher, &url("/large")).await,
        Cause::HeadersTooLarge
    );
    assert_eq!(cause(&fetcher, &url("/huge")).await, Cause::Unreachable);
    assert_eq!(cause(&fetcher, &url("/many")).await, Cause::Unreachable);
}

#[tokio::test]
async fn a_certificate_nobody_vouches_for_is_refused() {
    let certified = rcgen::generate_simple_self_signed(["news.test".to_owned()]).unwrap();
    let key = certified.signing_key.serialize_der().try_into().unwrap();
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = tokio_rustls::rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certified.cert.der().clone()], key)
        .unwrap();
    let acceptor = tokio_rustls::TlsAcceptor::from(Arc::new(config));
    let listener = tokio::net::TcpListener::bind((PUBLIC, 0)).await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let handshake = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        acceptor.accept(stream).await.map(|_| ())
    });
    let plain = WebServer::start(&[]).await;
    let fetcher = with(&plain, |guards| guards.ports.push(port));
    let found = cause(&fetcher, &format!("https://news.test:{port}/")).await;
    assert_eq!(
        found,
        Cause::RobotsUnreachable(Box::new(Cause::Unreachable))
    );
    assert!(
        handshake.await.unwrap().is_err(),
        "the client turned the certificate down"
    );
}
