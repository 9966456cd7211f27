//! How many streams may be open: in all, for one visitor, and replays of one's own.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::error::ApiError;
use crate::middleware::permits::{ClientPermit, ClientPermits};

/// So many networks can have all replays of one's own between them.
const SESSION_NETWORKS: usize = 4;

/// What a visitor is told to wait when every stream is taken.
const RETRY_AFTER_SECONDS: u64 = 15;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StreamLimits {
    /// In all.
    pub streams: usize,
    pub per_visitor: usize,
    /// Replays of one's own in all; each holds a week of weather.
    pub sessions: usize,
}

impl Default for StreamLimits {
    fn default() -> Self {
        Self {
            // Fewer than connections, so that pages keep some of their own.
            streams: 6_000,
            per_visitor: 12,
            // About 2 MB each.
            sessions: 64,
        }
    }
}

#[derive(Debug, Clone)]
pub struct StreamPermits(Arc<Taken>);

#[derive(Debug)]
struct Taken {
    limits: StreamLimits,
    streams: AtomicUsize,
    sessions: AtomicUsize,
    visitors: ClientPermits,
    /// Of replays of one's own: the addresses of one network have no more than a part of them.
    own: ClientPermits,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StreamKind {
    /// What many share, or what is soon over.
    Shared,
    /// A replay of one's own, which holds memory.
    Session,
}

/// The right to have a stream open, given back when dropped.
#[derive(Debug)]
pub struct StreamPermit {
    taken: Arc<Taken>,
    kind: StreamKind,
    _visitor: ClientPermit,
    _own: Option<ClientPermit>,
}

impl StreamPermits {
    pub fn new(limits: StreamLimits) -> Self {
        let of_network = limits.sessions.div_ceil(SESSION_NETWORKS);
        Self(Arc::new(Taken {
            limits,
            streams: AtomicUsize::new(0),
            sessions: AtomicUsize::new(0),
            visitors: ClientPermits::at_most(limits.per_visitor),
            own: ClientPermits::new(limits.per_visitor.min(of_network), of_network),
        }))
    }

    /// Streams open now.
    pub fn open(&self) -> usize {
        self.0.streams.load(Ordering::Relaxed)
    }

    /// Takes a permit, or says which limit is in the way.
    pub fn take(&self, visitor: IpAddr, kind: StreamKind) -> Result<StreamPermit, ApiError> {
        let limits = self.0.limits;
        let too_many = || ApiError::TooManyStreams(limits.per_visitor);
        let own = self.0.visitors.take(visitor);
        // From here on the permit gives everything back, whichever limit says no.
        let mut permit = StreamPermit {
            taken: Arc::clone(&self.0),
            kind,
            _visitor: own.ok_or_else(too_many)?,
            _own: None,
        };
        let others = self.0.streams.fetch_add(1, Ordering::Relaxed);
        let sessions = match kind {
            StreamKind::Session => self.0.sessions.fetch_add(1, Ordering::Relaxed),
            StreamKind::Shared => 0,
        };
        if others >= limits.streams || (kind == StreamKind::Session && sessions >= limits.sessions)
        {
            return Err(ApiError::Busy(RETRY_AFTER_SECONDS));
        }
        if kind == StreamKind::Session {
            permit._own = Some(self.0.own.take(visitor).ok_or_else(too_many)?);
        }
        Ok(permit)
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        self.taken.streams.fetch_sub(1, Ordering::Relaxed);
        if self.kind == StreamKind::Session {
            self.taken.sessions.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv6Addr};

    use super::{StreamKind, StreamLimits, StreamPermits};
    use crate::error::ApiError;

    const LIMITS: StreamLimits = StreamLimits {
        streams: 3,
        per_visitor: 2,
        sessions: 1,
    };

    #[test]
    fn each_limit_refuses_and_a_closed_stream_gives_its_permit_back() {
        let permits = StreamPermits::new(LIMITS);
        let take = |visitor: u8, kind| permits.take(IpAddr::from([203, 0, 113, visitor]), kind);
        let session = take(1, StreamKind::Session).unwrap();
        let shared = take(1, StreamKind::Shared).unwrap();
        assert!(matches!(
            take(1, StreamKind::Shared),
            Err(ApiError::TooManyStreams(2))
        ));
        assert!(matches!(
            take(2, StreamKind::Session),
            Err(ApiError::Busy(_))
        ));
        let last = take(2, StreamKind::Shared).unwrap();
        assert!(matches!(
            take(3, StreamKind::Shared),
            Err(ApiError::Busy(_))
        ));
        assert_eq!(permits.open(), 3);

        drop((session, shared, last));
        assert_eq!(permits.open(), 0);
        drop(take(2, StreamKind::Session).unwrap());
    }

    #[test]
    fn the_addresses_of_one_network_have_a_quarter_of_all_own_replays() {
        let permits = StreamPermits::new(StreamLimits::default());
        let take = |network: u16, subnet: u16, kind| {
            let address = Ipv6Addr::new(0x2001, 0xdb8, network, subnet, 0, 0, 0, 1);
            permits.take(address.into(), kind)
        };
        let own: Vec<_> = (0..16)
            .map(|number| take(1, number / 4, StreamKind::Session).unwrap())
            .collect();
        assert!(matches!(
            take(1, 9, StreamKind::Session),
            Err(ApiError::TooManyStreams(_))
        ));
        assert!(take(1, 9, StreamKind::Shared).is_ok(), "what many share");
        assert!(take(2, 0, StreamKind::Session).is_ok(), "another network");
        drop(own);
        assert!(take(1, 9, StreamKind::Session).is_ok());
    }
}
