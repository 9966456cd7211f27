//! `/api/v1/article-extractor`: the article of a page, pasted or fetched.

use article_extractor::{Params, Report, default_report};
use axum::Json;
use axum::extract::State;
use boreal_demo_kit::DemoSlug;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::routes;

use crate::article_page::{obtain, page_uploads, read};
use crate::declaration::{Demo, Setup};
use crate::error::{ApiError, Problem};
use crate::middleware::body::JsonBody;
use crate::middleware::visitor::Visitor;
use crate::services::Services;
use crate::settings::ConfigError;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let services = setup.services.clone();
    let user_agent = services.page_reader.user_agent().map(str::to_owned);
    Ok(setup
        .demo(DemoSlug::ArticleExtractor)
        .default_report(default_report)
        .custom(routes!(extract), services)
        .takes_body::<Params>()
        .large(&page_uploads())
        .get_plain(
            "status",
            "Whether addresses are fetched here, and under which name.",
            move || Status {
                fetch_enabled: user_agent.is_some(),
                user_agent: user_agent.clone(),
            },
        ))
}

/// What this installation can do.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArticleExtractorStatus)]
struct Status {
    /// Whether an address alone can be sent.
    fetch_enabled: bool,
    /// How we name ourselves to sites; absent where nothing is fetched.
    user_agent: Option<String>,
}

/// The article of a page, with what was dropped and why.
#[utoipa::path(
    post, path = "/api/v1/article-extractor/extract", tag = "article-extractor",
    operation_id = "article_extractor_extract_post",
    request_body = Params,
    responses(
        (status = 200, body = Report),
        (status = 413, description = "More than 5 MB of HTML", body = Problem),
        (status = 422, description = "A field is wrong, the page cannot be fetched (`fetch_failed`, `robots_disallowed`, `fetch_disabled`) or holds no article (`no_article`)", body = Problem)
    )
)]
async fn extract(
    State(services): State<Services>,
    visitor: Visitor,
    JsonBody(params): JsonBody<Params>,
) -> Result<Json<Report>, ApiError> {
    let page = obtain(&services.page_reader, visitor.ip, params).await?;
    let work = move || read(&page);
    Ok(Json(services.compute.run(visitor.ip, work).await??))
}
