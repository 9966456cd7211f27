//! `/api/v1/predictive-maintenance` through the door; the figures themselves are the engine's tests.

use boreal_api::openapi::openapi_json;
use http::StatusCode;
use predictive_maintenance::simulator::{csv, simulate};
use serde_json::{Value, json};

use crate::sse::Sse;
use crate::test_app::TestApp;

const FLEET: &str = "/api/v1/predictive-maintenance/fleet";
const PREDICT: &str = "/api/v1/predictive-maintenance/predict";

fn pumps(failed: usize) -> Value {
    let fleet = simulate(failed, 3, 7);
    json!({ "train_csv": csv(&fleet.failed), "test_csv": csv(&fleet.running) })
}

#[tokio::test]
async fn an_estimate_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let mut body = pumps(8);
    body["cap"] = json!(100);
    let answer = app.post(PREDICT, &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    let units = report["units"].as_array().unwrap();
    assert_eq!(units.len(), 3);
    let first = &units[0];
    assert_eq!(first["unit"], 1);
    let [low, rul, high] = ["low", "rul", "high"].map(|name| first[name].as_f64().unwrap());
    assert!(0.0 <= low && low <= rul && rul <= high && high <= 100.0);
    // The newest pump has fewer readings than are needed.
    assert_eq!(units[2]["rul"], Value::Null);
    for name in ["rmse", "coverage"] {
        assert!(report["validation"][name].as_f64().unwrap() > 0.0);
    }
    assert_eq!(report["few_histories"], true);
}

#[tokio::test]
async fn the_bundled_fleets_are_told_with_what_became_of_them() {
    let app = TestApp::new().await;
    for (fleet, units) in [("pumps", 30), ("engines", 100)] {
        let answer = app
            .get(&format!("{FLEET}?fleet={fleet}&interval_pct=80"))
            .await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        let report = answer.json();
        assert_eq!(report["units"].as_array().unwrap().len(), units);
        assert_eq!(report["interval_pct"], 80.0);
        assert!(report["outcome"]["held"].as_u64().unwrap() > 0);
        assert!(report["cost"]["best"]["act_by"].is_number());
    }
}

#[tokio::test]
async fn what_cannot_be_learnt_from_is_named_with_its_field() {
    let app = TestApp::new().await;
    let answer = app
        .get(&format!("{FLEET}?fleet=ships&planned_cost=0"))
        .await;
    let refused = vec!["fleet".to_owned(), "planned_cost".to_owned()];
    assert_eq!(answer.problem(), (422, "invalid".to_owned(), refused));
    let answer = app.post(PREDICT, &pumps(2)).await;
    assert_eq!(answer.problem().2, ["train_csv"]);
    assert_eq!(answer.json()["errors"][0]["code"], "too_few_machines");
    let mut body = pumps(5);
    body["test_csv"] = json!("unit,cycle,other\n1,1,5\n");
    body["cap"] = json!(1);
    let answer = app.post(PREDICT, &body).await;
    assert_eq!(answer.problem().2, ["cap"]);
    body["cap"] = json!(125);
    let answer = app.post(PREDICT, &body).await;
    assert_eq!(answer.problem().2, ["test_csv"]);
}

#[tokio::test]
async fn a_training_is_told_as_it_goes_and_ends_with_the_direct_answer() {
    let app = TestApp::new().await;
    let body = pumps(5);
    let direct = app.post(PREDICT, &body).await.json();
    let mut job = Sse::job(&app, &format!("{PREDICT}/job"), &body).await;
    let progress = job.next().await.unwrap();
    assert_eq!(progress.name, "progress");
    assert_eq!(progress.data["of"], 1500);
    assert_eq!(job.next_named("report").await.data, direct);
    assert_eq!(job.next().await, None);
}

#[tokio::test]
async fn tables_up_to_twenty_megabytes_are_taken_and_larger_ones_refused() {
    let app = TestApp::new().await;
    let body = json!({ "train_csv": "1 ".repeat(10 << 20) });
    let answer = app.post(PREDICT, &body).await;
    assert_eq!(answer.problem(), (413, "too_large".to_owned(), vec![]));
    // Between the limit of a table and that of the body it is the table that is refused.
    let body = json!({ "train_csv": "1 ".repeat(13 << 19), "test_csv": "1 1 1" });
    let answer = app.post(PREDICT, &body).await;
    assert_eq!(answer.json()["errors"][0]["code"], "too_large");
}

#[test]
fn how_much_both_tables_may_be_together_stands_in_the_contract() {
    let contract: Value = serde_json::from_str(&openapi_json().unwrap()).unwrap();
    for path in [PREDICT, &format!("{PREDICT}/job")] {
        let body = &contract["paths"][path]["post"]["requestBody"];
        assert_eq!(body["x-max-bytes"], 20 << 20, "{path}");
    }
}

#[tokio::test]
async fn columns_that_are_not_learnt_from_are_told_with_the_reason() {
    let app = TestApp::new().await;
    let mut body = pumps(5);
    for table in ["train_csv", "test_csv"] {
        let rows = body[table].as_str().unwrap().lines().enumerate();
        let rows = rows.map(|(row, line)| match row {
            0 => format!("{line},time,site\n"),
            _ => format!("{line},{},Regina\n", 1_700_000_000 + row),
        });
        body[table] = json!(rows.collect::<String>());
    }
    let answer = app.post(PREDICT, &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(
        answer.json()["left_out"],
        json!([
            { "column": "time", "why": "counts", "unit": null },
            { "column": "site", "why": "text", "unit": null },
        ])
    );
}
