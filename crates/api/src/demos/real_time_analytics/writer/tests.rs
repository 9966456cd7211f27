//! A writer that stumbles comes back.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use boreal_sources::{CachedBody, Feed, FeedCache, Fetch, NoCache};
use jiff::Timestamp;
use serde_json::json;
use tokio::sync::watch;
use tokio::time::timeout;

use super::{StreamContext, Writer};
use crate::clock::Clock;
use crate::declaration::Setup;
use crate::demos::real_time_analytics::board::Board;
use crate::demos::real_time_analytics::feeds::{Feeds, observations_feed};
use crate::demos::real_time_analytics::log::KEY;
use crate::demos::real_time_analytics::observed::Observations;
use crate::services::Services;
use crate::settings::Settings;
use crate::stream::permits::{StreamLimits, StreamPermits};

/// Panics the first times the log is kept.
struct Stumbling(AtomicUsize);

#[async_trait]
impl FeedCache for Stumbling {
    async fn get(&self, _key: &str) -> Option<CachedBody> {
        None
    }

    async fn put(&self, key: &str, _body: &CachedBody) {
        let left = self.0.load(Ordering::SeqCst);
        if key == KEY && left > 0 {
            self.0.store(left - 1, Ordering::SeqCst);
            panic!("the store stumbles");
        }
    }
}

/// A publisher with one report of Halifax, this hour.
struct Publisher;

#[async_trait]
impl Fetch for Publisher {
    async fn fetch(&self, _url: &str) -> Result<String, String> {
        let second = Timestamp::now().as_second().div_euclid(3_600) * 3_600;
        let hour = Timestamp::from_second(second).unwrap().to_string();
        let properties =
            json!({"stn_nam-value": "HALIFAX", "date_tm-value": hour, "air_temp": 4.5});
        let point = json!({"type": "Point", "coordinates": [-63.60, 44.66]});
        let feature = json!({"type": "Feature", "geometry": point, "properties": properties});
        Ok(json!({"features": [feature]}).to_string())
    }
}

/// The feeds of a demo that asks nobody, but for the observations.
fn feeds(observations: Arc<Feed<Observations>>) -> Feeds {
    let setup = Setup {
        settings: &mut Settings::default(),
        services: &Services::offline(),
    };
    let mut demo = setup.demo(boreal_demo_kit::DemoSlug::RealTimeAnalytics);
    Feeds {
        observations,
        ..Feeds::declare(&mut demo, "http://nowhere.example")
    }
}

/// The reason of the newest reset, once there is one.
async fn mode(board: &Board) -> String {
    let now = board.look(0).now;
    now.opening.channel.mode.to_string()
}

#[tokio::test]
async fn a_writer_that_panics_takes_the_stream_up_again() {
    let cache = Arc::new(Stumbling(AtomicUsize::new(2)));
    let spec = observations_feed("http://nowhere.example");
    let publisher = Arc::new(Publisher) as Arc<dyn Fetch>;
    let observations = Feed::new(
        spec,
        Observations::default(),
        Some(publisher),
        Arc::new(NoCache),
    );
    let limits = StreamLimits {
        streams: 9,
        per_visitor: 9,
        sessions: 9,
    };
    let writer = Writer::open(StreamContext {
        clock: Clock::System,
        permits: StreamPermits::new(limits),
        feeds: feeds(Arc::clone(&observations)),
        cache: Arc::clone(&cache) as Arc<dyn FeedCache>,
    });
    let writer = writer.await.unwrap();
    let board = writer.board();
    assert!(observations.refresh().await);
    assert_eq!(mode(&board).await, "replay");

    let (_stop, stopping) = watch::channel(false);
    tokio::spawn(writer.write(stopping));
    let mut ticks = board.watch();
    let lives = async {
        while mode(&board).await != "live" {
            ticks.changed().await.unwrap();
        }
    };
    let lives = timeout(Duration::from_secs(120), lives);
    assert!(lives.await.is_ok(), "the board is written on");
    assert_eq!(
        cache.0.load(Ordering::SeqCst),
        0,
        "the store stumbled twice"
    );
}
