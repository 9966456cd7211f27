//! Queries and forms that are larger than anything needs: refused before their parameters are read.

use axum::body::Body;
use boreal_api::middleware::head_limits::{MAX_PARAMETERS, MAX_QUERY_BYTES};
use boreal_api::site::ShowPage;
use http::{Method, Request, StatusCode};
use serde_json::Value;

use crate::test_app::TestApp;

const STREAM: &str = "/api/v1/real-time-analytics/stream";

#[tokio::test]
async fn too_long_a_query_is_refused_by_every_operation() {
    let app = TestApp::with(&[("LIMITS_API_PER_MINUTE", "100000")]).await;
    let contract = app.get("/api/openapi.json").await.json();
    let queries = ["a&".repeat(MAX_PARAMETERS), "x".repeat(MAX_QUERY_BYTES + 1)];
    for (path, operations) in contract["paths"].as_object().unwrap() {
        let is_api = path.starts_with("/api/");
        // Those that watch over the site read no query.
        if matches!(path.as_str(), "/healthz" | "/readyz") {
            continue;
        }
        for (method, operation) in operations.as_object().unwrap() {
            for query in &queries {
                let method: Method = method.to_uppercase().parse().unwrap();
                let request = Request::builder()
                    .method(method)
                    .uri(format!("{path}?{query}"));
                let refused = app.send(request.body(Body::empty()).unwrap()).await;
                assert_eq!(refused.status, StatusCode::URI_TOO_LONG, "{path}");
                if is_api {
                    assert_eq!(refused.problem().1, "query_too_long", "{path}");
                } else {
                    assert!(refused.json()["error"].is_string(), "{path}");
                }
            }
            let said = &operation["responses"]["414"]["content"];
            let media_types: Vec<&String> = said.as_object().unwrap().keys().collect();
            let media_type = match is_api {
                true => "application/problem+json",
                false => "application/json",
            };
            assert_eq!(media_types, [media_type], "{path}");
        }
    }
}

#[tokio::test]
async fn the_longest_query_that_a_page_writes_is_taken() {
    let app = TestApp::new().await;
    // Two bytes a letter, three signs a byte, and as many chips as there may be.
    let wish = "%C3%A9".repeat(500);
    let chips = vec!["price%3Aat_most%3A25000"; 24].join("%3B");
    let path = format!("/api/v1/automated-workflows/search/stream?wish={wish}&wishes={chips}");
    let answer = app.open(Request::get(path).body(Body::empty()).unwrap());
    assert_eq!(answer.await.status(), StatusCode::OK);
    let crops = "%74%6F%6D%61%74%6F".repeat(666);
    let path = format!("/api/v1/data-integration/plan?city=calgary&crops={crops}");
    let (status, _, fields) = app.get(&path).await.problem();
    assert_eq!((status, fields), (422, vec!["crops".to_owned()]));
}

/// What each further field costs is another reading of the whole query.
#[tokio::test]
async fn in_a_long_query_the_first_wrong_field_is_named() {
    let app = TestApp::new().await;
    let wrong = "speed=x&seed=x&hours=x";
    let fields = async |query: String| {
        let (status, _, fields) = app.get(&format!("{STREAM}?{query}")).await.problem();
        assert_eq!(status, 422);
        fields
    };
    assert_eq!(fields(wrong.to_owned()).await, ["speed", "seed", "hours"]);
    let padding = "x".repeat(5_000);
    assert_eq!(fields(format!("{wrong}&a={padding}")).await, ["speed"]);
}

#[tokio::test]
async fn a_form_of_too_many_fields_is_refused_before_it_is_read() {
    let app = TestApp::new().await;
    let send = async |body: String| {
        let request = Request::post("/functions/v1/send-contact-email")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin");
        app.open(request.body(Body::from(body)).unwrap()).await
    };
    let form = "name=Ada&email=ada%40example.ca&message=How+would+you+model+our+orders%3F";
    let refused = send(format!("{}{form}", "a&".repeat(MAX_PARAMETERS))).await;
    assert_eq!(refused.status(), StatusCode::BAD_REQUEST);
    assert!(refused.extensions().get::<ShowPage>().is_some());
    let taken = send(format!("{}{form}", "a&".repeat(MAX_PARAMETERS - 3))).await;
    assert_eq!(taken.status(), StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_refused_query_counts_as_a_call() {
    let app = TestApp::with(&[("LIMITS_API_PER_MINUTE", "1")]).await;
    let long = format!("/api/v1/sources?{}", "a&".repeat(MAX_PARAMETERS));
    assert_eq!(app.get(&long).await.status, StatusCode::URI_TOO_LONG);
    let next = app.get("/api/v1/sources").await;
    assert_eq!(next.status, StatusCode::TOO_MANY_REQUESTS);
    assert_ne!(next.json()["code"], Value::Null);
}
