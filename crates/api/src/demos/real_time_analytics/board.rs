//! The board: the last minutes of the stream, written once and read by everybody.
//!
//! A tick is a second's worth of events as bytes. Listeners hold no queue, only
//! the number of the tick they want next, so five thousand of them cost five
//! thousand numbers; one that is slow holds nobody up and nothing back.

use std::collections::VecDeque;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use axum::body::Bytes;
use tokio::sync::watch;

use super::event_id::EventId;
use super::message::{Opening, OpeningReason, StatsMessage};
use crate::stream::frame;

/// Ticks remembered for those who come back: five minutes.
pub const REMEMBERED: usize = 300;

/// A second of the stream.
#[derive(Debug)]
pub struct Tick {
    /// Its events, then its stats.
    bytes: Bytes,
    /// Where each event ends in the bytes.
    marks: Vec<(EventId, usize)>,
    /// Events of all ticks before it.
    events_before: u64,
}

/// A tick about to be published.
#[derive(Debug, Default)]
pub struct Draft {
    bytes: Vec<u8>,
    marks: Vec<(EventId, usize)>,
}

impl Draft {
    /// Adds an event that one may resume after.
    pub fn event(&mut self, name: &str, id: EventId, data: &impl serde::Serialize) {
        frame::push(&mut self.bytes, name, Some(id), data);
        self.marks.push((id, self.bytes.len()));
    }

    /// Adds the whole state, for everybody: the thread is lost.
    pub fn reset(&mut self, id: Option<EventId>, opening: &Opening) {
        frame::push(&mut self.bytes, "reset", id, opening);
    }
}

/// Where the stream stands, for those who join or lag.
#[derive(Debug)]
pub struct Now {
    /// The whole state.
    pub opening: Opening,
    /// The newest counts.
    pub stats: StatsMessage,
    /// The newest event.
    pub last_id: Option<EventId>,
    /// The state as bytes, written when the first one asks.
    snapshot: OnceLock<Bytes>,
}

impl Now {
    /// The state with its counts.
    pub fn new(opening: Opening, stats: StatsMessage, last_id: Option<EventId>) -> Self {
        Self {
            opening,
            stats,
            last_id,
            snapshot: OnceLock::new(),
        }
    }

    /// The event that opens a stream.
    pub fn snapshot(&self) -> Bytes {
        let write = || frame::single("snapshot", self.last_id, &self.opening);
        self.snapshot.get_or_init(write).clone()
    }

    /// The event that says that the thread was lost, and where we are now.
    pub fn reset(&self, reason: OpeningReason) -> Bytes {
        let opening = Opening {
            reason,
            ..self.opening.clone()
        };
        frame::single("reset", self.last_id, &opening)
    }

    /// The counts for one connection that did not get everything.
    pub fn summary(&self, skipped: u64) -> Bytes {
        let stats = StatsMessage {
            skipped,
            ..self.stats.clone()
        };
        frame::single("stats", None::<EventId>, &stats)
    }
}

/// Where a listener takes up the stream.
#[derive(Debug)]
pub struct Entry {
    /// What it gets first: the state, or everything since the event it saw last.
    pub head: Vec<Bytes>,
    /// The tick it wants next.
    pub next: u64,
    /// Events before that tick.
    pub events_seen: u64,
}

/// What a listener finds.
#[derive(Debug)]
pub struct Found {
    /// The tick it asked for, unless it is forgotten.
    pub tick: Option<Arc<Tick>>,
    /// Number of the newest tick.
    pub newest: u64,
    /// Events of all ticks.
    pub events: u64,
    /// Where the stream stands.
    pub now: Arc<Now>,
}

impl Tick {
    /// Everything in it.
    pub fn bytes(&self) -> Bytes {
        self.bytes.clone()
    }

    /// Events up to its end.
    pub fn events_until(&self) -> u64 {
        self.events_before + self.marks.len() as u64
    }
}

#[derive(Debug)]
struct Pages {
    ticks: VecDeque<Arc<Tick>>,
    /// Number of the newest tick.
    newest: u64,
    /// Events of all ticks.
    events: u64,
    /// The last event before the oldest tick.
    before: Option<EventId>,
    now: Arc<Now>,
}

