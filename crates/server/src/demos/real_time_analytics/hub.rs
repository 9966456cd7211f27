//! The hub: one task that writes the board once a second, for everybody.

use std::sync::Arc;
use std::time::Duration;

use boreal_demos::real_time_analytics::Event;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::{OnceCell, watch};
use tokio::time::{MissedTickBehavior, interval};

use super::board::{Board, Draft, REMEMBERED};
use super::clock::Clock;
use super::event_id::EventId;
use super::lane::Lane;
use super::listener::Listener;
use super::message::{EventMessage, OpeningReason};
use super::places::{Kind, Place, PlaceLimits, Places};
use super::replay::ReplayLane;
use super::session::{Player, Session};
use crate::error::ApiError;

/// A comment goes out with every so manieth tick.
const HEARTBEAT_EVERY: u64 = 15;

/// The streams of the site.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    clock: Clock,
    places: Places,
    /// Written from the first listener on: a site nobody listens to computes nothing.
    board: OnceCell<Arc<Board>>,
    stopping: watch::Sender<bool>,
}

impl Hub {
    /// A hub nobody listens to yet.
    pub fn new(clock: Clock, limits: PlaceLimits) -> Self {
        Self(Arc::new(Inner {
            clock,
            places: Places::new(limits),
            board: OnceCell::new(),
            stopping: watch::Sender::new(false),
        }))
    }

    /// Ends every stream, so that the server can stop.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// The hub's clock.
    pub fn now(&self) -> Timestamp {
        self.0.clock.now()
    }

    /// Takes a place for a stream.
    pub fn place(&self, visitor: String, kind: Kind) -> Result<Place, ApiError> {
        self.0.places.take(visitor, kind)
    }

    /// Listens to the shared stream, after an event or from now on.
    pub async fn listen(&self, after: Option<&str>, place: Place) -> Result<Listener, ApiError> {
        let stopping = self.0.stopping.subscribe();
        Ok(Listener::join(self.board().await?, after, stopping, place))
    }

    /// Plays a visitor's own replay.
    pub fn play(&self, session: Session, place: Place) -> Player {
        let stopping = self.0.stopping.subscribe();
        Player::new(
            session,
            self.0.clock,
            self.0.places.clone(),
            stopping,
            place,
        )
    }

    /// The board, written from now on if it was not yet.
    pub async fn board(&self) -> Result<Arc<Board>, ApiError> {
        let start = || async {
            let (clock, places) = (self.0.clock, self.0.places.clone());
            let opened = tokio::task::spawn_blocking(move || Writer::open(clock, places));
            let writer = opened
                .await
                .map_err(|error| ApiError::Internal(error.into()))?;
            let board = Arc::clone(&writer.board);
            tokio::spawn(writer.write(self.0.stopping.subscribe()));
            Ok(board)
        };
        self.0.board.get_or_try_init(start).await.cloned()
    }
}

struct Writer {
    clock: Clock,
    places: Places,
    board: Arc<Board>,
    replay: ReplayLane,
    ticks: u64,
}

impl Writer {
    /// Writes the minutes before now, which listeners of an earlier process may ask for.
    fn open(clock: Clock, places: Places) -> Self {
        let now = clock.now();
        let mut replay = ReplayLane::open(now);
        let remembered = SignedDuration::from_secs(REMEMBERED as i64);
        let mut second = whole_second(now)
            .saturating_sub(remembered)
            .unwrap_or(now)
            .max(replay.began());
        replay.play_until(second);
        let board = Board::new(replay.now(places.open(), second), replay.last_id());
        while second < whole_second(now) {
            second = second
                .saturating_add(SignedDuration::from_secs(1))
                .unwrap_or(now);
            let events = replay.play_until(second);
            let state = replay.now(places.open(), second);
            board.publish(written(&events, second), false, state);
        }
        Self {
            clock,
            places,
            board: Arc::new(board),
            replay,
            ticks: 0,
        }
    }

    async fn write(mut self, mut stopping: watch::Receiver<bool>) {
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

    async fn second(&mut self) -> Result<(), tokio::task::JoinError> {
        let now = self.clock.now();
        let draft = if self.replay.is_over(now) {
            // A quarter of a million readings: not on a thread that serves others.
            self.replay = tokio::task::spawn_blocking(move || ReplayLane::open(now)).await?;
            self.replay.play_until(now);
            let mut draft = Draft::default();
            let opening = self.replay.opening(OpeningReason::ReplayRestarted, now);
            draft.reset(self.replay.last_id(), &opening);
            draft
        } else {
            written(&self.replay.play_until(now), now)
        };
        self.ticks += 1;
        let heartbeat = self.ticks.is_multiple_of(HEARTBEAT_EVERY);
        let state = self.replay.now(self.places.open(), now);
        self.board.publish(draft, heartbeat, state);
        Ok(())
    }
}

fn written(events: &[(EventId, Event)], now: Timestamp) -> Draft {
    let mut draft = Draft::default();
    for (id, event) in events {
        draft.event(event.name(), *id, &EventMessage::new(event, now));
    }
    draft
}

fn whole_second(time: Timestamp) -> Timestamp {
    Timestamp::from_second(time.as_second()).unwrap_or(time)
}
