//! `/api/v1/trade-data` through the door; the figures themselves are the engine's tests.

use http::StatusCode;
use serde_json::{Value, json};

use crate::test_app::TestApp;

const BASE: &str = "/api/v1/trade-data";
const CSV: &str = "partner,product,month,value,flow\nUS,Pumps,2024-01,120,exports\nUS,Pumps,2025-01,90,exports\nDE,Valves,2025-01,55,exports\n";

async fn get(app: &TestApp, path: &str) -> Value {
    let answer = app.get(&format!("{BASE}/{path}")).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text());
    answer.json()
}

#[tokio::test]
async fn a_summary_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let report = get(
        &app,
        "summary?flow=exports&by=partner&from=2025-01&to=2025-12&compare=2024-01..2024-12",
    )
    .await;
    assert_eq!(report["total"], 778_991_853_048.0);
    for field in ["hhi", "hhi_most", "entropy", "hhi_before"] {
        assert!(report[field].is_number(), "{field}");
    }
    let apart = app.get(&format!("{BASE}/summary?by=pair")).await.json();
    assert_eq!(apart["errors"][0]["code"], "published_apart");
    let first = &report["rows"][0];
    assert_eq!(
        (&first["key"], &first["name"]),
        (&json!("US"), &json!("United States"))
    );
    assert_eq!(first["contribution_pp"], -4.0076);
    assert_eq!(first["share"], 0.724_844);
    assert_eq!(first["growth_pct"], -5.2508);
    let fewer = get(&app, "summary?by=partner&top=3").await;
    assert_eq!(fewer["rows"].as_array().unwrap().len(), 4);
    assert_eq!(fewer["movers"], report["movers"]);
    assert_eq!(report["source"]["publisher"], "Statistics Canada");
    assert_eq!(report["source"]["as_of"], "2026-04-01");
    let chapters = get(&app, "summary?by=chapter&within=V").await;
    assert_eq!(chapters["rows"].as_array().unwrap().len(), 3);
    assert_eq!(chapters["rows"][0]["parent"], "V");
}

#[tokio::test]
async fn series_and_structure_answer_by_query() {
    let app = TestApp::new().await;
    let series = get(&app, "series?by=section&flow=balance&step=quarter&top=3").await;
    assert_eq!(series["columns"][0], "2024-Q1");
    assert_eq!(series["rows"].as_array().unwrap().len(), 4);
    assert_eq!(series["concentration"], Value::Null);
    let partners = get(&app, "series?from=2025-12&to=2025-12&top=1").await;
    let concentration = &partners["concentration"];
    assert_eq!(concentration["year_hhi"], json!([0.532_096]));
    for field in ["hhi", "hhi_most", "year_hhi_most"] {
        assert_eq!(concentration[field].as_array().unwrap().len(), 1, "{field}");
    }
    let both = get(&app, "intra-industry?from=2024-01&to=2024-12").await;
    assert_eq!(both["grubel_lloyd"], 0.627_096);
    let advantage = get(&app, "advantage").await;
    assert_eq!(advantage["rows"].as_array().unwrap().len(), 81);
    assert_eq!(advantage["products"], 785);
}

#[tokio::test]
async fn the_two_bases_come_with_the_source_of_the_totals() {
    let app = TestApp::new().await;
    let report = get(&app, "reconcile").await;
    assert_eq!(report["years"][0]["imports"]["difference_pct"], 2.2908);
    assert_eq!(report["months"].as_array().unwrap().len(), 22);
    assert_eq!(report["source"]["mode"], "snapshot");
    assert_eq!(report["source"]["as_of"], "2025-10-01");
}

#[tokio::test]
async fn a_shock_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let body =
        json!({ "partner": "US", "chapter": "87", "partner_share_pct": 90, "elasticity": 2 });
    let answer = app.post(&format!("{BASE}/shock"), &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    for field in [
        "before",
        "after",
        "change",
        "hhi_before",
        "hhi_after",
        "lost",
        "duty",
    ] {
        assert!(report[field].is_number(), "{field}");
    }
    assert_eq!(report["is_share_assumed"], true);
    assert_eq!(report["sensitivity"].as_array().unwrap().len(), 6);
    assert_eq!(report["grid"].as_array().unwrap().len(), 20);
    let everywhere = json!({ "chapter": "87" });
    let answer = app.post(&format!("{BASE}/shock"), &everywhere).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    assert_eq!(
        (&report["by"], &report["partner"]),
        (&json!("chapter"), &Value::Null)
    );
    let own = json!({ "csv": CSV, "partner": "US", "chapter": "Pumps" });
    let answer = app.post(&format!("{BASE}/shock"), &own).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["hit"], 210.0);
}

#[tokio::test]
async fn a_table_of_ones_own_is_answered_alike() {
    let app = TestApp::new().await;
    let answer = app
        .post(&format!("{BASE}/table"), &json!({ "csv": CSV }))
        .await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    assert_eq!(report["partners"]["total"], 145.0);
    assert_eq!(report["links"][0]["product"], "Pumps");
    assert_eq!(report["pairs"]["by"], "pair");
    assert_eq!(report["pairs"]["rows"][0]["name"], "US × Pumps");
    assert_eq!(report["series"]["columns"].as_array().unwrap().len(), 13);
    assert_eq!(report["product_series"]["rows"][0]["name"], "Pumps");
}

#[tokio::test]
async fn bad_input_names_every_wrong_field() {
    let app = TestApp::new().await;
    let refused = |fields: &[&str]| {
        let fields = fields
            .iter()
            .map(|field| (*field).to_owned())
            .collect::<Vec<_>>();
        (422, "invalid".to_owned(), fields)
    };
    for (path, fields) in [
        ("summary?flow=sales&by=planet", &["flow", "by"][..]),
        (
            "summary?from=2020-01&to=2030-01&compare=x",
            &["from", "to", "compare"],
        ),
        ("summary?by=partner&within=27", &["within"]),
        ("summary?by=section&within=27", &["by"]),
        ("series?step=day&top=0", &["step", "top"]),
        ("summary?by=pair", &["by"]),
        ("series?by=pair", &["by"]),
        ("reconcile?from=x", &["from"]),
        ("intra-industry?from=2025-12&to=2025-01", &["to"]),
    ] {
        let problem = app.get(&format!("{BASE}/{path}")).await.problem();
        assert_eq!(problem, refused(fields), "{path}");
    }
    for (path, body, fields) in [
        (
            "shock",
            json!({ "partner": "XX", "chapter": "77", "tariff_pct": -1, "elasticity": 99 }),
            &["tariff_pct", "elasticity", "partner", "chapter"][..],
        ),
        (
            "shock",
            json!({ "partner": "US", "chapter": "76" }),
            &["partner_share_pct"],
        ),
        ("table", json!({ "csv": "a,b\n1,2\n" }), &["csv"]),
        ("table", json!({ "csv": CSV, "flow": "imports" }), &["flow"]),
    ] {
        let problem = app.post(&format!("{BASE}/{path}"), &body).await.problem();
        assert_eq!(problem, refused(fields), "{path}");
    }
}
