//! Who waits for the compute pool and whose turn it is: who has had little of late before who has had much, who has
//! nothing running first, then visitors in turn by the time their work has taken, short work before long work, and room
//! for a newcomer at the cost of whoever, or whichever network, waits most often for the same.

use std::collections::{HashMap, HashSet, VecDeque};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::compute::Turn;
use super::rate_limit::NETWORK_SHARE;
use super::recent::Recent;

/// Whoever has had so much of late computes in the background: more than opening a demo and asking it a few questions
/// takes, by `bench_largest`.
pub(super) const BACKGROUND_FROM: Duration = Duration::from_secs(2);

/// Of one visitor's work at once, long or twice as much in all, however many cores there are: each takes memory that no
/// share counts.
const MOST_OF_VISITOR: usize = 6;

/// What is not remembered of one who is gone, so that few are: those of the last seconds.
const FORGOTTEN_BELOW: Duration = Duration::from_millis(5);

/// Everybody who runs or waits.
#[derive(Default)]
pub(super) struct FairQueue {
    running: Running,
    /// Of it what is in the background.
    in_background: Running,
    pub(super) visitors: HashMap<String, Share>,
    /// What the visitors of a network have had of late together, by the share that each of them has.
    networks: HashMap<String, Recent>,
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
    network: String,
    recent: Recent,
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

    fn waiting_for(&self, is_long: bool) -> usize {
        match is_long {
            true => self.long.len(),
            false => self.short.len(),
        }
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

    pub(super) fn took(&mut self, time: Duration, now: Instant) {
        self.spent += time;
        self.recent.add(time, now);
    }

    /// Nothing of it runs or waits, and there is little to remember.
    fn is_over(&self, now: Instant) -> bool {
        self.running.all + self.waiting() == 0 && self.recent.at(now) < FORGOTTEN_BELOW
    }
}

impl FairQueue {
    /// A visitor's share, begun where there is none.
    pub(super) fn share(&mut self, client: &str, network: &str) -> &mut Share {
        let clock = self.clock;
        let share = self.visitors.entry(client.to_owned()).or_default();
        share.spent = share.spent.max(clock);
        if share.network.is_empty() {
            network.clone_into(&mut share.network);
        }
        share
    }

    /// Whoever has had much of late, or is of a network that has.
    fn has_had_much(&self, share: &Share, now: Instant) -> bool {
        let of_network = self.networks.get(&share.network);
        share.recent.at(now) >= BACKGROUND_FROM
            || of_network.is_some_and(|recent| recent.at(now) >= BACKGROUND_FROM)
    }

    /// Room for one more of a visitor's. Who waits for other work, or in the background, is not in the way; where all
    /// places are taken the visitor who has most of them loses the newest, and else the network that has.
    pub(super) fn make_room(
        &mut self,
        client: &str,
        is_long: bool,
        most: usize,
        now: Instant,
    ) -> bool {
        let own = self.visitors.get(client);
        let of_own = |own: &Share| (own.network.clone(), self.has_had_much(own, now));
        let (own_network, is_below) = own.map(of_own).unwrap_or_default();
        let own = own.map_or(0, |own| own.waiting_for(is_long));
        for share in self.visitors.values_mut() {
            share.forget_gone();
        }
        let alike: Vec<(&String, &str, usize)> = self
            .visitors
            .iter()
            .filter(|(_, share)| self.has_had_much(share, now) == is_below)
            .map(|(name, share)| (name, &*share.network, share.waiting_for(is_long)))
            .collect();
        if alike.iter().map(|(_, _, waiting)| waiting).sum::<usize>() < most {
            return true;
        }
        let mut of_networks: HashMap<&str, usize> = HashMap::new();
        for (_, network, waiting) in &alike {
            *of_networks.entry(network).or_default() += waiting;
        }
        let of_network = |network: &str| of_networks.get(network).copied().unwrap_or(0);
        let longest = alike.iter().max_by_key(|(_, _, waiting)| *waiting);
        let widest = alike
            .iter()
            .max_by_key(|(_, network, waiting)| (of_network(network), *waiting));
        let is_more = |(_, _, waiting): &&(_, _, usize)| *waiting > own + 1;
        let is_wider =
            |(_, network, _): &&(_, &str, _)| of_network(network) > of_network(&own_network) + 1;
        let loser = longest.filter(is_more).or(widest.filter(is_wider));
        let Some(loser) = loser.map(|(name, _, _)| (*name).clone()) else {
            return false;
        };
        if let Some(share) = self.visitors.get_mut(&loser) {
            share.queue(is_long).pop_back();
        }
        true
    }

