//! The outermost layer of everything that is not a page: a time limit, a visitor's
//! share of the memory, a net under panics, the security headers, and one log line,
//! or a place in a count.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use http::Method;

use super::arrival::watched;
use super::intake::Intake;
use super::shares::Shares;
use super::tally::Tally;
use super::unsent::hold_unsent;
use super::visitor::Visitor;
use crate::error::ApiError;
use crate::site::contact::{self, is_form};
use crate::site::security::{Scheme, api_headers};

/// How long a call may take, what it may hold, and how its failures are written.
#[derive(Clone)]
pub struct Edge {
    pub time_limit: Duration,
    /// Of routes that have one of their own, where it is longer.
    pub own_limits: Arc<HashMap<String, Duration>>,
    pub failures: Failures,
    /// Of bodies, from their first byte to the answer.
    pub bodies: Shares,
    /// How fast they are read.
    pub intake: Intake,
    /// Of answers that wait to be read.
    pub unsent: Shares,
    /// Of answers that have no log line of their own.
    pub tally: Tally,
}

#[derive(Clone, Copy)]
pub enum Failures {
    /// `application/problem+json`.
    Problem,
    /// As callers of the contact function read them.
    Function,
}

/// Wraps every call. The log names the route, never the query, the body or the caller.
pub async fn edge(State(edge): State<Edge>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "unmatched".to_owned(), |path| path.as_str().to_owned());
    let own_limit = edge.own_limits.get(&route).copied().unwrap_or_default();
    let time_limit = edge.time_limit.max(own_limit);
    let visitor = request.extensions().get::<Visitor>().copied();
    let scheme = visitor.map_or(Scheme::Http, |visitor| visitor.scheme);
    let (head, body) = request.into_parts();
    let is_form = is_form(&head.headers);
    let ip = visitor.map(|visitor| visitor.ip);
    let (body, arrival) = watched(body, &head.headers, &edge.bodies, &edge.intake, ip);
    let request = Request::from_parts(head, body);

    let handled = AssertUnwindSafe(next.run(request)).catch_unwind();
    let handled = tokio::time::timeout(time_limit, handled).await;
    let is_answered = matches!(handled, Ok(Ok(_)));
    let failed = match (handled, arrival.given_up()) {
        (Ok(Ok(_)), Some(why)) => Err(why),
        (Ok(Ok(response)), None) => match visitor {
            Some(visitor) => hold_unsent(&edge.unsent, visitor.ip, response),
            None => Ok(response),
        },
        // The panic's own text has gone to the log through the panic hook.
        (Ok(Err(_)), _) => Err(ApiError::Internal(anyhow::anyhow!("a handler panicked"))),
        (Err(_), _) if arrival.is_whole() => Err(ApiError::TookTooLong),
        (Err(_), _) => Err(ApiError::ArrivedTooSlowly),
    };
    let mut response = failed.unwrap_or_else(|error| match edge.failures {
        Failures::Problem => error.into_response(),
        Failures::Function => contact::failed(error, is_form),
    });

    if !response.status().is_success() && is_answered {
        arrival.drain().await;
    }
    for (name, value) in &api_headers(scheme) {
        response
            .headers_mut()
            .entry(name)
            .or_insert_with(|| value.clone());
    }
    let duration_ms = started.elapsed().as_millis();
    let status = response.status().as_u16();
    let is_counted = edge.tally.counts(&method, &route, response.status());
    let method = name_of(&method);
    match is_counted {
        true => tracing::debug!(
            method,
            route,
            status,
            duration_ms,
            "Answered {method} {route}"
        ),
        false => tracing::info!(
            method,
            route,
            status,
            duration_ms,
            "Answered {method} {route}"
        ),
    }
    response
}

