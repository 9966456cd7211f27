//! A feed under every kind of publisher: never wrong, never blocking, always labelled.

use crate::server::{Answer, ValetServer, good_yields};
use async_trait::async_trait;
use bond_yields::History;
use boreal_sources::bank_of_canada::yields_feed;
use boreal_sources::{CachedBody, Feed, FeedCache, Fetch, GuardedClient, Guards, Mode, NoCache};
use jiff::civil::date;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Keeps bodies in memory; sharing one between feeds stands for a restart.
#[derive(Debug, Default)]
struct MemoryCache(Mutex<HashMap<String, CachedBody>>);

#[async_trait]
impl FeedCache for MemoryCache {
    async fn get(&self, key: &str) -> Option<CachedBody> {
        self.0.lock().unwrap().get(key).cloned()
    }

    async fn put(&self, key: &str, body: &CachedBody) {
        self.0.lock().unwrap().insert(key.to_owned(), body.clone());
    }
}

fn client() -> Arc<dyn Fetch> {
    Arc::new(GuardedClient::new(Guards {
        allow_private: true,
        timeout: Duration::from_millis(500),
        ..Guards::default()
    }))
}

fn feed_at(base: &str, cache: Arc<dyn FeedCache>) -> Arc<Feed<History>> {
    Feed::new(yields_feed(base), History::bundled(), Some(client()), cache)
}

#[tokio::test]
async fn a_good_publisher_makes_the_feed_live() {
    let server = ValetServer::start(Answer::Body(good_yields())).await;
    let feed = feed_at(&server.base, Arc::new(NoCache));
    let before = feed.read();
    assert_eq!(
        (before.source.mode, before.source.as_of),
        (Mode::Snapshot, Some(date(2026, 5, 31)))
    );
    assert!(before.source.stale);
    assert!(feed.refresh().await);
    let after = feed.read();
    assert_eq!(
        (after.source.mode, after.source.as_of),
        (Mode::Live, Some(date(2026, 10, 7)))
    );
    assert!(!after.source.stale && after.source.age_seconds.unwrap() < 60);
    assert_eq!(after.source.publisher, "Bank of Canada");
    // Not due again, so no further request.
    feed.read();
    feed.read();
    assert_eq!(server.requests(), 1);
}

