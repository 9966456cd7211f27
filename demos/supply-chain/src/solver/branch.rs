//! The search itself: prices along the subgradient, sites fixed, and the rest branched on.

use super::course::Course;
use super::interchange::finite_costs;
use super::master::{Rule, in_order, master};
use super::offers::Tried;
use super::pace::{PLAIN, Pace, WITH_CAPACITY};
use super::relaxation::Relaxation;
use super::{PROOF, Problem, State};

/// Iterations of a node, and of each side of a candidate to branch on.
const OF_NODE: u64 = 60;
const OF_CANDIDATE: u64 = 20;
const CANDIDATES: usize = 10;
const ROOT: u64 = 20_000;
/// A better set of sites is looked for when the bound has gained so much, or after so many iterations.
const GAIN: f64 = 0.002;
const EVERY: u64 = 40;

#[derive(Debug, Clone)]
struct Node {
    states: Vec<State>,
    prices: Vec<f64>,
    bound: f64,
}

/// How a node ended.
enum Relaxed {
    /// No better solution is in it.
    Pruned,
    /// The prices and how much of each site was in the sets of the last iterations.
    Open { average: Vec<f64> },
}

pub(super) struct Search<'a> {
    pub(super) problem: &'a Problem,
    /// With a number in place of what is barred.
    pub(super) costs: Vec<Vec<f64>>,
    rule: Rule,
    pace: Pace,
    relaxation: Relaxation<'a>,
    is_integral: bool,
    pub(super) best: f64,
    pub(super) open: Vec<bool>,
    /// Who serves whom in the best, by site, customer and part of the customer; without capacities it is not kept, but
    /// found again at once.
    pub(super) flows: Option<Vec<(usize, usize, f64)>>,
    /// The least bound of the nodes that wait, and of the one whose sides are tried.
    waiting: f64,
    pub(super) course: Course<'a>,
}

impl<'a> Search<'a> {
    pub(super) fn new(problem: &'a Problem, course: Course<'a>) -> Self {
        let (least, most) = problem.count();
        let demand: f64 = problem.demand.iter().sum();
        let rule = match (&problem.capacity, problem.p) {
            (None, _) | (_, Some(_)) => Rule::Count {
                least: least.max(1),
                most,
            },
            (Some(of), None) => match even(of, &problem.states) {
                Some(size) => Rule::Count {
                    least: least.max((demand / size - 1e-9).ceil().max(1.0) as usize),
                    most,
                },
                None => Rule::Capacity {
                    of: of.clone(),
                    demand,
                },
            },
        };
        Self {
            problem,
            costs: finite_costs(problem),
            rule,
            pace: if problem.capacity.is_some() {
                WITH_CAPACITY
            } else {
                PLAIN
            },
            relaxation: Relaxation::of(problem),
            is_integral: problem.is_integral(),
            best: f64::INFINITY,
            open: vec![false; problem.sites()],
            flows: None,
            waiting: f64::INFINITY,
            course,
        }
    }

    /// A bound from which on a node is left out: it holds nothing better, or nothing better by more than [`PROOF`].
    fn cutoff(&self) -> f64 {
        if self.best.is_infinite() {
            f64::INFINITY
        } else if self.is_integral {
            self.best - 1.0 + 1e-6
        } else {
            self.best - PROOF * self.best.abs()
        }
    }

    /// What everything left out costs at least: between the cutoff and the best there is no whole number.
    fn left_out(&self) -> f64 {
        if self.is_integral {
            self.best
        } else {
            self.cutoff()
        }
    }

    /// What is known before any prices: where no cost is below nothing, no sum of them is.
    fn floor(&self) -> f64 {
        let Problem { fixed, costs, .. } = self.problem;
        let mut all = fixed.iter().chain(costs.iter().flatten());
        match all.all(|cost| *cost >= 0.0) {
            true => 0.0,
            false => f64::NEG_INFINITY,
        }
    }

