//! `/api/v1/{{slug}}` through the door.

use axum::body::Body;
use http::{Request, StatusCode};

use crate::test_app::{Answer, TestApp};

async fn run(body: &'static str) -> Answer {
    let request = Request::post("/api/v1/{{slug}}/run").header("content-type", "application/json");
    TestApp::new().await.send(request.body(Body::from(body)).unwrap()).await
}

#[tokio::test]
async fn an_answer_comes_back() {
    let answer = run(r#"{"amount": 5}"#).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["result"], 5.0);
}

#[tokio::test]
async fn a_refused_field_is_named() {
    let answer = run(r#"{"amount": -5}"#).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.json()["errors"][0]["field"], "amount");
}
