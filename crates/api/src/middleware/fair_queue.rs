//! Who waits for the compute pool and whose turn it is: who has had little of late before who has had much, who has
//! nothing running first, then visitors in turn by the time their work has taken, short work before long work, and room
//! for a newcomer at the cost of whoever waits most often.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::compute::Turn;

/// Whoever has had so much of late computes in the background: more than opening a demo and asking it a few questions
/// takes, by `bench_largest`.
pub(super) const BACKGROUND_FROM: Duration = Duration::from_secs(2);

/// Of the time that passes one part in so many is forgotten of what a visitor has had.
const FORGET_ONE_IN: u32 = 10;

/// What is remembered of a visitor at the most, so that it is as others are after a minute and a half.
const MOST_REMEMBERED: Duration = Duration::from_secs(10);

/// What is not remembered of one who is gone, so that few are: those of the last seconds.
const FORGOTTEN_BELOW: Duration = Duration::from_millis(5);

/// Everybody who runs or waits.
#[derive(Default)]
pub(super) struct FairQueue {
    running: Running,
    /// Of it what is in the background.
    in_background: Running,
    pub(super) visitors: HashMap<String, Share>,
    /// The time of the visitor served last: who comes new starts from here and not with an age of credit.
    pub(super) clock: Duration,
}

/// Work under way, and how much of it is long.
#[derive(Clone, Copy, Default)]
struct Running {
    all: usize,
    long: usize,
}

/// Whose turn it is.
pub(super) struct Next {
    pub(super) client: String,
    pub(super) is_long: bool,
    pub(super) in_background: bool,
    pub(super) caller: oneshot::Sender<Turn>,
}

/// One visitor's part of the pool.
#[derive(Default)]
pub(super) struct Share {
    /// What its work has taken so far, from the clock at its arrival.
    pub(super) spent: Duration,
    /// What it has taken of late, as of that moment.
    recent: Option<(Duration, Instant)>,
    running: Running,
    short: VecDeque<oneshot::Sender<Turn>>,
    long: VecDeque<oneshot::Sender<Turn>>,
}

impl Running {
    fn begin(&mut self, is_long: bool) {
        self.all += 1;
        self.long += usize::from(is_long);
    }

    fn end(&mut self, is_long: bool) {
        self.all -= 1;
        self.long -= usize::from(is_long);
    }

    fn minus(self, other: Self) -> Self {
        Self {
            all: self.all - other.all,
            long: self.long - other.long,
        }
    }
}

impl Share {
    pub(super) fn waiting(&self) -> usize {
        self.short.len() + self.long.len()
    }

    pub(super) fn queue(&mut self, is_long: bool) -> &mut VecDeque<oneshot::Sender<Turn>> {
        match is_long {
            true => &mut self.long,
            false => &mut self.short,
        }
    }

    /// Callers who have gone away do not wait.
    pub(super) fn forget_gone(&mut self) {
        self.short.retain(|caller| !caller.is_closed());
        self.long.retain(|caller| !caller.is_closed());
    }

    fn recent(&self, now: Instant) -> Duration {
        self.recent.map_or(Duration::ZERO, |(had, at)| {
            had.saturating_sub(now.saturating_duration_since(at) / FORGET_ONE_IN)
        })
    }

    pub(super) fn took(&mut self, time: Duration, now: Instant) {
        self.spent += time;
        let recent = (self.recent(now) + time).min(MOST_REMEMBERED);
        self.recent = Some((recent, now));
    }

    /// Nothing of it runs or waits, and there is little to remember.
    fn is_over(&self, now: Instant) -> bool {
        self.running.all + self.waiting() == 0 && self.recent(now) < FORGOTTEN_BELOW
    }
}

