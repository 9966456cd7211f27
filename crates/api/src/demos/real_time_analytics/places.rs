//! How many streams may be open: in all, for one visitor, and replays of one's own.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::error::ApiError;
use crate::middleware::turns::{ClientTurns, Turn};

/// What a visitor is told to wait when every stream is taken.
const RETRY_AFTER_SECONDS: u64 = 15;

/// The limits.
#[derive(Debug, Clone, Copy)]
pub struct PlaceLimits {
    /// Streams in all.
    pub streams: usize,
    /// Streams of one visitor.
    pub per_visitor: usize,
    /// Replays of one's own in all; each holds a week of weather.
    pub sessions: usize,
}

/// The places for streams.
#[derive(Debug, Clone)]
pub struct Places(Arc<Taken>);

#[derive(Debug)]
struct Taken {
    limits: PlaceLimits,
    streams: AtomicUsize,
    sessions: AtomicUsize,
    visitors: ClientTurns,
}

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A listener of the shared stream.
    Shared,
    /// A replay of one's own.
    Session,
}

/// A stream's place, given back when dropped.
#[derive(Debug)]
pub struct Place {
    taken: Arc<Taken>,
    kind: Kind,
    _turn: Turn,
}

impl Places {
    /// Nobody is here yet.
    pub fn new(limits: PlaceLimits) -> Self {
        Self(Arc::new(Taken {
            limits,
            streams: AtomicUsize::new(0),
            sessions: AtomicUsize::new(0),
            visitors: ClientTurns::at_most(limits.per_visitor),
        }))
    }

    /// Streams open now.
    pub fn open(&self) -> usize {
        self.0.streams.load(Ordering::Relaxed)
    }

    /// Takes a place, or says which limit is in the way.
    pub fn take(&self, visitor: IpAddr, kind: Kind) -> Result<Place, ApiError> {
        let limits = self.0.limits;
        let turn = self.0.visitors.take(visitor);
        // From here on the place gives everything back, whichever limit says no.
        let place = Place {
            taken: Arc::clone(&self.0),
            kind,
            _turn: turn.ok_or(ApiError::TooManyStreams(limits.per_visitor))?,
        };
        let others = self.0.streams.fetch_add(1, Ordering::Relaxed);
        let sessions = match kind {
            Kind::Session => self.0.sessions.fetch_add(1, Ordering::Relaxed),
            Kind::Shared => 0,
        };
        if others >= limits.streams || (kind == Kind::Session && sessions >= limits.sessions) {
            return Err(ApiError::Busy(RETRY_AFTER_SECONDS));
        }
        Ok(place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.taken.streams.fetch_sub(1, Ordering::Relaxed);
        if self.kind == Kind::Session {
            self.taken.sessions.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::{Kind, PlaceLimits, Places};
    use crate::error::ApiError;

    const LIMITS: PlaceLimits = PlaceLimits {
        streams: 3,
        per_visitor: 2,
        sessions: 1,
    };

    #[test]
    fn each_limit_refuses_and_a_closed_stream_frees_its_place() {
        let places = Places::new(LIMITS);
        let take = |visitor: u8, kind| places.take(IpAddr::from([203, 0, 113, visitor]), kind);
        let session = take(1, Kind::Session).unwrap();
        let shared = take(1, Kind::Shared).unwrap();
        assert!(matches!(
            take(1, Kind::Shared),
            Err(ApiError::TooManyStreams(2))
        ));
        assert!(matches!(take(2, Kind::Session), Err(ApiError::Busy(_))));
        let last = take(2, Kind::Shared).unwrap();
        assert!(matches!(take(3, Kind::Shared), Err(ApiError::Busy(_))));
        assert_eq!(places.open(), 3);

        drop((session, shared, last));
        assert_eq!(places.open(), 0);
        drop(take(2, Kind::Session).unwrap());
    }
}
