//! The one place that turns a failure into an HTTP status, a code and words.

use axum::Json;
use axum::response::{IntoResponse, Response};
use boreal_demo_kit::{FieldError, ParamsError};
use http::header::{CONTENT_TYPE, RETRY_AFTER};
use http::{HeaderValue, StatusCode};
use serde::Serialize;
use utoipa::ToSchema;

/// The body of every API error: RFC 9457 problem details.
#[derive(Debug, Serialize, ToSchema)]
pub struct Problem {
    /// A URI that names the kind of problem.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind of problem in a few words.
    pub title: String,
    /// The HTTP status, repeated.
    pub status: u16,
    /// What happened and what to do next.
    pub detail: String,
    /// A stable word for programs.
    pub code: String,
    /// Which fields are wrong, where fields are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<FieldError>,
}

/// Everything an API call can fail with.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    /// The body or query could not be read at all.
    #[error("{0}")]
    Malformed(String),
    /// There is nothing at this address.
    #[error("there is no API endpoint at this address; see /api/openapi.json")]
    NotFound,
    /// The address exists, the method does not.
    #[error("this endpoint does not take that method; see /api/openapi.json")]
    MethodNotAllowed,
    /// The body is larger than the endpoint takes.
    #[error("the request body is larger than this endpoint takes")]
    TooLarge,
    /// The body is not JSON.
    #[error("send the body as application/json")]
    UnsupportedMediaType,
    /// The input was read and is wrong; the fields say how.
    #[error("some fields are missing or out of range")]
    Invalid(Vec<FieldError>),
    /// This caller asks too often.
    #[error("too many requests: wait {0} seconds and try again")]
    TooManyRequests(u64),
    /// The request took too long to arrive.
    #[error("the request did not arrive in time")]
    Timeout,
    /// Too much to do right now.
    #[error("the server is busy: try again in {0} seconds")]
    Busy(u64),
    /// Nothing the caller can mend. The cause is logged, never sent.
    #[error("something went wrong on our side; it has been logged")]
    Internal(#[source] anyhow::Error),
}

impl ApiError {
    fn status(&self) -> StatusCode {
        match self {
            Self::Malformed(_) => StatusCode::BAD_REQUEST,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooManyRequests(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Timeout => StatusCode::REQUEST_TIMEOUT,
            Self::Busy(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Malformed(_) => "malformed",
            Self::NotFound => "not_found",
            Self::MethodNotAllowed => "method_not_allowed",
            Self::TooLarge => "too_large",
            Self::UnsupportedMediaType => "unsupported_media_type",
            Self::Invalid(_) => "invalid",
            Self::TooManyRequests(_) => "too_many_requests",
            Self::Timeout => "timeout",
            Self::Busy(_) => "busy",
            Self::Internal(_) => "internal",
        }
    }
}

/// What an engine refuses is the caller's to mend: 422 with the fields.
impl<E: ParamsError> From<E> for ApiError {
    fn from(refused: E) -> Self {
        Self::Invalid(refused.field_errors())
    }
}

/// One refused field, for input that is not a demo's parameters.
pub fn invalid(field: &str, reason: &impl std::fmt::Display) -> ApiError {
    ApiError::Invalid(vec![FieldError::new(field, reason.to_string())])
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        if let Self::Internal(cause) = &self {
            tracing::error!(error = format!("{cause:#}"), "Request failed");
        }
        let status = self.status();
        let problem = Problem {
            kind: "about:blank".to_owned(),
            title: status.canonical_reason().unwrap_or("Error").to_owned(),
            status: status.as_u16(),
            detail: self.to_string(),
            code: self.code().to_owned(),
            errors: match &self {
                Self::Invalid(fields) => fields.clone(),
                _ => Vec::new(),
            },
        };
        let mut response = (status, Json(problem)).into_response();
        let headers = response.headers_mut();
        headers.insert(
            CONTENT_TYPE,
            HeaderValue::from_static("application/problem+json"),
        );
        if let Self::TooManyRequests(seconds) | Self::Busy(seconds) = self {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
