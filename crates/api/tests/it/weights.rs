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
    (method, path): (&str, &str),
    body: impl Into<Body>,
) -> JoinHandle<Answer> {
    let app = Arc::clone(app);
    let request = Request::builder()
        .method(method)
        .uri(format!("/api/v1/{path}"))
        .header("content-type", "application/json")
        .header("x-forwarded-for", format!("203.0.113.{visitor}"))
        .body(body.into())
        .unwrap();
    tokio::spawn(async move { app.send(request).await })
}

/// The only worker for long work and one of the two for short work, held until they are released. Of what counts as
/// short, each call ends before the next begins: one that should not is answered before whoever asks after it.
struct Held {
    release: Vec<Sender<()>>,
    work: Vec<JoinHandle<bool>>,
}

impl Held {
    /// With an application in which nothing that counts as long can end.
    async fn with_app() -> (Arc<TestApp>, Self) {
        let compute = Compute::new(1);
        let settings = [("TRUSTED_PROXIES", "127.0.0.1")];
        let app = TestApp::with_compute(compute.clone(), &settings).await;
        let (mut release, mut work) = (Vec::new(), Vec::new());
        // Each by an address of its own: of so few workers a visitor has one.
        for (host, weight) in [(8, Weight::Short), (9, Weight::Long)] {
            let (released, until_released) = channel::<()>();
            let (begin, begun) = tokio::sync::oneshot::channel();
            let mut call = compute.call([203, 0, 113, host].into());
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
        format!("mortgage-api/offers?{home}{}", "&".repeat(3_000)),
        "data-integration/plan?city=calgary".to_owned(),
        "data-integration/plan.ics?city=calgary".to_owned(),
        "data-integration/plan.csv?city=calgary".to_owned(),
    ] {
        let short = ask(&app, 3, ("GET", query.as_str()), "").await;
        assert_eq!(short.unwrap().status, StatusCode::OK, "{query}");
    }
    held.release().await;
}
