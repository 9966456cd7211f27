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
    /// How far one sees; past events only.
    pub visibility_km: Option<f64>,
    /// Snow, rain or clear sky in the publisher's words; past events only.
    pub weather: Option<String>,
    /// The fault a visitor injected, if any.
    pub injected: Option<FaultKind>,
}

impl Observation {
    /// A report that says nothing yet, come in when measured.
    pub fn bare(station: &str, observed_at: Timestamp) -> Self {
        Self {
            station: station.to_owned(),
            observed_at,
            arrived_at: observed_at,
            temperature_c: None,
            dew_point_c: None,
            humidity_pct: None,
            pressure_hpa: None,
            wind_kmh: None,
            visibility_km: None,
            weather: None,
            injected: None,
        }
    }
}