    /// Everything: gives the bound.
    pub(super) fn run(&mut self) -> f64 {
        let mut root = Node {
            states: self.problem.states.clone(),
            prices: self.first_prices(),
            bound: self.floor(),
        };
        self.course.progress.nodes = 1;
        let first = self.relax(&mut root, ROOT);
        let mut waiting: Vec<Node> = Vec::new();
        self.branch(root, first, &mut waiting);
        while let Some(mut node) = waiting.pop() {
            if self.course.is_stopped() {
                waiting.push(node);
                break;
            }
            if node.bound >= self.cutoff() {
                continue;
            }
            let others = waiting.iter().map(|node| node.bound);
            self.waiting = others.fold(f64::INFINITY, f64::min);
            self.course.progress.nodes += 1;
            let relaxed = self.relax(&mut node, OF_NODE);
            self.branch(node, relaxed, &mut waiting);
        }
        let bounds = waiting.iter().map(|node| node.bound);
        let bound = bounds.fold(self.left_out(), f64::min);
        bound.max(self.course.progress.bound)
    }

    /// Two nodes of one that may hold something better.
    fn branch(&mut self, mut node: Node, relaxed: Relaxed, waiting: &mut Vec<Node>) {
        let Relaxed::Open { mut average } = relaxed else {
            return;
        };
        loop {
            if self.course.is_stopped() {
                waiting.push(node);
                return;
            }
            let mut free: Vec<usize> = (0..node.states.len())
                .filter(|&site| node.states[site] == State::Free)
                .collect();
            if free.is_empty() {
                let open: Vec<bool> = node.states.iter().map(|s| *s == State::Open).collect();
                if self.try_open(&open) == Tried::Ended {
                    waiting.push(node);
                }
                return;
            }
            free.sort_by(|&a, &b| {
                let off = |site: usize| (average[site] - 0.5).abs();
                off(a).total_cmp(&off(b)).then(a.cmp(&b))
            });
            free.truncate(CANDIDATES);
            // A side speaks for its half alone: the node waits, as a whole, while they are tried.
            let others = self.waiting;
            self.waiting = others.min(node.bound);
            let strongest = self.strongest(&mut node, &free);
            self.waiting = others;
            match strongest {
                Strongest::Pruned => return,
                // Nothing came of it before the end.
                Strongest::Fixed if self.course.is_stopped() => {}
                Strongest::Fixed => {
                    // One side of a candidate is out: the node is another now.
                    match self.relax(&mut node, OF_NODE) {
                        Relaxed::Pruned => return,
                        Relaxed::Open { average: found } => average = found,
                    }
                }
                Strongest::Sides(closed, open) => {
                    let (first, second) = if closed.bound <= open.bound {
                        (closed, open)
                    } else {
                        (open, closed)
                    };
                    waiting.push(second);
                    waiting.push(first);
                    return;
                }
            }
        }
    }

    /// The candidate whose two sides raise the bound most.
    fn strongest(&mut self, node: &mut Node, candidates: &[usize]) -> Strongest {
        let mut best: Option<(f64, Node, Node)> = None;
        for &site in candidates {
            let side = |state: State| {
                let mut side = node.clone();
                side.states[site] = state;
                side
            };
            let (mut closed, mut open) = (side(State::Closed), side(State::Open));
            let is_closed_out = matches!(self.relax(&mut closed, OF_CANDIDATE), Relaxed::Pruned);
            let is_open_out = matches!(self.relax(&mut open, OF_CANDIDATE), Relaxed::Pruned);
            if self.course.is_stopped() {
                return Strongest::Fixed;
            }
            match (is_closed_out, is_open_out) {
                (true, true) => return Strongest::Pruned,
                (true, false) => {
                    *node = open;
                    return Strongest::Fixed;
                }
                (false, true) => {
                    *node = closed;
                    return Strongest::Fixed;
                }
                (false, false) => {
                    let score = closed.bound.min(open.bound);
                    if best.as_ref().is_none_or(|(found, ..)| score > *found) {
                        best = Some((score, closed, open));
                    }
                }
            }
        }
        best.map_or(Strongest::Fixed, |(_, closed, open)| {
            Strongest::Sides(closed, open)
        })
    }

