//! How many of one thing a client, and its network, may have under way at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::rate_limit::{NETWORK_SHARE, bucket, network};

/// The permits of all clients for one thing they do.
#[derive(Debug, Clone)]
pub struct ClientPermits {
    most: usize,
    most_of_network: usize,
    taken: Arc<Mutex<HashMap<String, usize>>>,
}

/// The right to have one under way, given back when dropped.
#[derive(Debug)]
pub struct ClientPermit {
    permits: ClientPermits,
    /// The client's and its network's.
    accounts: [String; 2],
}

impl ClientPermits {
    /// Allows a client this many at once.
    #[must_use]
    pub fn at_most(most: usize) -> Self {
        Self::new(most, most * usize::from(NETWORK_SHARE))
    }

    /// Allows a client this many at once, and all of its network that many.
    #[must_use]
    pub fn new(most: usize, most_of_network: usize) -> Self {
        Self {
            most,
            most_of_network,
            taken: Arc::default(),
        }
    }

    /// Takes a permit, unless the client or its network has as many as it may.
    #[must_use]
    pub fn take(&self, ip: IpAddr) -> Option<ClientPermit> {
        let accounts = [bucket(ip), network(ip)];
        let mut taken = self.lock();
        let [own, of_network] = accounts.each_ref().map(|name| taken.get(name).copied());
        if own.unwrap_or(0) >= self.most || of_network.unwrap_or(0) >= self.most_of_network {
            return None;
        }
        for name in &accounts {
            *taken.entry(name.clone()).or_default() += 1;
        }
        drop(taken);
        Some(ClientPermit {
            permits: self.clone(),
            accounts,
        })
    }

    /// How many this client has, and how many all clients of its network.
    #[must_use]
    pub fn held(&self, ip: IpAddr) -> (usize, usize) {
        let taken = self.lock();
        let of = |name: String| taken.get(&name).copied().unwrap_or(0);
        (of(bucket(ip)), of(network(ip)))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ClientPermit {
    fn drop(&mut self) {
        let mut taken = self.permits.lock();
        for name in &self.accounts {
            if let Some(own) = taken.get_mut(name) {
                *own -= 1;
                if *own == 0 {
                    taken.remove(name);
                }
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

    #[test]
    fn the_clients_of_one_network_have_so_many_together() {
        let permits = ClientPermits::new(2, 3);
        let take = |ip: &str| permits.take(ip.parse().unwrap());
        let held = ["2001:db8:1:1::", "2001:db8:1:1::", "2001:db8:1:2::"].map(take);
        assert!(held.iter().all(Option::is_some));
        assert_eq!(permits.held("2001:db8:1:1::".parse().unwrap()), (2, 3));
        assert_eq!(permits.held("2001:db8:1:3::".parse().unwrap()), (0, 3));
        assert!(take("2001:db8:1:3::").is_none());
        assert!(take("2001:db8:2:1::").is_some(), "another network");
        drop(held);
        assert!(permits.lock().is_empty());
    }
}
