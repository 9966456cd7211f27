//! What a visitor sends, and what the owner keeps secret, is in no log line.

use std::io;
use std::sync::{Arc, Mutex};

use ::article_extractor::sample_html;
use axum::body::Body;
use boreal_test_support::{Reply, WebServer};
use http::Request;
use serde_json::json;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

use crate::article_extractor::app_on;
use crate::test_app::TestApp;

/// Everything written so far.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

/// Our own crates to the last detail, the rest as installed; for this thread, on which the test's runtime runs.
fn listen() -> (Log, tracing::subscriber::DefaultGuard) {
    let log = Log::default();
    let filter =
        EnvFilter::new("info,boreal_server=trace,boreal_sources=trace,article_extractor=trace");
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(log.clone())
        .with_ansi(false)
        .finish();
    (log, tracing::subscriber::set_default(subscriber))
}

#[tokio::test]
async fn addresses_are_logged_by_their_host_alone() {
    let server =
        WebServer::start(&[("/private-path?token=hush", Reply::html(sample_html()))]).await;
    let app = app_on(&server).await;
    let (log, _guard) = listen();
    for path in ["/private-path?token=hush", "/missing-path?token=hush"] {
        let url = json!({ "url": server.url("127.0.0.1", path) });
        app.post("/api/v1/article-extractor/extract", &url).await;
    }
    let text = log.text();
    assert!(text.contains("Could not fetch a page"), "{text}");
    assert!(text.contains("127.0.0.1"), "{text}");
    assert!(text.contains("the server answered 404"), "{text}");
    for secret in ["hush", "private-path", "missing-path"] {
        assert!(!text.contains(secret), "{secret} is in {text}");
    }
}

#[tokio::test]
async fn articles_questions_and_keys_are_not_logged() {
    let words =
        r#"{"answer":"Marmalade is expensive.","quotes":["marmalade went up in the spring"]}"#;
    let server = WebServer::start(&[("/v1/chat/completions", Reply::completion(words))]).await;
    let app = TestApp::with(&[
        ("AI_URL", &server.url("127.0.0.1", "/v1")),
        ("AI_MODEL", "small-model"),
        ("AI_KEY", "sk-very-secret"),
    ])
    .await;
    let (log, _guard) = listen();
    let article = "The price of marmalade went up again, said the confectioners of Moose Harbour.";
    let body = json!({ "text": article, "question": "Why does toast matter?" });
    let answer = app.post("/api/v1/machine-learning/ask", &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let html = json!({ "html": sample_html().replace("</h1>", " persimmon</h1>") });
    app.post("/api/v1/article-extractor/extract", &html).await;
    let text = log.text();
    assert!(text.contains("built-in engine answered"), "{text}");
    for secret in [
        "sk-very-secret",
        "marmalade",
        "Marmalade",
        "toast",
        "persimmon",
    ] {
        assert!(!text.contains(secret), "{secret} is in {text}");
    }
}

/// Whoever asks what costs nothing, or is refused, would otherwise fill the disk with lines.
#[tokio::test]
async fn refusals_by_a_limit_and_health_checks_have_one_line_together() {
    const PLAN: &str = "/api/v1/data-integration/plan?city=calgary&crops=tomato&year=2027";
    let app = TestApp::with(&[("LIMITS_API_PER_MINUTE", "2")]).await;
    let (log, _guard) = listen();
    for path in ["/healthz", "/healthz", PLAN, "/api/v1/nothing", PLAN] {
        app.get(path).await;
    }
    let question = Request::options("/functions/v1/send-contact-email");
    app.send(question.body(Body::empty()).unwrap()).await;
    let large = Request::post("/functions/v1/send-contact-email")
        .header("content-type", "application/json")
        .body(Body::from(vec![b'x'; 70_000]));
    app.send(large.unwrap()).await;
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let text = log.text();
    // What was answered, or is not there, is worth a line: the rate bounds how many.
    let [answered, missing] = &lines(&text)[..] else {
        panic!("{text}")
    };
    assert!(
        answered.contains("data-integration/plan") && answered.contains("status=200"),
        "{text}"
    );
    assert!(missing.contains("status=404"), "{text}");
    app.api.stop().await;
    let text = log.text();
    let told = lines(&text).pop().unwrap();
    let counts = "2 with status 200, 1 with status 204, 1 with status 413, 1 with status 429";
    assert!(
        told.ends_with(&format!("Answered besides: {counts}")),
        "{text}"
    );
    // What was told once is not told again.
    app.api.stop().await;
    assert_eq!(log.text(), text);
}
