//! A short memory with a limit on what it holds.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Values that expire, at most `capacity` of weight in all.
pub(super) struct ExpiringCache<K, V> {
    capacity: usize,
    entries: Mutex<HashMap<K, Entry<V>>>,
}

struct Entry<V> {
    value: V,
    weight: usize,
    kept_at: Instant,
    expires_at: Instant,
}

impl<K: Eq + Hash + Clone, V: Clone> ExpiringCache<K, V> {
    pub(super) fn new(capacity: usize) -> Self {
        Self {
            capacity,
            entries: Mutex::default(),
        }
    }

    pub(super) fn get(&self, key: &K, now: Instant) -> Option<V> {
        let entries = self.entries();
        let entry = entries.get(key).filter(|entry| now < entry.expires_at)?;
        Some(entry.value.clone())
    }

    /// Keeps a value; the oldest make room for it, and what is larger than the whole cache is not kept.
    pub(super) fn put(&self, key: K, value: V, weight: usize, lifetime: Duration, now: Instant) {
        if weight > self.capacity {
            return;
        }
        let mut entries = self.entries();
        entries.retain(|_, entry| now < entry.expires_at);
        entries.remove(&key);
        let mut held: usize = entries.values().map(|entry| entry.weight).sum();
        while held + weight > self.capacity {
            let oldest = entries.iter().min_by_key(|(_, entry)| entry.kept_at);
            let Some(oldest) = oldest.map(|(key, _)| key.clone()) else {
                break;
            };
            held -= entries.remove(&oldest).map_or(0, |entry| entry.weight);
        }
        let entry = Entry {
            value,
            weight,
            kept_at: now,
            expires_at: now + lifetime,
        };
        entries.insert(key, entry);
    }

    fn entries(&self) -> MutexGuard<'_, HashMap<K, Entry<V>>> {
        // Entries are whole whenever the lock is free, so a poisoned map is used on.
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::ExpiringCache;
    use std::time::{Duration, Instant};

    const MINUTE: Duration = Duration::from_secs(60);

    #[test]
    fn values_expire() {
        let (cache, now) = (ExpiringCache::new(10), Instant::now());
        cache.put("a", 1, 1, MINUTE, now);
        assert_eq!(cache.get(&"a", now + MINUTE / 2), Some(1));
        assert_eq!(cache.get(&"a", now + MINUTE), None);
    }

    #[test]
    fn the_oldest_make_room_and_the_weight_stays_within_the_capacity() {
        let (cache, now) = (ExpiringCache::new(10), Instant::now());
        for (age, key) in ["a", "b", "c"].into_iter().enumerate() {
            let at = now + Duration::from_secs(age as u64);
            cache.put(key, age, 5, MINUTE, at);
        }
        let later = now + Duration::from_secs(3);
        assert_eq!(cache.get(&"a", later), None);
        assert_eq!(cache.get(&"b", later), Some(1));
        assert_eq!(cache.get(&"c", later), Some(2));
        cache.put("huge", 9, 11, MINUTE, later);
        assert_eq!(cache.get(&"huge", later), None);
        assert_eq!(cache.get(&"c", later), Some(2));
    }

    #[test]
    fn a_value_kept_again_weighs_once() {
        let (cache, now) = (ExpiringCache::new(10), Instant::now());
        for value in 0..5 {
            cache.put("a", value, 6, MINUTE, now);
        }
        cache.put("b", 9, 4, MINUTE, now);
        assert_eq!(cache.get(&"a", now), Some(4));
    }
}
