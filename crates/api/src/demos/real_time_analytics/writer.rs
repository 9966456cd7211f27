//! The one task that writes the board, once a second, for everybody.
//!
//! Observations are shown while the publisher answers; otherwise the replay,
//! and every listener is told of the change with the whole state. What is
//! computed runs off the async threads. A second that fails, be it by a panic,
//! costs that second: the writer takes up the thread again from what was kept.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use boreal_sources::{CachedBody, FeedCache, Reading};
use futures_util::FutureExt;
use jiff::{SignedDuration, Timestamp};
use real_time_analytics::Event;
use tokio::sync::watch;
use tokio::task::{JoinError, spawn_blocking};
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::board::{Board, Draft, Now, REMEMBERED};
use super::event_id::EventId;
use super::feeds::Feeds;
use super::lane::Lane;
use super::live::LiveLane;
use super::log::{KEY, Log};
use super::message::{EventMessage, OpeningReason};
use super::observed::Observations;
use super::replay::ReplayLane;
use crate::clock::Clock;
use crate::stream::frame;
use crate::stream::permits::StreamPermits;

/// The longest pause after failures in a row.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

#[derive(Clone)]
pub struct StreamContext {
    pub clock: Clock,
    pub permits: StreamPermits,
    pub feeds: Feeds,
    /// Where the log is kept.
    pub cache: Arc<dyn FeedCache>,
}

pub struct Writer {
    context: StreamContext,
    board: Arc<Board>,
    /// `None` after a failure: what was lost is read again.
    lanes: Option<Lanes>,
    ticks: u64,
    failures: u32,
}

/// What the board is written from.
struct Lanes {
    live: LiveLane,
    /// `None` while observations are shown.
    replay: Option<ReplayLane>,
}

/// A second of the stream, computed.
struct Second {
    lanes: Lanes,
    draft: Draft,
    state: Now,
    keep: Option<CachedBody>,
}

impl Writer {
    /// Writes the minutes before now, which listeners of an earlier process may ask for.
    pub async fn open(context: StreamContext) -> Result<Self, JoinError> {
        let now = context.clock.now();
        let listeners = context.permits.open();
        let log = kept_log(&context).await;
        let reading = context.feeds.observations.read();
        let opened = spawn_blocking(move || Lanes::open(&log, reading, listeners, now));
        let (lanes, board, keep) = opened.await?;
        if let Some(keep) = keep {
            context.cache.put(KEY, &keep).await;
        }
        Ok(Self {
            context,
            board: Arc::new(board),
            lanes: Some(lanes),
            ticks: 0,
            failures: 0,
        })
    }

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
            let second = AssertUnwindSafe(self.second()).catch_unwind();
            if let Ok(Ok(())) = second.await {
                self.failures = 0;
                continue;
            }
            tracing::error!("A second of the weather stream failed; it is taken up again");
            self.lanes = None;
            self.failures = self.failures.saturating_add(1);
            let pause = Duration::from_secs(1) * 2u32.pow(self.failures.min(6) - 1);
            tokio::select! {
                () = sleep(pause.min(LONGEST_PAUSE)) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
        }
    }

    async fn second(&mut self) -> Result<(), JoinError> {
        let StreamContext { clock, feeds, .. } = &self.context;
        let now = clock.now();
        let listeners = self.context.permits.open();
        let observations = feeds.observations.read();
        let history = feeds.history.read();
        let computed = match self.lanes.take() {
            Some(lanes) => {
                spawn_blocking(move || lanes.second(observations, &history, listeners, now))
            }
            None => {
                let log = kept_log(&self.context).await;
                spawn_blocking(move || {
                    let (lanes, _, keep) = Lanes::open(&log, observations, listeners, now);
                    lanes.recovered(keep, listeners, now)
                })
            }
        };
        let Second {
            lanes,
            draft,
            state,
            keep,
        } = computed.await?;
        // Kept first: an id that somebody has seen must be found again after a restart.
        if let Some(keep) = keep {
            self.context.cache.put(KEY, &keep).await;
        }
        self.ticks += 1;
        let heartbeat = self.ticks.is_multiple_of(frame::HEARTBEAT_EVERY);
        self.board.publish(draft, heartbeat, state);
        self.lanes = Some(lanes);
        Ok(())
    }
}

/// The log of an earlier process or of a thread that was lost, as text.
async fn kept_log(context: &StreamContext) -> String {
    let kept = match context.feeds.observations.is_asked() {
        true => context.cache.get(KEY).await,
        false => None,
    };
    kept.map(|kept| kept.body).unwrap_or_default()
}

impl Lanes {
    /// From a log and the newest answer, with a board of the last minutes and a log to keep.
    fn open(
        log: &str,
        reading: Reading<Observations>,
        listeners: usize,
        now: Timestamp,
    ) -> (Self, Board, Option<CachedBody>) {
        let (mut live, mut events) = LiveLane::open(Log::read(log));
        let (passed, keep) = live.take(reading, now);
        events.extend(passed);
        let (board, replay) = match live.is_current(now) {
            true => (observed(&live, &events, listeners, now), None),
            false => {
                let mut replay = ReplayLane::open(now);
                (replayed(&mut replay, listeners, now), Some(replay))
            }
        };
        (Self { live, replay }, board, keep)
    }

    fn second(
        mut self,
        observations: Reading<Observations>,
        history: &Reading<Observations>,
        listeners: usize,
        now: Timestamp,
    ) -> Second {
        let (arrived, mut keep) = self.live.take(observations, now);
        let learned = match self.live.is_current(now) {
            true => self.live.learn(history, now),
            false => None,
        };
        let has_learned = learned.is_some();
        if let Some(lane) = learned {
            keep = Some(lane.kept(now));
            self.live = lane;
        }
        let draft = match self.live.is_current(now) {
            true => match self.replay.take() {
                Some(_) => anew(&self.live, OpeningReason::ModeChanged, now),
                None if has_learned => anew(&self.live, OpeningReason::HistoryLoaded, now),
                None => written(&arrived, now),
            },
            false => self.replayed_second(now),
        };
        self.told(draft, keep, listeners, now)
    }

    fn replayed_second(&mut self, now: Timestamp) -> Draft {
        if let Some(replay) = self.replay.as_mut().filter(|replay| !replay.is_over(now)) {
            return written(&replay.play_until(now), now);
        }
        let reason = match self.replay {
            Some(_) => OpeningReason::ReplayRestarted,
            None => OpeningReason::ModeChanged,
        };
        let replay = self.replay.insert(ReplayLane::open(now));
        replay.play_until(now);
        anew(replay, reason, now)
    }

    /// The first second after a failure: everybody gets the whole state.
    fn recovered(self, keep: Option<CachedBody>, listeners: usize, now: Timestamp) -> Second {
        let draft = match &self.replay {
            Some(replay) => anew(replay, OpeningReason::Recovered, now),
            None => anew(&self.live, OpeningReason::Recovered, now),
        };
        self.told(draft, keep, listeners, now)
    }

    fn told(
        self,
        draft: Draft,
        keep: Option<CachedBody>,
        listeners: usize,
        now: Timestamp,
    ) -> Second {
        let state = match &self.replay {
            Some(replay) => replay.now(listeners, now),
            None => self.live.now(listeners, now),
        };
        Second {
            lanes: self,
            draft,
            state,
            keep,
        }
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

#[cfg(test)]
mod tests;
