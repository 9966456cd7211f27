//! A wish read by the grammar and, for what it left, by the owner's AI endpoint.

use std::sync::Arc;

use automated_workflows::assisted::{Params, Plan, Report, Said};
use axum::extract::State;
use boreal_sources::AiClient;
use boreal_sources::ai::Prompt;
use serde::Serialize;
use utoipa::ToSchema;

use crate::answer::Answer;
use crate::declaration::Setup;
use crate::demos::ai_endpoint::{AiQuestions, ai_endpoint};
use crate::error::ApiError;
use crate::middleware::body::JsonBody;
use crate::middleware::compute::Compute;
use crate::middleware::visitor::Visitor;
use crate::settings::ConfigError;

/// Said where no endpoint is set, and where there is nothing to ask it.
const NO_ENDPOINT: &str = "No AI endpoint is configured here, so the grammar alone has read it.";
const ALL_READ: &str = "Every phrase was understood, so no model was asked.";

#[derive(Clone)]
pub struct WishReader {
    ai: Option<Arc<AiClient>>,
    questions: AiQuestions,
    compute: Compute,
}

impl WishReader {
    pub fn new(setup: &mut Setup) -> Result<Self, ConfigError> {
        Ok(Self {
            ai: ai_endpoint(setup.settings)?.map(Arc::new),
            questions: AiQuestions::default(),
            compute: setup.services.compute.clone(),
        })
    }

    pub fn status(&self) -> Status {
        Status {
            ai_model: self.ai.as_ref().map(|ai| ai.model().to_owned()),
        }
    }
}

/// What this installation can do.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsStatus)]
pub struct Status {
    /// The model that may be asked about words the grammar left; absent where none is configured.
    ai_model: Option<String>,
}

/// A wish phrase by phrase, each with its reader: the grammar, and the AI endpoint for what it left, where one is configured.
#[utoipa::path(
    post, path = "/api/v1/automated-workflows/read", tag = "automated-workflows",
    operation_id = "automated_workflows_read_post",
    request_body = Params,
    responses((status = 200, body = Report))
)]
pub async fn read(
    State(reader): State<WishReader>,
    visitor: Visitor,
    body: JsonBody,
) -> Result<Answer, ApiError> {
    let mut call = reader.compute.call(visitor.ip);
    let weight = body.weight();
    let plan: Plan = call.run(weight, move || body.plan::<Params>()).await??;
    let said = match &reader.ai {
        None => Err(NO_ENDPOINT.to_owned()),
        Some(_) if plan.is_complete() => Err(ALL_READ.to_owned()),
        Some(ai) => {
            let _under_way = reader.questions.take(visitor.ip)?;
            let prompt = Prompt {
                instructions: Plan::instructions(),
                data: plan.data(),
            };
            let said = ai.structure::<Said>(&prompt).await;
            said.map(|said| (said, ai.model().to_owned()))
                .map_err(|error| format!("The grammar alone has read it: {error}."))
        }
    };
    call.answer(weight, move || Ok(plan.answer(said))).await
}
