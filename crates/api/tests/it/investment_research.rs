//! `/api/v1/investment-research` through the door; the figures themselves are the engine's tests.

use http::StatusCode;
use serde_json::{Value, json};

use crate::test_app::TestApp;

const OPTIMIZE: &str = "/api/v1/investment-research/optimize";
const PORTFOLIO: &str = "/api/v1/investment-research/portfolio";

fn three_assets(change: Value) -> Value {
    let mut body = json!({
        "assets": ["bills", "bonds", "shares"],
        "expected_returns": [0.03, 0.045, 0.07],
        "covariance": [[0.0001, 0.0002, 0.0], [0.0002, 0.0036, 0.001], [0.0, 0.001, 0.0256]],
        "objective": "max_sharpe",
        "risk_free": 0.02,
        "min_weight": 0,
        "max_weight": 1
    });
    let (Value::Object(body_fields), Value::Object(change)) = (&mut body, change) else {
        unreachable!("both are objects");
    };
    body_fields.extend(change);
    body
}

#[tokio::test]
async fn the_best_weights_have_the_contracts_fields() {
    let app = TestApp::new().await;
    let answer = app
        .post(OPTIMIZE, &three_assets(json!({ "frontier": true })))
        .await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    let weights = report["weights"].as_array().unwrap();
    let sum: f64 = weights.iter().filter_map(Value::as_f64).sum();
    assert!((sum - 1.0).abs() < 1e-6, "{sum}");
    assert_eq!(report["frontier"].as_array().unwrap().len(), 50);
    for field in ["expected_return", "volatility", "sharpe"] {
        assert!(report[field].is_number(), "{field}");
    }
}

#[tokio::test]
async fn limits_in_conflict_are_named_in_words() {
    let app = TestApp::new().await;
    let limits = json!({
        "max_weight": 0.4,
        "groups": [{ "name": "safe", "assets": ["bills", "bonds"], "min": 0.9, "max": 1 }]
    });
    let answer = app.post(OPTIMIZE, &three_assets(limits)).await;
    let refused = vec!["max_weight".to_owned(), "groups[0].min".to_owned()];
    let problem = answer.json();
    assert_eq!(
        answer.problem(),
        (422, "invalid".to_owned(), refused),
        "{problem}"
    );
    let errors = &problem["errors"];
    assert_eq!(errors[0]["code"], "limits_conflict");
    assert_eq!(
        errors[0]["message"],
        "These cannot hold together: every asset at most 40 %, and safe at least 90 %. The largest weight would hold at 45 %."
    );
    assert_eq!(
        errors[1]["message"],
        "The group would hold at 80 % or less."
    );
}

#[tokio::test]
async fn every_wrong_field_is_named_at_once() {
    let app = TestApp::new().await;
    let wrong = json!({ "risk_free": 7, "expected_returns": [0.1], "objective": "luck" });
    let answer = app.post(OPTIMIZE, &three_assets(wrong)).await;
    let refused = ["objective", "risk_free", "expected_returns"].map(str::to_owned);
    assert_eq!(
        answer.problem(),
        (422, "invalid".to_owned(), refused.to_vec())
    );
}

#[tokio::test]
async fn metrics_and_a_backtest_answer_a_callers_own_prices() {
    let app = TestApp::new().await;
    let dates: Vec<String> = (1..=20).map(|day| format!("2026-01-{day:02}")).collect();
    let one: Vec<f64> = (0..20).map(|day| 100.0 + f64::from(day % 5)).collect();
    let other: Vec<f64> = (0..20).map(|day| 50.0 - f64::from(day % 3)).collect();
    let path = "/api/v1/investment-research/metrics";
    let answer = app
        .post(path, &json!({ "dates": dates, "closes": one }))
        .await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert!(answer.json()["max_drawdown"].as_f64().unwrap() < 0.0);
    let path = "/api/v1/investment-research/backtest";
    let body = json!({
        "assets": ["one", "other"], "dates": dates, "closes": [one, other],
        "weights": [0.6, 0.4], "rebalance": "monthly"
    });
    let answer = app.post(path, &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["values"].as_array().unwrap().len(), 20);
}

#[tokio::test]
async fn a_company_comes_with_links_to_its_filings() {
    let app = TestApp::new().await;
    let answer = app
        .get("/api/v1/investment-research/company?ticker=NVDA")
        .await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let company = answer.json();
    let url = company["facts"][0]["as_filed"]["url"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(
        url.starts_with("https://www.sec.gov/Archives/edgar/data/1045810/"),
        "{url}"
    );
    let answer = app
        .get("/api/v1/investment-research/company?ticker=GME")
        .await;
    let refused = vec!["ticker".to_owned()];
    assert_eq!(answer.problem(), (422, "invalid".to_owned(), refused));
}

#[tokio::test]
async fn own_prices_are_read_or_refused_with_their_row() {
    let app = TestApp::new().await;
    let mut csv = "date,AAA,BBB\n".to_owned();
    for month in 1..=24 {
        let (year, part) = (2024 + (month - 1) / 12, (month - 1) % 12 + 1);
        csv += &format!(
            "{year}-{part:02},{},{}\n",
            100 + month % 5 * 3,
            50 + month % 7
        );
    }
    let body = json!({ "csv": csv, "holdings": "AAA 1, BBB 1", "objective": "min_volatility" });
    let answer = app.post(PORTFOLIO, &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["window"]["rows"], 24);
    let body = json!({ "csv": format!("{csv}2026-01,-4,50\n") });
    let answer = app.post(PORTFOLIO, &body).await;
    let problem = answer.json();
    assert_eq!(
        answer.problem(),
        (422, "invalid".to_owned(), vec!["csv".to_owned()])
    );
    let message = problem["errors"][0]["message"].as_str().unwrap();
    assert!(
        message.contains("line 26") && message.contains("AAA"),
        "{message}"
    );
}
