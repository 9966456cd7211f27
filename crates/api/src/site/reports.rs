//! Where browsers report a breach of the page policy. A report may hold
//! addresses of the visitor's own, so only the breached rule is logged.

use axum::extract::Request;
use http::StatusCode;
use serde_json::Value;

use crate::error::{ApiError, Problem};
use crate::middleware::body::bytes;

/// Reports larger than this are not a browser's.
pub const MAX_REPORT_BYTES: usize = 16 * 1024;

/// Takes a policy report and logs which rule it names.
#[utoipa::path(
    post,
    path = "/api/v1/reports",
    tag = "site",
    request_body(content(
        (serde_json::Value = "application/csp-report"),
        (serde_json::Value = "application/reports+json"),
    )),
    responses(
        (status = 204, description = "The report was taken"),
        (status = 400, description = "The body could not be read", body = Problem, content_type = "application/problem+json"),
        (status = 408, description = "The body did not arrive in time", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is larger than the 16384 bytes that this endpoint takes", body = Problem, content_type = "application/problem+json"),
        (status = 429, description = "Too many calls; Retry-After says when to come back", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Too busy; Retry-After says when to come back", body = Problem, content_type = "application/problem+json"),
    )
)]
pub async fn take_report(request: Request) -> Result<StatusCode, ApiError> {
    let body = bytes(request).await?;
    let report: Value = serde_json::from_slice(&body).unwrap_or_default();
    let directive = [
        "/csp-report/effective-directive",
        "/csp-report/violated-directive",
        "/0/body/effectiveDirective",
    ]
    .iter()
    .find_map(|path| report.pointer(path)?.as_str())
    .filter(|text| {
        text.len() <= 40
            && text
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    })
    .unwrap_or("unknown");
    tracing::warn!(directive, "A browser reported a breach of the page policy");
    Ok(StatusCode::NO_CONTENT)
}
