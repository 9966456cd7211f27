//! The Commission's list of symbols and its fails to deliver, asked of a local server, and the bundled
//! figures where it does not answer.

use boreal_api::facts::Facts;
use boreal_test_support::eventually;
use http::StatusCode;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::test_app::TestApp;

const FAILS: &str = "/api/v1/short-squeeze/fails";
const COMPANY: &str = "/api/v1/investment-research/company";
const SYMBOL: &str = "/api/v1/investment-research/symbol";
/// Rows in the published shape, made up.
const ARCHIVE: &[u8] = include_bytes!("../../../sources/tests/it/inputs/made-up-fails.zip");
const TICKERS: &[u8] = br#"{"0":{"cik_str":1326380,"ticker":"GME","title":"GameStop Corp."},
    "1":{"cik_str":320193,"ticker":"AAPL","title":"Apple Inc."},
    "2":{"cik_str":884394,"ticker":"SPY","title":"SPDR S&P 500 ETF TRUST"}}"#;
/// GameStop's year to 28 January 2023 in the published shape, and a report of it.
const FACTS: &[u8] = br#"{"cik":1326380,"entityName":"GameStop Corp.","facts":{"us-gaap":{"NetIncomeLoss":{"units":{"USD":[
    {"start":"2022-01-30","end":"2023-01-28","val":-313100000,"accn":"0001326380-23-000019","fy":2022,"fp":"FY","form":"10-K","filed":"2023-03-28"}]}}}}}"#;
const REPORTS: &[u8] =
    br#"{"cik":"1326380","filings":{"recent":{"accessionNumber":["0001326380-23-000019"],
    "filingDate":["2023-03-28"],"reportDate":["2023-01-28"],"form":["10-K"]},"files":[]}}"#;

/// What a server gives: one company has figures, and any other address is that of the archive.
fn body_at(path: &str) -> Option<&'static [u8]> {
    let is = |part: &str| path.contains(part);
    Some(match path {
        _ if is("company_tickers.json") => TICKERS,
        _ if is("companyfacts/CIK0001326380.json") => FACTS,
        _ if is("submissions/CIK0001326380.json") => REPORTS,
        _ if is("/CIK") => return None,
        _ => ARCHIVE,
    })
}

/// A server that gives each thing under its name, or only a status. Like the
/// Commission it turns away who does not say whom to write to.
async fn commission(status: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            tokio::spawn(async move {
                let mut request = [0; 4096];
                let read = stream.read(&mut request).await.unwrap_or_default();
                let asked = String::from_utf8_lossy(&request[..read]).into_owned();
                let agent = asked
                    .lines()
                    .find_map(|line| line.strip_prefix("user-agent: "));
                let is_named = agent.is_some_and(|agent| agent.contains(&Facts::embedded().email));
                let status = if is_named { status } else { "403 Forbidden" };
                let (status, body) = match (status, body_at(asked.lines().next().unwrap_or(""))) {
                    ("200 OK", Some(body)) => (status, body),
                    ("200 OK", None) => ("404 Not Found", &b""[..]),
                    _ => (status, &b""[..]),
                };
                let length = body.len();
                let head = format!(
                    "HTTP/1.1 {status}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
                );
                let _ = stream.write_all(head.as_bytes()).await;
                let _ = stream.write_all(body).await;
            });
        }
    });
    format!("http://{address}")
}

async fn app_on(commission: &str) -> TestApp {
    TestApp::with(&[
        ("SOURCES_SEC_FILES_URL", commission),
        ("SOURCES_SEC_URL", commission),
        ("SOURCES_BANK_OF_CANADA_URL", commission),
        ("SOURCES_LIVE", "true"),
        ("SOURCES_ALLOW_PRIVATE", "true"),
        ("LIMITS_API_PER_MINUTE", "100000"),
    ])
    .await
}

/// The feed's status once a reader had it asked, and it answered or failed.
async fn settled(app: &TestApp, path: &str, key: &str) -> Value {
    assert_eq!(app.get(path).await.status, StatusCode::OK);
    answered(app, key).await
}

/// The feed's status once it answered or failed.
async fn answered(app: &TestApp, key: &str) -> Value {
    eventually("the feed to settle", || async {
        let sources = app.get("/api/v1/sources").await.json();
        let mut sources = sources["sources"].as_array().unwrap().iter();
        let status = sources.find(|source| source["key"] == key).unwrap().clone();
        let settled = status["latency_ms"].is_number() && status["refreshing"] == false;
        settled.then_some(status)
    })
    .await
}

#[tokio::test]
async fn the_newest_half_month_replaces_the_bundled_fails() {
    let app = app_on(&commission("200 OK").await).await;
    let status = settled(&app, FAILS, "sec-fails-to-deliver").await;
    assert_eq!(status["source"]["mode"], "live", "{status}");
    assert_eq!(status["rows"], 5);
    let gme = app.get(&format!("{FAILS}?symbol=gme")).await.json();
    assert_eq!(gme["source"]["as_of"], "2026-10-30");
    assert_eq!(gme["newest"]["shares"], 902);
    assert_eq!(gme["highest"]["shares"], 41_234);
    assert_eq!(gme["highest"]["previous_close"], 23.45);
    let unpriced = app.get(&format!("{FAILS}?symbol=ZZZZF")).await.json();
    assert_eq!(unpriced["newest"]["previous_close"], Value::Null);
    // The replay is of its own days, whatever is newest.
    let replay = "/api/v1/short-squeeze/replay?event=gme&date=2021-02-16";
    let replay = app.get(replay).await.json();
    assert_eq!(replay["highest_fails"]["shares"], 2_099_572);
    assert_eq!(replay["source"]["mode"], "snapshot");
}

