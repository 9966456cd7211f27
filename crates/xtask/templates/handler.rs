//! `/api/v1/{{slug}}`: {{question}}

use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use boreal_demos::{{module}}::{self, Params, Plan, Report};

use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::middleware::body::JsonBody;

/// The demo's routes.
pub fn routes() -> Router<AppState> {
    Router::new().route("/run", post(run_{{module}}))
}

/// {{question}}
#[utoipa::path(
    post, path = "/api/v1/{{slug}}/run", tag = "{{slug}}",
    request_body = Params,
    responses((status = 200, body = Report), (status = 422, body = Problem))
)]
pub async fn run_{{module}}(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<Params>,
) -> Result<Json<Report>, ApiError> {
    let plan = Plan::try_from(params)?;
    Ok(Json(state.compute.run(move || {{module}}::run(&plan)).await?))
}
