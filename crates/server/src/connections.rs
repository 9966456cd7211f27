//! Who has which connections open: one address has its share, its network eight times that, and when room is short
//! idle ones give way.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use boreal_api::middleware::rate_limit::{NETWORK_SHARE, bucket, network};
use tokio::sync::Notify;

/// The open connections.
#[derive(Clone, Default)]
pub struct Connections(Arc<Mutex<Table>>);

#[derive(Default)]
struct Table {
    open: HashMap<u64, Open>,
    last: u64,
    /// How many each client and each network has open.
    of_account: HashMap<String, usize>,
}

/// A client's account and its network's.
type Accounts = [String; 2];

#[derive(Clone)]
struct Open {
    /// None for a trusted proxy: its visitors are many.
    accounts: Option<Accounts>,
    /// Since when it has no request under way.
    idle_since: Option<Instant>,
    close: Arc<Notify>,
}

/// One connection's entry, taken out when dropped.
pub struct Entry {
    table: Connections,
    number: u64,
    open: Open,
    is_busy: Arc<AtomicBool>,
    /// How many its address, and its network, may have.
    most: [usize; 2],
}

/// While it lives the connection has a request under way.
pub struct Busy {
    table: Connections,
    number: u64,
    is_busy: Arc<AtomicBool>,
}

impl Connections {
    /// Enters a connection; beyond `most` of one address, or eight times that of its network, the longest idle one of
    /// them is closed, or this one refused. It is not idle before it is [`admitted`](Entry::admitted): it cannot give way to itself.
    #[must_use]
    pub fn enter(&self, peer: IpAddr, is_proxy: bool, most: usize) -> Option<Entry> {
        let peer = peer.to_canonical();
        let accounts = (!is_proxy).then(|| [bucket(peer), network(peer)]);
        let most = [most, most.saturating_mul(NETWORK_SHARE.into())];
        let mut table = self.lock();
        for (at, most) in most.iter().enumerate() {
            let account = accounts.as_ref().map(|accounts| &accounts[at]);
            if account.is_some_and(|account| table.open_of(account) >= *most) {
                let is_of_it =
                    |open: &Open| open.accounts.as_ref().map(|accounts| &accounts[at]) == account;
                table.close_idle(is_of_it)?;
            }
        }
        table.last += 1;
        let number = table.last;
        let open = Open {
            accounts,
            idle_since: None,
            close: Arc::default(),
        };
        table.insert(number, open.clone());
        drop(table);
        Some(Entry {
            table: self.clone(),
            number,
            open,
            is_busy: Arc::default(),
            most,
        })
    }

    /// Closes the longest idle connection of all, if there is one.
    pub fn close_longest_idle(&self) {
        self.lock().close_idle(|_| true);
    }

    fn lock(&self) -> MutexGuard<'_, Table> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    fn open_of(&self, account: &str) -> usize {
        self.of_account.get(account).copied().unwrap_or(0)
    }

    fn close_idle(&mut self, which: impl Fn(&Open) -> bool) -> Option<()> {
        let idle = self.open.iter().filter(|(_, open)| which(open));
        let idle = idle.filter_map(|(number, open)| Some((open.idle_since?, *number)));
        let (_, number) = idle.min()?;
        // Taken out at once: it counts no longer.
        self.remove(number)?.close.notify_one();
        Some(())
    }

    fn insert(&mut self, number: u64, open: Open) {
        for account in open.accounts.iter().flatten() {
            *self.of_account.entry(account.clone()).or_default() += 1;
        }
        self.open.insert(number, open);
    }

    fn remove(&mut self, number: u64) -> Option<Open> {
        let open = self.open.remove(&number)?;
        for account in open.accounts.iter().flatten() {
            if let Some(own) = self.of_account.get_mut(account) {
                *own -= 1;
                if *own == 0 {
                    self.of_account.remove(account);
                }
            }
        }
        Some(open)
    }

    fn set_idle(&mut self, number: u64, idle_since: Option<Instant>) {
        if let Some(open) = self.open.get_mut(&number) {
            open.idle_since = idle_since;
        }
    }
}

impl Entry {
    /// There is room for it: from now on it may be asked to give way.
    pub fn admitted(&self) {
        let now = Some(Instant::now());
        self.table.lock().set_idle(self.number, now);
    }

    /// Resolves when the connection must give way. One whose next request came in the same
    /// moment stays, unless its address has its share without it.
    pub async fn closed(&self) {
        loop {
            self.open.close.notified().await;
            if !self.is_busy.load(Ordering::Relaxed) {
                return;
            }
            let busy = Open {
                idle_since: None,
                ..self.open.clone()
            };
            let mut table = self.table.lock();
            let mut accounts = busy.accounts.iter().flatten().zip(self.most);
            if accounts.any(|(account, most)| table.open_of(account) >= most) {
                return;
            }
            table.insert(self.number, busy);
        }
    }

