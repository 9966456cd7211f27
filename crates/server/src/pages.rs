//! The prerendered pages and their assets, embedded in the binary and answered
//! from headers prepared at start, in front of every middleware.

use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::response::Response;
use http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, LOCATION, VARY,
};
use http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};

use boreal_api::site::security::{
    Scheme, Worker, asset_headers, embed_headers, page_headers, worker_headers,
};

/// One file of the built site, as `build.rs` embeds it. A large one is there in brotli only.
struct File {
    path: &'static str,
    tag: &'static str,
    raw: Option<&'static [u8]>,
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The path of the page that answers for an unknown address.
const NOT_FOUND: &str = "/404";

/// The pages that other sites may show in a frame, and the one of them for an unknown figure.
const EMBEDDED: &str = "/embed/";
const NO_FIGURE: &str = "/embed/404";

/// The scripts that run in workers, up to their hashes.
const WORKERS: [(&str, Worker); 3] = [
    ("/assets/read-worker-", Worker::Alone),
    ("/assets/sql-worker-", Worker::WithWasm),
    ("/assets/table-worker-", Worker::WithParts),
];

/// How much is looked at of a header that is a list: pages have no rate. Browsers name five codings and one tag, and a
/// cache in between a tag for each copy it has.
const MAX_LIST_BYTES: usize = 1024;
const MAX_LIST_ITEMS: usize = 32;

/// Paths whose pictures other sites show: link previews and browser chrome.
const SHARED_WITH_OTHERS: [&str; 3] = ["/og/", "/favicon.svg", "/apple-touch-icon.png"];

/// The whole static site.
pub struct Site {
    assets: HashMap<&'static str, Asset>,
}

/// A file ready to be sent in each encoding it has.
struct Asset {
    brotli: Option<Encoded>,
    gzip: Option<Encoded>,
    plain: Option<Encoded>,
}

/// One encoding of a file with its finished headers, for plain HTTP and for TLS.
struct Encoded {
    tag: HeaderValue,
    http: HeaderMap,
    https: HeaderMap,
    body: Bytes,
}

impl Site {
    /// Prepares every embedded file.
    #[must_use]
    pub fn embedded() -> Self {
        let assets = FILES
            .iter()
            .map(|file| (file.path, Asset::new(file)))
            .collect();
        Self { assets }
    }

    /// Every address that answers with a file.
    pub fn paths(&self) -> impl Iterator<Item = &'static str> {
        self.assets.keys().copied()
    }

    /// The answer for a path of the site, or `None` where the path is not the site's.
    #[must_use]
    pub fn respond(
        &self,
        method: &Method,
        uri: &Uri,
        headers: &HeaderMap,
        scheme: Scheme,
    ) -> Option<Response> {
        let path = uri.path();
        if let Some(asset) = self
            .assets
            .get(path)
            .filter(|_| path != NOT_FOUND && path != NO_FIGURE)
        {
            return Some(match *method {
                Method::GET | Method::HEAD => asset.respond(method, headers, scheme),
                _ => method_not_allowed(scheme),
            });
        }
        let trimmed = path.trim_end_matches('/');
        if trimmed != path && self.assets.contains_key(trimmed) {
            return Some(redirect(trimmed, uri.query(), scheme));
        }
        None
    }

    /// A page by its path, for an answer whose status is set by the caller.
    #[must_use]
    pub fn page(&self, path: &str, scheme: Scheme) -> Response {
        match self.assets.get(path) {
            Some(page) => page.respond(&Method::GET, &HeaderMap::new(), scheme),
            None => status_only(StatusCode::NOT_FOUND, scheme),
        }
    }

