//! What computes long counts as long, however little asks for it.

use std::sync::Arc;

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

fn ask(
    app: &Arc<TestApp>,
    visitor: u8,
    (method, path): (&str, &str),
    body: &'static str,
) -> JoinHandle<Answer> {
    let app = Arc::clone(app);
    let request = Request::builder()
        .method(method)
        .uri(format!("/api/v1/{path}"))
        .header("content-type", "application/json")
        .header("x-forwarded-for", format!("203.0.113.{visitor}"))
        .body(Body::from(body))
        .unwrap();
    tokio::spawn(async move { app.send(request).await })
}

/// The only worker for long work is held, so that nothing that counts as long can end.
#[tokio::test]
async fn a_mortgage_does_not_wait_for_who_asks_little_that_takes_long() {
    let quote = r#"{"price":700000,"down_payment":140000,"rate_pct":4.5}"#;
    let compute = Compute::new(1);
    let app = TestApp::with_compute(compute.clone(), &[("TRUSTED_PROXIES", "127.0.0.1")]).await;
    let app = Arc::new(app);
    let (release, until_released) = std::sync::mpsc::channel::<()>();
    let (begin, begun) = tokio::sync::oneshot::channel();
    let held = tokio::spawn(async move {
        let mut call = compute.call([203, 0, 113, 9].into());
        let hold = move || {
            let _ = begin.send(());
            let _ = until_released.recv();
        };
        call.run(Weight::Long, hold).await
    });
    begun.await.unwrap();
    for operation in LONG {
        let long = ask(&app, 1, operation, "{}");
        yield_now().await;
        let short = ask(&app, 3, ("POST", "mortgage-api/quote"), quote).await;
        assert_eq!(short.unwrap().status, StatusCode::OK);
        assert!(!long.is_finished(), "{operation:?} counts as short");
        long.abort();
    }
    drop(release);
    assert!(held.await.unwrap().is_ok());
}
