//! Feeds made when first asked for.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use boreal_sources::feed::{NotThere, OnDemand};
use boreal_sources::{FeedSpec, Fetch, Publisher};

/// Answers with the address it was asked at, but for that of 404; counts how often.
#[derive(Default)]
struct Counting(AtomicUsize);

#[async_trait]
impl Fetch for Counting {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        self.0.fetch_add(1, Ordering::Relaxed);
        match url {
            "404" => Err("the server answered 404".to_owned()),
            _ => Ok(url.to_owned()),
        }
    }
}

fn numbers(fetch: &Arc<Counting>, most: usize) -> OnDemand<String> {
    let make = |number: u32, fetch: &Arc<dyn Fetch>| {
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
            refresh_after: Duration::from_secs(3600),
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

#[tokio::test]
async fn nothing_is_asked_where_live_sources_are_off() {
    let feeds: OnDemand<String> = OnDemand::new(None, 2, Box::new(|_, _| unreachable!()));
    assert_eq!(feeds.read(1).await.unwrap_err(), NotThere::NotAsked);
}
