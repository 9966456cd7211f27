//! `/api/v1/real-time-analytics`: the stations, the stream, the detectors.
//!
//! A `writer` fills the shared `board` once a second from a `lane`, the `live`
//! observations or the `replay`; a `listener` reads it at its own pace; a
//! `session` is a visitor's own replay. The `hub` holds them together.

mod board;
mod climate;
mod event_id;
mod feeds;
mod hub;
mod lane;
mod listener;
mod live;
mod log;
mod message;
mod nearest;
mod observed;
mod replay;
mod session;
mod warnings;
mod writer;

use std::sync::Arc;

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use boreal_demo_kit::DemoSlug;
use boreal_sources::SourceInfo;
use boreal_sources::eccc::PUBLISHER;
use futures_util::stream::unfold;
use http::{HeaderMap, StatusCode};
use jiff::Timestamp;
use real_time_analytics::past_event::{PastEvent, past_events};
use real_time_analytics::{
    Station, default_report, detect, evaluation, session as own_replay, stations as all_stations,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::routes;

use crate::declaration::{Demo, Setup};
use crate::error::ApiError;
use crate::middleware::body::{QueryParams, from_query};
use crate::middleware::compute::{Compute, Weight};
use crate::middleware::every_field::plan_of_query;
use crate::middleware::visitor::Visitor;
use crate::settings::ConfigError;
use crate::stream::event_stream;
use crate::stream::permits::StreamKind;
use climate::{DailyExtremes, MonthNormal};
use event_id::EventId;
use feeds::Feeds;
use hub::Hub;
use message::{
    AlertMessage, Channel, End, ObservationMessage, Opening, StatsMessage, WindowMessage,
};
use observed::LiveSite;
use session::Session;
use warnings::Warning;
use writer::StreamContext;

/// A thousand values take a detector with the longest memory seven milliseconds.
const SHORT_DETECT_BYTES: usize = 2 * 1024;

/// A hundred thousand numbers of a dozen characters.
const MAX_DETECT_BYTES: usize = 1_500_000;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let base_url = setup.base_url(&PUBLISHER)?;
    let mut demo = setup.demo(DemoSlug::RealTimeAnalytics);
    let feeds = Feeds::declare(&mut demo, &base_url);
    let weather = Weather {
        hub: Hub::new(StreamContext {
            clock: setup.services.clock,
            permits: setup.services.streams.clone(),
            feeds: feeds.clone(),
            cache: Arc::clone(&setup.services.cache),
        }),
        compute: setup.services.compute.clone(),
        feeds,
    };
    let (started, stopped) = (weather.clone(), weather.hub.clone());
    Ok(demo
        // Synthetic throughout, so there is no publisher's block.
        .default_report(default_report)
        .accuracy(real_time_analytics::accuracy::cases)
        .custom(routes!(stations), weather.clone())
        .custom(routes!(stream), weather)
        .takes_query::<own_replay::Params>()
        .get_plain(
            "events",
            "The past events to replay, with their stations and where the figures come from.",
            || EventList {
                events: past_events(),
                source: lane::archive(None),
            },
        )
        .get::<evaluation::Params, _>(
            "evaluation",
            "The three detectors on one replay with known faults: what each caught, and its false alarms.",
            |plan| Ok(evaluation::run(plan)),
        )
        // The one of the page is made once; any other replays 28 days.
        .short_below(0)
        .post::<detect::Params, _>(
            "detect",
            "A series of one's own through one of the detectors.",
            |plan| Ok(detect::run(plan)),
        )
        .up_to(MAX_DETECT_BYTES)
        .short_below(SHORT_DETECT_BYTES)
        .schema::<Opening>()
        .schema::<ObservationMessage>()
        .schema::<AlertMessage>()
        .schema::<WindowMessage>()
        .schema::<StatsMessage>()
        .schema::<End>()
        .on_start(move || started.start())
        .on_stop(move || stopped.stop()))
}

