//! The shared replay: a week of synthetic weather, run after run, at the highest speed.
//!
//! Which run it is and where in it we are follow from the clock alone, so two
//! servers, or one before and after a restart, show the same events under the
//! same ids.

use jiff::{SignedDuration, Timestamp};
use real_time_analytics::Event;
use real_time_analytics::evaluation::STANDARD_SEED;
use real_time_analytics::playback::Playback;
use real_time_analytics::session::{MAX_SPEED, Plan, SESSION_HOURS};

use super::event_id::EventId;
use super::lane::Replayed;

/// How long a run takes.
pub const RUN_SECONDS: i64 = SESSION_HOURS * 3_600 / MAX_SPEED as i64;

/// A run under way.
#[derive(Debug)]
pub struct ReplayLane {
    run: u64,
    plan: Plan,
    playback: Playback,
}

impl ReplayLane {
    /// The run of this moment, at its beginning: the detectors are warm and nothing has been shown.
    pub fn open(now: Timestamp) -> Self {
        let run = run_at(now);
        let plan = plan_of(run);
        let mut playback = plan.playback();
        playback.play_until(plan.start);
        Self {
            run,
            plan,
            playback,
        }
    }

    /// When the run began.
    pub fn began(&self) -> Timestamp {
        began(self.run)
    }

    /// Whether the clock has left this run.
    pub fn is_over(&self, now: Timestamp) -> bool {
        run_at(now) != self.run
    }

    /// Plays up to a moment and gives the events since the last one.
    pub fn play_until(&mut self, now: Timestamp) -> Vec<(EventId, Event)> {
        let played = now.as_second() - self.began().as_second();
        let position = later(self.plan.start, played * i64::from(MAX_SPEED));
        let events = self.playback.play_until(position);
        let with_id = |event: Event| (self.id(event.id()), event);
        events.into_iter().map(with_id).collect()
    }
}

impl Replayed for ReplayLane {
    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn playback(&self) -> &Playback {
        &self.playback
    }

    fn id(&self, number: u64) -> EventId {
        let run = self.run;
        EventId::Replay { run, number }
    }
}

fn run_at(now: Timestamp) -> u64 {
    now.as_second().div_euclid(RUN_SECONDS).unsigned_abs()
}

fn began(run: u64) -> Timestamp {
    let second = i64::try_from(run).unwrap_or_default() * RUN_SECONDS;
    Timestamp::from_second(second).unwrap_or(Timestamp::UNIX_EPOCH)
}

/// Each run has weather of its own, of the week before it began: the season is the visitor's.
fn plan_of(run: u64) -> Plan {
    let hour = began(run).as_second().div_euclid(3_600) * 3_600;
    let start = later(Timestamp::UNIX_EPOCH, hour - SESSION_HOURS * 3_600);
    Plan {
        event: None,
        seed: STANDARD_SEED + run,
        start,
        at: start,
        until: later(start, SESSION_HOURS * 3_600),
        speed: MAX_SPEED,
        fault: None,
    }
}

fn later(from: Timestamp, seconds: i64) -> Timestamp {
    from.saturating_add(SignedDuration::from_secs(seconds))
        .unwrap_or(Timestamp::MAX)
}

#[cfg(test)]
mod tests {
    use super::{RUN_SECONDS, ReplayLane};
    use crate::demos::real_time_analytics::lane::Lane;
    use jiff::{SignedDuration, Timestamp};

    #[test]
    fn two_processes_show_the_same_events_under_the_same_ids() {
        let began = Timestamp::from_second(1_700_000_000 / RUN_SECONDS * RUN_SECONDS).unwrap();
        let after = |seconds| began + SignedDuration::from_secs(seconds);
        let mut steady = ReplayLane::open(began);
        let mut stepwise: Vec<_> = (1..=40).flat_map(|s| steady.play_until(after(s))).collect();
        let mut late = ReplayLane::open(after(40));
        let at_once = late.play_until(after(40));
        assert!(stepwise.len() > 150, "{}", stepwise.len());
        assert_eq!(stepwise.len(), at_once.len());
        assert_eq!(stepwise, at_once);
        assert_eq!(stepwise.pop().map(|(id, _)| id), late.last_id());
        assert!(
            steady.clock(began) < began,
            "the weather is never of the future"
        );
        assert!(!late.is_over(after(RUN_SECONDS - 1)));
        assert!(late.is_over(after(RUN_SECONDS)));
    }
}
