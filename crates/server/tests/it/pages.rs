use axum::body::Body;
use boreal_server::pages::Site;
use http::{Request, StatusCode};

use crate::test_site::TestSite;

const ROUTES: [&str; 11] = [
    "/",
    "/services",
    "/services/data-architecture",
    "/services/cloud-integration",
    "/services/security-solutions",
    "/services/analytics-insights",
    "/why-us",
    "/methodologies",
    "/contact",
    "/privacy",
    "/demo/overview",
];

const DEMOS: [&str; 20] = [
    "integration",
    "analytics",
    "security",
    "data-integration",
    "real-time-analytics",
    "security-features",
    "cloud-infrastructure",
    "machine-learning",
    "data-visualization",
    "mortgage-api",
    "automated-workflows",
    "trade-data",
    "supply-chain",
    "predictive-maintenance",
    "customer-segmentation",
    "energy-management",
    "article-extractor",
    "investment-research",
    "short-squeeze",
    "bond-yields",
];

#[tokio::test]
async fn every_route_answers_with_its_own_page() {
    let app = TestSite::new().await;
    let demos = DEMOS.iter().map(|slug| format!("/demo/{slug}"));
    let mut titles = std::collections::HashSet::new();
    for path in ROUTES.iter().map(|path| (*path).to_owned()).chain(demos) {
        let page = app.get(&path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        assert_eq!(
            page.header("content-type"),
            "text/html; charset=utf-8",
            "{path}"
        );
        let title = page
            .text()
            .split("<title>")
            .nth(1)
            .unwrap()
            .split("</title>")
            .next()
            .unwrap()
            .to_owned();
        assert!(
            titles.insert(title.clone()),
            "{path} repeats the title {title}"
        );
    }
}

#[tokio::test]
async fn an_unknown_path_is_a_404_with_the_page() {
    let app = TestSite::new().await;
    for path in [
        "/nowhere",
        "/services/nowhere",
        "/404",
        "/404.html",
        "/index.html",
        "/demo",
        "/../etc/passwd",
    ] {
        let page = app.get(path).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert!(page.text().contains("<h1"), "{path}");
        assert_eq!(page.header("etag"), "", "{path}");
    }
}

#[tokio::test]
async fn a_trailing_slash_redirects_and_keeps_the_query() {
    let app = TestSite::new().await;
    let page = app.get("/services/?from=mail").await;
    assert_eq!(page.status, StatusCode::PERMANENT_REDIRECT);
    assert_eq!(page.header("location"), "/services?from=mail");
    // An address that begins with two slashes must not become a link to another host.
    assert_eq!(
        app.get("//evil.example/").await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn the_smallest_accepted_encoding_is_sent() {
    let app = TestSite::new().await;
    let mut sizes = Vec::new();
    for (accepted, encoding) in [("gzip, br", "br"), ("gzip", "gzip"), ("identity", "")] {
        let page = app.get_with("/", &[("accept-encoding", accepted)]).await;
        assert_eq!(page.header("content-encoding"), encoding);
        assert_eq!(page.header("vary"), "accept-encoding");
        assert_eq!(page.header("content-length"), page.body.len().to_string());
        sizes.push((page.body.len(), page.header("etag").to_owned()));
    }
    assert!(sizes.is_sorted(), "{sizes:?}");
    assert_ne!(
        sizes[0].1, sizes[2].1,
        "each encoding has its own entity tag"
    );
}

#[tokio::test]
async fn a_known_tag_is_answered_with_304_and_no_body() {
    let app = TestSite::new().await;
    let first = app.get("/contact").await;
    let tag = first.header("etag");
    for candidates in [
        tag.to_owned(),
        format!("\"other\", W/{tag}"),
        "*".to_owned(),
    ] {
        let again = app
            .get_with("/contact", &[("if-none-match", &candidates)])
            .await;
        assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{candidates}");
        assert!(again.body.is_empty());
        assert_eq!(again.header("etag"), tag);
    }
    let other = app
        .get_with("/contact", &[("if-none-match", "\"other\"")])
        .await;
    assert_eq!(other.status, StatusCode::OK);
}

#[tokio::test]
async fn head_has_the_headers_of_get_and_no_body() {
    let app = TestSite::new().await;
    let get = app.get("/why-us").await;
    let head = app
        .send(Request::head("/why-us").body(Body::empty()).unwrap())
        .await;
    assert_eq!(head.headers, get.headers);
    assert!(head.body.is_empty());
}

#[tokio::test]
async fn a_page_takes_no_other_method() {
    let app = TestSite::new().await;
    let answer = app
        .send(Request::post("/contact").body(Body::empty()).unwrap())
        .await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(answer.header("allow"), "GET, HEAD");
}

#[tokio::test]
async fn hashed_assets_are_kept_for_good_and_pages_are_asked_for_again() {
    let app = TestSite::new().await;
    let page = app.get("/").await;
    let script = page
        .text()
        .split("src=\"/assets/")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap()
        .to_owned();
    let asset = app.get(&format!("/assets/{script}")).await;
    assert_eq!(
        asset.header("cache-control"),
        "public, max-age=31536000, immutable"
    );
    assert_eq!(
        asset.header("content-type"),
        "text/javascript; charset=utf-8"
    );
    assert_eq!(
        page.header("cache-control"),
        "public, max-age=0, must-revalidate"
    );
}

#[tokio::test]
async fn the_page_policy_is_strict() {
    let page = TestSite::new().await.get("/").await;
    let policy = page.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"));
    assert!(!policy.contains("unsafe"));
    for name in [
        "x-content-type-options",
        "x-frame-options",
        "referrer-policy",
        "permissions-policy",
    ] {
        assert_ne!(page.header(name), "", "{name}");
    }
    assert_eq!(page.header("cross-origin-opener-policy"), "same-origin");
    assert_eq!(page.header("cross-origin-embedder-policy"), "require-corp");
    assert_eq!(page.header("cross-origin-resource-policy"), "same-origin");
    for inline in page.text().split("<script").skip(1) {
        let tag = inline.split('>').next().unwrap();
        assert!(
            tag.contains("src=") || tag.contains("application/ld+json"),
            "inline script: {tag}"
        );
    }
}

#[tokio::test]
async fn a_page_may_start_the_sites_own_workers_and_no_other() {
    let app = TestSite::new().await;
    let policy = app.get("/").await;
    let policy = policy.header("content-security-policy");
    assert!(policy.contains("require-trusted-types-for 'script'; trusted-types boreal-worker;"));
    assert!(!policy.contains("wasm-unsafe-eval"));
    let site = Site::embedded();
    // Each must be as isolated as the page; a worker inherits no policy, and none can send anything.
    for (name, own_policy) in [
        ("read-worker", "default-src 'none'; frame-ancestors 'none'"),
        (
            "sql-worker",
            "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'; \
             require-trusted-types-for 'script'; trusted-types 'none'",
        ),
        (
            "table-worker",
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; \
             require-trusted-types-for 'script'; trusted-types 'none'",
        ),
    ] {
        let mut paths = site.paths().filter(|path| path.contains(name));
        let worker = app.get(paths.next().unwrap()).await;
        assert_eq!(paths.next(), None, "{name}");
        assert_eq!(
            worker.header("cross-origin-embedder-policy"),
            "require-corp"
        );
        assert_eq!(worker.header("content-security-policy"), own_policy);
        assert_eq!(
            worker.header("content-type"),
            "text/javascript; charset=utf-8"
        );
    }
    // What starts them is a script of the page.
    let others = site.paths().filter(|path| {
        let is_known = ["read-worker", "sql-worker", "table-worker", "start-worker"]
            .iter()
            .any(|name| path.contains(name));
        path.contains("worker") && !is_known
    });
    assert_eq!(others.count(), 0);
}

#[tokio::test]
async fn the_sql_engine_is_sent_in_brotli_or_not_at_all() {
    let app = TestSite::new().await;
    let site = Site::embedded();
    let mut engines = site.paths().filter(|path| path.ends_with(".wasm"));
    let path = engines.next().unwrap();
    assert_eq!(engines.next(), None);
    let engine = app.get_with(path, &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(engine.status, StatusCode::OK);
    assert_eq!(engine.header("content-type"), "application/wasm");
    assert_eq!(engine.header("content-encoding"), "br");
    assert_eq!(
        engine.header("cache-control"),
        "public, max-age=31536000, immutable"
    );
    assert!(engine.body.len() < 5_300_000, "{}", engine.body.len());
    // It is a file like any other: only the worker that compiles it has the policy for that.
    assert!(!engine.header("content-security-policy").contains("unsafe"));
    for accepted in ["gzip", "identity", "br;q=0, *"] {
        let refused = app.get_with(path, &[("accept-encoding", accepted)]).await;
        assert_eq!(refused.status, StatusCode::NOT_ACCEPTABLE, "{accepted}");
        assert_eq!(refused.header("vary"), "accept-encoding");
        assert!(refused.body.is_empty());
    }
}

#[tokio::test]
async fn only_a_tls_visitor_is_told_to_stay_on_tls() {
    let app = TestSite::with(&[("TRUSTED_PROXIES", "127.0.0.1")]).await;
    let plain = app.get("/").await;
    assert_eq!(plain.header("strict-transport-security"), "");
    assert!(
        !plain
            .header("content-security-policy")
            .contains("upgrade-insecure-requests")
    );
    let secure = app.get_with("/", &[("x-forwarded-proto", "https")]).await;
    assert_eq!(
        secure.header("strict-transport-security"),
        "max-age=63072000; includeSubDomains; preload"
    );
    assert!(
        secure
            .header("content-security-policy")
            .contains("upgrade-insecure-requests")
    );
    let spoofed = TestSite::new()
        .await
        .get_with("/", &[("x-forwarded-proto", "https")])
        .await;
    assert_eq!(spoofed.header("strict-transport-security"), "");
}

#[tokio::test]
async fn crawlers_find_their_files() {
    let app = TestSite::new().await;
    for (path, media_type, words) in [
        ("/robots.txt", "text/plain; charset=utf-8", "Sitemap: "),
        ("/sitemap.xml", "application/xml", "/demo/bond-yields</loc>"),
        ("/llms.txt", "text/plain; charset=utf-8", "# Boreal Signal"),
        (
            "/.well-known/security.txt",
            "text/plain; charset=utf-8",
            "Expires: ",
        ),
        (
            "/manifest.webmanifest",
            "application/manifest+json",
            "\"icons\"",
        ),
        ("/favicon.svg", "image/svg+xml", "<svg"),
    ] {
        let file = app.get(path).await;
        assert_eq!(file.status, StatusCode::OK, "{path}");
        assert_eq!(file.header("content-type"), media_type, "{path}");
        assert!(file.text().contains(words), "{path}");
    }
}

#[tokio::test]
async fn a_form_refused_without_script_is_answered_with_a_page() {
    let request = Request::post("/functions/v1/send-contact-email")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin")
        .header("x-forwarded-proto", "https")
        .body(Body::from("name=A&email=nobody&message=short"))
        .unwrap();
    let site = TestSite::with(&[("TRUSTED_PROXIES", "127.0.0.1")]).await;
    let refused = site.send(request).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.header("content-type"), "text/html; charset=utf-8");
    assert_ne!(refused.header("strict-transport-security"), "");
}

#[tokio::test]
async fn metrics_are_hidden_unless_switched_on() {
    let answer = TestSite::new().await.get("/metrics").await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
}

#[tokio::test]
async fn pages_do_not_count_as_calls() {
    let site = TestSite::with(&[("LIMITS_API_PER_MINUTE", "1")]).await;
    for _ in 0..3 {
        assert_eq!(site.get("/").await.status, StatusCode::OK);
    }
}
