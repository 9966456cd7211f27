//! Pages that visitors ask us to read, within limits for each visitor.

use std::net::IpAddr;
use std::sync::Arc;

use article_extractor::MAX_PAGE_BYTES;
use boreal_sources::{Page, PageError, PageFetcher, PageGuards};

use crate::config::Config;
use crate::error::ApiError;
use crate::facts::Facts;
use crate::middleware::permits::ClientPermits;
use crate::middleware::rate_limit::RateLimiter;

/// A fetch takes ten seconds at most, so half of those under way are done after this.
const FETCH_BUSY_SECONDS: u64 = 5;

/// Pages fetched for one visitor a minute: a batch of twenty, and the same once more.
const FETCHES_PER_MINUTE: u32 = 40;

/// Of the fetcher's 32 at once: eight visitors with slow addresses take them all, one does not.
const FETCHES_AT_ONCE: usize = 4;

/// The field an address comes in, wherever one is taken.
const FIELD: &str = "url";

/// Fetches for visitors, where the owner allows it.
#[derive(Clone)]
pub struct PageReader {
    fetcher: Option<Arc<PageFetcher>>,
    rate: RateLimiter,
    at_once: ClientPermits,
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
            at_once: ClientPermits::at_most(FETCHES_AT_ONCE),
        }
    }

    /// How we name ourselves to sites, where addresses are fetched at all.
    #[must_use]
    pub fn user_agent(&self) -> Option<&str> {
        self.fetcher.as_deref().map(PageFetcher::user_agent)
    }

    /// What is at an address that a visitor gave.
    pub async fn fetch(&self, visitor: IpAddr, url: &str) -> Result<Arc<Page>, ApiError> {
        let fetcher = self
            .fetcher
            .as_ref()
            .ok_or_else(|| ApiError::FetchOff(FIELD.to_owned()))?;
        let permit = self.at_once.take(visitor);
        let _permit = permit.ok_or(ApiError::TooManyRequests(FETCH_BUSY_SECONDS))?;
        self.rate.take(visitor)?;
        fetcher.fetch(url).await.map_err(unfetched)
    }
}

/// What is wrong with the text of an address is a field error; what went wrong on the way is not.
fn unfetched(error: PageError) -> ApiError {
    match error {
        PageError::NotHttp | PageError::TooLong | PageError::Credentials | PageError::Port => {
            ApiError::invalid(FIELD, "not_an_address", error.to_string())
        }
        PageError::HostTooOften(seconds) => ApiError::TooManyRequests(seconds),
        PageError::Busy => ApiError::Busy(FETCH_BUSY_SECONDS),
        PageError::Robots | PageError::Failed(_) => ApiError::Unfetched(FIELD.to_owned(), error),
    }
}
