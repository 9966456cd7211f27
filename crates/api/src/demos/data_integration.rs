//! `/api/v1/data-integration`: what grows in a city, when to plant it, and the plan as files.

use std::sync::LazyLock;

use axum::extract::State;
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use boreal_sources::{Mode, SourceInfo};
use data_integration::export::{calendar_file, table_file};
use data_integration::params::DEFAULT_YEAR;
use data_integration::{Catalogue, Params, Plan, Report, run};
use http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use jiff::Timestamp;
use jiff::civil::Date;

use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::facts::Facts;
use crate::middleware::body::{JsonBody, QueryParams};
use crate::sources::Sourced;

/// The demo's routes.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/cities", get(cities))
        .route("/plan", get(plan).post(own_plan))
        .route("/plan.ics", get(calendar).post(own_calendar))
        .route("/plan.csv", get(table).post(own_table))
}

/// The cities and crops to choose from.
#[utoipa::path(
    get, path = "/api/v1/data-integration/cities", tag = "data-integration",
    responses((status = 200, body = Sourced<Catalogue>))
)]
pub async fn cities() -> Json<Sourced<Catalogue>> {
    Json(sourced(data_integration::catalogue(DEFAULT_YEAR)))
}

/// The garden's year: every crop judged and dated.
#[utoipa::path(
    get, path = "/api/v1/data-integration/plan", tag = "data-integration",
    params(Params),
    responses((status = 200, body = Sourced<Report>), (status = 422, body = Problem))
)]
pub async fn plan(
    State(state): State<AppState>,
    QueryParams(params): QueryParams<Params>,
) -> Result<Json<Sourced<Report>>, ApiError> {
    Ok(Json(sourced(planned(&state, params).await?)))
}

/// The same from a body, with room for one's own crops. They are read, used and forgotten.
#[utoipa::path(
    post, path = "/api/v1/data-integration/plan", tag = "data-integration",
    request_body = Params,
    responses((status = 200, body = Sourced<Report>), (status = 422, body = Problem))
)]
pub async fn own_plan(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<Params>,
) -> Result<Json<Sourced<Report>>, ApiError> {
    Ok(Json(sourced(planned(&state, params).await?)))
}

/// The plan's jobs as events for a calendar program (RFC 5545).
#[utoipa::path(
    get, path = "/api/v1/data-integration/plan.ics", tag = "data-integration",
    params(Params),
    responses(
        (status = 200, body = String, content_type = "text/calendar"),
        (status = 422, body = Problem)
    )
)]
pub async fn calendar(
    State(state): State<AppState>,
    QueryParams(params): QueryParams<Params>,
) -> Result<impl IntoResponse, ApiError> {
    Ok(calendar_of(&planned(&state, params).await?))
}

/// The same events from a body.
#[utoipa::path(
    post, path = "/api/v1/data-integration/plan.ics", tag = "data-integration",
    request_body = Params,
    responses(
        (status = 200, body = String, content_type = "text/calendar"),
        (status = 422, body = Problem)
    )
)]
pub async fn own_calendar(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<Params>,
) -> Result<impl IntoResponse, ApiError> {
    Ok(calendar_of(&planned(&state, params).await?))
}

/// The plan as a table, one row a crop.
#[utoipa::path(
    get, path = "/api/v1/data-integration/plan.csv", tag = "data-integration",
    params(Params),
    responses(
        (status = 200, body = String, content_type = "text/csv"),
        (status = 422, body = Problem)
    )
)]
pub async fn table(
    State(state): State<AppState>,
    QueryParams(params): QueryParams<Params>,
) -> Result<impl IntoResponse, ApiError> {
    Ok(table_of(&planned(&state, params).await?))
}

/// The same table from a body.
#[utoipa::path(
    post, path = "/api/v1/data-integration/plan.csv", tag = "data-integration",
    request_body = Params,
    responses(
        (status = 200, body = String, content_type = "text/csv"),
        (status = 422, body = Problem)
    )
)]
pub async fn own_table(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<Params>,
) -> Result<impl IntoResponse, ApiError> {
    Ok(table_of(&planned(&state, params).await?))
}

/// Whose the events' identifiers are.
static FACTS: LazyLock<Facts> = LazyLock::new(Facts::embedded);

async fn planned(state: &AppState, params: Params) -> Result<Report, ApiError> {
    // A visitor's own table may be long: reading it is work too.
    let report = state
        .compute
        .run(move || Plan::try_from(params).map(|plan| run(&plan)))
        .await?;
    Ok(report?)
}

fn calendar_of(report: &Report) -> impl IntoResponse + use<> {
    let text = calendar_file::write(report, Timestamp::now(), FACTS.host());
    download(report, "ics", "text/calendar; charset=utf-8", text)
}

fn table_of(report: &Report) -> impl IntoResponse + use<> {
    download(
        report,
        "csv",
        "text/csv; charset=utf-8",
        table_file::write(report),
    )
}

/// A file to keep. City slugs are plain ASCII, so the name needs no quoting rules.
fn download(
    report: &Report,
    extension: &str,
    media_type: &'static str,
    text: String,
) -> impl IntoResponse + use<> {
    let disposition = format!(
        "attachment; filename=\"garden-{}-{}.{extension}\"",
        report.city.slug, report.year
    );
    (
        [
            (CONTENT_TYPE, media_type.to_owned()),
            (CONTENT_DISPOSITION, disposition),
        ],
        text,
    )
}

fn sourced<T>(report: T) -> Sourced<T> {
    Sourced {
        report,
        source: source(),
    }
}

/// The bundled tables. Most figures are one publisher's; the report's lineage names every table's own.
pub fn source() -> SourceInfo {
    SourceInfo {
        mode: Mode::Snapshot,
        as_of: Some(NORMALS_END),
        fetched_at: None,
        age_seconds: None,
        stale: true,
        publisher: "Environment and Climate Change Canada".to_owned(),
        licence: "ECCC Data Servers End-use Licence".to_owned(),
        licence_url: "https://eccc-msc.github.io/open-data/licence/readme_en/".to_owned(),
        url: "https://climate.weather.gc.ca/climate_normals/".to_owned(),
    }
}

/// The last day of the climate normals the frost dates belong to, 1981 to 2010.
const NORMALS_END: Date = Date::constant(2010, 12, 31);
