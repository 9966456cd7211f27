//! Where a visitor may send us, and that refusals look alike.

use super::{Fetcher, PRIVATE, cause, fetcher, guards, system_fetcher, with};
use crate::names::Names;
use boreal_sources::page::Cause;
use boreal_sources::{PageError, PageGuards};
use boreal_test_support::{Reply, WebServer};
use std::time::{Duration, Instant};

#[tokio::test]
async fn what_is_wrong_with_the_text_of_an_address_is_said() {
    let server = WebServer::start(&[]).await;
    let fetcher = fetcher(&server);
    let long = format!("http://news.test/{}", "a".repeat(2_048));
    for (url, expected) in [
        ("", PageError::NotHttp),
        ("news.test/story", PageError::NotHttp),
        ("ftp://news.test/", PageError::NotHttp),
        ("file:///etc/passwd", PageError::NotHttp),
        ("gopher://news.test/", PageError::NotHttp),
        ("data:text/html,x", PageError::NotHttp),
        ("javascript:alert(1)", PageError::NotHttp),
        ("http://user@news.test/", PageError::Credentials),
        ("http://user:word@news.test/", PageError::Credentials),
        ("http://news.test:22/", PageError::Port),
        ("https://news.test:8443/", PageError::Port),
        (&long, PageError::TooLong),
    ] {
        assert_eq!(fetcher.fetch(url).await, Err(expected), "{url}");
    }
    assert!(server.requests().is_empty());
}

#[tokio::test]
async fn addresses_of_the_inside_are_refused_however_they_are_written() {
    let server = WebServer::start(&[("/", Reply::html("secret"))]).await;
    let fetcher = system_fetcher(PageGuards {
        ports: vec![80, server.port],
        shortest_failure: Duration::ZERO,
        ..PageGuards::default()
    });
    for host in [
        "127.0.0.1",
        "127.0.0.1.",
        "127.1",
        "0x7f.1",
        "0x7f000001",
        "2130706433",
        "0177.0.0.1",
        "017700000001",
        "127。0。0。1",
        "１２７.0.0.1",
        "%31%32%37.0.0.1",
        "0",
        "10.0.0.1",
        "172.16.9.9",
        "192.168.0.1",
        "100.64.0.1",
        "168.63.129.16",
        "169.254.169.254",
        "2852039166",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::ffff:a9fe:a9fe]",
        "[64:ff9b::127.0.0.1]",
        "[64:ff9b::a9fe:a9fe]",
        "[64:ff9b:1::a00:1]",
        "[2002:7f00:1::]",
        "[2001:0:4136:e378:8000:63bf:80ff:fffe]",
        "[fe80::1]",
        "[fd00:ec2::254]",
        "localhost",
    ] {
        let url = server.url(host, "/");
        assert_eq!(cause(&fetcher, &url).await, Cause::Forbidden, "{host}");
    }
    assert!(server.requests().is_empty(), "nothing was connected to");
}

#[tokio::test]
async fn names_that_lead_inside_are_refused() {
    for address in [
        "127.0.0.1",
        "10.1.2.3",
        "168.63.129.16",
        "169.254.169.254",
        "::1",
        "::ffff:192.168.1.1",
        "64:ff9b::10.0.0.1",
        "2002:c0a8:101::",
        "2001::1",
        "fe80::1",
        "fd00::1",
    ] {
        let names = Names::of(&[
            ("trick.test", &[&[address]]),
            ("trick.test.", &[&[address]]),
        ]);
        let quick = PageGuards {
            shortest_failure: Duration::ZERO,
            ..PageGuards::default()
        };
        let fetcher = Fetcher::new(quick, names);
        for url in ["http://trick.test/", "http://TRICK.test./"] {
            assert_eq!(cause(&fetcher, url).await, Cause::Forbidden, "{address}");
        }
    }
}

#[tokio::test]
async fn one_private_address_among_public_ones_is_refused() {
    let server = WebServer::start(&[("/", Reply::html("x"))]).await;
    let names = Names::of(&[("mixed.test", &[&["127.0.0.1", "127.0.0.2"]])]);
    let fetcher = Fetcher::new(guards(&server), names);
    let found = cause(&fetcher, &server.url("mixed.test", "/")).await;
    assert_eq!(found, Cause::Forbidden);
    assert!(server.requests().is_empty());
}