impl FairQueue {
    /// Room for one more of a visitor who has `own` waiting; the visitor who has most loses the newest.
    pub(super) fn make_room(&mut self, own: usize, most: usize) -> bool {
        if self.visitors.values().map(Share::waiting).sum::<usize>() < most {
            return true;
        }
        let longest = self
            .visitors
            .values_mut()
            .max_by_key(|share| share.waiting());
        match longest {
            Some(share) if share.waiting() > own + 1 => {
                let is_long = !share.long.is_empty();
                share.queue(is_long).pop_back();
                true
            }
            _ => false,
        }
    }

    /// The caller whose turn it is. Nobody's second goes before another's first.
    pub(super) fn next(&mut self, workers: usize, now: Instant) -> Option<Next> {
        self.visitors.retain(|_, share| {
            share.forget_gone();
            !share.is_over(now)
        });
        let is_in_background = |share: &Share| share.recent(now) >= BACKGROUND_FROM;
        let most_long = workers.saturating_sub(1).max(1);
        // What is in the background is in the way only of what goes there too.
        let in_the_way = |share: &Share| match is_in_background(share) {
            true => self.running,
            false => self.running.minus(self.in_background),
        };
        // One visitor's work leaves a worker to the others', whatever it is called: what seems short may not be. Of
        // the workers for long work its own leaves one more.
        let may_run = |share: &Share| {
            let running = in_the_way(share);
            let may_run_long = running.long < workers && share.running.long < most_long;
            running.all <= workers
                && share.running.all < workers
                && (!share.short.is_empty() || may_run_long && !share.long.is_empty())
        };
        let (client, share) = self
            .visitors
            .iter_mut()
            .filter(|(_, share)| may_run(share))
            .min_by_key(|(_, share)| (is_in_background(share), share.running.all, share.spent))?;
        let is_long = share.short.is_empty();
        let in_background = is_in_background(share);
        let caller = share.queue(is_long).pop_front()?;
        share.running.begin(is_long);
        self.running.begin(is_long);
        match in_background {
            true => self.in_background.begin(is_long),
            // A newcomer starts where others like it are.
            false => self.clock = self.clock.max(share.spent),
        }
        Some(Next {
            client: client.clone(),
            is_long,
            in_background,
            caller,
        })
    }

    /// Work that took so long is done.
    pub(super) fn done(
        &mut self,
        client: &str,
        (is_long, in_background): (bool, bool),
        time: Duration,
        now: Instant,
    ) {
        self.running.end(is_long);
        if in_background {
            self.in_background.end(is_long);
        }
        if let Some(share) = self.visitors.get_mut(client) {
            share.running.end(is_long);
            share.took(time, now);
        }
        self.forget_if_over(client, now);
    }

    /// Whose work runs or waits.
    #[cfg(test)]
    pub(super) fn under_way(&self) -> Vec<&str> {
        let visitors = self.visitors.iter();
        visitors
            .filter(|(_, share)| share.running.all + share.waiting() > 0)
            .map(|(client, _)| &**client)
            .collect()
    }

