//! The score that Mozilla's HTTP Observatory gives each kind of answer over TLS, by the points of its version 1.6.3.

use std::collections::BTreeSet;

use axum::body::Body;
use http::Request;

use crate::test_site::{Answer, TestSite};

/// Points of the tests that a set of headers can win or lose; the others give 0 to a site without a cookie.
fn score(answer: &Answer) -> i32 {
    let policy = answer.header("content-security-policy");
    // `wasm-unsafe-eval` is another word than `unsafe-eval`, and costs nothing.
    let is_unsafe = policy.contains("'unsafe-");
    let strict = policy.starts_with("default-src 'none'") && !is_unsafe;
    let is = |name: &str, values: &[&str]| values.contains(&answer.header(name));
    let transport = answer.header("strict-transport-security");
    let is_page = answer.header("content-type").starts_with("text/html");
    // Over all scripts of a page; data that no browser runs is no script.
    let scripts = || answer.text().split("<script").skip(1);
    let runs = |script: &&str| !script.starts_with(" type=\"application/");
    let sealed = is_page
        && scripts()
            .filter(runs)
            .all(|script| script.contains("integrity="));
    100 + if strict { 10 } else { -25 }
        + if is("cross-origin-embedder-policy", &["require-corp"]) {
            10
        } else {
            0
        }
        + if is("cross-origin-opener-policy", &["same-origin"]) {
            10
        } else {
            0
        }
        + if is("cross-origin-resource-policy", &["same-origin"]) {
            10
        } else {
            0
        }
        + if is("referrer-policy", &["strict-origin-when-cross-origin"]) {
            5
        } else {
            0
        }
        + if sealed { 5 } else { 0 }
        + if policy.contains("frame-ancestors 'none'") {
            5
        } else {
            -20
        }
        + if transport.contains("max-age=63072000") {
            0
        } else {
            -20
        }
        + if is("x-content-type-options", &["nosniff"]) {
            0
        } else {
            -5
        }
        + if answer.headers.contains_key("set-cookie") {
            -40
        } else {
            0
        }
}

#[tokio::test]
async fn every_kind_of_answer_has_the_score_that_the_manual_states() {
    let site = TestSite::with(&[("TRUSTED_PROXIES", "127.0.0.1")]).await;
    for (path, kind, expected) in [
        ("/", "a page", 155),
        ("/demo/mortgage-api", "a page", 155),
        ("/contact/thanks", "a page", 155),
        ("/no-such-page", "a page", 155),
        (
            "/embed/mortgage-api/offers",
            "a figure that others show",
            120,
        ),
        ("/theme.js", "a script, a style, a font", 130),
        ("/favicon.svg", "a picture that others show", 120),
        ("/api/v1/sources", "an answer of the API", 130),
        ("/api/openapi.json", "an answer of the API", 130),
        (
            "/functions/v1/contact-form-token",
            "the contact function",
            120,
        ),
    ] {
        let answer = site.get_with(path, &[("x-forwarded-proto", "https")]).await;
        check(path, &answer, kind, expected);
    }
    for path in workers() {
        let headers = [("x-forwarded-proto", "https"), ("accept-encoding", "br")];
        let answer = site.get_with(&path, &headers).await;
        assert_eq!(answer.status, 200, "{path}");
        check(&path, &answer, "a script that runs in a worker", 140);
    }
    let stream = "/api/v1/real-time-analytics/stream";
    let request = Request::get(stream).header("x-forwarded-proto", "https");
    let answer = site.begin(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.header("content-type"), "text/event-stream");
    check(stream, &answer, "an answer of the API", 130);
}

#[track_caller]
fn check(path: &str, answer: &Answer, kind: &str, expected: i32) {
    assert_eq!(score(answer), expected, "{path}: {:?}", answer.headers);
    let manual = include_str!("../../../../docs/operations.md");
    let row = format!("| {kind} | {expected} |");
    assert!(manual.contains(&row), "{row}");
}

/// The scripts that pages run in workers, which have headers of their own; their names end with a hash, and of some
/// only a compressed form was built.
fn workers() -> BTreeSet<String> {
    let kinds = ["read-worker-", "sql-worker-", "table-worker-"];
    let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist/assets");
    let names = std::fs::read_dir(assets).unwrap().flatten();
    let names = names.filter_map(|file| file.file_name().into_string().ok());
    let scripts = names.filter_map(|name| Some(name.split_once(".js")?.0.to_owned()));
    let paths: BTreeSet<String> = scripts
        .filter(|name| kinds.iter().any(|kind| name.starts_with(kind)))
        .map(|name| format!("/assets/{name}.js"))
        .collect();
    assert_eq!(paths.len(), kinds.len(), "{paths:?}");
    paths
}