    /// The 404 page with its status, for any address nobody else answers.
    #[must_use]
    pub fn not_found(
        &self,
        method: &Method,
        path: &str,
        headers: &HeaderMap,
        scheme: Scheme,
    ) -> Response {
        let page = if path.starts_with(EMBEDDED) {
            NO_FIGURE
        } else {
            NOT_FOUND
        };
        let Some(page) = self.assets.get(page) else {
            return status_only(StatusCode::NOT_FOUND, scheme);
        };
        // Never "304 not modified": the status itself is the answer.
        let mut headers = headers.clone();
        headers.remove(IF_NONE_MATCH);
        let mut response = page.respond(method, &headers, scheme);
        *response.status_mut() = StatusCode::NOT_FOUND;
        response.headers_mut().remove(ETAG);
        response
    }
}

impl Asset {
    fn new(file: &File) -> Self {
        let encoded = |body, encoding| Encoded::new(file, body, encoding);
        Self {
            brotli: file.brotli.map(|body| encoded(body, Some("br"))),
            gzip: file.gzip.map(|body| encoded(body, Some("gzip"))),
            plain: file.raw.map(|body| encoded(body, None)),
        }
    }

    fn respond(&self, method: &Method, headers: &HeaderMap, scheme: Scheme) -> Response {
        let Some(encoded) = self.choose(headers) else {
            return not_acceptable(scheme);
        };
        let mut response = Response::new(Body::empty());
        *response.headers_mut() = match scheme {
            Scheme::Http => encoded.http.clone(),
            Scheme::Https => encoded.https.clone(),
        };
        if is_unchanged(headers, &encoded.tag) {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            response.headers_mut().remove(CONTENT_LENGTH);
        } else if method != Method::HEAD {
            *response.body_mut() = Body::from(encoded.body.clone());
        }
        response
    }

    /// The smallest encoding the visitor accepts, where there is one.
    fn choose(&self, headers: &HeaderMap) -> Option<&Encoded> {
        let accepted = AcceptedCodings::of(headers);
        let brotli = self.brotli.as_ref().filter(|_| accepted.brotli);
        let gzip = self.gzip.as_ref().filter(|_| accepted.gzip);
        brotli.or(gzip).or(self.plain.as_ref())
    }
}

impl Encoded {
    fn new(file: &File, body: &'static [u8], encoding: Option<&'static str>) -> Self {
        // A strong tag names one sequence of bytes, so each encoding has its own.
        let tag = format!(
            "\"{}{}\"",
            file.tag,
            encoding.map_or(String::new(), |name| format!("-{name}"))
        );
        let tag = HeaderValue::from_str(&tag).expect("a tag is plain text");
        let media_type = media_type(file.path);
        let prepare = |scheme| {
            let mut headers = if file.path.starts_with(EMBEDDED) {
                embed_headers(scheme)
            } else if media_type.starts_with("text/html") {
                page_headers(scheme)
            } else if let Some(worker) = worker_at(file.path) {
                worker_headers(worker, scheme)
            } else {
                asset_headers(scheme)
            };
            if SHARED_WITH_OTHERS
                .iter()
                .any(|shared| file.path.starts_with(shared))
            {
                headers.insert(
                    "cross-origin-resource-policy",
                    HeaderValue::from_static("cross-origin"),
                );
            }
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
            headers.insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
            headers.insert(
                CACHE_CONTROL,
                HeaderValue::from_static(cache_rule(file.path)),
            );
            headers.insert(ETAG, tag.clone());
            headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
            if let Some(encoding) = encoding {
                headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
            }
            headers
        };
        Self {
            http: prepare(Scheme::Http),
            https: prepare(Scheme::Https),
            tag,
            body: Bytes::from_static(body),
        }
    }
}

fn worker_at(path: &str) -> Option<Worker> {
    let mut workers = WORKERS.into_iter();
    workers.find_map(|(start, worker)| path.starts_with(start).then_some(worker))
}

/// Files under `/assets` carry a hash in their name and never change; the rest is asked for again.
fn cache_rule(path: &str) -> &'static str {
    if path.starts_with("/assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "public, max-age=0, must-revalidate"
    }
}

