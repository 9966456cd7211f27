//! What we ask of others: of a host by its name, and of the addresses that names lead to. Whoever has a domain makes as
//! many names for an address as it likes, and the address need not be its own.

use super::host_budget::{HostBudgets, Spent};
use super::{Asker, PageError};
use crate::address::stands_for;
use jiff::Timestamp;
use std::any::Any;
use std::collections::BTreeSet;
use std::iter::once;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use url::Url;

/// How many times a host's requests an address gets: many sites are at those of one provider, and a batch of twenty
/// pages from as many of them, each with its robots.txt and both once more after a redirect, asks eighty times.
const HOSTS_AT_ADDRESS: u32 = 4;

/// The requests to others, counted by host and by address.
pub(super) struct Load {
    hosts: HostBudgets,
    addresses: HostBudgets,
}

/// What a fetch has of what there is a number of, until whoever holds it last lets go.
pub(super) type Held = Arc<dyn Any + Send + Sync>;

/// The hosts and addresses that one walk has asked, once for each request that it would make again.
pub(super) struct Asked {
    names: Vec<String>,
    held: Held,
}

impl Asked {
    pub(super) fn new(held: Held) -> Self {
        Self {
            names: Vec::new(),
            held,
        }
    }

    /// For what goes on when the walk is over.
    pub(super) fn held(&self) -> Held {
        Arc::clone(&self.held)
    }

    pub(super) fn len(&self) -> usize {
        self.names.len()
    }

    /// What was asked from then on would not be asked again.
    pub(super) fn forget_after(&mut self, length: usize) {
        self.names.truncate(length);
    }

    fn of(&self, name: &str) -> u32 {
        let times = self.names.iter().filter(|asked| *asked == name).count();
        u32::try_from(times).unwrap_or(u32::MAX)
    }
}

impl Load {
    /// So many requests a minute to a host.
    pub(super) fn per_minute(requests: u32) -> Self {
        Self {
            hosts: HostBudgets::per_minute(requests),
            addresses: HostBudgets::per_minute(HOSTS_AT_ADDRESS * requests),
        }
    }

    /// Counts a request that goes to one of these addresses; one that is refused is on nobody's account.
    pub(super) fn count(
        &self,
        asker: Asker,
        url: &Url,
        addresses: &[IpAddr],
        asked: &mut Asked,
    ) -> Result<(), PageError> {
        // A name with a dot at its end is the same host.
        let host = url.host_str().unwrap_or_default().trim_end_matches('.');
        let addresses: BTreeSet<String> = addresses.iter().copied().map(name_of).collect();
        let addresses = addresses.into_iter().map(|name| (&self.addresses, name));
        let now = Timestamp::now().as_millisecond();
        let seconds = |wait: i64| wait.unsigned_abs().div_ceil(1_000).max(1);
        let mut counted: Vec<(&HostBudgets, String)> = Vec::new();
        for (budgets, name) in once((&self.hosts, host.to_owned())).chain(addresses) {
            if let Err(spent) = budgets.take(asker, &name, asked.of(&name), now) {
                for (budgets, name) in counted {
                    budgets.put_back(asker, &name);
                }
                return Err(match spent {
                    Spent::Part(wait) => PageError::HostPartSpent(seconds(wait)),
                    Spent::Whole(wait) => PageError::HostTooOften(seconds(wait)),
                });
            }
            counted.push((budgets, name));
        }
        asked
            .names
            .extend(counted.into_iter().map(|(_, name)| name));
        Ok(())
    }
}

/// What an address is counted under, which is no host's name: of IPv6 one machine has a whole /64.
fn name_of(address: IpAddr) -> String {
    let v6 = match address {
        IpAddr::V4(v4) => return format!("at {v4}"),
        IpAddr::V6(v6) => v6,
    };
    match (stands_for(v6), v6.segments()) {
        (Some(v4), _) => format!("at {v4}"),
        (None, [a, b, c, d, ..]) => format!("at {}", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)),
    }
}

#[cfg(test)]
mod tests {
    use super::name_of;

    #[test]
    fn an_address_counts_as_itself_or_its_ipv6_network() {
        let of = |ip: &str| name_of(ip.parse().unwrap());
        assert_eq!(of("2606:4700:1:2::9"), of("2606:4700:1:2:ffff::1"));
        assert_ne!(of("2606:4700:1:2::9"), of("2606:4700:1:3::9"));
        assert_ne!(of("203.0.113.7"), of("203.0.113.8"));
        for same in ["::ffff:203.0.113.7", "64:ff9b::203.0.113.7"] {
            assert_eq!(of(same), of("203.0.113.7"));
        }
        assert_ne!(of("64:ff9b::203.0.113.7"), of("64:ff9b::203.0.113.8"));
    }
}
