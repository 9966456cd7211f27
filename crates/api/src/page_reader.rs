//! Pages that visitors ask us to read, within limits for each visitor.

use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;

use article_extractor::MAX_PAGE_BYTES;
use boreal_sources::{Asker, Page, PageError, PageFetcher, PageGuards};

use crate::config::Config;
use crate::error::ApiError;
use crate::facts::Facts;
use crate::middleware::permits::ClientPermits;
use crate::middleware::rate_limit::{RateLimiter, bucket, network};
use crate::middleware::shares::{Hold, Shares, Spent};

/// A fetch takes ten seconds at most but for a name that is looked up, so half of those under way are done after this.
const FETCH_BUSY_SECONDS: u64 = 5;

/// Pages fetched for one visitor a minute: a batch of twenty, and the same once more.
const FETCHES_PER_MINUTE: u32 = 40;

/// Of the fetcher's 32 at once, a visitor's and those of its whole network: three networks with slow addresses take
/// them all, one does not.
const FETCHES_AT_ONCE: usize = 4;
const FETCHES_OF_NETWORK: usize = 12;

/// What a caller is told to wait whose share of the memory other pages take: they are read meanwhile.
const MEMORY_BUSY_SECONDS: u64 = 5;

/// The field an address comes in, wherever one is taken.
const FIELD: &str = "url";

/// A page on the account of the visitor who asked for it until this is dropped: it waits for its turn to be read, and
/// is copied then.
#[derive(Debug)]
pub struct HeldPage {
    page: Arc<Page>,
    _hold: Hold,
}

impl Deref for HeldPage {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.page
    }
}

/// Fetches for visitors, where the owner allows it.
#[derive(Clone)]
pub struct PageReader {
    fetcher: Option<Arc<PageFetcher>>,
    rate: RateLimiter,
    at_once: ClientPermits,
    /// Numbers that stand for addresses, other ones with every start.
    numbers: RandomState,
}

impl PageReader {
    /// A reader as configured; no setting lets it reach beyond the public web.
    #[must_use]
    pub fn open(config: &Config) -> Self {
        let facts = Facts::embedded();
        let token = facts.robots_token();
        let guards = PageGuards {
            user_agent: format!("{token}/{} (+{})", env!("CARGO_PKG_VERSION"), facts.url),
            robots_token: token,
            // As much as may be pasted.
            max_bytes: MAX_PAGE_BYTES,
            ..PageGuards::default()
        };
        Self::new(config.fetch_enabled.then(|| PageFetcher::new(guards)))
    }

    /// A reader that fetches with `fetcher`, or not at all.
    #[must_use]
    pub fn new(fetcher: Option<PageFetcher>) -> Self {
        Self {
            fetcher: fetcher.map(Arc::new),
            rate: RateLimiter::per_minute(FETCHES_PER_MINUTE),
            at_once: ClientPermits::new(FETCHES_AT_ONCE, FETCHES_OF_NETWORK),
            numbers: RandomState::new(),
        }
    }

    /// How we name ourselves to sites, where addresses are fetched at all.
    #[must_use]
    pub fn user_agent(&self) -> Option<&str> {
        self.fetcher.as_deref().map(PageFetcher::user_agent)
    }

    /// What is at an address that a visitor gave, counted among what the visitor makes us keep.
    pub async fn fetch(
        &self,
        visitor: IpAddr,
        bodies: &Shares,
        url: &str,
    ) -> Result<HeldPage, ApiError> {
        let fetcher = self
            .fetcher
            .as_ref()
            .ok_or_else(|| ApiError::FetchOff(FIELD.to_owned()))?;
        let permit = self.at_once.take(visitor);
        let permit = permit.ok_or(ApiError::TooManyRequests(FETCH_BUSY_SECONDS))?;
        self.rate.take(visitor)?;
        let mut hold = bodies.hold(visitor);
        let mut spent = None;
        let mut room = |bytes| {
            spent = hold.grow_to(bytes).err();
            spent.is_none()
        };
        let fetched = fetcher.fetch(self.asker(visitor), url, &mut room, permit);
        let fetched = fetched.await;
        match (fetched, spent) {
            (Ok(page), _) => Ok(HeldPage { page, _hold: hold }),
            (Err(_), Some(Spent::Own)) => Err(ApiError::TooManyPagesAtOnce(MEMORY_BUSY_SECONDS)),
            (Err(_), Some(Spent::All)) => Err(ApiError::Busy(MEMORY_BUSY_SECONDS)),
            (Err(error), None) => Err(unfetched(error)),
        }
    }

    /// The fetcher counts who asks and needs no address for it.
    fn asker(&self, visitor: IpAddr) -> Asker {
        Asker {
            visitor: self.numbers.hash_one(bucket(visitor)),
            network: self.numbers.hash_one(network(visitor)),
        }
    }
}

