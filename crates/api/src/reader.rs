//! Pages and articles that visitors ask us to read: pasted, or fetched within limits.

use std::net::IpAddr;
use std::sync::Arc;

use article_extractor::{Params, Plan, Sent};
use boreal_demo_kit::Input;
use boreal_sources::{Page, PageError, PageFetcher, PageGuards};

use crate::config::Config;
use crate::error::{ApiError, invalid};
use crate::facts::Facts;
use crate::middleware::limit::ClientLimit;
use crate::middleware::turns::ClientTurns;

/// A fetch takes ten seconds at most, so half of those under way are done after this.
const FETCH_BUSY_SECONDS: u64 = 5;

/// Pages fetched for one visitor a minute: a batch of twenty, and the same once more.
const FETCHES_PER_MINUTE: u32 = 40;

/// Of the fetcher's 32 places: eight visitors with slow addresses take them all, one does not.
const FETCHES_AT_ONCE: usize = 4;

/// Fetches for visitors, where the owner allows it.
#[derive(Clone)]
pub struct Reader {
    fetcher: Option<Arc<PageFetcher>>,
    visitors: ClientLimit,
    turns: ClientTurns,
}

impl Reader {
    /// A reader as configured; no setting lets it reach beyond the public web.
    #[must_use]
    pub fn open(config: &Config) -> Self {
        let facts = Facts::embedded();
        let token = facts.robots_token();
        let guards = PageGuards {
            user_agent: format!("{token}/{} (+{})", env!("CARGO_PKG_VERSION"), facts.url),
            robots_token: token,
            ..PageGuards::default()
        };
        Self::new(config.fetch_enabled.then(|| PageFetcher::new(guards)))
    }

    /// A reader that fetches with `fetcher`, or not at all.
    #[must_use]
    pub fn new(fetcher: Option<PageFetcher>) -> Self {
        Self {
            fetcher: fetcher.map(Arc::new),
            visitors: ClientLimit::per_minute(FETCHES_PER_MINUTE),
            turns: ClientTurns::at_most(FETCHES_AT_ONCE),
        }
    }

    /// How we name ourselves to sites, where addresses are fetched at all.
    #[must_use]
    pub fn user_agent(&self) -> Option<&str> {
        self.fetcher.as_deref().map(PageFetcher::user_agent)
    }

    /// A page for the extractor: the HTML that was sent, or what is at the address.
    pub async fn plan(&self, visitor: IpAddr, params: Params) -> Result<Plan, ApiError> {
        match params.plan()? {
            Sent::Page(plan) => Ok(plan),
            Sent::Address(url) => fetched(&*self.fetch(visitor, &url).await?),
        }
    }

    async fn fetch(&self, visitor: IpAddr, url: &str) -> Result<Arc<Page>, ApiError> {
        let fetcher = self.fetcher.as_ref().ok_or(ApiError::FetchOff)?;
        let turn = self.turns.take(visitor);
        let _turn = turn.ok_or(ApiError::TooManyRequests(FETCH_BUSY_SECONDS))?;
        self.visitors.take(visitor)?;
        fetcher.fetch(url).await.map_err(unfetched)
    }
}

/// What the server sent is the address's fault, not the caller's HTML's.
fn fetched(page: &Page) -> Result<Plan, ApiError> {
    Plan::from_bytes(page.body.clone(), Some(&page.content_type))
        .and_then(|plan| plan.with_url(&page.url))
        .map_err(|_| ApiError::NoArticle)
}

/// What is wrong with the text of an address is a field error; what went wrong on the way is not.
fn unfetched(error: PageError) -> ApiError {
    match error {
        PageError::NotHttp | PageError::TooLong | PageError::Credentials | PageError::Port => {
            invalid("url", &error)
        }
        PageError::HostTooOften(seconds) => ApiError::TooManyRequests(seconds),
        PageError::Busy => ApiError::Busy(FETCH_BUSY_SECONDS),
        PageError::Robots | PageError::Failed(_) => ApiError::Unfetched(error),
    }
}
