//! `/api/v1/energy-management` through the door; the figures themselves are the engine's tests.

use http::StatusCode;
use serde_json::{Value, json};

use crate::test_app::TestApp;

const MARKET: &str = "/api/v1/energy-management/market";
const DISPATCH: &str = "/api/v1/energy-management/dispatch";
const FORECAST: &str = "/api/v1/energy-management/forecast";
const BILL: &str = "/api/v1/energy-management/bill";

fn small() -> Value {
    json!({
        "prices": [10, -20, 50],
        "battery": {
            "power": 1, "energy": 2, "charge_efficiency": 1, "discharge_efficiency": 1, "initial": 0
        }
    })
}

#[tokio::test]
async fn a_schedule_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let answer = app.post(DISPATCH, &small()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    // Twenty for taking one, fifty for giving it back; the other cannot be given in the hour left.
    assert_eq!(report["profit"], 70.0);
    assert_eq!(report["charge"], json!([0.0, 1.0, 0.0]));
    assert_eq!(report["discharge"], json!([0.0, 0.0, 1.0]));
    assert_eq!(report["state_of_charge"], json!([0.0, 1.0, 0.0]));
    assert_eq!(report["gap_pct"], 0.0);
    let mut full = small();
    full["battery"]["final_min"] = json!(2);
    let answer = app.post(DISPATCH, &full).await;
    assert_eq!(answer.json()["profit"], 10.0, "{}", answer.text());
    let mut home = small();
    home["load"] = json!([0.5, 0.5, 0.5]);
    home["solar"] = json!([0, 1, 0]);
    home["sell_prices"] = json!([0, 0, 0]);
    let report = app.post(DISPATCH, &home).await.json();
    assert_eq!(report["bill"]["without"], 30.0);
    assert_eq!(report["bill"]["peak_with"], 0.5);
}

#[tokio::test]
async fn markets_loads_and_bills_are_answered() {
    let app = TestApp::new().await;
    let report = app.get(&format!("{MARKET}?week=2026-06-22")).await.json();
    assert_eq!(report["week_profit"].as_f64().unwrap().round(), 761.0);
    let planned = |row: usize| report["knowledge"][row]["planned_days"].clone();
    assert_eq!((planned(0), planned(2)), (json!(90), json!(89)));
    let report = app.get(&format!("{MARKET}?market=alberta")).await.json();
    assert_eq!(report["knowledge"][2]["known"], "forecast");
    assert_eq!(report["basis"], "forecast");
    let asked = json!({ "region": "alberta", "issue": "ten", "date": "2026-06-01", "days": 2 });
    let report = app.post(FORECAST, &asked).await.json();
    assert_eq!(report["hours"].as_array().unwrap().len(), 48);
    assert!(report["measured"]["operator_hour_ahead_pct"].is_number());
    let report = app.post(BILL, &json!({ "demand_charge": 12 })).await.json();
    assert_eq!(report["plans"].as_array().unwrap().len(), 4);
    assert_eq!(report["peaks"].as_array().unwrap().len(), 12);
    assert_eq!(report["plans"][2]["tariff"], "tiered");
}

#[tokio::test]
async fn what_cannot_be_is_named_with_its_field() {
    let app = TestApp::new().await;
    let mut wrong = small();
    wrong["load"] = json!([1]);
    wrong["battery"]["power"] = json!(0);
    let answer = app.post(DISPATCH, &wrong).await;
    let refused = vec!["load".to_owned(), "battery.power".to_owned()];
    assert_eq!(answer.problem(), (422, "invalid".to_owned(), refused));
    let mut full = small();
    full["battery"]["energy"] = json!(10);
    full["battery"]["final_min"] = json!(9);
    let answer = app.post(DISPATCH, &full).await;
    assert_eq!(answer.problem().2, ["battery.final_min"]);
    let mut long = small();
    long["battery"]["energy"] = json!(1e7);
    let answer = app.post(DISPATCH, &long).await;
    assert_eq!(answer.problem().2, ["battery.energy"]);
    // Each step leaves a case more: known once it is worked out.
    let price = |at: u32| 10.0 + f64::from(at * 7919 % 10_007) / 1112.0;
    let varied = json!({
        "prices": (0..4200).map(price).collect::<Vec<f64>>(),
        "sell_prices": vec![0; 4200],
        "load": vec![0.001; 4200],
        "battery": {
            "power": 4, "energy": 20, "charge_efficiency": 0.5, "discharge_efficiency": 0.5
        },
        "step_hours": 0.25
    });
    let answer = app.post(DISPATCH, &varied).await;
    assert_eq!(answer.problem().2, ["prices"]);
    assert_eq!(answer.json()["errors"][0]["code"], "too_many_cases");
    let answer = app.get(&format!("{MARKET}?week=2024-01-01")).await;
    assert_eq!(answer.problem().2, ["week"]);
    let answer = app.post(FORECAST, &json!({ "date": "2025-06-30" })).await;
    assert_eq!(answer.problem().2, ["date"]);
    let answer = app.post(FORECAST, &json!({ "date": "" })).await;
    assert_eq!(answer.problem().2, ["date"]);
    let answer = app
        .post(BILL, &json!({ "csv": "time,kwh\n2026-06-08 00:00,x\n" }))
        .await;
    assert_eq!(answer.problem().2, ["csv"]);
    let answer = app.post(BILL, &json!({ "yearly_kwh": 1e6 })).await;
    assert_eq!(answer.problem().2, ["yearly_kwh"]);
    assert_eq!(answer.json()["errors"][0]["code"], "needs_prices");
}