#[derive(Debug)]
pub struct Board {
    pages: RwLock<Pages>,
    newest: watch::Sender<u64>,
}

impl Board {
    /// An empty board; `before` is the last event before the first tick.
    pub fn new(now: Now, before: Option<EventId>) -> Self {
        Self {
            pages: RwLock::new(Pages {
                ticks: VecDeque::with_capacity(REMEMBERED + 1),
                newest: 0,
                events: 0,
                before,
                now: Arc::new(now),
            }),
            newest: watch::Sender::new(0),
        }
    }

    /// Publishes a tick with its stats.
    pub fn publish(&self, mut draft: Draft, heartbeat: bool, now: Now) {
        frame::push(&mut draft.bytes, "stats", None::<EventId>, &now.stats);
        if heartbeat {
            draft.bytes.extend_from_slice(frame::HEARTBEAT);
        }
        let newest = {
            let mut pages = self.pages.write().unwrap_or_else(PoisonError::into_inner);
            let tick = Tick {
                bytes: draft.bytes.into(),
                events_before: pages.events,
                marks: draft.marks,
            };
            pages.events = tick.events_until();
            pages.newest += 1;
            pages.ticks.push_back(Arc::new(tick));
            if pages.ticks.len() > REMEMBERED
                && let Some(oldest) = pages.ticks.pop_front()
                && let Some((id, _)) = oldest.marks.last()
            {
                pages.before = Some(*id);
            }
            pages.now = Arc::new(now);
            pages.newest
        };
        self.newest.send_replace(newest);
    }

    /// Tells of each new tick by its number.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.newest.subscribe()
    }

    /// Looks at a tick and at the newest state.
    pub fn look(&self, number: u64) -> Found {
        let pages = self.pages.read().unwrap_or_else(PoisonError::into_inner);
        Found {
            tick: pages.tick(number).cloned(),
            newest: pages.newest,
            events: pages.events,
            now: Arc::clone(&pages.now),
        }
    }

    /// Where a listener who has seen everything up to `after` takes up the stream.
    pub fn enter(&self, after: Option<&str>) -> Entry {
        let pages = self.pages.read().unwrap_or_else(PoisonError::into_inner);
        let here = |head| pages.entry(vec![head]);
        let Some(after) = after else {
            return here(pages.now.snapshot());
        };
        let Ok(after) = after.parse::<EventId>() else {
            return here(pages.now.reset(OpeningReason::UnknownId));
        };
        if pages.now.last_id == Some(after) {
            return here(pages.now.summary(0));
        }
        pages.resume(after).unwrap_or_else(|| {
            let akin = pages.now.last_id.is_some_and(|last| last.is_akin(after));
            here(pages.now.reset(match akin {
                true => OpeningReason::TooOld,
                false => OpeningReason::UnknownId,
            }))
        })
    }
}

impl Pages {
    fn oldest(&self) -> u64 {
        self.newest + 1 - self.ticks.len() as u64
    }

    fn tick(&self, number: u64) -> Option<&Arc<Tick>> {
        let index = number.checked_sub(self.oldest())?;
        self.ticks.get(usize::try_from(index).ok()?)
    }

    /// Finds the very event and gives what came after it.
    ///
    /// The backlog is handed over whole: whoever catches up is not slow.
    fn resume(&self, after: EventId) -> Option<Entry> {
        if self.before == Some(after) {
            return Some(self.entry(self.ticks.iter().map(|tick| tick.bytes()).collect()));
        }
        self.ticks.iter().enumerate().find_map(|(index, tick)| {
            let &(_, end) = tick.marks.iter().find(|(id, _)| *id == after)?;
            let rest = tick.bytes.slice(end..);
            let later = self.ticks.iter().skip(index + 1).map(|tick| tick.bytes());
            Some(self.entry(std::iter::once(rest).chain(later).collect()))
        })
    }

    fn entry(&self, head: Vec<Bytes>) -> Entry {
        Entry {
            head,
            next: self.newest + 1,
            events_seen: self.events,
        }
    }
}
