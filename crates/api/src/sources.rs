//! The feeds behind the demos, and the page that shows how they are doing.

use std::sync::Arc;

use async_trait::async_trait;
use axum::Json;
use axum::extract::State;
use bond_yields::History;
use boreal_sources::bank_of_canada::{market_feed, yields_feed};
use boreal_sources::eccc::{
    DailyTable, History as WeatherHistory, NormalTable, Observations, Pages, Warnings, Window,
    daily_feed, history_feed, normals_feed, observations_feed, warnings_feed,
};
use boreal_sources::{
    CachedBody, Feed, FeedCache, FeedStatus, Fetch, GuardedClient, Guards, Reading, SourceInfo,
};
use boreal_store::{CachedFeed, Store};
use jiff::Timestamp;
use mortgage_api::MarketRates;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::AppState;
use crate::config::Config;

/// Every feed of the site.
#[derive(Clone)]
pub struct Sources {
    /// Government of Canada yields, for `bond-yields`.
    pub yields: Arc<Feed<History>>,
    /// What Canadians paid for mortgages, for `mortgage-api`.
    pub market: Arc<Feed<MarketRates>>,
    /// What stations measured, for `real-time-analytics`.
    pub observations: Arc<Feed<Observations>>,
    /// What the same stations measured in the last two weeks, for its detectors.
    pub history: Arc<Feed<Observations>>,
    /// Yesterday's highest and lowest temperatures, for `real-time-analytics`.
    pub daily: Arc<Feed<DailyTable>>,
    /// This month's normal temperatures, for `real-time-analytics`.
    pub normals: Arc<Feed<NormalTable>>,
    /// Weather warnings in effect, for `real-time-analytics`.
    pub warnings: Arc<Feed<Warnings>>,
    /// Where feeds, and what is made of them, are kept across restarts.
    pub cache: Arc<dyn FeedCache>,
}

impl Sources {
    /// Feeds on the bundled snapshots; what an earlier run fetched is taken up from the store.
    pub async fn open(config: &Config, store: &Arc<dyn Store>) -> Self {
        let fetch = config.sources_live.then(|| {
            let guards = Guards {
                allow_private: config.sources_allow_private,
                ..Guards::default()
            };
            Arc::new(GuardedClient::new(guards)) as Arc<dyn Fetch>
        });
        let cache = Arc::new(StoreCache(Arc::clone(store))) as Arc<dyn FeedCache>;
        let base = &config.sources_bank_of_canada_url;
        let weather = &config.sources_eccc_url;
        let pages = |window| {
            let fetch = Arc::clone(fetch.as_ref()?);
            Some(Arc::new(Pages::new(fetch, window)) as Arc<dyn Fetch>)
        };
        // Nothing of the weather is bundled: where no observation came, the replay is shown.
        let observations = Feed::new(
            observations_feed(weather),
            Observations::default(),
            pages(Window::LastHours(3)),
            Arc::clone(&cache),
        );
        let history = fetch.as_ref().map(|fetch| {
            let history = WeatherHistory::new(Arc::clone(fetch), Arc::clone(&observations));
            Arc::new(history) as Arc<dyn Fetch>
        });
        let sources = Self {
            yields: Feed::new(
                yields_feed(base),
                History::bundled().clone(),
                fetch.clone(),
                Arc::clone(&cache),
            ),
            market: Feed::new(
                market_feed(base),
                MarketRates::bundled().clone(),
                fetch.clone(),
                Arc::clone(&cache),
            ),
            observations,
            history: Feed::new(
                history_feed(weather),
                Observations::default(),
                history,
                Arc::clone(&cache),
            ),
            daily: Feed::new(
                daily_feed(weather),
                DailyTable::default(),
                pages(Window::LastDays(4)),
                Arc::clone(&cache),
            ),
            normals: Feed::new(
                normals_feed(weather),
                NormalTable::default(),
                pages(Window::ThisMonth),
                Arc::clone(&cache),
            ),
            warnings: Feed::new(
                warnings_feed(weather),
                Warnings::default(),
                pages(Window::Everything),
                Arc::clone(&cache),
            ),
            cache,
        };
        sources.yields.restore().await;
        sources.market.restore().await;
        sources.observations.restore().await;
        sources.history.restore().await;
        sources.daily.restore().await;
        sources.normals.restore().await;
        sources.warnings.restore().await;
        sources
    }

    /// Asks every publisher now, where publishers are asked at all, and says how they are doing.
    /// The history is left out: it takes a call for each station, a second apart.
    pub async fn ask_all(&self) -> Vec<FeedStatus> {
        tokio::join!(
            self.yields.refresh(),
            self.market.refresh(),
            self.observations.refresh(),
            self.daily.refresh(),
            self.normals.refresh(),
            self.warnings.refresh(),
        );
        self.statuses()
    }

    fn statuses(&self) -> Vec<FeedStatus> {
        vec![
            self.yields.status(),
            self.market.status(),
            self.observations.status(),
            self.daily.status(),
            self.normals.status(),
            self.warnings.status(),
        ]
    }
}

/// A report with where its figures are from.
#[derive(Serialize, ToSchema)]
pub struct Sourced<T> {
    /// The report itself.
    #[serde(flatten)]
    pub report: T,
    /// Where its figures are from.
    pub source: SourceInfo,
}

impl<T> Sourced<T> {
    /// Puts the source of a reading beside a report made from it.
    pub fn new<D>(report: T, reading: Reading<D>) -> Self {
        Self {
            report,
            source: reading.source,
        }
    }
}

/// How every source of figures is doing.
#[derive(Serialize, ToSchema)]
#[schema(as = SourceList)]
pub struct SourceList {
    /// One row a source.
    pub sources: Vec<FeedStatus>,
}

/// Every source: publisher, licence, age, failures.
#[utoipa::path(
    get, path = "/api/v1/sources", tag = "site",
    responses((status = 200, body = SourceList))
)]
pub async fn list_sources(State(state): State<AppState>) -> Json<SourceList> {
    let mut sources = state.sources.statuses();
    sources.push(state.sources.history.status());
    Json(SourceList { sources })
}

/// The feeds' memory across restarts. A store that fails is a cache miss.
struct StoreCache(Arc<dyn Store>);

#[async_trait]
impl FeedCache for StoreCache {
    async fn get(&self, key: &str) -> Option<CachedBody> {
        let cached = self.0.cached_feed(key).await;
        let feed = cached
            .inspect_err(|error| tracing::warn!(key, %error, "Could not read a kept feed"))
            .ok()??;
        Some(CachedBody {
            body: String::from_utf8(feed.body).ok()?,
            fetched_at: Timestamp::from_millisecond(feed.fetched_at).ok()?,
        })
    }

    async fn put(&self, key: &str, body: &CachedBody) {
        let feed = CachedFeed {
            body: body.body.clone().into_bytes(),
            fetched_at: body.fetched_at.as_millisecond(),
            etag: None,
        };
        if let Err(error) = self.0.cache_feed(key, &feed).await {
            tracing::warn!(key, %error, "Could not keep a feed");
        }
    }
}
