//! The contact function through the door.

mod limits;
mod other_sites;

use axum::body::Body;
use boreal_api::site::ShowPage;
use http::request::Builder;
use http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::test_app::{Answer, TestApp};

const FUNCTION: &str = "/functions/v1/send-contact-email";

/// More messages than a test sends.
const PLENTY: [(&str, &str); 3] = [
    ("LIMITS_CONTACT_PER_MINUTE", "1000"),
    ("LIMITS_CONTACT_PER_DAY", "1000"),
    ("LIMITS_CONTACT_PER_DAY_PER_NETWORK", "1000"),
];

fn message() -> Value {
    json!({ "name": "Ada Lovelace", "email": "ada@example.ca", "message": "How would you model our orders?" })
}

fn call() -> Builder {
    Request::post(FUNCTION).header("content-type", "application/json")
}

async fn send(app: &TestApp, request: Builder, body: &Value) -> Answer {
    app.send(request.body(Body::from(body.to_string())).unwrap())
        .await
}

async fn stored(app: &TestApp) -> usize {
    let filter = boreal_store::ListFilter {
        limit: 100,
        ..Default::default()
    };
    app.contact
        .store
        .list_enquiries(&filter)
        .await
        .unwrap()
        .len()
}

#[tokio::test]
async fn a_message_is_stored_before_it_is_acknowledged() {
    let app = TestApp::new().await;
    let answer = send(&app, call(), &message()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["message"], "Message sent!");
    let reference = answer.json()["reference"].as_str().unwrap().to_owned();
    let record = app
        .contact
        .store
        .show_enquiry(&reference)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(record.enquiry.email, "ada@example.ca");
}

