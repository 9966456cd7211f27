//! `/api/v1/automated-workflows` through the door; the figures themselves are the engine's tests.

use boreal_test_support::{Reply, WebServer};
use http::StatusCode;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::sse::Sse;
use crate::test_app::TestApp;

const SEARCH: &str = "/api/v1/automated-workflows/search";
const STREAM: &str = "/api/v1/automated-workflows/search/stream";
const TABLE: &str = "/api/v1/automated-workflows/table";
const VIN: &str = "/api/v1/automated-workflows/vin";
const FORD: &str = "1FTMW1T88MFA00001";

#[tokio::test]
async fn an_answer_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let wish = "Reliable AWD SUV under 25k, good on gas, near Calgary, not a lemon";
    let answer = app.post(SEARCH, &json!({ "wish": wish })).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let report = answer.json();
    let price = &report["read_as"][3];
    assert_eq!(price["text"], "under 25k");
    assert_eq!(price["field"], "price");
    assert_eq!(price["op"], "at_most");
    assert_eq!(price["value"], 25_000.0);
    assert_eq!(report["not_understood"], json!(["not a lemon"]));
    let steps = report["steps"].as_array().unwrap();
    let names: Vec<&str> = steps
        .iter()
        .map(|step| step["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["parse", "filter", "price", "score", "explain"]);
    assert!(
        steps
            .iter()
            .all(|step| step["ms"].is_number() && step["count"].is_number())
    );
    let first = &report["listings"][0];
    for field in [
        "id",
        "make",
        "model",
        "year",
        "km",
        "price",
        "fair_price",
        "low",
        "high",
    ] {
        assert!(!first[field].is_null(), "{field}");
    }
    assert!(first["score"].is_number() && first["five_year_cost"].is_number());
    assert!(
        first["reasons"]
            .as_array()
            .is_some_and(|reasons| !reasons.is_empty())
    );
    assert_eq!(report["synthetic"], true);
    assert_eq!(report["source"]["mode"], "snapshot");
}

#[tokio::test]
async fn what_was_read_can_be_edited_and_sent_back() {
    let app = TestApp::new().await;
    let first = app
        .post(SEARCH, &json!({ "wish": "red SUV under 20k" }))
        .await
        .json();
    let mut wishes = first["read_as"].clone();
    wishes.as_array_mut().unwrap().remove(0);
    wishes[1]["value"] = json!(30_000);
    let sent = json!({ "wish": "red SUV under 20k", "wishes": wishes });
    let second = app.post(SEARCH, &sent).await;
    assert_eq!(second.status, StatusCode::OK, "{}", second.text());
    let second = second.json();
    assert_eq!(second["read_as"].as_array().unwrap().len(), 2);
    assert!(second["fits"].as_u64() > first["fits"].as_u64());
}

#[tokio::test]
async fn own_listings_are_searched() {
    let app = TestApp::new().await;
    let csv = automated_workflows::own_listings::TEMPLATE;
    let answer = app
        .post(TABLE, &json!({ "csv": csv, "wish": "under 25k" }))
        .await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["fits"], 3);
    assert_eq!(answer.json()["synthetic"], false);
}

#[tokio::test]
async fn a_refused_field_is_named() {
    let app = TestApp::new().await;
    let check = async |path: &str, body: Value, fields: &[&str]| {
        let answer = app.post(path, &body).await;
        let (status, code, refused) = answer.problem();
        assert_eq!((status, code.as_str()), (422, "invalid"), "{body}");
        assert_eq!(refused, fields, "{body}");
    };
    check(SEARCH, json!({ "wish": "x".repeat(501) }), &["wish"]).await;
    check(SEARCH, json!({ "wish": 7 }), &["wish"]).await;
    check(
        SEARCH,
        json!({ "km_per_year": 1, "limit": 99 }),
        &["limit", "km_per_year"],
    )
    .await;
    check(SEARCH, json!({ "province": "Alberta" }), &["province"]).await;
    let wish = json!({ "field": "price", "op": "at_most", "value": "much" });
    check(SEARCH, json!({ "wishes": [wish] }), &["wishes[0].value"]).await;
    check(TABLE, json!({ "csv": "make\nHonda\n" }), &["csv"]).await;
}

