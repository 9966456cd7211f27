//! A discrete-event simulation of requests before machines: one queue, first come, first served.
//!
//! It goes from event to event (a request comes, one is done, a machine fails, comes back or is added) and looks at no
//! clock: the seed decides. Arrivals and work have streams of their own, so that two set-ups can face the same traffic.

mod cores;
mod measure;
mod traffic;
mod work;

use std::cmp::{Ordering, Reverse};
use std::collections::{BinaryHeap, VecDeque};

use boreal_demo_kit::SeededRng;

use cores::{Cores, InFlight, Request};
pub use measure::{Measured, Step, StepUse, percentile_of_sorted};
pub use traffic::{Segment, Traffic};
pub use work::Work;

/// A share of use so near to its target, as a share of it, changes nothing: the default of Kubernetes'
/// `--horizontal-pod-autoscaler-tolerance`.
pub const TOLERANCE: f64 = 0.1;

/// What is simulated.
#[derive(Debug, Clone, PartialEq)]
pub struct Scenario {
    pub traffic: Traffic,
    pub work: Work,
    /// At the start; fewer are never kept on purpose.
    pub machines: u32,
    /// Requests a machine works on at a time.
    pub cores: u32,
    pub autoscale: Option<Autoscale>,
    pub failure: Option<Failure>,
    /// Seconds after which who waits has gone.
    pub patience: Option<f64>,
    /// Seconds that are measured together.
    pub step: f64,
    pub seed: u64,
}

/// Machines are added so that their cores are busy to a share, as Kubernetes' Horizontal Pod Autoscaler counts them:
/// `wanted = ceil(machines × busy / target)`, and no change within [`TOLERANCE`] of the target, where only what failed is
/// replaced, unless more requests wait than there are machines.
///
/// How fast is our own: all machines that are wanted are ordered at one look, and at most one goes at a look, none while
/// others start. Kubernetes at most doubles them or adds four in 15 s, and lets go at once what was not wanted for five
/// minutes; the clouds' target tracking has its own pace again.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Autoscale {
    /// No fewer than there are at the start.
    pub most_machines: u32,
    /// Share of the cores that should be busy.
    pub target: f64,
    /// Seconds between two looks.
    pub check_every: f64,
    /// Seconds until a machine that was ordered works.
    pub start: f64,
}

/// Machines are lost at once, with what they are working on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Failure {
    pub at: f64,
    pub machines: u32,
    /// Seconds until as many are back; where machines are added by rule, the rule replaces them.
    pub repair: Option<f64>,
}

/// What became of a request.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Outcome {
    /// All in seconds.
    Answered { arrived: f64, wait: f64, work: f64 },
    /// It gave up, its machine failed while working on it, or none was left.
    Lost { arrived: f64, with_machine: bool },
}

/// Simulates, and measures by step of arrival.
pub fn simulate(scenario: &Scenario) -> Measured {
    let mut measured = Measured::new(scenario.traffic.end(), scenario.step);
    let uses = run(scenario, |outcome| measured.take(outcome));
    measured.used(uses);
    measured
}

/// Simulates and tells every outcome. Returns how the machines were used, by step.
pub fn run(scenario: &Scenario, tell: impl FnMut(Outcome)) -> Vec<StepUse> {
    let mut simulation = Simulation::new(scenario, tell);
    simulation.run();
    simulation.uses
}

/// What happens beside requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Change {
    Fail,
    Repair(u32),
    Ready(u32),
    Check,
}

/// A time in the queue of events.
#[derive(Debug, Clone, Copy, PartialEq)]
struct At(f64);

impl Eq for At {}

impl Ord for At {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl PartialOrd for At {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

struct Simulation<'a, F> {
    scenario: &'a Scenario,
    tell: F,
    now: f64,
    /// The step that is measured.
    step: usize,
    /// When traffic ends; what waits then is still served.
    end: f64,
    cores: Cores,
    waiting: VecDeque<Request>,
    /// When work ends, on which core, and whose turn of the core it was.
    done: BinaryHeap<Reverse<(At, u32, u32)>>,
    changes: Vec<(f64, Change)>,
    /// Machines ordered and not yet working.
    starting: u32,
    /// As many machines as the autoscaling decided on last.
    kept: u32,
    uses: Vec<StepUse>,
    /// Busy and available core-seconds since the last look.
    looked: StepUse,
    work_rng: SeededRng,
    choice_rng: SeededRng,
}

impl<'a, F: FnMut(Outcome)> Simulation<'a, F> {
    fn new(scenario: &'a Scenario, tell: F) -> Self {
        let mut changes = Vec::new();
        changes.extend(scenario.failure.map(|failure| (failure.at, Change::Fail)));
        let autoscale = scenario.autoscale;
        changes.extend(autoscale.map(|rule| (rule.check_every, Change::Check)));
        let end = scenario.traffic.end();
        let steps = (end / scenario.step).ceil() as usize;
        Self {
            scenario,
            tell,
            now: 0.0,
            step: 0,
            end,
            cores: Cores::new(scenario.machines, scenario.cores),
            waiting: VecDeque::new(),
            done: BinaryHeap::new(),
            changes,
            starting: 0,
            kept: scenario.machines,
            uses: vec![StepUse::default(); steps],
            looked: StepUse::default(),
            // Streams apart: SplitMix64 makes unlike states of like seeds.
            work_rng: SeededRng::new(scenario.seed ^ 0x5741_4954),
            choice_rng: SeededRng::new(scenario.seed ^ 0x434f_5245),
        }
    }

