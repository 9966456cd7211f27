//! What demos share without belonging to any of them.

use std::sync::Arc;

use boreal_sources::{FeedCache, Fetch, GuardedClient, Guards, NoCache};
use boreal_store::Store;

use crate::clock::Clock;
use crate::config::Config;
use crate::facts::Facts;
use crate::jobs::{JobLimits, Jobs};
use crate::middleware::arrival::VISITOR_BODY_BYTES;
use crate::middleware::compute::Compute;
use crate::middleware::shares::Shares;
use crate::middleware::unsent::UNSENT_BYTES;
use crate::page_reader::PageReader;
use crate::sources::StoreCache;
use crate::stream::permits::{StreamLimits, StreamPermits};

#[derive(Clone)]
pub struct Services {
    pub compute: Compute,
    /// What may take long, of all demos together.
    pub jobs: Jobs,
    pub clock: Clock,
    /// Where feeds, and what is made of them, are kept across restarts.
    pub cache: Arc<dyn FeedCache>,
    /// Asks publishers; `None` where the owner has switched that off.
    pub publishers: Option<Arc<dyn Fetch>>,
    pub page_reader: PageReader,
    /// Of what visitors send and have fetched, until the answer.
    pub bodies: Shares,
    /// Of answers that wait to be read.
    pub unsent: Shares,
    /// Who may have an event stream open, of all demos together.
    pub streams: StreamPermits,
}

impl Services {
    /// As configured; without a store nothing is kept.
    #[must_use]
    pub fn open(config: &Config, store: Option<&Arc<dyn Store>>) -> Self {
        let publishers = config.sources_live.then(|| {
            let guards = Guards {
                allow_private: config.sources_allow_private,
                user_agent: Facts::embedded().publisher_user_agent(),
                ..Guards::default()
            };
            Arc::new(GuardedClient::new(guards)) as Arc<dyn Fetch>
        });
        let cache = store.map(|store| Arc::new(StoreCache::new(store)) as Arc<dyn FeedCache>);
        Self {
            cache: cache.unwrap_or_else(|| Arc::new(NoCache)),
            publishers,
            page_reader: PageReader::open(config),
            streams: StreamPermits::new(config.limits_streams),
            ..Self::offline()
        }
    }

    /// For a declaration that is only read: nothing is asked, fetched or kept.
    #[must_use]
    pub fn offline() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let unsent = Shares::of(UNSENT_BYTES);
        Self {
            // Two on a single core too: one visitor's long call leaves one to the others.
            compute: Compute::new(cores.max(2)),
            jobs: Jobs::new(JobLimits::default(), unsent.clone()),
            clock: Clock::System,
            cache: Arc::new(NoCache),
            publishers: None,
            page_reader: PageReader::new(None),
            bodies: Shares::of(VISITOR_BODY_BYTES),
            unsent,
            streams: StreamPermits::new(StreamLimits::default()),
        }
    }
}
