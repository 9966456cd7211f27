//! `/api/v1/real-time-analytics`: the stations, the stream, the detectors.
//!
//! A `writer` fills the shared `board` once a second from a `lane`, the `live`
//! observations or the `replay`; a `listener` reads it at its own pace; a
//! `session` is a visitor's own replay. The `hub` holds them together.

mod board;
pub mod clock;
mod event_id;
mod frame;
pub mod hub;
mod lane;
mod listener;
mod live;
mod log;
pub mod message;
pub mod places;
mod replay;
mod session;
mod writer;

use std::convert::Infallible;

use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, State};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use boreal_sources::SourceInfo;
use boreal_sources::eccc::{DailyExtremes, LiveSite, MonthNormal, Warning};
use futures_util::stream::unfold;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderMap, HeaderName, StatusCode};
use jiff::Timestamp;
use real_time_analytics::evaluation::{Evaluation, STANDARD_SEED, STANDARD_START, evaluate};
use real_time_analytics::{
    ParamsError, Station, StreamPlan, detect, session as own_replay, stations as all_stations,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::middleware::body::{JsonBody, QueryParams};
use crate::middleware::visitor::Visitor;
use event_id::EventId;
use message::Channel;
use places::Kind;
use session::Session;

/// A hundred thousand numbers of a dozen characters.
const MAX_DETECT_BYTES: usize = 1_500_000;

/// The demo's routes.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/stations", get(stations))
        .route("/stream", get(stream))
        .route("/evaluation", get(evaluation))
        .route(
            "/detect",
            post(detect).layer(DefaultBodyLimit::max(MAX_DETECT_BYTES)),
        )
}

/// The stations and where the stream's events come from.
#[derive(Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsStations)]
pub struct StationList {
    /// The server's clock, to compare a browser's with.
    #[schema(value_type = String, format = DateTime)]
    pub now: Timestamp,
    /// Where the shared stream's events come from now.
    pub channel: Channel,
    /// Every station.
    pub stations: Vec<StationRow>,
    /// Where the daily highs and lows come from.
    pub daily_source: SourceInfo,
    /// Where the normals come from.
    pub normals_source: SourceInfo,
    /// Where the warnings come from.
    pub warnings_source: SourceInfo,
}

/// A station and what is known about it today.
#[derive(Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsStationRow)]
pub struct StationRow {
    /// The station.
    #[serde(flatten)]
    pub station: Station,
    /// The publisher's site that reports for it; `null` while no observation came.
    pub site: Option<LiveSite>,
    /// This month's published normal; `null` where none came.
    pub normal: Option<MonthNormal>,
    /// The newest day's highest and lowest temperature; `null` where none came.
    pub last_day: Option<DailyExtremes>,
    /// The agency's warnings in effect here.
    pub warnings: Vec<Warning>,
}

/// Every station with its normal, its last day and the warnings in effect, and what the shared stream is made of.
#[utoipa::path(
    get, path = "/api/v1/real-time-analytics/stations", tag = "real-time-analytics",
    responses((status = 200, body = StationList))
)]
pub async fn stations(State(state): State<AppState>) -> Result<Json<StationList>, ApiError> {
    let board = state.weather.board().await?;
    let now = state.weather.now();
    let observations = state.sources.observations.read();
    let daily = state.sources.daily.read();
    let normals = state.sources.normals.read();
    let warnings = state.sources.warnings.read();
    let row = |station: &Station| StationRow {
        site: observations.data.sites.get(&station.id).cloned(),
        normal: normals.data.0.get(&station.id).cloned(),
        last_day: daily.data.0.get(&station.id).cloned(),
        warnings: warnings.data.at(&station.id, now),
        station: station.clone(),
    };
    Ok(Json(StationList {
        now,
        channel: board.look(0).now.opening.channel.clone(),
        stations: all_stations().iter().map(row).collect(),
        daily_source: daily.source,
        normals_source: normals.source,
        warnings_source: warnings.source,
    }))
}

/// Where to take a stream up again.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Resume {
    /// The last event seen, for clients that cannot send `Last-Event-ID`; the header wins.
    #[serde(default)]
    pub last_event_id: Option<String>,
}

