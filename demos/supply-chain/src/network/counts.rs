//! The best network of each number of sites, and up to which cost of a site it stays the best.

use std::ops::Range;

use boreal_demo_kit::number::round_to;

use super::conflict::fewest;
use super::course::Course;
use super::report::{Count, NoCounts};
use super::{Plan, service_of};
use crate::solver::{Problem, ROUNDING, Solution, State};

/// Numbers of sites compared.
const MOST_COUNTED: usize = 12;

/// The network of a number of sites.
pub(super) struct Counted {
    pub(super) sites: usize,
    freight: f64,
    site_costs: f64,
    pub(super) solution: Solution,
}

impl Counted {
    /// A solution of this problem, whose sites may cost something else than the plan's.
    fn of(plan: &Plan, solved: &Problem, solution: Solution) -> Self {
        let costs = |problem: &Problem| -> f64 {
            let open = solution.open.iter();
            open.map(|&at| problem.fixed[at]).sum()
        };
        Self {
            sites: solution.open.len(),
            freight: solution.objective - costs(solved),
            site_costs: costs(&plan.problem),
            solution,
        }
    }

    pub(super) fn total(&self) -> f64 {
        self.freight + self.site_costs
    }

    /// What each site more saves in freight.
    fn saved_a_site(&self, more: &Self) -> f64 {
        (self.freight - more.freight) / (more.sites - self.sites) as f64
    }
}

/// From the fewest sites that could deliver what is ordered.
pub(super) fn numbers(plan: &Plan) -> Range<usize> {
    let count = |state: State| {
        let states = plan.problem.states.iter();
        states.filter(|one| **one == state).count()
    };
    let most = plan.problem.sites() - count(State::Closed);
    match fewest(&plan.problem) {
        Some(fewest) => {
            let least = fewest.max(count(State::Open)).max(1);
            least..(most + 1).min(least + MOST_COUNTED)
        }
        None => 0..0,
    }
}

/// The cheapest of each of them.
pub(super) fn solved(plan: &Plan, course: &mut Course) -> Vec<Counted> {
    let solve = |p: usize| {
        let mut only = Problem {
            p: Some(p),
            ..plan.problem.clone()
        };
        if plan.site_cost().is_some() {
            // So many sites cost the same whichever they are: a proof is nearer to the freight without them.
            only.fixed.fill(0.0);
        }
        let found = course.beside(&only)?;
        Some(Counted::of(plan, &only, found))
    };
    numbers(plan).filter_map(solve).collect()
}

/// They with the plan among them: no network of as many sites as it has is dearer than the plan itself.
pub(super) fn with_plan(plan: &Plan, mut found: Vec<Counted>, solution: &Solution) -> Vec<Counted> {
    let planned = Counted::of(plan, &plan.problem, solution.clone());
    if found.is_empty() || !numbers(plan).contains(&planned.sites) {
        return found;
    }
    match found.binary_search_by_key(&planned.sites, |one| one.sites) {
        Ok(at) => {
            let of_number = &found[at];
            let is_cheaper = planned.total() < of_number.total() * (1.0 - ROUNDING);
            let is_surer = solution.is_proven && !of_number.solution.is_proven;
            if is_cheaper || is_surer {
                found[at] = planned;
            }
        }
        Err(at) => found.insert(at, planned),
    }
    found
}

/// They as told.
pub(super) fn told(plan: &Plan, found: &[Counted]) -> Vec<Count> {
    let best = match plan.site_cost() {
        Some(_) => best_somewhere(found),
        // No one cost can be turned up and down.
        None => Vec::new(),
    };
    let up_to_cost = |at: usize| {
        let place = best.iter().position(|&one| one == at)?;
        let fewer = best[place.checked_sub(1)?];
        let cost = found[fewer].saved_a_site(&found[at]);
        (cost >= 0.0).then(|| round_to(cost, 2))
    };
    let count = |(at, one): (usize, &Counted)| {
        let service = service_of(plan, &one.solution);
        let open = one.solution.open.iter();
        Count {
            sites: one.sites,
            freight_cost: round_to(one.freight, 2),
            site_costs: round_to(one.site_costs, 2),
            average_km: service.average_km,
            average_hours: service.average_hours,
            day_share: service.day_share,
            open: open.map(|&at| plan.places[at].key.clone()).collect(),
            up_to_cost: up_to_cost(at),
            proven: one.solution.is_proven,
        }
    };
    found.iter().enumerate().map(count).collect()
}

