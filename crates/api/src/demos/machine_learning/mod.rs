//! `/api/v1/machine-learning`: what an article says, two compared, a question answered.

mod article;
mod assistant;

use std::net::IpAddr;
use std::sync::Arc;

use anyhow::Context as _;
use axum::extract::State;
use boreal_demo_kit::{DemoSlug, Fields, Input};
use boreal_sources::AiClient;
use machine_learning::ask as question;
use machine_learning::{
    ComparisonReport, Report, Sample, TextParams, compare, default_report, run,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::routes;

use super::ai_endpoint::{AiQuestions, ai_endpoint};
use super::article_page::{FetchStatus, MAX_PAGE_BODY_BYTES};
use crate::answer::Answer;
use crate::declaration::{Demo, Setup};
use crate::error::ApiError;
use crate::middleware::body::JsonBody;
use crate::middleware::permits::ClientPermit;
use crate::middleware::visitor::Visitor;
use crate::services::Services;
use crate::settings::ConfigError;
use article::{Article, ArticlePlan, within};
use assistant::{AnswerReport, SummaryReport, ask_for_summary, ask_question};

/// A text takes longer for its size than a table: every word and sentence of it is weighed.
const SHORT_TEXT_BYTES: usize = 8 * 1024;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let ai = ai_endpoint(setup.settings)?.map(Arc::new);
    let state = Analysis {
        services: setup.services.clone(),
        ai: ai.clone(),
        ai_questions: AiQuestions::default(),
    };
    let status = state.clone();
    Ok(setup
        .demo(DemoSlug::MachineLearning)
        .default_report(default_report)
        .check("ai", move || check(ai.clone()))
        .custom(routes!(analyze), state.clone())
        .takes_body::<Article>()
        .up_to(MAX_PAGE_BODY_BYTES)
        .custom(routes!(compare_articles), state.clone())
        .takes_body::<CompareParams>()
        .up_to(MAX_PAGE_BODY_BYTES)
        .custom(routes!(ask), state.clone())
        .takes_body::<question::Params>()
        .up_to(MAX_PAGE_BODY_BYTES)
        .custom(routes!(summarize), state)
        .takes_body::<TextParams>()
        .up_to(MAX_PAGE_BODY_BYTES)
        .get_plain("samples", "Fictional articles to try.", || SampleList {
            samples: machine_learning::samples(),
        })
        .get_plain(
            "status",
            "Whether addresses are fetched here, and which model answers.",
            move || status.status(),
        ))
}

/// Asked a word, since nothing less shows that address, model and key are right.
async fn check(ai: Option<Arc<AiClient>>) -> anyhow::Result<String> {
    let Some(ai) = ai else {
        return Ok("no ai_url is set, so the built-in engine answers".to_owned());
    };
    ai.probe()
        .await
        .with_context(|| format!("{ai:?}; the built-in engine answers meanwhile"))?;
    Ok(format!("{ai:?} answers"))
}

#[derive(Clone)]
struct Analysis {
    services: Services,
    ai: Option<Arc<AiClient>>,
    ai_questions: AiQuestions,
}

impl Analysis {
    /// The owner's AI endpoint for one question of a visitor's, with the right to ask it, to be held until it has
    /// answered; an error when they have had enough.
    fn ai_for(&self, visitor: IpAddr) -> Result<Option<(&AiClient, ClientPermit)>, ApiError> {
        let Some(ai) = &self.ai else { return Ok(None) };
        Ok(Some((ai, self.ai_questions.take(visitor)?)))
    }

    fn status(&self) -> Status {
        Status {
            fetch: FetchStatus::of(&self.services.page_reader),
            ai_model: self.ai.as_ref().map(|ai| ai.model().to_owned()),
        }
    }
}

/// Two articles to compare.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MachineLearningCompareParams)]
struct CompareParams {
    /// The first.
    a: Article,
    /// The second.
    b: Article,
}

impl Input for CompareParams {
    type Plan = (ArticlePlan, ArticlePlan);

