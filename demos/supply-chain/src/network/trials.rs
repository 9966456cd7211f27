//! Which limits are in conflict where no set of sites serves everybody, found by leaving one after another out.

use crate::solver::{Infeasible, Problem, Progress, State, solve};

/// Work of one trial, and of all of them.
const OF_ONE: u64 = 400;
const OF_ALL: u64 = 20_000;

/// A limit that somebody set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Limit {
    Number,
    Capacity,
    Open(usize),
    Closed(usize),
    /// The site first.
    Barred(usize, usize),
}

/// A problem in which only the limits matter, and what looking at it may still take.
pub(super) struct Trials {
    /// Serving a customer costs one: what costs as much as there are customers serves everybody.
    problem: Problem,
    limits: Vec<Limit>,
    left: u64,
}

impl Trials {
    /// With the sites that were closed by hand.
    pub(super) fn of(problem: &Problem, closed: &[usize]) -> Self {
        let one = |cost: &f64| match cost.is_finite() {
            true => 1.0,
            false => f64::INFINITY,
        };
        let pairs = problem.costs.iter().enumerate().flat_map(|(from, row)| {
            let ways = row.iter().enumerate();
            let barred = ways.filter(|(_, cost)| !cost.is_finite());
            barred.map(move |(to, _)| Limit::Barred(from, to))
        });
        let is_open = |at: &usize| problem.states[*at] == State::Open;
        let open = (0..problem.sites()).filter(is_open);
        let closed = closed.iter().copied();
        Self {
            // What stands last is kept where either would do.
            limits: pairs
                .chain(closed.map(Limit::Closed))
                .chain(open.map(Limit::Open))
                .chain(problem.capacity.as_ref().map(|_| Limit::Capacity))
                .chain(problem.p.map(|_| Limit::Number))
                .collect(),
            problem: Problem {
                fixed: vec![0.0; problem.sites()],
                costs: problem
                    .costs
                    .iter()
                    .map(|row| row.iter().map(one).collect())
                    .collect(),
                ..problem.clone()
            },
            left: OF_ALL,
        }
    }

    /// Limits that cannot hold together, of which none is to spare; some may be where the work for it was spent.
    pub(super) fn conflict(&mut self) -> Vec<Limit> {
        let mut now = self.problem.clone();
        let mut kept = Vec::new();
        for limit in std::mem::take(&mut self.limits) {
            let mut without = now.clone();
            leave_out(&mut without, limit);
            match self.serves(&without) {
                Some(false) => now = without,
                _ => kept.push(limit),
            }
        }
        kept
    }

    /// Whether everybody can be served once all of these limits are gone.
    pub(super) fn would_do(&mut self, limits: &[Limit]) -> bool {
        let mut without = self.problem.clone();
        for &limit in limits {
            leave_out(&mut without, limit);
        }
        self.serves(&without) == Some(true)
    }

    /// Whether some set of sites serves everybody; nothing where that was not found out.
    fn serves(&mut self, problem: &Problem) -> Option<bool> {
        if self.left == 0 {
            return None;
        }
        let everybody = problem.customers() as f64;
        let left = &mut self.left;
        let found = solve(problem, OF_ONE, &mut |progress: &Progress| {
            *left = left.saturating_sub(1);
            *left > 0 && progress.best > everybody + 0.5
        });
        match found {
            Ok(_) => Some(true),
            Err(Infeasible::NoSet {
                is_proven: false, ..
            }) => None,
            Err(_) => Some(false),
        }
    }
}

fn leave_out(problem: &mut Problem, limit: Limit) {
    match limit {
        Limit::Number => problem.p = None,
        Limit::Capacity => problem.capacity = None,
        Limit::Open(site) | Limit::Closed(site) => problem.states[site] = State::Free,
        Limit::Barred(from, to) => problem.costs[from][to] = 1.0,
    }
}
