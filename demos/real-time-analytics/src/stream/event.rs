//! What the stream tells its listeners.

use super::alert::Alert;
use crate::detector::DetectorKind;
use crate::observation::Observation;
use crate::window::WindowStats;
use boreal_demo_kit::wire_enum;
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

wire_enum! {
    /// What became of a report.
    #[schema(as = RealTimeAnalyticsDisposition)]
    pub enum Disposition {
        /// In order and counted.
        Accepted = "accepted",
        /// Older than the newest of its station but in time: counted in windows, not scored.
        OutOfOrder = "out_of_order",
        /// Behind the watermark: shown, counted nowhere else.
        Late = "late",
        /// Already seen.
        Duplicate = "duplicate",
        /// Same station and time, other values: replaces them in open windows.
        Revised = "revised",
        /// A temperature the air in Canada never had: shown, not scored.
        Implausible = "implausible",
    }
}

/// One thing that happened; `id` rises by one each time.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schema(as = RealTimeAnalyticsEvent)]
pub enum Event {
    /// A report came.
    Observation(ObservationEvent),
    /// An alert began or ended.
    Alert(Alert),
    /// A window closed.
    Window(WindowEvent),
}

impl Event {
    /// Position in the stream, for resuming after a break.
    pub fn id(&self) -> u64 {
        match self {
            Self::Observation(event) => event.id,
            Self::Alert(alert) => alert.id,
            Self::Window(event) => event.id,
        }
    }

    /// Its name on the wire.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Observation(_) => "observation",
            Self::Alert(_) => "alert",
            Self::Window(_) => "window",
        }
    }
}

/// A report and what the stream made of it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsObservationEvent)]
pub struct ObservationEvent {
    /// Position in the stream.
    pub id: u64,
    /// The report.
    #[serde(flatten)]
    pub observation: Observation,
    /// What became of it.
    pub disposition: Disposition,
    /// Seconds from measuring to arrival.
    pub delay_s: i64,
    /// How hot it feels, where that is reported.
    pub humidex: Option<f64>,
    /// How cold it feels, where that is reported.
    pub wind_chill: Option<f64>,
    /// The detectors' scores; empty for a report that is not scored.
    pub scores: Vec<DetectorScore>,
    /// Temperature over the last day of measured time.
    pub last_day: Option<WindowStats>,
}

/// One detector's score of one reading.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsDetectorScore)]
pub struct DetectorScore {
    pub detector: DetectorKind,
    pub expected: Option<f64>,
    pub scale: Option<f64>,
    pub score: Option<f64>,
    /// Whether it flags the reading.
    pub flag: bool,
}

/// The figures of a closed window of temperatures.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsWindowEvent)]
pub struct WindowEvent {
    /// Position in the stream.
    pub id: u64,
    pub station: String,
    /// Its first second.
    pub from: Timestamp,
    /// The first second after it.
    pub until: Timestamp,
    /// Its figures.
    #[serde(flatten)]
    pub stats: WindowStats,
}

/// Counts since the stream began.
#[derive(Debug, Clone, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsStats)]
pub struct Stats {
    /// Reports that came.
    pub received: u64,
    /// Those in order.
    pub accepted: u64,
    /// Those older than the newest of their station, but in time.
    pub out_of_order: u64,
    /// Those behind the watermark.
    pub late: u64,
    /// Those already seen.
    pub duplicates: u64,
    /// Those that corrected an earlier one.
    pub revised: u64,
    /// Those with an impossible temperature.
    pub implausible: u64,
    /// Stations heard of.
    pub stations: u32,
    /// Stations whose alert of a drop-out is up.
    pub stations_silent: u32,
    /// No report measured before this is still waited for.
    pub watermark: Option<Timestamp>,
    /// Mean seconds from measuring to arrival.
    pub mean_delay_s: Option<f64>,
    /// The longest.
    pub max_delay_s: i64,
    pub windows_closed: u64,
    pub alerts_raised: u64,
    /// Alerts that are up.
    pub alerts_open: u64,
    /// Readings each detector flagged.
    pub flags: Vec<DetectorFlags>,
    /// The last event's id; 0 before the first.
    pub last_event_id: u64,
}

/// How often a detector flagged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsDetectorFlags)]
pub struct DetectorFlags {
    pub detector: DetectorKind,
    /// Readings it scored.
    pub scored: u64,
    /// Readings it flagged.
    pub flagged: u64,
}
