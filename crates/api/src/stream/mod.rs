//! Event streams, for any declaration: who may have one open, how events are written, and the answer that carries them.

pub mod frame;
pub mod permits;

use std::convert::Infallible;

use axum::body::{Body, Bytes};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt};
use http::HeaderName;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};

/// An answer that ends with its stream; `x-accel-buffering` keeps nginx from collecting it.
pub fn event_stream(bytes: impl Stream<Item = Bytes> + Send + 'static) -> Response {
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store, no-transform"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(bytes.map(Ok::<_, Infallible>))).into_response()
}