/// Events as they happen (`text/event-stream`). Without parameters everybody's stream; with any, a replay of one's own.
///
/// Events: `snapshot` first, then `observation`, `alert` and `window` with ids to resume after, `stats` once a second,
/// `reset` with the whole state when the thread was lost, `end` after a replay of one's own.
/// A connection that is read too slowly gets `stats` only, with a count of what it missed.
#[utoipa::path(
    get, path = "/api/v1/real-time-analytics/stream", tag = "real-time-analytics",
    params(
        own_replay::Params,
        Resume,
        ("Last-Event-ID" = Option<String>, Header, description = "The last event seen; what came after it follows"),
    ),
    responses(
        (status = 200, description = "The stream", content_type = "text/event-stream", body = String),
        (status = 204, description = "The replay of one's own was already over"),
        (status = 422, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)
    )
)]
pub async fn stream(
    State(state): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    QueryParams(resume): QueryParams<Resume>,
    QueryParams(params): QueryParams<own_replay::Params>,
) -> Result<Response, ApiError> {
    let header = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let after = header
        .map(str::to_owned)
        .or(resume.last_event_id)
        .filter(|id| !id.is_empty());
    if params.is_private() {
        return own_stream(&state, visitor, params, after.as_deref()).await;
    }
    let place = state.weather.place(visitor.ip, Kind::Shared)?;
    let listener = state.weather.listen(after.as_deref(), place).await?;
    let bytes = unfold(listener, async |mut listener| {
        Some((listener.next().await?, listener))
    });
    Ok(event_stream(bytes))
}

async fn own_stream(
    state: &AppState,
    visitor: Visitor,
    params: own_replay::Params,
    after: Option<&str>,
) -> Result<Response, ApiError> {
    let plan = own_replay::Plan::try_from(params)?;
    let place = state.weather.place(visitor.ip, Kind::Session)?;
    let after: Option<EventId> = after.and_then(|id| id.parse().ok());
    let opened = state
        .compute
        .run(move || Session::open(plan, after))
        .await?;
    let Some(session) = opened else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let bytes = unfold(state.weather.play(session, place), async |mut player| {
        Some((player.next().await?, player))
    });
    Ok(event_stream(bytes))
}

/// An answer without an end; `x-accel-buffering` keeps nginx from collecting it.
fn event_stream(bytes: impl futures_util::Stream<Item = Bytes> + Send + 'static) -> Response {
    use futures_util::StreamExt;
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store, no-transform"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(bytes.map(Ok::<_, Infallible>))).into_response()
}

/// Which replay to judge the detectors on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct EvaluationParams {
    /// Which weather and which faults; the page's own unless told otherwise.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// The three detectors on one replay with known faults: what each caught, and its false alarms.
#[utoipa::path(
    get, path = "/api/v1/real-time-analytics/evaluation", tag = "real-time-analytics",
    params(EvaluationParams),
    responses((status = 200, body = Evaluation), (status = 422, body = Problem))
)]
pub async fn evaluation(
    State(state): State<AppState>,
    QueryParams(params): QueryParams<EvaluationParams>,
) -> Result<Json<Evaluation>, ApiError> {
    let seed = params.seed.unwrap_or(STANDARD_SEED);
    if seed > own_replay::MAX_SEED {
        return Err(ParamsError::Seed(seed).into());
    }
    let work = move || evaluate(seed, STANDARD_START, StreamPlan::default());
    Ok(Json(state.compute.run(work).await?))
}

/// A series of one's own through one of the detectors.
#[utoipa::path(
    post, path = "/api/v1/real-time-analytics/detect", tag = "real-time-analytics",
    request_body = detect::Params,
    responses((status = 200, body = detect::Report), (status = 422, body = Problem))
)]
pub async fn detect(
    State(state): State<AppState>,
    JsonBody(params): JsonBody<detect::Params>,
) -> Result<Json<detect::Report>, ApiError> {
    let plan = detect::Plan::try_from(params)?;
    Ok(Json(state.compute.run(move || detect::run(&plan)).await?))
}
