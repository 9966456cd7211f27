//! How often one host is asked, whoever asks us to.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Hosts remembered at once; beyond it those that have rested longest are forgotten.
const MAX_HOSTS: usize = 4_096;

/// A token bucket a host, kept as the moment at which it is full again.
pub(super) struct HostBudget {
    interval: Duration,
    burst: u32,
    full_at: Mutex<HashMap<String, Instant>>,
}

impl HostBudget {
    /// Allows `per_minute` requests a host, all at once if need be.
    pub(super) fn new(per_minute: u32) -> Self {
        Self {
            interval: Duration::from_secs(60) / per_minute.max(1),
            burst: per_minute.max(1),
            full_at: Mutex::default(),
        }
    }

    /// Takes a request from a host's budget, or says how long to wait.
    pub(super) fn take(&self, host: &str, now: Instant) -> Result<(), Duration> {
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        if full_at.len() >= MAX_HOSTS && !full_at.contains_key(host) {
            full_at.retain(|_, moment| *moment > now);
        }
        if full_at.len() >= MAX_HOSTS && !full_at.contains_key(host) {
            let rested = full_at.iter().min_by_key(|(_, moment)| **moment);
            if let Some(rested) = rested.map(|(host, _)| host.clone()) {
                full_at.remove(&rested);
            }
        }
        let base = full_at.get(host).copied().unwrap_or(now).max(now);
        let next = base + self.interval;
        let window = self.interval * self.burst;
        match (next - now).checked_sub(window) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => {
                full_at.insert(host.to_owned(), next);
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{HostBudget, MAX_HOSTS};
    use std::time::{Duration, Instant};

    #[test]
    fn a_host_is_spared_after_its_budget_and_others_are_not() {
        let (budget, now) = (HostBudget::new(20), Instant::now());
        for _ in 0..20 {
            assert_eq!(budget.take("a.example", now), Ok(()));
        }
        assert_eq!(
            budget.take("a.example", now),
            Err(Duration::from_secs(3)),
            "a token comes back every three seconds"
        );
        assert_eq!(budget.take("b.example", now), Ok(()));
        let later = now + Duration::from_secs(3);
        assert_eq!(budget.take("a.example", later), Ok(()));
        assert!(budget.take("a.example", later).is_err());
    }

    #[test]
    fn any_number_of_hosts_fits() {
        let (budget, now) = (HostBudget::new(20), Instant::now());
        for host in 0..MAX_HOSTS + 500 {
            assert_eq!(budget.take(&host.to_string(), now), Ok(()));
        }
        assert!(budget.full_at.lock().unwrap().len() <= MAX_HOSTS);
    }
}
