//! Whose job runs: so many at once, who has had least of late before who has had much, and one that has run for a
//! while lets another in between. A job that gives way stands still inside its listener and goes on from there.

use std::collections::HashMap;
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::middleware::recent::Recent;

/// How often one who waits looks whether its visitor is still there.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// What is not remembered of one who is gone, so that few are.
const FORGOTTEN_BELOW: Duration = Duration::from_millis(50);

/// The turns of all jobs.
#[derive(Debug, Clone)]
pub struct Turns {
    at_once: usize,
    /// Whoever has had so much more than another who waits gives way.
    slice: Duration,
    state: Arc<(Mutex<State>, Condvar)>,
}

#[derive(Debug, Default)]
struct State {
    running: usize,
    /// Who waits, with what each has had.
    waiting: HashMap<String, Duration>,
    recent: HashMap<String, Recent>,
    is_stopping: bool,
}

/// One job's part in the turns: it waits, runs or has given way.
#[derive(Debug)]
pub struct Turn {
    turns: Turns,
    client: String,
    /// What its visitor has had of late, this job included.
    had: Duration,
    /// What this job has run.
    ran: Duration,
    /// Since when it runs; none while it waits.
    since: Option<Instant>,
}

/// What there is to wait for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wait {
    /// It runs.
    Over,
    /// Its visitor has gone, or the server stops.
    InVain,
}

impl Turns {
    #[must_use]
    pub fn new(at_once: usize, slice: Duration) -> Self {
        Self {
            at_once,
            slice,
            state: Arc::default(),
        }
    }

    /// A job of a visitor's who has no other.
    #[must_use]
    pub fn join(&self, client: String) -> Turn {
        let had = match self.lock().recent.get(&client) {
            Some(recent) => recent.at(Instant::now()),
            None => Duration::ZERO,
        };
        Turn {
            turns: self.clone(),
            client,
            had,
            ran: Duration::ZERO,
            since: None,
        }
    }

    /// Nobody is waited for any more.
    pub fn stop(&self) {
        self.lock().is_stopping = true;
        self.state.1.notify_all();
    }

    #[cfg(test)]
    pub fn is_idle(&self) -> bool {
        let state = self.lock();
        state.running + state.waiting.len() == 0
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Whether it is this one's turn: there is room, and nobody who waits has had less.
    fn is_next(&self, client: &str, had: Duration) -> bool {
        let own = (had, client);
        let others = self.waiting.iter().map(|(other, had)| (*had, &**other));
        others.min().is_none_or(|first| own <= first)
    }
}

impl Turn {
    /// Takes the turn where it is this one's at once.
    pub fn begin(&mut self) -> bool {
        let mut state = self.turns.lock();
        let is_free = state.running < self.turns.at_once && !state.is_stopping;
        if is_free && state.is_next(&self.client, self.had) {
            state.running += 1;
            self.since = Some(Instant::now());
        }
        self.since.is_some()
    }

    /// Waits for the turn for as long as somebody wants it.
    pub fn wait(&mut self, is_wanted: impl Fn() -> bool) -> Wait {
        let turns = self.turns.clone();
        let mut state = turns.lock();
        state.waiting.insert(self.client.clone(), self.had);
        let wait = loop {
            if state.is_stopping || !is_wanted() {
                break Wait::InVain;
            }
            if state.running < turns.at_once && state.is_next(&self.client, self.had) {
                state.running += 1;
                self.since = Some(Instant::now());
                break Wait::Over;
            }
            let woken = turns.state.1.wait_timeout(state, LOOK_EVERY);
            state = woken.unwrap_or_else(PoisonError::into_inner).0;
        };
        state.waiting.remove(&self.client);
        drop(state);
        // There may be room for one more, or the next may be another.
        turns.state.1.notify_all();
        wait
    }

    /// What this job has run so far.
    pub fn ran(&self) -> Duration {
        self.ran + self.running_for(Instant::now())
    }

