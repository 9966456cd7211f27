//! A feed under every kind of publisher: never wrong, never blocking, always labelled.

use crate::server::{Answer, ValetServer, good_yields};
use async_trait::async_trait;
use boreal_sources::azure::Machines;
use boreal_sources::bank_of_canada::{Observation, PUBLISHER, observations};
use boreal_sources::eccc::{Pages, Window};
use boreal_sources::edgar::Companies;
use boreal_sources::{
    CachedBody, Feed, FeedCache, FeedSpec, Fetch, GuardedClient, Guards, Mode, NoCache,
};
use jiff::SignedDuration;
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

/// As patient as a slow machine needs.
fn client() -> Arc<dyn Fetch> {
    client_within(Duration::from_secs(60))
}

fn client_within(timeout: Duration) -> Arc<dyn Fetch> {
    Arc::new(GuardedClient::new(Guards {
        allow_private: true,
        timeout,
        ..Guards::default()
    }))
}

type Rows = Vec<Observation>;

fn spec(base: &str) -> FeedSpec<Rows> {
    FeedSpec {
        key: "yields",
        title: "Yields",
        publisher: PUBLISHER,
        url: format!("{base}/observations"),
        refresh_after: Duration::from_secs(3_600),
        stale_after: Duration::from_secs(86_400),
        slow: false,
        parse: |body| observations(body, |id| id.starts_with("BD.")).map_err(|e| e.to_string()),
        describe: |rows| (rows.iter().map(|row| row.day).max(), rows.len()),
    }
}

fn bundled() -> Rows {
    vec![Observation {
        series: "BD.CDN.2YR.DQ.YLD".into(),
        day: date(2026, 5, 31),
        value: 2.96,
    }]
}

fn feed_at(base: &str, cache: Arc<dyn FeedCache>) -> Arc<Feed<Rows>> {
    Feed::new(spec(base), bundled(), Some(client()), cache)
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
    assert!(!after.source.stale && after.source.age_seconds.is_some());
    assert_eq!(after.source.publisher, "Bank of Canada");
    // Not due again, so no further request.
    feed.read();
    feed.read();
    assert_eq!(server.requests(), 1);
}

