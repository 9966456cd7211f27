//! What computes long counts as long, however little asks for it.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};

use axum::body::Body;
use boreal_api::middleware::compute::{Compute, Weight};
use http::{Request, StatusCode};
use tokio::task::{JoinHandle, yield_now};

use crate::test_app::{Answer, TestApp};

/// Whatever they are asked they work on bundled records, or search.
const LONG: [(&str, &str); 7] = [
    ("GET", "customer-segmentation/sample"),
    ("GET", "predictive-maintenance/fleet"),
    ("GET", "supply-chain/network"),
    ("GET", "energy-management/market"),
    ("POST", "energy-management/forecast"),
    ("POST", "cloud-infrastructure/plan"),
    ("POST", "automated-workflows/table"),
];

/// From so many bytes on they work long, before most others do.
const LONG_FROM: [(&str, usize); 10] = [
    ("bond-yields/fit", 2_048),
    ("bond-yields/fit-table", 512),
    ("mortgage-api/offers", 2_048),
    ("data-integration/plan", 1_024),
    ("data-integration/plan.ics", 1_024),
    ("data-integration/plan.csv", 1_024),
    ("machine-learning/analyze", 8_192),
    ("machine-learning/compare", 8_192),
    ("machine-learning/ask", 8_192),
    ("machine-learning/summarize", 8_192),
];

fn ask(
    app: &Arc<TestApp>,
    visitor: u8,
    operation: (&str, &str),
    body: impl Into<Body>,
) -> JoinHandle<Answer> {
    ask_from(app, &format!("203.0.113.{visitor}"), operation, body)
}

fn ask_from(
    app: &Arc<TestApp>,
    visitor: &str,
    (method, path): (&str, &str),
    body: impl Into<Body>,
) -> JoinHandle<Answer> {
    let app = Arc::clone(app);
    let request = Request::builder()
        .method(method)
        .uri(format!("/api/v1/{path}"))
        .header("content-type", "application/json")
        .header("x-forwarded-for", visitor)
        .body(body.into())
        .unwrap();
    tokio::spawn(async move { app.send(request).await })
}

/// Schedules of these keep more than a hundred megabytes until they are read off.
const NEEDS_MUCH_MEMORY: [&str; 2] = ["energy-management/dispatch", "energy-management/bill"];

/// Long on as many bytes, and takes no more memory than they.
const LITTLE_MEMORY: (&str, &str) = ("POST", "mortgage-api/offers");

/// The only worker for long work and one of the two for short work, held until they are released. Of what counts as
/// short, each call ends before the next begins: one that should not is answered before whoever asks after it.
struct Held {
    release: Vec<Sender<()>>,
    work: Vec<JoinHandle<bool>>,
}

impl Held {
    /// With an application in which nothing that counts as long can end.
    async fn with_app() -> (Arc<TestApp>, Self) {
        Self::by(Compute::new(1), [Weight::Short, Weight::Long], 0).await
    }

    /// With an application in which one network has all the memory that its work may take, and workers are free.
    async fn with_memory() -> (Arc<TestApp>, Self) {
        Self::by(Compute::new(3), [Weight::Long, Weight::Long], usize::MAX).await
    }

    async fn by(compute: Compute, weights: [Weight; 2], bytes: usize) -> (Arc<TestApp>, Self) {
        let settings = [("TRUSTED_PROXIES", "127.0.0.1")];
        let app = TestApp::with_compute(compute.clone(), &settings).await;
        let (mut release, mut work) = (Vec::new(), Vec::new());
        // Each by an address of its own: of so few workers a visitor has one.
        for (host, weight) in (8..).zip(weights) {
            let (released, until_released) = channel::<()>();
            let (begin, begun) = tokio::sync::oneshot::channel();
            let mut call = compute.call([203, 0, 113, host].into()).needing(bytes);
            work.push(tokio::spawn(async move {
                let hold = move || {
                    let _ = begin.send(());
                    let _ = until_released.recv();
                };
                call.run(weight, hold).await.is_ok()
            }));
            begun.await.unwrap();
            release.push(released);
        }
        (Arc::new(app), Self { release, work })
    }

    async fn release(self) {
        drop(self.release);
        for work in self.work {
            assert!(work.await.unwrap());
        }
    }
}

#[tokio::test]
async fn a_mortgage_does_not_wait_for_who_asks_little_that_takes_long() {
    let quote = r#"{"price":700000,"down_payment":140000,"rate_pct":4.5}"#;
    let (app, held) = Held::with_app().await;
    for operation in LONG {
        let long = ask(&app, 1, operation, "{}");
        yield_now().await;
        let short = ask(&app, 3, ("POST", "mortgage-api/quote"), quote).await;
        assert_eq!(short.unwrap().status, StatusCode::OK);
        assert!(!long.is_finished(), "{operation:?} counts as short");
        long.abort();
    }
    held.release().await;
}

#[tokio::test]
async fn a_body_counts_as_long_from_the_size_at_which_its_work_is() {
    let (app, held) = Held::with_app().await;
    // Refused as soon as it is read, which is work of the same weight.
    let empty = |bytes: usize| format!("{{{}}}", " ".repeat(bytes - 2));
    for (path, bytes) in LONG_FROM {
        let long = ask(&app, 1, ("POST", path), empty(bytes));
        yield_now().await;
        let short = ask(&app, 3, ("POST", path), empty(bytes - 1)).await;
        let status = short.unwrap().status;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
        assert!(!long.is_finished(), "{path} counts as short");
        long.abort();
    }
    // A query of the same path has its own weight.
    let home = "price=700000&down_payment=140000";
    for query in [
        format!("mortgage-api/offers?{home}&unknown={}", "x".repeat(3_000)),
        "data-integration/plan?city=calgary".to_owned(),
        "data-integration/plan.ics?city=calgary".to_owned(),
        "data-integration/plan.csv?city=calgary".to_owned(),
    ] {
        let short = ask(&app, 3, ("GET", query.as_str()), "").await;
        assert_eq!(short.unwrap().status, StatusCode::OK, "{query}");
    }
    held.release().await;
}

#[tokio::test]
async fn what_takes_much_memory_waits_until_its_network_has_some_and_delays_nobody_else() {
    let (app, held) = Held::with_memory().await;
    // Refused as soon as it is read, which is work of the same weight and takes the same memory: no engine runs, so that
    // nothing waits longer than whoever asks would.
    let cut_off = format!("{{{}", " ".repeat(2_048));
    let refused = StatusCode::BAD_REQUEST;
    let mut waiting = Vec::new();
    for path in NEEDS_MUCH_MEMORY {
        let large = ask(&app, 1, ("POST", path), cut_off.clone());
        yield_now().await;
        // With the one worker that is left the first to be given it is answered first.
        let other = ask_from(&app, "198.51.100.1", ("POST", path), cut_off.clone());
        assert_eq!(other.await.unwrap().status, refused, "{path}");
        assert!(!large.is_finished(), "{path} takes what there is not");
        waiting.push(large);
    }
    // Nor does it delay long work that takes little, whether the same visitor asks for it or a neighbour.
    for visitor in [1, 3] {
        let little = ask(&app, visitor, LITTLE_MEMORY, cut_off.clone());
        assert_eq!(little.await.unwrap().status, refused);
    }
    held.release().await;
    for large in waiting {
        assert_eq!(large.await.unwrap().status, refused);
    }
}
