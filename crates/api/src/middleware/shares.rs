//! Bytes that visitors make us keep in memory, on their way in or out: a visitor's share and the whole are bounded.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::rate_limit::{bucket, network};

/// What is smaller is not counted, on all connections of a visitor 4 MB and on all there are 128 MB; the rest counts
/// in steps of as much.
pub const SMALL_BYTES: usize = 16 * 1024;

/// What all visitors hold together, and what is kept on top for those who hold no more than a quarter of a share.
const ALL_BYTES: usize = 256 << 20;
const RESERVE_BYTES: usize = 64 << 20;

/// What a provider's customer with many addresses holds by all of them.
const NETWORK_BYTES: usize = ALL_BYTES / 2;

/// The bytes held, by visitor.
#[derive(Clone, Debug)]
pub struct Shares {
    visitor_bytes: usize,
    held: Arc<Mutex<Held>>,
}

#[derive(Debug, Default)]
struct Held {
    all: usize,
    /// Of visitors and of networks.
    by_account: HashMap<String, usize>,
}

/// Some bytes of a visitor's, given back when dropped.
#[derive(Debug)]
pub struct Hold {
    shares: Shares,
    /// On whose accounts, the visitor's and its network's, with the most that each may hold.
    accounts: [(String, usize); 2],
    bytes: usize,
}

/// Whose share is spent.
#[derive(Debug, PartialEq, Eq)]
pub enum Spent {
    /// The visitor's own, or that of its network.
    Own,
    /// That of all together.
    All,
}

impl Shares {
    /// A visitor may hold so many bytes.
    #[must_use]
    pub fn of(visitor_bytes: usize) -> Self {
        Self {
            visitor_bytes,
            held: Arc::default(),
        }
    }

    /// Nothing yet, on a visitor's account.
    #[must_use]
    pub fn hold(&self, visitor: IpAddr) -> Hold {
        Hold {
            shares: self.clone(),
            accounts: [
                (bucket(visitor), self.visitor_bytes),
                (network(visitor), NETWORK_BYTES),
            ],
            bytes: 0,
        }
    }

    /// Nobody holds anything.
    #[cfg(test)]
    pub fn is_empty(&self) -> bool {
        let held = self.lock();
        held.all == 0 && held.by_account.is_empty()
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hold {
    /// Holds so many bytes instead of fewer, unless a share is spent.
    pub fn grow_to(&mut self, bytes: usize) -> Result<(), Spent> {
        if bytes <= self.bytes.max(SMALL_BYTES) {
            return Ok(());
        }
        let bytes = bytes.next_multiple_of(SMALL_BYTES);
        let more = bytes - self.bytes;
        let mut held = self.shares.lock();
        let of = |account: &str| held.by_account.get(account).copied().unwrap_or(0) + more;
        if self.accounts.iter().any(|(name, most)| of(name) > *most) {
            return Err(Spent::Own);
        }
        let is_little = of(&self.accounts[0].0) <= self.shares.visitor_bytes / 4;
        let reserve = if is_little { RESERVE_BYTES } else { 0 };
        if held.all + more > ALL_BYTES + reserve {
            return Err(Spent::All);
        }
        held.all += more;
        for (name, _) in &self.accounts {
            *held.by_account.entry(name.clone()).or_default() += more;
        }
        self.bytes = bytes;
        Ok(())
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut held = self.shares.lock();
        held.all -= self.bytes;
        for (name, _) in &self.accounts {
            if let Some(own) = held.by_account.get_mut(name) {
                *own -= self.bytes;
                if *own == 0 {
                    held.by_account.remove(name);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::{ALL_BYTES, Hold, NETWORK_BYTES, RESERVE_BYTES, SMALL_BYTES, Shares, Spent};

    const SHARE: usize = 64 << 20;

    /// Each in a network of its own.
    fn visitor(number: usize) -> IpAddr {
        IpAddr::from([203, u8::try_from(number).unwrap(), 113, 7])
    }

    fn held(shares: &Shares, number: usize, bytes: usize) -> Result<Hold, Spent> {
        let mut hold = shares.hold(visitor(number));
        hold.grow_to(bytes).map(|()| hold)
    }

    #[test]
    fn a_visitor_holds_its_share_and_small_things_beyond_it() {
        let shares = Shares::of(SHARE);
        let mut growing = held(&shares, 1, SHARE / 2).unwrap();
        let rest = held(&shares, 1, SHARE / 2).unwrap();
        assert_eq!(growing.grow_to(SHARE / 2 + 1), Err(Spent::Own));
        assert!(held(&shares, 1, SMALL_BYTES).is_ok());
        assert_eq!(held(&shares, 1, SMALL_BYTES + 1).unwrap_err(), Spent::Own);
        assert!(held(&shares, 2, SHARE).is_ok(), "another's");
        drop(rest);
        assert_eq!(growing.grow_to(SHARE), Ok(()));
        drop(growing);
        assert!(shares.is_empty());
    }

    #[test]
    fn all_together_hold_so_much_and_there_is_a_reserve_for_who_holds_little() {
        let shares = Shares::of(SHARE);
        let crowd: Vec<_> = (0..ALL_BYTES / SHARE)
            .map(|number| held(&shares, number, SHARE).unwrap())
            .collect();
        let mut newcomer = held(&shares, 100, SHARE / 4).unwrap();
        assert_eq!(newcomer.grow_to(SHARE / 2), Err(Spent::All));
        let others: Vec<_> = (0..RESERVE_BYTES / (SHARE / 4) - 1)
            .map(|number| held(&shares, 101 + number, SHARE / 4).unwrap())
            .collect();
        assert_eq!(held(&shares, 200, SHARE / 4).unwrap_err(), Spent::All);
        drop((crowd, newcomer, others));
        assert!(shares.is_empty());
    }

    #[test]
    fn many_addresses_of_one_network_hold_half_of_what_all_may() {
        let shares = Shares::of(SHARE);
        let hold = |network: u16, subnet: u16| {
            let address = std::net::Ipv6Addr::new(0x2001, 0xdb8, network, subnet, 0, 0, 0, 1);
            let mut hold = shares.hold(address.into());
            hold.grow_to(SHARE / 4).map(|()| hold)
        };
        let many = u16::try_from(NETWORK_BYTES / (SHARE / 4)).unwrap();
        let held: Vec<_> = (0..many).map(|subnet| hold(1, subnet).unwrap()).collect();
        assert_eq!(hold(1, many).unwrap_err(), Spent::Own);
        assert!(hold(2, 0).is_ok(), "another network");
        drop(held);
        assert!(hold(1, many).is_ok());
    }
}
