//! One report of one station: when it was measured, when it came, what it says.

use super::fault::FaultKind;
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

/// A report of a station; `None` where the station did not measure.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsObservation)]
pub struct Observation {
    pub station: String,
    /// When it was measured (event time).
    pub observed_at: Timestamp,
    /// When it reached us (arrival time).
    pub arrived_at: Timestamp,
    /// Air temperature.
    pub temperature_c: Option<f64>,
    pub dew_point_c: Option<f64>,
    /// Relative humidity.
    pub humidity_pct: Option<f64>,
    /// Mean sea-level pressure.
    pub pressure_hpa: Option<f64>,
    /// Wind at 10 m.
    pub wind_kmh: Option<f64>,
    /// The fault a visitor injected, if any.
    pub injected: Option<FaultKind>,
}