    fn run(&mut self) {
        let mut arrivals = self.scenario.traffic.arrivals(self.scenario.seed);
        let mut next = arrivals.next();
        loop {
            let arrives = next.unwrap_or(f64::INFINITY);
            let is_done = self
                .done
                .peek()
                .map_or(f64::INFINITY, |Reverse((time, ..))| time.0);
            let change = self.next_change();
            let changes = change.map_or(f64::INFINITY, |at| self.changes[at].0);
            if is_done <= arrives && is_done <= changes {
                let Some(Reverse((time, core, turn))) = self.done.pop() else {
                    break;
                };
                self.advance(time.0);
                self.finish(core, turn);
            } else if let Some(at) = change
                && changes <= arrives
            {
                let (time, change) = self.changes.swap_remove(at);
                self.advance(time);
                self.apply(change);
            } else if arrives.is_finite() {
                self.advance(arrives);
                let work = self.scenario.work.draw(&mut self.work_rng);
                self.waiting.push_back(Request {
                    arrived: arrives,
                    work,
                });
                self.serve();
                next = arrivals.next();
            } else {
                break;
            }
        }
        // Machines are paid for until traffic ends, also where nothing happens any more.
        if self.now < self.end {
            self.advance(self.end);
        }
        // No machine is left that could come to it.
        while let Some(request) = self.waiting.pop_front() {
            self.lose(request, false);
        }
    }

    /// There are never more than a few.
    fn next_change(&self) -> Option<usize> {
        let times = self.changes.iter().enumerate();
        let first = times.min_by(|(_, one), (_, other)| one.0.total_cmp(&other.0));
        first.map(|(at, _)| at)
    }

    /// Counts how the machines were used until now; past the end of traffic nothing counts.
    fn advance(&mut self, to: f64) {
        let until = to.min(self.end);
        while self.now < until {
            let step_end = (self.step as f64 + 1.0) * self.scenario.step;
            if step_end <= self.now {
                self.step += 1;
                continue;
            }
            let next = until.min(step_end);
            let passed = next - self.now;
            let used = StepUse {
                busy: f64::from(self.cores.busy()) * passed,
                cores: f64::from(self.cores.available()) * passed,
                machines: f64::from(self.cores.machines() + self.starting) * passed,
            };
            if let Some(step) = self.uses.get_mut(self.step) {
                step.add(used);
            }
            self.looked.add(used);
            self.now = next;
        }
        self.now = to;
    }

    /// Gives waiting requests to idle cores.
    fn serve(&mut self) {
        while let Some(&request) = self.waiting.front() {
            let wait = self.now - request.arrived;
            if self.scenario.patience.is_some_and(|most| wait > most) {
                self.waiting.pop_front();
                self.lose(request, false);
                continue;
            }
            let flight = InFlight { request, wait };
            let Some((core, turn)) = self.cores.take(flight, &mut self.choice_rng) else {
                break;
            };
            self.waiting.pop_front();
            let ends = At(self.now + request.work);
            self.done.push(Reverse((ends, core, turn)));
        }
    }

    fn finish(&mut self, core: u32, turn: u32) {
        // The machine has failed since.
        let Some(InFlight { request, wait }) = self.cores.release(core, turn) else {
            return;
        };
        (self.tell)(Outcome::Answered {
            arrived: request.arrived,
            wait,
            work: request.work,
        });
        self.serve();
    }

    fn lose(&mut self, request: Request, with_machine: bool) {
        (self.tell)(Outcome::Lost {
            arrived: request.arrived,
            with_machine,
        });
    }

    fn apply(&mut self, change: Change) {
        match change {
            Change::Fail => {
                let Some(failure) = self.scenario.failure else {
                    return;
                };
                for _ in 0..failure.machines {
                    for lost in self.cores.fail_one(&mut self.choice_rng) {
                        self.lose(lost.request, true);
                    }
                }
                let repair = failure.repair.filter(|_| self.scenario.autoscale.is_none());
                self.changes.extend(
                    repair.map(|after| (self.now + after, Change::Repair(failure.machines))),
                );
            }
            Change::Repair(machines) => {
                self.cores.add(machines);
                self.serve();
            }
            Change::Ready(machines) => {
                self.starting -= machines;
                self.cores.add(machines);
                self.serve();
            }
            Change::Check => self.check(),
        }
    }

    /// Orders machines, or lets one go when it has finished.
    fn check(&mut self) {
        let Some(rule) = self.scenario.autoscale else {
            return;
        };
        let looked = std::mem::take(&mut self.looked);
        let up = self.cores.up();
        // With no machine left there is no share to look at.
        let share = if looked.cores > 0.0 {
            looked.busy / looked.cores
        } else {
            1.0
        };
        let times = share / rule.target;
        // All cores busy is a share of one, however many requests wait: near a target of one it says nothing. A few
        // wait now and then by chance.
        let is_behind = times > 1.0 && self.waiting.len() > up as usize;
        let wanted = match (times - 1.0).abs() <= TOLERANCE && !is_behind {
            true => self.kept,
            false => (f64::from(up.max(1)) * times).ceil() as u32,
        };
        let wanted = wanted.min(rule.most_machines).max(self.scenario.machines);
        let planned = up + self.starting;
        if wanted > planned {
            let ordered = wanted - planned;
            self.kept = wanted;
            self.starting += ordered;
            let ready = (self.now + rule.start, Change::Ready(ordered));
            self.changes.push(ready);
        } else if wanted < up && self.starting == 0 {
            self.cores.drain_one();
            self.kept = up - 1;
        } else {
            // What has failed since and is not wanted again is not replaced later.
            self.kept = planned;
        }
        if self.now + rule.check_every < self.end {
            let next = (self.now + rule.check_every, Change::Check);
            self.changes.push(next);
        }
    }
}
