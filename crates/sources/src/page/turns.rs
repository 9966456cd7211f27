//! One at a time for each key, so that what one of them fetches the others find.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The keys that somebody has the turn of or waits for, and no others.
pub(super) struct Turns<K: Eq + Hash + Clone>(Mutex<HashMap<K, Waited>>);

/// A turn, and how many have it or wait for it.
struct Waited {
    turn: Arc<Semaphore>,
    callers: usize,
}

/// The turn of a key, or a place in its queue, given back when dropped.
pub(super) struct Turn<'a, K: Eq + Hash + Clone> {
    turns: &'a Turns<K>,
    key: K,
    permit: Option<OwnedSemaphorePermit>,
}

impl<K: Eq + Hash + Clone> Default for Turns<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash + Clone> Turns<K> {
    /// Waits for the turn, in the order of asking.
    pub(super) async fn take(&self, key: &K) -> Turn<'_, K> {
        let (turn, mut place) = self.enter(key);
        place.permit = turn.acquire_owned().await.ok();
        place
    }

    fn enter(&self, key: &K) -> (Arc<Semaphore>, Turn<'_, K>) {
        let mut waited = self.lock();
        let entry = waited.entry(key.clone()).or_insert_with(|| Waited {
            turn: Arc::new(Semaphore::new(1)),
            callers: 0,
        });
        entry.callers += 1;
        let turn = Arc::clone(&entry.turn);
        drop(waited);
        let place = Turn {
            turns: self,
            key: key.clone(),
            permit: None,
        };
        (turn, place)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, Waited>> {
        // Each change is one step, so that a poisoned map is used on.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash + Clone> Drop for Turn<'_, K> {
    fn drop(&mut self) {
        drop(self.permit.take());
        let mut waited = self.turns.lock();
        if let Some(entry) = waited.get_mut(&self.key) {
            entry.callers -= 1;
            if entry.callers == 0 {
                waited.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Turns;
    use std::future::ready;

    #[tokio::test]
    async fn one_has_the_turn_of_a_key_and_nothing_is_kept_of_those_who_left() {
        let turns = Turns::default();
        let first = turns.take(&1).await;
        let other = turns.take(&2).await;
        let mut second = Box::pin(turns.take(&1));
        tokio::select! {
            biased;
            _ = &mut second => panic!("two have the turn"),
            () = ready(()) => {}
        }
        // Who waits and goes away leaves no trace, and delays nobody.
        let mut gone = Box::pin(turns.take(&1));
        tokio::select! {
            biased;
            _ = &mut gone => panic!("three have the turn"),
            () = ready(()) => drop(gone),
        }
        drop(first);
        drop((second.await, other));
        assert!(turns.lock().is_empty());
    }
}
