//! Feeds made when first asked for.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use boreal_sources::feed::{NotThere, OnDemand};
use boreal_sources::{FeedSpec, Fetch, Publisher};

/// Answers with the address it was asked at, but for that of 404, and never at those of 8 and 9; counts how often.
#[derive(Default)]
struct Counting(AtomicUsize);

#[async_trait]
impl Fetch for Counting {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        self.0.fetch_add(1, Ordering::Relaxed);
        match url {
            "8" | "9" => std::future::pending().await,
            "404" => Err("the server answered 404".to_owned()),
            _ => Ok(url.to_owned()),
        }
    }
}

fn numbers(fetch: &Arc<Counting>, most: usize) -> OnDemand<String> {
    due_after(Duration::from_secs(3600), fetch, most)
}

fn due_after(refresh_after: Duration, fetch: &Arc<Counting>, most: usize) -> OnDemand<String> {
    let make = move |number: u32, fetch: &Arc<dyn Fetch>| {
        let spec = FeedSpec {
            key: "numbers",
            title: "Numbers",
            publisher: Publisher {
                name: "",
                licence: "",
                licence_url: "",
                setting: "",
                base_url: "",
            },
            url: number.to_string(),
            refresh_after,
            stale_after: Duration::from_secs(7200),
            slow: false,
            parse: |body: &str| Ok(body.to_owned()),
            describe: |_: &String| (None, 1),
        };
        (spec, Arc::clone(fetch))
    };
    let fetch = Arc::clone(fetch) as Arc<dyn Fetch>;
    OnDemand::new(Some(fetch), most, Box::new(make))
}

#[tokio::test]
async fn what_was_fetched_is_kept_and_the_oldest_goes() {
    let fetch = Arc::new(Counting::default());
    let feeds = numbers(&fetch, 2);
    for (number, asked) in [(1, 1), (1, 1), (2, 2), (1, 2), (3, 3), (1, 3), (2, 4)] {
        let reading = feeds.read(number).await.unwrap();
        assert_eq!(*reading.data, number.to_string());
        assert_eq!(fetch.0.load(Ordering::Relaxed), asked, "{number}");
    }
}

#[tokio::test]
async fn what_is_at_hand_is_given_without_asking_and_what_is_not_takes_no_place() {
    let fetch = Arc::new(Counting::default());
    let feeds = numbers(&fetch, 2);
    feeds.read(1).await.unwrap();
    feeds.read(2).await.unwrap();
    for _ in 0..2 {
        assert!(feeds.kept(3).is_none());
        let kept = feeds.kept(1).unwrap();
        assert_eq!((kept.reading.data.as_str(), kept.is_due), ("1", false));
    }
    assert_eq!(fetch.0.load(Ordering::Relaxed), 2);
    // It was asked for after the other, which goes first.
    feeds.read(4).await.unwrap();
    assert!(feeds.kept(1).is_some() && feeds.kept(2).is_none());
}

#[tokio::test]
async fn what_is_due_is_given_as_it_is_and_said_to_be() {
    let fetch = Arc::new(Counting::default());
    let feeds = due_after(Duration::ZERO, &fetch, 2);
    feeds.read(1).await.unwrap();
    // Until what was asked for beside the reading has come.
    while !feeds.kept(1).unwrap().is_due {
        tokio::task::yield_now().await;
    }
    let asked = fetch.0.load(Ordering::Relaxed);
    assert_eq!(asked, 2);
    assert!(feeds.kept(1).unwrap().is_due);
    tokio::task::yield_now().await;
    assert_eq!(fetch.0.load(Ordering::Relaxed), asked);
}

#[tokio::test]
async fn what_failed_is_not_asked_again_with_every_question() {
    let fetch = Arc::new(Counting::default());
    let feeds = numbers(&fetch, 2);
    for _ in 0..3 {
        let refused = feeds.read(404).await.unwrap_err();
        let error = "the server answered 404".to_owned();
        assert_eq!(refused, NotThere::Failed(error));
    }
    assert_eq!(fetch.0.load(Ordering::Relaxed), 1);
}

#[tokio::test]
async fn many_who_ask_for_the_same_are_one_question() {
    let fetch = Arc::new(Counting::default());
    let feeds = numbers(&fetch, 2);
    let (one, two, three) = tokio::join!(feeds.read(7), feeds.read(7), feeds.read(7));
    assert!(one.is_ok() && two.is_ok() && three.is_ok());
    assert_eq!(fetch.0.load(Ordering::Relaxed), 1);
}

/// With the clock stopped whoever waits for a turn is the first whose wait is over.
#[tokio::test(start_paused = true)]
async fn a_publisher_that_does_not_answer_keeps_nobody_waiting_for_a_turn() {
    let fetch = Arc::new(Counting::default());
    let feeds = numbers(&fetch, 3);
    let refused = tokio::select! {
        biased;
        _ = feeds.read(8) => unreachable!("it never answers"),
        _ = feeds.read(9) => unreachable!("it never answers"),
        refused = feeds.read(7) => refused,
    };
    assert_eq!(refused.unwrap_err(), NotThere::Busy);
    assert!(
        feeds.read(7).await.is_ok(),
        "whoever hangs up leaves the turn"
    );
}

#[tokio::test]
async fn nothing_is_asked_where_live_sources_are_off() {
    let feeds: OnDemand<String> = OnDemand::new(None, 2, Box::new(|_, _| unreachable!()));
    assert_eq!(feeds.read(1).await.unwrap_err(), NotThere::NotAsked);
}
