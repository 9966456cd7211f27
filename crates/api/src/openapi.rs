//! The contract: every endpoint described by its handler, gathered here.
//! `boreal openapi` prints it and the web client's types are generated from it.

use axum::Json;
use utoipa::OpenApi;

use boreal_demo_kit::FieldError;

use crate::error::Problem;
use crate::{demos, site};

/// The whole API.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Boreal Signal API",
        description = "Every demo is one call away. Errors are application/problem+json (RFC 9457). \
            Amounts are dollars as JSON numbers, times RFC 3339 in UTC.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        site::health::healthz,
        site::health::readyz,
        site::reports::take_report,
        site::contact::send_contact_email,
        site::contact::contact_form_token,
        crate::sources::list_sources,
        demos::article_extractor::extract,
        demos::article_extractor::status,
        demos::bond_yields::curve,
        demos::bond_yields::compare,
        demos::bond_yields::history,
        demos::bond_yields::spread,
        demos::bond_yields::fit,
        demos::bond_yields::fit_table,
        demos::bond_yields::price,
        demos::data_integration::cities,
        demos::data_integration::plan,
        demos::data_integration::own_plan,
        demos::data_integration::calendar,
        demos::data_integration::own_calendar,
        demos::data_integration::table,
        demos::data_integration::own_table,
        demos::machine_learning::analyze,
        demos::machine_learning::compare_articles,
        demos::machine_learning::ask,
        demos::machine_learning::summarize,
        demos::machine_learning::samples,
        demos::machine_learning::status,
        demos::mortgage_api::quote,
        demos::mortgage_api::qualify,
        demos::mortgage_api::penalty,
        demos::mortgage_api::offers,
        demos::mortgage_api::own_offers,
        demos::real_time_analytics::stations,
        demos::real_time_analytics::stream,
        demos::real_time_analytics::evaluation,
        demos::real_time_analytics::detect,
    ),
    components(schemas(
        Problem,
        FieldError,
        bond_yields::DefaultReport,
        data_integration::DefaultReport,
        machine_learning::DefaultReport,
        mortgage_api::DefaultReport,
        real_time_analytics::DefaultReport,
        demos::real_time_analytics::message::Opening,
        demos::real_time_analytics::message::ObservationMessage,
        demos::real_time_analytics::message::AlertMessage,
        demos::real_time_analytics::message::WindowMessage,
        demos::real_time_analytics::message::StatsMessage,
        demos::real_time_analytics::message::End,
    ))
)]
pub struct ApiDoc;

/// The contract as served at `/api/openapi.json`.
pub async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(ApiDoc::openapi())
}

/// The contract as a file: what is committed and checked for freshness.
pub fn openapi_json() -> serde_json::Result<String> {
    let mut json = serde_json::to_string_pretty(&ApiDoc::openapi())?;
    json.push('\n');
    Ok(json)
}