#[tokio::test]
async fn bad_publishers_leave_the_snapshot_and_say_why() {
    let slow = Answer::Slow(Duration::from_secs(30), good_yields());
    let changed = r#"{"observations":[{"d":"2026-10-07","RENAMED":{"v":"1"}}]}"#;
    for (answer, reason) in [
        (
            Answer::Body("{ broken".into()),
            "the answer is not Valet JSON",
        ),
        (
            Answer::Body(r#"{"observations":[]}"#.into()),
            "the answer holds no observations",
        ),
        (
            Answer::Body(changed.into()),
            "the answer holds none of the series asked for",
        ),
        (Answer::Status(500), "the server answered 500"),
        (Answer::HangUp, "no connection"),
        (slow, "no answer within 0 s"),
    ] {
        let server = ValetServer::start(answer).await;
        let feed = feed_at(&server.base, Arc::new(NoCache));
        assert!(!feed.refresh().await);
        let reading = feed.read();
        assert_eq!(reading.source.mode, Mode::Snapshot);
        assert_eq!(*reading.data, History::bundled());
        let status = feed.status();
        assert_eq!(
            (status.failures, status.last_error.as_deref()),
            (1, Some(reason))
        );
        assert!(status.next_attempt_seconds.unwrap() <= 30);
        // Backing off: reading again asks nobody.
        assert_eq!(server.requests(), 1);
    }
}

#[tokio::test]
async fn reading_never_waits_for_the_network() {
    let server = ValetServer::start(Answer::Slow(Duration::from_secs(30), good_yields())).await;
    let feed = feed_at(&server.base, Arc::new(NoCache));
    let start = Instant::now();
    for _ in 0..100 {
        assert_eq!(feed.read().source.mode, Mode::Snapshot);
    }
    assert!(
        start.elapsed() < Duration::from_millis(400),
        "{:?}",
        start.elapsed()
    );
    assert!(feed.status().refreshing);
}

#[tokio::test]
async fn one_flight_serves_all_who_wait() {
    let server = ValetServer::start(Answer::Slow(Duration::from_millis(100), good_yields())).await;
    let feed = feed_at(&server.base, Arc::new(NoCache));
    let waiting: Vec<_> = (0..20)
        .map(|_| {
            let feed = Arc::clone(&feed);
            tokio::spawn(async move { feed.refresh().await })
        })
        .collect();
    for task in waiting {
        assert!(task.await.unwrap());
    }
    assert_eq!(server.requests(), 1);
}

#[tokio::test]
async fn the_last_good_answer_survives_a_restart_and_a_dead_publisher() {
    let cache: Arc<MemoryCache> = Arc::default();
    let server = ValetServer::start(Answer::Body(good_yields())).await;
    assert!(feed_at(&server.base, cache.clone()).refresh().await);

    server.will(Answer::Status(503));
    let restarted = feed_at(&server.base, cache.clone());
    restarted.restore().await;
    assert!(!restarted.refresh().await);
    let reading = restarted.read();
    assert_eq!(
        (reading.source.mode, reading.source.as_of),
        (Mode::Cached, Some(date(2026, 10, 7)))
    );

    // A kept body that no longer parses is not served.
    let kept = CachedBody {
        body: "garbage".into(),
        fetched_at: jiff::Timestamp::now(),
    };
    cache.put("bank-of-canada-yields", &kept).await;
    let third = feed_at(&server.base, cache);
    third.restore().await;
    assert_eq!(third.read().source.mode, Mode::Snapshot);
}

#[tokio::test]
async fn a_failure_after_success_keeps_the_figures() {
    let server = ValetServer::start(Answer::Body(good_yields())).await;
    let feed = feed_at(&server.base, Arc::new(NoCache));
    assert!(feed.refresh().await);
    server.will(Answer::Body("{}".into()));
    assert!(!feed.refresh().await);
    assert_eq!(feed.read().source.as_of, Some(date(2026, 10, 7)));
    assert_eq!(feed.status().failures, 1);
    server.will(Answer::Body(good_yields()));
    assert!(feed.refresh().await);
    assert_eq!(
        (feed.status().failures, feed.status().last_error),
        (0, None)
    );
}

#[tokio::test]
async fn switched_off_it_asks_nobody_and_restores_nothing() {
    let cache: Arc<MemoryCache> = Arc::default();
    let kept = CachedBody {
        body: good_yields(),
        fetched_at: jiff::Timestamp::now(),
    };
    cache.put("bank-of-canada-yields", &kept).await;
    let feed = Feed::new(
        yields_feed("http://127.0.0.1:9"),
        History::bundled(),
        None,
        cache,
    );
    feed.restore().await;
    assert!(!feed.refresh().await);
    assert_eq!(feed.read().source.mode, Mode::Snapshot);
    let status = feed.status();
    assert_eq!(
        (status.live_enabled, status.next_attempt_seconds),
        (false, None)
    );
    let json = serde_json::to_value(status).unwrap();
    assert_eq!(json["source"]["mode"], "snapshot");
}

#[tokio::test]
async fn a_caller_who_goes_away_does_not_block_the_next() {
    let server = ValetServer::start(Answer::Slow(Duration::from_secs(30), good_yields())).await;
    let feed = feed_at(&server.base, Arc::new(NoCache));
    let gone = tokio::time::timeout(Duration::from_millis(50), feed.refresh()).await;
    assert!(gone.is_err());
    assert!(!feed.status().refreshing);
    server.will(Answer::Body(good_yields()));
    assert!(feed.refresh().await);
}
