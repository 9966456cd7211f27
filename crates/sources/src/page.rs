//! Pages that visitors ask us to read: fetched from the public web only, within limits.
//!
//! Whatever goes wrong on the way, from a private address to a slow server, the
//! caller gets the same words after the same shortest time, so that nobody can
//! map a network through us. The cause goes to the log with the host and no more.
//! `docs/adr/0007-fetching-pages.md` gives the reasons.

mod cache;
mod error;
mod http_client;
mod robots;

pub use error::{Cause, PageError};
pub use robots::Robots;

use crate::address::is_public;
use crate::resolve::{AddressTest, Lookup, SystemLookup};
use boreal_rate_limit::{MemoryLimits, Rate, Take};
use cache::ExpiringCache;
use http_client::{HttpClient, Outcome, read};
use jiff::Timestamp;
use reqwest::Response;
use reqwest::header::CONTENT_TYPE;
use robots::MAX_ROBOTS_BYTES;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::time::{sleep_until, timeout};
use url::{Origin, Url};

/// Longer addresses are not written by people; browsers and servers agree on about 2,000.
pub const MAX_URL_CHARS: usize = 2_048;

/// What is fetched, in the order of preference.
const ACCEPT_PAGE: &str = "text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5";
const ACCEPT_ROBOTS: &str = "text/plain,*/*;q=0.5";
const MEDIA_TYPES: [&str; 3] = ["text/html", "application/xhtml+xml", "text/plain"];

/// Hosts remembered at once; beyond it those that have rested longest are forgotten.
const MAX_HOSTS: usize = 4_096;
/// Pages kept for a visitor's next try or the next demo.
const PAGE_CACHE_BYTES: usize = 32 * 1024 * 1024;
const PAGE_LIFETIME: Duration = Duration::from_secs(5 * 60);
/// RFC 9309 lets rules be kept for a day; an hour forgives a site that mends a mistake.
const ROBOTS_CACHE_FILES: usize = 1_024;
const ROBOTS_LIFETIME: Duration = Duration::from_secs(60 * 60);

/// What fetching a page may reach and cost.
#[derive(Debug, Clone)]
pub struct PageGuards {
    /// How we name ourselves; the site's address belongs in it.
    pub user_agent: String,
    /// The name we go by in robots.txt: letters, `_` and `-`.
    pub robots_token: String,
    /// Which addresses may be connected to; only a test replaces [`is_public`].
    pub may_reach: AddressTest,
    /// Which ports; only a test adds one.
    pub ports: Vec<u16>,
    /// Most time for a connection.
    pub connect_timeout: Duration,
    /// Most time for everything, robots.txt and redirects included.
    pub timeout: Duration,
    /// No failure is answered sooner, so that its kind cannot be told from its speed.
    pub shortest_failure: Duration,
    /// Most bytes of one answer's headers.
    pub max_header_bytes: usize,
    /// Most bytes of a page as unpacked.
    pub max_bytes: usize,
    /// Most redirects followed.
    pub max_redirects: usize,
    /// Requests a minute to one host, for all visitors together.
    pub host_per_minute: u32,
    /// Pages fetched at once.
    pub concurrent: usize,
}

impl Default for PageGuards {
    fn default() -> Self {
        Self {
            user_agent: concat!("boreal/", env!("CARGO_PKG_VERSION")).to_owned(),
            robots_token: "boreal".to_owned(),
            may_reach: is_public,
            ports: vec![80, 443],
            connect_timeout: Duration::from_secs(3),
            timeout: Duration::from_secs(10),
            shortest_failure: Duration::from_millis(500),
            max_header_bytes: 64 * 1024,
            max_bytes: 5 * 1024 * 1024,
            max_redirects: 5,
            host_per_minute: 30,
            concurrent: 32,
        }
    }
}

/// A page as it came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// Where it was found in the end; relative links are relative to this.
    pub url: String,
    /// As the server named it, charset included.
    pub content_type: String,
    /// The bytes, unpacked but not decoded.
    pub body: Vec<u8>,
}

/// Fetches pages within its guards.
pub struct PageFetcher {
    guards: PageGuards,
    http: HttpClient,
    at_once: Semaphore,
    hosts: MemoryLimits,
    host_rate: Rate,
    pages: ExpiringCache<String, Arc<Page>>,
    robots: ExpiringCache<Origin, Arc<Robots>>,
}

impl PageFetcher {
    /// A fetcher that asks the system for addresses.
    pub fn new(guards: PageGuards) -> Self {
        Self::with_lookup(guards, Arc::new(SystemLookup))
    }

    /// A fetcher that asks `lookup` for addresses.
    pub fn with_lookup(guards: PageGuards, lookup: Arc<dyn Lookup>) -> Self {
        Self {
            http: HttpClient::new(&guards, lookup),
            at_once: Semaphore::new(guards.concurrent),
            hosts: MemoryLimits::with_capacity(MAX_HOSTS),
            host_rate: Rate::per_minute(guards.host_per_minute, guards.host_per_minute),
            pages: ExpiringCache::new(PAGE_CACHE_BYTES),
            robots: ExpiringCache::new(ROBOTS_CACHE_FILES),
            guards,
        }
    }

    /// How we name ourselves to sites.
    pub fn user_agent(&self) -> &str {
        &self.guards.user_agent
    }

