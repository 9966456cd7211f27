//! Request bodies and queries whose every failure is a problem the caller can read.

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use boreal_demo_kit::Input;
use futures_util::StreamExt;
use http::HeaderMap;
use http::header::CONTENT_TYPE;
use http::request::Parts;
use http_body::Body as _;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::compute::{SHORT_BYTES, Weight};
use super::every_field::plan_of_json;
use super::wrong_field::wrong_field;
use crate::app::MAX_BODY_BYTES;
use crate::error::ApiError;

/// A JSON body, not yet read: a large one is read where engines run.
pub struct JsonBody(Bytes);

impl<S: Send + Sync> FromRequest<S> for JsonBody {
    type Rejection = ApiError;

    async fn from_request(request: Request, _state: &S) -> Result<Self, ApiError> {
        json_bytes(request).await.map(Self)
    }
}

impl JsonBody {
    pub fn weight(&self) -> Weight {
        self.weight_below(SHORT_BYTES)
    }

    /// Of work that is short on fewer than so many bytes only.
    pub fn weight_below(&self, short_bytes: usize) -> Weight {
        Weight::of(self.0.len(), short_bytes)
    }

    /// The plan of what was sent.
    pub fn plan<I: Input + DeserializeOwned>(&self) -> Result<I::Plan, ApiError> {
        plan_of_json::<I>(&self.0)
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
    if !media_type(request.headers()).is_some_and(|kind| is_json(&kind)) {
        return Err(ApiError::UnsupportedMediaType);
    }
    bytes(request).await
}

/// How large a body an endpoint takes, so that a refusal can say it.
#[derive(Clone, Copy)]
struct MaxBody(usize);

/// Lets what it is laid over take bodies up to so many bytes; the innermost counts.
pub fn body_limit(bytes: usize) -> Extension<impl Clone + Send + Sync> {
    Extension(MaxBody(bytes))
}

/// The body of a request, within the endpoint's limit. Its pieces are joined as they come: kept by themselves, those
/// of a byte would take forty times as much.
pub async fn bytes(request: Request) -> Result<Bytes, ApiError> {
    let limit = request.extensions().get::<MaxBody>();
    let limit = limit.map_or(MAX_BODY_BYTES, |limit| limit.0);
    let body = request.into_body();
    // Before it is asked for: who waits to be told to send need not send it.
    if body.size_hint().lower() > limit as u64 {
        return Err(ApiError::TooLarge(limit));
    }
    let mut pieces = body.into_data_stream();
    let mut whole = Vec::new();
    while let Some(piece) = pieces.next().await {
        let unread = |_| ApiError::Malformed("the request body could not be read".to_owned());
        let piece = piece.map_err(unread)?;
        if whole.len() + piece.len() > limit {
            return Err(ApiError::TooLarge(limit));
        }
        whole.extend_from_slice(&piece);
    }
    Ok(whole.into())
}

/// JSON that is whole and of the right shape.
pub fn from_json<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    if body.starts_with(b"\xef\xbb\xbf") {
        return Err(ApiError::Malformed(
            "the body begins with a byte order mark: send UTF-8 without it".to_owned(),
        ));
    }
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
    serde_path_to_error::deserialize(pairs).map_err(|error| {
        let path = error.path().to_string();
        let message = error.inner().to_string();
        let value =
            form_urlencoded::parse(form).find_map(|(name, value)| (name == path).then_some(value));
        let is_negative =
            value.is_some_and(|value| value.parse::<i128>().is_ok_and(|number| number < 0));
        // The standard library says the same of a sign as of a letter.
        match is_negative && message.starts_with("invalid digit") {
            true => wrong_field(&path, "invalid value, expected u64"),
            false => wrong_field(&path, &message),
        }
    })
}

/// Where the JSON breaks off; serde's own words may quote Rust.
fn malformed(error: &serde_json::Error) -> ApiError {
    let (line, column) = (error.line(), error.column());
    ApiError::Malformed(format!(
        "the body is not valid JSON: see line {line}, column {column}"
    ))
}

/// What the headers call the body, in small letters and without parameters.
pub fn media_type(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(CONTENT_TYPE)?.to_str().ok()?;
    let essence = value.split(';').next().unwrap_or_default();
    Some(essence.trim().to_ascii_lowercase())
}

/// `application/json` or any `application/*+json`.
fn is_json(media_type: &str) -> bool {
    media_type
        .strip_prefix("application/")
        .is_some_and(|kind| kind == "json" || kind.ends_with("+json"))
}
