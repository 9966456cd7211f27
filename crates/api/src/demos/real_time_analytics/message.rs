//! What goes over the stream, beside the engine's own events.

use boreal_demo_kit::wire_enum;
use boreal_sources::SourceInfo;
use jiff::Timestamp;
use real_time_analytics::past_event::PastEvent;
use real_time_analytics::session;
use real_time_analytics::snapshot::Snapshot;
use real_time_analytics::stream::{Alert, Event, ObservationEvent, Stats, WindowEvent};
use serde::Serialize;
use utoipa::ToSchema;

wire_enum! {
    /// What the stream is made of.
    #[schema(as = RealTimeAnalyticsMode)]
    pub enum StreamMode {
        /// Observations, and the publisher answers.
        Live = "live",
        /// Observations, but the publisher has not answered for a while: they age.
        Stale = "stale",
        /// The test signal: synthetic weather, made from published climate.
        Replay = "replay",
        /// What stations measured in a past event.
        PastEvent = "past_event",
    }
}

/// Where the events come from.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsChannel)]
pub struct Channel {
    /// What the stream is made of.
    pub mode: StreamMode,
    /// Whether the weather is made up.
    pub synthetic: bool,
    /// The same in a sentence.
    pub note: String,
    /// How many times faster than the clock; 1 for observations.
    pub speed: u32,
    /// Send these parameters to continue the replay as one's own: slower, from elsewhere, or broken. `null` for observations.
    pub session: Option<session::Plan>,
    /// Where observations come from; `null` for the test signal.
    pub source: Option<SourceInfo>,
    /// The past event with its stations; `null` for all else.
    #[schema(value_type = Option<PastEvent>)]
    pub event: Option<&'static PastEvent>,
}

wire_enum! {
    /// Why the whole state is sent.
    #[schema(as = RealTimeAnalyticsOpeningReason)]
    pub enum OpeningReason {
        /// The stream begins.
        Started = "started",
        /// The id to resume after is no longer remembered.
        TooOld = "too_old",
        /// The id to resume after belongs to another stream or to none.
        UnknownId = "unknown_id",
        /// The last two weeks were loaded, and the detectors know them.
        HistoryLoaded = "history_loaded",
        /// From replay to observations, or back.
        ModeChanged = "mode_changed",
        /// The replay began anew.
        ReplayRestarted = "replay_restarted",
        /// The connection was too slow for every event and is fast enough again.
        CaughtUp = "caught_up",
        /// The server lost the thread for a moment and has taken it up again.
        Recovered = "recovered",
    }
}

/// The whole state: event `snapshot` at the start, event `reset` when the thread was lost.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsOpening)]
pub struct Opening {
    /// Why it is sent.
    pub reason: OpeningReason,
    /// The server's clock when it was written.
    pub emitted_at: Timestamp,
    /// Where the events come from.
    pub channel: Channel,
    /// The stations, the last alerts, the counts.
    #[serde(flatten)]
    pub snapshot: Snapshot,
}

/// Event `stats`, once a second: the counts, and how the stream is doing.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsStatsMessage)]
pub struct StatsMessage {
    /// The server's clock when it was written.
    pub emitted_at: Timestamp,
    /// The stream's own clock: replayed time, or the time of day.
    pub clock: Timestamp,
    /// What the stream is made of.
    pub mode: StreamMode,
    /// The newest measurement of all; a page shows its age.
    pub newest_observed_at: Option<Timestamp>,
    /// Id to resume after; `null` before the first event.
    pub resume_id: Option<String>,
    /// Streams open now.
    pub listeners: u32,
    /// Events this connection was too slow for and did not get, since it was opened.
    pub skipped: u64,
    /// The counts.
    #[serde(flatten)]
    pub stats: Stats,
}

/// Event `end`: a visitor's own replay is over.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsEnd)]
pub struct End {
    /// The server's clock when it was written.
    pub emitted_at: Timestamp,
    /// The replay's clock.
    pub clock: Timestamp,
    /// The counts.
    #[serde(flatten)]
    pub stats: Stats,
}

/// Event `observation`.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsObservationMessage)]
pub struct ObservationMessage<'a> {
    /// What happened.
    #[serde(flatten)]
    #[schema(value_type = ObservationEvent)]
    pub event: &'a ObservationEvent,
    /// The server's clock when it was written.
    pub emitted_at: Timestamp,
}

/// Event `alert`.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsAlertMessage)]
pub struct AlertMessage<'a> {
    /// What happened.
    #[serde(flatten)]
    #[schema(value_type = Alert)]
    pub event: &'a Alert,
    /// The server's clock when it was written.
    pub emitted_at: Timestamp,
}

/// Event `window`.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsWindowMessage)]
pub struct WindowMessage<'a> {
    /// What happened.
    #[serde(flatten)]
    #[schema(value_type = WindowEvent)]
    pub event: &'a WindowEvent,
    /// The server's clock when it was written.
    pub emitted_at: Timestamp,
}

/// An engine's event with the time it is written, as its kind's message.
#[derive(Serialize)]
#[serde(untagged)]
pub enum EventMessage<'a> {
    /// A report came.
    Observation(ObservationMessage<'a>),
    /// An alert began or ended.
    Alert(AlertMessage<'a>),
    /// A window closed.
    Window(WindowMessage<'a>),
}

impl<'a> EventMessage<'a> {
    /// The message of an event.
    pub fn new(event: &'a Event, emitted_at: Timestamp) -> Self {
        match event {
            Event::Observation(event) => {
                Self::Observation(ObservationMessage { event, emitted_at })
            }
            Event::Alert(event) => Self::Alert(AlertMessage { event, emitted_at }),
            Event::Window(event) => Self::Window(WindowMessage { event, emitted_at }),
        }
    }
}