    /// Marks the connection as busy for as long as what it gives is kept.
    pub fn marker(&self) -> impl Fn() -> Busy + Send + 'static {
        let (table, number) = (self.table.clone(), self.number);
        let is_busy = Arc::clone(&self.is_busy);
        move || {
            table.lock().set_idle(number, None);
            is_busy.store(true, Ordering::Relaxed);
            Busy {
                table: table.clone(),
                number,
                is_busy: Arc::clone(&is_busy),
            }
        }
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        self.table.lock().remove(self.number);
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let now = Some(Instant::now());
        self.table.lock().set_idle(self.number, now);
        self.is_busy.store(false, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Connections;

    #[tokio::test]
    async fn an_address_beyond_its_share_gives_up_its_longest_idle_connection() {
        let connections = Connections::default();
        let [one, other, proxy] =
            ["203.0.113.1", "203.0.113.2", "10.0.0.1"].map(|ip| ip.parse().unwrap());
        let enter = |ip| {
            let entry = connections.enter(ip, false, 2)?;
            entry.admitted();
            Some(entry)
        };
        let first = enter(one).unwrap();
        let second = enter(one).unwrap();
        let busy = first.marker()();
        let third = enter(one).unwrap();
        tokio::time::timeout(Duration::from_secs(60), second.closed())
            .await
            .expect("the idle one is closed, not the busy one");
        let _busy = third.marker()();
        assert!(enter(one).is_none(), "both are busy");
        assert!(enter(other).is_some());
        let _many: Vec<_> = (0..10)
            .map(|_| connections.enter(proxy, true, 2).unwrap())
            .collect();
        drop(busy);
        assert!(enter(one).is_some());
    }

    #[test]
    fn all_addresses_of_a_network_have_eight_times_the_share_of_one() {
        let connections = Connections::default();
        let enter = |ip: String| connections.enter(ip.parse().unwrap(), false, 1);
        let open: Vec<_> = (1..=8)
            .map(|subnet| enter(format!("2001:db8:1:{subnet}::1")).unwrap())
            .collect();
        assert!(enter("2001:db8:1:9::1".to_owned()).is_none());
        assert!(enter("2001:db8:2:9::1".to_owned()).is_some());
        drop(open);
        assert!(connections.lock().of_account.is_empty());
    }

    #[tokio::test]
    async fn one_that_stays_does_not_take_its_address_beyond_its_share() {
        let connections = Connections::default();
        let ip = "203.0.113.1".parse().unwrap();
        let first = connections.enter(ip, false, 1).unwrap();
        first.admitted();
        let second = connections.enter(ip, false, 1).unwrap();
        let _busy = first.marker()();
        tokio::time::timeout(Duration::from_secs(60), first.closed())
            .await
            .expect("another has its place");
        drop((first, second));
        assert!(connections.lock().of_account.is_empty());
    }

    #[tokio::test]
    async fn under_pressure_the_longest_idle_of_all_gives_way() {
        let connections = Connections::default();
        let first = connections
            .enter("203.0.113.1".parse().unwrap(), false, 9)
            .unwrap();
        first.admitted();
        let second = connections
            .enter("203.0.113.2".parse().unwrap(), false, 9)
            .unwrap();
        second.admitted();
        // One for which there is no room yet does not give way to itself.
        let _newcomer = connections.enter("203.0.113.3".parse().unwrap(), false, 9);
        connections.close_longest_idle();
        tokio::time::timeout(Duration::from_secs(60), first.closed())
            .await
            .expect("the first is closed");
        drop(first);
        assert_eq!(connections.lock().open.len(), 2);
    }

    #[tokio::test(start_paused = true)]
    async fn one_whose_request_came_as_it_was_chosen_stays() {
        let connections = Connections::default();
        let entry = connections
            .enter("203.0.113.1".parse().unwrap(), false, 1)
            .unwrap();
        entry.admitted();
        connections.close_longest_idle();
        let busy = entry.marker()();
        let second = Duration::from_secs(1);
        let closed = tokio::time::timeout(second, entry.closed()).await;
        assert!(closed.is_err(), "the request goes on");
        assert_eq!(connections.lock().open.len(), 1);
        drop(busy);
        connections.close_longest_idle();
        let closed = tokio::time::timeout(second, entry.closed()).await;
        assert!(closed.is_ok());
        drop(entry);
        assert!(connections.lock().of_account.is_empty());
    }
}
