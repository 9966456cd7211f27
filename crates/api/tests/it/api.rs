use axum::body::Body;
use http::{Request, StatusCode};
use http_body_util::BodyExt;

use crate::test_app::TestApp;

#[tokio::test]
async fn an_unknown_api_path_is_a_problem_not_a_page() {
    let app = TestApp::new().await;
    for path in ["/api", "/api/v1/nothing"] {
        let answer = app.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(
            answer.header("content-type"),
            "application/problem+json",
            "{path}"
        );
        assert_eq!(answer.json()["code"], "not_found", "{path}");
        assert_eq!(answer.json()["status"], 404, "{path}");
    }
}

#[tokio::test]
async fn a_wrong_method_is_a_problem() {
    let answer = TestApp::new().await.get("/api/v1/reports").await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(answer.json()["code"], "method_not_allowed");
    assert_eq!(answer.header("allow"), "POST");
}

#[tokio::test]
async fn api_answers_can_do_nothing_and_are_not_kept() {
    let answer = TestApp::new().await.get("/api/openapi.json").await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.json()["info"]["title"], "Boreal Signal API");
    assert_eq!(
        answer.header("content-security-policy"),
        "default-src 'none'; frame-ancestors 'none'; sandbox"
    );
    assert_eq!(answer.header("cache-control"), "no-cache");
    let sources = TestApp::new().await.get("/api/v1/sources").await;
    assert_eq!(sources.header("cache-control"), "no-store");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
}

#[tokio::test]
async fn who_has_the_contract_is_told_so() {
    let app = TestApp::new().await;
    let first = app.get("/api/openapi.json").await;
    let tag = first.header("etag").to_owned();
    assert!(tag.starts_with('"'), "{tag}");
    let again = app
        .get_with("/api/openapi.json", &[("if-none-match", &tag)])
        .await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
    assert!(again.body.is_empty());
}

#[tokio::test]
async fn a_body_of_another_kind_names_no_field_and_no_rust_type() {
    let app = TestApp::new().await;
    for body in ["\"x\"", "5", "null", "true"] {
        let request =
            Request::post("/api/v1/bond-yields/fit").header("content-type", "application/json");
        let answer = app.send(request.body(Body::from(body)).unwrap()).await;
        assert_eq!(
            answer.problem(),
            (422, "invalid".to_owned(), vec![String::new()]),
            "{body}"
        );
        let error = &answer.json()["errors"][0];
        assert_eq!(error["message"], "the body must be an object", "{body}");
        assert_eq!(error["code"], "wrong_type", "{body}");
    }
}

#[tokio::test]
async fn health_tells_the_process_from_its_parts() {
    let app = TestApp::new().await;
    assert_eq!(app.get("/healthz").await.text(), "ok\n");
    // The machine's own disk may be nearly full.
    let ready = app.get("/readyz").await.json();
    assert_eq!(ready["database"], "ok");
    assert_eq!(ready["outbox"], "ok");
}

