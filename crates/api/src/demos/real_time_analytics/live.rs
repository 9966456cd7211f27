//! The observations as a lane: what the publisher sent, as it came in.

use std::sync::Arc;

use boreal_sources::{CachedBody, Mode, Reading, SourceInfo};
use jiff::{SignedDuration, Timestamp};
use real_time_analytics::snapshot::Snapshot;
use real_time_analytics::timeline::Timeline;
use real_time_analytics::{Event, Stats, StreamPlan};

use super::event_id::EventId;
use super::lane::Lane;
use super::log::Log;
use super::message::{Channel, StreamMode};
use super::observed::Observations;

/// Without an answer for this long the observations are history, and the replay is shown.
const SHOWN_FOR: SignedDuration = SignedDuration::from_hours(6);
/// Without an answer for this long, twice the time between two questions, the observations are ageing.
const ANSWERED_WITHIN: SignedDuration = SignedDuration::from_mins(10);
/// A newest measurement older than this is stale, however fresh the answer: some sensors send old news for weeks.
const FRESH_FOR: SignedDuration = SignedDuration::from_hours(3);
/// A clock that runs ahead of ours by more than this is wrong.
const MOST_AHEAD: SignedDuration = SignedDuration::from_mins(10);

/// The observations so far.
#[derive(Debug)]
pub struct LiveLane {
    timeline: Timeline,
    log: Log,
    last_id: Option<EventId>,
    source: Option<SourceInfo>,
    taken: Option<Timestamp>,
    learned: Option<Timestamp>,
}

impl LiveLane {
    /// With the log of an earlier process; gives the events it leads to.
    pub fn open(log: Log) -> (Self, Vec<(EventId, Event)>) {
        let mut lane = Self {
            timeline: Timeline::new(StreamPlan::default()),
            log: Log::default(),
            last_id: None,
            source: None,
            taken: None,
            learned: None,
        };
        let mut events = Vec::new();
        for report in log.reports() {
            let now = report.arrived_at;
            let followed = lane.timeline.ingest(report, now);
            events.extend(lane.with_ids(followed));
        }
        lane.log = log;
        (lane, events)
    }

    /// Whether there is anything to show.
    pub fn is_current(&self, now: Timestamp) -> bool {
        let fetched = self.fetched_at();
        self.last_id.is_some() && fetched.is_some_and(|at| now.duration_since(at) <= SHOWN_FOR)
    }

    /// Takes an answer, if it is a new one, and lets time pass; the second part is a log to keep before anybody is told.
    pub fn take(
        &mut self,
        reading: Reading<Observations>,
        now: Timestamp,
    ) -> (Vec<(EventId, Event)>, Option<CachedBody>) {
        let Reading { data, source } = reading;
        let is_new = source.mode != Mode::Snapshot && self.taken != source.fetched_at;
        self.taken = source.fetched_at;
        self.source = Some(source);
        let mut events = Vec::new();
        let mut keep = None;
        if is_new {
            let reports = self.believable(&data, now);
            let fresh = self.log.add(&reports, now);
            if !fresh.is_empty() {
                keep = Some(self.log.body(now));
            }
            for report in fresh {
                let followed = self.timeline.ingest(report, now);
                events.extend(self.with_ids(followed));
            }
        }
        let passed = self.timeline.pass_until(now);
        events.extend(self.with_ids(passed));
        (events, keep)
    }

    /// The lane anew with the hours that a longer answer adds; `None` if it adds nothing.
    ///
    /// Two weeks of hours take some milliseconds, once a day.
    pub fn learn(&mut self, reading: &Reading<Observations>, now: Timestamp) -> Option<Self> {
        let fetched_at = reading.source.fetched_at;
        if reading.source.mode == Mode::Snapshot || self.learned == fetched_at {
            return None;
        }
        self.learned = fetched_at;
        let log = self
            .log
            .with_history(&self.believable(&reading.data, now))?;
        let (mut lane, _) = Self::open(log);
        let passed = lane.timeline.pass_until(now);
        lane.with_ids(passed);
        Some(Self {
            source: self.source.clone(),
            taken: self.taken,
            learned: self.learned,
            ..lane
        })
    }

    pub fn kept(&self, now: Timestamp) -> CachedBody {
        self.log.body(now)
    }

    /// Reports that are not of the future.
    fn believable(
        &self,
        data: &Arc<Observations>,
        now: Timestamp,
    ) -> Vec<real_time_analytics::Observation> {
        let in_time = |observed: Timestamp| observed.duration_since(now) <= MOST_AHEAD;
        data.reports
            .iter()
            .filter(|report| in_time(report.observed_at))
            .cloned()
            .collect()
    }

    /// Gives each event its id: the millisecond and a number within it.
    fn with_ids(&mut self, events: Vec<(Timestamp, Event)>) -> Vec<(EventId, Event)> {
        let with_id = |(time, event): (Timestamp, Event)| {
            let arrived_ms = u64::try_from(time.as_millisecond()).unwrap_or_default();
            let number = match self.last_id {
                Some(EventId::Live {
                    arrived_ms: last,
                    number,
                }) if last == arrived_ms => number + 1,
                _ => 1,
            };
            let id = EventId::Live { arrived_ms, number };
            self.last_id = Some(id);
            (id, event)
        };
        events.into_iter().map(with_id).collect()
    }

    fn fetched_at(&self) -> Option<Timestamp> {
        self.source.as_ref()?.fetched_at
    }

    fn is_fresh(&self, now: Timestamp) -> bool {
        let newest = self.timeline.newest_observed_at();
        // By its age, not its mode: after a restart the kept answer stands until the next is due.
        let answers = self
            .fetched_at()
            .is_some_and(|at| now.duration_since(at) <= ANSWERED_WITHIN);
        answers && newest.is_some_and(|at| now.duration_since(at) <= FRESH_FOR)
    }
}

impl Lane for LiveLane {
    fn channel(&self, now: Timestamp) -> Channel {
        let fetched = self.fetched_at();
        let (mode, note) = match (self.is_fresh(now), fetched) {
            (true, _) => (
                StreamMode::Live,
                "Observations of Environment and Climate Change Canada.".to_owned(),
            ),
            (false, Some(fetched)) => (
                StreamMode::Stale,
                format!(
                    "The observations are ageing: the publisher last sent some at {fetched:.0}."
                ),
            ),
            (false, None) => (
                StreamMode::Stale,
                "The observations are of an earlier day.".to_owned(),
            ),
        };
        Channel {
            mode,
            synthetic: false,
            note,
            speed: 1,
            session: None,
            source: self.source.clone(),
            event: None,
        }
    }

    fn clock(&self, now: Timestamp) -> Timestamp {
        now
    }

    fn snapshot(&self, now: Timestamp) -> Snapshot {
        self.timeline.snapshot(now)
    }

    fn newest_observed_at(&self) -> Option<Timestamp> {
        self.timeline.newest_observed_at()
    }

    fn stats(&self) -> Stats {
        self.timeline.stats()
    }

    fn last_id(&self) -> Option<EventId> {
        self.last_id
    }
}

#[cfg(test)]
mod tests;
