//! The best network of each number of sites, and up to which cost of a site it stays the best.

use std::ops::Range;

use boreal_demo_kit::number::round_to;

use super::conflict::fewest;
use super::course::Course;
use super::report::{Count, NoCounts};
use super::{Plan, service_of};
use crate::solver::{Problem, Solution, State};

/// Numbers of sites compared.
const MOST_COUNTED: usize = 12;

/// From the fewest sites that could deliver what is ordered; none where sites cost differently, since their number says
/// too little there.
pub(super) fn numbers(plan: &Plan) -> Range<usize> {
    let count = |state: State| {
        let states = plan.problem.states.iter();
        states.filter(|one| **one == state).count()
    };
    let most = plan.problem.sites() - count(State::Closed);
    match fewest(&plan.problem).filter(|_| plan.is_one_cost) {
        Some(fewest) => {
            let least = fewest.max(count(State::Open)).max(1);
            least..(most + 1).min(least + MOST_COUNTED)
        }
        None => 0..0,
    }
}

/// The cheapest freight of each of them.
pub(super) fn solved(plan: &Plan, course: &mut Course) -> Vec<(usize, Solution)> {
    let solve = |p: usize| {
        let only = Problem {
            fixed: vec![0.0; plan.problem.sites()],
            p: Some(p),
            ..plan.problem.clone()
        };
        Some((p, course.beside(&only)?))
    };
    numbers(plan).filter_map(solve).collect()
}

/// They as told.
pub(super) fn told(plan: &Plan, found: &[(usize, Solution)]) -> Vec<Count> {
    let count = |at: usize| {
        let (sites, solution) = &found[at];
        // Fewer are better once a site costs more than what one less would lose in freight.
        let fewer = found[..at]
            .iter()
            .map(|(fewer, other)| (other.objective - solution.objective) / (sites - fewer) as f64);
        let service = service_of(plan, solution);
        Count {
            sites: *sites,
            freight_cost: round_to(solution.objective, 2),
            average_km: service.average_km,
            average_hours: service.average_hours,
            day_share: service.day_share,
            open: solution
                .open
                .iter()
                .map(|&at| plan.places[at].key.clone())
                .collect(),
            up_to_cost: fewer.min_by(f64::total_cmp).map(|cost| round_to(cost, 2)),
            proven: solution.is_proven,
        }
    };
    (0..found.len()).map(count).collect()
}

/// Why there are none.
pub(super) fn missing(
    plan: &Plan,
    found: &[(usize, Solution)],
    course: &Course,
) -> Option<NoCounts> {
    match found {
        [_, ..] => None,
        [] if !plan.is_one_cost => Some(NoCounts::DifferentCosts),
        [] if course.is_stopped() => Some(NoCounts::Stopped),
        [] => Some(NoCounts::NotFound),
    }
}