    /// Moves a node's prices for so many iterations, raises its bound and fixes what can be.
    fn relax(&mut self, node: &mut Node, iterations: u64) -> Relaxed {
        let pace = self.pace;
        let is_root = iterations == ROOT;
        let mut prices = node.prices.clone();
        let mut best_prices = prices.clone();
        let mut found = f64::NEG_INFINITY;
        let mut step = if is_root { pace.step } else { pace.step / 2.0 };
        let mut without_gain = 0;
        let mut direction = vec![0.0; prices.len()];
        let mut average = vec![0.5; node.states.len()];
        let (mut worths, mut taken, mut served) = (Vec::new(), Vec::new(), Vec::new());
        let (mut order, mut forced) = (Vec::new(), Vec::new());
        let mut offered = f64::NEG_INFINITY;
        for iteration in 0..iterations {
            self.relaxation.worths(&prices, &node.states, &mut worths);
            in_order(&worths, &node.states, &self.rule, &mut order);
            let found_set = master(&worths, &node.states, &self.rule, &order, &mut taken);
            let Some(chosen) = found_set else {
                return Relaxed::Pruned;
            };
            let bound = prices.iter().sum::<f64>() + chosen;
            let is_gain = bound > found + 1e-9 * bound.abs();
            if is_gain {
                found = bound;
                best_prices.clone_from(&prices);
                without_gain = 0;
            } else {
                without_gain += 1;
            }
            node.bound = node.bound.max(found);
            let bound_of_all = node.bound.min(self.waiting).min(self.left_out());
            if !self.course.iterated(bound_of_all) {
                break;
            }
            average
                .iter_mut()
                .zip(&taken)
                .for_each(|(average, taken)| *average = 0.9 * *average + 0.1 * taken);
            if node.bound >= self.cutoff() {
                return Relaxed::Pruned;
            }
            let is_much = found > offered + GAIN * found.abs();
            if is_root && is_gain && is_much || iteration % EVERY == EVERY - 1 {
                offered = found;
                let open: Vec<bool> = taken.iter().map(|part| *part > 0.5).collect();
                self.offer(&open, &node.states);
            }
            if is_gain || iteration % 10 == 9 {
                let set = Set {
                    priced: bound - chosen,
                    worths: &worths,
                    order: &order,
                    taken: &taken,
                };
                self.fix(node, &set, &mut forced);
            }
            self.relaxation.served(&prices, &taken, &mut served);
            let mut length = 0.0;
            for (direction, served) in direction.iter_mut().zip(&served) {
                *direction = (1.0 - served) + pace.deflection * *direction;
                length += *direction * *direction;
            }
            if length == 0.0 {
                break;
            }
            // Before a first solution nobody knows how far it is.
            let far = match self.best.is_finite() {
                true => (self.best - bound).max(1e-9 * bound.abs()),
                false => bound.abs().max(1.0),
            };
            let by = step * far / length;
            prices
                .iter_mut()
                .zip(&direction)
                .for_each(|(price, way)| *price += by * way);
            if without_gain >= pace.patience {
                without_gain = 0;
                step *= pace.shrink;
                if pace.goes_back {
                    prices.clone_from(&best_prices);
                    direction.fill(0.0);
                }
                if step < pace.least_step {
                    break;
                }
            }
        }
        node.prices = best_prices;
        Relaxed::Open { average }
    }

    /// Decides the sites whose other state alone costs more than the best solution.
    fn fix(&mut self, node: &mut Node, set: &Set, forced: &mut Vec<f64>) {
        let cutoff = self.cutoff();
        let mut tried = 0;
        for (site, &taken) in set.taken.iter().enumerate() {
            if node.states[site] != State::Free {
                continue;
            }
            tried += 1;
            let (other, state) = if taken > 0.5 {
                (State::Closed, State::Open)
            } else {
                (State::Open, State::Closed)
            };
            node.states[site] = other;
            let bound = master(set.worths, &node.states, &self.rule, set.order, forced);
            let is_out = bound.is_none_or(|chosen| set.priced + chosen >= cutoff);
            node.states[site] = if is_out { state } else { State::Free };
        }
        // Each looks at all sites, an iteration at all pairs. Up to as many sites as customers that belongs to the
        // iteration, as the budgets were chosen; what is beyond it is counted.
        let iterations = tried / self.problem.customers().max(1);
        if iterations > 1 {
            self.course.worked(iterations as u64 - 1);
        }
    }
}

/// The best set of sites at some prices.
struct Set<'a> {
    /// What the prices alone bring.
    priced: f64,
    worths: &'a [f64],
    /// As [`in_order`] has it.
    order: &'a [usize],
    taken: &'a [f64],
}

/// What was learnt from the candidates.
enum Strongest {
    Pruned,
    /// The node has fewer free sites now.
    Fixed,
    Sides(Node, Node),
}

/// What each site that can be open delivers, where that is the same.
fn even(capacity: &[f64], states: &[State]) -> Option<f64> {
    let sites = capacity.iter().zip(states);
    let mut open = sites.filter(|(_, state)| **state != State::Closed);
    let (first, _) = open.next()?;
    open.all(|(size, _)| size == first).then_some(*first)
}
