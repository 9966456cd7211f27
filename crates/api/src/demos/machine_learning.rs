//! `/api/v1/machine-learning`: what an article says, two compared, a question answered.

mod article;
mod assistant;

use axum::extract::{DefaultBodyLimit, State};
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use boreal_demo_kit::Input;
use machine_learning::ask as question;
use machine_learning::{ComparisonReport, Report, Sample, TextParams, compare, run};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::article_extractor::{LARGE_BODIES, MAX_PAGE_BODY_BYTES};
use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::middleware::body::JsonBody;
use crate::middleware::large::{LargeBodies, few_large_bodies};
use crate::middleware::visitor::Visitor;
use article::{Article, within};
use assistant::{AnswerReport, SummaryReport};

/// The demo's routes.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/analyze", post(analyze))
        .route("/compare", post(compare_articles))
        .route("/ask", post(ask))
        .route("/summarize", post(summarize))
        .layer(from_fn_with_state(
            LargeBodies::at_most(LARGE_BODIES),
            few_large_bodies,
        ))
        .layer(DefaultBodyLimit::max(MAX_PAGE_BODY_BYTES))
        .route("/samples", get(samples))
        .route("/status", get(status))
}

/// Two articles to compare.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MachineLearningCompareParams)]
pub struct CompareParams {
    /// The first.
    pub a: Article,
    /// The second.
    pub b: Article,
}

/// Two articles and what sets them apart.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MachineLearningComparison)]
pub struct Comparison {
    /// The first, analysed.
    pub a: Report,
    /// The second, analysed.
    pub b: Report,
    /// The two side by side.
    pub comparison: ComparisonReport,
}

/// Every sample.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MachineLearningSampleList)]
pub struct SampleList {
    /// The articles, the default first.
    pub samples: Vec<Sample>,
}

/// What this installation can do.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MachineLearningStatus)]
pub struct Status {
    /// Whether an address can be sent instead of a text.
    pub fetch_enabled: bool,
    /// How we name ourselves to sites; absent where nothing is fetched.
    pub user_agent: Option<String>,
    /// The model that summarises and answers; absent where the built-in engine does.
    pub ai_model: Option<String>,
}

/// What an article says, who is in it, and how it feels about them.
#[utoipa::path(
    post, path = "/api/v1/machine-learning/analyze", tag = "machine-learning",
    request_body = Article,
    responses(
        (status = 200, body = Report),
        (status = 422, description = "A field is wrong, the page cannot be fetched or holds no article", body = Problem)
    )
)]
pub async fn analyze(
    State(state): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    JsonBody(article): JsonBody<Article>,
) -> Result<Json<Report>, ApiError> {
    let material = article.obtain(&state.reader, visitor.ip).await?;
    let work = move || material.read().map(|plan| run(&plan));
    Ok(Json(state.compute.run(work).await??))
}

/// Two articles on the same story: what both name, and how each feels about it.
#[utoipa::path(
    post, path = "/api/v1/machine-learning/compare", tag = "machine-learning",
    request_body = CompareParams,
    responses(
        (status = 200, body = Comparison),
        (status = 422, description = "A field is wrong (`a.text`), a page cannot be fetched or holds no article", body = Problem)
    )
)]
pub async fn compare_articles(
    State(state): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    JsonBody(CompareParams { a, b }): JsonBody<CompareParams>,
) -> Result<Json<Comparison>, ApiError> {
    let first = a.obtain(&state.reader, visitor.ip).await;
    let first = first.map_err(|error| within("a", error))?;
    let second = b.obtain(&state.reader, visitor.ip).await;
    let second = second.map_err(|error| within("b", error))?;
    let work = move || {
        let a = run(&first.read().map_err(|error| within("a", error))?);
        let b = run(&second.read().map_err(|error| within("b", error))?);
        let comparison = compare(&a, &b);
        Ok::<_, ApiError>(Comparison { a, b, comparison })
    };
    Ok(Json(state.compute.run(work).await??))
}

/// An answer from the article: the AI endpoint's where one is configured and quotes truly, else the sentences that match best.
#[utoipa::path(
    post, path = "/api/v1/machine-learning/ask", tag = "machine-learning",
    request_body = question::Params,
    responses((status = 200, body = AnswerReport), (status = 422, body = Problem))
)]
pub async fn ask(
    State(state): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    JsonBody(params): JsonBody<question::Params>,
) -> Result<Json<AnswerReport>, ApiError> {
    let question::Plan { article, question } = params.plan()?;
    let report = state.compute.run(move || run(&article)).await?;
    let answer = assistant::answer(state.ai_for(visitor.ip)?, report, &question);
    Ok(Json(answer.await))
}

/// A summary: the AI endpoint's words where one is configured and quotes truly, else the article's own sentences.
#[utoipa::path(
    post, path = "/api/v1/machine-learning/summarize", tag = "machine-learning",
    request_body = TextParams,
    responses((status = 200, body = SummaryReport), (status = 422, body = Problem))
)]
pub async fn summarize(
    State(state): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    JsonBody(params): JsonBody<TextParams>,
) -> Result<Json<SummaryReport>, ApiError> {
    let plan = params.plan()?;
    let report = state.compute.run(move || run(&plan)).await?;
    let summary = assistant::summarize(state.ai_for(visitor.ip)?, report);
    Ok(Json(summary.await))
}

/// Fictional articles to try.
#[utoipa::path(
    get, path = "/api/v1/machine-learning/samples", tag = "machine-learning",
    responses((status = 200, body = SampleList))
)]
pub async fn samples() -> Json<SampleList> {
    Json(SampleList {
        samples: machine_learning::samples(),
    })
}

/// Whether addresses are fetched here, and which model answers.
#[utoipa::path(
    get, path = "/api/v1/machine-learning/status", operation_id = "machine_learning_status", tag = "machine-learning",
    responses((status = 200, body = Status))
)]
pub async fn status(State(state): State<AppState>) -> Json<Status> {
    let user_agent = state.reader.user_agent().map(str::to_owned);
    Json(Status {
        fetch_enabled: user_agent.is_some(),
        user_agent,
        ai_model: state.ai.as_ref().map(|ai| ai.model().to_owned()),
    })
}
