//! The outermost layer of everything that is not a page: a time limit, a net
//! under panics, the security headers, and one log line.

use std::panic::AssertUnwindSafe;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;

use super::visitor::Visitor;
use crate::error::ApiError;
use crate::site::security::{Scheme, api_headers};

/// Wraps every call. The log names the route, never the query, the body or the caller.
pub async fn edge(State(limit): State<Duration>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "unmatched".to_owned(), |path| path.as_str().to_owned());
    let scheme = request
        .extensions()
        .get::<Visitor>()
        .map_or(Scheme::Http, |visitor| visitor.scheme);

    let handled = AssertUnwindSafe(next.run(request)).catch_unwind();
    let mut response = match tokio::time::timeout(limit, handled).await {
        Ok(Ok(response)) => response,
        // The panic's own text has gone to the log through the panic hook.
        Ok(Err(_)) => ApiError::Internal(anyhow::anyhow!("a handler panicked")).into_response(),
        Err(_) => ApiError::Timeout.into_response(),
    };

    for (name, value) in &api_headers(scheme) {
        response
            .headers_mut()
            .entry(name)
            .or_insert_with(|| value.clone());
    }
    let duration_ms = started.elapsed().as_millis();
    tracing::info!(%method, route, status = response.status().as_u16(), duration_ms, "Answered {method} {route}");
    response
}
