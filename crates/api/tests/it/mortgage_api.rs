//! `/api/v1/mortgage-api` through the door; the figures themselves are the engine's tests.

use axum::body::Body;
use http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::test_app::{Answer, TestApp};

async fn post(app: &TestApp, verb: &str, body: &Value) -> Answer {
    let request = Request::post(format!("/api/v1/mortgage-api/{verb}"))
        .header("content-type", "application/json")
        .body(Body::from(body.to_string()))
        .unwrap();
    app.send(request).await
}

fn home() -> Value {
    json!({
        "price": 700_000, "down_payment": 140_000, "rate_pct": 4.5, "amortization_years": 25,
        "term_years": 5, "frequency": "monthly", "compounding": "semi_annual", "province": "ON",
        "city": "toronto", "first_time_buyer": true, "new_build": false, "closing_date": "2026-12-15"
    })
}

#[tokio::test]
async fn a_quote_has_the_contracts_fields() {
    let answer = post(&TestApp::new().await, "quote", &home()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let quote = answer.json();
    assert_eq!(quote["loan"], json!(560_000.0));
    assert_eq!(quote["insured"], json!(false));
    for field in [
        "premium_pct",
        "premium",
        "premium_tax",
        "payment",
        "payments",
        "balance_at_term",
        "interest_over_term",
        "total_interest",
        "effective_annual_rate_pct",
        "cash_to_close",
        "yearly",
    ] {
        assert!(!quote[field].is_null(), "{field}");
    }
    for field in ["provincial", "municipal", "rebate", "total"] {
        assert!(quote["land_transfer_tax"][field].is_number(), "{field}");
    }
}

#[tokio::test]
async fn refused_input_names_the_field() {
    let app = TestApp::new().await;
    for (field, value) in [
        ("price", json!(-1)),
        ("down_payment", json!(900_000)),
        ("rate_pct", json!(400)),
        ("amortization_years", json!(0)),
        ("frequency", json!("hourly")),
        ("province", json!("XX")),
        ("closing_date", json!("soon")),
        ("price", json!("a lot")),
    ] {
        let mut body = home();
        body[field] = value.clone();
        let answer = post(&app, "quote", &body).await;
        assert_eq!(
            answer.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{field} {value}: {}",
            answer.text()
        );
        assert_eq!(
            answer.json()["errors"][0]["field"],
            field,
            "{value}: {}",
            answer.text()
        );
    }
}

#[tokio::test]
async fn a_body_that_cannot_be_read_is_refused_in_kind() {
    let app = TestApp::new().await;
    let send = |content_type: &'static str, body: String| {
        let request =
            Request::post("/api/v1/mortgage-api/quote").header("content-type", content_type);
        app.send(request.body(Body::from(body)).unwrap())
    };
    let malformed = send("application/json", "{\"price\":".to_owned()).await;
    assert_eq!(malformed.status, StatusCode::BAD_REQUEST);
    assert_eq!(malformed.header("content-type"), "application/problem+json");
    assert_eq!(
        send("text/plain", home().to_string()).await.status,
        StatusCode::UNSUPPORTED_MEDIA_TYPE
    );
    let nested = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
    assert!(
        send("application/json", nested)
            .await
            .status
            .is_client_error()
    );
    let large = format!("{{\"city\":\"{}\"}}", "x".repeat(300_000));
    assert_eq!(
        send("application/json", large).await.status,
        StatusCode::PAYLOAD_TOO_LARGE
    );
}

#[tokio::test]
async fn offers_are_ranked_from_the_query_or_from_an_own_table() {
    let app = TestApp::new().await;
    let ranked = app
        .get("/api/v1/mortgage-api/offers?price=700000&down_payment=140000")
        .await;
    assert_eq!(ranked.status, StatusCode::OK, "{}", ranked.text());
    assert_eq!(ranked.json()["offers"][0]["rank"], 1);

    let own = json!({ "home": { "price": 700_000, "down_payment": 140_000 },
        "csv": "lender,product,type,term_years,rate_pct,fee,cashback,available_to,max_amortization_years\n\
                Ours,Five,fixed,5,4.19,0,0,any,30\n" });
    let answer = post(&app, "offers", &own).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["offers"][0]["lender"], "Ours");

    let broken =
        json!({ "home": { "price": 700_000, "down_payment": 140_000 }, "csv": "lender\nX\n" });
    let answer = post(&app, "offers", &broken).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.json()["errors"][0]["field"], "csv");
}

#[tokio::test]
async fn an_odd_price_a_new_home_and_an_earlier_application_are_quoted() {
    let app = TestApp::new().await;
    let odd =
        json!({ "price": 300_000.05, "down_payment": 15_000, "rate_pct": 4.5, "province": "ON" });
    let quote = post(&app, "quote", &odd).await.json();
    assert_eq!(
        (&quote["premium"], &quote["premium_tax"]),
        (&json!(11_400.0), &json!(912.0))
    );
    let new = json!({
        "price": 900_000, "down_payment": 200_000, "rate_pct": 4.5, "province": "AB", "first_time_buyer": true,
        "new_build": true, "application_date": "2026-05-01", "closing_date": "2026-11-01", "fees": 900, "lump_sum": 20_000,
    });
    let quote = post(&app, "quote", &new).await.json();
    assert_eq!(quote["new_home_tax"]["rebate"], json!(45_000.0));
    assert!(quote["prepayment"]["interest_saved"].is_number());
    assert!(quote["borrowing_rate"]["apr_pct"].as_f64() > Some(4.5));
}
