//! What visitors send counts against their share of the memory, whatever it is sent to.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::body::{Body, Bytes};
use boreal_api::openapi::openapi_json;
use futures_util::future::join_all;
use futures_util::{StreamExt, stream};
use http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::test_app::{Answer, TestApp};

/// Behind a proxy that names the visitors.
const SETTINGS: [(&str, &str); 1] = [("TRUSTED_PROXIES", "127.0.0.1")];
const HISTORIES: &str = "/api/v1/customer-segmentation/histories";
const HISTORIES_BYTES: usize = 20 << 20;

/// Every operation that takes a body, with the bytes it takes by its 413.
fn operations() -> Vec<(String, usize)> {
    let contract: Value = serde_json::from_str(&openapi_json().unwrap()).unwrap();
    let paths = contract["paths"].as_object().unwrap();
    let of_demos = paths.iter().filter(|(path, methods)| {
        path.starts_with("/api/v1/") && methods.get("post").is_some() && *path != "/api/v1/reports"
    });
    of_demos
        .map(|(path, methods)| {
            let refusal = &methods["post"]["responses"]["413"]["description"];
            let mut words = refusal.as_str().unwrap().split(' ');
            (
                path.clone(),
                words.find_map(|word| word.parse().ok()).unwrap(),
            )
        })
        .collect()
}

/// Spaces, which JSON allows before anything.
fn blank(bytes: usize) -> impl stream::Stream<Item = Result<Bytes, axum::Error>> {
    const PIECE: &[u8] = &[b' '; 64 * 1024];
    let whole = (0..bytes / PIECE.len()).map(|_| PIECE);
    let pieces = whole.chain([&PIECE[..bytes % PIECE.len()]]);
    stream::iter(pieces.map(|piece| Ok(Bytes::from_static(piece))))
}

async fn upload(app: &TestApp, visitor: u8, path: &str, body: Body) -> Answer {
    let request = Request::post(path)
        .header("content-type", "application/json")
        .header("x-forwarded-for", format!("203.0.113.{visitor}"));
    app.send(request.body(body).unwrap()).await
}

/// So many bytes, and then nothing more for ever.
async fn unfinished(app: &TestApp, visitor: u8, path: &str, bytes: usize) -> Answer {
    let body = Body::from_stream(blank(bytes).chain(stream::pending()));
    upload(app, visitor, path, body).await
}

/// What is answered while the body still comes, if anything is: a refusal after its rest was waited for a while.
async fn answered(call: impl Future<Output = Answer>) -> Option<Answer> {
    tokio::time::timeout(Duration::from_secs(6), call)
        .await
        .ok()
}

#[tokio::test]
async fn one_visitors_unfinished_bodies_fill_its_share_and_nothing_more() {
    let app = TestApp::with(&SETTINGS).await;
    tokio::time::pause();
    let calls = (0..40).map(|_| answered(unfinished(&app, 1, HISTORIES, HISTORIES_BYTES - 1)));
    let refused = join_all(calls).await.into_iter().flatten().count();
    assert_eq!(refused, 36, "four of the largest are held");
}

/// A refused body gives back what was held of it at once: those that came along with it are taken.
#[tokio::test]
async fn of_five_bodies_that_come_side_by_side_the_one_that_does_not_fit_is_refused() {
    let app = TestApp::with(&SETTINGS).await;
    tokio::time::pause();
    let calls = (0..5).map(|_| {
        let pieces = blank(19 << 20).then(|piece| async {
            tokio::task::yield_now().await;
            piece
        });
        let body = Body::from_stream(pieces.chain(stream::pending()));
        answered(upload(&app, 1, HISTORIES, body))
    });
    let refused = join_all(calls).await.into_iter().flatten().count();
    assert_eq!(refused, 1, "four fit");
}

#[tokio::test]
async fn whoever_has_spent_its_share_is_refused_by_every_operation_and_others_are_not() {
    let app = TestApp::with(&SETTINGS).await;
    tokio::time::pause();
    let call = || Box::pin(unfinished(&app, 1, HISTORIES, HISTORIES_BYTES - 1));
    let mut held: Vec<_> = (0..4).map(|_| call()).collect();
    for call in &mut held {
        assert!(answered(call).await.is_none());
    }
    let operations = operations();
    assert!(operations.len() > 30, "{}", operations.len());
    for (path, bytes) in &operations {
        let refused = answered(unfinished(&app, 1, path, bytes - 1)).await;
        let refused = refused.unwrap_or_else(|| panic!("{path} takes more"));
        let expected = (429, "too_much_at_once".to_owned(), vec![]);
        assert_eq!(refused.problem(), expected, "{path}");
        assert_eq!(refused.header("retry-after"), "5", "{path}");
        let other = answered(unfinished(&app, 2, path, bytes - 1)).await;
        assert!(other.is_none(), "{path} refuses another visitor");
    }
    let small = upload(&app, 1, HISTORIES, Body::from("{}")).await;
    assert_eq!(small.status, StatusCode::UNPROCESSABLE_ENTITY);

    drop(held);
    let again = answered(unfinished(&app, 1, HISTORIES, HISTORIES_BYTES - 1)).await;
    assert!(again.is_none(), "what was given up counts no more");
}

#[tokio::test]
async fn who_has_a_job_is_refused_another_before_it_is_sent() {
    let app = TestApp::with(&SETTINGS).await;
    let job = |visitor: u8, body: Body| {
        Request::post("/api/v1/supply-chain/locate/job")
            .header("content-type", "application/json")
            .header("expect", "100-continue")
            .header("x-forwarded-for", format!("203.0.113.{visitor}"))
            .body(body)
            .unwrap()
    };
    let small = || {
        let problem = json!({
            "facilities": [{ "id": "a", "fixed_cost": 10 }],
            "customers": [{ "id": "x", "demand": 1 }],
            "costs": [[1]]
        });
        Body::from(problem.to_string())
    };
    let asked = Arc::<AtomicUsize>::default();
    let large = || {
        let asked = Arc::clone(&asked);
        let pieces = blank(128 * 1024).inspect(move |_| {
            asked.fetch_add(1, Ordering::Relaxed);
        });
        Body::from_stream(pieces)
    };
    // Its report is not read: it is under way.
    let unread = app.open(job(1, small())).await;
    assert_eq!(unread.status(), StatusCode::OK);
    let refused = app.send(job(1, large())).await;
    assert_eq!(refused.problem(), (429, "job_under_way".to_owned(), vec![]));
    assert_eq!(asked.load(Ordering::Relaxed), 0);
    let other = app.send(job(2, large())).await;
    assert_eq!(other.problem().1, "malformed");
    assert!(asked.load(Ordering::Relaxed) > 0);

    drop(unread);
    let again = app.send(job(1, small())).await;
    assert_eq!(again.status, StatusCode::OK);
}

#[tokio::test]
async fn an_office_may_send_three_of_the_largest_bodies_at_once() {
    let app = TestApp::with(&SETTINGS).await;
    let calls = (0..3).map(|_| {
        let rest = stream::iter([Ok(Bytes::from_static(b"{}"))]);
        let body = Body::from_stream(blank(HISTORIES_BYTES - 2).chain(rest));
        upload(&app, 1, HISTORIES, body)
    });
    for answer in join_all(calls).await {
        // It was read to its end: nothing is missing but the fields.
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
}
