//! The contact function through the door.

use axum::body::Body;
use http::request::Builder;
use http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::test_app::{Answer, TestApp};

const FUNCTION: &str = "/functions/v1/send-contact-email";

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
    assert_eq!(
        send(&app, call(), &large).await.status,
        StatusCode::PAYLOAD_TOO_LARGE
    );
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

#[tokio::test]
async fn too_many_messages_are_told_when_to_come_back() {
    let app = TestApp::with(&[("LIMITS_CONTACT_PER_MINUTE", "2")]).await;
    for number in 0..2 {
        let mut body = message();
        body["message"] = json!(format!("Message number {number} of this minute"));
        assert_eq!(send(&app, call(), &body).await.status, StatusCode::OK);
    }
    let refused = send(&app, call(), &message()).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.header("retry-after").parse::<u32>().unwrap() >= 1);
    assert!(
        refused.json()["error"]
            .as_str()
            .unwrap()
            .contains("Please wait")
    );
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
async fn a_message_that_does_not_arrive_is_refused_where_other_sites_can_read_it() {
    let app = TestApp::with(&[("LIMITS_REQUEST_SECONDS", "1")]).await;
    let never = futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>();
    let request = call().body(Body::from_stream(never)).unwrap();
    let refused = app.send(request).await;
    assert_eq!(refused.status, StatusCode::REQUEST_TIMEOUT);
    assert_eq!(refused.header("access-control-allow-origin"), "*");
    assert_eq!(refused.header("content-type"), "application/json");
    assert_eq!(
        refused.json()["error"],
        "The request did not arrive in time."
    );
}

#[tokio::test]
async fn without_fetch_metadata_the_origin_must_be_ours() {
    let app = TestApp::new().await;
    for (origin, expected) in [
        ("http://site.example", StatusCode::SEE_OTHER),
        ("http://evil.example", StatusCode::FORBIDDEN),
        ("null", StatusCode::FORBIDDEN),
    ] {
        let request = Request::post(FUNCTION)
            .header("content-type", "application/x-www-form-urlencoded")
            .header("host", "site.example")
            .header("origin", origin);
        let body = "name=Ada&email=ada%40example.ca&message=How+would+you+model+this%3F";
        let answer = app.send(request.body(Body::from(body)).unwrap()).await;
        assert_eq!(answer.status, expected, "{origin}");
    }
}

#[tokio::test]
async fn other_sites_may_call_with_the_client_library() {
    let app = TestApp::new().await;
    let preflight = Request::options(FUNCTION)
        .header("origin", "https://client.example")
        .header("access-control-request-method", "POST")
        .header(
            "access-control-request-headers",
            "apikey,content-type,x-client-info,x-region",
        );
    let allowed = app.send(preflight.body(Body::empty()).unwrap()).await;
    assert_eq!(allowed.status, StatusCode::NO_CONTENT);
    assert_eq!(allowed.header("access-control-allow-origin"), "*");
    for header in [
        "authorization",
        "apikey",
        "content-type",
        "x-client-info",
        "x-region",
    ] {
        assert!(
            allowed
                .header("access-control-allow-headers")
                .contains(header),
            "{header}"
        );
    }
    let invalid = send(
        &app,
        call().header("origin", "https://client.example"),
        &json!({}),
    )
    .await;
    assert_eq!(
        invalid.header("access-control-allow-origin"),
        "*",
        "errors must be readable too"
    );
    assert_eq!(invalid.header("content-type"), "application/json");
}

#[tokio::test]
async fn a_configured_key_is_asked_of_everyone_but_our_own_pages() {
    let app = TestApp::with(&[("CONTACT_KEY", "sb_publishable_boreal")]).await;
    assert_eq!(
        send(&app, call(), &message()).await.status,
        StatusCode::UNAUTHORIZED
    );
    let wrong = call().header("apikey", "another");
    assert_eq!(
        send(&app, wrong, &message()).await.status,
        StatusCode::UNAUTHORIZED
    );
    let right = call().header("apikey", "sb_publishable_boreal");
    assert_eq!(send(&app, right, &message()).await.status, StatusCode::OK);
    let bearer = call().header("authorization", "Bearer sb_publishable_boreal");
    assert_eq!(send(&app, bearer, &message()).await.status, StatusCode::OK);
    let own_page = call().header("sec-fetch-site", "same-origin");
    assert_eq!(
        send(&app, own_page, &message()).await.status,
        StatusCode::OK
    );
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
async fn metrics_count_the_queue_when_switched_on() {
    let app = TestApp::with(&[("METRICS", "true")]).await;
    send(&app, call(), &message()).await;
    let metrics = app.get("/metrics").await;
    assert_eq!(metrics.status, StatusCode::OK);
    assert!(metrics.header("content-type").starts_with("text/plain"));
    assert!(metrics.text().contains("contact_"), "{}", metrics.text());
    assert!(!metrics.text().contains("ada@example.ca"));
}

#[tokio::test]
async fn every_failure_of_a_function_has_its_shape_and_can_be_read_by_other_sites() {
    let app = TestApp::new().await;
    let check = |failed: &Answer, status: u16| {
        assert_eq!(failed.status, status, "{}", failed.text());
        assert_eq!(failed.header("access-control-allow-origin"), "*");
        assert_eq!(failed.header("content-type"), "application/json");
        let failure = failed.json();
        assert!(failure["error"].as_str().unwrap().ends_with('.'));
        assert!(failure.get("type").is_none(), "{failure}");
    };
    for path in [
        "/functions",
        "/functions/",
        "/functions/v1/other",
        "/functions/v2",
    ] {
        check(&app.get(path).await, 404);
    }
    check(&app.post("/functions/v1/other", &message()).await, 404);

    let broken = futures_util::stream::poll_fn(
        |_| -> std::task::Poll<Option<Result<Vec<u8>, std::io::Error>>> { panic!("handler bug") },
    );
    let request = call().body(Body::from_stream(broken)).unwrap();
    check(&app.send(request).await, 500);

    app.contact.store.close().await;
    check(&send(&app, call(), &message()).await, 503);
}
