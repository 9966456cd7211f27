//! A stream with a clock: silence is looked for at fixed minutes, not whenever somebody asks.
//!
//! So the same reports at the same times give the same events under the same
//! ids, however the time between them is cut into pieces.

use super::observation::Observation;
use super::snapshot::{Gathered, Snapshot};
use super::stream::{Event, Stats, Stream, StreamPlan};
use super::window::at;
use jiff::Timestamp;

/// A stream and what a late listener needs of it.
#[derive(Debug)]
pub struct Timeline {
    stream: Stream,
    gathered: Gathered,
    /// How often silence is looked for.
    check_every_s: i64,
    /// Set by the first report: nobody can be silent before.
    next_check_s: Option<i64>,
}

impl Timeline {
    /// Nothing has been heard.
    pub fn new(plan: StreamPlan) -> Self {
        Self {
            check_every_s: plan.check_every_s,
            stream: Stream::new(plan),
            gathered: Gathered::default(),
            next_check_s: None,
        }
    }

    /// Takes a report that arrived at `now`, after everything before it.
    pub fn ingest(&mut self, report: Observation, now: Timestamp) -> Vec<(Timestamp, Event)> {
        let mut events = self.pass_until(now);
        let every = self.check_every_s;
        self.next_check_s
            .get_or_insert((now.as_second().div_euclid(every) + 1) * every);
        let followed = self.stream.ingest(report, now);
        self.gathered.take(&followed);
        events.extend(followed.into_iter().map(|event| (now, event)));
        events
    }

    /// Lets time pass without a report; each event with the time it happened.
    pub fn pass_until(&mut self, now: Timestamp) -> Vec<(Timestamp, Event)> {
        let mut events = Vec::new();
        while let Some(check_s) = self.next_check_s.filter(|s| *s <= now.as_second()) {
            let followed = self.stream.advance(at(check_s));
            self.gathered.take(&followed);
            events.extend(followed.into_iter().map(|event| (at(check_s), event)));
            self.next_check_s = Some(check_s + self.check_every_s);
        }
        events
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
    pub fn snapshot(&self, now: Timestamp) -> Snapshot {
        self.gathered.snapshot(now, self.stats())
    }
}