    /// Gives way where somebody waits who has had much less; `true` if so, and it must wait again.
    pub fn gives_way(&mut self) -> bool {
        let now = Instant::now();
        let had = self.had + self.running_for(now);
        let mut state = self.turns.lock();
        let is_late = |other: &Duration| *other + self.turns.slice <= had;
        if self.since.is_none() || !state.waiting.values().any(is_late) {
            return false;
        }
        state.running -= 1;
        drop(state);
        self.count(now);
        self.turns.state.1.notify_all();
        true
    }

    pub fn is_stopping(&self) -> bool {
        self.turns.lock().is_stopping
    }

    fn running_for(&self, now: Instant) -> Duration {
        self.since.map_or(Duration::ZERO, |since| now - since)
    }

    /// Counts what it has run since it began last.
    fn count(&mut self, now: Instant) {
        let ran = self.running_for(now);
        self.since = None;
        self.ran += ran;
        self.had += ran;
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let now = Instant::now();
        let was_running = self.since.is_some();
        self.count(now);
        let mut state = self.turns.lock();
        state.running -= usize::from(was_running);
        let client = mem::take(&mut self.client);
        state.recent.entry(client).or_default().add(self.ran, now);
        state
            .recent
            .retain(|_, recent| recent.at(now) >= FORGOTTEN_BELOW);
        drop(state);
        self.turns.state.1.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{Turns, Wait};

    const SLICE: Duration = Duration::from_secs(3600);

    #[test]
    fn who_has_had_much_gives_way_to_who_has_not_and_goes_on_after() {
        let turns = Turns::new(1, SLICE);
        let mut greedy = turns.join("greedy".to_owned());
        assert!(greedy.begin());
        assert!(!greedy.gives_way(), "nobody waits");
        let mut modest = turns.join("modest".to_owned());
        assert!(!modest.begin());
        std::thread::scope(|scope| {
            let waiting = scope.spawn(move || {
                let wait = modest.wait(|| true);
                (wait, modest)
            });
            while turns.lock().waiting.is_empty() {
                std::thread::yield_now();
            }
            assert!(!greedy.gives_way(), "it has had little");
            greedy.had = SLICE;
            assert!(greedy.gives_way());
            let (wait, modest) = waiting.join().unwrap();
            assert_eq!(wait, Wait::Over);
            assert!(!greedy.begin(), "the other runs");
            drop(modest);
            assert_eq!(greedy.wait(|| true), Wait::Over);
        });
        drop(greedy);
        assert!(turns.is_idle());
    }

    #[test]
    fn who_waits_with_least_is_next_and_what_was_had_is_remembered() {
        let turns = Turns::new(1, SLICE);
        {
            let now = Instant::now();
            let mut state = turns.lock();
            let greedy = state.recent.entry("greedy".to_owned()).or_default();
            greedy.add(SLICE, now);
        }
        let (mut greedy, modest) = (
            turns.join("greedy".to_owned()),
            turns.join("modest".to_owned()),
        );
        assert!(greedy.had > modest.had);
        let waiting = ("modest".to_owned(), modest.had);
        turns.lock().waiting.extend([waiting]);
        assert!(!greedy.begin(), "one who has had less waits");
        turns.lock().waiting.clear();
        assert!(greedy.begin());
    }

    #[test]
    fn nobody_waits_in_vain() {
        let turns = Turns::new(1, SLICE);
        let mut running = turns.join("running".to_owned());
        assert!(running.begin());
        let mut gone = turns.join("gone".to_owned());
        assert_eq!(gone.wait(|| false), Wait::InVain);
        turns.stop();
        let mut late = turns.join("late".to_owned());
        assert_eq!(late.wait(|| true), Wait::InVain);
        drop((running, gone, late));
        assert!(turns.is_idle());
        assert!(turns.lock().recent.is_empty(), "little is not remembered");
    }
}
