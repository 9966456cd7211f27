//! `/api/v1/supply-chain` through the door; the figures themselves are the engine's tests.

use boreal_test_support::eventually;
use http::StatusCode;
use serde_json::{Value, json};

use crate::sse::Sse;
use crate::test_app::TestApp;

const NETWORK: &str = "/api/v1/supply-chain/network";
const PLACED: &str = "/api/v1/supply-chain/placed";
const TABLE: &str = "/api/v1/supply-chain/network-table";
const LOCATE: &str = "/api/v1/supply-chain/locate";
const INVENTORY: &str = "/api/v1/supply-chain/inventory";

fn small() -> Value {
    json!({
        "facilities": [{ "id": "a", "fixed_cost": 10 }, { "id": "b", "fixed_cost": 10 }],
        "customers": [{ "id": "x", "demand": 1 }, { "id": "y", "demand": 1 }],
        "costs": [[1, 8], [8, null]]
    })
}

#[tokio::test]
async fn the_best_sites_have_the_contracts_fields() {
    let app = TestApp::new().await;
    let answer = app.post(LOCATE, &small()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    assert_eq!(report["objective"], 19.0);
    assert_eq!(report["open"], json!(["a"]));
    assert_eq!(
        report["flows"][0],
        json!({ "facility": "a", "customer": "x", "share": 1.0 })
    );
    assert_eq!(
        (&report["bound"], &report["gap_pct"]),
        (&json!(19.0), &json!(0.0))
    );
    assert_eq!(report["proven"], true);
    let mut exact = small();
    exact["p"] = json!(2);
    let answer = app.post(LOCATE, &exact).await;
    assert_eq!(answer.json()["open"], json!(["a", "b"]));
}

#[tokio::test]
async fn a_network_and_a_table_of_ones_own_are_planned() {
    let app = TestApp::new().await;
    let answer = app
        .get(&format!("{NETWORK}?site_cost=700000&closed=calgary"))
        .await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    assert_eq!(report["proven"], true);
    assert_eq!(report["sites"].as_array().unwrap().len(), 49);
    let csv = supply_chain::own_network::TEMPLATE;
    let answer = app.post(TABLE, &json!({ "csv": csv })).await;
    assert_eq!(answer.json()["proven"], true, "{}", answer.text());
    let answer = app.post(INVENTORY, &json!({})).await;
    assert_eq!(answer.json()["order_quantity"], 866.025404);
}

#[tokio::test]
async fn what_is_decided_by_hand_has_its_price_and_own_sites_theirs() {
    let app = TestApp::new().await;
    let decided = app.get(&format!("{NETWORK}?closed=calgary")).await.json();
    assert_eq!(
        decided["free"],
        json!({ "total_cost": 6_619_595.53, "proven": true })
    );
    assert_eq!(decided["no_counts"], Value::Null);
    let answer = app.get(&format!("{PLACED}?mine=toronto,calgary")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let placed = answer.json();
    assert_eq!(placed["site_costs"], 1_500_000.0);
    assert!(placed["total_cost"].as_f64() > decided["total_cost"].as_f64());
    let answer = app
        .get(&format!("{PLACED}?mine=toronto&capacity_t=40000"))
        .await;
    let refused = vec!["mine".to_owned()];
    assert_eq!(answer.problem(), (422, "invalid".to_owned(), refused));
}

#[tokio::test]
async fn hours_on_the_way_come_with_the_network_at_the_speed_assumed() {
    let app = TestApp::new().await;
    let report = app.get(&format!("{NETWORK}?speed_kmh=35")).await.json();
    assert_eq!(report["average_hours"], 4.7596);
    assert_eq!(report["day_hours"], 10.0);
    assert_eq!(report["day_share"], 0.867_162);
    assert_eq!(report["counts"][4]["average_hours"], 4.7596);
    for path in [
        format!("{NETWORK}?speed_kmh=0"),
        format!("{PLACED}?speed_kmh=0"),
    ] {
        let refused = vec!["speed_kmh".to_owned()];
        assert_eq!(
            app.get(&path).await.problem(),
            (422, "invalid".to_owned(), refused)
        );
    }
}

#[tokio::test]
async fn what_cannot_be_is_named_with_its_field() {
    let app = TestApp::new().await;
    let answer = app
        .get(&format!("{NETWORK}?sites=3&capacity_t=40000"))
        .await;
    let refused = vec!["sites".to_owned()];
    assert_eq!(answer.problem(), (422, "invalid".to_owned(), refused));
    let answer = app
        .get(&format!("{NETWORK}?freight=-1&closed=atlantis"))
        .await;
    let refused = vec!["freight".to_owned(), "closed".to_owned()];
    assert_eq!(answer.problem(), (422, "invalid".to_owned(), refused));
    let mut ragged = small();
    ragged["costs"] = json!([[1]]);
    let answer = app.post(LOCATE, &ragged).await;
    assert_eq!(answer.problem().2, ["costs"]);
    let answer = app.post(TABLE, &json!({ "csv": "name\nOne\n" })).await;
    assert_eq!(answer.problem().2, ["csv"]);
    let answer = app.post(INVENTORY, &json!({ "holding_cost": 0 })).await;
    assert_eq!(answer.problem().2, ["holding_cost"]);
}

#[tokio::test]
async fn a_job_tells_how_far_it_is_and_ends_with_the_direct_answer() {
    let app = TestApp::new().await;
    let csv = supply_chain::own_network::TEMPLATE;
    for (path, body) in [(TABLE, json!({ "csv": csv })), (LOCATE, small())] {
        let direct = app.post(path, &body).await.json();
        let mut job = Sse::job(&app, &format!("{path}/job"), &body).await;
        assert_eq!(job.headers["content-type"], "text/event-stream");
        let progress = job.next().await.unwrap();
        assert_eq!(progress.name, "progress");
        assert!(progress.data["iterations"].is_u64(), "{:?}", progress.data);
        assert_eq!(job.next_named("report").await.data, direct);
        assert_eq!(job.next().await, None);
    }
}

#[tokio::test]
async fn a_job_is_refused_before_it_begins_or_told_why_it_cannot_be() {
    let app = TestApp::new().await;
    let path = format!("{LOCATE}/job");
    let answer = app.post(&path, &json!({ "facilities": [] })).await;
    assert_eq!(answer.problem().0, 422);
    let mut impossible = small();
    impossible["p"] = json!(5);
    let mut job = Sse::job(&app, &path, &impossible).await;
    let problem = job.next().await.unwrap();
    assert_eq!(problem.name, "problem");
    assert_eq!(problem.data["errors"][0]["code"], "count_conflict");
}

/// A problem whose proof takes longer than any test waits.
fn endless() -> Value {
    let number = |at: usize| (at * 7919 % 1009) as f64;
    let facility = |at: usize| json!({ "id": at.to_string(), "fixed_cost": 900.0 + number(at) });
    let customer = |at: usize| json!({ "id": at.to_string(), "demand": 1 });
    let cost = |from: usize, to: usize| number(from * 211 + to * 337 + from * to * 13);
    let row = |from| (0..200).map(|to| cost(from, to)).collect::<Vec<_>>();
    json!({
        "facilities": (0..120).map(facility).collect::<Vec<_>>(),
        "customers": (0..200).map(customer).collect::<Vec<_>>(),
        "costs": (0..120).map(row).collect::<Vec<_>>(),
        "p": 11,
    })
}

#[tokio::test]
async fn a_visitor_has_one_job_and_ends_it_by_going_away() {
    let app = TestApp::new().await;
    let path = format!("{LOCATE}/job");
    let mut job = Sse::job(&app, &path, &endless()).await;
    // It is told how far it is until there is something to tell.
    while !job.next_named("progress").await.data["best"].is_number() {}
    let answer = app.post(&path, &small()).await;
    assert_eq!(answer.problem().1, "job_under_way");
    // What is short is answered meanwhile.
    assert_eq!(app.post(LOCATE, &small()).await.status, StatusCode::OK);
    drop(job);
    eventually("the job to end", || async {
        let answer = app.post(&path, &small()).await;
        (answer.status == StatusCode::OK).then_some(())
    })
    .await;
}
