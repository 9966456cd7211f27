//! Token buckets, kept as one number each.
//!
//! The generic cell rate algorithm stores only the moment at which a bucket will be
//! full again. One integer per client fits a database column, which is how several
//! instances share the limits, and a bounded map, which is how one instance keeps them.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Milliseconds, of the Unix epoch or between two moments.
pub type Millis = i64;
/// Microseconds, as buckets count: a rate of thousands a second has no whole milliseconds between two tokens.
pub type Micros = i64;

/// How many keys the map holds before idle ones are dropped: about 10 MB at the most.
const DEFAULT_CAPACITY: usize = 65_536;

/// How fast a bucket refills and how much it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// Microseconds until one token comes back.
    pub interval_us: Micros,
    /// Tokens a full bucket holds.
    pub burst: u32,
}

impl Rate {
    /// A rate of `count` tokens a minute that may be spent `burst` at a time.
    pub fn per_minute(count: u32, burst: u32) -> Self {
        Self::every(60_000_000, count, burst)
    }

    /// A rate of `count` tokens a day that may be spent `burst` at a time.
    pub fn per_day(count: u32, burst: u32) -> Self {
        Self::every(86_400_000_000, count, burst)
    }

    fn every(period_us: Micros, count: u32, burst: u32) -> Self {
        Self {
            interval_us: (period_us / Micros::from(count.max(1))).max(1),
            burst: burst.max(1),
        }
    }

    /// The same rate with so many times the tokens.
    #[must_use]
    pub fn times(&self, share: u32) -> Self {
        Self {
            interval_us: (self.interval_us / Micros::from(share.max(1))).max(1),
            burst: self.burst.saturating_mul(share.max(1)),
        }
    }

    /// Microseconds an empty bucket needs to fill up.
    pub fn window_us(&self) -> Micros {
        self.interval_us * Micros::from(self.burst)
    }

    /// The moment at which an empty bucket is full, where `full_at` is beyond it: that can only come from a clock that
    /// was set back. It is to be kept, for a bucket that is cut off anew at each refusal never fills.
    pub fn cut(&self, full_at: Micros, now: Micros) -> Option<Micros> {
        let empty = now + self.window_us();
        (full_at > empty).then_some(empty)
    }

    /// Takes a token from a bucket that is full at `full_at`; gives the new moment, or the refusal.
    pub fn take(&self, full_at: Micros, now: Micros) -> Result<Micros, Take> {
        let base = self.cut(full_at, now).unwrap_or(full_at).max(now);
        let next = base + self.interval_us;
        let wait = next - now - self.window_us();
        if wait > 0 {
            return Err(Take::Refused {
                retry_after_ms: wait.unsigned_abs().div_ceil(1_000).cast_signed(),
            });
        }
        Ok(next)
    }
}

/// The answer to asking for a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Take {
    /// The token was there and is spent.
    Granted,
    /// The bucket is empty.
    Refused {
        /// Milliseconds until the next token.
        retry_after_ms: Millis,
    },
}

/// Buckets in memory, for one process, bounded whatever the number of clients.
#[derive(Debug)]
pub struct MemoryLimits {
    capacity: usize,
    buckets: Mutex<HashMap<String, Micros>>,
}

impl Default for MemoryLimits {
    fn default() -> Self {
        Self::with_capacity(DEFAULT_CAPACITY)
    }
}

impl MemoryLimits {
    /// Buckets for at most `capacity` keys at a time.
    pub fn with_capacity(capacity: usize) -> Self {
        Self {
            capacity: capacity.max(2),
            buckets: Mutex::default(),
        }
    }

    /// Takes one token from the bucket named `key`.
    pub fn take(&self, key: &str, rate: &Rate, now: Millis) -> Take {
        let now = now * 1_000;
        // A poisoned map holds numbers that are each valid alone, so it is used on.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= self.capacity && !buckets.contains_key(key) {
            make_room(&mut buckets, self.capacity / 2, now);
        }
        let mut full_at = buckets.get(key).copied().unwrap_or(now);
        if let Some(cut) = rate.cut(full_at, now) {
            buckets.insert(key.to_owned(), cut);
            full_at = cut;
        }
        match rate.take(full_at, now) {
            Ok(next) => {
                buckets.insert(key.to_owned(), next);
                Take::Granted
            }
            Err(refused) => refused,
        }
    }

    /// Puts a token back into the bucket named `key`.
    pub fn put_back(&self, key: &str, rate: &Rate) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(full_at) = buckets.get_mut(key) {
            *full_at -= rate.interval_us;
        }
    }
}

/// Drops full buckets, and if that is not enough the fullest ones, until `keep` are left.
///
/// Halving the map makes the cost of a sweep disappear among the insertions that led to it.
fn make_room(buckets: &mut HashMap<String, Micros>, keep: usize, now: Micros) {
    buckets.retain(|_, full_at| *full_at > now);
    if buckets.len() <= keep {
        return;
    }
    let mut moments: Vec<Micros> = buckets.values().copied().collect();
    let cut = moments.len() - keep;
    let (_, threshold, _) = moments.select_nth_unstable(cut);
    let threshold = *threshold;
    buckets.retain(|_, full_at| *full_at > threshold);
}

#[cfg(test)]
mod tests {
    use super::{MemoryLimits, Rate, Take};

    #[test]
    fn a_million_clients_fit_in_the_capacity() {
        let limits = MemoryLimits::with_capacity(1_000);
        let rate = Rate::per_minute(5, 5);
        for client in 0..1_000_000 {
            let taken = limits.take(&format!("{client}"), &rate, 1_790_000_000_000);
            assert_eq!(taken, Take::Granted);
            assert!(limits.buckets.lock().unwrap().len() <= 1_000);
        }
    }
}
