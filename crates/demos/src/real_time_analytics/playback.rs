//! A replay played through the stream, piece by piece.
//!
//! However a span of time is cut into pieces, the events and their ids come out
//! the same: silence is looked for at fixed minutes, not whenever somebody asks.
//! So a position in a replay is only a number, and any process finds it again.

use super::observation::Observation;
use super::replay::{Replay, ReplayPlan};
use super::snapshot::{Gathered, Snapshot};
use super::stream::{Event, Stats, Stream, StreamPlan};
use super::window::at;
use jiff::Timestamp;
use std::vec::IntoIter;

/// How often silence is looked for.
const CHECK_EVERY_S: i64 = 600;

/// A replay under way.
#[derive(Debug)]
pub struct Playback {
    waiting: std::iter::Peekable<IntoIter<Observation>>,
    stream: Stream,
    gathered: Gathered,
    next_check_s: i64,
    clock: Timestamp,
    end: Timestamp,
}

impl Playback {
    /// At the replay's first second, with nothing heard yet.
    pub fn new(plan: &ReplayPlan, stream: StreamPlan) -> Self {
        let arrivals = Replay::generate(plan).until(plan.end()).to_vec();
        Self {
            waiting: arrivals.into_iter().peekable(),
            stream: Stream::new(stream),
            gathered: Gathered::default(),
            next_check_s: next_check(plan.start.as_second()),
            clock: plan.start,
            end: plan.end(),
        }
    }

    /// Plays everything that arrives before `time` and gives what follows from it.
    pub fn play_until(&mut self, time: Timestamp) -> Vec<Event> {
        let time = time.min(self.end);
        let mut events = Vec::new();
        while let Some(report) = self.waiting.next_if(|report| report.arrived_at < time) {
            self.check_until(report.arrived_at, &mut events);
            let now = report.arrived_at;
            events.extend(self.stream.ingest(report, now));
        }
        self.check_until(time, &mut events);
        self.gathered.take(&events);
        self.clock = self.clock.max(time);
        events
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
        self.stream.stats()
    }

    /// The newest measurement of all.
    pub fn newest_observed_at(&self) -> Option<Timestamp> {
        self.gathered.newest_observed_at()
    }

    /// What a listener who joins now needs.
    pub fn snapshot(&self) -> Snapshot {
        self.gathered.snapshot(self.clock, self.stats())
    }

    fn check_until(&mut self, time: Timestamp, events: &mut Vec<Event>) {
        while self.next_check_s <= time.as_second() {
            events.extend(self.stream.advance(at(self.next_check_s)));
            self.next_check_s += CHECK_EVERY_S;
        }
    }
}

fn next_check(second: i64) -> i64 {
    (second.div_euclid(CHECK_EVERY_S) + 1) * CHECK_EVERY_S
}
