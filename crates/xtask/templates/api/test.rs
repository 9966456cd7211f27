//! `/api/v1/{{slug}}` through the door; the figures themselves are the engine's tests.

use http::StatusCode;
use serde_json::json;

use crate::test_app::TestApp;

const RUN: &str = "/api/v1/{{slug}}/run";

#[tokio::test]
async fn an_answer_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let answer = app.post(RUN, &json!({ "amount": 5 })).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["result"], 5.0);
}

#[tokio::test]
async fn a_refused_field_is_named() {
    let app = TestApp::new().await;
    let answer = app.post(RUN, &json!({ "amount": -5 })).await;
    let refused = vec!["amount".to_owned()];
    assert_eq!(answer.problem(), (422, "invalid".to_owned(), refused));
}