#[tokio::test]
async fn a_name_that_turns_inwards_between_two_requests_is_refused() {
    let public = WebServer::start(&[("/", Reply::html("x"))]).await;
    let private = WebServer::listen(PRIVATE, public.port, &[("/", Reply::html("secret"))]).await;
    let names = Names::of(&[("rebind.test", &[&["127.0.0.1"], &["127.0.0.2"]])]);
    let fetcher = Fetcher::new(guards(&public), names);
    let found = cause(&fetcher, &public.url("rebind.test", "/")).await;
    assert_eq!(found, Cause::Forbidden);
    assert_eq!(
        public.requests().len(),
        1,
        "robots.txt came from the public address"
    );
    assert!(
        private.requests().is_empty(),
        "the private one was never asked"
    );
}

#[tokio::test]
async fn a_name_that_turns_inwards_behind_a_redirect_is_refused() {
    let public = WebServer::start(&[]).await;
    let private = WebServer::listen(PRIVATE, public.port, &[("/b", Reply::html("secret"))]).await;
    public.will("/a", Reply::redirect(&public.url("rebind.test", "/b")));
    // Its rules are asked for at a public address, the page at a private one.
    let names = Names::of(&[
        ("news.test", &[&["127.0.0.1"]]),
        ("rebind.test", &[&["127.0.0.1"], &["127.0.0.2"]]),
    ]);
    let fetcher = Fetcher::new(guards(&public), names);
    let found = cause(&fetcher, &public.url("news.test", "/a")).await;
    assert_eq!(found, Cause::Forbidden);
    assert_eq!(public.asked(), ["/a"]);
    assert_eq!(public.requests().len(), 3, "two files of rules and a page");
    assert!(private.requests().is_empty());
}

#[tokio::test]
async fn the_checked_address_is_the_one_connected_to() {
    let server = WebServer::start(&[("/", Reply::html("x"))]).await;
    // Whoever looked a name up once to check and again to connect would get the private address.
    let answers: [&[&str]; 4] = [
        &["127.0.0.1"],
        &["127.0.0.1"],
        &["127.0.0.2"],
        &["127.0.0.2"],
    ];
    let names = Names::of(&[("pinned.test", &answers)]);
    let fetcher = Fetcher::new(guards(&server), names.clone());
    fetcher
        .fetch(&server.url("pinned.test", "/"))
        .await
        .unwrap();
    assert_eq!(server.requests().len(), 2, "robots.txt and the page");
    assert_eq!(names.lookups(), 2, "one lookup a connection");
}

#[tokio::test]
async fn redirects_are_checked_like_any_address() {
    let server = WebServer::start(&[]).await;
    let private = WebServer::listen(PRIVATE, server.port, &[("/", Reply::html("secret"))]).await;
    let fetcher = fetcher(&server);
    for to in [
        server.url("127.0.0.2", "/"),
        server.url("inside.test", "/"),
        server.url("0x7f.2", "/"),
        server.url("[::1]", "/"),
        "http://169.254.169.254/latest/meta-data/".to_owned(),
        "http://168.63.129.16/machine?comp=goalstate".to_owned(),
        "http://news.test:22/".to_owned(),
        "file:///etc/passwd".to_owned(),
        server.url("user:word@news.test", "/"),
    ] {
        server.will("/", Reply::redirect(&to));
        let found = cause(&fetcher, &server.url("news.test", "/")).await;
        assert_eq!(found, Cause::Forbidden, "{to}");
    }
    assert!(private.requests().is_empty());
}

#[tokio::test]
async fn every_failure_reads_the_same_and_none_is_quicker_than_the_shortest() {
    let server = WebServer::start(&[
        (
            "/pdf",
            Reply::with("200 OK", "content-type: application/pdf", b"x"),
        ),
        ("/hang", Reply::HangUp),
        ("/inwards", Reply::redirect("http://10.0.0.1/")),
        ("/loop", Reply::redirect("/loop")),
    ])
    .await;
    let shortest = Duration::from_millis(50);
    let fetcher = with(&server, |guards| guards.shortest_failure = shortest);
    let mut texts = std::collections::BTreeSet::new();
    for url in [
        server.url("127.0.0.2", "/"),
        server.url("inside.test", "/"),
        server.url("nowhere.test", "/"),
        server.url("news.test", "/pdf"),
        server.url("news.test", "/hang"),
        server.url("news.test", "/inwards"),
        server.url("news.test", "/loop"),
        server.url("news.test", "/missing"),
        "http://169.254.169.254/".to_owned(),
        "https://127.0.0.1/".to_owned(),
    ] {
        let started = Instant::now();
        let error = fetcher.fetch(&url).await.unwrap_err();
        assert!(started.elapsed() >= shortest, "{url}");
        texts.insert(error.to_string());
    }
    assert_eq!(texts.len(), 1, "{texts:?}");
}
