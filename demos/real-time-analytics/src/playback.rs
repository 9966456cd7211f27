//! A replay played through the stream, piece by piece.
//!
//! However a span of time is cut into pieces, the events and their ids come out
//! the same. So a position in a replay is only a number, and any process finds
//! it again.

use super::observation::Observation;
use super::replay::{Replay, ReplayPlan};
use super::snapshot::Snapshot;
use super::stream::{Event, Stats, StreamPlan};
use super::timeline::Timeline;
use jiff::Timestamp;
use std::iter::Peekable;
use std::ops::Range;
use std::vec::IntoIter;

/// A replay under way.
#[derive(Debug)]
pub struct Playback {
    waiting: Peekable<IntoIter<Observation>>,
    timeline: Timeline,
    clock: Timestamp,
    end: Timestamp,
}

impl Playback {
    /// At the replay's first second, with nothing heard yet.
    pub fn new(plan: &ReplayPlan, stream: StreamPlan) -> Self {
        let arrivals = Replay::generate(plan).until(plan.end()).to_vec();
        Self::of(arrivals, plan.start..plan.end(), stream)
    }

    /// Of reports in the order they come, at the first second of their span.
    pub fn of(arrivals: Vec<Observation>, span: Range<Timestamp>, stream: StreamPlan) -> Self {
        Self {
            waiting: arrivals.into_iter().peekable(),
            timeline: Timeline::new(stream),
            clock: span.start,
            end: span.end,
        }
    }

    /// Plays everything that arrives before `time` and gives what follows from it.
    pub fn play_until(&mut self, time: Timestamp) -> Vec<Event> {
        let time = time.min(self.end);
        let mut events = Vec::new();
        while let Some(report) = self.waiting.next_if(|report| report.arrived_at < time) {
            let now = report.arrived_at;
            events.extend(self.timeline.ingest(report, now));
        }
        events.extend(self.timeline.pass_until(time));
        self.clock = self.clock.max(time);
        events.into_iter().map(|(_, event)| event).collect()
    }

    /// The time in the replay.
    pub fn clock(&self) -> Timestamp {
        self.clock
    }

    /// Whether it has been played to its end.
    pub fn is_over(&self) -> bool {
        self.clock >= self.end
    }

    /// The counts so far.
    pub fn stats(&self) -> Stats {
        self.timeline.stats()
    }

    /// The newest measurement of all.
    pub fn newest_observed_at(&self) -> Option<Timestamp> {
        self.timeline.newest_observed_at()
    }

    /// What a listener who joins now needs.
    pub fn snapshot(&self) -> Snapshot {
        self.timeline.snapshot(self.clock)
    }
}
