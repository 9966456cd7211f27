//! How far a run is, who follows it, and how much work each of its problems may take.

use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Plan, counts};
use crate::solver::{Problem, Progress, Solution, solve};

/// Iterations of each problem beside the plan: one that differs in a site, in their number, or in what is decided.
const BUDGET_OF_ONE: u64 = 6_000;
/// The same with capacities, whose iterations take longer.
const BUDGET_WITH_CAPACITY: u64 = 1_200;
/// Pairs of a site that can be open and a customer on the map, for which these budgets were chosen.
const PAIRS_OF_CITIES: u64 = 49 * 49;
/// Fewer find no set of sites.
const LEAST_BUDGET: u64 = 200;

/// How far a network is worked out.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainStage)]
pub struct Stage {
    /// Problems solved: the network itself, the one with nothing closed or barred, each site decided otherwise, each
    /// number of sites.
    pub done: usize,
    /// Problems in all.
    pub of: usize,
    /// Of all problems together.
    pub iterations: u64,
    /// What the best network found so far costs; null before the first.
    pub best: Option<f64>,
    /// What none can be below.
    pub bound: Option<f64>,
}

/// The stages of one run and who follows them.
pub(super) struct Course<'a> {
    stage: Stage,
    /// Of the problems already solved.
    iterations: u64,
    is_stopped: bool,
    follow: &'a mut dyn FnMut(Stage) -> bool,
}

impl<'a> Course<'a> {
    pub(super) fn of(plan: &Plan, follow: &'a mut dyn FnMut(Stage) -> bool) -> Self {
        let sites = plan.can_be.iter().filter(|can_be| **can_be).count();
        Self {
            stage: Stage {
                done: 0,
                of: 1 + usize::from(plan.free.is_some()) + sites + counts::numbers(plan).len(),
                iterations: 0,
                best: None,
                bound: None,
            },
            iterations: 0,
            is_stopped: false,
            follow,
        }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Tells of an iteration; those of the first problem say what the network costs.
    pub(super) fn tell(&mut self, progress: &Progress) -> bool {
        let finite = |value: f64| value.is_finite().then(|| round_to(value, 2));
        self.stage.iterations = self.iterations + progress.iterations;
        if self.stage.done == 0 {
            self.stage.best = finite(progress.best);
            self.stage.bound = finite(progress.bound);
        }
        self.goes_on()
    }

    /// Whether to go on with work that has no iterations; nobody is asked again after a no.
    pub(super) fn goes_on(&mut self) -> bool {
        self.is_stopped = self.is_stopped || !(self.follow)(self.stage);
        !self.is_stopped
    }

    /// Solves a problem beside the first; nothing where the run was told to end.
    pub(super) fn beside(&mut self, problem: &Problem) -> Option<Solution> {
        if self.is_stopped {
            return None;
        }
        let found = solve(problem, budget(problem), &mut |progress: &Progress| {
            self.tell(progress)
        });
        self.pass();
        found.ok()
    }

    /// One problem is out of the way.
    pub(super) fn pass(&mut self) {
        self.stage.done += 1;
        self.iterations = self.stage.iterations;
    }
}

/// Of a problem beside the first: as much work for places of one's own as for the cities of the map.
fn budget(problem: &Problem) -> u64 {
    let most = match problem.capacity {
        None => BUDGET_OF_ONE,
        Some(_) => BUDGET_WITH_CAPACITY,
    };
    as_on_the_map(most, problem)
}

/// As many iterations as take as long as so many on the map.
pub(super) fn as_on_the_map(most: u64, problem: &Problem) -> u64 {
    (most * PAIRS_OF_CITIES / problem.pairs()).clamp(LEAST_BUDGET, most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locate;
    use crate::solver::State;

    #[test]
    fn places_that_can_hold_no_site_leave_the_budget_to_the_others() {
        let all = Problem {
            fixed: vec![1.0; 120],
            capacity: None,
            demand: vec![1.0; 120],
            costs: vec![vec![1.0; 120]; 120],
            p: None,
            states: vec![State::Free; 120],
        };
        let mut some = all.clone();
        some.states[12..].fill(State::Closed);
        assert_eq!(as_on_the_map(60_000, &all), 10_004);
        assert_eq!(as_on_the_map(60_000, &some), 60_000);
        assert_eq!(locate::budget(&all), 41_666);
        assert_eq!(locate::budget(&some), 60_000);
    }
}