    fn example() -> Self {
        Self {
            a: Article::example(),
            b: Article::example(),
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Self::Plan> {
        let a = fields.inside("a", |fields| self.a.check(fields));
        let b = fields.inside("b", |fields| self.b.check(fields));
        Some((a?, b?))
    }
}

/// Two articles and what sets them apart.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MachineLearningComparison)]
struct Comparison {
    /// The first, analyzed.
    a: Report,
    /// The second, analyzed.
    b: Report,
    /// The two side by side.
    comparison: ComparisonReport,
}

/// Every sample.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MachineLearningSampleList)]
struct SampleList {
    /// The articles, the default first.
    samples: Vec<Sample>,
}

/// What this installation can do.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MachineLearningStatus)]
struct Status {
    #[serde(flatten)]
    fetch: FetchStatus,
    /// The model that summarizes and answers; absent where the built-in engine does.
    ai_model: Option<String>,
}

/// What an article says, who is in it, and how it feels about them.
#[utoipa::path(
    post, path = "/api/v1/machine-learning/analyze", tag = "machine-learning",
    operation_id = "machine_learning_analyze_post",
    request_body = Article,
    responses(
        (status = 200, body = Report),
        (status = 422, description = "A field is wrong, the page cannot be fetched or holds no article")
    )
)]
async fn analyze(
    State(Analysis { services, .. }): State<Analysis>,
    visitor: Visitor,
    body: JsonBody,
) -> Result<Answer, ApiError> {
    let mut call = services.compute.call(visitor.ip);
    let weight = body.weight_below(SHORT_TEXT_BYTES);
    let article = call.run(weight, move || body.plan::<Article>()).await??;
    let material = article.obtain(&services, visitor.ip).await?;
    let weight = material.weight(weight);
    let work = move || Ok(run(&material.read()?));
    call.answer(weight, work).await
}

/// Two articles on the same story: what both name, and how each feels about it.
#[utoipa::path(
    post, path = "/api/v1/machine-learning/compare", tag = "machine-learning",
    operation_id = "machine_learning_compare_post",
    request_body = CompareParams,
    responses(
        (status = 200, body = Comparison),
        (status = 422, description = "A field is wrong (`a.text`), a page cannot be fetched or holds no article")
    )
)]
async fn compare_articles(
    State(Analysis { services, .. }): State<Analysis>,
    visitor: Visitor,
    body: JsonBody,
) -> Result<Answer, ApiError> {
    let mut call = services.compute.call(visitor.ip);
    let weight = body.weight_below(SHORT_TEXT_BYTES);
    let articles = call.run(weight, move || body.plan::<CompareParams>());
    let (a, b) = articles.await??;
    let first = a.obtain(&services, visitor.ip).await;
    let first = first.map_err(|error| within("a", error))?;
    let second = b.obtain(&services, visitor.ip).await;
    let second = second.map_err(|error| within("b", error))?;
    let weight = first.weight(weight).max(second.weight(weight));
    let work = move || {
        let a = run(&first.read().map_err(|error| within("a", error))?);
        let b = run(&second.read().map_err(|error| within("b", error))?);
        let comparison = compare(&a, &b);
        Ok(Comparison { a, b, comparison })
    };
    call.answer(weight, work).await
}

/// An answer from the article: the AI endpoint's where one is configured and quotes truly, else the sentences that match best.
#[utoipa::path(
    post, path = "/api/v1/machine-learning/ask", tag = "machine-learning",
    operation_id = "machine_learning_ask_post",
    request_body = question::Params,
    responses((status = 200, body = AnswerReport))
)]
async fn ask(
    State(analysis): State<Analysis>,
    visitor: Visitor,
    body: JsonBody,
) -> Result<Answer, ApiError> {
    let mut call = analysis.services.compute.call(visitor.ip);
    let weight = body.weight_below(SHORT_TEXT_BYTES);
    let work = move || {
        let question::Plan { article, question } = body.plan::<question::Params>()?;
        Ok::<_, ApiError>((run(&article), question))
    };
    let (report, question) = call.run(weight, work).await??;
    let (ai, under_way) = analysis.ai_for(visitor.ip)?.unzip();
    let said = ask_question(ai, &report.text, question.as_str()).await;
    drop(under_way);
    let work = move || Ok(said.answer(report, &question));
    call.answer(weight, work).await
}

/// A summary: the AI endpoint's words where one is configured and quotes truly, else the article's own sentences.
#[utoipa::path(
    post, path = "/api/v1/machine-learning/summarize", tag = "machine-learning",
    operation_id = "machine_learning_summarize_post",
    request_body = TextParams,
    responses((status = 200, body = SummaryReport))
)]
async fn summarize(
    State(analysis): State<Analysis>,
    visitor: Visitor,
    body: JsonBody,
) -> Result<Answer, ApiError> {
    let mut call = analysis.services.compute.call(visitor.ip);
    let weight = body.weight_below(SHORT_TEXT_BYTES);
    let work = move || body.plan::<TextParams>().map(|plan| run(&plan));
    let report = call.run(weight, work).await??;
    let (ai, under_way) = analysis.ai_for(visitor.ip)?.unzip();
    let said = ask_for_summary(ai, &report.text).await;
    drop(under_way);
    call.answer(weight, move || Ok(said.summary(report))).await
}
