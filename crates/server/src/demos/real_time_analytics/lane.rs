//! What the board is written from: the shared replay or the observations.

use boreal_demos::real_time_analytics::Stats;
use boreal_demos::real_time_analytics::snapshot::Snapshot;
use jiff::Timestamp;

use super::board::Now;
use super::event_id::EventId;
use super::message::{Channel, Opening, OpeningReason, StatsMessage};

/// A source of events that can say where it stands.
pub trait Lane {
    /// Where its events come from.
    fn channel(&self, now: Timestamp) -> Channel;
    /// Its own clock.
    fn clock(&self, now: Timestamp) -> Timestamp;
    /// The state of every station.
    fn snapshot(&self, now: Timestamp) -> Snapshot;
    /// The newest measurement of all.
    fn newest_observed_at(&self) -> Option<Timestamp>;
    /// The counts.
    fn stats(&self) -> Stats;
    /// The last event's place.
    fn last_id(&self) -> Option<EventId>;

    /// The whole state at a moment.
    fn opening(&self, reason: OpeningReason, now: Timestamp) -> Opening {
        Opening {
            reason,
            emitted_at: now,
            channel: self.channel(now),
            snapshot: self.snapshot(now),
        }
    }

    /// The counts at a moment.
    fn counts(&self, listeners: usize, now: Timestamp) -> StatsMessage {
        StatsMessage {
            emitted_at: now,
            clock: self.clock(now),
            mode: self.channel(now).mode,
            newest_observed_at: self.newest_observed_at(),
            resume_id: self.last_id().map(|id| id.to_string()),
            listeners: u32::try_from(listeners).unwrap_or(u32::MAX),
            skipped: 0,
            stats: self.stats(),
        }
    }

    /// Both, for the board.
    fn now(&self, listeners: usize, now: Timestamp) -> Now {
        Now::new(
            self.opening(OpeningReason::Started, now),
            self.counts(listeners, now),
            self.last_id(),
        )
    }
}
