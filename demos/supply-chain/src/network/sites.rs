//! Each place with what the other decision on it would cost.

use boreal_demo_kit::number::round_to;

use super::Plan;
use super::counts::Counted;
use super::course::Course;
use super::report::Site;
use crate::cities::City;
use crate::solver::{PROOF, Problem, ROUNDING, Solution, State, transport};

/// Closed cities looked at, where each takes long.
const LOOKED_AT: usize = 3;

/// Networks that differ from a plan in the decision on one site.
pub(super) struct Flips {
    /// By site: what that alone adds; nothing where the others cannot serve all, or the run was told to end.
    alone: Vec<Option<f64>>,
    /// By site: the best network with it.
    planned: Vec<Option<Solution>>,
}

impl Flips {
    pub(super) fn of(plan: &Plan, solution: &Solution, course: &mut Course) -> Self {
        let problem = &plan.problem;
        let alone = alone(problem, solution, course);
        let looked_at = looked_at(problem, solution, &alone);
        let plan_anew = |at: usize| {
            if !plan.can_be[at] {
                return None;
            }
            if !looked_at[at] {
                course.pass();
                return None;
            }
            let mut other = problem.clone();
            other.states[at] = match solution.open.contains(&at) {
                true => State::Closed,
                false => State::Open,
            };
            course.beside(&other)
        };
        let planned = (0..problem.sites()).map(plan_anew).collect();
        Self { alone, planned }
    }

    /// The same beside another plan; what was planned for sites it decides otherwise says nothing of it.
    fn beside(self, plan: &Plan, was: &Solution, now: &Solution, course: &mut Course) -> Self {
        let is_same = |at: usize| was.open.contains(&at) == now.open.contains(&at);
        let planned = self.planned.into_iter().enumerate();
        Self {
            alone: alone(&plan.problem, now, course),
            planned: planned
                .map(|(at, found)| found.filter(|_| is_same(at)))
                .collect(),
        }
    }
}

/// The plan, or what was found beside it where that is cheaper: a search that ended at its budget may have missed it.
pub(super) fn cheapest(
    plan: &Plan,
    found: Solution,
    flips: Flips,
    counts: &[Counted],
    course: &mut Course,
) -> (Solution, Flips) {
    let problem = &plan.problem;
    // A network with another decision by hand is none of this problem.
    let is_free = |at: &usize| problem.states[*at] == State::Free;
    let fixed = |open: &[usize]| open.iter().map(|&at| problem.fixed[at]).sum::<f64>();
    let sites = (0..problem.sites()).filter(is_free);
    let planned = sites
        .clone()
        .filter_map(|at| flips.planned[at].as_ref())
        .map(|other| (other.objective, other.open.clone()));
    let alone = sites
        .filter(|_| problem.p.is_none())
        .filter_map(|at| Some((found.objective + flips.alone[at]?, flipped(&found, at))));
    let numbers = counts
        .iter()
        .filter(|one| problem.p.is_none_or(|p| p == one.sites))
        .map(|one| (one.total(), one.solution.open.clone()));
    let best = planned
        .chain(alone)
        .chain(numbers)
        .min_by(|a, b| a.0.total_cmp(&b.0));
    let is_cheaper = |cost: f64| cost < found.objective * (1.0 - ROUNDING);
    let Some((open, served)) = best
        .filter(|(cost, _)| is_cheaper(*cost))
        .and_then(|(_, open)| transport(problem, &open).map(|served| (open, served)))
    else {
        return (found, flips);
    };
    let objective = fixed(&open) + served.cost;
    let bound = found.bound.min(objective);
    let now = Solution {
        objective,
        open,
        flows: served.flows,
        capacity_prices: served.capacity_prices,
        customer_prices: served.customer_prices,
        bound,
        is_proven: found.is_proven || objective - bound <= PROOF * objective,
        ..found.clone()
    };
    let flips = flips.beside(plan, &found, &now, course);
    (now, flips)
}

/// The open sites with one decided otherwise.
fn flipped(solution: &Solution, at: usize) -> Vec<usize> {
    let mut open = solution.open.clone();
    match open.iter().position(|&site| site == at) {
        Some(place) => {
            open.remove(place);
        }
        None => open.push(at),
    }
    open.sort_unstable();
    open
}

/// What flipping one site alone would add, by city.
fn alone(problem: &Problem, solution: &Solution, course: &mut Course) -> Vec<Option<f64>> {
    let added = |at: usize| {
        if !course.goes_on() {
            return None;
        }
        let open = flipped(solution, at);
        let fixed: f64 = open.iter().map(|&site| problem.fixed[site]).sum();
        let served = transport(problem, &open)?;
        Some(fixed + served.cost - solution.objective)
    };
    (0..problem.sites()).map(added).collect()
}