#[tokio::test]
async fn bad_publishers_leave_the_snapshot_and_say_why() {
    let hasty = client_within(Duration::from_millis(500));
    let slow = Answer::Slow(Duration::from_secs(30), good_yields());
    let changed = r#"{"observations":[{"d":"2026-10-07","RENAMED":{"v":"1"}}]}"#;
    for (answer, client, reason) in [
        (
            Answer::Body("{ broken".into()),
            client(),
            "the answer is not Valet JSON",
        ),
        (
            Answer::Body(r#"{"observations":[]}"#.into()),
            client(),
            "the answer holds no observations",
        ),
        (
            Answer::Body(changed.into()),
            client(),
            "the answer holds none of the series asked for",
        ),
        (Answer::Status(500), client(), "the server answered 500"),
        (Answer::HangUp, client(), "no connection"),
        (slow, hasty, "no answer within 0 s"),
    ] {
        let server = ValetServer::start(answer).await;
        let feed = Feed::new(
            spec(&server.base),
            bundled(),
            Some(client),
            Arc::new(NoCache),
        );
        assert!(!feed.refresh().await);
        let reading = feed.read();
        assert_eq!(reading.source.mode, Mode::Snapshot);
        assert_eq!(*reading.data, bundled());
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
        start.elapsed() < Duration::from_secs(10),
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
        ..cache.get("yields").await.unwrap()
    };
    cache.put("yields", &kept).await;
    let third = feed_at(&server.base, cache);
    third.restore().await;
    assert_eq!(third.status().next_attempt_seconds, Some(0));
    assert_eq!(third.read().source.mode, Mode::Snapshot);
}

#[tokio::test]
async fn a_restart_asks_nobody_before_it_is_due() {
    let cache: Arc<MemoryCache> = Arc::default();
    let server = ValetServer::start(Answer::Body(good_yields())).await;
    assert!(feed_at(&server.base, cache.clone()).refresh().await);

    let restarted = feed_at(&server.base, cache.clone());
    restarted.restore().await;
    let reading = restarted.read();
    assert_eq!(reading.source.mode, Mode::Cached);
    let kept = cache.get("yields").await.unwrap();
    assert_eq!(reading.source.fetched_at, Some(kept.fetched_at));
    let status = restarted.status();
    assert!(!status.refreshing, "{status:?}");
    assert!(status.next_attempt_seconds.unwrap() > 3_000, "{status:?}");
    assert_eq!(server.requests(), 1);
    assert!(restarted.refresh().await, "who asks by hand is answered");
    assert_eq!(server.requests(), 2);

    // Ten minutes of its hour are left, or none.
    for (age_min, due_s) in [(50, 0..=600_u64), (61, 0..=0)] {
        let older = CachedBody {
            fetched_at: kept.fetched_at - SignedDuration::from_mins(age_min),
            ..kept.clone()
        };
        cache.put("yields", &older).await;
        let again = feed_at(&server.base, cache.clone());
        again.restore().await;
        let wait = again.status().next_attempt_seconds.unwrap();
        assert!(due_s.contains(&wait), "{age_min}: {wait}");
        assert_eq!(again.read().source.mode, Mode::Cached);
        assert_eq!(again.status().refreshing, age_min > 60);
    }
}

/// A publisher that is asked for a series beside what the address says.
struct Series(&'static str);

#[async_trait]
impl Fetch for Series {
    async fn fetch(&self, _url: &str) -> Result<String, String> {
        Ok(good_yields())
    }

    fn question(&self, url: &str) -> String {
        format!("{url} {}", self.0)
    }
}

#[tokio::test]
async fn an_answer_to_another_question_is_left_aside() {
    let cache: Arc<MemoryCache> = Arc::default();
    let asking = |base: &str, series: &'static str| {
        let fetch = Arc::new(Series(series)) as Arc<dyn Fetch>;
        Feed::new(spec(base), bundled(), Some(fetch), cache.clone())
    };
    let restored = async |base: &str, series: &'static str| {
        let feed = asking(base, series);
        feed.restore().await;
        let status = feed.status();
        (status.source.mode, status.next_attempt_seconds == Some(0))
    };
    assert!(asking("http://a.example", "2YR").refresh().await);
    let aside = (Mode::Snapshot, true);
    assert_eq!(restored("http://a.example", "10YR").await, aside);
    assert_eq!(restored("http://b.example", "2YR").await, aside);
    let taken_up = restored("http://a.example", "2YR").await;
    assert_eq!(taken_up, (Mode::Cached, false));

    // As kept before questions were.
    let kept = CachedBody {
        question: None,
        ..cache.get("yields").await.unwrap()
    };
    cache.put("yields", &kept).await;
    assert_eq!(restored("http://a.example", "2YR").await, aside);
}

