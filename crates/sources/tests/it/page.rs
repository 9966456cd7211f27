//! Pages that visitors point at: what is fetched, what is refused, and that refusals look alike.

mod addresses;
mod answers;
mod manners;

use crate::names::Names;
use boreal_sources::page::Cause;
use boreal_sources::{PageError, PageFetcher, PageGuards};
use boreal_test_support::WebServer;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

/// Plays the public internet in these tests.
const PUBLIC: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 1);
/// Plays a machine of the inside.
const PRIVATE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// Guards as in production but for what stands for the public internet here.
fn guards(server: &WebServer) -> PageGuards {
    PageGuards {
        user_agent: "TestBot/1.0 (+https://site.example)".to_owned(),
        robots_token: "TestBot".to_owned(),
        may_reach: |ip| ip == IpAddr::from(PUBLIC),
        ports: vec![80, 443, server.port],
        shortest_failure: Duration::ZERO,
        ..PageGuards::default()
    }
}

/// A fetcher to whom every test name leads to the server.
fn fetcher(server: &WebServer) -> PageFetcher {
    with(server, |_| {})
}

fn with(server: &WebServer, alter: impl FnOnce(&mut PageGuards)) -> PageFetcher {
    let mut guards = guards(server);
    alter(&mut guards);
    let names = Names::of(&[
        ("news.test", &[&["127.0.0.1"]]),
        ("other.test", &[&["127.0.0.1"]]),
        ("inside.test", &[&["127.0.0.2"]]),
    ]);
    PageFetcher::with_lookup(guards, names)
}

async fn cause(fetcher: &PageFetcher, url: &str) -> Cause {
    match fetcher.fetch(url).await {
        Err(PageError::Failed(cause)) => cause,
        other => panic!("{url}: {other:?}"),
    }
}
