//! The figures a monitoring system collects, in Prometheus' text form: on an address of their own, or for whoever
//! sends the token.

use axum::Router;
use axum::extract::State;
use axum::response::IntoResponse;
use axum::routing::get;
use http::HeaderMap;
use http::header::{AUTHORIZATION, CONTENT_TYPE};
use jiff::Timestamp;

use crate::app::AppState;
use crate::error::ApiError;

/// For the public address: only with the token.
pub async fn metrics(
    State(state): State<AppState>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let sent = headers
        .get(AUTHORIZATION)
        .and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    match (&state.config.metrics_token, sent) {
        (Some(token), Some(sent)) if token.is(sent) => figures(State(state)).await,
        (Some(_), _) => Err(ApiError::TokenMissing),
        (None, _) => Err(ApiError::NotFound),
    }
}

/// For the address of their own, which only the owner reaches.
pub fn own_address(state: AppState) -> Router {
    Router::new()
        .route("/metrics", get(figures))
        .fallback(async || ApiError::NotFound)
        .with_state(state)
}

/// Queue depth and age, and what was sent, failed, given up or held back as spam.
async fn figures(
    State(state): State<AppState>,
) -> Result<([(http::HeaderName, &'static str); 1], String), ApiError> {
    let queue = state
        .store
        .queue()
        .await
        .map_err(|error| ApiError::Internal(error.into()))?;
    let text = state
        .contact
        .metrics()
        .to_prometheus(&queue, Timestamp::now().as_millisecond());
    Ok((
        [(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")],
        text,
    ))
}
