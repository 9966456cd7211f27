//! How we behave towards a site: its robots.txt, its load, and ours.

use super::{Fetcher, cause, fetcher, guards, with};
use crate::names::Names;
use async_trait::async_trait;
use boreal_sources::page::Cause;
use boreal_sources::{Lookup, PageError, PageGuards};
use boreal_test_support::{Reply, WebServer};
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::Notify;

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
async fn a_rule_that_the_limit_of_a_file_cuts_off_is_ignored() {
    let (start, end) = ("User-agent: *\n", "\nDisallow: /");
    let padding = "#".repeat(500 * 1024 - start.len() - end.len());
    let rules = format!("{start}{padding}{end}private\n");
    let server = WebServer::start(&[
        ("/robots.txt", Reply::html(&rules)),
        ("/story", Reply::html("x")),
    ])
    .await;
    let story = server.url("news.test", "/story");
    assert!(fetcher(&server).fetch(&story).await.is_ok());
}

#[tokio::test]
async fn robots_txt_is_asked_for_once_by_all_who_come_at_once() {
    let pages = ["/a", "/b", "/c"];
    let server = WebServer::start(&pages.map(|page| (page, Reply::html("x")))).await;
    let (fetcher, urls) = (
        fetcher(&server),
        pages.map(|page| server.url("news.test", page)),
    );
    let fetched = tokio::join!(
        fetcher.fetch_for(1, &urls[0]),
        fetcher.fetch_for(1, &urls[1]),
        fetcher.fetch_for(2, &urls[2]),
    );
    assert!(fetched.0.is_ok() && fetched.1.is_ok() && fetched.2.is_ok());
    assert_eq!(server.requests().len(), pages.len() + 1);
}

