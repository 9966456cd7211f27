//! A finished answer: bytes and how they are labelled.

use axum::body::Bytes;
use axum::response::{IntoResponse, Response};
use http::HeaderValue;
use http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use serde::Serialize;

use crate::error::ApiError;

/// Made where engines run: a report may be megabytes of JSON.
#[derive(Clone)]
pub struct Answer {
    pub media_type: HeaderValue,
    pub file_name: Option<String>,
    pub body: Bytes,
}

impl Answer {
    pub fn json(report: &impl Serialize) -> Result<Self, ApiError> {
        let body = serde_json::to_vec(report).map_err(|error| ApiError::Internal(error.into()))?;
        Ok(Self {
            media_type: HeaderValue::from_static("application/json"),
            file_name: None,
            body: body.into(),
        })
    }
}

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        let mut response = ([(CONTENT_TYPE, self.media_type)], self.body).into_response();
        if let Some(name) = self.file_name
            && let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""))
        {
            response.headers_mut().insert(CONTENT_DISPOSITION, value);
        }
        response
    }
}