/// The cities worth planning anew for: all where that is quick, else the open ones and those nearest to opening.
fn looked_at(problem: &Problem, solution: &Solution, alone: &[Option<f64>]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..alone.len()).collect();
    order.sort_by(|&a, &b| {
        let added = |at: usize| alone[at].unwrap_or(f64::INFINITY);
        added(a).total_cmp(&added(b)).then(a.cmp(&b))
    });
    let closed = order.iter().filter(|at| !solution.open.contains(at));
    let next: Vec<usize> = closed.take(LOOKED_AT).copied().collect();
    let is_quick = problem.capacity.is_none();
    (0..alone.len())
        .map(|at| is_quick || solution.open.contains(&at) || next.contains(&at))
        .collect()
}

/// Every place, those that order most first.
pub(super) fn told(plan: &Plan, solution: &Solution, flips: &Flips) -> Vec<Site> {
    let added = |at: usize| {
        let alone = flips.alone[at].filter(|_| plan.can_be[at]);
        let planned = flips.planned[at].as_ref();
        // What is done alone can be done in a new plan too, where the search did not come so far; with a number of
        // sites given it cannot, for it changes their number.
        let is_a_plan = plan.problem.p.is_none();
        let most = alone.filter(|_| is_a_plan).unwrap_or(f64::INFINITY);
        Added {
            alone: alone.map(dollars),
            replanned: planned
                .map(|other| dollars((other.objective - solution.objective).min(most))),
            is_proven: planned.is_some_and(|other| other.is_proven) && solution.is_proven,
        }
    };
    let served = Served {
        open: &solution.open,
        flows: &solution.flows,
        capacity_prices: &solution.capacity_prices,
        customer_prices: &solution.customer_prices,
    };
    places(&plan.places, &plan.problem, &served, added)
}

/// Cents, and no minus before nothing.
fn dollars(added: f64) -> f64 {
    round_to(added, 2) + 0.0
}

/// What another decision on a place would add.
#[derive(Default)]
pub(super) struct Added {
    alone: Option<f64>,
    replanned: Option<f64>,
    is_proven: bool,
}

/// Open sites and whom they serve.
pub(super) struct Served<'a> {
    pub(super) open: &'a [usize],
    pub(super) flows: &'a [(usize, usize, f64)],
    pub(super) capacity_prices: &'a [f64],
    pub(super) customer_prices: &'a [Option<f64>],
}

/// Every place, those that order most first.
pub(super) fn places(
    places: &[City],
    problem: &Problem,
    served: &Served,
    added: impl Fn(usize) -> Added,
) -> Vec<Site> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|&a, &b| {
        let demand = |at: usize| problem.demand[at];
        demand(b).total_cmp(&demand(a)).then(a.cmp(&b))
    });
    let site = |at: usize| {
        let city = &places[at];
        let delivered = served.flows.iter().filter(|(from, ..)| *from == at);
        let delivered: f64 = delivered
            .map(|&(_, to, share)| share * problem.demand[to])
            .sum();
        let Added {
            alone,
            replanned,
            is_proven,
        } = added(at);
        Site {
            key: city.key.clone(),
            name: city.name.clone(),
            province: city.province.clone(),
            latitude: city.latitude,
            longitude: city.longitude,
            residents: city.residents,
            demand_t: round_to(problem.demand[at], 3),
            is_open: served.open.contains(&at),
            delivered_t: round_to(delivered, 3),
            capacity_price: round_to(served.capacity_prices[at], 4),
            customer_price: served.customer_prices[at].map(|price| round_to(price, 4)),
            alone,
            replanned,
            is_proven,
        }
    };
    order.into_iter().map(site).collect()
}

#[cfg(test)]
mod tests {
    use boreal_demo_kit::Input;

    use super::super::{Params, Stage};
    use super::*;
    use crate::solver::{Progress, solve};

    #[test]
    fn a_plan_that_is_not_proven_gives_way_to_a_cheaper_one_found_beside_it() {
        let plan = Params::default().plan().expect("the defaults are valid");
        let best = solve(&plan.problem, 60_000, &mut |_: &Progress| true).expect("it can be");
        let dear = Solution {
            open: vec![0],
            objective: plan.problem.fixed[0]
                + transport(&plan.problem, &[0])
                    .expect("nothing is barred")
                    .cost,
            bound: best.objective,
            is_proven: false,
            ..best.clone()
        };
        let mut go_on = |_: Stage| true;
        let mut course = Course::of(&plan, &mut go_on);
        let flips = Flips::of(&plan, &dear, &mut course);
        let (now, flips) = cheapest(&plan, dear, flips, &[], &mut course);
        assert_eq!(now.open, best.open);
        assert!((now.objective - best.objective).abs() < 1e-6 && now.is_proven);
        for site in told(&plan, &now, &flips) {
            assert!(site.alone.is_none_or(|added| added >= 0.0), "{site:?}");
            assert!(site.replanned.is_none_or(|added| added >= 0.0), "{site:?}");
        }
    }
}
