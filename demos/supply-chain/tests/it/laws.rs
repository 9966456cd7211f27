//! What holds for any network.

use proptest::prelude::*;
use supply_chain::solver::{Problem, State, solve, transport};

fn problems() -> impl Strategy<Value = Problem> {
    (2..7usize, 2..8usize, any::<bool>()).prop_flat_map(|(sites, customers, is_limited)| {
        (
            prop::collection::vec(0.0..200.0f64, sites),
            prop::collection::vec(5.0..60.0f64, sites),
            prop::collection::vec(1.0..20.0f64, customers),
            prop::collection::vec(prop::collection::vec(1.0..100.0f64, customers), sites),
        )
            .prop_map(move |(fixed, capacity, demand, costs)| Problem {
                states: vec![State::Free; sites],
                capacity: is_limited.then_some(capacity),
                p: None,
                fixed,
                demand,
                costs,
            })
    })
}

/// Every set of sites tried.
fn by_hand(problem: &Problem) -> Option<f64> {
    let sets = 1u32..1 << problem.sites();
    let costs = sets.filter_map(|set| {
        let open: Vec<usize> = (0..problem.sites())
            .filter(|site| set >> site & 1 == 1)
            .collect();
        if problem.p.is_some_and(|p| p != open.len()) {
            return None;
        }
        let capacity = problem.capacity.as_ref();
        let room: f64 =
            capacity.map_or(f64::INFINITY, |of| open.iter().map(|&site| of[site]).sum());
        if room < problem.demand.iter().sum() {
            return None;
        }
        let fixed: f64 = open.iter().map(|&site| problem.fixed[site]).sum();
        Some(fixed + transport(problem, &open)?.cost)
    });
    costs.min_by(f64::total_cmp)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_solver_finds_what_trying_every_set_finds(problem in problems(), p in prop::option::of(1..4usize)) {
        let problem = Problem { p: p.filter(|p| *p <= problem.sites()), ..problem };
        let found = solve(&problem, 200_000, &mut |_: &_| true);
        match by_hand(&problem) {
            None => prop_assert!(found.is_err(), "{found:?}"),
            Some(best) => {
                let found = found.unwrap();
                prop_assert!(found.is_proven);
                prop_assert!((found.objective - best).abs() <= 1e-6 * best, "{} for {best}", found.objective);
            }
        }
    }

    #[test]
    fn everybody_is_served_and_no_site_gives_more_than_it_has(problem in problems()) {
        if let Ok(found) = solve(&problem, 200_000, &mut |_: &_| true) {
            for customer in 0..problem.customers() {
                let parts = found.flows.iter().filter(|(_, to, _)| *to == customer);
                let sum: f64 = parts.map(|(_, _, share)| share).sum();
                prop_assert!((sum - 1.0).abs() < 1e-9);
            }
            for (site, capacity) in problem.capacity.iter().flatten().enumerate() {
                let given = found.flows.iter().filter(|(from, ..)| *from == site);
                let given: f64 = given.map(|(_, to, share)| share * problem.demand[*to]).sum();
                prop_assert!(given <= capacity * (1.0 + 1e-9));
            }
        }
    }
}
