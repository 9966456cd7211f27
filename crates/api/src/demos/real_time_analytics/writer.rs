//! The one task that writes the board, once a second, for everybody.
//!
//! Observations are shown while the publisher answers; otherwise the replay,
//! and every listener is told of the change with the whole state.

use std::sync::Arc;
use std::time::Duration;

use boreal_sources::eccc::Observations;
use boreal_sources::{Feed, FeedCache};
use jiff::{SignedDuration, Timestamp};
use real_time_analytics::Event;
use tokio::sync::watch;
use tokio::task::{JoinError, spawn_blocking};
use tokio::time::{MissedTickBehavior, interval};

use super::board::{Board, Draft, REMEMBERED};
use super::clock::Clock;
use super::event_id::EventId;
use super::lane::Lane;
use super::live::LiveLane;
use super::log::{KEY, Log};
use super::message::{EventMessage, OpeningReason};
use super::places::Places;
use super::replay::ReplayLane;

/// A comment goes out with every so manieth tick.
const HEARTBEAT_EVERY: u64 = 15;

/// What the writer works with.
#[derive(Clone)]
pub struct Desk {
    /// The time.
    pub clock: Clock,
    /// Who listens.
    pub places: Places,
    /// What stations measured.
    pub observations: Arc<Feed<Observations>>,
    /// What they measured in the last two weeks.
    pub history: Arc<Feed<Observations>>,
    /// Where the log is kept.
    pub cache: Arc<dyn FeedCache>,
}

/// The writer.
pub struct Writer {
    desk: Desk,
    board: Arc<Board>,
    live: LiveLane,
    /// `None` while observations are shown.
    replay: Option<ReplayLane>,
    ticks: u64,
}

impl Writer {
    /// Writes the minutes before now, which listeners of an earlier process may ask for.
    pub async fn open(desk: Desk) -> Result<Self, JoinError> {
        let now = desk.clock.now();
        let kept = match desk.observations.is_asked() {
            true => desk.cache.get(KEY).await,
            false => None,
        };
        let log = kept.map(|kept| Log::read(&kept.body)).unwrap_or_default();
        let reading = desk.observations.read();
        let opened = spawn_blocking(move || {
            let (mut live, mut events) = LiveLane::open(log);
            let (passed, keep) = live.take(reading, now);
            events.extend(passed);
            let listeners = desk.places.open();
            let (board, replay) = match live.is_current(now) {
                true => (observed(&live, &events, listeners, now), None),
                false => {
                    let mut replay = ReplayLane::open(now);
                    (replayed(&mut replay, listeners, now), Some(replay))
                }
            };
            let writer = Self {
                desk,
                board: Arc::new(board),
                live,
                replay,
                ticks: 0,
            };
            (writer, keep)
        });
        let (writer, keep) = opened.await?;
        if let Some(keep) = keep {
            writer.desk.cache.put(KEY, &keep).await;
        }
        Ok(writer)
    }

    /// The board it writes.
    pub fn board(&self) -> Arc<Board> {
        Arc::clone(&self.board)
    }

    /// Writes until the server stops.
    pub async fn write(mut self, mut stopping: watch::Receiver<bool>) {
        let mut seconds = interval(Duration::from_secs(1));
        seconds.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            tokio::select! {
                _ = seconds.tick() => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            if let Err(error) = self.second().await {
                tracing::error!(%error, "The weather stream could not be continued");
                return;
            }
        }
    }

    async fn second(&mut self) -> Result<(), JoinError> {
        let now = self.desk.clock.now();
        let (arrived, mut keep) = self.live.take(self.desk.observations.read(), now);
        let learned = match self.live.is_current(now) {
            true => self.live.learn(&self.desk.history.read(), now),
            false => None,
        };
        let has_learned = learned.is_some();
        if let Some(lane) = learned {
            keep = Some(lane.kept(now));
            self.live = lane;
        }
        // Kept first: an id that somebody has seen must be found again after a restart.
        if let Some(keep) = keep {
            self.desk.cache.put(KEY, &keep).await;
        }
        let draft = match self.live.is_current(now) {
            true => match self.replay.take() {
                Some(_) => anew(&self.live, OpeningReason::ModeChanged, now),
                None if has_learned => anew(&self.live, OpeningReason::HistoryLoaded, now),
                None => written(&arrived, now),
            },
            false => self.replayed_second(now).await?,
        };
        self.ticks += 1;
        let heartbeat = self.ticks.is_multiple_of(HEARTBEAT_EVERY);
        let listeners = self.desk.places.open();
        let state = match &self.replay {
            Some(replay) => replay.now(listeners, now),
            None => self.live.now(listeners, now),
        };
        self.board.publish(draft, heartbeat, state);
        Ok(())
    }

    async fn replayed_second(&mut self, now: Timestamp) -> Result<Draft, JoinError> {
        if let Some(replay) = self.replay.as_mut().filter(|replay| !replay.is_over(now)) {
            return Ok(written(&replay.play_until(now), now));
        }
        let reason = match self.replay {
            Some(_) => OpeningReason::ReplayRestarted,
            None => OpeningReason::ModeChanged,
        };
        // Weeks of readings: not on a thread that serves others.
        let opened = spawn_blocking(move || {
            let mut replay = ReplayLane::open(now);
            replay.play_until(now);
            replay
        });
        let replay = self.replay.insert(opened.await?);
        Ok(anew(replay, reason, now))
    }
}

/// A board with the observations of the last minutes.
fn observed(
    live: &LiveLane,
    events: &[(EventId, Event)],
    listeners: usize,
    now: Timestamp,
) -> Board {
    let since_ms = now.as_millisecond() - REMEMBERED as i64 * 1_000;
    let is_old = |(id, _): &(EventId, Event)| match id {
        EventId::Live { arrived_ms, .. } => {
            i64::try_from(*arrived_ms).is_ok_and(|ms| ms < since_ms)
        }
        _ => true,
    };
    let (old, new) = events.split_at(events.partition_point(is_old));
    let state = || live.now(listeners, now);
    let board = Board::new(state(), old.last().map(|(id, _)| *id));
    board.publish(written(new, now), false, state());
    board
}

/// A board with the replay of the last minutes, a tick a second.
fn replayed(replay: &mut ReplayLane, listeners: usize, now: Timestamp) -> Board {
    let last = Timestamp::from_second(now.as_second()).unwrap_or(now);
    let back = SignedDuration::from_secs(REMEMBERED as i64);
    let mut second = last
        .saturating_sub(back)
        .unwrap_or(last)
        .max(replay.began());
    replay.play_until(second);
    let board = Board::new(replay.now(listeners, second), replay.last_id());
    while second < last {
        second = second
            .saturating_add(SignedDuration::from_secs(1))
            .unwrap_or(last);
        let events = replay.play_until(second);
        board.publish(
            written(&events, second),
            false,
            replay.now(listeners, second),
        );
    }
    board
}

/// A tick that tells everybody the whole state.
fn anew(lane: &impl Lane, reason: OpeningReason, now: Timestamp) -> Draft {
    let mut draft = Draft::default();
    draft.reset(lane.last_id(), &lane.opening(reason, now));
    draft
}

fn written(events: &[(EventId, Event)], now: Timestamp) -> Draft {
    let mut draft = Draft::default();
    for (id, event) in events {
        draft.event(event.name(), *id, &EventMessage::new(event, now));
    }
    draft
}