#[test]
fn a_question_says_all_that_is_asked() {
    let publisher = || Arc::new(Counted::default()) as Arc<dyn Fetch>;
    let url = "http://a.example";
    let regions =
        |regions: &[&'static str]| Machines::new(publisher(), regions.to_vec()).question(url);
    assert_ne!(regions(&["east"]), regions(&["east", "west"]));
    let companies = |cik: u32, concept: &'static str| {
        Companies::new(publisher(), url, vec![cik], vec![concept]).question(url)
    };
    assert_ne!(companies(1, "Assets"), companies(2, "Assets"));
    assert_ne!(companies(1, "Assets"), companies(1, "Revenues"));
    let pages = |window| Pages::new(publisher(), window).question(url);
    let (three, four) = (Window::LastHours(3), Window::LastHours(4));
    assert_ne!(pages(three), pages(four));
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
    let server = ValetServer::start(Answer::Body(good_yields())).await;
    assert!(feed_at(&server.base, cache.clone()).refresh().await);
    let feed = Feed::new(spec(&server.base), bundled(), None, cache);
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

/// A publisher that answers at once, and counts how often it is asked.
#[derive(Default)]
struct Counted(std::sync::atomic::AtomicUsize);

#[async_trait]
impl Fetch for Counted {
    async fn fetch(&self, _url: &str) -> Result<String, String> {
        self.0.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        Ok("an answer".to_owned())
    }
}

#[tokio::test]
async fn a_parser_that_panics_backs_off_like_any_failure() {
    let publisher = Arc::new(Counted::default());
    let broken = FeedSpec {
        parse: |_| panic!("the parser has a bug"),
        ..spec("http://unused.example")
    };
    let fetch = Arc::clone(&publisher) as Arc<dyn Fetch>;
    let feed = Feed::new(broken, bundled(), Some(fetch), Arc::new(NoCache));
    assert!(!feed.refresh().await);
    let status = feed.status();
    assert_eq!((status.failures, status.refreshing), (1, false));
    assert!(status.last_error.is_some());
    assert!(status.next_attempt_seconds.unwrap() > 20, "{status:?}");
    for _ in 0..10 {
        assert_eq!(feed.read().source.mode, Mode::Snapshot);
        tokio::task::yield_now().await;
    }
    let asked = publisher.0.load(std::sync::atomic::Ordering::SeqCst);
    assert_eq!(asked, 1, "nobody is asked again before the wait is over");
}

/// A fetch with a bug of its own.
struct Panicking;

#[async_trait]
impl Fetch for Panicking {
    async fn fetch(&self, _url: &str) -> Result<String, String> {
        panic!("the fetch has a bug");
    }
}

#[tokio::test]
async fn a_fetch_that_panics_backs_off_too() {
    let fetch = Arc::new(Panicking) as Arc<dyn Fetch>;
    let feed = Feed::new(
        spec("http://unused.example"),
        bundled(),
        Some(fetch),
        Arc::new(NoCache),
    );
    let refresh = tokio::spawn({
        let feed = Arc::clone(&feed);
        async move { feed.refresh().await }
    });
    assert!(refresh.await.is_err());
    let status = feed.status();
    assert_eq!((status.failures, status.refreshing), (1, false));
    assert!(status.next_attempt_seconds.unwrap() > 20, "{status:?}");
}

#[tokio::test]
async fn a_kept_answer_that_makes_the_parser_panic_is_left_aside() {
    let cache: Arc<MemoryCache> = Arc::default();
    let server = ValetServer::start(Answer::Body(good_yields())).await;
    assert!(feed_at(&server.base, cache.clone()).refresh().await);
    let broken = FeedSpec {
        parse: |_| panic!("the parser has a bug"),
        ..spec(&server.base)
    };
    let feed = Feed::new(broken, bundled(), Some(client()), cache);
    feed.restore().await;
    assert_eq!(feed.read().source.mode, Mode::Snapshot);
}

/// A publisher that answers when told to.
struct Held(tokio::sync::Semaphore);

#[async_trait]
impl Fetch for Held {
    async fn fetch(&self, _url: &str) -> Result<String, String> {
        let _told = self.0.acquire().await.map_err(|error| error.to_string())?;
        Ok(good_yields())
    }
}

#[tokio::test]
async fn a_closed_feed_has_kept_what_was_under_way_and_asks_no_more() {
    let publisher = Arc::new(Held(tokio::sync::Semaphore::new(0)));
    let cache = Arc::new(MemoryCache::default());
    let fetch = Arc::clone(&publisher) as Arc<dyn Fetch>;
    let feed = Feed::new(spec("http://held"), bundled(), Some(fetch), cache.clone());
    feed.read();
    let mut closed = std::pin::pin!(feed.close());
    let early = tokio::time::timeout(Duration::from_millis(50), &mut closed);
    assert!(early.await.is_err(), "a refresh is under way");
    publisher.0.add_permits(1);
    closed.await;
    assert!(cache.get("yields").await.is_some());
    assert!(!feed.status().refreshing);
}
