//! `/api/v1/article-extractor` through the door; what is kept and dropped is the engine's tests.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use ::article_extractor::{MAX_PAGE_BYTES, sample_html};
use boreal_api::page_reader::PageReader;
use boreal_sources::{PageFetcher, PageGuards};
use boreal_test_support::{Reply, WebServer};
use http::Request;
use serde_json::{Value, json};

use crate::test_app::{Answer, TestApp};

const EXTRACT: &str = "/api/v1/article-extractor/extract";

/// An application whose public web is one local server.
pub async fn app_on(server: &WebServer) -> TestApp {
    TestApp::with_reader(&[], reader_on(server)).await
}

/// The same behind a proxy that names the visitors.
async fn app_behind_proxy(server: &WebServer) -> TestApp {
    TestApp::with_reader(&[("TRUSTED_PROXIES", "127.0.0.1")], reader_on(server)).await
}

fn reader_on(server: &WebServer) -> PageReader {
    let guards = PageGuards {
        robots_token: "TestBot".to_owned(),
        may_reach: |ip| ip == IpAddr::from(Ipv4Addr::LOCALHOST),
        ports: vec![80, 443, server.port],
        shortest_failure: Duration::ZERO,
        ..PageGuards::default()
    };
    PageReader::new(Some(PageFetcher::new(guards)))
}

async fn extract(app: &TestApp, body: Value) -> Answer {
    app.post(EXTRACT, &body).await
}

async fn extract_for(app: &TestApp, visitor: &str, body: Value) -> Answer {
    let request = Request::post(EXTRACT)
        .header("content-type", "application/json")
        .header("x-forwarded-for", visitor);
    app.send(request.body(body.to_string().into()).unwrap())
        .await
}

#[track_caller]
fn check(answer: &Answer, status: u16, code: &str, fields: &[&str]) {
    let fields: Vec<String> = fields.iter().map(|field| (*field).to_owned()).collect();
    let expected = (status, code.to_owned(), fields);
    assert_eq!(answer.problem(), expected, "{}", answer.text());
}

#[tokio::test]
async fn an_extraction_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let answer = extract(&app, json!({ "html": sample_html() })).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let report = answer.json();
    for field in [
        "title",
        "byline",
        "site_name",
        "published",
        "language",
        "excerpt",
        "lead_image",
        "text",
        "markdown",
        "html",
        "images",
        "links",
        "word_count",
        "reading_minutes",
        "confidence",
        "method",
        "blocks",
        "provenance",
    ] {
        assert!(report.get(field).is_some(), "{field} is missing");
    }
    assert!(report["word_count"].as_u64().unwrap() > 100);
}

#[tokio::test]
async fn the_address_of_pasted_html_is_what_its_links_are_relative_to() {
    let app = TestApp::new().await;
    let words = "The harbour board met on Monday evening to settle the question of the lights. ";
    let html = format!(
        "<html><body><article><h1>Lights</h1><p>{}</p><p>{} <a href=\"/more\">Read the minutes</a>.</p></article></body></html>",
        words.repeat(6),
        words.repeat(6)
    );
    let body = json!({ "html": html, "url": "https://paper.example/news/1" });
    let report = extract(&app, body).await.json();
    assert_eq!(report["links"][0]["url"], "https://paper.example/more");
}

#[tokio::test]
async fn an_address_alone_is_fetched() {
    let server = WebServer::start(&[("/story", Reply::html(sample_html()))]).await;
    let app = app_on(&server).await;
    let answer = extract(&app, json!({ "url": server.url("127.0.0.1", "/story") })).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let pasted = extract(&app, json!({ "html": sample_html() })).await;
    assert_eq!(answer.json()["text"], pasted.json()["text"]);
}

#[tokio::test]
async fn a_batch_of_twenty_is_within_every_limit() {
    let server = WebServer::start(&[]).await;
    let app = app_on(&server).await;
    for page in 0..20 {
        let path = format!("/{page}");
        server.will(&path, Reply::html(sample_html()));
        let answer = extract(&app, json!({ "url": server.url("127.0.0.1", &path) })).await;
        assert_eq!(answer.status, 200, "page {page}: {}", answer.text());
    }
}

