//! The figures a monitoring system collects, in Prometheus' text form.

use axum::extract::State;
use http::header::CONTENT_TYPE;
use jiff::Timestamp;

use crate::app::AppState;
use crate::error::ApiError;

/// Queue depth and age, and what was sent, failed, given up or held back as spam.
pub async fn metrics(
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
