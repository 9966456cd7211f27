//! How many of one thing a client may have under way at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::rate_limit::bucket;

/// The permits of all clients for one thing they do.
#[derive(Debug, Clone)]
pub struct ClientPermits {
    most: usize,
    taken: Arc<Mutex<HashMap<String, usize>>>,
}

/// The right to have one under way, given back when dropped.
#[derive(Debug)]
pub struct ClientPermit {
    permits: ClientPermits,
    client: String,
}

impl ClientPermits {
    /// Allows a client this many at once.
    #[must_use]
    pub fn at_most(most: usize) -> Self {
        Self {
            most,
            taken: Arc::default(),
        }
    }

    /// Takes a permit, unless the client has as many as it may.
    #[must_use]
    pub fn take(&self, ip: IpAddr) -> Option<ClientPermit> {
        let client = bucket(ip);
        let mut taken = self.lock();
        let own = taken.entry(client.clone()).or_default();
        if *own >= self.most {
            return None;
        }
        *own += 1;
        drop(taken);
        Some(ClientPermit {
            permits: self.clone(),
            client,
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ClientPermit {
    fn drop(&mut self) {
        let mut taken = self.permits.lock();
        if let Some(own) = taken.get_mut(&self.client) {
            *own -= 1;
            if *own == 0 {
                taken.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ClientPermits;

    #[test]
    fn a_client_has_so_many_at_once_and_is_forgotten_with_the_last() {
        let permits = ClientPermits::at_most(2);
        let [one, other] = ["203.0.113.1", "203.0.113.2"].map(|ip| ip.parse().unwrap());
        let (first, second) = (permits.take(one).unwrap(), permits.take(one).unwrap());
        assert!(permits.take(one).is_none());
        assert!(permits.take(other).is_some());
        drop(first);
        let third = permits.take(one);
        assert!(third.is_some());
        drop((second, third));
        assert!(permits.lock().is_empty());
    }
}
