//! `/api/v1/mortgage-api`: what a home costs, how much one may borrow, what leaving costs, which offer is best.

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use mortgage_api::offers::{OwnParams, Params as OffersParams};
use mortgage_api::{OfferTable, offers, penalty, qualify, quote};

use crate::app::AppState;
use crate::error::{ApiError, Problem, invalid};
use crate::middleware::body::{JsonBody, QueryParams};
use crate::sources::Sourced;

/// The demo's routes.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/quote", post(quote))
        .route("/qualify", post(qualify))
        .route("/penalty", post(penalty))
        .route("/offers", get(offers).post(own_offers))
}

/// What a home really costs.
#[utoipa::path(
    post, path = "/api/v1/mortgage-api/quote", tag = "mortgage-api",
    request_body = quote::Params,
    responses((status = 200, body = quote::Report), (status = 422, body = Problem))
)]
pub async fn quote(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<quote::Params>,
) -> Result<Json<quote::Report>, ApiError> {
    let plan = quote::Plan::try_from(params)?;
    Ok(Json(state.compute.run(move || quote::run(&plan)).await?))
}

/// How much a household may borrow.
#[utoipa::path(
    post, path = "/api/v1/mortgage-api/qualify", tag = "mortgage-api",
    request_body = qualify::Params,
    responses((status = 200, body = qualify::Report), (status = 422, body = Problem))
)]
pub async fn qualify(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<qualify::Params>,
) -> Result<Json<qualify::Report>, ApiError> {
    let plan = qualify::Plan::try_from(params)?;
    Ok(Json(state.compute.run(move || qualify::run(&plan)).await?))
}

/// What leaving a mortgage early costs.
#[utoipa::path(
    post, path = "/api/v1/mortgage-api/penalty", tag = "mortgage-api",
    request_body = penalty::Params,
    responses((status = 200, body = penalty::Report), (status = 422, body = Problem))
)]
pub async fn penalty(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<penalty::Params>,
) -> Result<Json<penalty::Report>, ApiError> {
    let plan = penalty::Plan::try_from(params)?;
    Ok(Json(state.compute.run(move || penalty::run(&plan)).await?))
}

/// The sample offers for a home, ranked by what they cost over the term.
#[utoipa::path(
    get, path = "/api/v1/mortgage-api/offers", tag = "mortgage-api",
    params(OffersParams),
    responses((status = 200, body = Sourced<offers::Report>), (status = 422, body = Problem))
)]
pub async fn offers(
    State(state): State<AppState>,
    QueryParams(params): QueryParams<OffersParams>,
) -> Result<Json<Sourced<offers::Report>>, ApiError> {
    let plan = offers::Plan::try_from(params)?;
    rank(&state, plan, OfferTable::bundled().clone()).await
}

/// The caller's own offers, ranked the same way. The table is read, used and forgotten.
#[utoipa::path(
    post, path = "/api/v1/mortgage-api/offers", tag = "mortgage-api",
    request_body = OwnParams,
    responses((status = 200, body = Sourced<offers::Report>), (status = 422, body = Problem))
)]
pub async fn own_offers(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<OwnParams>,
) -> Result<Json<Sourced<offers::Report>>, ApiError> {
    let plan = offers::Plan::try_from(params.home)?;
    let table = OfferTable::from_csv(&params.csv).map_err(|error| invalid("csv", &error))?;
    rank(&state, plan, table).await
}

/// Ranks a table against what Canadians actually paid.
async fn rank(
    state: &AppState,
    plan: offers::Plan,
    table: OfferTable,
) -> Result<Json<Sourced<offers::Report>>, ApiError> {
    let reading = state.sources.market.read();
    let market = reading.data.clone();
    let report = state
        .compute
        .run(move || offers::run(&plan, &table, &market))
        .await?;
    Ok(Json(Sourced::new(report, reading)))
}
