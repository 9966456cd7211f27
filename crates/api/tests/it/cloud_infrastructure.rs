//! `/api/v1/cloud-infrastructure` through the door; the figures themselves are the engine's tests.

use boreal_sources::azure::{prices_url, region_url};
use boreal_test_support::{Reply, WebServer, eventually};
use cloud_infrastructure::prices::{Catalogue, Cloud};
use http::StatusCode;
use serde_json::{Value, json};

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
    let source = &report["source"];
    assert_eq!(
        (&source["mode"], &source["as_of"]),
        (&json!("snapshot"), &json!("2026-06-18"))
    );
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
    let rule = json!({ "max_machines": 4, "target_utilisation_pct": 60, "check_seconds": 30, "start_seconds": 60 });
    let answer = app.post(SIMULATE, &json!({ "autoscale": rule })).await;
    assert_eq!(answer.problem(), refused(&["autoscale.max_machines"]));
    let answer = app.post(SIMULATE, &json!({ "failure": {} })).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// Azure's retail prices in the published shape: the bundled machines at half their prices, a hundred a page, and each
/// with Windows at twice as much.
async fn azure(machines_of_a_region: usize) -> WebServer {
    let server = WebServer::start(&[]).await;
    let base = server.url("127.0.0.1", "");
    for region in Cloud::Azure.regions() {
        let offers = Catalogue::bundled().offers.iter();
        let here = offers.filter(|offer| offer.region == *region && offer.cloud == Cloud::Azure);
        let items: Vec<Value> = here
            .take(machines_of_a_region)
            .flat_map(|offer| {
                let usd: f64 = offer.usd_per_hour.to_string().parse().unwrap();
                let item = |product: &str, usd: f64| {
                    json!({
                        "currencyCode": "USD", "tierMinimumUnits": 0.0, "retailPrice": usd,
                        "armRegionName": region.name, "effectiveStartDate": "2024-10-01T00:00:00Z",
                        "meterName": "D4", "productName": product, "skuName": offer.machine,
                        "serviceName": "Virtual Machines", "unitOfMeasure": "1 Hour",
                        "type": "Consumption", "armSkuName": offer.machine,
                    })
                };
                [item("D Series", usd / 2.0), item("D Series Windows", usd)]
            })
            .collect();
        let first = region_url(&prices_url(&base), region.name);
        let address = |page: usize| match page {
            0 => first.clone(),
            page => format!("{first}&$skip={}", 100 * page),
        };
        let last = items.chunks(100).len().saturating_sub(1);
        for (at, items) in items.chunks(100).enumerate() {
            let next = (at < last).then(|| address(at + 1));
            let body = json!({ "Items": items, "NextPageLink": next, "Count": items.len() });
            let path = address(at).replacen(&base, "", 1);
            server.will(&path, Reply::json(&body.to_string()));
        }
    }
    server
}

/// The feed's status once a reader had it asked, and it answered or failed.
async fn settled(app: &TestApp) -> Value {
    assert_eq!(app.post(PLAN, &json!({})).await.status, StatusCode::OK);
    eventually("the feed to settle", || async {
        let sources = app.get("/api/v1/sources").await.json();
        let mut sources = sources["sources"].as_array().unwrap().iter();
        let status = sources.find(|source| source["key"] == "azure-retail-prices");
        let status = status.unwrap().clone();
        let settled = status["latency_ms"].is_number() && status["refreshing"] == false;
        settled.then_some(status)
    })
    .await
}

async fn app_on(azure: &WebServer) -> TestApp {
    TestApp::with(&[
        ("SOURCES_AZURE_PRICES_URL", &azure.url("127.0.0.1", "")),
        ("SOURCES_LIVE", "true"),
        ("SOURCES_ALLOW_PRIVATE", "true"),
        ("LIMITS_API_PER_MINUTE", "100000"),
    ])
    .await
}

#[tokio::test]
async fn a_live_list_of_azure_takes_the_place_of_the_bundled_one() {
    let azure = azure(usize::MAX).await;
    let app = app_on(&azure).await;
    let status = settled(&app).await;
    assert_eq!(status["source"]["mode"], "live", "{status}");
    assert_eq!(status["rows"], 760);
    let report = app.post(PLAN, &json!({})).await.json();
    assert_eq!(report["source"]["mode"], "live");
    let cheapest = &report["clouds"][0]["best"];
    // 5 × 730 h × US$0.078 × 1.4064.
    assert_eq!(
        (
            &cheapest["cloud"],
            &cheapest["machine"],
            &cheapest["monthly_cad"]
        ),
        (&json!("azure"), &json!("Standard_D4ps_v6"), &json!(400.4))
    );
    let list = &report["lists"][1];
    assert_eq!(list["as_of"], report["source"]["as_of"]);
    assert_ne!(list["as_of"], "2026-06-18");
    assert_eq!(report["lists"][0]["as_of"], "2026-08-22");
}

#[tokio::test]
async fn a_list_of_azure_cut_short_leaves_the_bundled_one_with_its_date() {
    // The second ends with a full page, as a list does of which a link is missing.
    for machines in [90, 50] {
        let app = app_on(&azure(machines).await).await;
        let status = settled(&app).await;
        assert_eq!(status["source"]["mode"], "snapshot", "{status}");
        let error = status["last_error"].as_str().unwrap();
        let told = "machines of canadacentral that can be compared";
        assert!(error.contains(told), "{error}");
        let report = app.post(PLAN, &json!({})).await.json();
        assert_eq!(report["lists"][1]["as_of"], "2026-06-18");
        assert_eq!(report["source"]["as_of"], "2026-06-18");
        assert_eq!(report["clouds"][0]["best"]["cloud"], "google");
    }
}
