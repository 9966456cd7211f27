//! An order to stop, given while everybody is being served.

use supply_chain::solver::{Infeasible, Problem, Progress, State, solve, transport};

/// So many sites, most of them needed, and customers that serving them all is work of its own.
fn crowd(state: State) -> Problem {
    let number = |at: usize| (at * 7919 % 1009) as f64;
    let (sites, customers) = (100, 400);
    Problem {
        fixed: (0..sites).map(|at| 900.0 + number(at)).collect(),
        capacity: Some((0..sites).map(|at| 4.2 + number(at) / 1e3).collect()),
        demand: vec![1.0; customers],
        costs: (0..sites)
            .map(|from| {
                let cost = |to: usize| number(from * 211 + to * 337 + from * to * 13);
                (0..customers).map(cost).collect()
            })
            .collect(),
        p: None,
        states: vec![state; sites],
    }
}

#[test]
fn serving_everybody_hears_a_stop_on_the_way() {
    // One set alone can be: there is a transport and nothing else.
    let problem = crowd(State::Open);
    let mut asked = 0;
    let whole = solve(&problem, 1, &mut |_: &Progress| {
        asked += 1;
        true
    });
    assert!(asked > 3, "asked {asked} times");
    assert!(whole.is_ok(), "a budget that is spent cuts nothing off");
    assert_eq!(
        whole,
        solve(&problem, u64::MAX, &mut |_: &Progress| true),
        "the answer is the same whatever the budget"
    );

    let mut asked = 0;
    let stopped = solve(&problem, u64::MAX, &mut |_: &Progress| {
        asked += 1;
        false
    });
    assert_eq!(asked, 1, "nobody is asked after the end");
    let not_found = Infeasible::NoSet {
        p: None,
        is_proven: false,
    };
    assert_eq!(stopped.unwrap_err(), not_found);
}

#[test]
fn a_search_that_is_ended_tells_the_best_it_had_as_a_transport_would() {
    let problem = crowd(State::Free);
    for most in [1, 30, 400] {
        let mut asked = 0;
        let ended = solve(&problem, u64::MAX, &mut |_: &Progress| {
            asked += 1;
            asked < most
        });
        assert_eq!(asked, most, "nobody is asked after the end");
        let found = ended.unwrap();
        assert!(!found.is_proven && found.bound <= found.objective);
        let served = transport(&problem, &found.open).unwrap();
        let fixed: f64 = found.open.iter().map(|&site| problem.fixed[site]).sum();
        assert_eq!(found.objective, served.cost + fixed);
        assert_eq!(found.flows, served.flows);
        assert_eq!(found.capacity_prices, served.capacity_prices);
        assert_eq!(found.customer_prices, served.customer_prices);
    }
}

#[test]
fn a_search_that_is_ended_at_once_tells_a_network_where_pairs_are_barred_too() {
    let mut problem = crowd(State::Free);
    for (site, row) in problem.costs.iter_mut().enumerate() {
        for cost in row.iter_mut().skip(site % 7).step_by(7) {
            *cost = f64::INFINITY;
        }
    }
    let ended = solve(&problem, u64::MAX, &mut |_: &Progress| false);
    assert!(!ended.unwrap().is_proven);
}
