//! `/api/v1/customer-segmentation` through the door; the figures themselves are the engine's tests.

use http::StatusCode;
use serde_json::{Value, json};

use crate::test_app::TestApp;

const BASE: &str = "/api/v1/customer-segmentation";
const CSV: &str = "customer,date,amount\nA,2025-01-05,40\nA,2025-02-20,65\nB,2025-01-18,12.5\nC,2025-03-02,220\nC,2025-03-09,-20\n,2025-03-10,5\n";

async fn post(app: &TestApp, path: &str, body: &Value) -> Value {
    let answer = app.post(&format!("{BASE}/{path}"), body).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text());
    answer.json()
}

/// Two plain groups: nine who bought once long ago, and six who come often.
fn customers() -> Value {
    let row = |id: usize, recency: usize, frequency: usize, monetary: usize| json!({ "id": format!("c{id}"), "recency_days": recency, "frequency": frequency, "monetary": monetary });
    let once = (0..9).map(|id| row(id, 400 + id, 1, 20 + id));
    let often = (9..15).map(|id| row(id, id - 5, 20 + id, 900 + id));
    once.chain(often).collect()
}

#[tokio::test]
async fn customers_in_groups_have_the_contracts_fields() {
    let app = TestApp::new().await;
    let body = json!({ "customers": customers(), "k": 2, "seed": 7 });
    let report = post(&app, "segment", &body).await;
    assert_eq!((&report["k"], &report["seed"]), (&json!(2), &json!(7)));
    for field in ["inertia", "silhouette", "stability", "stability_bootstrap"] {
        assert!(report[field].is_number(), "{field}");
    }
    let segments = report["segments"].as_array().unwrap();
    assert_eq!(segments.len(), 2);
    assert_eq!(
        (&segments[0]["size"], &segments[1]["size"]),
        (&json!(6), &json!(9))
    );
    for field in ["name", "action", "reason"] {
        assert!(segments[0][field].is_string(), "{field}");
    }
    for field in ["recency_days", "frequency", "monetary"] {
        assert!(segments[0]["center"][field].is_number(), "{field}");
    }
    assert!(segments[0]["share_of_revenue"].as_f64().unwrap() > 0.9);
    let assignments = report["assignments"].as_array().unwrap();
    assert_eq!(assignments.len(), 15);
    assert_eq!(
        (&assignments[0]["id"], &assignments[0]["segment"]),
        (&json!("c0"), &json!(1))
    );
    assert_eq!(report["is_too_few"], true);
    assert_eq!(report["no_model"], "age_unknown");
    assert_eq!(report["model"], Value::Null);
}

#[tokio::test]
async fn transactions_are_cleaned_and_counted() {
    let app = TestApp::new().await;
    let row = |customer: Value, date: &str, amount: f64| json!({ "customer": customer, "date": date, "amount": amount });
    let body = json!({ "transactions": [
        row(json!("A"), "2025-01-05", 40.0),
        row(json!("A"), "2025-01-07", -40.0),
        row(json!("A"), "2025-02-20", 65.0),
        row(json!("B"), "2025-01-18", 12.5),
        row(Value::Null, "2025-01-18", 9.0),
        row(json!("D"), "2025-01-19", -3.0),
    ] });
    let report = post(&app, "segment", &body).await;
    assert_eq!(report["customers"], 2);
    assert_eq!(report["revenue"], 77.5);
    assert_eq!(
        report["counts"],
        json!({ "rows": 6, "without_customer": 1, "purchases": 3, "cancellations": 2, "cancelled_purchases": 1,
            "customers_without_purchase": 1, "customers_below_zero": 0 })
    );
    assert_eq!(report["assignments"][0]["frequency"], 1.0);
}

