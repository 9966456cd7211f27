//! The Commission's list of symbols and its fails to deliver, asked of a local server, and the bundled
//! figures where it does not answer.

use std::sync::Arc;

use boreal_api::facts::Facts;
use boreal_test_support::eventually;
use http::StatusCode;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

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

/// A server with an answer to each request, or none: then the connection stays open.
async fn serve(answer: impl Fn(&str) -> Option<Vec<u8>> + Clone + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let answer = answer.clone();
            tokio::spawn(async move {
                let mut request = [0; 4096];
                let read = stream.read(&mut request).await.unwrap_or_default();
                let answer = answer(&String::from_utf8_lossy(&request[..read]));
                match answer {
                    Some(answer) => stream.write_all(&answer).await.unwrap_or_default(),
                    None => std::future::pending().await,
                }
            });
        }
    });
    format!("http://{address}")
}

fn reply(status: &str, body: &[u8]) -> Vec<u8> {
    let length = body.len();
    let head =
        format!("HTTP/1.1 {status}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n");
    [head.as_bytes(), body].concat()
}

fn first_line(request: &str) -> &str {
    request.lines().next().unwrap_or_default()
}

/// A server that gives each thing under its name, or only a status. Like the
/// Commission it turns away who does not say whom to write to.
async fn commission(status: &'static str) -> String {
    serve(move |request| {
        let mut lines = request.lines();
        let agent = lines.find_map(|line| line.strip_prefix("user-agent: "));
        let is_named = agent.is_some_and(|agent| agent.contains(&Facts::embedded().email));
        let status = if is_named { status } else { "403 Forbidden" };
        Some(match (status, body_at(first_line(request))) {
            ("200 OK", Some(body)) => reply(status, body),
            ("200 OK", None) => reply("404 Not Found", b""),
            _ => reply(status, b""),
        })
    })
    .await
}

/// The settings of an application that asks a server instead of the Commission.
fn settings_on(commission: &str) -> [(&str, &str); 6] {
    [
        ("SOURCES_SEC_FILES_URL", commission),
        ("SOURCES_SEC_URL", commission),
        ("SOURCES_BANK_OF_CANADA_URL", commission),
        ("SOURCES_LIVE", "true"),
        ("SOURCES_ALLOW_PRIVATE", "true"),
        ("LIMITS_API_PER_MINUTE", "100000"),
    ]
}

async fn app_on(commission: &str) -> TestApp {
    TestApp::with(&settings_on(commission)).await
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
    let ask = async |ticker: &str| app.get(&format!("{COMPANY}?ticker={ticker}")).await.status;
    assert_eq!(ask("GME").await, StatusCode::OK);
    for _ in 1..10 {
        assert_eq!(ask("SPY").await, StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(ask("SPY").await, StatusCode::TOO_MANY_REQUESTS);
    // What is kept or bundled costs nobody anything.
    for ticker in ["GME", "AAPL"] {
        assert_eq!(ask(ticker).await, StatusCode::OK, "{ticker}");
    }
}

/// A server that tells of every question with those words in it, which it leaves unanswered.
async fn commission_silent_on(silent: &'static str) -> (String, mpsc::UnboundedReceiver<String>) {
    let (tell, asked) = mpsc::unbounded_channel();
    let commission = serve(move |request| {
        let line = first_line(request);
        if line.contains(silent) {
            let _ = tell.send(request.to_owned());
            return None;
        }
        Some(reply("200 OK", body_at(line).unwrap_or_default()))
    });
    (commission.await, asked)
}

/// An application behind a proxy, which knows every symbol and whose visitors ask for companies.
struct Companies(Arc<TestApp>);

impl Companies {
    async fn on(commission: &str) -> Self {
        let proxy = [("TRUSTED_PROXIES", "127.0.0.1")];
        let settings = [&settings_on(commission)[..], &proxy].concat();
        let app = TestApp::with(&settings).await;
        settled(&app, SYMBOL, "sec-company-tickers").await;
        Self(Arc::new(app))
    }

    fn ask(&self, ticker: &str, visitor: &'static str) -> JoinHandle<StatusCode> {
        let (app, path) = (Arc::clone(&self.0), format!("{COMPANY}?ticker={ticker}"));
        tokio::spawn(async move {
            let from = [("x-forwarded-for", visitor)];
            app.get_with(&path, &from).await.status
        })
    }
}

#[tokio::test]
async fn one_visitor_and_its_network_ask_for_one_company_at_once() {
    let (commission, mut asked) = commission_silent_on("/CIK").await;
    let companies = Companies::on(&commission).await;
    let first = companies.ask("GME", "203.0.113.1");
    while !asked.recv().await.unwrap().contains("CIK0001326380") {}
    for visitor in ["203.0.113.1", "203.0.113.2"] {
        let refused = companies.ask("SPY", visitor).await.unwrap();
        assert_eq!(refused, StatusCode::TOO_MANY_REQUESTS, "{visitor}");
    }
    let other = companies.ask("SPY", "198.51.100.1");
    while !asked.recv().await.unwrap().contains("CIK0000884394") {}
    first.abort();
    other.abort();
}

#[tokio::test]
async fn a_company_that_is_kept_waits_for_no_answer_to_another_question() {
    let (commission, mut asked) = commission_silent_on("CIK0000884394").await;
    let companies = Companies::on(&commission).await;
    let kept = companies.ask("GME", "203.0.113.1").await.unwrap();
    assert_eq!(kept, StatusCode::OK);
    let slow = companies.ask("SPY", "203.0.113.1");
    while !asked.recv().await.unwrap().contains("CIK0000884394") {}
    for visitor in ["203.0.113.1", "203.0.113.2"] {
        let kept = companies.ask("GME", visitor).await.unwrap();
        assert_eq!(kept, StatusCode::OK, "{visitor}");
    }
    slow.abort();
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
