//! Whose job runs: so many at once, who has had least of late before who has had much, and one that has run for a
//! while lets another in between. A job that gives way stands still inside its listener and goes on from there; the
//! time it waits counts for it, so that newcomers do not pass it for ever.

use std::collections::HashMap;
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::background::processor_time;
use crate::middleware::recent::Recent;

/// How often one who waits looks whether its visitor is still there.
const LOOK_EVERY: Duration = Duration::from_millis(100);

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
    /// The number of the last that came.
    last: u64,
    waiting: HashMap<u64, Waiting>,
    /// What visitors and networks have had of late, each by its share.
    recent: HashMap<String, Recent>,
    is_stopping: bool,
}

#[derive(Debug, Clone, Copy)]
struct Waiting {
    had: Duration,
    since: Instant,
}

/// Whose a job is: an account, and how many times a single visitor's share it has.
pub type Account = (String, u32);

/// One job's part in the turns: it waits, runs or has given way. All but the joining happens on the job's own thread.
#[derive(Debug)]
pub struct Turn {
    turns: Turns,
    number: u64,
    accounts: [Account; 2],
    /// What its visitor, or its network, has had of late, this job included, less what it has waited.
    had: Duration,
    /// What this job has had of the processor.
    ran: Duration,
    /// The processor time of its thread as it began last; none while it waits.
    began: Option<Duration>,
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

