//! Request bodies and queries whose every failure is a problem the caller can read.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use boreal_demo_kit::FieldError;
use http::StatusCode;
use http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::ApiError;

/// A JSON body; use it instead of axum's `Json`, whose refusals are plain text.
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(value)) => Ok(Self(value)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(ApiError::UnsupportedMediaType),
            Err(JsonRejection::JsonDataError(error)) => Err(wrong_field(&error.body_text())),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ApiError::TooLarge)
            }
            Err(rejection) => Err(ApiError::Malformed(rejection.body_text())),
        }
    }
}

/// A query string; use it instead of axum's `Query`.
pub struct QueryParams<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(value)) => Ok(Self(value)),
            Err(QueryRejection::FailedToDeserializeQueryString(error)) => {
                Err(wrong_field(&error.body_text()))
            }
            Err(rejection) => Err(ApiError::Malformed(rejection.body_text())),
        }
    }
}

/// axum's text ends in `path: reason`; the path names the field, and the reason an absent one.
fn wrong_field(text: &str) -> ApiError {
    let text = text.split_once(": ").map_or(text, |(_, rest)| rest);
    let (path, message) = text.split_once(": ").unwrap_or(("", text));
    let message = message.split(" at line ").next().unwrap_or(message);
    let missing = message
        .strip_prefix("missing field `")
        .and_then(|rest| rest.strip_suffix('`'));
    let field = match (path, missing) {
        ("", Some(missing)) => missing,
        ("", None) => "body",
        (path, _) => path,
    };
    ApiError::Invalid(vec![FieldError::plain(field, message)])
}
