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

/// Of one visitor's work at once, long or twice as much in all, however many cores there are.
const MOST_OF_VISITOR: usize = 6;

/// The memory that work of all visitors may take beside what was sent, where its declaration says that it takes much:
/// that of four of the largest. Two of them are always left to those who have had little of late.
const WORKING_BYTES: usize = 512 << 20;
const BACKGROUND_BYTES: usize = WORKING_BYTES / 2;

/// What the visitors of a network may take of it together.
const NETWORK_BYTES: usize = WORKING_BYTES / 2;

/// What one visitor may take of it; no declaration says more.
pub(super) const VISITOR_BYTES: usize = WORKING_BYTES / 4;

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

/// Work under way, how much of it is long, and the memory that it was said to take.
#[derive(Clone, Copy, Default)]
struct Running {
    all: usize,
    long: usize,
    bytes: usize,
}

/// What the visitors of a network have under way: the memory of all of it, and how much long work before the background.
#[derive(Clone, Copy, Default)]
struct OfNetwork {
    bytes: usize,
    long: usize,
}

/// One piece of work, as far as its turn depends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Work {
    pub(super) is_long: bool,
    /// The memory it was said to take beside what was sent.
    pub(super) bytes: usize,
    pub(super) in_background: bool,
}

/// Whose turn it is.
pub(super) struct Next {
    pub(super) client: String,
    pub(super) work: Work,
    pub(super) caller: oneshot::Sender<Turn>,
}

/// One who waits, and for how much memory.
struct Waiting {
    caller: oneshot::Sender<Turn>,
    bytes: usize,
}

/// One visitor's part of the pool.
#[derive(Default)]
pub(super) struct Share {
    /// What its work has taken so far, from the clock at its arrival.
    pub(super) spent: Duration,
    network: String,
    recent: Recent,
    running: Running,
    /// Of it what is in the background.
    in_background: Running,
    short: VecDeque<Waiting>,
    long: VecDeque<Waiting>,
}

impl Running {
    fn begin(&mut self, work: Work) {
        self.all += 1;
        self.long += usize::from(work.is_long);
        self.bytes += work.bytes;
    }

    fn end(&mut self, work: Work) {
        self.all -= 1;
        self.long -= usize::from(work.is_long);
        self.bytes -= work.bytes;
    }

    fn minus(self, other: Self) -> Self {
        Self {
            all: self.all - other.all,
            long: self.long - other.long,
            bytes: self.bytes - other.bytes,
        }
    }
}

impl Share {
    pub(super) fn waiting(&self) -> usize {
        self.short.len() + self.long.len()
    }

    /// The place of the first whose memory there is, and how much that is: one who waits for more is in nobody's way.
    fn first_that_fits(
        &self,
        is_long: bool,
        has_memory: impl Fn(usize) -> bool,
    ) -> Option<(usize, usize)> {
        let queue = if is_long { &self.long } else { &self.short };
        let mut needed = queue.iter().map(|waiting| waiting.bytes).enumerate();
        needed.find(|(_, bytes)| has_memory(*bytes))
    }

    fn waiting_for(&self, is_long: bool) -> usize {
        match is_long {
            true => self.long.len(),
            false => self.short.len(),
        }
    }

    /// Lets a caller wait for a turn, and for so much memory.
    pub(super) fn wait(&mut self, is_long: bool, bytes: usize, caller: oneshot::Sender<Turn>) {
        self.queue(is_long).push_back(Waiting { caller, bytes });
    }

    fn queue(&mut self, is_long: bool) -> &mut VecDeque<Waiting> {
        match is_long {
            true => &mut self.long,
            false => &mut self.short,
        }
    }

    /// Callers who have gone away do not wait.
    pub(super) fn forget_gone(&mut self) {
        self.short.retain(|waiting| !waiting.caller.is_closed());
        self.long.retain(|waiting| !waiting.caller.is_closed());
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
        let mut of_networks: HashMap<String, OfNetwork> = HashMap::new();
        for share in self.visitors.values().filter(|one| one.running.all > 0) {
            let network = of_networks.entry(share.network.clone()).or_default();
            network.bytes += share.running.bytes;
            network.long += share.running.minus(share.in_background).long;
        }
        let of_network =
            |share: &Share| of_networks.get(&share.network).copied().unwrap_or_default();
        let has_memory = |share: &Share, needed: usize, in_background: bool| {
            let of_network = of_network(share).bytes;
            let below = self.in_background.bytes + needed;
            needed == 0
                || share.running.bytes + needed <= VISITOR_BYTES
                    && of_network + needed <= NETWORK_BYTES
                    && self.running.bytes + needed <= WORKING_BYTES
                    && (!in_background || below <= BACKGROUND_BYTES)
        };
        let may_run = |client: &String, share: &Share, is_long: bool| {
            // What has been asked for at once has not been counted yet: a second long call goes to the background, or
            // waits for the first where a visitor has one place for long work. So do those of a network that leaves one
            // worker to others.
            let has_long = share.running.long > 0 || of_network(share).long >= most_long;
            let in_background = below.contains(client) || is_long && has_long;
            // What is in the background is in the way only of what goes there too.
            let running = match in_background {
                true => self.running,
                false => self.running.minus(self.in_background),
            };
            let has_worker = match is_long {
                true => running.long < workers && share.running.long < most_long,
                false => running.all - running.long <= workers,
            };
            if !has_worker || share.running.all >= most {
                return None;
            }
            let has_memory = |needed| has_memory(share, needed, in_background);
            let (place, bytes) = share.first_that_fits(is_long, has_memory)?;
            let work = Work {
                is_long,
                bytes,
                in_background,
            };
            Some((place, work))
        };
        let (client, share, (place, work)) = self
            .visitors
            .iter_mut()
            .filter_map(|(client, share)| {
                let short = may_run(client, share, false);
                let first = short.or_else(|| may_run(client, share, true))?;
                Some((client, share, first))
            })
            .min_by_key(|(_, share, (_, work))| {
                (work.in_background, share.running.all, share.spent)
            })?;
        let caller = share.queue(work.is_long).remove(place)?.caller;
        share.running.begin(work);
        self.running.begin(work);
        match work.in_background {
            true => {
                share.in_background.begin(work);
                self.in_background.begin(work);
            }
            // A newcomer starts where others like it are.
            false => self.clock = self.clock.max(share.spent),
        }
        Some(Next {
            client: client.clone(),
            work,
            caller,
        })
    }

    /// Work that took so long is done.
    pub(super) fn done(&mut self, client: &str, work: Work, time: Duration, now: Instant) {
        self.running.end(work);
        if work.in_background {
            self.in_background.end(work);
        }
        if let Some(share) = self.visitors.get_mut(client) {
            share.running.end(work);
            if work.in_background {
                share.in_background.end(work);
            }
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
mod tests;
