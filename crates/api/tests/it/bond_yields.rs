//! `/api/v1/bond-yields` through the door; the figures themselves are the engine's tests.

use axum::body::Body;
use http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::test_app::{Answer, TestApp};

async fn post(app: &TestApp, verb: &str, body: &Value) -> Answer {
    let request = Request::post(format!("/api/v1/bond-yields/{verb}"))
        .header("content-type", "application/json");
    app.send(request.body(Body::from(body.to_string())).unwrap())
        .await
}

#[tokio::test]
async fn a_curve_comes_with_its_source() {
    let answer = TestApp::new()
        .await
        .get("/api/v1/bond-yields/curve?date=2023-06")
        .await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let curve = answer.json();
    assert_eq!(curve["date"], "2023-06-30");
    assert_eq!(curve["points"][0]["years"], 0.25);
    assert!(curve["points"][0]["yield_pct"].is_number());
    assert_eq!(curve["source"]["mode"], "snapshot");
    assert_eq!(curve["source"]["publisher"], "Bank of Canada");
}

#[tokio::test]
async fn series_and_spreads_are_cut_to_the_asked_period() {
    let app = TestApp::new().await;
    let history = app
        .get("/api/v1/bond-yields/history?series=10y&from=2020-01&to=2020-12")
        .await;
    assert_eq!(history.status, StatusCode::OK, "{}", history.text());
    let spread = app.get("/api/v1/bond-yields/spread").await;
    assert_eq!(spread.status, StatusCode::OK, "{}", spread.text());
    assert!(
        spread.json()["episodes"]
            .as_array()
            .is_some_and(|episodes| !episodes.is_empty())
    );
}

#[tokio::test]
async fn a_fit_has_the_contracts_fields() {
    let points: Vec<Value> = [
        (0.25, 2.3),
        (0.5, 2.4),
        (1.0, 2.6),
        (2.0, 3.0),
        (5.0, 3.2),
        (10.0, 3.6),
        (30.0, 3.9),
    ]
    .iter()
    .map(|(years, yield_pct)| json!({ "years": years, "yield_pct": yield_pct }))
    .collect();
    let app = TestApp::new().await;
    for model in ["nelson_siegel", "svensson"] {
        let answer = post(&app, "fit", &json!({ "model": model, "points": points })).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        let fit = answer.json();
        assert_eq!(fit["model"], model);
        assert_eq!(fit["fitted"].as_array().unwrap().len(), points.len());
        for field in ["beta", "tau", "rmse_bp", "forwards"] {
            assert!(!fit[field].is_null(), "{field}");
        }
    }
    let table = json!({ "model": "nelson_siegel", "csv": "maturity,yield_pct\n3m,2.3\n1y,2.6\n2y,3.0\n5y,3.2\n10y,3.6\n" });
    assert_eq!(post(&app, "fit-table", &table).await.status, StatusCode::OK);
}

#[tokio::test]
async fn refused_input_names_the_field() {
    let app = TestApp::new().await;
    for (path, field) in [
        ("curve?date=soon", "date"),
        ("curve?date=1950-01", "date"),
        ("history?series=11y", "series"),
        ("spread?long=nonsense", "long"),
    ] {
        let answer = app.get(&format!("/api/v1/bond-yields/{path}")).await;
        assert_eq!(
            answer.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{path}: {}",
            answer.text()
        );
        assert_eq!(answer.json()["errors"][0]["field"], field, "{path}");
    }
    let nothing = post(
        &app,
        "fit",
        &json!({ "model": "nelson_siegel", "points": [] }),
    )
    .await;
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY);
    let unknown = post(&app, "fit", &json!({ "model": "cubic", "points": [] })).await;
    assert_eq!(unknown.json()["errors"][0]["field"], "model");
}