#[tokio::test]
async fn a_number_that_does_not_check_is_refused_before_anybody_is_asked() {
    let app = TestApp::new().await;
    for vin in ["1FTMW1T88MFA00002", "short", ""] {
        let answer = app.get(&format!("{VIN}?vin={vin}")).await;
        let refused = vec!["vin".to_owned()];
        assert_eq!(
            answer.problem(),
            (422, "invalid".to_owned(), refused),
            "{vin}"
        );
    }
}

#[tokio::test]
async fn without_publishers_a_number_is_checked_and_not_looked_up() {
    let app = TestApp::new().await;
    let answer = app.get(&format!("{VIN}?vin={}", FORD.to_lowercase())).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["vin"], FORD);
    assert!(answer.json()["vehicle"].is_null());
    assert!(
        answer.json()["note"]
            .as_str()
            .unwrap()
            .contains("not asked here")
    );
}

/// A server that gives every caller this answer.
async fn agency(status: &'static str, body: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = [0; 4096];
            let _ = stream.read(&mut request).await;
            let length = body.len();
            let head = format!(
                "HTTP/1.1 {status}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
            );
            let _ = stream.write_all(head.as_bytes()).await;
            let _ = stream.write_all(body.as_bytes()).await;
        }
    });
    format!("http://{address}")
}

