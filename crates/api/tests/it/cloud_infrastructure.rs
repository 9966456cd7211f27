//! `/api/v1/cloud-infrastructure` through the door; the figures themselves are the engine's tests.

use http::StatusCode;
use serde_json::json;

use crate::test_app::TestApp;

const PLAN: &str = "/api/v1/cloud-infrastructure/plan";
const SIMULATE: &str = "/api/v1/cloud-infrastructure/simulate";

#[tokio::test]
async fn a_plan_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let answer = app.post(PLAN, &json!({})).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    assert_eq!(report["needed_cores"], 14);
    let best = &report["clouds"][0]["best"];
    assert_eq!(
        (&best["cloud"], &best["machine"], &best["monthly_cad"]),
        (&json!("google"), &json!("e2-standard-4"), &json!(757.38))
    );
    assert_eq!(best["fewer"]["reason"], "queue_grows");
    assert_eq!(report["cheaper"][0]["machines"], 4);
    assert_eq!(report["exchange"]["day"], "2026-09-22");
    assert_eq!(report["trial"]["event"]["kind"], "failure");
    assert_eq!(report["lists"][1]["dropped"]["contradictory"], 56);
    assert_eq!(report["own"], json!(null));
}

#[tokio::test]
async fn a_simulation_and_minutes_of_ones_own_are_answered() {
    let app = TestApp::new().await;
    let failure = json!({ "at_seconds": 60, "machines": 1 });
    let body = json!({ "per_minute": [6000, 6000, 0], "machines": 2, "failure": failure });
    let answer = app.post(SIMULATE, &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    assert_eq!(report["requests"], 12_000);
    assert_eq!(report["minutes"][2]["p99_ms"], json!(null));
    let csv = cloud_infrastructure::plan::TEMPLATE;
    let answer = app.post(PLAN, &json!({ "csv": csv })).await;
    assert_eq!(answer.json()["own"]["peak_minute"], 7, "{}", answer.text());
}

#[tokio::test]
async fn what_cannot_be_is_named_with_its_field() {
    let app = TestApp::new().await;
    let refused = |fields: &[&str]| {
        let fields = fields.iter().map(|&field| field.to_owned()).collect();
        (422, "invalid".to_owned(), fields)
    };
    let answer = app.post(PLAN, &json!({ "promise_ms": 150 })).await;
    assert_eq!(answer.problem(), refused(&["promise_ms"]));
    let answer = app
        .post(PLAN, &json!({ "memory_gib": 1000, "vcpus": 1 }))
        .await;
    assert_eq!(answer.problem(), refused(&["memory_gib"]));
    let answer = app
        .post(PLAN, &json!({ "csv": "minute\n1\n", "surge": 99 }))
        .await;
    assert_eq!(answer.problem(), refused(&["csv", "surge"]));
    let answer = app.post(SIMULATE, &json!({ "seconds": 86_400 })).await;
    assert_eq!(answer.problem(), refused(&["seconds"]));
    let body = json!({ "machines": 0, "failure": { "at_seconds": -1, "machines": 1 } });
    let answer = app.post(SIMULATE, &body).await;
    assert_eq!(
        answer.problem(),
        refused(&["machines", "failure.at_seconds"])
    );
    let answer = app.post(SIMULATE, &json!({ "failure": {} })).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
}
