//! The security headers of every answer, prepared once.

use http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use http::{HeaderMap, HeaderValue};

/// The policy of the pages. No inline script or style, no other origin, and nothing on a page
/// may turn text into code: the one Trusted Types policy gives the addresses of the site's own
/// workers and no other (`web/app/lib/start-worker.ts`).
/// `data:` and `blob:` pictures serve the charts' PNG export.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types boreal-worker; \
    report-uri /api/v1/reports; report-to policy";

/// The policy of everything that is data: it is never a page, so it may do nothing.
const DATA_POLICY: &str = "default-src 'none'; frame-ancestors 'none'; sandbox";

/// Powers the site has no use for, switched off for itself and anything it might ever frame.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), \
    display-capture=(), encrypted-media=(), fullscreen=(self), geolocation=(), gyroscope=(), \
    hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), \
    picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), \
    xr-spatial-tracking=()";

/// Two years, the length browsers' preload lists ask for.
const TRANSPORT: &str = "max-age=63072000; includeSubDomains; preload";

/// How the visitor reached us. Only a TLS visitor can be told to stay on TLS:
/// on a local network the site must work over plain HTTP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    Http,
    /// TLS, ended by a trusted proxy in front of us.
    Https,
}

/// The headers of an HTML page.
#[must_use]
pub fn page_headers(scheme: Scheme) -> HeaderMap {
    let mut headers = shared_headers(scheme);
    let policy = match scheme {
        Scheme::Http => PAGE_POLICY.to_owned(),
        Scheme::Https => format!("{PAGE_POLICY}; upgrade-insecure-requests"),
    };
    let policy = HeaderValue::from_str(&policy).expect("the policy is plain text");
    headers.insert(CONTENT_SECURITY_POLICY, policy);
    set(
        &mut headers,
        "reporting-endpoints",
        "policy=\"/api/v1/reports\"",
    );
    set(&mut headers, "permissions-policy", PERMISSIONS);
    set(&mut headers, "cross-origin-opener-policy", "same-origin");
    set(&mut headers, "cross-origin-embedder-policy", "require-corp");
    set(&mut headers, "origin-agent-cluster", "?1");
    headers
}

/// The headers of a page that other sites may show in a frame: one figure of a demo. Nothing else may be framed.
#[must_use]
pub fn embed_headers(scheme: Scheme) -> HeaderMap {
    let mut headers = page_headers(scheme);
    let policy = headers[CONTENT_SECURITY_POLICY]
        .to_str()
        .expect("the policy is plain text")
        .replace("frame-ancestors 'none'", "frame-ancestors *")
        .replace("trusted-types boreal-worker", "trusted-types 'none'");
    let policy = HeaderValue::from_str(&policy).expect("the policy is plain text");
    headers.insert(CONTENT_SECURITY_POLICY, policy);
    headers.remove(X_FRAME_OPTIONS);
    set(&mut headers, "cross-origin-resource-policy", "cross-origin");
    headers
}

/// The headers of a script, a style, a font or another file of the site.
#[must_use]
pub fn asset_headers(scheme: Scheme) -> HeaderMap {
    let mut headers = shared_headers(scheme);
    headers.insert(
        CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(DATA_POLICY),
    );
    headers
}

/// A script that pages run in a worker. A worker inherits nothing of the page's policy: its own is all there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worker {
    /// One file that loads nothing.
    Alone,
    /// One file that loads nothing and compiles WebAssembly it is handed.
    WithWasm,
    /// Loads further scripts of the site, some of which compile WebAssembly.
    WithParts,
}

/// The headers of a worker: it shares the page's isolation and connects to nothing. In a sandbox it would not start.
#[must_use]
pub fn worker_headers(worker: Worker, scheme: Scheme) -> HeaderMap {
    let policy = match worker {
        Worker::Alone => "default-src 'none'; frame-ancestors 'none'",
        Worker::WithWasm => {
            "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'; \
             require-trusted-types-for 'script'; trusted-types 'none'"
        }
        Worker::WithParts => {
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; \
             require-trusted-types-for 'script'; trusted-types 'none'"
        }
    };
    let mut headers = asset_headers(scheme);
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    set(&mut headers, "cross-origin-embedder-policy", "require-corp");
    headers
}

/// The headers of an API answer: as an asset, and not to be kept.
#[must_use]
pub fn api_headers(scheme: Scheme) -> HeaderMap {
    let mut headers = asset_headers(scheme);
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers
}

fn shared_headers(scheme: Scheme) -> HeaderMap {
    let mut headers = HeaderMap::with_capacity(16);
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(
        REFERRER_POLICY,
        HeaderValue::from_static("strict-origin-when-cross-origin"),
    );
    set(&mut headers, "cross-origin-resource-policy", "same-origin");
    set(&mut headers, "x-permitted-cross-domain-policies", "none");
    if scheme == Scheme::Https {
        headers.insert(
            STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static(TRANSPORT),
        );
    }
    headers
}

fn set(headers: &mut HeaderMap, name: &'static str, value: &'static str) {
    headers.insert(
        HeaderName::from_static(name),
        HeaderValue::from_static(value),
    );
}
