//! The stream as a state machine: reports in, events out, no clock of its own.
//!
//! A station's watermark trails its newest report by the allowed lateness.
//! Reports behind it are late and change nothing; reports that are merely out
//! of order still count in their window, which closes once the watermark has
//! passed it. One station's fast clock never makes another's reports late.

pub mod alert;
pub mod event;
mod heat;
pub mod plan;
mod station_state;

pub use alert::{Alert, AlertKind, AlertState};
pub use event::{
    DetectorFlags, DetectorScore, Disposition, Event, ObservationEvent, Stats, WindowEvent,
};
pub use plan::{COASTAL_HEAT, INTERIOR_HEAT, StreamPlan};

use super::comfort::{dew_point, humidex, wind_chill};
use super::observation::Observation;
use super::window::{WindowStats, at};
use boreal_demo_kit::number::round_to;
use jiff::Timestamp;
use station_state::{Change, StationState};
use std::collections::BTreeMap;

/// Most stations a stream follows; further ones are counted and shown, not remembered.
pub const MAX_STATIONS: usize = 5_000;

/// A running stream.
#[derive(Debug)]
pub struct Stream {
    plan: StreamPlan,
    stations: BTreeMap<String, StationState>,
    stats: Stats,
    delay_sum_s: i64,
}

impl Stream {
    /// A stream that has heard nothing.
    pub fn new(plan: StreamPlan) -> Self {
        let flags = plan.detectors.iter().map(|detector| DetectorFlags {
            detector: detector.kind,
            scored: 0,
            flagged: 0,
        });
        let stats = Stats {
            flags: flags.collect(),
            ..Stats::default()
        };
        Self {
            plan,
            stations: BTreeMap::new(),
            stats,
            delay_sum_s: 0,
        }
    }

    /// Takes a report that arrived at `now` and gives what follows from it.
    pub fn ingest(&mut self, mut observation: Observation, now: Timestamp) -> Vec<Event> {
        observation.arrived_at = now;
        let mut events = Vec::with_capacity(2);
        self.stats.received += 1;
        let delay_s = now.as_second() - observation.observed_at.as_second();
        self.delay_sum_s += delay_s;
        self.stats.max_delay_s = self.stats.max_delay_s.max(delay_s);
        if !self.stations.contains_key(&observation.station) {
            if self.stations.len() >= MAX_STATIONS {
                return events;
            }
            let state = StationState::new(&self.plan);
            self.stations.insert(observation.station.clone(), state);
        }
        let state = self
            .stations
            .get_mut(&observation.station)
            .expect("inserted above if it was missing");
        let disposition = state.place(&self.plan, &observation);
        self.stats.count(disposition);
        let temperature = observation.temperature_c;
        let dew = observation.dew_point_c.or_else(|| {
            temperature
                .zip(observation.humidity_pct)
                .and_then(|(t, rh)| dew_point(t, rh))
        });
        let felt_hot = temperature.zip(dew).and_then(|(t, d)| humidex(t, d));
        let felt_cold = temperature
            .zip(observation.wind_kmh)
            .and_then(|(t, w)| wind_chill(t, w));
        let mut changes: Vec<Change> = Vec::new();
        let mut scores = Vec::new();
        let newest = match disposition {
            Disposition::Accepted => true,
            Disposition::Implausible => state.is_newest(observation.observed_at.as_second()),
            _ => false,
        };
        if newest {
            let impossible = disposition == Disposition::Implausible;
            let seen = temperature.filter(|_| !impossible);
            scores = state.score(&self.plan, observation.observed_at.as_second(), seen);
            changes.extend(state.implausible(&observation, impossible));
            if !impossible {
                changes.extend(state.unusual(&self.plan, &observation, &scores));
                changes.extend(state.frozen(&self.plan, &observation));
                changes.extend(state.heat(&self.plan, &observation, felt_hot));
                changes.extend(state.cold(&self.plan, &observation, felt_cold));
                changes.extend(state.blizzard(&self.plan, &observation));
            }
            changes.extend(state.silence(&self.plan, now));
            for (counted, score) in self.stats.flags.iter_mut().zip(&scores) {
                counted.scored += u64::from(score.score.is_some());
                counted.flagged += u64::from(score.flag);
            }
        }
        let station = observation.station.clone();
        let closed = state.close(&self.plan);
        let wire = |figure: Option<f64>| figure.map(|f| round_to(f, 1));
        events.push(Event::Observation(ObservationEvent {
            id: self.stats.next_id(),
            disposition,
            delay_s,
            humidex: wire(felt_hot),
            wind_chill: wire(felt_cold),
            scores,
            last_day: state.last_day().map(WindowStats::rounded),
            observation,
        }));
        for window in closed {
            self.stats.windows_closed += 1;
            events.push(Event::Window(WindowEvent {
                id: self.stats.next_id(),
                station: station.clone(),
                from: window.from,
                until: window.until,
                stats: window.stats.rounded(),
            }));
        }
        self.emit(&station, changes, &mut events);
        events
    }

    /// Lets time pass without a report: stations that fell silent raise their alert.
    pub fn advance(&mut self, now: Timestamp) -> Vec<Event> {
        let mut silent: Vec<(String, Change)> = Vec::new();
        for (station, state) in &mut self.stations {
            if let Some(change) = state.silence(&self.plan, now) {
                silent.push((station.clone(), change));
            }
        }
        let mut events = Vec::new();
        for (station, change) in silent {
            self.emit(&station, vec![change], &mut events);
        }
        events
    }

    /// The counts so far.
    pub fn stats(&self) -> Stats {
        let marks = self
            .stations
            .values()
            .filter_map(|s| s.watermark_s(&self.plan));
        let silent = self.stations.values().filter(|s| s.is_silent()).count();
        let mut stats = self.stats.clone();
        stats.stations = u32::try_from(self.stations.len()).unwrap_or(u32::MAX);
        stats.stations_silent = u32::try_from(silent).unwrap_or(u32::MAX);
        stats.watermark = marks.min().map(at);
        stats.alerts_open = self.stations.values().map(StationState::alerts_open).sum();
        stats.mean_delay_s = (stats.received > 0)
            .then(|| round_to(self.delay_sum_s as f64 / stats.received as f64, 1));
        stats
    }

    fn emit(&mut self, station: &str, changes: Vec<Change>, events: &mut Vec<Event>) {
        for change in changes {
            self.stats.alerts_raised += u64::from(change.state == AlertState::Raised);
            events.push(Event::Alert(Alert {
                id: self.stats.next_id(),
                station: station.to_owned(),
                kind: change.kind,
                state: change.state,
                at: change.at,
                since: change.since,
                value: change.value.map(|v| round_to(v, 1)),
                detectors: change.detectors,
                reasons: change.reasons,
            }));
        }
    }
}

impl Stats {
    fn next_id(&mut self) -> u64 {
        self.last_event_id += 1;
        self.last_event_id
    }

    fn count(&mut self, disposition: Disposition) {
        let counter = match disposition {
            Disposition::Accepted => &mut self.accepted,
            Disposition::OutOfOrder => &mut self.out_of_order,
            Disposition::Late => &mut self.late,
            Disposition::Duplicate => &mut self.duplicates,
            Disposition::Revised => &mut self.revised,
            Disposition::Implausible => &mut self.implausible,
        };
        *counter += 1;
    }
}
