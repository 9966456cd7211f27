//! The search itself: prices along the subgradient, sites fixed, and the rest branched on.

use super::course::Course;
use super::interchange::{cost, finite_costs, greedy, improve};
use super::master::{Rule, master};
use super::relaxation::Relaxation;
use super::transport::{Transport, transport, transport_cost};
use super::{Infeasible, PROOF, Problem, Solution, State, Watch};

/// How prices move. Both sets were tried against others on the public instances.
#[derive(Debug, Clone, Copy)]
struct Pace {
    /// How much of the last direction is kept.
    deflection: f64,
    step: f64,
    /// After so many iterations without gain the step shrinks, and the search goes back to its best prices.
    patience: u32,
    shrink: f64,
    goes_back: bool,
    least_step: f64,
}

const PLAIN: Pace = Pace {
    deflection: 0.7,
    step: 1.0,
    patience: 50,
    shrink: 0.8,
    goes_back: false,
    least_step: 5e-4,
};
const WITH_CAPACITY: Pace = Pace {
    deflection: 0.3,
    step: 1.2,
    patience: 25,
    shrink: 0.5,
    goes_back: true,
    least_step: 1e-3,
};

/// Iterations of a node, and of each side of a candidate to branch on.
const OF_NODE: u64 = 60;
const OF_CANDIDATE: u64 = 20;
const CANDIDATES: usize = 10;
const ROOT: u64 = 20_000;
/// A better set of sites is looked for when the bound has gained so much, or after so many iterations.
const GAIN: f64 = 0.002;
const EVERY: u64 = 40;
/// Serving everybody that takes longer than so many iterations is tried for half of a direct answer's budget: the rest
/// is the bound's. By trial on three hundred sites.
const LONG_TO_SERVE: u64 = 50;

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

struct Search<'a> {
    problem: &'a Problem,
    costs: Vec<Vec<f64>>,
    rule: Rule,
    pace: Pace,
    relaxation: Relaxation<'a>,
    is_integral: bool,
    best: f64,
    open: Vec<bool>,
    /// The least bound of the nodes that wait.
    waiting: f64,
    course: Course<'a>,
}

pub(super) fn solve(
    problem: &Problem,
    budget: u64,
    watch: &mut dyn Watch,
) -> Result<Solution, Infeasible> {
    let mut search = Search::new(problem, budget, watch);
    search.begin();
    let bound = search.run();
    let is_stopped = search.course.is_stopped();
    let of =
        |is_in: &dyn Fn(usize) -> bool| (0..problem.sites()).filter(|&site| is_in(site)).collect();
    let mut open: Vec<usize> = of(&|site| search.open[site]);
    let mut served = transport(problem, &open);
    let is_found = served.is_some();
    if !is_found && problem.p.is_none() {
        // Ended before a first set: with every allowed site open there is no conflict.
        open = of(&|site| problem.states[site] != State::Closed);
        served = transport(problem, &open);
    }
    let Some(Transport {
        cost,
        flows,
        prices,
    }) = served
    else {
        return Err(Infeasible::NoSet {
            p: problem.p.unwrap_or(open.len()),
            is_proven: !is_stopped,
        });
    };
    let objective = cost + open.iter().map(|&site| problem.fixed[site]).sum::<f64>();
    let is_proven = is_found && !is_stopped;
    Ok(Solution {
        objective,
        open,
        flows,
        bound: if is_proven {
            objective
        } else {
            bound.min(objective)
        },
        is_proven,
        iterations: search.course.progress.iterations,
        nodes: search.course.progress.nodes,
        capacity_prices: prices,
    })
}