#[derive(Clone)]
struct Weather {
    hub: Hub,
    feeds: Feeds,
    compute: Compute,
}

impl Weather {
    /// Detectors learn from what came before: observations are gathered whether or not somebody looks.
    fn start(&self) {
        if self.feeds.observations.is_asked() {
            let hub = self.hub.clone();
            tokio::spawn(async move {
                if let Err(error) = hub.board().await {
                    tracing::error!(%error, "The weather stream did not begin; the next listener tries again");
                }
            });
        }
    }
}

/// The stations and where the stream's events come from.
#[derive(Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsStations)]
struct StationList {
    /// The server's clock, to compare a browser's with.
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
struct StationRow {
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
    operation_id = "real_time_analytics_stations",
    responses((status = 200, body = StationList))
)]
async fn stations(
    State(Weather { hub, feeds, .. }): State<Weather>,
) -> Result<Json<StationList>, ApiError> {
    let board = hub.board().await?;
    let now = hub.now();
    let observations = feeds.observations.read();
    let daily = feeds.daily.read();
    let normals = feeds.normals.read();
    let warnings = feeds.warnings.read();
    let row = |station: &Station| StationRow {
        site: observations.data.sites.get(&station.id).cloned(),
        normal: normals.data.get(&station.id).cloned(),
        last_day: daily.data.get(&station.id).cloned(),
        warnings: warnings.data.over(&station.id, now),
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

/// What can be replayed.
#[derive(Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsEvents)]
struct EventList {
    /// Oldest first.
    #[schema(value_type = Vec<PastEvent>)]
    pub events: Vec<&'static PastEvent>,
    /// Whose observations they are.
    pub source: SourceInfo,
}

/// Where to take a stream up again.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Resume {
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
    operation_id = "real_time_analytics_stream",
    params(
        own_replay::Params,
        Resume,
        ("Last-Event-ID" = Option<String>, Header, description = "The last event seen; what came after it follows"),
    ),
    responses(
        (status = 200, description = "The stream", content_type = "text/event-stream", body = String),
        (status = 204, description = "The replay of one's own was already over"),
        (status = 429, description = "Too many calls, or too many streams open; Retry-After says when to come back")
    )
)]
async fn stream(
    State(weather): State<Weather>,
    visitor: Visitor,
    headers: HeaderMap,
    QueryParams(resume): QueryParams<Resume>,
    RawQuery(query): RawQuery,
) -> Result<Response, ApiError> {
    let header = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let after = header
        .map(str::to_owned)
        .or(resume.last_event_id)
        .filter(|id| !id.is_empty());
    let query = query.unwrap_or_default();
    let is_shared =
        from_query::<own_replay::Params>(&query).is_ok_and(|params| !params.is_private());
    if !is_shared {
        let plan = plan_of_query::<own_replay::Params>(&query)?;
        return own_stream(&weather, visitor, plan, after.as_deref()).await;
    }
    let permit = weather.hub.permit(visitor.ip, StreamKind::Shared)?;
    let listener = weather.hub.listen(after.as_deref(), permit).await?;
    let bytes = unfold(listener, async |mut listener| {
        Some((listener.next().await?, listener))
    });
    Ok(event_stream(bytes))
}

async fn own_stream(
    weather: &Weather,
    visitor: Visitor,
    plan: own_replay::Plan,
    after: Option<&str>,
) -> Result<Response, ApiError> {
    let permit = weather.hub.permit(visitor.ip, StreamKind::Session)?;
    let after: Option<EventId> = after.and_then(|id| id.parse().ok());
    let open = move || Session::open(plan, after);
    // Days are played up to the moment asked for.
    let opened = weather
        .compute
        .call(visitor.ip)
        .run(Weight::Long, open)
        .await;
    let Some(session) = opened? else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let bytes = unfold(weather.hub.play(session, permit), async |mut player| {
        Some((player.next().await?, player))
    });
    Ok(event_stream(bytes))
}
