//! What computes long counts as long, however little asks for it.

use std::sync::Arc;

use axum::body::Body;
use http::{Request, StatusCode};
use tokio::task::{JoinHandle, yield_now};

use crate::test_app::{Answer, TestApp};

/// Whatever they are asked they work on bundled records, or search: a hundred milliseconds to seconds.
const LONG: [(&str, &str); 5] = [
    ("GET", "customer-segmentation/sample"),
    ("GET", "supply-chain/network"),
    ("GET", "energy-management/market"),
    ("POST", "energy-management/forecast"),
    ("POST", "cloud-infrastructure/plan"),
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

#[tokio::test]
async fn a_mortgage_does_not_wait_for_two_visitors_who_ask_little_that_takes_long() {
    let quote = r#"{"price":700000,"down_payment":140000,"rate_pct":4.5}"#;
    for operation in LONG {
        let app = TestApp::with_workers(1, &[("TRUSTED_PROXIES", "127.0.0.1")]).await;
        let app = Arc::new(app);
        let long = [1, 2].map(|visitor| ask(&app, visitor, operation, "{}"));
        yield_now().await;
        let short = ask(&app, 3, ("POST", "mortgage-api/quote"), quote).await;
        assert_eq!(short.unwrap().status, StatusCode::OK);
        assert!(!long.iter().any(JoinHandle::is_finished), "{operation:?}");
        let [first, _] = long;
        assert_eq!(first.await.unwrap().status, StatusCode::OK, "{operation:?}");
    }
}
