//! What a search tells on its way, and where there is little to search.

use supply_chain::or_library::{facility, p_median};
use supply_chain::solver::{PROOF, Problem, Progress, Solution, State, solve, transport};

/// Sites that hardly differ and customers near some of them only: the bound at the root stays below the optimum, so
/// that it is branched.
fn close_call(seed: u64) -> Problem {
    let mut state = seed * 2 + 1;
    let mut number = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as f64 / (1u64 << 31) as f64
    };
    let fixed = (0..8).map(|_| 10.0 + number()).collect();
    let mut cost = || match number() < 0.4 {
        true => number(),
        false => 20.0 + number(),
    };
    Problem {
        costs: (0..8).map(|_| (0..10).map(|_| cost()).collect()).collect(),
        fixed,
        capacity: None,
        demand: vec![1.0; 10],
        p: None,
        states: vec![State::Free; 8],
    }
}

/// Every set of sites tried.
fn optimum(problem: &Problem) -> f64 {
    let cost = |set: u32| {
        let open = || (0..problem.sites()).filter(move |site| set >> site & 1 == 1);
        let near = |customer: usize| {
            let costs = open().map(|site| problem.costs[site][customer]);
            costs.fold(f64::INFINITY, f64::min)
        };
        let fixed: f64 = open().map(|site| problem.fixed[site]).sum();
        fixed + (0..problem.customers()).map(near).sum::<f64>()
    };
    let sets = 1..1u32 << problem.sites();
    sets.map(cost).fold(f64::INFINITY, f64::min)
}

/// The bounds told until so many were, and the answer then.
fn told(problem: &Problem, most: usize) -> (Vec<f64>, Solution) {
    let mut bounds = Vec::new();
    let found = solve(problem, 1_000_000, &mut |progress: &Progress| {
        bounds.push(progress.bound);
        bounds.len() < most
    });
    (bounds, found.unwrap())
}

#[test]
fn the_bound_told_never_falls_and_is_always_proven() {
    let mut branched = 0;
    for seed in 0..100 {
        let problem = close_call(seed);
        let best = optimum(&problem);
        let (all, found) = told(&problem, usize::MAX);
        assert!(found.is_proven && (found.objective - best).abs() < 1e-9);
        branched += u32::from(found.nodes > 1);
        assert!(all.is_sorted(), "seed {seed} fell");
        // What is told at an end is what all before it were worth.
        for most in (1..=8).map(|part| (all.len() * part / 9).max(1)) {
            let (bounds, ended) = told(&problem, most);
            assert_eq!(bounds, all[..most]);
            let last = bounds[most - 1];
            assert!(
                last <= ended.bound && ended.bound <= best + 1e-9,
                "seed {seed}, {most} of {}: told {last}, then {}, best {best}",
                all.len(),
                ended.bound
            );
        }
    }
    assert!(branched > 0, "nothing was branched");
}

#[test]
fn a_bound_is_no_closer_than_what_was_looked_through() {
    let broken = close_call(3);
    let found = solve(&broken, 1_000_000, &mut |_: &_| true).unwrap();
    assert!(found.is_proven);
    assert!(found.bound < found.objective, "{found:?}");
    assert!(found.bound >= found.objective * (1.0 - PROOF) - 1e-12);
    // Between whole costs there is nothing to look through.
    let whole = p_median(include_str!("inputs/pmed1.txt")).unwrap();
    let found = solve(&whole, 1_000_000, &mut |_: &_| true).unwrap();
    assert_eq!(found.bound, found.objective);
}

#[test]
fn sites_that_cost_nothing_are_not_tried_in_every_combination() {
    let nothing = Problem {
        fixed: vec![0.0; 16],
        capacity: Some((0..16).map(|at| 10.0 + f64::from(at)).collect()),
        demand: vec![5.0; 4],
        costs: vec![vec![0.0; 4]; 16],
        p: None,
        states: vec![State::Free; 16],
    };
    let found = solve(&nothing, 1_000_000, &mut |_: &_| true).unwrap();
    assert!(found.is_proven && found.objective == 0.0 && found.bound == 0.0);
    assert_eq!(found.nodes, 1);
}