/// A method is any word of a caller's, and the log holds none.
fn name_of(method: &Method) -> &'static str {
    const KNOWN: [&str; 7] = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"];
    let known = KNOWN.into_iter().find(|known| method.as_str() == *known);
    known.unwrap_or("OTHER")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use axum::Router;
    use axum::body::{Body, Bytes};
    use axum::middleware::from_fn_with_state;
    use axum::routing::post;
    use futures_util::{StreamExt, stream};
    use http::{Method, Request, StatusCode};
    use http_body_util::BodyExt;
    use serde_json::Value;
    use tokio::time::Instant;
    use tower::ServiceExt;

    use super::{Edge, Failures, Intake, Shares, Tally, edge, name_of};
    use crate::site::ShowPage;

    const TIME_LIMIT: Duration = Duration::from_secs(30);

    /// Only the time bites.
    fn limits(failures: Failures) -> Edge {
        Edge {
            time_limit: TIME_LIMIT,
            own_limits: Arc::default(),
            failures,
            bodies: Shares::of(0),
            intake: Intake::default(),
            unsent: Shares::of(0),
            tally: Tally::default(),
        }
    }

    /// A body, and how many of its three pieces were asked for.
    fn three_pieces() -> (Body, Arc<AtomicUsize>) {
        let sent = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&sent);
        let pieces = stream::iter(0..3).map(move |_| {
            count.fetch_add(1, Ordering::Relaxed);
            Ok::<_, axum::Error>("piece")
        });
        (Body::from_stream(pieces), sent)
    }

    /// The status, the wait and the body of a call to a handler that reads the body and then does `work`.
    async fn call<F: Future<Output = ()> + Send + 'static>(
        failures: Failures,
        body: Body,
        work: fn() -> F,
    ) -> (StatusCode, Option<String>, Value) {
        call_within(Duration::ZERO, failures, body, work).await
    }

    /// The same of a route with a limit of its own.
    async fn call_within<F: Future<Output = ()> + Send + 'static>(
        own_limit: Duration,
        failures: Failures,
        body: Body,
        work: fn() -> F,
    ) -> (StatusCode, Option<String>, Value) {
        let limits = Edge {
            own_limits: Arc::new([("/".to_owned(), own_limit)].into()),
            ..limits(failures)
        };
        let handler = move |_: Bytes| async move {
            work().await;
            "done"
        };
        let router = Router::new()
            .route("/", post(handler))
            .layer(from_fn_with_state(limits, edge));
        let answer = router.oneshot(Request::post("/").body(body).unwrap());
        let (head, body) = answer.await.unwrap().into_parts();
        let wait = head.headers.get("retry-after");
        let wait = wait.map(|seconds| seconds.to_str().unwrap().to_owned());
        let body = body.collect().await.unwrap().to_bytes();
        (
            head.status,
            wait,
            serde_json::from_slice(&body).unwrap_or_default(),
        )
    }

    #[tokio::test(start_paused = true)]
    async fn a_computation_that_takes_too_long_is_our_fault_and_may_be_tried_again() {
        let slow = || std::future::pending();
        let (status, wait, body) = call(Failures::Problem, Body::from("x"), slow).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(body["code"], "took_too_long");
        assert!(wait.is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_that_does_not_arrive_is_the_callers() {
        let never = Body::from_stream(stream::pending::<Result<Bytes, axum::Error>>());
        let (status, _, body) = call(Failures::Problem, never, || async {}).await;
        assert_eq!(status, StatusCode::REQUEST_TIMEOUT);
        assert_eq!(body["code"], "timeout");
    }

    /// A body of so many kilobytes, less than one and a half a second.
    fn trickle(kilobytes: usize) -> Body {
        let pieces = stream::unfold(0, move |sent| async move {
            if sent == kilobytes {
                return None;
            }
            tokio::time::sleep(Duration::from_millis(700)).await;
            Some((Ok::<_, axum::Error>(vec![b'x'; 1024]), sent + 1))
        });
        Body::from_stream(pieces)
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_that_trickles_is_given_up_long_before_its_time() {
        let started = Instant::now();
        let (status, _, body) = call(Failures::Problem, trickle(30), || async {}).await;
        assert_eq!(status, StatusCode::REQUEST_TIMEOUT);
        assert_eq!(body["code"], "timeout");
        assert!(started.elapsed() < TIME_LIMIT / 2);
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_body_that_goes_on_is_waited_for_and_so_is_work_after_it() {
        // The last piece comes before anybody looks; the work takes twenty seconds more.
        let work = || tokio::time::sleep(Duration::from_secs(20));
        let (status, _, _) = call(Failures::Problem, trickle(9), work).await;
        assert_eq!(status, StatusCode::OK);
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_refused_before_the_body_has_come_can_send_it_and_read_why() {
        let router = Router::new()
            .route("/", post(async || StatusCode::TOO_MANY_REQUESTS))
            .layer(from_fn_with_state(limits(Failures::Problem), edge));
        let (pieces, sent) = three_pieces();
        let request = Request::post("/").body(pieces).unwrap();
        let answer = router.clone().oneshot(request).await.unwrap();
        assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(sent.load(Ordering::Relaxed), 3);
        // One that never ends is not waited for.
        let never = Body::from_stream(stream::pending::<Result<Bytes, axum::Error>>());
        let answer = router.oneshot(Request::post("/").body(never).unwrap());
        assert_eq!(
            answer.await.unwrap().status(),
            StatusCode::TOO_MANY_REQUESTS
        );
    }

    #[tokio::test]
    async fn who_waits_to_be_told_to_send_is_refused_without_sending() {
        let router = Router::new()
            .route("/", post(async || StatusCode::TOO_MANY_REQUESTS))
            .route("/read", post(async |_: Bytes| StatusCode::BAD_REQUEST))
            .layer(from_fn_with_state(limits(Failures::Problem), edge));
        for (path, expected) in [("/", 0), ("/read", 3)] {
            let (pieces, sent) = three_pieces();
            let request = Request::post(path).header("expect", "100-Continue");
            let answer = router.clone().oneshot(request.body(pieces).unwrap());
            assert!(answer.await.unwrap().status().is_client_error());
            assert_eq!(sent.load(Ordering::Relaxed), expected, "{path}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_form_without_a_script_gets_its_page_for_a_failure_of_the_edge() {
        let router = Router::new()
            .route("/", post(async |_: Bytes| "done"))
            .layer(from_fn_with_state(limits(Failures::Function), edge));
        for (kind, expected) in [
            ("application/x-www-form-urlencoded", true),
            ("application/json", false),
        ] {
            let never = Body::from_stream(stream::pending::<Result<Bytes, axum::Error>>());
            let request = Request::post("/").header("content-type", kind);
            let answer = router.clone().oneshot(request.body(never).unwrap());
            let answer = answer.await.unwrap();
            assert_eq!(answer.status(), StatusCode::REQUEST_TIMEOUT);
            let page = answer.extensions().get::<ShowPage>();
            assert_eq!(page.is_some(), expected, "{kind}");
        }
    }

    #[test]
    fn no_word_of_a_caller_is_a_method_in_the_log() {
        assert_eq!(name_of(&Method::POST), "POST");
        let own = Method::from_bytes(b"PASSWORD-IS-SECRET").unwrap();
        assert_eq!(name_of(&own), "OTHER");
    }

    #[tokio::test(start_paused = true)]
    async fn a_route_may_take_longer_than_others_but_not_less() {
        let work = || tokio::time::sleep(Duration::from_secs(45));
        for (own_limit, expected) in [(60, StatusCode::OK), (5, StatusCode::SERVICE_UNAVAILABLE)] {
            let own_limit = Duration::from_secs(own_limit);
            let (status, ..) =
                call_within(own_limit, Failures::Problem, Body::from("x"), work).await;
            assert_eq!(status, expected);
        }
        let work = || tokio::time::sleep(Duration::from_secs(20));
        let own_limit = Duration::from_secs(5);
        let (status, ..) = call_within(own_limit, Failures::Problem, Body::from("x"), work).await;
        assert_eq!(status, StatusCode::OK);
    }

    #[tokio::test(start_paused = true)]
    async fn a_function_fails_in_its_own_shape() {
        for (work, expected) in [
            (
                (|| Box::pin(std::future::pending()))
                    as fn() -> futures_util::future::BoxFuture<'static, ()>,
                503,
            ),
            (|| Box::pin(async { panic!("handler bug") }), 500),
        ] {
            let (status, _, body) = call(Failures::Function, Body::from("x"), work).await;
            assert_eq!(status.as_u16(), expected);
            assert!(
                body["error"]
                    .as_str()
                    .is_some_and(|text| text.ends_with('.')),
                "{body}"
            );
            assert!(body.get("type").is_none(), "{body}");
        }
    }
}