async fn looked_up(status: &'static str, body: &'static str) -> Value {
    let url = agency(status, body).await;
    let app = TestApp::with(&[
        ("SOURCES_VPIC_URL", url.as_str()),
        ("SOURCES_LIVE", "true"),
        ("SOURCES_ALLOW_PRIVATE", "true"),
    ])
    .await;
    let answer = app.get(&format!("{VIN}?vin={FORD}")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    answer.json()
}

#[tokio::test]
async fn a_number_is_decoded_by_the_agency() {
    let body = include_str!("../../../sources/tests/it/inputs/vpic-decode-vin.json");
    let decoded = looked_up("200 OK", body).await;
    assert_eq!(decoded["vehicle"]["model"], "F-150");
    assert_eq!(decoded["vehicle"]["year"], 2021);
}

#[tokio::test]
async fn an_agency_that_does_not_answer_is_said() {
    let decoded = looked_up("503 Service Unavailable", "").await;
    assert!(decoded["vehicle"].is_null());
    assert!(
        decoded["note"]
            .as_str()
            .unwrap()
            .contains("could not be asked"),
        "{decoded}"
    );
    let decoded = looked_up("200 OK", "<html>").await;
    assert!(
        decoded["note"]
            .as_str()
            .unwrap()
            .contains("not DecodeVinValues"),
        "{decoded}"
    );
}

#[tokio::test]
async fn steps_are_streamed_and_the_stream_ends() {
    let app = TestApp::new().await;
    let path = format!("{STREAM}?wish=red+SUV+under+20k");
    let mut stream = Sse::open(&app, &path, None).await;
    assert_eq!(stream.headers["content-type"], "text/event-stream");
    let search = app
        .post(SEARCH, &json!({ "wish": "red SUV under 20k" }))
        .await
        .json();
    for (at, step) in search["steps"].as_array().unwrap().iter().enumerate() {
        let event = stream.next().await.unwrap();
        assert_eq!(
            (event.name.as_str(), event.last_id.as_str()),
            ("step", (at + 1).to_string().as_str())
        );
        for field in ["name", "count", "rows_in", "rows_out", "dropped"] {
            assert_eq!(event.data[field], step[field], "{field}");
        }
        assert!(event.data["ms"].is_number() && event.data["emitted_at"].is_string());
    }
    let end = stream.next().await.unwrap();
    assert_eq!(end.name, "end");
    assert_eq!(end.data["fits"], search["fits"]);
    assert!(end.data["problem"].is_null());
    assert_eq!(stream.next().await, None);
}

#[tokio::test]
async fn a_stream_is_refused_like_any_call() {
    let app = TestApp::with(&[("LIMITS_STREAMS_PER_VISITOR", "1")]).await;
    let answer = app.get(&format!("{STREAM}?wishes=body:is:spaceship")).await;
    let refused = vec!["wishes[0].value".to_owned()];
    assert_eq!(answer.problem(), (422, "invalid".to_owned(), refused));
    // The permit of a stream that ended is given back.
    for _ in 0..3 {
        let mut stream = Sse::open(&app, STREAM, None).await;
        while stream.next().await.is_some() {}
    }
}

const COMPLETIONS: &str = "/v1/chat/completions";
const ODD: &str = "SUV under 25k that hauls lumber";

/// An application whose AI endpoint is a local server.
async fn with_model(reply: Reply) -> (TestApp, WebServer) {
    let server = WebServer::start(&[(COMPLETIONS, reply)]).await;
    let app = TestApp::with(&[
        ("AI_URL", &server.url("127.0.0.1", "/v1")),
        ("AI_MODEL", "small-model"),
        ("AI_KEY", "sk-very-secret"),
    ])
    .await;
    (app, server)
}

async fn read(app: &TestApp, wish: &str) -> Value {
    let body = json!({ "wish": wish });
    let answer = app.post("/api/v1/automated-workflows/read", &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

#[tokio::test]
async fn what_the_grammar_left_is_read_by_the_model_and_marked() {
    let said = json!({ "wishes": [{ "text": "hauls lumber", "field": "quality", "op": "is", "value": "towing" }] });
    let (app, _server) = with_model(Reply::completion(&said.to_string())).await;
    let status = app.get("/api/v1/automated-workflows/status").await.json();
    assert_eq!(status["ai_model"], "small-model");
    let report = read(&app, ODD).await;
    let readers: Vec<&str> = report["read_as"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["reader"].as_str().unwrap())
        .collect();
    assert_eq!(readers, ["grammar", "grammar", "model"]);
    assert_eq!(report["read_as"][2]["value"], "towing");
    assert_eq!(
        (&report["model"], &report["note"]),
        (&json!("small-model"), &Value::Null)
    );
}

#[tokio::test]
async fn without_a_valid_answer_the_grammar_reads_alone_and_says_why() {
    let bad = json!({ "wishes": [{ "text": "hauls lumber", "field": "quality", "op": "is", "value": "strong" }] });
    for (reply, reason) in [
        (
            Reply::completion(&bad.to_string()),
            "set aside: wishes[0].value is not valid",
        ),
        (
            Reply::completion("I would love to help."),
            "not the JSON that was asked for",
        ),
        (Reply::status("500 Broken"), "status 500"),
    ] {
        let (app, _server) = with_model(reply).await;
        let report = read(&app, ODD).await;
        let note = report["note"].as_str().unwrap();
        assert!(note.contains(reason), "{note}");
        assert!(!note.contains("sk-very-secret"));
        assert_eq!(report["model"], Value::Null);
        assert_eq!(report["read_as"].as_array().unwrap().len(), 2);
    }
    let report = read(&TestApp::new().await, ODD).await;
    assert!(report["note"].as_str().unwrap().contains("No AI endpoint"));
    let long = "x".repeat(501);
    let body = json!({ "wish": long });
    let refused = TestApp::new()
        .await
        .post("/api/v1/automated-workflows/read", &body)
        .await;
    assert_eq!(refused.status, 422);
}

#[tokio::test]
async fn a_refusal_does_not_repeat_hundreds_of_digits() {
    let app = TestApp::new().await;
    let body = json!({ "wish": "SUV", "km_per_year": 1e300,
        "wishes": [{ "field": "price", "op": "at_most", "value": 1e300 }] });
    let refused = app.post("/api/v1/automated-workflows/search", &body).await;
    assert_eq!(refused.status, 422);
    let text = refused.text();
    assert!(!text.contains(&"0".repeat(80)), "{text}");
}