fn media_type(path: &str) -> &'static str {
    let name = path.rsplit('/').next().unwrap_or_default();
    match name.rsplit_once('.').map(|(_, extension)| extension) {
        None => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("txt") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("csv") => "text/csv; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("xml") => "application/xml",
        Some(_) => "application/octet-stream",
    }
}

/// Which codings `Accept-Encoding` allows: named, or `*`, and not with weight zero.
struct AcceptedCodings {
    brotli: bool,
    gzip: bool,
}

impl AcceptedCodings {
    fn of(headers: &HeaderMap) -> Self {
        let (mut brotli, mut gzip, mut star) = (None, None, None);
        for item in list_items(headers, &ACCEPT_ENCODING) {
            let mut parts = item.splitn(2, |byte| *byte == b';');
            let name = parts.next().unwrap_or_default().trim_ascii();
            let entry = match name {
                b"*" => &mut star,
                _ if name.eq_ignore_ascii_case(b"br") => &mut brotli,
                _ if name.eq_ignore_ascii_case(b"gzip") => &mut gzip,
                _ => continue,
            };
            let is_zero = parts.next().is_some_and(is_zero);
            entry.get_or_insert(!is_zero);
        }
        // A coding's own entry decides over the star.
        let accepts = |own: Option<bool>| own.or(star).unwrap_or(false);
        Self {
            brotli: accepts(brotli),
            gzip: accepts(gzip),
        }
    }
}

/// The letter of a weight may be a capital (RFC 9110, part 12.4.2).
fn is_zero(weight: &[u8]) -> bool {
    str::from_utf8(weight)
        .ok()
        .and_then(|weight| weight.split_once('='))
        .filter(|(name, _)| name.trim().eq_ignore_ascii_case("q"))
        .and_then(|(_, number)| number.trim().parse::<f32>().ok())
        .is_some_and(|number| number <= 0.0)
}

/// The first items of a header that is a list, of which none is cut. Several lines are one list (RFC 9110, part 5.3).
/// Whatever is left out costs a caller no more than a larger answer.
fn list_items<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a [u8]> {
    let lines = headers.get_all(name).iter().map(HeaderValue::as_bytes);
    lines
        .scan(MAX_LIST_BYTES, |left, line| {
            let beginning = match line.len() > *left {
                true => &line[..line[..=*left].iter().rposition(|byte| *byte == b',')?],
                false => line,
            };
            *left = left.saturating_sub(line.len());
            Some(beginning)
        })
        .flat_map(|line| line.split(|byte| *byte == b','))
        .take(MAX_LIST_ITEMS)
}

/// Whether the visitor already has these bytes. A weak comparison, as `If-None-Match` asks.
fn is_unchanged(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    let tag = tag.as_bytes();
    list_items(headers, &IF_NONE_MATCH).any(|candidate| {
        let candidate = candidate.trim_ascii();
        let candidate = candidate.strip_prefix(b"W/").unwrap_or(candidate);
        candidate == tag || candidate == b"*"
    })
}

fn redirect(path: &str, query: Option<&str>, scheme: Scheme) -> Response {
    let target = query.map_or_else(|| path.to_owned(), |query| format!("{path}?{query}"));
    let mut response = status_only(StatusCode::PERMANENT_REDIRECT, scheme);
    if let Ok(target) = HeaderValue::from_str(&target) {
        response.headers_mut().insert(LOCATION, target);
    }
    response
}

fn method_not_allowed(scheme: Scheme) -> Response {
    let mut response = status_only(StatusCode::METHOD_NOT_ALLOWED, scheme);
    response
        .headers_mut()
        .insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
    response
}

/// A file that is there in an encoding only that the visitor did not name.
fn not_acceptable(scheme: Scheme) -> Response {
    let mut response = status_only(StatusCode::NOT_ACCEPTABLE, scheme);
    response
        .headers_mut()
        .insert(VARY, HeaderValue::from_static("accept-encoding"));
    response
}

