//! `/api/v1/article-extractor`: the article of a page, pasted or fetched.

use article_extractor::{MAX_PAGE_BYTES, Params, Report, run};
use axum::extract::{DefaultBodyLimit, State};
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::middleware::body::JsonBody;
use crate::middleware::large::{LargeBodies, few_large_bodies};
use crate::middleware::visitor::Visitor;

/// A page of 5 MB whose every second character JSON writes as two.
pub const MAX_PAGE_BODY_BYTES: usize = 2 * MAX_PAGE_BYTES;

/// Pages being uploaded at once to one demo: 120 MB of memory at the most.
pub const LARGE_BODIES: usize = 12;

/// The demo's routes.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/extract", post(extract))
        .layer(from_fn_with_state(
            LargeBodies::at_most(LARGE_BODIES),
            few_large_bodies,
        ))
        .layer(DefaultBodyLimit::max(MAX_PAGE_BODY_BYTES))
        .route("/status", get(status))
}

/// What this installation can do.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArticleExtractorStatus)]
pub struct Status {
    /// Whether an address alone can be sent.
    pub fetch_enabled: bool,
    /// How we name ourselves to sites; absent where nothing is fetched.
    pub user_agent: Option<String>,
}

/// The article of a page, with what was dropped and why.
#[utoipa::path(
    post, path = "/api/v1/article-extractor/extract", tag = "article-extractor",
    request_body = Params,
    responses(
        (status = 200, body = Report),
        (status = 413, description = "More than 5 MB of HTML", body = Problem),
        (status = 422, description = "A field is wrong, the page cannot be fetched (`fetch_failed`, `robots_disallowed`, `fetch_disabled`) or holds no article (`no_article`)", body = Problem)
    )
)]
pub async fn extract(
    State(state): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    JsonBody(params): JsonBody<Params>,
) -> Result<Json<Report>, ApiError> {
    let plan = state.reader.plan(visitor.ip, params).await?;
    let report = state.compute.run(move || run(&plan)).await?;
    Ok(Json(report.map_err(|_| ApiError::NoArticle)?))
}

/// Whether addresses are fetched here, and under which name.
#[utoipa::path(
    get, path = "/api/v1/article-extractor/status", operation_id = "article_extractor_status", tag = "article-extractor",
    responses((status = 200, body = Status))
)]
pub async fn status(State(state): State<AppState>) -> Json<Status> {
    let user_agent = state.reader.user_agent().map(str::to_owned);
    Json(Status {
        fetch_enabled: user_agent.is_some(),
        user_agent,
    })
}