#[test]
fn where_one_set_alone_can_be_nothing_is_searched() {
    let given = facility(include_str!("inputs/cap74.txt"), Some(5000.0)).unwrap();
    let open: Vec<usize> = (0..given.sites()).filter(|site| site % 5 != 0).collect();
    let state = |site: usize| match open.contains(&site) {
        true => State::Open,
        false => State::Closed,
    };
    let by_hand = Problem {
        states: (0..given.sites()).map(state).collect(),
        ..given.clone()
    };
    // All that are not closed, where the number leaves no choice.
    let by_number = Problem {
        states: (0..given.sites())
            .map(|site| match state(site) {
                State::Open => State::Free,
                other => other,
            })
            .collect(),
        p: Some(open.len()),
        ..given.clone()
    };
    let fixed: f64 = open.iter().map(|&site| given.fixed[site]).sum();
    let cost = transport(&given, &open).unwrap().cost + fixed;
    for problem in [by_hand, by_number] {
        let mut looks = 0;
        let found = solve(&problem, 1, &mut |_: &_| {
            looks += 1;
            false
        });
        let found = found.unwrap();
        assert_eq!((looks, found.iterations, found.nodes), (1, 0, 0));
        assert!(found.is_proven);
        assert_eq!(found.open, open);
        assert_eq!((found.objective, found.bound), (cost, cost));
    }
}

#[test]
fn the_capacity_of_a_closed_site_changes_nothing() {
    let mut problem = facility(include_str!("inputs/cap74.txt"), Some(5000.0)).unwrap();
    problem.states[0] = State::Closed;
    let even = solve(&problem, 1_000_000, &mut |_: &_| true);
    problem.capacity.as_mut().unwrap()[0] = 58_268.0;
    assert_eq!(solve(&problem, 1_000_000, &mut |_: &_| true), even);
}

fn two_sites(capacity: [f64; 2], demand: [f64; 2], costs: [[f64; 2]; 2]) -> Problem {
    Problem {
        fixed: vec![0.0; 2],
        capacity: Some(capacity.to_vec()),
        demand: demand.to_vec(),
        costs: costs.map(|row| row.to_vec()).to_vec(),
        p: None,
        states: vec![State::Free; 2],
    }
}

#[test]
fn a_small_customer_beside_a_large_one_is_served() {
    for (large, small) in [(0, 1), (1, 0)] {
        let mut demand = [1.0; 2];
        demand[large] = 1e12;
        let mut costs = [[7.0; 2], [3.0; 2]];
        costs[0][large] = 1e6;
        costs[1][large] = f64::INFINITY;
        let problem = two_sites([1e12, 10.0], demand, costs);
        let found = solve(&problem, 10_000, &mut |_: &_| true).unwrap();
        assert_eq!(found.objective, 1e6 + 3.0);
        assert!(found.flows.contains(&(1, small, 1.0)), "{:?}", found.flows);
        // In the last unit of the large site.
        let problem = two_sites([1e12 + 1.0, 0.0], demand, costs);
        let found = solve(&problem, 10_000, &mut |_: &_| true).unwrap();
        assert_eq!(found.objective, 1e6 + 7.0);
        assert!(found.flows.contains(&(0, small, 1.0)), "{:?}", found.flows);
    }
}

#[test]
fn a_capacity_that_is_short_by_rounding_alone_is_enough() {
    let problem = two_sites([1.0, 0.0], [1.0, 1e-13], [[1.0, 2.0], [9.0, 9.0]]);
    let found = solve(&problem, 10_000, &mut |_: &_| true).unwrap();
    assert_eq!(found.objective, 3.0);
    assert_eq!(found.flows, [(0, 0, 1.0), (0, 1, 1.0)]);
}

#[test]
fn a_little_of_a_large_customer_is_not_put_where_it_is_barred() {
    // A unit of the first weighs little, and would make room for all of the second.
    let costs = [[5.0, 0.0], [f64::INFINITY, 1e6]];
    let problem = two_sites([1e6, 10.0], [1e6, 1.0], costs);
    let found = solve(&problem, 10_000, &mut |_: &_| true).unwrap();
    assert_eq!(found.objective, 5.0 + 1e6);
    assert_eq!(found.flows, [(0, 0, 1.0), (1, 1, 1.0)]);
}
