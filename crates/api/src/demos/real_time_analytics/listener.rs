//! One listener of the board: every tick while it keeps up, summaries while it does not.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::body::Bytes;
use tokio::sync::watch;

use super::board::{Board, Entry};
use super::message::OpeningReason;
use crate::stream::frame;
use crate::stream::permits::StreamPermit;

/// Seconds a listener may lag before it gets summaries only, and one's own replay before it gets the state alone.
pub const MOST_BEHIND: u64 = 5;
/// Summaries in a row, each read in time, after which it gets everything again.
const CALM: u32 = 3;

pub struct Listener {
    board: Arc<Board>,
    newest: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    waiting: VecDeque<Bytes>,
    next: u64,
    events_seen: u64,
    skipped: u64,
    pace: Pace,
    _permit: StreamPermit,
}

enum Pace {
    Everything,
    Summaries { calm: u32 },
}

impl Listener {
    /// Joins after an event, or at the newest state.
    pub fn join(
        board: Arc<Board>,
        after: Option<&str>,
        stopping: watch::Receiver<bool>,
        permit: StreamPermit,
    ) -> Self {
        let newest = board.watch();
        let Entry {
            head,
            next,
            events_seen,
        } = board.enter(after);
        Self {
            board,
            newest,
            stopping,
            waiting: [frame::RETRY].into_iter().chain(head).collect(),
            next,
            events_seen,
            skipped: 0,
            pace: Pace::Everything,
            _permit: permit,
        }
    }

    /// The next bytes; `None` when the server stops.
    pub async fn next(&mut self) -> Option<Bytes> {
        if let Some(bytes) = self.waiting.pop_front() {
            return Some(bytes);
        }
        while *self.newest.borrow_and_update() < self.next {
            tokio::select! {
                changed = self.newest.changed() => changed.ok()?,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            }
        }
        Some(self.read())
    }

    fn read(&mut self) -> Bytes {
        let found = self.board.look(self.next);
        let behind = found.newest - self.next;
        if let (Pace::Everything, Some(tick)) = (&self.pace, &found.tick)
            && behind <= MOST_BEHIND
        {
            self.next += 1;
            self.events_seen = tick.events_until();
            return tick.bytes();
        }
        self.next = found.newest + 1;
        self.skipped += found.events - self.events_seen;
        self.events_seen = found.events;
        let calm = match self.pace {
            Pace::Summaries { calm } if behind == 0 => calm + 1,
            _ => 0,
        };
        if calm < CALM {
            self.pace = Pace::Summaries { calm };
            return found.now.summary(self.skipped);
        }
        self.pace = Pace::Everything;
        found.now.reset(OpeningReason::CaughtUp)
    }
}
