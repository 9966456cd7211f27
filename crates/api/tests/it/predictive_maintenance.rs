//! `/api/v1/predictive-maintenance` through the door; the figures themselves are the engine's tests.

use http::StatusCode;
use serde_json::json;

use crate::test_app::TestApp;

const RUN: &str = "/api/v1/predictive-maintenance/run";
const TABLE: &str = "/api/v1/predictive-maintenance/run-table";

#[tokio::test]
async fn an_answer_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let answer = app.get(&format!("{RUN}?amount=5")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["result"], 5.0);
    let csv = predictive_maintenance::TEMPLATE;
    let answer = app.post(TABLE, &json!({ "csv": csv })).await;
    assert_eq!(answer.json()["result"], 100.0, "{}", answer.text());
}

#[tokio::test]
async fn a_refused_field_is_named() {
    let app = TestApp::new().await;
    let answer = app.get(&format!("{RUN}?amount=-5")).await;
    let refused = vec!["amount".to_owned()];
    assert_eq!(answer.problem(), (422, "invalid".to_owned(), refused));
    let answer = app.post(TABLE, &json!({ "csv": "name\nOne\n" })).await;
    let (status, _, fields) = answer.problem();
    assert_eq!((status, fields), (422, vec!["csv".to_owned()]));
}
