//! What a request's head must say before anybody acts on it (RFC 9112, parts 3.2 and 6.1). A proxy in front may read
//! a doubled or missing name, or an unknown coding, otherwise than we do; such a request is refused.

use std::net::Ipv6Addr;

use axum::body::Body;
use axum::response::{IntoResponse, Response};
use boreal_api::error::ApiError;
pub use boreal_api::middleware::head_limits::MAX_HEAD_BYTES;
use boreal_api::site::security::{Scheme, api_headers};
use http::header::{CONNECTION, HOST, TRANSFER_ENCODING};
use http::uri::Authority;
use http::{HeaderMap, HeaderValue, Request, Version};

/// A name has 253 letters at the most, its port five, and a full stop may end it.
const MAX_HOST_BYTES: usize = 260;

/// More than any request is packed in one after the other.
const MAX_CODINGS: usize = 8;

/// The answer to a request that must not be acted on.
pub fn refusal<B>(request: &Request<B>) -> Option<Response> {
    let headers = request.headers();
    let refused = if head_bytes(request) > MAX_HEAD_BYTES {
        ApiError::HeadTooLarge(MAX_HEAD_BYTES)
    } else if !has_one_host(headers, request.version()) {
        ApiError::Malformed("send one Host header with the name of this site".to_owned())
    } else {
        transfer_coding(headers)?
    };
    let mut response = refused.into_response().map(Body::new);
    response.headers_mut().extend(api_headers(Scheme::Http));
    // What follows on this connection may be a part of the refused body.
    let close = HeaderValue::from_static("close");
    response.headers_mut().insert(CONNECTION, close);
    Some(response)
}

/// What a head takes without the spaces that nobody needs. A large one that comes in one piece is read whole before
/// the size of the buffer is looked at.
fn head_bytes<B>(request: &Request<B>) -> usize {
    let target = request.uri().path_and_query();
    let first = request.method().as_str().len() + target.map_or(0, |target| target.as_str().len());
    let headers = request.headers().iter();
    let headers = headers.map(|(name, value)| name.as_str().len() + value.len() + ":\r\n".len());
    first + headers.sum::<usize>()
}

/// One name and perhaps a port. Only HTTP/1.0 may do without.
fn has_one_host(headers: &HeaderMap, version: Version) -> bool {
    let mut hosts = headers.get_all(HOST).iter();
    match (hosts.next(), hosts.next()) {
        (None, _) => version == Version::HTTP_10,
        (Some(host), None) => host.len() <= MAX_HOST_BYTES && host.to_str().is_ok_and(is_host),
        (Some(_), Some(_)) => false,
    }
}

/// A name or an address, and perhaps a port. What parses an authority looks into neither.
fn is_host(text: &str) -> bool {
    let Ok(authority) = text.parse::<Authority>() else {
        return false;
    };
    let host = authority.host();
    let Some(port) = text.strip_prefix(host) else {
        return false;
    };
    let is_port =
        |port: &str| port.starts_with(|c: char| c.is_ascii_digit()) && port.parse::<u16>().is_ok();
    let literal = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'));
    let is_named = match literal {
        Some(address) => address.parse::<Ipv6Addr>().is_ok(),
        None => !host.is_empty() && !host.contains([',', '[']),
    };
    is_named && (port.is_empty() || port.strip_prefix(':').is_some_and(is_port))
}

/// The last coding must be `chunked`, and there is no other that we undo. One item more than there may be is looked at.
fn transfer_coding(headers: &HeaderMap) -> Option<ApiError> {
    let values = headers.get_all(TRANSFER_ENCODING).iter();
    let codings = values.flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
    let codings: Vec<&[u8]> = codings.take(MAX_CODINGS + 1).collect();
    let (last, before) = codings.split_last()?;
    let is_chunked = |coding: &[u8]| coding.trim_ascii().eq_ignore_ascii_case(b"chunked");
    let is_malformed = codings.len() > MAX_CODINGS
        || !is_chunked(last)
        || before.iter().any(|coding| is_chunked(coding));
    if is_malformed {
        let words = "the last transfer coding must be chunked";
        return Some(ApiError::Malformed(words.to_owned()));
    }
    let is_packed = before.iter().any(|coding| !coding.trim_ascii().is_empty());
    is_packed.then_some(ApiError::UnknownCoding)
}

#[cfg(test)]
mod tests {
    use http::{Request, Version};

    use super::refusal;

    #[track_caller]
    fn check(version: Version, headers: &[(&str, &str)], expected: Option<u16>) {
        let mut request = Request::get("/").version(version);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let refused = refusal(&request.body(()).unwrap());
        let status = refused.map(|response| response.status().as_u16());
        assert_eq!(status, expected, "{version:?} {headers:?}");
    }

    #[test]
    fn a_request_names_its_host_once() {
        for host in [
            "site.example",
            "site.example:8080",
            "127.0.0.1:80",
            "[::1]:80",
        ] {
            check(Version::HTTP_11, &[("host", host)], None);
        }
        for host in [
            "",
            " ",
            "a b",
            "user@site.example",
            "site.example:",
            ":80",
            "a/b",
            "a,b c",
            "a,b",
            "[::1",
            "a:abc",
            "a:99999999",
            "a:+80",
            "[]",
            "[::g]",
            "[a]",
            "[::1]x",
            "[::1]:x",
        ] {
            check(Version::HTTP_11, &[("host", host)], Some(400));
        }
        check(Version::HTTP_11, &[], Some(400));
        check(Version::HTTP_10, &[], None);
        let twice = [("host", "site.example"), ("host", "site.example")];
        check(Version::HTTP_11, &twice, Some(400));
        check(Version::HTTP_10, &twice, Some(400));
    }

    #[test]
    fn only_chunked_is_undone() {
        for (codings, expected) in [
            (vec!["chunked"], None),
            (vec!["Chunked"], None),
            (vec!["gzip"], Some(400)),
            (vec!["chunked, gzip"], Some(400)),
            (vec!["chunked", "identity"], Some(400)),
            (vec!["chunked, chunked"], Some(400)),
            (vec![""], Some(400)),
            (vec!["gzip, chunked"], Some(501)),
            (vec!["x-unknown", "chunked"], Some(501)),
            (vec![" , chunked"], None),
        ] {
            let mut headers = vec![("host", "site.example")];
            headers.extend(codings.iter().map(|coding| ("transfer-encoding", *coding)));
            check(Version::HTTP_11, &headers, expected);
        }
    }

    #[test]
    fn a_long_list_of_codings_and_a_long_host_are_refused_by_their_size() {
        for (empty, expected) in [(7, None), (8, Some(400)), (30_000, Some(400))] {
            let codings = format!("{}chunked", ",".repeat(empty));
            let headers = [("host", "site.example"), ("transfer-encoding", &codings)];
            check(Version::HTTP_11, &headers, expected);
        }
        for (letters, expected) in [(260, None), (261, Some(400))] {
            check(
                Version::HTTP_11,
                &[("host", &"a".repeat(letters))],
                expected,
            );
        }
    }
}