#[tokio::test]
async fn a_table_is_answered_alike() {
    let app = TestApp::new().await;
    let report = post(&app, "table", &json!({ "csv": CSV, "k": 2 })).await;
    assert_eq!((&report["customers"], &report["k"]), (&json!(3), &json!(2)));
    assert_eq!(report["counts"]["without_customer"], 1);
    assert_eq!(report["last"], "2025-03-10");
    assert_eq!(report["assignments"], json!([]));
    let named = json!({ "csv": CSV, "k": 2, "assignments": true });
    let report = post(&app, "table", &named).await;
    assert_eq!(report["assignments"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn the_bundled_purchases_come_with_their_source() {
    let app = TestApp::new().await;
    let answer = app.get(&format!("{BASE}/sample?k=3&seed=4")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    assert_eq!(report["customers"], 2357);
    assert_eq!(report["segments"].as_array().unwrap().len(), 3);
    assert_eq!(report["source"]["licence"], "MIT");
    assert_eq!(report["source"]["as_of"], "1998-06-30");
    assert_eq!(report["validation"]["actual"], 1882.0);
}

#[tokio::test]
async fn bad_input_names_every_wrong_field() {
    let app = TestApp::new().await;
    let refused = |fields: &[&str]| {
        let fields: Vec<String> = fields.iter().map(|field| (*field).to_owned()).collect();
        (422, "invalid".to_owned(), fields)
    };
    for (query, fields) in [
        (
            "sample?sample=tapes&k=1&horizon_weeks=0",
            &["sample", "k", "horizon_weeks"][..],
        ),
        ("sample?holdout_weeks=75", &["holdout_weeks"]),
    ] {
        let problem = app.get(&format!("{BASE}/{query}")).await.problem();
        assert_eq!(problem, refused(fields), "{query}");
    }
    for (path, body, fields) in [
        ("segment", json!({}), &["transactions"][..]),
        (
            "segment",
            json!({ "customers": customers(), "transactions": [] }),
            &["customers"],
        ),
        (
            "segment",
            json!({ "customers": [
                { "id": "a", "recency_days": -1, "frequency": 1, "monetary": 1 },
                { "id": "a", "recency_days": 1, "frequency": 1, "monetary": -5 },
            ] }),
            &[
                "customers[0].recency_days",
                "customers[1].id",
                "customers[1].monetary",
            ],
        ),
        (
            "segment",
            json!({ "transactions": [{ "customer": "a", "date": "05/01/2025", "amount": 1 }] }),
            &["transactions[0].date"],
        ),
        ("table", json!({ "csv": "a,b\n1,2\n" }), &["csv"]),
        ("table", json!({ "csv": CSV, "k": 4 }), &["k"]),
    ] {
        let problem = app.post(&format!("{BASE}/{path}"), &body).await.problem();
        assert_eq!(problem, refused(fields), "{path} {body}");
    }
}

#[tokio::test]
async fn orders_by_customer_have_every_figure_and_refusals_their_field() {
    let app = TestApp::new().await;
    let orders = |id: usize| -> String {
        let day = |at: usize| format!("{}:{}", id % 20 + at * (20 + id % 9), 10 + id % 13);
        (0..1 + id % 6).map(day).collect::<Vec<_>>().join(" ")
    };
    let customers: Vec<Value> = (0..80)
        .map(|id| json!({ "id": format!("{id:02}"), "orders": orders(id) }))
        .collect();
    let mut body = json!({ "from": "2025-01-01", "to": "2025-12-31", "customers": customers });
    let report = post(&app, "histories", &body).await;
    assert_eq!(report["customers"], 80);
    assert_eq!(report["last"], "2025-12-31");
    assert!(report["validation"]["actual"].is_number());
    assert!(!report["cohorts"].as_array().unwrap().is_empty());
    assert_eq!(report["assignments"], json!([]));
    body["customers"][3]["orders"] = json!("12");
    let refused = app.post(&format!("{BASE}/histories"), &body).await;
    let fields = vec!["customers[3].orders".to_owned()];
    assert_eq!(refused.problem(), (422, "invalid".to_owned(), fields));
}