#[tokio::test]
async fn slow_addresses_hold_four_of_a_visitors_fetches_and_no_more() {
    let paths = ["/1", "/2", "/3", "/4"];
    let server = WebServer::start(&paths.map(|path| (path, Reply::Silence))).await;
    let app = app_on(&server).await;
    let at = |path: &str| extract(&app, json!({ "url": server.url("127.0.0.1", path) }));
    let slow = async { tokio::join!(at("/1"), at("/2"), at("/3"), at("/4")) };
    let all_asked = async {
        while !paths
            .iter()
            .all(|path| server.asked().contains(&(*path).to_owned()))
        {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::select! {
        answers = slow => panic!("the slow ones were answered: {}", answers.0.text()),
        answer = async { all_asked.await; at("/5").await } => {
            check(&answer, 429, "too_many_requests", &[]);
        }
    }
    server.will("/6", Reply::html(sample_html()));
    assert_eq!(
        at("/6").await.status,
        200,
        "who hangs up has the place back"
    );
}

#[tokio::test]
async fn one_visitor_does_not_close_a_site_to_another() {
    let server = WebServer::start(&[("/story", Reply::html(sample_html()))]).await;
    let app = app_behind_proxy(&server).await;
    let at = |visitor: &'static str, path: &str| {
        let url = server.url("127.0.0.1", path);
        let app = &app;
        async move { extract_for(app, visitor, json!({ "url": url })).await }
    };
    let mut pages = 0;
    let refused = loop {
        pages += 1;
        let answer = at("203.0.113.1", &format!("/{pages}")).await;
        if answer.status != 422 {
            break answer;
        }
    };
    check(&refused, 429, "too_many_requests", &[]);
    assert!(refused.text().contains("this site"), "{}", refused.text());
    let wait: u32 = refused.header("retry-after").parse().unwrap();
    assert!((1..=6).contains(&wait), "{wait}");
    assert!(pages >= 20, "a batch of twenty was refused: {pages}");
    let other = at("198.51.100.1", "/story").await;
    assert_eq!(other.status, 200, "{}", other.text());
}

#[tokio::test]
async fn a_visitor_cannot_have_pages_fetched_without_end() {
    let server = WebServer::start(&[("/story", Reply::html(sample_html()))]).await;
    let app = app_on(&server).await;
    let url = server.url("127.0.0.1", "/story");
    let mut refused = None;
    for _ in 0..60 {
        let answer = extract(&app, json!({ "url": url })).await;
        if answer.status != 200 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("sixty in a row are too many");
    check(&refused, 429, "too_many_requests", &[]);
    assert_ne!(refused.header("retry-after"), "");
    let pasted = extract(&app, json!({ "html": sample_html() })).await;
    assert_eq!(pasted.status, 200, "pasting is not fetching");
}

#[tokio::test]
async fn each_wrong_field_is_named() {
    let app = TestApp::new().await;
    for (body, field) in [
        (json!({}), "html"),
        (json!({ "html": null, "url": null }), "html"),
        (json!({ "html": "  " }), "html"),
        (json!({ "html": 5 }), "html"),
        (json!({ "html": "<p>x</p>", "url": "paper" }), "url"),
        (json!({ "html": "<p>x</p>", "url": "file:///x" }), "url"),
        (json!({ "url": "paper.example/story" }), "url"),
        (json!({ "url": "ftp://paper.example/" }), "url"),
        (json!({ "url": "https://me:word@paper.example/" }), "url"),
        (json!({ "url": "https://paper.example:8443/" }), "url"),
        (
            json!({ "url": format!("https://paper.example/{}", "a".repeat(2048)) }),
            "url",
        ),
    ] {
        check(&extract(&app, body).await, 422, "invalid", &[field]);
    }
    let unknown = extract(&app, json!({ "html": "<p>x</p>", "depth": 5 })).await;
    assert_eq!(unknown.status, 422, "{}", unknown.text());
}

#[tokio::test]
async fn a_page_without_an_article_says_so() {
    let app = TestApp::new().await;
    for html in [
        "<p>Hello</p>",
        "<nav><a href=/>Home</a></nav>",
        "just words",
    ] {
        check(
            &extract(&app, json!({ "html": html })).await,
            422,
            "no_article",
            &[],
        );
    }
    let server = WebServer::start(&[("/empty", Reply::html(" "))]).await;
    let app = app_on(&server).await;
    let answer = extract(&app, json!({ "url": server.url("127.0.0.1", "/empty") })).await;
    check(&answer, 422, "no_article", &[]);
}

#[tokio::test]
async fn pages_up_to_five_megabytes_are_read_and_larger_ones_refused() {
    let app = TestApp::new().await;
    let padding = |bytes: usize| format!("{}<!--{}-->", sample_html(), "\n".repeat(bytes));
    let room = MAX_PAGE_BYTES - padding(0).len();
    // Every line break is two characters of JSON, so this body is nearly twice the page.
    let fits = extract(&app, json!({ "html": padding(room - 100_000) })).await;
    assert_eq!(fits.status, 200, "{}", fits.text());
    let over = extract(&app, json!({ "html": "a".repeat(MAX_PAGE_BYTES + 1) })).await;
    check(&over, 422, "invalid", &["html"]);
    let far_over = extract(&app, json!({ "html": "a".repeat(2 * MAX_PAGE_BYTES) })).await;
    check(&far_over, 413, "too_large", &[]);
}

#[tokio::test]
async fn other_endpoints_keep_the_small_limit() {
    let app = TestApp::new().await;
    let body = json!({ "points": "x".repeat(300 * 1024) });
    let answer = app.post("/api/v1/bond-yields/fit", &body).await;
    check(&answer, 413, "too_large", &[]);
}

#[tokio::test]
async fn hostile_html_comes_out_harmless() {
    let app = TestApp::new().await;
    let prose =
        "The council met on Monday evening and spoke about the old bridge at length. ".repeat(8);
    let html = format!(
        "<article><h1>Bridge</h1><p onclick=alert(1)>{prose}</p><script>alert(1)</script>\
         <p>{prose}<a href=\"javascript:alert(1)\">here</a><img src=x onerror=alert(1)></p>\
         <iframe src=https://evil.example></iframe><svg><script>alert(1)</script></svg>\
         <p style=\"background:url(javascript:x)\">{prose}</p>{}</article>",
        "<div>".repeat(20_000)
    );
    let answer = extract(&app, json!({ "html": html })).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let report = answer.json();
    for field in ["html", "markdown"] {
        let out = report[field].as_str().unwrap().to_lowercase();
        for sign in [
            "<script",
            "javascript:",
            "onerror",
            "onclick",
            "<iframe",
            "<svg",
            "style=",
        ] {
            assert!(!out.contains(sign), "{field} holds {sign}: {out}");
        }
    }
}

#[tokio::test]
async fn every_way_inside_gives_the_same_answer() {
    let server = WebServer::start(&[
        ("/inwards", Reply::redirect("http://10.0.0.1/")),
        (
            "/pdf",
            Reply::with("200 OK", "content-type: application/pdf", b"%PDF"),
        ),
    ])
    .await;
    let app = app_on(&server).await;
    let mut bodies = std::collections::BTreeSet::new();
    for url in [
        server.url("127.0.0.2", "/"),
        server.url("localhost.invalid", "/"),
        server.url("127.0.0.1", "/inwards"),
        server.url("127.0.0.1", "/pdf"),
        server.url("127.0.0.1", "/missing"),
        "http://169.254.169.254/latest/meta-data/".to_owned(),
        "http://[::ffff:10.0.0.1]/".to_owned(),
        "http://2130706434/".to_owned(),
    ] {
        let answer = extract(&app, json!({ "url": url })).await;
        check(&answer, 422, "fetch_failed", &["url"]);
        bodies.insert(answer.text().to_owned());
    }
    assert_eq!(bodies.len(), 1, "{bodies:?}");
}

#[tokio::test]
async fn as_installed_no_setting_opens_the_inside() {
    let server = WebServer::start(&[("/", Reply::html(sample_html()))]).await;
    let app = TestApp::with(&[("SOURCES_ALLOW_PRIVATE", "true")]).await;
    let other_port = extract(&app, json!({ "url": server.url("127.0.0.1", "/") })).await;
    check(&other_port, 422, "invalid", &["url"]);
    let inside = extract(&app, json!({ "url": "http://127.0.0.1/" })).await;
    check(&inside, 422, "fetch_failed", &["url"]);
    assert!(server.requests().is_empty());
}

#[tokio::test]
async fn a_site_that_says_no_is_left_alone() {
    let rules = "User-agent: TestBot\nDisallow: /";
    let server = WebServer::start(&[
        (
            "/robots.txt",
            Reply::with("200 OK", "content-type: text/plain", rules.as_bytes()),
        ),
        ("/story", Reply::html(sample_html())),
    ])
    .await;
    let app = app_on(&server).await;
    let answer = extract(&app, json!({ "url": server.url("127.0.0.1", "/story") })).await;
    check(&answer, 422, "robots_disallowed", &["url"]);
    assert!(server.asked().is_empty());
}

#[tokio::test]
async fn fetching_can_be_switched_off() {
    let app = TestApp::with(&[("FETCH_ENABLED", "false")]).await;
    let answer = extract(&app, json!({ "url": "https://paper.example/story" })).await;
    check(&answer, 422, "fetch_disabled", &["url"]);
    let pasted = extract(&app, json!({ "html": sample_html() })).await;
    assert_eq!(pasted.status, 200, "pasting still works");

    let status = app.get("/api/v1/article-extractor/status").await.json();
    assert_eq!(
        status,
        json!({ "fetch_enabled": false, "user_agent": null })
    );
    let on = TestApp::new().await;
    let status = on.get("/api/v1/article-extractor/status").await.json();
    assert_eq!(status["fetch_enabled"], true);
    let user_agent = status["user_agent"].as_str().unwrap();
    assert!(
        user_agent.contains("(+https://"),
        "{user_agent} names the site"
    );
}
