//! The feeds behind the API, against a local server that speaks the Bank of
//! Canada's Valet format well, slowly, brokenly, emptily or not at all.

use std::time::Duration;

use boreal_store::CachedFeed;
use boreal_test_support::eventually;
use http::StatusCode;
use jiff::Timestamp;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::test_app::TestApp;

const GOOD: &str = r#"{"observations":[
    {"d":"2026-10-30","BD.CDN.2YR.DQ.YLD":{"v":"2.71"},"BD.CDN.10YR.DQ.YLD":{"v":"3.33"}}]}"#;

/// A Valet server with one answer to everything; gives its address.
async fn valet(body: &'static str, delay: Duration) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            tokio::spawn(async move {
                let mut request = [0; 4096];
                let _ = stream.read(&mut request).await;
                tokio::time::sleep(delay).await;
                let head = format!(
                    "HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
                    body.len()
                );
                let _ = stream.write_all(format!("{head}{body}").as_bytes()).await;
            });
        }
    });
    format!("http://{address}")
}

const YIELDS: &str = "bank-of-canada-yields";

fn settings(valet: &str) -> [(&str, &str); 4] {
    [
        ("SOURCES_BANK_OF_CANADA_URL", valet),
        ("SOURCES_LIVE", "true"),
        ("SOURCES_ALLOW_PRIVATE", "true"),
        ("LIMITS_API_PER_MINUTE", "100000"),
    ]
}

async fn app_on(valet: &str) -> TestApp {
    TestApp::with(&settings(valet)).await
}

/// The yields feed's status, which asks nobody.
async fn status(app: &TestApp) -> Value {
    let sources = app.get("/api/v1/sources").await.json();
    let mut sources = sources["sources"].as_array().unwrap().iter();
    let status = sources.find(|source| source["key"] == YIELDS);
    status.unwrap().clone()
}

/// The yields feed's status once it has been asked and has answered or failed.
async fn settled(app: &TestApp) -> Value {
    let curve = app.get("/api/v1/bond-yields/curve").await;
    assert_eq!(
        curve.status,
        StatusCode::OK,
        "the page is never blocked: {}",
        curve.text()
    );
    eventually("the yields feed to settle", || async {
        let status = status(app).await;
        let settled = status["latency_ms"].is_number() && status["refreshing"] == false;
        settled.then_some(status)
    })
    .await
}

#[tokio::test]
async fn a_good_answer_is_shown_as_live() {
    let app = app_on(&valet(GOOD, Duration::ZERO).await).await;
    let status = settled(&app).await;
    assert_eq!(status["source"]["mode"], "live", "{status}");
    let curve = app.get("/api/v1/bond-yields/curve").await.json();
    assert_eq!(curve["source"]["mode"], "live");
    assert_eq!(curve["source"]["as_of"], "2026-10-30");
    let ten_year = curve["points"]
        .as_array()
        .unwrap()
        .iter()
        .find(|point| point["series"] == "10y")
        .unwrap();
    assert_eq!(ten_year["yield_pct"], 3.33);
}

#[tokio::test]
async fn a_broken_empty_or_changed_answer_leaves_the_labelled_snapshot() {
    for body in [
        "<html>maintenance</html>",
        r#"{"observations":[]}"#,
        r#"{"observations":[{"d":"2026-10-30","RENAMED":{"v":"2.71"}}]}"#,
        r#"{"observations":[{"d":"2026-10-30","BD.CDN.10YR.DQ.YLD":{"v":"n/a"}}]}"#,
        r#"{"data":[]}"#,
    ] {
        let app = app_on(&valet(body, Duration::ZERO).await).await;
        let status = settled(&app).await;
        assert_eq!(status["source"]["mode"], "snapshot", "{body}: {status}");
        assert_eq!(status["failures"], 1, "{body}");
        assert!(status["last_error"].is_string(), "{body}");
    }
}

#[tokio::test]
async fn a_slow_publisher_never_holds_an_answer_up() {
    // Longer than any test may take: an answer that waited for it would never come.
    let app = app_on(&valet(GOOD, Duration::from_secs(86_400)).await).await;
    let curve = app.get("/api/v1/bond-yields/curve").await;
    assert_eq!(curve.json()["source"]["mode"], "snapshot");
}

#[tokio::test]
async fn a_private_address_is_refused_unless_allowed() {
    let valet = valet(GOOD, Duration::ZERO).await;
    let app = TestApp::with(&[
        ("SOURCES_LIVE", "true"),
        ("SOURCES_BANK_OF_CANADA_URL", &valet),
    ])
    .await;
    let status = settled(&app).await;
    assert_eq!(status["source"]["mode"], "snapshot");
    assert!(
        status["last_error"]
            .as_str()
            .unwrap()
            .contains("public internet"),
        "{status}"
    );
}

#[tokio::test]
async fn a_restart_shows_what_was_kept_and_asks_nobody_before_it_is_due() {
    let valet = valet(GOOD, Duration::ZERO).await;
    let app = app_on(&valet).await;
    settled(&app).await;
    let kept = app.kept(YIELDS).await;

    let app = app.restarted(&settings(&valet)).await;
    let curve = app.get("/api/v1/bond-yields/curve").await.json();
    assert_eq!(curve["source"]["mode"], "cached");
    assert_eq!(curve["source"]["as_of"], "2026-10-30");
    let fetched: Timestamp = curve["source"]["fetched_at"]
        .as_str()
        .and_then(|at| at.parse().ok())
        .unwrap();
    assert_eq!(fetched.as_millisecond(), kept.fetched_at);
    let waiting = status(&app).await;
    assert_eq!(waiting["refreshing"], false, "{waiting}");
    assert_eq!(waiting["last_attempt"], Value::Null);
    assert!(waiting["next_attempt_seconds"].as_u64() > Some(3_600));

    // Older than the six hours after which the Bank is asked again.
    let older = CachedFeed {
        fetched_at: kept.fetched_at - 7 * 3_600_000,
        ..kept
    };
    app.keep(YIELDS, &older).await;
    let app = app.restarted(&settings(&valet)).await;
    assert_eq!(status(&app).await["source"]["mode"], "cached");
    assert_eq!(settled(&app).await["source"]["mode"], "live");
}

#[tokio::test]
async fn an_answer_to_another_question_is_left_aside_after_a_restart() {
    let (here, elsewhere) = (
        valet(GOOD, Duration::ZERO).await,
        valet(GOOD, Duration::ZERO).await,
    );
    let app = app_on(&here).await;
    settled(&app).await;
    let kept = app.kept(YIELDS).await;

    let app = app.restarted(&settings(&elsewhere)).await;
    let aside = status(&app).await;
    assert_eq!(aside["source"]["mode"], "snapshot");
    assert_eq!(aside["next_attempt_seconds"], 0);
    assert_eq!(app.kept(YIELDS).await, kept, "it is left where it is");
    let app = app.restarted(&settings(&here)).await;
    assert_eq!(status(&app).await["source"]["mode"], "cached");

    // As kept by a version that did not note the question.
    let older = CachedFeed {
        question: None,
        ..kept
    };
    app.keep(YIELDS, &older).await;
    let app = app.restarted(&settings(&here)).await;
    assert_eq!(status(&app).await["source"]["mode"], "snapshot");
    assert_eq!(settled(&app).await["source"]["mode"], "live");
}