#[tokio::test]
async fn readiness_is_looked_at_anew_after_a_failure() {
    let app = TestApp::new().await;
    assert_eq!(app.get("/readyz").await.json()["database"], "ok");
    app.contact.store.close().await;
    let message = serde_json::json!({
        "name": "Ada", "email": "ada@example.ca", "message": "How would you model our orders?",
    });
    let refused = app.post("/functions/v1/send-contact-email", &message).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    let red = app.get("/readyz").await;
    assert_eq!(red.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(red.json()["database"], "messages cannot be stored");
}

#[tokio::test]
async fn constant_answers_are_made_once() {
    let app = TestApp::new().await;
    for path in [
        "/api/openapi.json",
        "/api/v1/machine-learning/samples",
        "/api/v1/data-integration/cities",
    ] {
        // Both are kept, so that the second is not made where the first was.
        let mut made = Vec::new();
        for _ in 0..2 {
            let request = Request::get(path).body(Body::empty()).unwrap();
            let mut body = app.open(request).await.into_body();
            made.push(body.frame().await.unwrap().unwrap().into_data().unwrap());
        }
        // The same bytes in memory, not only equal ones.
        assert_eq!(made[0].as_ptr(), made[1].as_ptr(), "{path}");
    }
}

#[tokio::test]
async fn every_wrong_field_is_named_whatever_is_wrong_with_it() {
    let app = TestApp::new().await;
    let quote = "/api/v1/mortgage-api/quote";
    let send = async |body: &str| {
        let request = Request::post(quote).header("content-type", "application/json");
        app.send(request.body(Body::from(body.to_owned())).unwrap())
            .await
    };
    let (_, _, empty) = send("{}").await.problem();
    assert!(empty.len() > 1, "{empty:?}");
    for field in ["price", "down_payment", "rate_pct"] {
        assert!(empty.iter().any(|name| name == field), "{field} {empty:?}");
    }
    let several = send(r#"{"price":"x","rate_pct":99,"province":"XX","down_payment":[]}"#).await;
    let (_, _, mut fields) = several.problem();
    fields.sort();
    assert_eq!(
        fields,
        ["down_payment", "price", "province", "rate_pct"],
        "{}",
        several.text()
    );
    let dated = send(r#"{"price":-1,"down_payment":1,"rate_pct":5,"agreement_date":"x"}"#).await;
    let (_, _, fields) = dated.problem();
    for field in ["price", "agreement_date"] {
        assert!(fields.iter().any(|name| name == field), "{fields:?}");
    }
    // Naming each costs another reading, which a large body is not given.
    let large = format!(r#"{{"price":"{}","rate_pct":[]}}"#, "x".repeat(100_000));
    assert_eq!(send(&large).await.problem().2.len(), 1);
    let endless = send(r#"{"price":1e999}"#).await;
    assert!(
        endless.text().contains("price must be"),
        "{}",
        endless.text()
    );
    let (_, _, query) = app
        .get("/api/v1/mortgage-api/offers?price=x&down_payment=y")
        .await
        .problem();
    assert_eq!(query, ["price", "down_payment"]);
}

#[tokio::test]
async fn a_list_is_not_taken_for_an_object() {
    let app = TestApp::new().await;
    let check = async |path: &str, body: &str, field: &str| {
        let request = Request::post(path).header("content-type", "application/json");
        let answer = app
            .send(request.body(Body::from(body.to_owned())).unwrap())
            .await;
        let (status, _, fields) = answer.problem();
        assert_eq!(status, 422);
        assert_eq!(fields[0], field, "{body}: {}", answer.text());
    };
    let article =
        r#"{"a":["A text in the place of an object",null,null,null,null],"b":{"text":"x"}}"#;
    check("/api/v1/machine-learning/compare", article, "a").await;
    let text = r#"["A text in the place of an object.",null,null,null,null]"#;
    check("/api/v1/machine-learning/analyze", text, "").await;
    let points = r#"{"model":"nelson_siegel","points":[[1,2],[2,2.5],[5,3],[10,3.5],[30,4]]}"#;
    check("/api/v1/bond-yields/fit", points, "points[0]").await;
    let many = r#"{"id":"a","orders":"0:1"},"#.repeat(20_000);
    let histories =
        format!(r#"{{"from":"2024-01-01","to":"2024-12-31","customers":[{many}["b","0:1"]]}}"#);
    let path = "/api/v1/customer-segmentation/histories";
    check(path, &histories, "customers[20000]").await;
}

#[tokio::test]
async fn policy_reports_are_taken_within_bounds() {
    let app = TestApp::new().await;
    let report = |body: String| {
        Request::post("/api/v1/reports")
            .body(Body::from(body))
            .unwrap()
    };
    let sane = r#"{"csp-report":{"effective-directive":"script-src-elem"}}"#;
    assert_eq!(
        app.send(report(sane.to_owned())).await.status,
        StatusCode::NO_CONTENT
    );
    assert_eq!(
        app.send(report("not json".to_owned())).await.status,
        StatusCode::NO_CONTENT
    );
    let refused = app.send(report("x".repeat(20_000))).await;
    assert_eq!(refused.problem(), (413, "too_large".to_owned(), vec![]));
    assert!(refused.text().contains("16384 bytes"), "{}", refused.text());
}

#[tokio::test]
async fn a_client_who_calls_too_often_is_told_when_to_come_back() {
    let app = TestApp::with(&[("LIMITS_API_PER_MINUTE", "2")]).await;
    for _ in 0..2 {
        assert_eq!(app.get("/api/openapi.json").await.status, StatusCode::OK);
    }
    let refused = app.get("/api/openapi.json").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.json()["code"], "too_many_requests");
    assert!((1..=60).contains(&refused.header("retry-after").parse::<u32>().unwrap()));
    // What is not there counts as well, and so does a call by another method.
    assert_eq!(
        app.get("/api/v1/nothing").await.status,
        StatusCode::TOO_MANY_REQUESTS
    );
    assert_eq!(
        app.get("/api/v1/reports").await.status,
        StatusCode::TOO_MANY_REQUESTS
    );
    assert_eq!(app.get("/healthz").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_flood_of_calls_degrades_to_503_and_recovers() {
    let app = std::sync::Arc::new(TestApp::with(&[("LIMITS_API_PER_MINUTE", "1000000")]).await);
    let quote = r#"{"price":700000,"down_payment":140000,"rate_pct":4.5,"amortization_years":25,"term_years":5,
        "frequency":"weekly","compounding":"semi_annual","province":"ON","first_time_buyer":false,
        "new_build":false,"closing_date":"2026-12-15"}"#;
    let call = || {
        let request =
            Request::post("/api/v1/mortgage-api/quote").header("content-type", "application/json");
        request.body(Body::from(quote)).unwrap()
    };
    let calls: Vec<_> = (0..1_000)
        .map(|_| {
            let (app, request) = (app.clone(), call());
            tokio::spawn(async move { app.send(request).await })
        })
        .collect();
    let mut busy = 0;
    for answered in calls {
        let answer = answered.await.unwrap();
        match answer.status {
            StatusCode::OK => {}
            StatusCode::SERVICE_UNAVAILABLE => {
                assert_ne!(answer.header("retry-after"), "");
                assert_eq!(answer.json()["code"], "busy");
                busy += 1;
            }
            other => panic!("{other}: {}", answer.text()),
        }
    }
    assert!(busy > 0, "a thousand at once are more than the pool takes");
    assert_eq!(app.send(call()).await.status, StatusCode::OK);
}
