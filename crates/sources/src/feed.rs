//! A feed: live figures, else the last good ones, else the bundled snapshot.
//!
//! Reading a feed never waits: it gives the best there is and, when that is due
//! for renewal, starts one refresh in the background. A refresh that fails
//! changes nothing but the time of the next try. What was fetched is kept in a
//! [`FeedCache`] with its question and survives a restart, which asks nobody
//! before it is due. Every reading says where it is from and how old it is.

mod cache;
mod info;
mod on_demand;
mod state;

pub use cache::{CachedBody, FeedCache, NoCache};
pub use info::{FeedStatus, Mode, SourceInfo};
pub use on_demand::{Kept, NotThere, OnDemand};

use crate::http::GuardedClient;
use async_trait::async_trait;
use jiff::Timestamp;
use jiff::civil::Date;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};
use tracing::{info, warn};

use state::{Held, Origin, RefreshGuard, State};

/// Who publishes figures, under which terms, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Publisher {
    pub name: &'static str,
    pub licence: &'static str,
    /// Where a reader finds those terms.
    pub licence_url: &'static str,
    /// The owner's setting that replaces `base_url`.
    pub setting: &'static str,
    pub base_url: &'static str,
}

/// What a feed is of and how it is read.
#[derive(Debug, Clone)]
pub struct FeedSpec<T> {
    /// Its name in the store and in the API, for example `bank-of-canada-yields`.
    pub key: &'static str,
    /// What it holds, in words.
    pub title: &'static str,
    pub publisher: Publisher,
    /// The address asked.
    pub url: String,
    /// Age at which it is due for renewal.
    pub refresh_after: Duration,
    /// Age at which a reading is called stale.
    pub stale_after: Duration,
    /// Whether asking takes so long that a check of the installation leaves it out.
    pub slow: bool,
    /// Turns a body into what is shown, or says in words why it cannot.
    pub parse: fn(&str) -> Result<T, String>,
    /// The newest day in it, and its number of rows.
    pub describe: fn(&T) -> (Option<Date>, usize),
}

/// How a body is fetched; the guarded client, or something else in tests.
#[async_trait]
pub trait Fetch: Send + Sync {
    /// The body at an address, or in words why there is none.
    async fn fetch(&self, url: &str) -> Result<String, String>;

    /// The same where the body need not be text.
    async fn bytes(&self, url: &str) -> Result<Vec<u8>, String> {
        self.fetch(url).await.map(String::into_bytes)
    }

    /// All that is asked at an address, but for what the clock or another answer adds: a kept answer is one to this.
    fn question(&self, url: &str) -> String {
        url.to_owned()
    }
}

#[async_trait]
impl Fetch for GuardedClient {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        self.text(url).await.map_err(|error| error.to_string())
    }

    async fn bytes(&self, url: &str) -> Result<Vec<u8>, String> {
        let body = GuardedClient::bytes(self, url).await;
        body.map_err(|error| error.to_string())
    }
}

/// Figures and where they are from.
#[derive(Debug)]
pub struct Reading<T> {
    pub data: Arc<T>,
    pub source: SourceInfo,
}

/// A feed whatever it holds, for whoever looks after all of them.
#[async_trait]
pub trait AnyFeed: Send + Sync {
    /// See [`Feed::restore`].
    async fn restore(&self);
    /// See [`Feed::refresh`].
    async fn refresh(&self) -> bool;
    /// See [`Feed::close`].
    async fn close(&self);
    /// See [`Feed::status`].
    fn status(&self) -> FeedStatus;
    /// See [`FeedSpec::slow`].
    fn is_slow(&self) -> bool;
}

#[async_trait]
impl<T: Send + Sync + 'static> AnyFeed for Feed<T> {
    async fn restore(&self) {
        Self::restore(self).await;
    }

    async fn refresh(&self) -> bool {
        Self::refresh(self).await
    }

    async fn close(&self) {
        Self::close(self).await;
    }

    fn status(&self) -> FeedStatus {
        Self::status(self)
    }

    fn is_slow(&self) -> bool {
        self.spec.slow
    }
}

