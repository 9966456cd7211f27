//! Pages that visitors ask us to read: fetched from the public web only, within limits.
//!
//! Whatever goes wrong on the way, from a private address to a slow server, the
//! caller gets the same words after the same shortest time, so that nobody can
//! map a network through us. The cause goes to the log with the host and no more.
//! `docs/adr/0007-fetching-pages.md` gives the reasons.

mod cache;
mod error;
mod host_budget;
mod http_client;
mod load;
mod robots;
mod turns;

pub use error::{Cause, PageError};

use crate::address::is_public;
use crate::resolve::{AddressTest, Lookup, SystemLookup};
use cache::{ENTRY_BYTES, ExpiringCache};
use http_client::{HttpClient, Outcome, read};
use load::{Asked, Held, Load};
use reqwest::Response;
use reqwest::header::CONTENT_TYPE;
use robots::{MAX_ROBOTS_BYTES, Robots, RobotsReader};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::time::{sleep_until, timeout};
use turns::Turns;
use url::{Origin, Url};

/// Longer addresses are not written by people; browsers and servers agree on about 2,000.
pub const MAX_URL_CHARS: usize = 2_048;

/// What is fetched, in the order of preference.
const ACCEPT_PAGE: &str = "text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5";
const ACCEPT_ROBOTS: &str = "text/plain,*/*;q=0.5";
const MEDIA_TYPES: [&str; 3] = ["text/html", "application/xhtml+xml", "text/plain"];

/// Pages kept for a visitor's next try or the next demo.
const PAGE_CACHE_BYTES: usize = 32 * 1024 * 1024;
const PAGE_LIFETIME: Duration = Duration::from_secs(5 * 60);
/// As much as ten of the largest files, or the rules of 20,000 usual ones.
const ROBOTS_CACHE_BYTES: usize = 16 * 1024 * 1024;
/// RFC 9309 lets rules be kept for a day; an hour forgives a site that mends a mistake.
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
    /// Requests a minute to one host, for all visitors together; each and its network have a part of them. One address
    /// gets four times as many, whatever names lead to it.
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

/// Who asks, in numbers that stand for an address and for the network it is in: only whether they are the same matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asker {
    pub visitor: u64,
    pub network: u64,
}

/// Asked before a page takes so many bytes in all; it is given up where there is no room for them.
pub type Room<'a> = dyn FnMut(usize) -> bool + Send + 'a;

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

impl Page {
    /// What it takes in memory.
    fn bytes(&self) -> usize {
        self.url.len() + self.content_type.len() + self.body.len()
    }
}

/// Fetches pages within its guards.
pub struct PageFetcher {
    guards: PageGuards,
    http: HttpClient,
    at_once: Arc<Semaphore>,
    load: Load,
    pages: ExpiringCache<String, Arc<Page>>,
    robots: ExpiringCache<Origin, Arc<Robots>>,
    robots_turns: Turns<Origin>,
    reader: RobotsReader,
}

impl PageFetcher {
    /// A fetcher that asks the system for addresses.
    pub fn new(guards: PageGuards) -> Self {
        Self::with_lookup(guards, Arc::new(SystemLookup))
    }

    /// A fetcher that asks `lookup` for addresses.
    pub fn with_lookup(guards: PageGuards, lookup: Arc<dyn Lookup>) -> Self {
        Self {
            http: HttpClient::new(guards.clone(), lookup),
            at_once: Arc::new(Semaphore::new(guards.concurrent)),
            load: Load::per_minute(guards.host_per_minute),
            pages: ExpiringCache::new(PAGE_CACHE_BYTES, PAGE_LIFETIME),
            robots: ExpiringCache::new(ROBOTS_CACHE_BYTES, ROBOTS_LIFETIME),
            robots_turns: Turns::default(),
            reader: RobotsReader::new(&guards.robots_token),
            guards,
        }
    }

    /// How we name ourselves to sites.
    pub fn user_agent(&self) -> &str {
        &self.guards.user_agent
    }

