//! Pages that visitors point at: what is fetched, what is refused, and that refusals look alike.

mod addresses;
mod answers;
mod manners;

use crate::names::Names;
use boreal_sources::page::Cause;
use boreal_sources::{Asker, Lookup, Page, PageError, PageFetcher, PageGuards, Room};
use boreal_test_support::WebServer;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
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

/// One of many visitors, each in a network of its own.
fn asker(number: u64) -> Asker {
    Asker {
        visitor: number,
        network: number,
    }
}

/// A fetcher whom one visitor asks where nothing else is said, with room for every page.
struct Fetcher(PageFetcher);

impl Fetcher {
    fn new(guards: PageGuards, lookup: Arc<dyn Lookup>) -> Self {
        Self(PageFetcher::with_lookup(guards, lookup))
    }

    async fn fetch(&self, url: &str) -> Result<Arc<Page>, PageError> {
        self.fetch_for(1, url).await
    }

    /// For another visitor.
    async fn fetch_for(&self, number: u64, url: &str) -> Result<Arc<Page>, PageError> {
        self.0.fetch(asker(number), url, &mut |_| true, ()).await
    }

    /// With room for so many bytes, of which the last that were asked for are told too.
    async fn fetch_within(&self, most: usize, url: &str) -> (Result<Arc<Page>, PageError>, usize) {
        let mut asked = 0;
        let mut room = |bytes| {
            asked = bytes;
            bytes <= most
        };
        let fetched = self.fetch_watched(url, &mut room).await;
        (fetched, asked)
    }

    async fn fetch_watched(&self, url: &str, room: &mut Room<'_>) -> Result<Arc<Page>, PageError> {
        self.0.fetch(asker(1), url, room, ()).await
    }
}

/// A fetcher that asks the system for addresses.
fn system_fetcher(guards: PageGuards) -> Fetcher {
    Fetcher(PageFetcher::new(guards))
}

/// A fetcher to whom every test name leads to the server.
fn fetcher(server: &WebServer) -> Fetcher {
    with(server, |_| {})
}

fn with(server: &WebServer, alter: impl FnOnce(&mut PageGuards)) -> Fetcher {
    let mut guards = guards(server);
    alter(&mut guards);
    let names = Names::of(&[
        ("news.test", &[&["127.0.0.1"]]),
        ("other.test", &[&["127.0.0.1"]]),
        ("inside.test", &[&["127.0.0.2"]]),
    ]);
    Fetcher::new(guards, names)
}

async fn cause(fetcher: &Fetcher, url: &str) -> Cause {
    match fetcher.fetch(url).await {
        Err(PageError::Failed(cause)) => cause,
        other => panic!("{url}: {other:?}"),
    }
}