/// Those that are the best at some cost of a site: the corners of freight against sites, from below. Between two of
/// them whatever makes one site more pay makes all of them up to the next corner pay.
fn best_somewhere(found: &[Counted]) -> Vec<usize> {
    let mut corners: Vec<usize> = Vec::new();
    for (at, one) in found.iter().enumerate() {
        while let [.., before, last] = corners[..] {
            if found[before].saved_a_site(&found[last]) >= found[last].saved_a_site(one) {
                break;
            }
            corners.pop();
        }
        corners.push(at);
    }
    corners
}

/// Why there are none.
pub(super) fn missing(found: &[Counted], course: &Course) -> Option<NoCounts> {
    match found {
        [_, ..] => None,
        [] if course.is_stopped() => Some(NoCounts::Stopped),
        [] => Some(NoCounts::NotFound),
    }
}

#[cfg(test)]
mod tests {
    use boreal_demo_kit::Input;

    use super::super::Params;
    use super::*;

    /// A network of the first so many cities, at 750,000 dollars a site.
    fn solution(sites: usize, freight: f64, is_proven: bool) -> Solution {
        Solution {
            objective: freight + 750_000.0 * sites as f64,
            open: (0..sites).collect(),
            flows: Vec::new(),
            bound: 0.0,
            is_proven,
            iterations: 0,
            nodes: 0,
            capacity_prices: Vec::new(),
            customer_prices: Vec::new(),
        }
    }

    fn counted(plan: &Plan, freights: &[(usize, f64)]) -> Vec<Counted> {
        let of = |&(sites, freight): &(usize, f64)| {
            Counted::of(plan, &plan.problem, solution(sites, freight, false))
        };
        freights.iter().map(of).collect()
    }

    fn plan() -> Plan {
        Params::default().plan().expect("the defaults are valid")
    }

    #[test]
    fn a_number_that_is_never_the_best_has_no_cost_up_to_which_it_is() {
        let plan = plan();
        let found = counted(
            &plan,
            &[(1, 177_543.0), (2, 104_953.0), (3, 5875.0), (4, 0.0)],
        );
        let up_to: Vec<_> = told(&plan, &found)
            .iter()
            .map(|one| one.up_to_cost)
            .collect();
        assert_eq!(up_to, [None, None, Some(85_834.0), Some(5875.0)]);
    }

    #[test]
    fn no_cost_up_to_which_a_number_is_the_best_is_below_nothing() {
        let plan = plan();
        // The last was not worked out to its end.
        let found = counted(&plan, &[(4, 3e6), (5, 2e6), (6, 2.1e6)]);
        let up_to: Vec<_> = told(&plan, &found)
            .iter()
            .map(|one| one.up_to_cost)
            .collect();
        assert_eq!(up_to, [None, Some(1e6), None]);
    }

    #[test]
    fn the_plan_is_among_the_numbers_and_none_of_its_own_is_dearer() {
        let plan = plan();
        let planned = solution(5, 2.5e6, true);
        for others in [
            &[(4, 3e6), (5, 2.9e6), (6, 2e6)][..],
            &[(4, 3e6), (5, 2.5e6), (6, 2e6)][..],
            &[(4, 3e6), (6, 2e6)][..],
        ] {
            let found = with_plan(&plan, counted(&plan, others), &planned);
            let told = told(&plan, &found);
            let sites: Vec<_> = told.iter().map(|one| one.sites).collect();
            assert_eq!(sites, [4, 5, 6]);
            assert_eq!((told[1].freight_cost, told[1].proven), (2.5e6, true));
            assert_eq!(told[1].site_costs, 3_750_000.0);
        }
        let none = with_plan(&plan, Vec::new(), &planned);
        assert!(none.is_empty());
        let beyond = with_plan(&plan, counted(&plan, &[(4, 3e6)]), &solution(13, 1e6, true));
        assert_eq!(beyond.len(), 1);
    }
}