    /// The page at an address that someone typed.
    pub async fn fetch(&self, address: &str) -> Result<Arc<Page>, PageError> {
        let url = self.parse(address)?;
        if let Some(page) = self.pages.get(&url.to_string(), Instant::now()) {
            return Ok(page);
        }
        let _permit = self.at_once.try_acquire().map_err(|_| PageError::Busy)?;
        let started = tokio::time::Instant::now();
        let outcome = timeout(self.guards.timeout, self.walk(url.clone()))
            .await
            .unwrap_or(Err(Cause::TimedOut.into()));
        match outcome {
            Ok(page) => {
                let (page, weight) = (Arc::new(page), url.as_str().len());
                let weight = weight + page.url.len() + page.content_type.len() + page.body.len();
                self.pages.put(
                    url.into(),
                    Arc::clone(&page),
                    weight,
                    PAGE_LIFETIME,
                    Instant::now(),
                );
                Ok(page)
            }
            Err(error) => {
                if let PageError::Failed(cause) = &error {
                    let host = url.host_str().unwrap_or_default();
                    tracing::info!(host, %cause, "Could not fetch a page");
                }
                sleep_until(started + self.guards.shortest_failure).await;
                Err(error)
            }
        }
    }

    /// What can be told from the text alone. The typist sees it, so it may be named.
    fn parse(&self, address: &str) -> Result<Url, PageError> {
        let address = address.trim();
        if address.chars().count() > MAX_URL_CHARS {
            return Err(PageError::TooLong);
        }
        let mut url = Url::parse(address).map_err(|_| PageError::NotHttp)?;
        if !matches!(url.scheme(), "http" | "https") || url.host().is_none() {
            return Err(PageError::NotHttp);
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(PageError::Credentials);
        }
        let port = url.port_or_known_default();
        if !port.is_some_and(|port| self.guards.ports.contains(&port)) {
            return Err(PageError::Port);
        }
        url.set_fragment(None);
        Ok(url)
    }

    /// From address to address until there is a page, each as little trusted as the first.
    async fn walk(&self, mut url: Url) -> Result<Page, PageError> {
        for _ in 0..=self.guards.max_redirects {
            self.obey(&url).await?;
            self.spare(&url)?;
            match self.http.get(&url, ACCEPT_PAGE).await? {
                Outcome::Redirect(to) => url = to,
                Outcome::Answer(response) => return Ok(self.page(url, response).await?),
            }
        }
        Err(Cause::TooManyRedirects.into())
    }

    async fn page(&self, url: Url, response: Response) -> Result<Page, Cause> {
        if !response.status().is_success() {
            return Err(Cause::Status(response.status().as_u16()));
        }
        let content_type = response.headers().get(CONTENT_TYPE);
        let content_type = content_type.and_then(|value| value.to_str().ok());
        let content_type = content_type.unwrap_or_default().to_owned();
        let essence = content_type.split(';').next().unwrap_or_default().trim();
        if !MEDIA_TYPES
            .iter()
            .any(|known| known.eq_ignore_ascii_case(essence))
        {
            return Err(Cause::MediaType(essence.chars().take(40).collect()));
        }
        let (body, cut) = read(response, self.guards.max_bytes).await?;
        if cut {
            return Err(Cause::TooLarge);
        }
        Ok(Page {
            url: url.into(),
            content_type,
            body,
        })
    }

    fn spare(&self, url: &Url) -> Result<(), PageError> {
        // A name with a dot at its end is the same host.
        let host = url.host_str().unwrap_or_default().trim_end_matches('.');
        let now = Timestamp::now().as_millisecond();
        match self.hosts.take(host, &self.host_rate, now) {
            Take::Granted => Ok(()),
            Take::Refused { retry_after_ms } => {
                let seconds = retry_after_ms.unsigned_abs().div_ceil(1_000);
                Err(PageError::HostTooOften(seconds.max(1)))
            }
        }
    }

    /// Refuses what the site's robots.txt asks programs to leave alone.
    async fn obey(&self, url: &Url) -> Result<(), PageError> {
        let robots = match self.robots.get(&url.origin(), Instant::now()) {
            Some(robots) => robots,
            None => {
                let unreachable = |error| match error {
                    PageError::Failed(Cause::Forbidden) => Cause::Forbidden.into(),
                    PageError::Failed(cause) => Cause::RobotsUnreachable(Box::new(cause)).into(),
                    other => other,
                };
                let robots = Arc::new(self.robots_of(url).await.map_err(unreachable)?);
                let kept = Arc::clone(&robots);
                self.robots
                    .put(url.origin(), kept, 1, ROBOTS_LIFETIME, Instant::now());
                robots
            }
        };
        let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
        match robots.allows(path) {
            true => Ok(()),
            false => Err(PageError::Robots),
        }
    }

    /// Each request for it, after a redirect too, is one that the host asked is spared of.
    async fn robots_of(&self, url: &Url) -> Result<Robots, PageError> {
        let mut url = url.join("/robots.txt").map_err(|_| Cause::Forbidden)?;
        for _ in 0..=self.guards.max_redirects {
            self.spare(&url)?;
            let response = match self.http.get(&url, ACCEPT_ROBOTS).await? {
                Outcome::Redirect(to) => {
                    url = to;
                    continue;
                }
                Outcome::Answer(response) => response,
            };
            let status = response.status().as_u16();
            return match status {
                200..300 => {
                    let (body, _) = read(response, MAX_ROBOTS_BYTES).await?;
                    let text = String::from_utf8_lossy(&body);
                    Ok(Robots::parse(&text, &self.guards.robots_token))
                }
                // A site that asks for patience has not said that it has no rules.
                429 => Err(Cause::Status(status).into()),
                400..500 => Ok(Robots::default()),
                _ => Err(Cause::Status(status).into()),
            };
        }
        Err(Cause::TooManyRedirects.into())
    }
}
