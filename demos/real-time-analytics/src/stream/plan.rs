//! The stream's settings, each with its reason.

use crate::detector::{DetectorKind, DetectorPlan};

/// How a stream treats reports.
#[derive(Debug, Clone, PartialEq)]
pub struct StreamPlan {
    /// The detectors, side by side.
    pub detectors: Vec<DetectorPlan>,
    /// How many must flag a reading before it is called unusual.
    pub quorum: usize,
    /// Seconds between two readings of a station.
    pub interval_s: i64,
    /// How far behind its station's newest report one may be.
    pub lateness_s: i64,
    /// Length of the windows that close.
    pub tumbling_s: i64,
    /// Length of the window that slides.
    pub sliding_s: i64,
    /// Equal readings in a row that mean a frozen sensor.
    pub frozen_after: u32,
    /// The same within half a degree of freezing, where melting holds the air still.
    pub frozen_after_near_zero: u32,
    /// Seconds of silence that mean a drop-out.
    pub dropout_after_s: i64,
    /// Seconds between looks for silence.
    pub check_every_s: i64,
    /// Where heat is judged by temperature; elsewhere by humidex.
    pub heat: Option<HeatCriteria>,
    /// Readings of a blizzard in a row that make one.
    pub blizzard_after: u32,
    /// An unusual value is calm again below this share of each threshold.
    pub calm_share: f64,
    /// Calm readings in a row that clear an alert.
    pub clear_after: u32,
}

impl Default for StreamPlan {
    /// For hourly temperatures in °C.
    fn default() -> Self {
        let detector = |kind, window, period, threshold| DetectorPlan {
            kind,
            window,
            period,
            threshold,
            // Half a degree: twice what two good thermometers at one place differ by.
            min_scale: 0.5,
        };
        Self {
            detectors: vec![
                detector(DetectorKind::Robust, 24, 1, 3.5),
                detector(DetectorKind::Ewma, 24, 1, 3.5),
                detector(DetectorKind::Seasonal, 14, 24, 3.5),
            ],
            quorum: 2,
            interval_s: 3_600,
            lateness_s: 3 * 3_600,
            tumbling_s: 6 * 3_600,
            sliding_s: 24 * 3_600,
            frozen_after: 6,
            frozen_after_near_zero: 12,
            dropout_after_s: 3 * 3_600,
            check_every_s: 600,
            heat: None,
            blizzard_after: 4,
            calm_share: 0.6,
            clear_after: 3,
        }
    }
}

impl StreamPlan {
    /// The same for so many readings a day, with `window` of them in the memory of those detectors that look at
    /// the last ones.
    #[must_use]
    pub fn remembering(mut self, window: usize, per_day: usize) -> Self {
        for detector in &mut self.detectors {
            match detector.kind {
                DetectorKind::Seasonal => detector.period = per_day,
                _ => detector.window = window,
            }
        }
        self
    }
}

/// What the agency takes for a heat warning where humidity does not count: two days or more in a row as hot as
/// `day_c`, and nights between them not below `night_c`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HeatCriteria {
    pub region: &'static str,
    pub day_c: f64,
    pub night_c: f64,
}

/// Of British Columbia, as B.C.'s Heat Alert and Response System tells them since 2022 and the agency's warnings for
/// the Lower Mainland and the Fraser Canyon quote them; the agency's own list is at
/// <https://www.canada.ca/en/environment-climate-change/services/types-weather-forecasts-use/public/criteria-alerts.html>.
pub const COASTAL_HEAT: HeatCriteria = HeatCriteria {
    region: "southwest British Columbia",
    day_c: 29.0,
    night_c: 16.0,
};
pub const INTERIOR_HEAT: HeatCriteria = HeatCriteria {
    region: "southeast British Columbia",
    day_c: 35.0,
    night_c: 18.0,
};

/// The coldest air measured in Canada: Snag, Yukon, 3 February 1947, with room.
pub const COLDEST_C: f64 = -65.0;
/// The hottest: Lytton, British Columbia, 29 June 2021 (49.6 °C), with room.
pub const HOTTEST_C: f64 = 52.0;
/// Humidex from which the agency speaks of great discomfort.
pub const HEAT_FROM: f64 = 40.0;
/// Below this the alert may clear.
pub const HEAT_CALM_BELOW: f64 = 38.0;
/// Wind chill from which skin freezes within 10 to 30 minutes, by the agency's table.
pub const COLD_FROM: f64 = -28.0;
/// Above this the alert may clear.
pub const COLD_CALM_ABOVE: f64 = -25.0;
/// Wind and sight of a blizzard, for four hours south of the tree line: the agency's criteria for public alerts,
/// <https://www.canada.ca/en/environment-climate-change/services/types-weather-forecasts-use/public/criteria-alerts.html>.
pub const BLIZZARD_WIND_KMH: f64 = 40.0;
pub const BLIZZARD_SIGHT_KM: f64 = 0.4;
