//! `/api/v1/bond-yields`: a day's curve, two days compared, series, spreads, fits and a bond's price.

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use bond_yields::own_points::OwnParams;
use bond_yields::{curve, fit, observations, price, spreads};

use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::middleware::body::{JsonBody, QueryParams};
use crate::sources::Sourced;

/// The demo's routes.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/curve", get(curve))
        .route("/compare", get(compare))
        .route("/history", get(history))
        .route("/spread", get(spread))
        .route("/fit", post(fit))
        .route("/fit-table", post(fit_table))
        .route("/price", post(price))
}

/// The curve of a day, or the newest.
#[utoipa::path(
    get, path = "/api/v1/bond-yields/curve", tag = "bond-yields",
    params(curve::Params),
    responses((status = 200, body = Sourced<curve::Report>), (status = 422, body = Problem))
)]
pub async fn curve(
    State(state): State<AppState>,
    QueryParams(params): QueryParams<curve::Params>,
) -> Result<Json<Sourced<curve::Report>>, ApiError> {
    let plan = curve::Plan::try_from(params)?;
    let reading = state.sources.yields.read();
    let report = curve::run(&plan, &reading.data)?;
    Ok(Json(Sourced::new(report, reading)))
}

/// The curves of two days and the change between them.
#[utoipa::path(
    get, path = "/api/v1/bond-yields/compare", tag = "bond-yields",
    params(curve::CompareParams),
    responses((status = 200, body = Sourced<curve::CompareReport>), (status = 422, body = Problem))
)]
pub async fn compare(
    State(state): State<AppState>,
    QueryParams(params): QueryParams<curve::CompareParams>,
) -> Result<Json<Sourced<curve::CompareReport>>, ApiError> {
    let plan = curve::ComparePlan::try_from(params)?;
    let reading = state.sources.yields.read();
    let report = curve::compare(&plan, &reading.data)?;
    Ok(Json(Sourced::new(report, reading)))
}

/// Series over time.
#[utoipa::path(
    get, path = "/api/v1/bond-yields/history", tag = "bond-yields",
    params(observations::Params),
    responses((status = 200, body = Sourced<observations::Report>), (status = 422, body = Problem))
)]
pub async fn history(
    State(state): State<AppState>,
    QueryParams(params): QueryParams<observations::Params>,
) -> Result<Json<Sourced<observations::Report>>, ApiError> {
    let plan = observations::Plan::try_from(params)?;
    let reading = state.sources.yields.read();
    let data = reading.data.clone();
    let report = state
        .compute
        .run(move || observations::run(&plan, &data))
        .await?;
    Ok(Json(Sourced::new(report, reading)))
}

/// One series less another, with the episodes below zero.
#[utoipa::path(
    get, path = "/api/v1/bond-yields/spread", tag = "bond-yields",
    params(spreads::Params),
    responses((status = 200, body = Sourced<spreads::Report>), (status = 422, body = Problem))
)]
pub async fn spread(
    State(state): State<AppState>,
    QueryParams(params): QueryParams<spreads::Params>,
) -> Result<Json<Sourced<spreads::Report>>, ApiError> {
    let plan = spreads::Plan::try_from(params)?;
    let reading = state.sources.yields.read();
    let data = reading.data.clone();
    let report = state
        .compute
        .run(move || spreads::run(&plan, &data))
        .await?;
    Ok(Json(Sourced::new(report, reading)))
}

/// A curve through the caller's own points.
#[utoipa::path(
    post, path = "/api/v1/bond-yields/fit", tag = "bond-yields",
    request_body = fit::Params,
    responses((status = 200, body = fit::Report), (status = 422, body = Problem))
)]
pub async fn fit(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<fit::Params>,
) -> Result<Json<fit::Report>, ApiError> {
    let plan = fit::Plan::try_from(params)?;
    Ok(Json(state.compute.run(move || fit::run(&plan)).await?))
}

/// The same from a table. It is read, used and forgotten.
#[utoipa::path(
    post, path = "/api/v1/bond-yields/fit-table", tag = "bond-yields",
    request_body = OwnParams,
    responses((status = 200, body = fit::Report), (status = 422, body = Problem))
)]
pub async fn fit_table(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<OwnParams>,
) -> Result<Json<fit::Report>, ApiError> {
    let plan = fit::Plan::try_from(params)?;
    Ok(Json(state.compute.run(move || fit::run(&plan)).await?))
}

/// What a bond is worth.
#[utoipa::path(
    post, path = "/api/v1/bond-yields/price", tag = "bond-yields",
    request_body = price::Params,
    responses((status = 200, body = price::Report), (status = 422, body = Problem))
)]
pub async fn price(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<price::Params>,
) -> Result<Json<price::Report>, ApiError> {
    let plan = price::Plan::try_from(params)?;
    Ok(Json(state.compute.run(move || price::run(&plan)).await?))
}