    /// A job of a visitor's, by its own account and its network's.
    #[must_use]
    pub fn join(&self, accounts: [Account; 2]) -> Turn {
        let now = Instant::now();
        let mut state = self.lock();
        state.last += 1;
        let had = accounts
            .iter()
            .filter_map(|(name, _)| Some(state.recent.get(name)?.at(now)));
        Turn {
            had: had.max().unwrap_or_default(),
            number: state.last,
            turns: self.clone(),
            accounts,
            ran: Duration::ZERO,
            began: None,
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

impl Waiting {
    /// What it has had, less the time that it has waited since.
    fn counts(self, now: Instant) -> Duration {
        self.had
            .saturating_sub(now.saturating_duration_since(self.since))
    }
}

impl State {
    /// Whether it is this one's turn: nobody who waits has had less, and of those alike nobody has waited longer.
    fn is_next(&self, number: u64, had: Duration, now: Instant) -> bool {
        let place = |number: u64, waiting: &Waiting| (waiting.counts(now), waiting.since, number);
        let newcomer = Waiting { had, since: now };
        let own = self.waiting.get(&number).unwrap_or(&newcomer);
        let own = place(number, own);
        let mut others = self.waiting.iter();
        others.all(|(other, waiting)| own <= place(*other, waiting))
    }
}

impl Turn {
    /// Takes the turn where it is this one's at once.
    pub fn begin(&mut self) -> bool {
        let turns = self.turns.clone();
        self.takes(&mut turns.lock(), Instant::now())
    }

    /// Waits for the turn for as long as somebody wants it.
    pub fn wait(&mut self, is_wanted: impl Fn() -> bool) -> Wait {
        let turns = self.turns.clone();
        let mut state = turns.lock();
        let waiting = Waiting {
            had: self.had,
            since: Instant::now(),
        };
        state.waiting.insert(self.number, waiting);
        let wait = loop {
            if state.is_stopping || !is_wanted() {
                break Wait::InVain;
            }
            if self.takes(&mut state, Instant::now()) {
                break Wait::Over;
            }
            let woken = turns.state.1.wait_timeout(state, LOOK_EVERY);
            state = woken.unwrap_or_else(PoisonError::into_inner).0;
        };
        state.waiting.remove(&self.number);
        drop(state);
        // There may be room for one more, or the next may be another.
        turns.state.1.notify_all();
        wait
    }

    /// Takes the turn where there is room and it is this one's. What it waited stays its own: else it would give way
    /// again at its first step, to whoever waits by then.
    fn takes(&mut self, state: &mut State, now: Instant) -> bool {
        let has_room = state.running < self.turns.at_once && !state.is_stopping;
        if !has_room || !state.is_next(self.number, self.had, now) {
            return false;
        }
        if let Some(waiting) = state.waiting.remove(&self.number) {
            self.had = waiting.counts(now);
        }
        state.running += 1;
        self.began = Some(processor_time());
        true
    }

    /// What this job has had of the processor so far.
    pub fn ran(&self) -> Duration {
        self.ran + self.running_for()
    }

    pub fn is_stopping(&self) -> bool {
        self.turns.lock().is_stopping
    }

    /// Gives way where all turns are taken and somebody waits who has had much less; `true` if so, and it must wait
    /// again.
    pub fn gives_way(&mut self) -> bool {
        let now = Instant::now();
        let had = self.had + self.running_for();
        let mut state = self.turns.lock();
        let is_late = |other: &Waiting| other.counts(now) + self.turns.slice <= had;
        let is_asked = state.running >= self.turns.at_once && state.waiting.values().any(is_late);
        if self.began.is_none() || !is_asked {
            return false;
        }
        state.running -= 1;
        drop(state);
        self.count();
        self.turns.state.1.notify_all();
        true
    }

    fn running_for(&self) -> Duration {
        let since = |began| processor_time().saturating_sub(began);
        self.began.map_or(Duration::ZERO, since)
    }

    /// Counts what it has had since it began last.
    fn count(&mut self) {
        let ran = self.running_for();
        self.began = None;
        self.ran += ran;
        self.had += ran;
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let now = Instant::now();
        let was_running = self.began.is_some();
        self.count();
        let mut state = self.turns.lock();
        state.running -= usize::from(was_running);
        for (name, shares) in &mut self.accounts {
            let recent = state.recent.entry(mem::take(name)).or_default();
            recent.add(self.ran / *shares, now);
        }
        state
            .recent
            .retain(|_, recent| recent.at(now) > Duration::ZERO);
        drop(state);
        self.turns.state.1.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{Account, Turn, Turns, Wait, Waiting};

    const SLICE: Duration = Duration::from_secs(3600);

    /// Each in a network of its own.
    fn alone(name: &str) -> [Account; 2] {
        [(name.to_owned(), 1), (format!("network of {name}"), 4)]
    }

    fn join(turns: &Turns, name: &str) -> Turn {
        turns.join(alone(name))
    }

    #[test]
    fn who_has_had_much_gives_way_to_who_has_not_and_goes_on_after() {
        let turns = Turns::new(1, SLICE);
        let mut greedy = join(&turns, "greedy");
        assert!(greedy.begin());
        assert!(!greedy.gives_way(), "nobody waits");
        let mut modest = join(&turns, "modest");
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
    fn who_waits_with_least_is_next_and_waiting_counts_for_one() {
        let turns = Turns::new(1, SLICE);
        let now = Instant::now();
        let had = Duration::from_secs;
        let waits = |had: Duration, since: Instant| Waiting { had, since };
        let mut state = turns.lock();
        state.waiting.insert(7, waits(had(50), now));
        assert!(state.is_next(8, had(0), now), "a newcomer has had less");
        // However many come after it: each has had nothing, and came later.
        let later = now + had(50);
        assert!(!state.is_next(9, had(0), later));
        assert!(state.is_next(7, had(50), later));
        // Nor does an older one, which has only now given way.
        state.waiting.insert(3, waits(had(0), later));
        assert!(!state.is_next(3, had(0), later));
        assert!(state.is_next(7, had(50), later));
    }

    #[test]
    fn who_has_waited_keeps_its_turn_from_a_newcomer_for_a_slice() {
        let turns = Turns::new(1, SLICE);
        let now = Instant::now();
        let waiting = |had: Duration| Waiting { had, since: now };
        let mut greedy = join(&turns, "greedy");
        greedy.had = 3 * SLICE;
        {
            let mut state = turns.lock();
            state.waiting.insert(greedy.number, waiting(greedy.had));
            let newcomer = waiting(Duration::ZERO);
            state.waiting.insert(99, newcomer);
            assert!(!greedy.takes(&mut state, now), "the newcomer has had less");
            state.waiting.remove(&99);
            assert!(greedy.takes(&mut state, now + 3 * SLICE));
            state.waiting.insert(99, newcomer);
        }
        assert!(!greedy.gives_way());
        greedy.had = SLICE;
        assert!(greedy.gives_way());
        turns.lock().waiting.clear();
        drop(greedy);
        assert!(turns.is_idle());
    }

    #[test]
    fn what_was_had_is_remembered_for_the_visitor_and_its_network() {
        let turns = Turns::new(1, SLICE);
        {
            let now = Instant::now();
            let mut state = turns.lock();
            for name in ["greedy", "network of many"] {
                let recent = state.recent.entry(name.to_owned()).or_default();
                recent.add(SLICE, now);
            }
        }
        assert!(join(&turns, "greedy").had > Duration::ZERO);
        assert!(join(&turns, "many").had > Duration::ZERO);
        assert_eq!(join(&turns, "modest").had, Duration::ZERO);
    }

    #[test]
    fn nobody_waits_in_vain() {
        let turns = Turns::new(1, SLICE);
        let mut running = join(&turns, "running");
        assert!(running.begin());
        let mut gone = join(&turns, "gone");
        assert_eq!(gone.wait(|| false), Wait::InVain);
        turns.stop();
        let mut late = join(&turns, "late");
        assert_eq!(late.wait(|| true), Wait::InVain);
        drop((running, gone, late));
        assert!(turns.is_idle());
    }
}
