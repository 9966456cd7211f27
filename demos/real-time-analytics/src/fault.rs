//! Faults on purpose: what a broken sensor or line does to the reports.

use super::observation::Observation;
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::wire_enum;
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use std::collections::HashMap;
use utoipa::ToSchema;

/// Longest fault: two days.
pub const MAX_HOURS: u32 = 48;
/// Degrees; a larger spike is refused as implausible before any detector sees it.
pub const MAX_SPIKE_C: f64 = 40.0;

wire_enum! {
    /// What breaks.
    #[schema(as = RealTimeAnalyticsFaultKind)]
    pub enum FaultKind {
        /// The temperature is off by a fixed amount.
        Spike = "spike",
        /// Every reading repeats the last good one.
        Freeze = "freeze",
        /// Nothing arrives.
        Dropout = "dropout",
    }
}

/// Half a day: long enough to be noticed by every detector that can.
pub const DEFAULT_HOURS: u32 = 12;
/// Beyond what a front does to the temperature within an hour.
pub const DEFAULT_SPIKE_C: f64 = 15.0;

/// A fault with its span of measured time.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsFault)]
pub struct Fault {
    pub kind: FaultKind,
    pub station: String,
    /// From this measured time on.
    pub from: Timestamp,
    /// Before this one.
    pub until: Timestamp,
    /// By how much a spike is off.
    pub size_c: f64,
}

impl Fault {
    /// A fault of so many hours.
    pub fn lasting(
        kind: FaultKind,
        station: &str,
        from: Timestamp,
        hours: u32,
        size_c: f64,
    ) -> Self {
        Self {
            kind,
            station: station.to_owned(),
            from,
            until: from
                .saturating_add(SignedDuration::from_hours(i64::from(hours)))
                .unwrap_or(Timestamp::MAX),
            size_c,
        }
    }

    /// Whether it touches a report.
    pub fn covers(&self, station: &str, observed_at: Timestamp) -> bool {
        self.station == station && (self.from..self.until).contains(&observed_at)
    }
}

/// The faults at work, and what a frozen sensor last showed.
#[derive(Debug, Clone, Default)]
pub struct Injector {
    faults: Vec<Fault>,
    last_good: HashMap<String, Observation>,
}

impl Injector {
    /// With these faults from the start.
    pub fn new(faults: Vec<Fault>) -> Self {
        Self {
            faults,
            last_good: HashMap::new(),
        }
    }

    pub fn add(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    /// Forgets faults that ended before `now`.
    pub fn forget_before(&mut self, now: Timestamp) {
        self.faults.retain(|fault| fault.until > now);
    }

    /// The faults, ended ones included until they are forgotten.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The report after all faults on it; `None` if it never arrives.
    pub fn apply(&mut self, mut observation: Observation) -> Option<Observation> {
        if self.faults.is_empty() {
            return Some(observation);
        }
        let mut frozen = false;
        for fault in &self.faults {
            if !fault.covers(&observation.station, observation.observed_at) {
                continue;
            }
            observation.injected = Some(fault.kind);
            match fault.kind {
                FaultKind::Dropout => return None,
                FaultKind::Spike => {
                    let shifted = observation.temperature_c.map(|t| t + fault.size_c);
                    observation.temperature_c = shifted.map(|t| round_to(t, 1));
                }
                FaultKind::Freeze => {
                    frozen = true;
                    if let Some(good) = self.last_good.get(&observation.station) {
                        observation.temperature_c = good.temperature_c;
                        observation.dew_point_c = good.dew_point_c;
                        observation.humidity_pct = good.humidity_pct;
                        observation.pressure_hpa = good.pressure_hpa;
                        observation.wind_kmh = good.wind_kmh;
                    }
                }
            }
        }
        if !frozen || !self.last_good.contains_key(&observation.station) {
            self.last_good
                .insert(observation.station.clone(), observation.clone());
        }
        Some(observation)
    }
}
