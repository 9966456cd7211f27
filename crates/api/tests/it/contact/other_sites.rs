//! The contact function called from pages of other sites.

use super::*;

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
