//! The newest reading of every station and the last alerts, for a page that has not connected yet.

use super::evaluation::{STANDARD_SEED, STANDARD_START};
use super::replay::{Replay, ReplayPlan};
use super::stream::{Alert, AlertState, Event, ObservationEvent, Stats, Stream, StreamPlan};
use jiff::Timestamp;
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Readings a sparkline shows.
const SPARK: usize = 24;
/// Alerts kept.
const ALERTS: usize = 12;
/// Hours of the standard snapshot: seventeen days, so that every detector has warmed up.
const HOURS: u32 = 17 * 24;

/// Where the stream stands.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsSnapshot)]
pub struct Snapshot {
    /// When.
    pub at: Timestamp,
    /// The newest reading of each station, by id.
    pub stations: Vec<StationNow>,
    /// The last alerts, newest first.
    pub alerts: Vec<Alert>,
    /// The alerts that are up, however long ago they began; by station.
    pub in_force: Vec<Alert>,
    /// The counts.
    pub stats: Stats,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsStationNow)]
pub struct StationNow {
    /// Its newest reading.
    pub latest: ObservationEvent,
    /// Its last day of temperatures, oldest first.
    pub last_temperatures_c: Vec<Option<f64>>,
}

/// Gathers what a late listener needs from the events so far.
#[derive(Debug, Clone, Default)]
pub struct Gathered {
    stations: BTreeMap<String, StationNow>,
    alerts: Vec<Alert>,
    in_force: BTreeMap<(String, &'static str), Alert>,
}

impl Gathered {
    /// Takes in events, in their order.
    pub fn take(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Observation(event) if !event.scores.is_empty() => self.reading(event),
                Event::Alert(alert) => {
                    let key = (alert.station.clone(), alert.kind.as_str());
                    match alert.state {
                        AlertState::Raised => self.in_force.insert(key, alert.clone()),
                        AlertState::Cleared => self.in_force.remove(&key),
                    };
                    if self.alerts.len() == ALERTS {
                        self.alerts.remove(0);
                    }
                    self.alerts.push(alert.clone());
                }
                Event::Observation(_) | Event::Window(_) => {}
            }
        }
    }

    /// The snapshot at a time.
    pub fn snapshot(&self, at: Timestamp, stats: Stats) -> Snapshot {
        Snapshot {
            at,
            stations: self.stations.values().cloned().collect(),
            alerts: self.alerts.iter().rev().cloned().collect(),
            in_force: self.in_force.values().cloned().collect(),
            stats,
        }
    }

    /// The newest measurement of all.
    pub fn newest_observed_at(&self) -> Option<Timestamp> {
        let measured = |station: &StationNow| station.latest.observation.observed_at;
        self.stations.values().map(measured).max()
    }

    fn reading(&mut self, event: &ObservationEvent) {
        let id = &event.observation.station;
        let spark = match self.stations.get_mut(id) {
            Some(station) => {
                station.latest = event.clone();
                &mut station.last_temperatures_c
            }
            None => {
                let fresh = StationNow {
                    latest: event.clone(),
                    last_temperatures_c: Vec::new(),
                };
                let station = self.stations.entry(id.clone()).or_insert(fresh);
                &mut station.last_temperatures_c
            }
        };
        if spark.len() == SPARK {
            spark.remove(0);
        }
        spark.push(event.observation.temperature_c);
    }
}

/// The standard replay after seventeen days.
pub fn standard() -> Snapshot {
    let plan = ReplayPlan::new(STANDARD_SEED, STANDARD_START, HOURS);
    let mut stream = Stream::new(StreamPlan::default());
    let mut gathered = Gathered::default();
    let mut now = STANDARD_START;
    let replay = Replay::generate(&plan);
    for report in replay.until(plan.end()) {
        now = report.arrived_at;
        gathered.take(&stream.ingest(report.clone(), now));
    }
    gathered.snapshot(now, stream.stats())
}