/// What is wrong with the text of an address is a field error; what went wrong on the way is not.
fn unfetched(error: PageError) -> ApiError {
    match error {
        PageError::NotHttp | PageError::TooLong | PageError::Credentials | PageError::Port => {
            ApiError::invalid(FIELD, "not_an_address", error.to_string())
        }
        PageError::HostTooOften(seconds) | PageError::HostPartSpent(seconds) => {
            ApiError::SiteTooOften(error, seconds)
        }
        PageError::Busy | PageError::NoRoom => ApiError::Busy(FETCH_BUSY_SECONDS),
        PageError::Robots | PageError::Failed(_) => ApiError::Unfetched(FIELD.to_owned(), error),
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::time::Duration;

    use boreal_sources::{PageFetcher, PageGuards};
    use boreal_test_support::{Reply, WebServer};
    use futures_util::future::{join_all, select_all};

    use super::{FETCHES_AT_ONCE, FETCHES_OF_NETWORK, PageReader};
    use crate::error::ApiError;
    use crate::middleware::arrival::VISITOR_BODY_BYTES;
    use crate::middleware::shares::Shares;

    const PAGE_BYTES: usize = 5_000_000;

    fn reader_on(server: &WebServer) -> PageReader {
        PageReader::new(Some(PageFetcher::new(PageGuards {
            may_reach: |ip| ip == IpAddr::from(Ipv4Addr::LOCALHOST),
            ports: vec![server.port],
            shortest_failure: Duration::ZERO,
            // However slow the machine is.
            timeout: Duration::from_secs(600),
            ..PageGuards::default()
        })))
    }

    fn visitor(network: u8, host: u8) -> IpAddr {
        [203, 0, network, host].into()
    }

    #[tokio::test]
    async fn slow_addresses_hold_twelve_of_a_networks_fetches_and_no_more() {
        let server = WebServer::start(&[("/", Reply::Silence)]).await;
        let (reader, shares) = (reader_on(&server), Shares::of(VISITOR_BODY_BYTES));
        let url = server.url("127.0.0.1", "/");
        // robots.txt is asked for once.
        const ASKED: usize = FETCHES_OF_NETWORK + 1;
        let fetch = |network, host| Box::pin(reader.fetch(visitor(network, host), &shares, &url));
        let hosts = (0..3).flat_map(|host| [host; FETCHES_AT_ONCE]);
        let slow = select_all(hosts.map(|host| fetch(113, host)));
        let all_asked = async {
            while server.requests().len() < ASKED {
                tokio::task::yield_now().await;
            }
            let refused = fetch(113, 99).await;
            assert!(matches!(refused, Err(ApiError::TooManyRequests(_))));
            tokio::select! {
                answer = fetch(114, 1) => panic!("another network is not served: {answer:?}"),
                () = async {
                    while server.requests().len() <= ASKED {
                        tokio::task::yield_now().await;
                    }
                } => {}
            }
        };
        tokio::select! {
            (answer, ..) = slow => panic!("a slow one was answered: {answer:?}"),
            () = all_asked => {}
        }
    }

    #[tokio::test]
    async fn pages_are_held_to_their_visitors_share_until_they_are_read() {
        let server = WebServer::start(&[("/", Reply::html(&"x".repeat(PAGE_BYTES)))]).await;
        let (reader, shares) = (reader_on(&server), Shares::of(VISITOR_BODY_BYTES));
        let url = server.url("127.0.0.1", "/");
        let fetch = |host| reader.fetch(visitor(113, host), &shares, &url);
        let mut held = Vec::new();
        for _ in 0..VISITOR_BODY_BYTES / PAGE_BYTES {
            held.push(fetch(1).await.unwrap());
        }
        assert!(server.asked().len() == 1, "all but the first from memory");
        let refused = fetch(1).await;
        assert!(
            matches!(refused, Err(ApiError::TooManyPagesAtOnce(_))),
            "{refused:?}"
        );
        drop(held.pop());
        assert!(fetch(1).await.is_ok());
        let others = join_all((2..10).map(fetch)).await;
        assert!(
            others.iter().all(Result::is_ok),
            "another visitor of the network"
        );
        drop((held, others));
        assert!(shares.is_empty());
    }

    #[tokio::test]
    async fn a_page_counts_from_its_first_bytes() {
        let server = WebServer::start(&[("/", Reply::Endless)]).await;
        let (reader, shares) = (reader_on(&server), Shares::of(100_000));
        let url = server.url("127.0.0.1", "/");
        let refused = reader.fetch(visitor(113, 1), &shares, &url).await;
        assert!(
            matches!(refused, Err(ApiError::TooManyPagesAtOnce(_))),
            "{refused:?}"
        );
        assert!(shares.is_empty());
    }
}
