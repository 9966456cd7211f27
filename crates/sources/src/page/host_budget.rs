//! How often one host is asked, and for whom: the whole is bounded for the host's sake, the parts so that nobody
//! spends it for everybody else.

use super::Asker;
use boreal_rate_limit::{MemoryLimits, Millis, Rate, Take};

/// Hosts remembered at once; beyond it those that have rested longest are forgotten.
const MAX_HOSTS: usize = 4_096;
/// Visitors' and networks' parts of them.
const MAX_PARTS: usize = 4 * MAX_HOSTS;

/// Requests to hosts, counted for all visitors together, for each and for its network.
pub(super) struct HostBudgets {
    whole: Rate,
    of_network: Rate,
    of_visitor: Rate,
    hosts: MemoryLimits,
    parts: MemoryLimits,
}

/// Whose requests are spent, and how long until there is one more.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Spent {
    /// The visitor's, or those of its network.
    Part(Millis),
    /// Those of all together.
    Whole(Millis),
}

impl HostBudgets {
    /// So many requests a minute to a host, all at once if need be.
    ///
    /// A visitor has seven tenths of them at once, which of thirty is a batch of twenty pages and robots.txt, and a
    /// third a minute; a network has four fifths at once and two thirds a minute. What is left is always other networks'.
    pub(super) fn per_minute(requests: u32) -> Self {
        Self {
            whole: Rate::per_minute(requests, requests),
            of_network: Rate::per_minute((2 * requests).div_ceil(3), (4 * requests).div_ceil(5)),
            of_visitor: Rate::per_minute(requests.div_ceil(3), (7 * requests).div_ceil(10)),
            hosts: MemoryLimits::with_capacity(MAX_HOSTS),
            parts: MemoryLimits::with_capacity(MAX_PARTS),
        }
    }

    /// Counts a request of a walk that has made so many before, which it would make again; one that is refused is on
    /// nobody's account, and the wait is for all of them.
    pub(super) fn take(
        &self,
        asker: Asker,
        host: &str,
        before: u32,
        now: Millis,
    ) -> Result<(), Spent> {
        let for_all =
            |wait: Millis, rate: &Rate| wait + Millis::from(before) * rate.interval_us / 1_000;
        let [visitor, network] = accounts(asker, host);
        if let Take::Refused { retry_after_ms } = self.parts.take(&visitor, &self.of_visitor, now) {
            return Err(Spent::Part(for_all(retry_after_ms, &self.of_visitor)));
        }
        if let Take::Refused { retry_after_ms } = self.parts.take(&network, &self.of_network, now) {
            self.parts.put_back(&visitor, &self.of_visitor);
            return Err(Spent::Part(for_all(retry_after_ms, &self.of_network)));
        }
        if let Take::Refused { retry_after_ms } = self.hosts.take(host, &self.whole, now) {
            self.parts.put_back(&visitor, &self.of_visitor);
            self.parts.put_back(&network, &self.of_network);
            return Err(Spent::Whole(for_all(retry_after_ms, &self.whole)));
        }
        Ok(())
    }

    /// Of a request that was counted and is not made.
    pub(super) fn put_back(&self, asker: Asker, host: &str) {
        let [visitor, network] = accounts(asker, host);
        self.parts.put_back(&visitor, &self.of_visitor);
        self.parts.put_back(&network, &self.of_network);
        self.hosts.put_back(host, &self.whole);
    }
}

fn accounts(asker: Asker, host: &str) -> [String; 2] {
    [
        format!("visitor {:x} {host}", asker.visitor),
        format!("network {:x} {host}", asker.network),
    ]
}

#[cfg(test)]
mod tests {
    use super::{HostBudgets, Spent};
    use crate::page::Asker;
    use boreal_rate_limit::Millis;

    const NOW: Millis = 1_790_000_000_000;
    const HOST: &str = "news.example";

    fn asker(network: u64, visitor: u64) -> Asker {
        Asker {
            visitor: 1_000 * network + visitor,
            network,
        }
    }

    /// How many requests come through at one moment, and what refuses the next.
    fn spent(budgets: &HostBudgets, asker: Asker, now: Millis) -> (usize, Spent) {
        let mut granted = 0;
        loop {
            match budgets.take(asker, HOST, 0, now) {
                Ok(()) => granted += 1,
                Err(spent) => return (granted, spent),
            }
        }
    }

    #[test]
    fn a_visitor_and_a_network_leave_some_of_a_host_to_others() {
        let budgets = HostBudgets::per_minute(30);
        assert_eq!(spent(&budgets, asker(1, 1), NOW), (21, Spent::Part(6_000)));
        assert_eq!(spent(&budgets, asker(1, 2), NOW), (3, Spent::Part(3_000)));
        assert_eq!(spent(&budgets, asker(1, 3), NOW), (0, Spent::Part(3_000)));
        assert_eq!(spent(&budgets, asker(2, 1), NOW), (6, Spent::Whole(2_000)));
        assert!(budgets.take(asker(1, 1), "other.example", 0, NOW).is_ok());
    }

    #[test]
    fn whoever_asks_on_for_an_hour_leaves_ten_a_minute_to_others() {
        let budgets = HostBudgets::per_minute(30);
        let mut others = 0;
        for second in 0..3_600 {
            let now = NOW + 1_000 * second;
            for visitor in 0..8 {
                spent(&budgets, asker(1, visitor), now);
            }
            if second % 6 == 0 {
                others += usize::from(budgets.take(asker(2, 1), HOST, 0, now).is_ok());
            }
        }
        assert_eq!(others, 600);
    }

    #[test]
    fn what_is_refused_is_on_nobodys_account() {
        let budgets = HostBudgets::per_minute(30);
        spent(&budgets, asker(1, 1), NOW);
        for _ in 0..100 {
            assert!(budgets.take(asker(1, 1), HOST, 0, NOW).is_err());
        }
        assert_eq!(spent(&budgets, asker(1, 2), NOW).0, 3);
        for _ in 0..100 {
            assert!(budgets.take(asker(1, 3), HOST, 0, NOW).is_err());
        }
        assert_eq!(spent(&budgets, asker(2, 1), NOW).0, 6);
        for _ in 0..100 {
            assert!(budgets.take(asker(3, 1), HOST, 0, NOW).is_err());
        }
        let later = NOW + 60_000;
        assert_eq!(spent(&budgets, asker(3, 1), later).0, 21);
    }

    /// Whether a walk of so many requests to one host comes through, or how long it is told to wait.
    fn walk(budgets: &HostBudgets, asker: Asker, hops: u32, now: Millis) -> Result<(), Spent> {
        (0..hops).try_for_each(|before| budgets.take(asker, HOST, before, now))
    }

    #[test]
    fn whoever_waits_as_long_as_it_is_told_comes_through_with_all_redirects() {
        for hops in 1..=6 {
            let budgets = HostBudgets::per_minute(30);
            spent(&budgets, asker(1, 1), NOW);
            // All but the last find a token, and those are spent when the last is refused.
            let now = NOW + 6_000 * Millis::from(hops - 1);
            let wait = 6_000 * Millis::from(hops);
            let refused = walk(&budgets, asker(1, 1), hops, now);
            assert_eq!(refused, Err(Spent::Part(wait)));
            assert_eq!(
                walk(&budgets, asker(1, 1), hops, now + wait),
                Ok(()),
                "{hops}"
            );
            // Nor is there one more for it.
            assert!(walk(&budgets, asker(1, 1), 1, now + wait).is_err());
        }
    }
}
