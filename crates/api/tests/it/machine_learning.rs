//! `/api/v1/machine-learning` through the door; what an analysis finds is the engine's tests.

use std::sync::Arc;

use ::machine_learning::samples;
use boreal_test_support::{Reply, WebServer, eventually};
use serde_json::{Value, json};

use crate::article_extractor::app_on;
use crate::test_app::{Answer, TestApp};

const COMPLETIONS: &str = "/v1/chat/completions";
const ARTICLE: &str = "The council of Moose Harbour voted 7 to 2 on Tuesday to rebuild the old pier. \
    Mayor Anne Tremblay said the work would cost $4.2 million. \
    Fishers welcomed the decision. Shopkeepers worried about lost trade during two summers.";

async fn post(app: &TestApp, verb: &str, body: Value) -> Answer {
    app.post(&format!("/api/v1/machine-learning/{verb}"), &body)
        .await
}

async fn good(app: &TestApp, verb: &str, body: Value) -> Value {
    let answer = post(app, verb, body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

#[track_caller]
fn check(answer: &Answer, code: &str, fields: &[&str]) {
    let fields: Vec<String> = fields.iter().map(|field| (*field).to_owned()).collect();
    let expected = (422, code.to_owned(), fields);
    assert_eq!(answer.problem(), expected, "{}", answer.text());
}

/// An application whose AI endpoint is a local server that says `words`.
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

#[tokio::test]
async fn an_analysis_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let report = good(&app, "analyze", json!({ "text": ARTICLE })).await;
    assert_eq!(report["language"], "en");
    assert_eq!(report["engine"], "built-in");
    assert!(report["summary"][0]["index"].is_u64());
    assert!(report["summary"][0]["score"].is_number());
    assert!(report["sentiment"]["label"].is_string());
    assert!(report["sentiment"]["sentences"][0]["score"].is_number());
    assert!(report["entities"][0]["kind"].is_string());
    assert!(report["entities"][0]["mentions"].is_array());
    assert!(report["key_phrases"][0]["phrase"].is_string());
    assert!(report["topic"]["label"].is_string());
    assert!(report["topic"]["alternatives"].is_array());
    assert!(report["readability"]["flesch"].is_number());
    assert!(report["readability"]["grade"].is_number());
    assert!(report["word_count"].as_u64().unwrap() > 20);
    assert_eq!(report["reading_minutes"], 1);
    assert!(report.get("title").is_some());
}

#[tokio::test]
async fn a_page_is_read_through_the_extractor() {
    let sample = ::article_extractor::sample_html();
    let server = WebServer::start(&[("/story", Reply::html(sample))]).await;
    let app = app_on(&server).await;
    let pasted = good(&app, "analyze", json!({ "html": sample })).await;
    let url = server.url("127.0.0.1", "/story");
    let fetched = good(&app, "analyze", json!({ "url": url })).await;
    assert_eq!(pasted, fetched);
    assert!(
        pasted["title"].as_str().unwrap().len() > 5,
        "the page's own"
    );
    assert!(!pasted["text"].as_str().unwrap().contains('<'));
    let (title, text) = (pasted["title"].as_str(), pasted["text"].as_str());
    let (title, text) = (title.expect("a title"), text.expect("a text"));
    assert!(!text.starts_with(title), "the headline is not a sentence");
    let titled = json!({ "html": sample, "title": "Mine", "language": "fr" });
    let titled = good(&app, "analyze", titled).await;
    assert_eq!(titled["title"], "Mine");
    assert_eq!(titled["language"], "fr");
}

#[tokio::test]
async fn each_wrong_field_is_named() {
    let app = TestApp::new().await;
    for (body, field) in [
        (json!({}), "text"),
        (json!({ "text": ARTICLE, "html": "<p>x</p>" }), "text"),
        (
            json!({ "text": ARTICLE, "url": "https://a.example" }),
            "text",
        ),
        (json!({ "text": "" }), "text"),
        (json!({ "text": "..." }), "text"),
        (json!({ "text": "a ".repeat(50_001) }), "text"),
        (json!({ "text": 7 }), "text"),
        (json!({ "html": "" }), "html"),
        (json!({ "url": "paper" }), "url"),
        (
            json!({ "text": ARTICLE, "title": "t".repeat(301) }),
            "title",
        ),
        (
            json!({ "text": ARTICLE, "language": "klingon" }),
            "language",
        ),
    ] {
        check(&post(&app, "analyze", body).await, "invalid", &[field]);
    }
    let long = format!(
        "<article><p>{}</p></article>",
        "Words follow words. ".repeat(6_000)
    );
    check(
        &post(&app, "analyze", json!({ "html": long })).await,
        "invalid",
        &["html"],
    );
    check(
        &post(&app, "analyze", json!({ "html": "<p>x</p>" })).await,
        "no_article",
        &[],
    );
    let inside = json!({ "url": "http://127.0.0.1/" });
    check(
        &post(&app, "analyze", inside).await,
        "fetch_failed",
        &["url"],
    );
    let ask = |text: &str, question: &str| json!({ "text": text, "question": question });
    check(
        &post(&app, "ask", ask("", "Why?")).await,
        "invalid",
        &["text"],
    );
    check(
        &post(&app, "ask", ask(ARTICLE, "?")).await,
        "invalid",
        &["question"],
    );
    let long = "why ".repeat(100);
    check(
        &post(&app, "ask", ask(ARTICLE, &long)).await,
        "invalid",
        &["question"],
    );
    check(
        &post(&app, "summarize", json!({ "text": "" })).await,
        "invalid",
        &["text"],
    );
}

#[tokio::test]
async fn two_articles_are_compared_and_faults_are_told_apart() {
    let app = TestApp::new().await;
    let all = samples();
    let body = json!({ "a": { "text": all[0].text }, "b": { "text": all[1].text } });
    let compared = good(&app, "compare", body).await;
    assert_eq!(compared["comparison"]["same_story"], true);
    assert_eq!(compared["a"]["text"], all[0].text);
    assert!(compared["b"]["entities"].is_array());
    let wrong = json!({ "a": { "text": ARTICLE }, "b": {} });
    check(&post(&app, "compare", wrong).await, "invalid", &["b.text"]);
    let wrong = json!({ "a": { "text": "-" }, "b": { "text": ARTICLE } });
    check(&post(&app, "compare", wrong).await, "invalid", &["a.text"]);
    let wrong = json!({
        "a": { "text": ARTICLE, "title": "t".repeat(301), "language": "klingon" },
        "b": { "url": format!("https://a.example/{}", "b".repeat(2_048)) },
    });
    let fields = ["a.title", "a.language", "b.url"];
    check(&post(&app, "compare", wrong).await, "invalid", &fields);
    let inside = json!({ "a": { "text": ARTICLE }, "b": { "url": "http://127.0.0.1/" } });
    let refused = post(&app, "compare", inside).await;
    check(&refused, "fetch_failed", &["b.url"]);
    let missing = post(&app, "compare", json!({ "a": { "text": ARTICLE } })).await;
    assert_eq!(missing.status, 422);
}

#[tokio::test]
async fn samples_and_status_are_there() {
    let app = TestApp::new().await;
    let list = app.get("/api/v1/machine-learning/samples").await.json();
    assert_eq!(list["samples"].as_array().unwrap().len(), samples().len());
    let status = app.get("/api/v1/machine-learning/status").await.json();
    assert_eq!(status["ai_model"], Value::Null);
    assert_eq!(status["fetch_enabled"], true);
    let off = TestApp::with(&[("FETCH_ENABLED", "false")]).await;
    let url = json!({ "url": "https://paper.example/" });
    check(
        &post(&off, "analyze", url).await,
        "fetch_disabled",
        &["url"],
    );
}

#[tokio::test]
async fn without_an_endpoint_the_built_in_engine_answers_and_says_so() {
    let app = TestApp::new().await;
    let question = json!({ "text": ARTICLE, "question": "How much will the work cost?" });
    let answer = good(&app, "ask", question).await;
    assert_eq!(answer["engine"], "built-in");
    assert_eq!(answer["answer"], Value::Null);
    assert_eq!(answer["prompt"], Value::Null);
    assert!(answer["note"].as_str().unwrap().contains("No AI endpoint"));
    let quote = &answer["quotes"][0];
    assert!(quote["text"].as_str().unwrap().contains("$4.2 million"));
    let span = |name: &str| usize::try_from(quote[name].as_u64().unwrap()).unwrap();
    let text: Vec<char> = answer["text"].as_str().unwrap().chars().collect();
    let cut: String = text[span("start")..span("end")].iter().collect();
    assert_eq!(cut, quote["text"].as_str().unwrap());

    let summary = good(&app, "summarize", json!({ "text": ARTICLE })).await;
    assert_eq!(summary["engine"], "built-in");
    let point = summary["points"][0]["text"].as_str().unwrap();
    assert!(ARTICLE.contains(point), "{point}");
}

#[tokio::test]
async fn a_model_that_quotes_truly_is_shown_with_its_prompt() {
    let words = json!({
        "answer": "The work would cost $4.2 million.",
        "quotes": ["said the work would cost $4.2 million"],
    });
    let (app, server) = with_model(Reply::completion(&words.to_string())).await;
    let question = json!({ "text": ARTICLE, "question": "How much?" });
    let answer = good(&app, "ask", question).await;
    assert_eq!(answer["engine"], "ai");
    assert_eq!(answer["model"], "small-model");
    assert_eq!(answer["answer"], "The work would cost $4.2 million.");
    let start = ARTICLE.find("said the work").unwrap();
    assert_eq!(answer["quotes"][0]["start"], start);
    assert_eq!(answer["note"], Value::Null);
    let sent: Value = serde_json::from_str(&server.requests()[0].body).unwrap();
    assert_eq!(
        sent["messages"][0]["content"],
        answer["prompt"]["instructions"]
    );
    assert_eq!(sent["messages"][1]["content"], answer["prompt"]["data"]);
    let status = app.get("/api/v1/machine-learning/status").await.json();
    assert_eq!(status["ai_model"], "small-model");

    let points = json!({ "points": [
        { "text": "The council will rebuild the pier.", "quote": "voted 7 to 2 on Tuesday" },
    ]});
    server.will(COMPLETIONS, Reply::completion(&points.to_string()));
    let summary = good(&app, "summarize", json!({ "text": ARTICLE })).await;
    assert_eq!(summary["engine"], "ai");
    assert_eq!(
        summary["points"][0]["text"],
        "The council will rebuild the pier."
    );
    assert_eq!(
        summary["points"][0]["quote"]["text"],
        "voted 7 to 2 on Tuesday"
    );
}

#[tokio::test]
async fn a_visitor_cannot_spend_the_owners_model_without_end() {
    let (app, server) = with_model(Reply::completion("nonsense")).await;
    let body = json!({ "text": ARTICLE });
    for _ in 0..10 {
        good(&app, "summarize", body.clone()).await;
    }
    let refused = post(&app, "summarize", body.clone()).await;
    assert_eq!(
        refused.problem(),
        (429, "too_many_requests".to_owned(), vec![])
    );
    assert_eq!(server.requests().len(), 10);
    good(&app, "analyze", body).await;
}

#[tokio::test]
async fn a_model_that_fails_invents_or_obeys_gives_way_to_the_built_in_engine() {
    let invented = r#"{"answer":"It costs $9 billion.","quotes":["it will cost $9 billion"]}"#;
    let obeys =
        r#"{"answer":"Visit https://prize.example now","quotes":["voted 7 to 2 on Tuesday"]}"#;
    for reply in [
        Reply::status("401 Unauthorized"),
        Reply::status("500 Broken"),
        Reply::HangUp,
        Reply::json("{\"choices\":"),
        Reply::completion("Sure!"),
        Reply::completion(invented),
        Reply::completion(obeys),
    ] {
        let words = format!("{reply:?}");
        let (app, _server) = with_model(reply).await;
        let question = json!({ "text": ARTICLE, "question": "How much will the work cost?" });
        let answer = good(&app, "ask", question).await;
        assert_eq!(answer["engine"], "built-in", "{words}");
        let note = answer["note"].as_str().unwrap();
        assert!(note.starts_with("The built-in engine answered: "), "{note}");
        assert!(
            answer["quotes"][0]["text"]
                .as_str()
                .unwrap()
                .contains("$4.2 million")
        );
        let everything = answer.to_string();
        assert!(
            !everything.contains("billion") && !everything.contains("prize"),
            "{words}"
        );
        assert!(!everything.contains("secret"), "{words}");
        let summary = good(&app, "summarize", json!({ "text": ARTICLE })).await;
        assert_eq!(summary["engine"], "built-in", "{words}");
    }
}

/// Four questions that are not answered would otherwise keep everybody from the model.
#[tokio::test]
async fn a_visitor_asks_the_model_one_thing_at_once_and_is_told_so() {
    let (app, server) = with_model(Reply::Silence).await;
    let app = Arc::new(app);
    let ask = || {
        let app = Arc::clone(&app);
        let body = json!({ "text": ARTICLE, "question": "How much?" });
        async move { post(&app, "ask", body).await }
    };
    let first = tokio::spawn(ask());
    let reached = |count: usize| {
        let server = &server;
        move || async move { (server.requests().len() == count).then_some(()) }
    };
    eventually("a question to reach the model", reached(1)).await;
    for verb in ["ask", "summarize"] {
        let mut body = json!({ "text": ARTICLE });
        if verb == "ask" {
            body["question"] = json!("How much?");
        }
        let refused = post(&app, verb, body).await;
        let expected = (429, "too_much_at_once".to_owned(), vec![]);
        assert_eq!(refused.problem(), expected, "{}", refused.text());
        assert!(refused.text().contains("language model"));
        assert_eq!(refused.header("retry-after"), "20");
    }
    // Who goes away asks no longer.
    first.abort();
    assert!(first.await.is_err_and(|error| error.is_cancelled()));
    let next = tokio::spawn(ask());
    eventually("the next question to reach the model", reached(2)).await;
    next.abort();
}