    /// The page at an address that someone typed. One from memory takes room too: whoever reads it copies it.
    ///
    /// `callers` is what the caller has a number of. It is kept until nothing of the fetch goes on, which a name's lookup
    /// may do for half a minute after the caller went away.
    pub async fn fetch(
        &self,
        asker: Asker,
        address: &str,
        room: &mut Room<'_>,
        callers: impl Send + Sync + 'static,
    ) -> Result<Arc<Page>, PageError> {
        let url = self.parse(address)?;
        if let Some(page) = self.pages.get(&url.to_string(), Instant::now()) {
            return match room(page.bytes()) {
                true => Ok(page),
                false => Err(PageError::NoRoom),
            };
        }
        let permit = Arc::clone(&self.at_once).try_acquire_owned();
        let held: Held = Arc::new((permit.map_err(|_| PageError::Busy)?, callers));
        let started = tokio::time::Instant::now();
        let walk = self.walk(asker, url.clone(), room, Arc::clone(&held));
        let outcome = timeout(self.guards.timeout, walk)
            .await
            .unwrap_or(Err(Cause::TimedOut.into()));
        match outcome {
            Ok(page) => {
                let (page, key) = (Arc::new(page), String::from(url));
                let weight = ENTRY_BYTES + 2 * key.len() + page.bytes();
                let kept = Arc::clone(&page);
                self.pages.put(key, kept, weight, Instant::now());
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
    async fn walk(
        &self,
        asker: Asker,
        mut url: Url,
        room: &mut Room<'_>,
        held: Held,
    ) -> Result<Page, PageError> {
        let mut asked = Asked::new(held);
        for _ in 0..=self.guards.max_redirects {
            self.obey(asker, &url, &mut asked).await?;
            match self.ask(asker, &url, ACCEPT_PAGE, &mut asked).await? {
                Outcome::Redirect(to) => url = to,
                Outcome::Answer(response) => return self.page(url, response, room).await,
            }
        }
        Err(Cause::TooManyRedirects.into())
    }

    async fn page(
        &self,
        url: Url,
        response: Response,
        room: &mut Room<'_>,
    ) -> Result<Page, PageError> {
        if !response.status().is_success() {
            return Err(Cause::Status(response.status().as_u16()).into());
        }
        let content_type = response.headers().get(CONTENT_TYPE);
        let content_type = content_type.and_then(|value| value.to_str().ok());
        let content_type = content_type.unwrap_or_default().to_owned();
        let essence = content_type.split(';').next().unwrap_or_default().trim();
        if !MEDIA_TYPES
            .iter()
            .any(|known| known.eq_ignore_ascii_case(essence))
        {
            return Err(Cause::MediaType(essence.chars().take(40).collect()).into());
        }
        let beside = url.as_str().len() + content_type.len();
        let mut room = |bytes: usize| room(beside + bytes);
        let (body, cut) = read(response, self.guards.max_bytes, &mut room).await?;
        if cut {
            return Err(Cause::TooLarge.into());
        }
        Ok(Page {
            url: url.into(),
            content_type,
            body,
        })
    }

    /// One request, where its host and the addresses that the host's name leads to are spared.
    async fn ask(
        &self,
        asker: Asker,
        url: &Url,
        accept: &str,
        asked: &mut Asked,
    ) -> Result<Outcome, PageError> {
        let addresses = self.http.resolve(url, asked.held()).await?;
        self.load.count(asker, url, &addresses, asked)?;
        Ok(self.http.get(url, &addresses, accept).await?)
    }

    /// Refuses what the site's robots.txt asks programs to leave alone.
    async fn obey(&self, asker: Asker, url: &Url, asked: &mut Asked) -> Result<(), PageError> {
        let robots = self.rules(asker, url, asked).await?;
        let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
        match self.reader.allows(&robots, path).await? {
            true => Ok(()),
            false => Err(PageError::Robots),
        }
    }

    /// The rules of a site: those kept, else asked for, by one walk at a time.
    async fn rules(
        &self,
        asker: Asker,
        url: &Url,
        asked: &mut Asked,
    ) -> Result<Arc<Robots>, PageError> {
        let origin = url.origin();
        if let Some(robots) = self.robots.get(&origin, Instant::now()) {
            return Ok(robots);
        }
        let _turn = self.robots_turns.take(&origin).await;
        // Whoever waited may find them there.
        if let Some(robots) = self.robots.get(&origin, Instant::now()) {
            return Ok(robots);
        }
        let unreachable = |error| match error {
            PageError::Failed(Cause::Forbidden) => Cause::Forbidden.into(),
            PageError::Failed(cause) => Cause::RobotsUnreachable(Box::new(cause)).into(),
            other => other,
        };
        let before = asked.len();
        let robots = self.robots_of(asker, url, asked).await;
        let robots = Arc::new(robots.map_err(unreachable)?);
        // They are kept, so that the next walk does not ask for them again.
        asked.forget_after(before);
        let name = url.host_str().unwrap_or_default().len();
        let weight = ENTRY_BYTES + 2 * name + robots.bytes();
        let kept = Arc::clone(&robots);
        self.robots.put(origin, kept, weight, Instant::now());
        Ok(robots)
    }

    /// Each request for it, after a redirect too, is one that the host asked is spared of.
    async fn robots_of(
        &self,
        asker: Asker,
        url: &Url,
        asked: &mut Asked,
    ) -> Result<Robots, PageError> {
        let mut url = url.join("/robots.txt").map_err(|_| Cause::Forbidden)?;
        for _ in 0..=self.guards.max_redirects {
            let response = match self.ask(asker, &url, ACCEPT_ROBOTS, asked).await? {
                Outcome::Redirect(to) => {
                    url = to;
                    continue;
                }
                Outcome::Answer(response) => response,
            };
            let status = response.status().as_u16();
            return match status {
                200..300 => {
                    let (body, is_cut) = read(response, MAX_ROBOTS_BYTES, &mut |_| true).await?;
                    Ok(self.reader.read(body, is_cut).await?)
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
