//! The hub: who may listen, to what, and the end of all streams.

use std::net::IpAddr;
use std::sync::Arc;

use boreal_sources::FeedCache;
use jiff::Timestamp;
use tokio::sync::{OnceCell, watch};

use super::board::Board;
use super::clock::Clock;
use super::listener::Listener;
use super::places::{Kind, Place, PlaceLimits, Places};
use super::session::{Player, Session};
use super::writer::{Desk, Writer};
use crate::error::ApiError;
use crate::sources::Sources;

/// The streams of the site.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    desk: Desk,
    /// Written from the first listener on: tests and commands that listen to nothing compute nothing.
    board: OnceCell<Arc<Board>>,
    stopping: watch::Sender<bool>,
}

impl Hub {
    /// A hub nobody listens to yet.
    pub fn new(clock: Clock, limits: PlaceLimits, sources: &Sources) -> Self {
        Self(Arc::new(Inner {
            desk: Desk {
                clock,
                places: Places::new(limits),
                observations: Arc::clone(&sources.observations),
                history: Arc::clone(&sources.history),
                cache: Arc::clone(&sources.cache) as Arc<dyn FeedCache>,
            },
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
        self.0.desk.clock.now()
    }

    /// Takes a place for a stream.
    pub fn place(&self, visitor: IpAddr, kind: Kind) -> Result<Place, ApiError> {
        self.0.desk.places.take(visitor, kind)
    }

    /// Listens to the shared stream, after an event or from now on.
    pub async fn listen(&self, after: Option<&str>, place: Place) -> Result<Listener, ApiError> {
        let stopping = self.0.stopping.subscribe();
        Ok(Listener::join(self.board().await?, after, stopping, place))
    }

    /// Plays a visitor's own replay.
    pub fn play(&self, session: Session, place: Place) -> Player {
        let Desk { clock, places, .. } = &self.0.desk;
        let stopping = self.0.stopping.subscribe();
        Player::new(session, *clock, places.clone(), stopping, place)
    }

    /// The board, written from now on if it was not yet.
    pub async fn board(&self) -> Result<Arc<Board>, ApiError> {
        let start = || async {
            let opened = Writer::open(self.0.desk.clone()).await;
            let writer = opened.map_err(|error| ApiError::Internal(error.into()))?;
            let board = writer.board();
            tokio::spawn(writer.write(self.0.stopping.subscribe()));
            Ok(board)
        };
        self.0.board.get_or_try_init(start).await.cloned()
    }
}