#[tokio::test]
async fn wrong_fields_are_refused_in_the_specifications_words() {
    let app = TestApp::new().await;
    let answer = send(
        &app,
        call(),
        &json!({ "name": "A", "email": "nobody", "message": "short" }),
    )
    .await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        answer.json()["errors"],
        json!([
            { "field": "name", "message": "Name must be at least 2 characters",
              "code": "too_short", "values": { "limit": 2 } },
            { "field": "email", "message": "Please enter a valid email address",
              "code": "not_an_address" },
            { "field": "message", "message": "Message must be at least 10 characters",
              "code": "too_short", "values": { "limit": 10 } },
        ])
    );
    assert!(
        answer.json()["error"]
            .as_str()
            .unwrap()
            .starts_with("Name must be at least 2 characters")
    );
    let empty = send(&app, call(), &json!({})).await;
    assert_eq!(empty.json()["errors"].as_array().unwrap().len(), 3);
    assert_eq!(stored(&app).await, 0);
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_and_said() {
    let app = TestApp::new().await;
    let text = Request::post(FUNCTION).header("content-type", "text/plain");
    assert_eq!(
        send(&app, text, &message()).await.status,
        StatusCode::UNSUPPORTED_MEDIA_TYPE
    );
    let broken = app
        .send(call().body(Body::from("{\"name\":")).unwrap())
        .await;
    assert_eq!(broken.status, StatusCode::BAD_REQUEST);
    assert!(broken.json()["error"].is_string());
    let large = json!({ "message": "x".repeat(70_000) });
    let large = send(&app, call(), &large).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(large.text().contains("65536 bytes"), "{}", large.text());
    let number = send(&app, call(), &json!({ "name": 5 })).await;
    assert_eq!(number.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(number.json()["errors"][0]["field"], "name");
    assert_eq!(number.json()["error"], "name must be a text");
    let method = app.get(FUNCTION).await;
    assert_eq!(method.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(method.header("access-control-allow-origin"), "*");
    assert!(method.json()["error"].is_string());
}

#[tokio::test]
async fn one_key_is_one_message() {
    let app = TestApp::new().await;
    let mut keyed = message();
    keyed["idempotency_key"] = json!("5a1f2c9e-0000-4000-8000-000000000001");
    let first = send(&app, call(), &keyed).await.json();
    let again = send(&app, call(), &keyed).await.json();
    assert_eq!(first["reference"], again["reference"]);
    keyed["message"] = json!("A different message altogether");
    let other = send(&app, call(), &keyed).await;
    assert_eq!(other.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(stored(&app).await, 1);
}

/// A message of a form that was opened a while ago.
fn form(app: &TestApp, number: usize, email: &str) -> Value {
    let opened_at = jiff::Timestamp::now() - jiff::SignedDuration::from_secs(30);
    let token = app.contact.service.form_token(opened_at).unwrap();
    json!({
        "name": format!("Visitor {number}"), "email": email, "message": "How would you model our orders?",
        "form_token": token.as_str(), "idempotency_key": number.to_string(),
    })
}

async fn acknowledgements(app: &TestApp) -> usize {
    let filter = boreal_store::ListFilter {
        limit: 100,
        ..Default::default()
    };
    let mut count = 0;
    for one in app.contact.store.list_enquiries(&filter).await.unwrap() {
        let record = app.contact.store.show_enquiry(&one.reference).await;
        let deliveries = record.unwrap().unwrap().deliveries;
        let is_acknowledgement =
            |one: &&boreal_store::Outgoing| one.kind == boreal_store::Kind::Acknowledgement;
        count += deliveries.iter().filter(is_acknowledgement).count();
    }
    count
}

#[tokio::test]
async fn nobodys_mailbox_can_be_flooded_with_acknowledgements() {
    let app = TestApp::with(&[("TRUSTED_PROXIES", "127.0.0.1")]).await;
    // Each from a network of its own.
    let from = |number: usize| call().header("x-forwarded-for", format!("10.0.{number}.1"));
    for number in 0..4 {
        let email = format!("victim+{number}@example.ca");
        let sent = send(&app, from(number), &form(&app, number, &email)).await;
        assert_eq!(sent.status, StatusCode::OK, "{}", sent.text());
    }
    assert_eq!(acknowledgements(&app).await, 1, "one mailbox, one mail");
    for number in 4..40 {
        let email = format!("person-{number}@example.ca");
        send(&app, from(number), &form(&app, number, &email)).await;
    }
    assert_eq!(acknowledgements(&app).await, 20, "a domain's in an hour");
    assert_eq!(stored(&app).await, 40, "every message is kept all the same");
}

#[tokio::test]
async fn a_program_without_a_form_is_taken_and_not_acknowledged() {
    let app = TestApp::new().await;
    let sent = send(&app, call(), &message()).await;
    assert_eq!(sent.status, StatusCode::OK);
    assert_eq!(acknowledgements(&app).await, 0);
    assert_eq!(app.contact.store.queue().await.unwrap().queued, 1);
}

#[tokio::test]
async fn whoever_calls_too_often_is_refused_before_anything_is_read() {
    let settings = [
        ("LIMITS_API_PER_MINUTE", "3"),
        ("LIMITS_CONTACT_PER_MINUTE", "1"),
        ("TRUSTED_PROXIES", "127.0.0.1"),
    ];
    let app = TestApp::with(&settings).await;
    let token = "/functions/v1/contact-form-token";
    for _ in 0..3 {
        assert_eq!(app.get(token).await.status, StatusCode::OK);
    }
    // Neither a body that never comes nor a database that is gone is waited for.
    app.contact.store.close().await;
    let never = futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>();
    let unread = call().body(Body::from_stream(never)).unwrap();
    for refused in [app.send(unread).await, app.get(token).await] {
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
        assert!(refused.header("retry-after").parse::<u32>().unwrap() >= 1);
        assert_eq!(refused.header("access-control-allow-origin"), "*");
        assert!(refused.json()["error"].is_string(), "{}", refused.text());
    }
    let form = Request::post(FUNCTION).header("content-type", "application/x-www-form-urlencoded");
    let refused = app.open(form.body(Body::empty()).unwrap()).await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.extensions().get::<ShowPage>().is_some());
    // Whether it may call at all, a browser may always ask.
    let preflight = Request::options(token).body(Body::empty()).unwrap();
    assert_eq!(app.send(preflight).await.status, StatusCode::NO_CONTENT);
    let other = app.get_with(token, &[("x-forwarded-for", "203.0.113.7")]);
    assert_eq!(other.await.status, StatusCode::OK);
}

/// With the clock stopped every wait of ours is over before the first of the database's.
#[tokio::test]
async fn whoever_waits_for_a_silent_database_is_told_in_time_and_the_form_gets_its_page() {
    use sqlx::{Connection, Executor};

    let app = TestApp::with(&PLENTY).await;
    let url = format!("sqlite://{}", app.data_dir().join("boreal.db").display());
    let mut other = sqlx::SqliteConnection::connect(&url).await.unwrap();
    other.execute("BEGIN EXCLUSIVE").await.unwrap();
    tokio::time::pause();
    let started = tokio::time::Instant::now();
    // Eight are at the database, and the ninth waits for them.
    let calls = (0..9).map(|number| {
        let mut body = message();
        body["idempotency_key"] = json!(number.to_string());
        let app = &app;
        async move {
            let answer = send(app, call(), &body).await;
            (answer, started.elapsed().as_secs())
        }
    });
    for (answer, seconds) in futures_util::future::join_all(calls).await {
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        let words = answer.json()["error"].as_str().unwrap().to_owned();
        assert!(words.starts_with("We could not "), "{words}");
        assert!(words.contains("still in the form"), "{words}");
        assert!(seconds <= 15, "{seconds}");
    }

    let form = Request::post(FUNCTION)
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin");
    let body = "name=Ada+Lovelace&email=ada%40example.ca&message=How+would+you+model+our+orders%3F";
    let refused = app.open(form.body(Body::from(body)).unwrap()).await;
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    let page = refused.extensions().get::<ShowPage>().unwrap();
    assert_eq!(page.0, "/contact/not-sent");

    tokio::time::resume();
    other.execute("ROLLBACK").await.unwrap();
    let mut last = message();
    last["idempotency_key"] = json!("the last one's");
    let answer = send(&app, call(), &last).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
}

#[tokio::test]
async fn a_form_without_script_is_redirected_to_the_thanks_page() {
    let app = TestApp::new().await;
    let form = |site: &'static str, body: &'static str| {
        let request = Request::post(FUNCTION)
            .header("content-type", "application/x-www-form-urlencoded")
            .header("sec-fetch-site", site);
        app.send(request.body(Body::from(body)).unwrap())
    };
    let body = "name=Ada+Lovelace&email=ada%40example.ca&message=How+would+you+model+our+orders%3F&website=";
    let sent = form("same-origin", body).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.text());
    assert!(sent.header("location").starts_with("/contact/thanks?ref="));

    let refused = form("same-origin", "name=A&email=nobody&message=short").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);

    for site in ["cross-site", "same-site", "none"] {
        assert_eq!(
            form(site, body).await.status,
            StatusCode::FORBIDDEN,
            "{site}"
        );
    }
    assert_eq!(stored(&app).await, 1);
}

