//! How many of one thing a client may have under way at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::limit::bucket;

/// The turns of all clients for one thing they do.
#[derive(Debug, Clone)]
pub struct ClientTurns {
    most: usize,
    taken: Arc<Mutex<HashMap<String, usize>>>,
}

/// One under way, over when dropped.
#[derive(Debug)]
pub struct Turn {
    turns: ClientTurns,
    client: String,
}

impl ClientTurns {
    /// Allows a client this many at once.
    #[must_use]
    pub fn at_most(most: usize) -> Self {
        Self {
            most,
            taken: Arc::default(),
        }
    }

    /// Takes a turn, unless the client has as many as it may.
    #[must_use]
    pub fn take(&self, ip: IpAddr) -> Option<Turn> {
        let client = bucket(ip);
        let mut taken = self.lock();
        let own = taken.entry(client.clone()).or_default();
        if *own >= self.most {
            return None;
        }
        *own += 1;
        drop(taken);
        Some(Turn {
            turns: self.clone(),
            client,
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut taken = self.turns.lock();
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
    use super::ClientTurns;

    #[test]
    fn a_client_has_so_many_at_once_and_is_forgotten_with_the_last() {
        let turns = ClientTurns::at_most(2);
        let [one, other] = ["203.0.113.1", "203.0.113.2"].map(|ip| ip.parse().unwrap());
        let (first, second) = (turns.take(one).unwrap(), turns.take(one).unwrap());
        assert!(turns.take(one).is_none());
        assert!(turns.take(other).is_some());
        drop(first);
        let third = turns.take(one);
        assert!(third.is_some());
        drop((second, third));
        assert!(turns.lock().is_empty());
    }
}
