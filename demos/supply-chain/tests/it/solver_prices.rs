//! What one unit more would change, of a capacity and of a demand: the unit more, not the unit less.

use proptest::prelude::*;
use supply_chain::solver::{Problem, State, solve, transport};

/// By site and customer the cost of a unit; endless where it is barred.
fn problem(capacity: &[f64], demand: &[f64], unit_costs: &[Vec<f64>]) -> Problem {
    let row = |costs: &Vec<f64>| -> Vec<f64> {
        let of_all = costs.iter().zip(demand);
        of_all.map(|(cost, demand)| cost * demand).collect()
    };
    Problem {
        fixed: vec![0.0; capacity.len()],
        capacity: Some(capacity.to_vec()),
        demand: demand.to_vec(),
        costs: unit_costs.iter().map(row).collect(),
        p: None,
        states: vec![State::Open; capacity.len()],
    }
}

fn served(problem: &Problem) -> Option<f64> {
    let open: Vec<usize> = (0..problem.sites()).collect();
    transport(problem, &open).map(|served| served.cost)
}

#[track_caller]
fn capacity_prices(problem: &Problem, expected: &[f64]) {
    let found = solve(problem, 10_000, &mut |_: &_| true).unwrap();
    assert_eq!(found.capacity_prices, expected);
}

#[test]
fn a_site_that_fills_up_has_a_price_where_the_dear_one_is_full_too() {
    let dear = [vec![1.0, 1.0], vec![10.0, 10.0]];
    capacity_prices(&problem(&[5.0, 5.0], &[5.0, 5.0], &dear), &[9.0, 0.0]);
}

#[test]
fn more_of_a_site_whose_last_unit_is_just_enough_saves_nothing() {
    let dear = [vec![1.0], vec![10.0]];
    capacity_prices(&problem(&[5.0, 10.0], &[5.0], &dear), &[0.0, 0.0]);
}

#[test]
fn a_customer_without_room_for_more_has_no_price() {
    // The second may be served by the first site alone: more of it needs units of the other there that can move away.
    let both = [vec![1.0, 1.0], vec![10.0, f64::INFINITY]];
    let found = solve(
        &problem(&[5.0, 8.0], &[5.0, 5.0], &both),
        10_000,
        &mut |_: &_| true,
    );
    assert_eq!(found.unwrap().customer_prices, [Some(10.0), None]);
    let found = solve(
        &problem(&[6.0, 8.0], &[5.0, 5.0], &both),
        10_000,
        &mut |_: &_| true,
    );
    assert_eq!(found.unwrap().customer_prices, [Some(10.0), Some(10.0)]);
    let nothing = problem(&[6.0, 8.0], &[5.0, 0.0], &[vec![1.0, 1.0], vec![2.0, 2.0]]);
    let found = solve(&nothing, 10_000, &mut |_: &_| true).unwrap();
    assert_eq!(found.customer_prices, [Some(1.0), None]);
}

#[test]
fn without_capacities_a_unit_costs_what_the_nearest_site_asks() {
    let limited = problem(&[1.0, 1.0], &[5.0, 2.0], &[vec![1.0, 4.0], vec![3.0, 2.0]]);
    let endless = Problem {
        capacity: None,
        ..limited
    };
    let found = solve(&endless, 10_000, &mut |_: &_| true).unwrap();
    assert_eq!(found.customer_prices, [Some(1.0), Some(2.0)]);
    assert_eq!(found.capacity_prices, [0.0, 0.0]);
}

/// Whole units, so that sites are often exactly full and customers served to the last unit; the value between two whole
/// capacities is a straight line.
fn whole_problems() -> impl Strategy<Value = (Vec<f64>, Vec<f64>, Vec<Vec<f64>>)> {
    (1..5usize, 1..6usize).prop_flat_map(|(sites, customers)| {
        let cost = prop_oneof![1 => Just(f64::INFINITY), 9 => (0..20u8).prop_map(f64::from)];
        (
            prop::collection::vec((0..9u8).prop_map(f64::from), sites),
            prop::collection::vec((1..6u8).prop_map(f64::from), customers),
            prop::collection::vec(prop::collection::vec(cost, customers), sites),
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn prices_are_the_difference_to_the_transport_with_one_unit_more(
        (capacity, demand, unit_costs) in whole_problems()
    ) {
        let now = problem(&capacity, &demand, &unit_costs);
        let open: Vec<usize> = (0..capacity.len()).collect();
        if let Some(found) = transport(&now, &open) {
            for site in 0..capacity.len() {
                let mut more = capacity.clone();
                more[site] += 1.0;
                let saved = found.cost - served(&problem(&more, &demand, &unit_costs)).unwrap();
                let price = found.capacity_prices[site];
                prop_assert!((price - saved).abs() < 1e-9, "site {site}: {price} for {saved}");
            }
            for customer in 0..demand.len() {
                let mut more = demand.clone();
                more[customer] += 1.0;
                let cost = served(&problem(&capacity, &more, &unit_costs));
                let added = cost.map(|cost| cost - found.cost);
                let price = found.customer_prices[customer];
                prop_assert_eq!(price.is_some(), added.is_some(), "customer {}", customer);
                let apart = price.unwrap_or(0.0) - added.unwrap_or(0.0);
                prop_assert!(apart.abs() < 1e-9, "customer {customer}: {price:?} for {added:?}");
            }
        }
    }
}