#[tokio::test]
async fn a_form_over_the_limit_is_too_large() {
    let app = TestApp::new().await;
    let request = Request::post(FUNCTION)
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin");
    let body = format!("message={}", "x".repeat(70_000));
    let refused = app.send(request.body(Body::from(body)).unwrap()).await;
    assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn a_filled_honeypot_is_kept_but_not_sent() {
    let app = TestApp::new().await;
    let mut body = message();
    body["website"] = json!("https://spam.example");
    let answer = send(&app, call(), &body).await;
    assert_eq!(
        answer.status,
        StatusCode::OK,
        "spam is no error: {}",
        answer.text()
    );
    let reference = answer.json()["reference"].as_str().unwrap().to_owned();
    let record = app
        .contact
        .store
        .show_enquiry(&reference)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(record.enquiry.standing, boreal_store::Standing::Quarantined);
    assert!(record.deliveries.is_empty());
}

#[tokio::test]
async fn a_form_token_is_given_out() {
    let answer = TestApp::new()
        .await
        .get("/functions/v1/contact-form-token")
        .await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.json()["form_token"].as_str().unwrap().len() > 20);
}

#[tokio::test]
async fn metrics_need_the_token() {
    let app = TestApp::with(&[("METRICS_TOKEN", "a token for the monitor")]).await;
    for headers in [
        &[][..],
        &[("authorization", "Bearer another")],
        &[("authorization", "a token for the monitor")],
    ] {
        let refused = app.get_with("/metrics", headers).await;
        assert_eq!(refused.status, StatusCode::UNAUTHORIZED, "{headers:?}");
        assert!(!refused.text().contains("contact_"));
    }
    let without = TestApp::new().await.get("/metrics").await;
    assert_eq!(without.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn metrics_count_the_queue() {
    let app = TestApp::with(&[("METRICS_TOKEN", "a token for the monitor")]).await;
    send(&app, call(), &message()).await;
    let token = [("authorization", "Bearer a token for the monitor")];
    let metrics = app.get_with("/metrics", &token).await;
    assert_eq!(metrics.status, StatusCode::OK);
    assert!(metrics.header("content-type").starts_with("text/plain"));
    assert!(metrics.text().contains("contact_"), "{}", metrics.text());
    assert!(!metrics.text().contains("ada@example.ca"));
}
