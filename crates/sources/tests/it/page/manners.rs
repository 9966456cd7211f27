//! How we behave towards a site: its robots.txt, its load, and ours.

use super::{fetcher, with};
use boreal_sources::PageError;
use boreal_test_support::{Reply, WebServer};
use std::sync::Arc;

#[tokio::test]
async fn robots_txt_is_obeyed_on_every_hop_and_kept() {
    let rules = "User-agent: *\nDisallow: /\n\nUser-agent: testbot\nDisallow: /private\n";
    let robots = Reply::with("200 OK", "content-type: text/plain", rules.as_bytes());
    let server = WebServer::start(&[
        ("/robots.txt", robots),
        ("/story", Reply::html("x")),
        ("/private/a", Reply::html("x")),
        ("/to-private", Reply::redirect("/private/a")),
    ])
    .await;
    let fetcher = fetcher(&server);
    let url = |path| server.url("news.test", path);
    assert!(fetcher.fetch(&url("/story")).await.is_ok());
    assert_eq!(
        fetcher.fetch(&url("/private/a")).await,
        Err(PageError::Robots)
    );
    assert_eq!(
        fetcher.fetch(&url("/to-private")).await,
        Err(PageError::Robots)
    );
    assert_eq!(server.asked(), ["/story", "/to-private"]);
    assert_eq!(server.requests().len(), 3, "the rules were asked for once");
}

#[tokio::test]
async fn robots_txt_that_is_missing_allows_and_one_that_fails_forbids() {
    for (reply, allowed) in [
        (Reply::status("404 Not Found"), true),
        (Reply::status("403 Forbidden"), true),
        (Reply::redirect("/rules"), true),
        (Reply::status("500 Broken"), false),
        (Reply::status("503 Away"), false),
        (Reply::status("429 Slow down"), false),
        (Reply::HangUp, false),
        (Reply::redirect("/robots.txt"), false),
        (Reply::redirect("http://127.0.0.2/robots.txt"), false),
    ] {
        let words = format!("{reply:?}");
        let server = WebServer::start(&[
            ("/robots.txt", reply),
            ("/rules", Reply::html("User-agent: *\nDisallow: /x")),
            ("/story", Reply::html("x")),
        ])
        .await;
        let outcome = fetcher(&server)
            .fetch(&server.url("news.test", "/story"))
            .await;
        assert_eq!(outcome.is_ok(), allowed, "{words}: {outcome:?}");
        assert_eq!(
            server.asked().contains(&"/story".to_owned()),
            allowed,
            "{words}"
        );
    }
}

#[tokio::test]
async fn rules_beyond_the_limit_of_a_file_are_ignored_and_it_may_be_endless() {
    let server =
        WebServer::start(&[("/robots.txt", Reply::Endless), ("/", Reply::html("x"))]).await;
    assert!(
        fetcher(&server)
            .fetch(&server.url("news.test", "/"))
            .await
            .is_ok()
    );
}

#[tokio::test]
async fn a_page_asked_for_again_comes_from_memory() {
    let server = WebServer::start(&[("/", Reply::html("x"))]).await;
    let fetcher = fetcher(&server);
    let first = fetcher.fetch(&server.url("news.test", "/")).await.unwrap();
    let again = fetcher
        .fetch(&server.url("news.test", "/#part"))
        .await
        .unwrap();
    assert_eq!(first, again);
    assert_eq!(server.asked(), ["/"]);
}

#[tokio::test]
async fn one_host_is_not_asked_without_end() {
    let server = WebServer::start(&[]).await;
    // A page and the rules before it are two requests; the rules are kept for the next page.
    let fetcher = with(&server, |guards| guards.host_per_minute = 3);
    let ask = async |host, path: &str| fetcher.fetch(&server.url(host, path)).await;
    let mut asked = Vec::new();
    // The third, unless the machine is so slow that a request comes back in between.
    let refused = loop {
        let path = format!("/{}", asked.len());
        match ask("news.test", &path).await {
            Err(PageError::Failed(_)) => asked.push(path),
            other => break other,
        }
    };
    assert!(
        matches!(refused, Err(PageError::HostTooOften(1..=20))),
        "{refused:?}"
    );
    assert!(asked.len() >= 2, "{asked:?}");
    assert!(matches!(
        ask("other.test", "/a").await,
        Err(PageError::Failed(_))
    ));
    asked.push("/a".to_owned());
    assert_eq!(server.asked(), asked);
}

#[tokio::test]
async fn no_more_than_a_few_are_fetched_at_once() {
    let server = WebServer::start(&[("/", Reply::Silence), ("/b", Reply::html("x"))]).await;
    let fetcher = Arc::new(with(&server, |guards| guards.concurrent = 1));
    let slow = tokio::spawn({
        let (fetcher, url) = (fetcher.clone(), server.url("news.test", "/"));
        async move { fetcher.fetch(&url).await }
    });
    while server.asked().is_empty() {
        tokio::task::yield_now().await;
    }
    let url = server.url("news.test", "/b");
    assert_eq!(fetcher.fetch(&url).await, Err(PageError::Busy));
    slow.abort();
    assert!(slow.await.unwrap_err().is_cancelled());
    assert!(fetcher.fetch(&url).await.is_ok(), "the place is free again");
}

#[tokio::test]
async fn robots_txt_and_its_redirects_count_as_requests_to_their_host() {
    let server = WebServer::start(&[("/story", Reply::html("x"))]).await;
    let hops = [
        server.url("other.test", "/rules/1"),
        server.url("other.test", "/rules/2"),
        server.url("other.test", "/rules/3"),
    ];
    server.will("/robots.txt", Reply::redirect(&hops[0]));
    server.will("/rules/1", Reply::redirect(&hops[1]));
    server.will("/rules/2", Reply::redirect(&hops[2]));
    // Again where the machine was so slow that a request came back in between.
    loop {
        let before = server.asked().len();
        let fetcher = with(&server, |guards| guards.host_per_minute = 2);
        let refused = fetcher.fetch(&server.url("news.test", "/story")).await;
        if matches!(refused, Err(PageError::HostTooOften(_))) {
            assert_eq!(server.asked()[before..], ["/rules/1", "/rules/2"]);
            break;
        }
    }
}
