//! Sets of sites that serve everybody: the first, and better ones from where the prices lead.

use super::State;
use super::branch::Search;
use super::interchange::{cost, greedy, improve};
use super::transport::{Unserved, cost_of, flows_within};

/// Serving everybody that takes longer than so many iterations is tried for half of a direct answer's budget: the rest
/// is the bound's. By trial on three hundred sites.
const LONG_TO_SERVE: u64 = 50;

/// What came of a set of sites.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tried {
    Better,
    /// It is dearer than the best, or cannot serve everybody.
    NoBetter,
    /// The course was ended before that was known.
    Ended,
}

impl Search<'_> {
    /// A first solution.
    pub(super) fn begin(&mut self) {
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

    /// Serves everybody from these sites, and keeps them where that is the best so far.
    pub(super) fn try_open(&mut self, open: &[bool]) -> Tried {
        let problem = self.problem;
        if problem.capacity.is_none() {
            let cost = cost(problem, &self.costs, open);
            return self.keep(cost, open);
        }
        let sites: Vec<usize> = (0..open.len()).filter(|&site| open[site]).collect();
        self.course.worked(self.serving(open));
        let flows = match flows_within(problem, &sites, &mut self.course) {
            Ok(flows) => flows,
            Err(Unserved::Impossible) => return Tried::NoBetter,
            Err(Unserved::Ended) => return Tried::Ended,
        };
        let fixed: f64 = sites.iter().map(|&site| problem.fixed[site]).sum();
        let tried = self.keep(cost_of(problem, &flows) + fixed, open);
        if tried == Tried::Better {
            self.flows = Some(flows);
        }
        tried
    }

    fn keep(&mut self, cost: f64, open: &[bool]) -> Tried {
        let is_better = cost < self.best - 1e-12 * cost.abs();
        if !is_better {
            return Tried::NoBetter;
        }
        self.best = cost;
        self.course.progress.best = cost;
        self.open = open.to_vec();
        Tried::Better
    }

    /// Takes a set of sites as a start for a better solution.
    pub(super) fn offer(&mut self, open: &[bool], states: &[State]) {
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
        if self.try_open(&open) == Tried::Better {
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
                    self.try_open(&other);
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
                        self.try_open(&other);
                    }
                }
            }
            if self.best >= before {
                return;
            }
        }
    }

    /// First prices: what serving each customer costs in the first solution, and its share of the sites.
    pub(super) fn first_prices(&self) -> Vec<f64> {
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
}
