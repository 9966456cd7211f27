//! `/api/v1/article-extractor`: the article of a page, pasted or fetched.

use article_extractor::{Params, Report, default_report};
use axum::extract::State;
use boreal_demo_kit::DemoSlug;
use utoipa_axum::routes;

use super::article_page::{FetchStatus, MAX_PAGE_BODY_BYTES, obtain};
use crate::answer::Answer;
use crate::declaration::{Demo, Setup};
use crate::error::ApiError;
use crate::middleware::body::JsonBody;
use crate::middleware::compute::Weight;
use crate::middleware::visitor::Visitor;
use crate::services::Services;
use crate::settings::ConfigError;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let services = setup.services.clone();
    let status = FetchStatus::of(&services.page_reader);
    Ok(setup
        .demo(DemoSlug::ArticleExtractor)
        .default_report(default_report)
        .custom(routes!(extract), services)
        .takes_body::<Params>()
        .up_to(MAX_PAGE_BODY_BYTES)
        .get_plain(
            "status",
            "Whether addresses are fetched here, and under which name.",
            move || status.clone(),
        ))
}

/// The article of a page, with what was dropped and why.
#[utoipa::path(
    post, path = "/api/v1/article-extractor/extract", tag = "article-extractor",
    operation_id = "article_extractor_extract_post",
    request_body = Params,
    responses(
        (status = 200, body = Report),
        (status = 422, description = "A field is wrong, the page cannot be fetched (`fetch_failed`, `robots_disallowed`, `fetch_disabled`) or holds no article (`no_article`)")
    )
)]
async fn extract(
    State(services): State<Services>,
    visitor: Visitor,
    body: JsonBody,
) -> Result<Answer, ApiError> {
    let mut call = services.compute.call(visitor.ip);
    let sent = call
        .run(body.weight(), move || body.plan::<Params>())
        .await??;
    let page = obtain(&services, visitor.ip, sent).await?;
    call.answer(Weight::Long, move || page.read()).await
}
