//! A short memory with a limit on what it holds.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What an entry takes beside its key and its value, at the most: its place in the map, where four of ten are empty
/// when the map has just grown, its key's second copy in the order, and what each allocation adds.
pub(super) const ENTRY_BYTES: usize = 512;

/// Values that expire, at most `capacity` of weight in all.
pub(super) struct ExpiringCache<K, V> {
    capacity: usize,
    lifetime: Duration,
    kept: Mutex<Kept<K, V>>,
}

struct Kept<K, V> {
    entries: HashMap<K, Entry<V>>,
    /// The oldest first, which is also the first to expire: to find it is no search.
    order: VecDeque<K>,
    weight: usize,
}

struct Entry<V> {
    value: V,
    weight: usize,
    expires_at: Instant,
}

impl<K: Eq + Hash + Clone, V: Clone> ExpiringCache<K, V> {
    pub(super) fn new(capacity: usize, lifetime: Duration) -> Self {
        let kept = Kept {
            entries: HashMap::new(),
            order: VecDeque::new(),
            weight: 0,
        };
        Self {
            capacity,
            lifetime,
            kept: Mutex::new(kept),
        }
    }

    pub(super) fn get(&self, key: &K, now: Instant) -> Option<V> {
        let kept = self.kept();
        let entry = kept.entries.get(key);
        let entry = entry.filter(|entry| now < entry.expires_at)?;
        Some(entry.value.clone())
    }

    /// Keeps a value; the oldest make room for it, and what is larger than the whole cache is not kept.
    pub(super) fn put(&self, key: K, value: V, weight: usize, now: Instant) {
        if weight > self.capacity {
            return;
        }
        let mut kept = self.kept();
        if kept.entries.contains_key(&key) {
            // Rare: asked for twice at once, or again after it expired.
            kept.order.retain(|other| *other != key);
            kept.remove(&key);
        }
        while kept.has_expired(now) || kept.weight + weight > self.capacity {
            let Some(oldest) = kept.order.pop_front() else {
                break;
            };
            kept.remove(&oldest);
        }
        kept.give_back_room();
        kept.weight += weight;
        kept.order.push_back(key.clone());
        let entry = Entry {
            value,
            weight,
            expires_at: now + self.lifetime,
        };
        kept.entries.insert(key, entry);
    }

    fn kept(&self) -> MutexGuard<'_, Kept<K, V>> {
        // Entries are whole whenever the lock is free, so a poisoned map is used on.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash, V> Kept<K, V> {
    /// Whether the oldest has.
    fn has_expired(&self, now: Instant) -> bool {
        let oldest = self.order.front().and_then(|key| self.entries.get(key));
        oldest.is_some_and(|entry| now >= entry.expires_at)
    }

    fn remove(&mut self, key: &K) {
        self.weight -= self.entries.remove(key).map_or(0, |entry| entry.weight);
    }

    /// After many small entries a few large ones: the places of the small ones are not kept.
    fn give_back_room(&mut self) {
        let room = 2 * self.entries.len() + 16;
        if self.entries.capacity() > 2 * room {
            self.entries.shrink_to(room);
            self.order.shrink_to(room);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ExpiringCache;
    use std::time::{Duration, Instant};

    const MINUTE: Duration = Duration::from_secs(60);

    #[test]
    fn values_expire() {
        let (cache, now) = (ExpiringCache::new(10, MINUTE), Instant::now());
        cache.put("a", 1, 1, now);
        assert_eq!(cache.get(&"a", now + MINUTE / 2), Some(1));
        assert_eq!(cache.get(&"a", now + MINUTE), None);
    }

    #[test]
    fn the_oldest_make_room_and_the_weight_stays_within_the_capacity() {
        let (cache, now) = (ExpiringCache::new(10, MINUTE), Instant::now());
        for (age, key) in ["a", "b", "c"].into_iter().enumerate() {
            let at = now + Duration::from_secs(age as u64);
            cache.put(key, age, 5, at);
        }
        let later = now + Duration::from_secs(3);
        assert_eq!(cache.get(&"a", later), None);
        assert_eq!(cache.get(&"b", later), Some(1));
        assert_eq!(cache.get(&"c", later), Some(2));
        cache.put("huge", 9, 11, later);
        assert_eq!(cache.get(&"huge", later), None);
        assert_eq!(cache.get(&"c", later), Some(2));
    }

    #[test]
    fn a_value_kept_again_weighs_once() {
        let (cache, now) = (ExpiringCache::new(10, MINUTE), Instant::now());
        for value in 0..5 {
            cache.put("a", value, 6, now);
        }
        cache.put("b", 9, 4, now);
        assert_eq!(cache.get(&"a", now), Some(4));
    }

    #[test]
    fn what_has_expired_gives_its_room_back_first() {
        let (cache, now) = (ExpiringCache::new(10, MINUTE), Instant::now());
        cache.put("a", 1, 5, now);
        cache.put("b", 2, 5, now + MINUTE / 2);
        cache.put("c", 3, 1, now + MINUTE);
        assert_eq!(cache.kept().weight, 6);
        assert_eq!(cache.get(&"b", now + MINUTE), Some(2));
    }

    #[test]
    fn a_large_value_after_many_small_ones_finds_their_room_empty() {
        let (cache, now) = (ExpiringCache::new(10_000, MINUTE), Instant::now());
        for number in 0..20_000 {
            cache.put(number, 0, 1, now);
        }
        assert_eq!(cache.kept().order.len(), 10_000);
        cache.put(20_000, 0, 10_000, now);
        let kept = cache.kept();
        assert_eq!((kept.entries.len(), kept.order.len()), (1, 1));
        assert!(kept.entries.capacity() + kept.order.capacity() < 200);
    }
}
