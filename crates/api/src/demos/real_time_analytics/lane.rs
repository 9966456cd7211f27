//! What a stream is written from: observations, a past event or the test signal.

use boreal_sources::eccc::PUBLISHER;
use boreal_sources::{Mode, SourceInfo};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use real_time_analytics::Stats;
use real_time_analytics::past_event::{PastEvent, PastEventId};
use real_time_analytics::playback::Playback;
use real_time_analytics::session::Plan;
use real_time_analytics::snapshot::Snapshot;

use super::board::Now;
use super::event_id::EventId;
use super::message::{Channel, Opening, OpeningReason, StatsMessage, StreamMode};

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

/// What a page says of the test signal.
const NOTE: &str = "Test signal: synthetic weather, made from the published climate of each station; nothing in it was measured.";

/// Whose observations past events are made of.
pub fn archive(event: Option<&PastEvent>) -> SourceInfo {
    SourceInfo {
        mode: Mode::Snapshot,
        as_of: event.map(|event| event.until.to_zoned(TimeZone::UTC).date()),
        fetched_at: None,
        age_seconds: None,
        stale: false,
        publisher: PUBLISHER.name.to_owned(),
        licence: PUBLISHER.licence.to_owned(),
        licence_url: PUBLISHER.licence_url.to_owned(),
        url: "https://climate.weather.gc.ca".to_owned(),
    }
}

/// A replay: what is told of it follows from its plan and how far it was played.
pub trait Replayed {
    /// Which weather, and how fast.
    fn plan(&self) -> &Plan;
    /// How far it was played.
    fn playback(&self) -> &Playback;
    /// The place of an event by its number.
    fn id(&self, number: u64) -> EventId;
}

impl<T: Replayed> Lane for T {
    fn channel(&self, _now: Timestamp) -> Channel {
        let event = self.plan().event.map(PastEventId::event);
        Channel {
            mode: event.map_or(StreamMode::Replay, |_| StreamMode::PastEvent),
            synthetic: event.is_none(),
            note: event.map_or(NOTE, |event| &event.note).to_owned(),
            speed: self.plan().speed,
            session: Some(Plan {
                at: self.playback().clock(),
                ..self.plan().clone()
            }),
            source: event.map(|event| archive(Some(event))),
            event,
        }
    }

    fn clock(&self, _now: Timestamp) -> Timestamp {
        self.playback().clock()
    }

    fn snapshot(&self, _now: Timestamp) -> Snapshot {
        self.playback().snapshot()
    }

    fn newest_observed_at(&self) -> Option<Timestamp> {
        self.playback().newest_observed_at()
    }

    fn stats(&self) -> Stats {
        self.playback().stats()
    }

    fn last_id(&self) -> Option<EventId> {
        let number = self.playback().stats().last_event_id;
        (number > 0).then(|| self.id(number))
    }
}