fn status_only(status: StatusCode, scheme: Scheme) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    *response.headers_mut() = asset_headers(scheme);
    response
}

#[cfg(test)]
mod tests {
    use http::header::{ACCEPT_ENCODING, IF_NONE_MATCH};
    use http::{HeaderMap, HeaderValue};

    use super::{AcceptedCodings, MAX_LIST_BYTES, MAX_LIST_ITEMS, is_unchanged, list_items};

    fn accepting(lines: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines.lines() {
            headers.append(ACCEPT_ENCODING, HeaderValue::from_str(line).unwrap());
        }
        headers
    }

    #[track_caller]
    fn check(lines: &str, coding: &str, expected: bool) {
        let accepted = AcceptedCodings::of(&accepting(lines));
        let accepts = match coding {
            "br" => accepted.brotli,
            _ => accepted.gzip,
        };
        assert_eq!(accepts, expected, "{lines:?} for {coding}");
    }

    #[test]
    fn encodings_are_chosen_by_name_star_and_weight() {
        check("gzip, deflate, br", "br", true);
        check("gzip", "br", false);
        check("", "gzip", false);
        check("br;q=0, gzip", "br", false);
        check("br;q=0.1", "br", true);
        check("br;Q=0, gzip", "br", false);
        check("br; Q=0.000", "br", false);
        check("*;Q=0", "gzip", false);
        check("*", "gzip", true);
        check("*;q=0, br", "gzip", false);
        check("*;q=0, br", "br", true);
        check("br;q=0, *", "br", false);
        check("BR", "br", true);
    }

    #[test]
    fn several_lines_are_one_list() {
        check("gzip\nbr", "br", true);
        check("*\nbr;q=0", "br", false);
        check("br;q=0\n*", "br", false);
        check("gzip\nbr;q=0", "gzip", true);
        check("*;q=0\nbr", "br", true);
    }

    #[test]
    fn of_a_long_list_only_the_beginning_is_looked_at() {
        let items = |lines: &str| list_items(&accepting(lines), &ACCEPT_ENCODING).count();
        assert_eq!(items(&",".repeat(30_000)), MAX_LIST_ITEMS);
        assert_eq!(items(&",".repeat(MAX_LIST_BYTES)), MAX_LIST_ITEMS);
        assert_eq!(items(&"a\n".repeat(10_000)), MAX_LIST_ITEMS);
        assert_eq!(items(&"x".repeat(MAX_LIST_BYTES)), 1);
        assert_eq!(items(&"x".repeat(MAX_LIST_BYTES + 1)), 0);
        let padded = |commas| format!("{}br", ",".repeat(commas));
        check(&padded(MAX_LIST_ITEMS - 1), "br", true);
        check(&padded(MAX_LIST_ITEMS), "br", false);
        check(&format!("br\n{}", ",".repeat(30_000)), "br", true);
        check(&format!("br, {}", "x".repeat(30_000)), "br", true);
        // An item is looked at whole: without its weight it would say the contrary.
        let before = "x".repeat(MAX_LIST_BYTES - ",br".len());
        check(&format!("{before},br"), "br", true);
        check(&format!("{before},br;q=0"), "br", false);
    }

    #[test]
    fn the_tag_a_browser_has_is_found_among_some_and_not_sought_among_thousands() {
        let tag = HeaderValue::from_static("\"abc-br\"");
        let has = |list: &str| {
            let value = HeaderValue::from_str(list).unwrap();
            is_unchanged(&HeaderMap::from_iter([(IF_NONE_MATCH, value)]), &tag)
        };
        assert!(has("\"abc-br\""));
        assert!(has("W/\"abc-br\""));
        assert!(has("*"));
        assert!(has("\"other\", \"abc-br\""));
        assert!(!has("\"abc\""));
        assert!(!has(&format!("{}\"abc-br\"", ",".repeat(30_000))));
    }
}