#[tokio::test]
async fn whoever_gives_up_leaves_robots_txt_to_the_next() {
    let server = WebServer::start(&[
        ("/robots.txt", Reply::Silence),
        ("/robots.txt", Reply::status("404 Not Found")),
        ("/", Reply::html("x")),
    ])
    .await;
    let (fetcher, url) = (fetcher(&server), server.url("news.test", "/"));
    let mut first = Box::pin(fetcher.fetch_for(1, &url));
    let mut second = Box::pin(fetcher.fetch_for(2, &url));
    let asked = async {
        while server.requests().is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::select! {
        biased;
        answer = &mut first => panic!("nobody answered it: {answer:?}"),
        answer = &mut second => panic!("it did not wait: {answer:?}"),
        () = asked => drop(first),
    }
    assert!(second.await.is_ok());
    assert_eq!(server.requests().len(), 3);
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
    // Each time another visitor, so that nobody's own part is spent.
    let visitors = AtomicU64::new(0);
    let ask = async |host, path: &str| {
        let visitor = visitors.fetch_add(1, Ordering::Relaxed);
        fetcher.fetch_for(visitor, &server.url(host, path)).await
    };
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
async fn one_visitor_does_not_close_a_host_to_others() {
    let server = WebServer::start(&[("/", Reply::html("x"))]).await;
    let fetcher = fetcher(&server);
    let url = |page: u32| server.url("news.test", &format!("/{page}"));
    let mut page = 0;
    let refused = loop {
        page += 1;
        match fetcher.fetch_for(1, &url(page)).await {
            Err(PageError::Failed(_)) => {}
            other => break other,
        }
    };
    assert!(
        matches!(refused, Err(PageError::HostPartSpent(1..=6))),
        "{refused:?}"
    );
    let home = server.url("news.test", "/");
    assert!(fetcher.fetch_for(2, &home).await.is_ok());
}

#[tokio::test]
async fn whoever_is_refused_at_a_redirect_is_told_to_wait_for_all_of_them() {
    let server = WebServer::start(&[("/a", Reply::redirect("/b"))]).await;
    // Of two a minute a visitor has both at once and one a minute: the rules, which are kept, and the first address.
    let fetcher = with(&server, |guards| guards.host_per_minute = 2);
    let refused = fetcher.fetch(&server.url("news.test", "/a")).await;
    assert!(
        matches!(refused, Err(PageError::HostPartSpent(61..=120))),
        "{refused:?}"
    );
    assert_eq!(server.asked(), ["/a"]);
}

#[tokio::test]
async fn redirects_to_endless_addresses_are_not_followed() {
    let endless = format!("/{}", "a".repeat(60_000));
    let server = WebServer::start(&[
        ("/story", Reply::html("x")),
        ("/long", Reply::redirect(&endless)),
    ])
    .await;
    let fetcher = fetcher(&server);
    let found = cause(&fetcher, &server.url("news.test", "/long")).await;
    assert_eq!(found, Cause::RedirectTooLong);

    server.will("/robots.txt", Reply::redirect(&endless));
    let found = cause(&fetcher, &server.url("other.test", "/story")).await;
    let expected = Cause::RobotsUnreachable(Box::new(Cause::RedirectTooLong));
    assert_eq!(found, expected);
    assert_eq!(server.asked(), ["/long"]);
}

#[tokio::test]
async fn rules_too_many_for_so_long_an_address_are_not_weighed() {
    let rules: String = (0..10_000).map(|n| format!("Disallow: /*a{n}\n")).collect();
    let rules = format!("User-agent: *\n{rules}");
    let long = format!("/{}", "a".repeat(1_900));
    let robots = Reply::with("200 OK", "content-type: text/plain", rules.as_bytes());
    let server = WebServer::start(&[
        ("/robots.txt", robots),
        ("/story", Reply::html("x")),
        ("/long", Reply::redirect(&long)),
    ])
    .await;
    let fetcher = fetcher(&server);
    let url = |path| server.url("news.test", path);
    assert!(fetcher.fetch(&url("/story")).await.is_ok());
    assert_eq!(cause(&fetcher, &url("/long")).await, Cause::RobotsTooLong);
    assert_eq!(server.asked(), ["/story", "/long"]);
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

/// Looks names up for as long as nobody lets it end.
#[derive(Default)]
struct SlowNames {
    asked: Notify,
    may_end: Notify,
}

#[async_trait]
impl Lookup for SlowNames {
    async fn addresses(&self, _host: &str) -> io::Result<Vec<IpAddr>> {
        self.asked.notify_one();
        self.may_end.notified().await;
        Err(io::ErrorKind::NotFound.into())
    }
}

/// It takes a thread that others need, though the visitor went away.
#[tokio::test]
async fn a_name_that_is_still_looked_up_keeps_the_place_of_its_fetch() {
    let server = WebServer::start(&[("/", Reply::html("x"))]).await;
    let names = Arc::new(SlowNames::default());
    let guards = PageGuards {
        concurrent: 1,
        ..guards(&server)
    };
    let fetcher = Fetcher::new(guards, Arc::clone(&names) as Arc<dyn Lookup>);
    let slow = server.url("slow.test", "/");
    tokio::select! {
        biased;
        answer = fetcher.fetch(&slow) => panic!("it was not looked up: {answer:?}"),
        () = names.asked.notified() => {}
    }
    let here = server.url("127.0.0.1", "/");
    assert_eq!(fetcher.fetch(&here).await, Err(PageError::Busy));
    names.may_end.notify_one();
    while let Err(error) = fetcher.fetch(&here).await {
        assert_eq!(error, PageError::Busy);
        tokio::task::yield_now().await;
    }
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
        if matches!(refused, Err(PageError::HostPartSpent(_))) {
            assert_eq!(server.asked()[before..], ["/rules/1", "/rules/2"]);
            break;
        }
    }
}

/// A fetcher to whom a domain's owner gives this many names for one address. A host is asked twice a minute, an address
/// eight times: six of them a visitor's at once, and seven its network's.
fn fetcher_of_many_names(server: &WebServer, count: usize) -> (Fetcher, Vec<String>) {
    const HERE: &[&[&str]] = &[&["127.0.0.1"]];
    let names: Vec<String> = (0..count).map(|n| format!("n{n}.wild.test")).collect();
    let led: Vec<(&str, &[&[&str]])> = names.iter().map(|name| (name.as_str(), HERE)).collect();
    let guards = PageGuards {
        host_per_minute: 2,
        ..guards(server)
    };
    (Fetcher::new(guards, Names::of(&led)), names)
}

#[tokio::test]
async fn the_names_of_one_address_share_what_it_is_asked() {
    let server = WebServer::start(&[("/", Reply::html("x"))]).await;
    let (fetcher, names) = fetcher_of_many_names(&server, 40);
    let mut urls = names.iter().map(|name| server.url(name, "/"));
    let (refused, refusal) = loop {
        let url = urls.next().expect("one of the names is refused");
        match fetcher.fetch_for(1, &url).await {
            Ok(_) => {}
            refusal => break (url, refusal),
        }
    };
    assert!(
        matches!(refusal, Err(PageError::HostPartSpent(1..=20))),
        "{refusal:?}"
    );
    // What was refused is on the account of no host, and another network has its part.
    assert!(fetcher.fetch_for(2, &refused).await.is_ok());
    let (mut visitor, mut refusal) = (2, Ok(()));
    while refusal.is_ok() {
        visitor += 1;
        let url = urls.next().expect("one of the visitors is refused");
        refusal = fetcher.fetch_for(visitor, &url).await.map(drop);
    }
    assert!(
        matches!(refusal, Err(PageError::HostTooOften(1..=8))),
        "{refusal:?}"
    );
}

#[tokio::test]
async fn redirects_from_name_to_name_count_where_they_lead() {
    let server = WebServer::start(&[]).await;
    let (fetcher, names) = fetcher_of_many_names(&server, 6);
    for (hop, name) in names.iter().enumerate().skip(1) {
        let next = server.url(name, &format!("/{hop}"));
        server.will(&format!("/{}", hop - 1), Reply::redirect(&next));
    }
    let refused = fetcher.fetch(&server.url(&names[0], "/0")).await;
    // Three names with robots.txt are six requests, and those before are to be made again.
    assert!(
        matches!(refused, Err(PageError::HostPartSpent(61..=80))),
        "{refused:?}"
    );
    assert_eq!(server.asked(), ["/0", "/1", "/2"]);
}
