//! `/api/v1/short-squeeze` through the door; the figures themselves are the engine's tests.

use http::StatusCode;
use serde_json::{Value, json};

use crate::test_app::TestApp;

const SCORE: &str = "/api/v1/short-squeeze/score";
const TABLE: &str = "/api/v1/short-squeeze/score-table";
const REPLAY: &str = "/api/v1/short-squeeze/replay";

fn universe() -> Value {
    json!([
        { "symbol": "A", "short_interest_pct_float": 42, "days_to_cover": 9.5, "short_interest_change": 0.18,
          "float_millions": 12, "fails_to_adv": 0.06, "relative_volume": 2.6, "return_20d": 0.35, "rsi_14": 71 },
        { "symbol": "B", "short_interest_pct_float": 8, "days_to_cover": null, "rsi_14": 40 },
    ])
}

#[tokio::test]
async fn a_score_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let answer = app.post(SCORE, &json!({ "universe": universe() })).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    let row = &report["rows"][0];
    assert_eq!(row["symbol"], "A");
    for field in ["score", "fuel", "spark", "coverage"] {
        assert!(row[field].is_number(), "{field}");
    }
    assert_eq!(report["rows"][1]["coverage"], 0.2);
    assert_eq!(
        report["rows"][1]["contributions"]["days_to_cover"],
        Value::Null
    );
    let weighted = json!({ "universe": universe(), "weights": { "days_to_cover": 0 } });
    let weighted = app.post(SCORE, &weighted).await.json();
    assert_eq!(weighted["rows"][0]["contributions"]["days_to_cover"], 0.0);
}

#[tokio::test]
async fn a_table_is_scored_alike() {
    let app = TestApp::new().await;
    let csv = "symbol,short_interest_pct_float,rsi_14\nA,42,71\nB,8,40\n";
    let answer = app.post(TABLE, &json!({ "csv": csv })).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["rows"][0]["symbol"], "A");
}

#[tokio::test]
async fn a_replay_comes_with_its_source() {
    let app = TestApp::new().await;
    let answer = app
        .get(&format!("{REPLAY}?event=gme&date=2021-01-27"))
        .await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    assert_eq!(report["close"], 347.51);
    assert_eq!(report["short_interest"][0]["public_on"], "2021-01-13");
    assert_eq!(report["short_interest"][1], Value::Null);
    assert_eq!(report["source"]["mode"], "snapshot");
    let amc = app
        .get(&format!("{REPLAY}?event=amc&date=2021-02-01"))
        .await
        .json();
    assert_eq!(amc["short_interest"][0]["certainty"], "unconfirmed");
}

#[tokio::test]
async fn refused_input_names_its_field() {
    let app = TestApp::new().await;
    for (path, body, field) in [
        (SCORE, json!({ "universe": [] }), "universe"),
        (
            SCORE,
            json!({ "universe": [{ "symbol": "A", "rsi_14": 101 }] }),
            "universe[0].rsi_14",
        ),
        (
            SCORE,
            json!({ "universe": universe(), "weights": { "rsi_14": -1 } }),
            "weights.rsi_14",
        ),
        (TABLE, json!({ "csv": "symbol,rsi_14\nA,x\n" }), "csv"),
    ] {
        let problem = app.post(path, &body).await.problem();
        assert_eq!(problem, (422, "invalid".to_owned(), vec![field.to_owned()]));
    }
    for (query, field) in [
        ("event=vw", "event"),
        ("date=2022-01-01", "date"),
        ("weights=1", "weights"),
        ("foo=1", "foo"),
    ] {
        let problem = app.get(&format!("{REPLAY}?{query}")).await.problem();
        assert_eq!(problem, (422, "invalid".to_owned(), vec![field.to_owned()]));
    }
}

#[tokio::test]
async fn three_thousand_stocks_fit_into_a_body() {
    let app = TestApp::new().await;
    let stock = |n: usize| {
        json!({ "symbol": format!("STOCK{n}"), "short_interest_pct_float": n % 97,
        "days_to_cover": 1.5, "short_interest_change": 0.123, "float_millions": 123.45, "fails_to_adv": 0.0123,
        "relative_volume": 1.23, "return_20d": -0.0123, "rsi_14": n % 100, "price": 12.34, "average_volume": 1_234_567 })
    };
    let universe: Vec<Value> = (0..3000).map(stock).collect();
    let answer = app.post(SCORE, &json!({ "universe": universe })).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["rows"].as_array().unwrap().len(), 3000);
}
