//! Who waits for the compute pool and whose turn it is: who has nothing running first, then visitors in turn by the time
//! their work has taken, short work before long work, and room for a newcomer at the cost of whoever waits most often.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use tokio::sync::oneshot;

use super::compute::Turn;

/// Everybody who runs or waits.
#[derive(Default)]
pub(super) struct FairQueue {
    pub(super) running: usize,
    pub(super) running_long: usize,
    pub(super) visitors: HashMap<String, Share>,
    /// The time of the visitor served last: who comes new starts from here and not with an age of credit.
    pub(super) clock: Duration,
}

/// One visitor's part of the pool.
#[derive(Default)]
pub(super) struct Share {
    /// What its work has taken so far, from the clock at its arrival.
    pub(super) spent: Duration,
    pub(super) running: usize,
    pub(super) running_long: usize,
    short: VecDeque<oneshot::Sender<Turn>>,
    long: VecDeque<oneshot::Sender<Turn>>,
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

    /// The caller whose turn it is: one of the visitor who has least running and has had least, and of those the short
    /// work first. Nobody's second goes before another's first.
    pub(super) fn next(&mut self, workers: usize) -> Option<(String, bool, oneshot::Sender<Turn>)> {
        if self.running > workers {
            return None;
        }
        self.visitors.retain(|_, share| {
            share.forget_gone();
            share.running + share.waiting() > 0
        });
        let has_worker_for_long = self.running_long < workers;
        // One visitor's work leaves a worker to the others', whatever it is called: what seems short may not be. Of
        // the workers for long work its own leaves one more.
        let has_share_left = |share: &Share| share.running < workers;
        let most_long = workers.saturating_sub(1).max(1);
        let may_run_long = |share: &Share| {
            has_worker_for_long && !share.long.is_empty() && share.running_long < most_long
        };
        let (client, share) = self
            .visitors
            .iter_mut()
            .filter(|(_, share)| has_share_left(share))
            .filter(|(_, share)| !share.short.is_empty() || may_run_long(share))
            .min_by_key(|(_, share)| (share.running, share.spent))?;
        let is_long = share.short.is_empty();
        let caller = share.queue(is_long).pop_front()?;
        share.running += 1;
        share.running_long += usize::from(is_long);
        self.clock = self.clock.max(share.spent);
        self.running += 1;
        self.running_long += usize::from(is_long);
        Some((client.clone(), is_long, caller))
    }

    pub(super) fn forget_if_idle(&mut self, client: &str) {
        let idle = |share: &Share| share.running == 0 && share.waiting() == 0;
        if self.visitors.get(client).is_some_and(idle) {
            self.visitors.remove(client);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::sync::oneshot;

    use super::{FairQueue, Turn};

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
        let mut next = || state.next(1).map(|(client, ..)| client);
        assert_eq!(next().as_deref(), Some("modest"));
        assert_eq!(next().as_deref(), Some("greedy"));
    }

    #[test]
    fn nobodys_second_goes_before_anothers_first_and_a_worker_is_left_to_others() {
        let workers = 2;
        let mut state = FairQueue::default();
        let _crowd = wait(&mut state, ("crowd", 0), false, 9);
        let next = |state: &mut FairQueue| state.next(workers).map(|(client, ..)| client);
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
}
