//! The hub: who may listen, to what, and the end of all streams.

use std::net::IpAddr;
use std::sync::Arc;

use jiff::Timestamp;
use tokio::sync::{OnceCell, watch};

use super::board::Board;
use super::listener::Listener;
use super::session::{Player, Session};
use super::writer::{StreamContext, Writer};
use crate::error::ApiError;
use crate::stream::permits::{StreamKind, StreamPermit};

/// The streams of the site.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    context: StreamContext,
    /// Written from the first listener on: tests and commands that listen to nothing compute nothing.
    board: OnceCell<Arc<Board>>,
    stopping: watch::Sender<bool>,
}

impl Hub {
    /// A hub nobody listens to yet.
    pub fn new(context: StreamContext) -> Self {
        Self(Arc::new(Inner {
            context,
            board: OnceCell::new(),
            stopping: watch::Sender::new(false),
        }))
    }

    /// Ends every stream, so that the server can stop; resolves when the last one and the writer have ended.
    pub fn stop(&self) -> impl Future<Output = ()> + use<> {
        self.0.stopping.send_replace(true);
        let hub = self.clone();
        async move { hub.0.stopping.closed().await }
    }

    pub fn now(&self) -> Timestamp {
        self.0.context.clock.now()
    }

    /// Takes a permit for a stream, or says which limit is in the way.
    pub fn permit(&self, visitor: IpAddr, kind: StreamKind) -> Result<StreamPermit, ApiError> {
        self.0.context.permits.take(visitor, kind)
    }

    /// Listens to the shared stream, after an event or from now on.
    pub async fn listen(
        &self,
        after: Option<&str>,
        permit: StreamPermit,
    ) -> Result<Listener, ApiError> {
        let stopping = self.0.stopping.subscribe();
        Ok(Listener::join(self.board().await?, after, stopping, permit))
    }

    /// Plays a visitor's own replay.
    pub fn play(&self, session: Session, permit: StreamPermit) -> Player {
        let StreamContext { clock, permits, .. } = &self.0.context;
        let stopping = self.0.stopping.subscribe();
        Player::new(session, *clock, permits.clone(), stopping, permit)
    }

    /// The board, written from now on if it was not yet.
    pub async fn board(&self) -> Result<Arc<Board>, ApiError> {
        let start = || async {
            let stopping = self.0.stopping.subscribe();
            let opened = Writer::open(self.0.context.clone()).await;
            let writer = opened.map_err(|error| ApiError::Internal(error.into()))?;
            let board = writer.board();
            tokio::spawn(writer.write(stopping));
            Ok(board)
        };
        self.0.board.get_or_try_init(start).await.cloned()
    }
}
