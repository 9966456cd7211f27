//! A visitor's own replay, played for one connection.
//!
//! Nothing about it is kept here: the query says which weather, where and how
//! fast, and `Last-Event-ID` says how far it got.

use std::time::Duration;

use axum::body::Bytes;
use jiff::{SignedDuration, Timestamp};
use real_time_analytics::Event;
use real_time_analytics::playback::Playback;
use real_time_analytics::session::Plan;
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval};

use super::event_id::EventId;
use super::lane::{Lane, Replayed};
use super::listener::MOST_BEHIND;
use super::message::{End, EventMessage, OpeningReason, StatsMessage};
use crate::clock::Clock;
use crate::stream::frame;
use crate::stream::permits::{StreamPermit, StreamPermits};

/// Replayed time between looks at the ids when a session is taken up again.
const STEP: SignedDuration = SignedDuration::from_mins(10);

/// A session at the place where it is taken up.
#[derive(Debug)]
pub struct Session {
    plan: Plan,
    playback: Playback,
    /// Events of the place itself that the visitor has not seen.
    pending: Vec<Event>,
    /// Whether the visitor comes back and needs no snapshot.
    resumed: bool,
}

impl Session {
    /// Plays silently to the beginning, or on to the event the visitor saw last.
    ///
    /// `None` when that was the last one.
    pub fn open(plan: Plan, after: Option<EventId>) -> Option<Self> {
        let mut playback = plan.playback();
        playback.play_until(plan.at);
        let mut pending = Vec::new();
        let mut resumed = false;
        if let Some(EventId::Session { number }) = after {
            resumed = number >= playback.stats().last_event_id;
            while resumed && pending.is_empty() && playback.stats().last_event_id <= number {
                if playback.is_over() {
                    return None;
                }
                let until = playback.clock().saturating_add(STEP).ok()?;
                pending = playback.play_until(until);
                pending.retain(|event| event.id() > number);
            }
        }
        Some(Self {
            plan,
            playback,
            pending,
            resumed,
        })
    }
}

impl Replayed for Session {
    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn playback(&self) -> &Playback {
        &self.playback
    }

    fn id(&self, number: u64) -> EventId {
        EventId::Session { number }
    }
}

/// A session being played.
pub struct Player {
    /// Away while a second is computed off the async threads; gone if that panicked.
    session: Option<Session>,
    clock: Clock,
    permits: StreamPermits,
    stopping: watch::Receiver<bool>,
    seconds: Interval,
    ticks: u64,
    /// The replay's clock and the runtime's when playing began.
    origin: (Timestamp, Instant),
    /// When the connection last took something.
    taken: Instant,
    skipped: u64,
    opened: bool,
    ended: bool,
    _permit: StreamPermit,
}

impl Player {
    /// Begins to play.
    pub fn new(
        session: Session,
        clock: Clock,
        permits: StreamPermits,
        stopping: watch::Receiver<bool>,
        permit: StreamPermit,
    ) -> Self {
        let mut seconds = interval(Duration::from_secs(1));
        seconds.set_missed_tick_behavior(MissedTickBehavior::Skip);
        Self {
            origin: (session.playback.clock(), Instant::now()),
            session: Some(session),
            clock,
            permits,
            stopping,
            seconds,
            taken: Instant::now(),
            skipped: 0,
            ticks: 0,
            opened: false,
            ended: false,
            _permit: permit,
        }
    }

    /// The next bytes; `None` at the end of the replay or of the server.
    ///
    /// A connection that is read slowly is asked less often: nothing piles up,
    /// and after a while it gets the state and a count of what it missed.
    pub async fn next(&mut self) -> Option<Bytes> {
        if !self.opened {
            self.opened = true;
            return self.opening();
        }
        if self.ended {
            return None;
        }
        tokio::select! {
            _ = self.seconds.tick() => {}
            _ = self.stopping.wait_for(|stopping| *stopping) => return None,
        }
        let mut session = self.session.take()?;
        let until = self.position(&session.plan);
        let played = spawn_blocking(move || {
            let events = session.playback.play_until(until);
            (session, events)
        });
        let (session, events) = played.await.ok()?;
        let bytes = self.second(&session, &events);
        self.session = Some(session);
        Some(bytes)
    }

    fn opening(&mut self) -> Option<Bytes> {
        let now = self.clock.now();
        let session = self.session.as_mut()?;
        let mut out = frame::RETRY.to_vec();
        if !session.resumed {
            let opening = session.opening(OpeningReason::Started, now);
            frame::push(&mut out, "snapshot", session.last_id(), &opening);
        }
        let pending = std::mem::take(&mut session.pending);
        write(&mut out, &pending, now);
        Some(out.into())
    }

    /// How far the replay should have got by now.
    fn position(&self, plan: &Plan) -> Timestamp {
        let (from, began) = self.origin;
        let run = SignedDuration::try_from(began.elapsed()).unwrap_or_default();
        let played = run.saturating_mul(i32::try_from(plan.speed).unwrap_or(i32::MAX));
        from.saturating_add(played).unwrap_or(Timestamp::MAX)
    }

    fn second(&mut self, session: &Session, events: &[Event]) -> Bytes {
        let now = self.clock.now();
        let mut out = Vec::new();
        if self.taken.elapsed() > Duration::from_secs(MOST_BEHIND) {
            self.skipped += events.len() as u64;
            let opening = session.opening(OpeningReason::CaughtUp, now);
            frame::push(&mut out, "reset", session.last_id(), &opening);
        } else {
            write(&mut out, events, now);
        }
        self.taken = Instant::now();
        let stats = StatsMessage {
            skipped: self.skipped,
            ..session.counts(self.permits.open(), now)
        };
        frame::push(&mut out, "stats", None::<EventId>, &stats);
        self.ticks += 1;
        if self.ticks.is_multiple_of(frame::HEARTBEAT_EVERY) {
            out.extend_from_slice(frame::HEARTBEAT);
        }
        if session.playback.is_over() {
            self.ended = true;
            let end = End {
                emitted_at: now,
                clock: session.playback.clock(),
                stats: session.playback.stats(),
            };
            frame::push(&mut out, "end", session.last_id(), &end);
        }
        out.into()
    }
}

fn write(out: &mut Vec<u8>, events: &[Event], now: Timestamp) {
    for event in events {
        let id = EventId::Session { number: event.id() };
        frame::push(out, event.name(), Some(id), &EventMessage::new(event, now));
    }
}