    /// The caller whose turn it is. Nobody's second goes before another's first.
    pub(super) fn next(&mut self, workers: usize, now: Instant) -> Option<Next> {
        self.visitors.retain(|_, share| {
            share.forget_gone();
            !share.is_over(now)
        });
        // To the last: each counts by an eighth, and many small ones make much.
        self.networks
            .retain(|_, recent| recent.at(now) > Duration::ZERO);
        let below: HashSet<String> = self
            .visitors
            .iter()
            .filter(|(_, share)| self.has_had_much(share, now))
            .map(|(client, _)| client.clone())
            .collect();
        let most_long = workers.saturating_sub(1).clamp(1, MOST_OF_VISITOR);
        // One visitor's work leaves a worker to the others', whatever it is called: what seems short may not be. Of
        // the workers for long work its own leaves one more.
        let most = workers.min(2 * MOST_OF_VISITOR);
        let may_run = |client: &String, share: &Share, is_long: bool| {
            // What has been asked for at once has not been counted yet: a second long call goes to the background, or
            // waits for the first where a visitor has one place for long work.
            let in_background = below.contains(client) || is_long && share.running.long > 0;
            // What is in the background is in the way only of what goes there too.
            let running = match in_background {
                true => self.running,
                false => self.running.minus(self.in_background),
            };
            let has_worker = match is_long {
                true => running.long < workers && share.running.long < most_long,
                false => running.all - running.long <= workers,
            };
            let may_run = has_worker && share.running.all < most && share.waiting_for(is_long) > 0;
            may_run.then_some((is_long, in_background))
        };
        let (client, share, (is_long, in_background)) = self
            .visitors
            .iter_mut()
            .filter_map(|(client, share)| {
                let short = may_run(client, share, false);
                let kind = short.or_else(|| may_run(client, share, true))?;
                Some((client, share, kind))
            })
            .min_by_key(|(_, share, (_, in_background))| {
                (*in_background, share.running.all, share.spent)
            })?;
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
            let of_network = self.networks.entry(share.network.clone()).or_default();
            of_network.add(time / u32::from(NETWORK_SHARE), now);
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

    use super::{BACKGROUND_FROM, FairQueue, NETWORK_SHARE, Turn};
    use crate::middleware::recent::MOST_REMEMBERED;

    /// Lets somebody wait so often who has had so much already.
    fn wait(
        state: &mut FairQueue,
        (client, spent_s): (&str, u64),
        is_long: bool,
        times: usize,
    ) -> Vec<oneshot::Receiver<Turn>> {
        let share = state.share(client, client);
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

    #[test]
    fn long_work_takes_no_worker_of_short_work() {
        let now = Instant::now();
        let mut state = FairQueue::default();
        let workers = 2;
        let _waiting = [
            ("one", true),
            ("two", true),
            ("three", false),
            ("four", false),
            ("five", false),
            ("six", false),
        ]
        .map(|(client, is_long)| wait(&mut state, (client, 0), is_long, 1));
        let begun: Vec<_> = iter::from_fn(|| state.next(workers, now)).collect();
        let long = begun.iter().filter(|next| next.is_long).count();
        assert_eq!((long, begun.len() - long), (workers, workers + 1));
    }

    #[test]
    fn a_second_long_call_beside_the_first_goes_to_the_background() {
        let now = Instant::now();
        // With two workers it waits: one of them is left to others.
        for (workers, expected) in [(4, &[false, true, true][..]), (2, &[false][..])] {
            let mut state = FairQueue::default();
            let _calls = wait(&mut state, ("greedy", 0), true, 3);
            let kinds: Vec<bool> = iter::from_fn(|| state.next(workers, now))
                .map(|next| next.in_background)
                .collect();
            assert_eq!(kinds, expected, "{workers} workers");
        }
    }

    #[test]
    fn a_network_that_has_had_much_computes_in_the_background_whichever_address_asks() {
        let now = Instant::now();
        let mut state = FairQueue::default();
        let mut waiting = Vec::new();
        let mut ask = |state: &mut FairQueue, client: &str, network: &str| {
            let (caller, turn) = oneshot::channel();
            waiting.push(turn);
            state.share(client, network).queue(true).push_back(caller);
            let next = state.next(8, now).unwrap();
            state.done(client, (true, next.in_background), BACKGROUND_FROM, now);
            next.in_background
        };
        for number in 0..NETWORK_SHARE {
            assert!(!ask(&mut state, &format!("one {number}"), "one"));
        }
        assert!(ask(&mut state, "one more", "one"));
        assert!(!ask(&mut state, "one of another", "other"));
    }

    #[test]
    fn full_of_long_work_there_is_room_for_short_and_for_another_network() {
        let (most, now) = (4, Instant::now());
        let mut state = FairQueue::default();
        let mut waiting = Vec::new();
        for number in 0..most {
            let (caller, turn) = oneshot::channel();
            let client = format!("of a crowd {number}");
            state.share(&client, "crowd").queue(true).push_back(caller);
            waiting.push(turn);
        }
        state.share("another of it", "crowd");
        assert!(!state.make_room("another of it", true, most, now));
        assert!(state.make_room("another of it", false, most, now), "short");
        state.share("newcomer", "elsewhere");
        assert!(state.make_room("newcomer", true, most, now));
        let lost = waiting.iter_mut().filter_map(|turn| turn.try_recv().err());
        let lost = lost.filter(|why| *why == oneshot::error::TryRecvError::Closed);
        assert_eq!(lost.count(), 1, "the newest of the crowd");
        // Who has gone away holds no place.
        waiting.clear();
        assert!(state.make_room("another of it", true, most, now));
    }
}
