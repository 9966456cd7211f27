//! Requests whose end two readers may see at different places: of each one answer at the most, and never one to what
//! stands in its body.

use axum::body::Body;
use http::{Request, StatusCode};

use crate::connections::{PATIENT, exchange, listen};
use crate::test_site::TestSite;

const REPORT: &str =
    "POST /api/v1/reports HTTP/1.1\r\nHost: x\r\nContent-Type: application/csp-report\r\n";
const HIDDEN: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/// The statuses that are answered to these bytes until the server closes.
async fn statuses(bytes: &str) -> Vec<u16> {
    let listening = listen(PATIENT).await;
    let answer = exchange(listening.address, bytes.as_bytes()).await;
    let heads = answer.split("HTTP/1.1 ").skip(1);
    heads.map(|head| head[..3].parse().unwrap()).collect()
}

#[tokio::test]
async fn what_follows_a_body_with_two_lengths_is_not_answered() {
    let (length, chunked) = ("Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n");
    for both in [[length, chunked].concat(), [chunked, length].concat()] {
        let answered = statuses(&format!("{REPORT}{both}\r\n0\r\n\r\n{HIDDEN}")).await;
        assert_eq!(answered, [204], "{both}");
    }
    let twice = "Content-Length: 2\r\nContent-Length: 5\r\n";
    let answered = statuses(&format!("{REPORT}{twice}\r\n{{}}{HIDDEN}")).await;
    assert_eq!(answered, [400]);
}

#[tokio::test]
async fn a_folded_header_and_a_space_before_the_colon_are_refused() {
    for header in ["X-A: 1\r\n Content-Length: 5\r\n", "Content-Length : 5\r\n"] {
        let answered = statuses(&format!("{REPORT}{header}\r\n{HIDDEN}")).await;
        assert_eq!(answered, [400], "{header:?}");
    }
}

/// In a head they end a line as they may (RFC 9112, part 2.2), in the sizes of chunks nothing.
#[tokio::test]
async fn lines_that_end_without_a_return_end_a_head_and_no_chunk() {
    let answered = statuses(&HIDDEN.replace('\r', "")).await;
    assert_eq!(answered, [200]);
    for body in ["0\n\n", "2\n{}\n0\n\n", "2;a\n{}\r\n0\r\n\r\n"] {
        let head = format!("{REPORT}Transfer-Encoding: chunked\r\n\r\n");
        let answered = statuses(&format!("{head}{body}{HIDDEN}")).await;
        assert!(answered.len() <= 1, "{body:?}: {answered:?}");
        assert!(!answered.contains(&200), "{body:?}: {answered:?}");
        assert!(!answered.contains(&204), "{body:?}: {answered:?}");
    }
}

#[tokio::test]
async fn extensions_of_chunks_and_trailers_are_skipped_and_have_a_limit() {
    let head = format!("{REPORT}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n");
    let with = async |extension: &str, trailer: &str| {
        let body = format!("2;{extension}\r\n{{}}\r\n0\r\n{trailer}\r\n{HIDDEN}");
        statuses(&format!("{head}{body}")).await
    };
    assert_eq!(with("a=b", "X-Sum: 1\r\n").await, [204]);
    // A trailer is no header: neither another length nor a name for the site.
    assert_eq!(with("a", "Content-Length: 99\r\nHost: y\r\n").await, [204]);
    let long = "x".repeat(100_000);
    for (extension, trailer) in [
        (long.as_str(), ""),
        ("a", &format!("X-Long: {long}\r\n")),
        ("a", &"X-Many: 1\r\n".repeat(10_000)),
    ] {
        let answered = with(extension, trailer).await;
        assert!(answered.len() <= 1, "{answered:?}");
        assert!(answered.iter().all(|status| *status >= 400), "{answered:?}");
    }
}

#[tokio::test]
async fn head_of_an_operation_is_answered_without_a_body() {
    let listening = listen(PATIENT).await;
    for (path, status) in [
        ("/api/v1/sources", 200),
        ("/api/v1/bond-yields/curve", 200),
        ("/api/v1/bond-yields/curve?date=x", 422),
        ("/api/v1/reports", 405),
        ("/functions/v1/contact-form-token", 200),
        ("/api/v1/nothing", 404),
    ] {
        let request = format!("HEAD {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        let answer = exchange(listening.address, request.as_bytes()).await;
        let beginning = format!("HTTP/1.1 {status} ");
        assert!(answer.starts_with(&beginning), "{path}: {answer}");
        assert!(answer.ends_with("\r\n\r\n"), "{path}: {answer}");
        assert_eq!(answer.matches("\r\n\r\n").count(), 1, "{path}: {answer}");
    }
}

/// More often than a visitor may have streams open: none of them holds a place.
#[tokio::test]
async fn head_of_a_stream_ends_at_once_and_holds_no_place() {
    let site = TestSite::new().await;
    let path = "/api/v1/real-time-analytics/stream";
    for _ in 0..20 {
        let of_own = format!("{path}?speed=60");
        for path in [path, &of_own] {
            let request = Request::head(path).body(Body::empty()).unwrap();
            let answer = site.send(request).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            assert_eq!(answer.header("content-type"), "text/event-stream");
            assert!(answer.body.is_empty(), "{path}");
        }
    }
}