/// A source of figures with its fall-backs.
pub struct Feed<T> {
    spec: FeedSpec<T>,
    /// `None` where live sources are switched off.
    fetch: Option<Arc<dyn Fetch>>,
    cache: Arc<dyn FeedCache>,
    state: RwLock<State<T>>,
    /// Held by the one refresh in flight.
    flight: tokio::sync::Mutex<()>,
}

impl<T: Send + Sync + 'static> Feed<T> {
    /// A feed that holds the bundled snapshot until something newer comes.
    pub fn new(
        spec: FeedSpec<T>,
        bundled: T,
        fetch: Option<Arc<dyn Fetch>>,
        cache: Arc<dyn FeedCache>,
    ) -> Arc<Self> {
        let state = State {
            held: Held::new(bundled, spec.describe),
            origin: Origin::Bundled,
            failures: 0,
            last_error: None,
            last_attempt: None,
            next_attempt: Instant::now(),
            latency: None,
            refreshing: false,
            is_closed: false,
        };
        Arc::new(Self {
            spec,
            fetch,
            cache,
            state: RwLock::new(state),
            flight: tokio::sync::Mutex::new(()),
        })
    }

    /// Takes up what was fetched before the last restart; call once at the start.
    ///
    /// The publisher is asked again when it would have been without the restart.
    /// An answer to another question than today's, or one that no longer parses,
    /// is left where it is: the snapshot stays, and the publisher is asked.
    /// With live sources off only the snapshot is used, so that nothing depends
    /// on what an earlier run happened to fetch.
    pub async fn restore(&self) {
        let Some(fetch) = &self.fetch else {
            return;
        };
        let Some(cached) = self.cache.get(self.spec.key).await else {
            return;
        };
        if cached.question != Some(self.question(fetch)) {
            info!(
                feed = self.spec.key,
                "Left a kept answer of {} aside: it is to another question", self.spec.key
            );
            return;
        }
        match self.parse(cached.body).await {
            Ok((held, _)) => self.update(|state| {
                state.held = held;
                state.origin = Origin::Restored(cached.fetched_at);
                let age = age(cached.fetched_at, Timestamp::now());
                state.next_attempt = Instant::now() + self.spec.refresh_after.saturating_sub(age);
            }),
            Err(error) => warn!(
                feed = self.spec.key,
                error, "Left a kept answer of {} aside", self.spec.key
            ),
        }
    }

    /// Whether the publisher is asked at all.
    pub fn is_asked(&self) -> bool {
        self.fetch.is_some()
    }

    /// The best figures there are, at once; starts a refresh when one is due.
    pub fn read(self: &Arc<Self>) -> Reading<T> {
        if self.take_refresh_slot() {
            let feed = Arc::clone(self);
            tokio::spawn(async move { feed.refresh().await });
        }
        self.at_hand()
    }

    /// The best figures there are, without asking anybody.
    pub fn at_hand(&self) -> Reading<T> {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        Reading {
            data: Arc::clone(&state.held.data),
            source: self.source(&state, Timestamp::now()),
        }
    }

    /// Asks the publisher now, or waits for the refresh already in flight; true when figures came.
    pub async fn refresh(&self) -> bool {
        let Some(fetch) = &self.fetch else {
            return false;
        };
        let _refreshing = RefreshGuard(&self.state);
        let asked = Instant::now();
        let Ok(_alone) = self.flight.try_lock() else {
            let _other = self.flight.lock().await;
            return self.is_live();
        };
        self.update(|state| {
            state.refreshing = true;
            state.last_attempt = Some(Timestamp::now());
        });
        let outcome = match fetch.fetch(&self.spec.url).await {
            Ok(body) => self.parse(body).await,
            Err(error) => Err(error),
        };
        let latency = asked.elapsed();
        match outcome {
            Ok((held, body)) => {
                let fetched_at = Timestamp::now();
                self.update(|state| {
                    state.succeed(held, fetched_at, latency, self.spec.refresh_after)
                });
                info!(
                    feed = self.spec.key,
                    latency_ms = latency.as_millis() as u64,
                    "Refreshed {}",
                    self.spec.key
                );
                let kept = CachedBody {
                    body,
                    fetched_at,
                    question: Some(self.question(fetch)),
                };
                self.cache.put(self.spec.key, &kept).await;
                true
            }
            Err(error) => {
                warn!(
                    feed = self.spec.key,
                    error, "Could not refresh {}", self.spec.key
                );
                self.update(|state| state.fail(error, latency));
                false
            }
        }
    }

    /// Starts no more refreshes and waits for the one under way: it writes to the cache.
    pub async fn close(&self) {
        self.update(|state| state.is_closed = true);
        drop(self.flight.lock().await);
        // One that was started but has not begun yet, or is about to say that it is over.
        while self.status().refreshing {
            tokio::task::yield_now().await;
            drop(self.flight.lock().await);
        }
    }

    /// How the feed is doing, for the page about sources.
    pub fn status(&self) -> FeedStatus {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        FeedStatus {
            key: self.spec.key.to_owned(),
            title: self.spec.title.to_owned(),
            live_enabled: self.fetch.is_some(),
            source: self.source(&state, Timestamp::now()),
            rows: state.held.rows,
            failures: state.failures,
            last_error: state.last_error.clone(),
            last_attempt: state.last_attempt,
            latency_ms: state.latency.map(|latency| latency.as_millis() as u64),
            refreshing: state.refreshing,
            next_attempt_seconds: self.fetch.is_some().then(|| {
                state
                    .next_attempt
                    .saturating_duration_since(Instant::now())
                    .as_secs()
            }),
        }
    }

    async fn parse(&self, body: String) -> Result<(Held<T>, String), String> {
        let (parse, describe) = (self.spec.parse, self.spec.describe);
        read_apart(move || parse(&body).map(|data| (Held::new(data, describe), body))).await
    }

    fn question(&self, fetch: &Arc<dyn Fetch>) -> String {
        cache::digest(&fetch.question(&self.spec.url))
    }

    fn source(&self, state: &State<T>, now: Timestamp) -> SourceInfo {
        let fetched_at = match state.origin {
            Origin::Bundled => None,
            Origin::Restored(at) | Origin::Fetched(at) => Some(at),
        };
        let age = fetched_at.map(|at| age(at, now));
        // A fetch is live until the next one has had time to fail.
        let mode = match state.origin {
            Origin::Bundled => Mode::Snapshot,
            Origin::Fetched(_) if age.is_some_and(|age| age <= self.spec.refresh_after * 2) => {
                Mode::Live
            }
            Origin::Restored(_) | Origin::Fetched(_) => Mode::Cached,
        };
        SourceInfo {
            mode,
            as_of: state.held.as_of,
            fetched_at,
            age_seconds: age.map(|age| age.as_secs()),
            stale: age.is_none_or(|age| age > self.spec.stale_after),
            publisher: self.spec.publisher.name.to_owned(),
            licence: self.spec.publisher.licence.to_owned(),
            licence_url: self.spec.publisher.licence_url.to_owned(),
            url: self.spec.url.clone(),
        }
    }

    /// Whether whoever reads it next starts a refresh.
    pub fn is_due(&self) -> bool {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        self.fetch.is_some() && state.is_due(Instant::now())
    }

    /// Whether this caller should start a refresh; at most one is told so.
    fn take_refresh_slot(&self) -> bool {
        if self.fetch.is_none() {
            return false;
        }
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        let due = state.is_due(Instant::now());
        state.refreshing |= due;
        due
    }

    fn is_live(&self) -> bool {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        matches!(state.origin, Origin::Fetched(_)) && state.failures == 0
    }

    fn update(&self, change: impl FnOnce(&mut State<T>)) {
        change(&mut self.state.write().unwrap_or_else(PoisonError::into_inner));
    }
}

/// Nothing where the clock was set back.
fn age(fetched_at: Timestamp, now: Timestamp) -> Duration {
    Duration::try_from(now.duration_since(fetched_at)).unwrap_or_default()
}

/// Reads an answer where others do not wait for it; a reader that panics has failed like any other.
pub(crate) async fn read_apart<T: Send + 'static>(
    read: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, String> {
    let read = tokio::task::spawn_blocking(read).await;
    read.unwrap_or_else(|_| Err("the answer could not be read".to_owned()))
}

impl<T> std::fmt::Debug for Feed<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Feed")
            .field("key", &self.spec.key)
            .finish_non_exhaustive()
    }
}
