//! Request bodies and queries whose every failure is a problem the caller can read.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use http::StatusCode;
use http::header::CONTENT_TYPE;
use http::request::Parts;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::wrong_field::wrong_field;
use crate::error::ApiError;

/// JSON of this size is read in less time than another thread takes to wake up.
const QUICKLY_READ_BYTES: usize = 32 * 1024;

/// A JSON body; use it instead of axum's `Json`, whose refusals are plain text.
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned + Send + 'static, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _state: &S) -> Result<Self, ApiError> {
        let body = json_bytes(request).await?;
        if body.len() <= QUICKLY_READ_BYTES {
            return from_json(&body).map(Self);
        }
        let read = tokio::task::spawn_blocking(move || from_json(&body));
        let read = read.await;
        read.map_err(|panicked| ApiError::Internal(panicked.into()))?
            .map(Self)
    }
}

/// A query string; use it instead of axum's `Query`.
pub struct QueryParams<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, ApiError> {
        from_query(parts.uri.query().unwrap_or_default()).map(Self)
    }
}

/// The body of a request that says it is JSON.
pub async fn json_bytes(request: Request) -> Result<Bytes, ApiError> {
    let media_type = request.headers().get(CONTENT_TYPE);
    let media_type = media_type.and_then(|value| value.to_str().ok());
    if !media_type.is_some_and(is_json) {
        return Err(ApiError::UnsupportedMediaType);
    }
    bytes(request).await
}

/// The body of a request, within the endpoint's limit.
pub async fn bytes(request: Request) -> Result<Bytes, ApiError> {
    Bytes::from_request(request, &())
        .await
        .map_err(
            |rejection| match rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                true => ApiError::TooLarge,
                false => ApiError::Malformed("the request body could not be read".to_owned()),
            },
        )
}

/// JSON that is whole and of the right shape.
pub fn from_json<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    let mut json = serde_json::Deserializer::from_slice(body);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        let inner = error.into_inner();
        // serde_json takes a number in a name's place for broken JSON.
        let is_json = || serde_json::from_slice::<IgnoredAny>(body).is_ok();
        match inner.is_data() || is_json() {
            true => wrong_field(&path, &inner.to_string()),
            false => malformed(&inner),
        }
    })?;
    json.end().map_err(|error| malformed(&error))?;
    Ok(value)
}

/// A query whose every parameter is of the right kind.
pub fn from_query<T: DeserializeOwned>(query: &str) -> Result<T, ApiError> {
    from_form(query.as_bytes())
}

/// The fields of a form sent without a script.
pub fn from_form<T: DeserializeOwned>(form: &[u8]) -> Result<T, ApiError> {
    let pairs = serde_urlencoded::Deserializer::new(form_urlencoded::parse(form));
    serde_path_to_error::deserialize(pairs)
        .map_err(|error| wrong_field(&error.path().to_string(), &error.inner().to_string()))
}

/// Where the JSON breaks off; serde's own words may quote Rust.
fn malformed(error: &serde_json::Error) -> ApiError {
    let (line, column) = (error.line(), error.column());
    ApiError::Malformed(format!(
        "the body is not valid JSON: see line {line}, column {column}"
    ))
}

/// `application/json` or any `application/*+json`, whatever its parameters.
fn is_json(media_type: &str) -> bool {
    let essence = media_type.split(';').next().unwrap_or_default().trim();
    let kind = essence.to_ascii_lowercase();
    kind.strip_prefix("application/")
        .is_some_and(|kind| kind == "json" || kind.ends_with("+json"))
}