#[tokio::test]
async fn every_listed_symbol_leads_to_its_company() {
    let app = app_on(&commission("200 OK").await).await;
    let before = app.get(&format!("{SYMBOL}?symbol=GME")).await.json();
    assert_eq!(before["source"]["mode"], "snapshot");
    assert_eq!(before["company"], Value::Null);
    let status = settled(&app, SYMBOL, "sec-company-tickers").await;
    assert_eq!(status["source"]["mode"], "live", "{status}");
    let after = app.get(&format!("{SYMBOL}?symbol=GME")).await.json();
    assert_eq!(after["company"]["cik"], 1_326_380);
    assert_eq!(after["company"]["has_figures"], false);
    assert_eq!(after["listed"], 3);
}

#[tokio::test]
async fn a_company_that_is_not_bundled_is_asked_of_the_commission() {
    let app = app_on(&commission("200 OK").await).await;
    settled(&app, SYMBOL, "sec-company-tickers").await;
    for _ in 0..2 {
        let gme = app.get(&format!("{COMPANY}?ticker=gme")).await;
        assert_eq!(gme.status, StatusCode::OK, "{}", gme.text());
        let gme = gme.json();
        assert_eq!(gme["name"], "GameStop Corp.");
        assert_eq!(gme["facts"][0]["as_filed"]["value"], -313_100_000.0);
        assert_eq!(gme["recent"][0]["form"], "10-K");
        assert_eq!(gme["source"]["mode"], "live");
    }
    let fund = app.get(&format!("{COMPANY}?ticker=SPY")).await;
    assert_eq!(fund.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(fund.json()["errors"][0]["code"], "no_figures");
    let nobody = app.get(&format!("{COMPANY}?ticker=ZZZZ")).await;
    assert_eq!(nobody.json()["errors"][0]["code"], "unknown_symbol");
}

#[tokio::test]
async fn one_visitor_asks_for_so_many_companies_a_minute() {
    let app = app_on(&commission("200 OK").await).await;
    settled(&app, SYMBOL, "sec-company-tickers").await;
    let mut statuses = Vec::new();
    for _ in 0..11 {
        statuses.push(app.get(&format!("{COMPANY}?ticker=GME")).await.status);
    }
    assert_eq!(statuses[9], StatusCode::OK);
    assert_eq!(statuses[10], StatusCode::TOO_MANY_REQUESTS);
    // What is bundled costs nobody anything.
    let apple = app.get(&format!("{COMPANY}?ticker=AAPL")).await;
    assert_eq!(apple.status, StatusCode::OK);
}

#[tokio::test]
async fn the_first_reader_after_a_start_is_given_the_whole_lists() {
    let app = app_on(&commission("200 OK").await).await;
    app.api.start();
    for key in ["sec-fails-to-deliver", "sec-company-tickers"] {
        let status = answered(&app, key).await;
        assert_eq!(status["source"]["mode"], "live", "{status}");
    }
    let fails = app.get(&format!("{FAILS}?symbol=ZZZZF")).await.json();
    assert_eq!(fails["scope"], "whole_file");
    let symbol = app.get(&format!("{SYMBOL}?symbol=GME")).await.json();
    assert_eq!(symbol["company"]["cik"], 1_326_380);
    app.api.stop().await;
}

#[tokio::test]
async fn a_refusal_leaves_the_labelled_bundled_figures() {
    for refusal in [
        "403 Forbidden",
        "404 Not Found",
        "500 Internal Server Error",
    ] {
        let app = app_on(&commission(refusal).await).await;
        for (path, key) in [
            (FAILS, "sec-fails-to-deliver"),
            (SYMBOL, "sec-company-tickers"),
        ] {
            let status = settled(&app, path, key).await;
            assert_eq!(status["source"]["mode"], "snapshot", "{refusal}: {status}");
            let error = status["last_error"].as_str().unwrap();
            assert!(error.contains(&refusal[..3]), "{refusal}: {error}");
        }
        let gme = app.get(FAILS).await.json();
        assert_eq!(gme["highest"]["shares"], 2_099_572);
        assert_eq!(gme["source"]["as_of"], gme["last"]);
        let nobody = app.get(&format!("{FAILS}?symbol=NOBODY")).await.json();
        assert_eq!(nobody["scope"], "extract");
        let remark = nobody["remark"].as_str().unwrap();
        assert!(
            remark.contains("NOBODY is not among the 33 symbols"),
            "{remark}"
        );
    }
}

#[tokio::test]
async fn a_symbol_that_is_none_is_refused_by_its_field() {
    let app = TestApp::new().await;
    for path in [FAILS, SYMBOL] {
        let answer = app.get(&format!("{path}?symbol=%20")).await;
        let refused = vec!["symbol".to_owned()];
        assert_eq!(answer.problem(), (422, "invalid".to_owned(), refused));
    }
}