    pub(super) fn forget_if_over(&mut self, client: &str, now: Instant) {
        let is_over = |share: &Share| share.is_over(now);
        if self.visitors.get(client).is_some_and(is_over) {
            self.visitors.remove(client);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::iter;
    use std::time::{Duration, Instant};

    use tokio::sync::oneshot;

    use super::{BACKGROUND_FROM, FairQueue, MOST_REMEMBERED, Turn};

    /// Lets somebody wait so often who has had so much already.
    fn wait(
        state: &mut FairQueue,
        (client, spent_s): (&str, u64),
        is_long: bool,
        times: usize,
    ) -> Vec<oneshot::Receiver<Turn>> {
        let share = state.visitors.entry(client.to_owned()).or_default();
        share.spent = Duration::from_secs(spent_s);
        let place = |_| {
            let (caller, turn) = oneshot::channel();
            share.queue(is_long).push_back(caller);
            turn
        };
        (0..times).map(place).collect()
    }

    #[test]
    fn who_has_had_least_goes_first_whatever_its_work_is_called() {
        let mut state = FairQueue::default();
        let _waiting = (
            wait(&mut state, ("greedy", 9), false, 1),
            wait(&mut state, ("modest", 1), true, 1),
        );
        let now = Instant::now();
        let mut next = || state.next(1, now).map(|next| next.client);
        assert_eq!(next().as_deref(), Some("modest"));
        assert_eq!(next().as_deref(), Some("greedy"));
    }

    #[test]
    fn nobodys_second_goes_before_anothers_first_and_a_worker_is_left_to_others() {
        let workers = 2;
        let mut state = FairQueue::default();
        let _crowd = wait(&mut state, ("crowd", 0), false, 9);
        let now = Instant::now();
        let next = |state: &mut FairQueue| state.next(workers, now).map(|next| next.client);
        assert_eq!(next(&mut state).as_deref(), Some("crowd"));
        // Whoever has had more still goes before the second of one who has had nothing.
        let _other = wait(&mut state, ("other", 9), false, 2);
        assert_eq!(next(&mut state).as_deref(), Some("other"));
        assert_eq!(next(&mut state).as_deref(), Some("crowd"));
        assert_eq!(next(&mut state), None, "all workers are busy");

        let mut state = FairQueue::default();
        let _crowd = wait(&mut state, ("crowd", 0), false, 9);
        assert_eq!(next(&mut state).as_deref(), Some("crowd"));
        assert_eq!(next(&mut state).as_deref(), Some("crowd"));
        assert_eq!(next(&mut state), None, "the last worker is for another");
        let _newcomer = wait(&mut state, ("newcomer", 0), false, 1);
        assert_eq!(next(&mut state).as_deref(), Some("newcomer"));
    }

    #[test]
    fn who_has_had_much_of_late_is_in_nobodys_way_until_that_is_forgotten() {
        let (workers, now) = (2, Instant::now());
        let mut state = FairQueue::default();
        let next = |state: &mut FairQueue, now| {
            let next = state.next(workers, now)?;
            Some((next.client, next.in_background))
        };
        let _crowd = (
            wait(&mut state, ("greedy", 0), true, 9),
            wait(&mut state, ("as greedy", 9), true, 9),
        );
        for client in ["greedy", "as greedy"] {
            let first = (client.to_owned(), false);
            assert_eq!(next(&mut state, now), Some(first));
        }
        for client in ["greedy", "as greedy"] {
            state.done(client, (true, false), BACKGROUND_FROM, now);
        }
        let below: Vec<_> = iter::from_fn(|| next(&mut state, now)).collect();
        assert_eq!(below.len(), workers, "all workers for long work are busy");
        assert!(below.iter().all(|(_, in_background)| *in_background));

        // As much for others as if the pool were empty: two that are long, and one that is short.
        let others = [("one", true), ("two", true), ("three", false)];
        let _others = others.map(|(client, is_long)| wait(&mut state, (client, 20), is_long, 1));
        let above: Vec<_> = iter::from_fn(|| next(&mut state, now)).collect();
        assert_eq!(above.len(), workers + 1);
        assert!(above.iter().all(|(_, in_background)| !in_background));

        // A minute and a half of rest, and it is as others are.
        state.done("greedy", (true, true), MOST_REMEMBERED, now);
        state.done("one", (true, false), Duration::ZERO, now);
        let later = now + Duration::from_secs(90);
        assert_eq!(next(&mut state, later), Some(("greedy".to_owned(), false)));
    }

    #[test]
    fn who_comes_new_starts_where_those_who_have_had_little_are() {
        let now = Instant::now();
        let mut state = FairQueue::default();
        let _greedy = wait(&mut state, ("greedy", 60), true, 1);
        let share = state.visitors.get_mut("greedy").unwrap();
        share.took(2 * BACKGROUND_FROM, now);
        assert!(state.next(2, now).unwrap().in_background);
        assert_eq!(state.clock, Duration::ZERO);
    }
}