impl<'a> Search<'a> {
    fn new(problem: &'a Problem, budget: u64, watch: &'a mut dyn Watch) -> Self {
        let (least, most) = problem.count();
        let demand: f64 = problem.demand.iter().sum();
        let rule = match (&problem.capacity, problem.p) {
            (None, _) | (_, Some(_)) => Rule::Count {
                least: least.max(1),
                most,
            },
            (Some(of), None) if of.windows(2).all(|pair| pair[0] == pair[1]) => Rule::Count {
                least: least.max((demand / of[0] - 1e-9).ceil().max(1.0) as usize),
                most,
            },
            (Some(of), None) => Rule::Capacity {
                of: of.clone(),
                demand,
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
            waiting: f64::INFINITY,
            course: Course::new(budget, watch),
        }
    }

    /// A bound above which a node holds nothing better.
    fn cutoff(&self) -> f64 {
        if self.is_integral {
            self.best - 1.0 + 1e-6
        } else {
            self.best - PROOF * self.best.abs()
        }
    }

    /// A first solution.
    fn begin(&mut self) {
        let mut open = greedy(self.problem, &self.costs, &self.problem.states);
        let states = &self.problem.states;
        improve(
            self.problem,
            &self.costs,
            states,
            &mut open,
            &mut self.course,
        );
        self.offer(&open, &self.problem.states.clone());
    }

    /// Iterations that take as long as serving everybody from these sites within their capacities: way by way sites are
    /// looked at in pairs.
    fn serving(&self, open: &[bool]) -> u64 {
        let count = open.iter().filter(|open| **open).count();
        1 + (count * count / open.len()) as u64
    }

    /// Whether another set of sites may be tried, or what is left belongs to the bound.
    fn may_serve(&self, open: &[bool]) -> bool {
        !self.course.is_stopped()
            && (self.serving(open) <= LONG_TO_SERVE || !self.course.is_half_spent())
    }

    /// What open sites cost; infinite where they cannot serve all.
    fn cost_of(&mut self, open: &[bool]) -> f64 {
        if self.problem.capacity.is_none() {
            return cost(self.problem, &self.costs, open);
        }
        let sites: Vec<usize> = (0..open.len()).filter(|&site| open[site]).collect();
        self.course.worked(self.serving(open));
        transport_cost(self.problem, &sites)
            + sites
                .iter()
                .map(|&site| self.problem.fixed[site])
                .sum::<f64>()
    }

    fn keep(&mut self, cost: f64, open: &[bool]) -> bool {
        let is_better = cost < self.best - 1e-12 * cost.abs();
        if is_better {
            self.best = cost;
            self.course.progress.best = cost;
            self.open = open.to_vec();
        }
        is_better
    }

    /// Takes a set of sites as a start for a better solution.
    fn offer(&mut self, open: &[bool], states: &[State]) {
        let mut open = open.to_vec();
        if self.problem.capacity.is_none() {
            let course = &mut self.course;
            let cost = improve(self.problem, &self.costs, states, &mut open, course);
            self.keep(cost, &open);
            return;
        }
        self.fill(&mut open, states);
        if self.best.is_finite() && !self.may_serve(&open) {
            return;
        }
        let cost = self.cost_of(&open);
        if self.keep(cost, &open) {
            self.improve_with_capacity(states);
        }
    }

    /// Opens the cheapest sites a unit of capacity until all can be delivered.
    fn fill(&self, open: &mut [bool], states: &[State]) {
        let Some(capacity) = &self.problem.capacity else {
            return;
        };
        let demand: f64 = self.problem.demand.iter().sum();
        let (_, most) = self.problem.count();
        let mut spare: Vec<usize> = (0..open.len())
            .filter(|&site| !open[site] && states[site] == State::Free)
            .collect();
        let per_unit = |site: usize| {
            let nearest: f64 = self.costs[site].iter().sum();
            (self.problem.fixed[site] + nearest / open.len() as f64) / capacity[site].max(1e-12)
        };
        spare.sort_by(|&a, &b| per_unit(a).total_cmp(&per_unit(b)).then(a.cmp(&b)));
        let mut spare = spare.into_iter();
        loop {
            let of_open = (0..open.len()).filter(|&site| open[site]);
            let has: f64 = of_open.clone().map(|site| capacity[site]).sum();
            if has >= demand || of_open.count() >= most {
                return;
            }
            match spare.next() {
                Some(site) => open[site] = true,
                None => return,
            }
        }
    }

    /// Drops, swaps and adds over the sites that are not fixed, the first that helps each time.
    fn improve_with_capacity(&mut self, states: &[State]) {
        let (least, most) = self.problem.count();
        let free: Vec<usize> = (0..states.len())
            .filter(|&site| states[site] == State::Free)
            .collect();
        // On many free sites a swap of every pair takes longer than the bound that fixes them.
        let may_swap = free.len() <= 40;
        loop {
            let before = self.best;
            let open = self.open.clone();
            let count = open.iter().filter(|open| **open).count();
            for &site in &free {
                let is_allowed = if open[site] {
                    count > least
                } else {
                    count < most
                };
                if is_allowed {
                    let mut other = open.clone();
                    other[site] = !other[site];
                    if !self.may_serve(&other) {
                        return;
                    }
                    let cost = self.cost_of(&other);
                    self.keep(cost, &other);
                }
            }
            if self.best >= before && may_swap {
                for &out in free.iter().filter(|&&site| open[site]) {
                    for &into in free.iter().filter(|&&site| !open[site]) {
                        let mut other = open.clone();
                        (other[out], other[into]) = (false, true);
                        if !self.may_serve(&other) {
                            return;
                        }
                        let cost = self.cost_of(&other);
                        self.keep(cost, &other);
                    }
                }
            }
            if self.best >= before {
                return;
            }
        }
    }

    /// First prices: what serving each customer costs in the first solution, and its share of the sites.
    fn first_prices(&self) -> Vec<f64> {
        let open: Vec<usize> = (0..self.open.len())
            .filter(|&site| self.open[site])
            .collect();
        let fixed: f64 = open.iter().map(|&site| self.problem.fixed[site]).sum();
        let total: f64 = self.problem.demand.iter().sum();
        let price = |customer: usize| {
            let mut costs: Vec<f64> = open
                .iter()
                .map(|&site| self.costs[site][customer])
                .collect();
            costs.sort_by(f64::total_cmp);
            let near = costs.first().copied().unwrap_or(0.0);
            let next = costs.get(1).copied().unwrap_or(near);
            if fixed > 0.0 && total > 0.0 {
                near + fixed * self.problem.demand[customer] / total
            } else {
                f64::midpoint(near, next)
            }
        };
        (0..self.problem.customers()).map(price).collect()
    }

    /// Everything: gives the bound.
    fn run(&mut self) -> f64 {
        let mut root = Node {
            states: self.problem.states.clone(),
            prices: self.first_prices(),
            bound: f64::NEG_INFINITY,
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
            if node.bound > self.cutoff() {
                continue;
            }
            let others = waiting.iter().map(|node| node.bound);
            self.waiting = others.fold(f64::INFINITY, f64::min);
            self.course.progress.nodes += 1;
            let relaxed = self.relax(&mut node, OF_NODE);
            self.branch(node, relaxed, &mut waiting);
        }
        let bounds = waiting.iter().map(|node| node.bound);
        bounds.fold(self.best, f64::min)
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
                let cost = self.cost_of(&open);
                self.keep(cost, &open);
                return;
            }
            free.sort_by(|&a, &b| {
                let off = |site: usize| (average[site] - 0.5).abs();
                off(a).total_cmp(&off(b)).then(a.cmp(&b))
            });
            free.truncate(CANDIDATES);
            match self.strongest(&mut node, &free) {
                Strongest::Pruned => return,
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
        let mut forced = Vec::new();
        let mut offered = f64::NEG_INFINITY;
        for iteration in 0..iterations {
            self.relaxation.worths(&prices, &node.states, &mut worths);
            let Some(chosen) = master(&worths, &node.states, &self.rule, &mut taken) else {
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
            let bound_of_all = node.bound.min(self.waiting).min(self.best);
            if !self.course.iterated(bound_of_all) {
                break;
            }
            average
                .iter_mut()
                .zip(&taken)
                .for_each(|(average, taken)| *average = 0.9 * *average + 0.1 * taken);
            if node.bound > self.cutoff() {
                return Relaxed::Pruned;
            }
            let is_much = found > offered + GAIN * found.abs();
            if is_root && is_gain && is_much || iteration % EVERY == EVERY - 1 {
                offered = found;
                let open: Vec<bool> = taken.iter().map(|part| *part > 0.5).collect();
                self.offer(&open, &node.states);
            }
            if is_gain || iteration % 10 == 9 {
                self.fix(node, bound - chosen, &worths, &taken, &mut forced);
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
    fn fix(
        &self,
        node: &mut Node,
        priced: f64,
        worths: &[f64],
        taken: &[f64],
        forced: &mut Vec<f64>,
    ) {
        let cutoff = self.cutoff();
        for (site, &taken) in taken.iter().enumerate() {
            if node.states[site] != State::Free {
                continue;
            }
            let (other, state) = if taken > 0.5 {
                (State::Closed, State::Open)
            } else {
                (State::Open, State::Closed)
            };
            node.states[site] = other;
            let bound = master(worths, &node.states, &self.rule, forced);
            let is_out = bound.is_none_or(|chosen| priced + chosen > cutoff);
            node.states[site] = if is_out { state } else { State::Free };
        }
    }
}

/// What was learnt from the candidates.
enum Strongest {
    Pruned,
    /// The node has fewer free sites now.
    Fixed,
    Sides(Node, Node),
}
