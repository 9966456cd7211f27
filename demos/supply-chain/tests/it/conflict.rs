//! Which limits are named where no network can be.

use boreal_demo_kit::Input;
use proptest::prelude::*;
use supply_chain::locate::{Customer, Facility, Params, follow, run};
use supply_chain::solver::{Infeasible, Problem, Progress, State, solve, transport};

fn facility(id: &str, capacity: f64, state: Option<&str>) -> Facility {
    Facility {
        id: id.to_owned(),
        fixed_cost: 1.0,
        capacity: Some(capacity),
        state: state.map(str::to_owned),
    }
}

fn customer(id: &str, demand: f64) -> Customer {
    Customer {
        id: id.to_owned(),
        demand,
    }
}

#[track_caller]
fn refused(params: Params) -> (String, String) {
    let error = run(&params.plan().unwrap()).unwrap_err();
    (error.code, error.message)
}

/// Both S1 and S2 are shared by others too, but A alone asks more of S1 than it has.
fn shared() -> Params {
    Params {
        facilities: vec![
            facility("S1", 5.0, None),
            facility("S2", 5.0, None),
            facility("S3", 100.0, None),
        ],
        customers: vec![
            customer("c1", 5.0),
            customer("c2", 5.0),
            customer("A", 10.0),
        ],
        costs: vec![
            vec![Some(1.0), None, Some(1.0)],
            vec![Some(1.0), Some(1.0), None],
            vec![None, None, None],
        ],
        p: None,
    }
}

#[test]
fn one_customer_who_asks_too_much_is_named_alone() {
    let message = "A needs 10, and the sites that may serve it (S1) can deliver 5";
    let expected = ("capacity_conflict".to_owned(), message.to_owned());
    assert_eq!(refused(shared()), expected);
    // Too little in all says less.
    let mut in_all = shared();
    in_all.facilities[2].capacity = Some(1.0);
    assert_eq!(refused(in_all), expected);
}

#[test]
fn customers_who_could_be_left_out_are_not_named() {
    let mut params = shared();
    params.customers[2].demand = 4.0;
    params.customers.push(customer("B", 3.0));
    for (row, cost) in params.costs.iter_mut().zip([Some(1.0), None, None]) {
        row.push(cost);
    }
    let message = "A, B need together 7, and the sites that may serve them (S1) can deliver 5";
    assert_eq!(refused(params).1, message);
}

#[test]
fn small_sites_that_must_be_open_are_not_called_the_largest() {
    let params = |state| Params {
        facilities: vec![
            facility("small", 1.0, state),
            facility("middle", 5.0, None),
            facility("large", 6.0, None),
        ],
        customers: vec![customer("x", 12.0)],
        costs: vec![vec![Some(1.0)]; 3],
        p: Some(2),
    };
    assert_eq!(
        refused(params(None)).1,
        "x needs 12, and the 2 largest of the sites that may serve it (large, middle) can deliver 11"
    );
    assert_eq!(
        refused(params(Some("open"))).1,
        "x needs 12, and 2 sites, those that must be open and the largest of the others, (small, large) can deliver 7"
    );
}

#[test]
fn looking_for_those_to_spare_is_work_and_can_be_ended() {
    let barred = f64::INFINITY;
    let problem = Problem {
        fixed: vec![0.0; 2],
        capacity: Some(vec![5.0, 100.0]),
        demand: vec![4.0, 1.0, 3.0],
        costs: vec![vec![1.0; 3], vec![barred; 3]],
        p: None,
        states: vec![State::Free; 2],
    };
    for (budget, is_followed, expected) in [
        (1_000, true, vec![0_usize, 2]),
        (1_000, false, vec![0, 1, 2]),
        (1, true, vec![0, 1, 2]),
    ] {
        let found = solve(&problem, budget, &mut |_: &Progress| is_followed);
        let Err(Infeasible::Capacity { customers, .. }) = &found else {
            panic!("{found:?}");
        };
        assert_eq!(*customers, expected);
    }
}

/// Two customers who share four small sites, and many others, whom a ring of sites can just serve, looked at before.
fn crowded() -> Problem {
    let (ring, others) = (20_usize, 60_usize);
    let may_serve = |site: usize, customer: usize| match customer {
        60 | 61 => (20..24).contains(&site),
        62 => site == 24,
        _ => {
            let ways = [
                5 * customer + customer / ring,
                7 * customer + 3,
                11 * customer + 5,
            ];
            ways.iter().any(|way| way % ring == site)
        }
    };
    let mut demand: Vec<f64> = (0..others)
        .map(|at| 1.0 + (at * 7919 % 1009) as f64 / 1009.0)
        .collect();
    let each = demand.iter().sum::<f64>() * 1.0005 / ring as f64;
    demand.extend([3.0, 3.0, 1.0]);
    let cost = |site, customer| match may_serve(site, customer) {
        true => 1.0,
        false => f64::INFINITY,
    };
    Problem {
        fixed: vec![0.0; 25],
        capacity: Some([vec![each; ring], vec![1.0; 4], vec![1000.0]].concat()),
        costs: (0..25)
            .map(|site| (0..63).map(|customer| cost(site, customer)).collect())
            .collect(),
        demand,
        p: None,
        states: vec![State::Free; 25],
    }
}

#[test]
fn looking_for_a_conflict_is_work_and_hears_a_stop() {
    let problem = crowded();
    let mut asked = 0;
    let found = solve(&problem, 100_000, &mut |_: &Progress| {
        asked += 1;
        true
    });
    let Err(Infeasible::Capacity {
        customers, sites, ..
    }) = &found
    else {
        panic!("{found:?}");
    };
    assert_eq!(
        (&**customers, &**sites),
        (&[60, 61][..], &[20, 21, 22, 23][..])
    );
    // One at the most is tried to be left out: the others were asked on the way there.
    assert!(asked > 5, "asked {asked} times");

    // All sites were tried together, so much is known; who shares too little is not.
    let nothing = Infeasible::NoSet {
        p: None,
        is_proven: true,
    };
    let mut asked = 0;
    let stopped = solve(&problem, 100_000, &mut |_: &Progress| {
        asked += 1;
        false
    });
    assert_eq!(asked, 1, "nobody is asked after the end");
    assert_eq!(stopped.unwrap_err(), nothing);
    let spent = solve(&problem, 1, &mut |_: &Progress| true);
    assert_eq!(spent.unwrap_err(), nothing);
}

#[test]
fn where_every_site_is_open_no_more_are_advised() {
    let Problem {
        capacity,
        demand,
        costs,
        ..
    } = crowded();
    let sites = capacity.unwrap().into_iter().enumerate();
    let customers = demand.into_iter().enumerate();
    let allowed = |cost: f64| Some(cost).filter(|cost| cost.is_finite());
    let params = Params {
        facilities: sites
            .map(|(at, capacity)| facility(&format!("s{at}"), capacity, None))
            .collect(),
        customers: customers
            .map(|(at, demand)| customer(&format!("c{at}"), demand))
            .collect(),
        costs: costs
            .into_iter()
            .map(|row| row.into_iter().map(allowed).collect())
            .collect(),
        p: None,
    };
    for (p, field, what) in [
        (
            None,
            "facilities",
            "The sites there are cannot serve everybody: too many pairs are barred.",
        ),
        (
            Some(25),
            "p",
            "No 25 sites may serve everybody: too many pairs are barred.",
        ),
    ] {
        let params = Params {
            p,
            ..params.clone()
        };
        // Ended at once: the customers who share too little are not found by then.
        let refused = follow(&params.plan().unwrap(), &mut |_| false).unwrap_err();
        assert_eq!((&*refused.field, &*refused.code), (field, "no_set"));
        let advice = "Bar fewer pairs, or let sites hold more.";
        assert_eq!(refused.message, format!("{what} {advice}"));
    }
}

/// Customers who may be served by some sites only.
fn tight() -> impl Strategy<Value = Problem> {
    (2..6usize, 2..7usize).prop_flat_map(|(sites, customers)| {
        let cost = prop_oneof![1 => Just(f64::INFINITY), 1 => Just(1.0)];
        (
            prop::collection::vec(1.0..10.0f64, sites),
            prop::collection::vec(1.0..8.0f64, customers),
            prop::collection::vec(prop::collection::vec(cost, customers), sites),
        )
            .prop_map(move |(capacity, demand, costs)| Problem {
                fixed: vec![0.0; sites],
                capacity: Some(capacity),
                demand,
                costs,
                p: None,
                states: vec![State::Free; sites],
            })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn a_conflict_is_one_and_nobody_in_it_is_to_spare(problem in tight()) {
        let all: Vec<usize> = (0..problem.sites()).collect();
        match problem.conflict() {
            None => prop_assert!(transport(&problem, &all).is_some()),
            Some(Infeasible::Capacity { customers, sites, needed, available, p }) => {
                prop_assert_eq!(p, None);
                prop_assert!(needed > available);
                let sum: f64 = customers.iter().map(|&at| problem.demand[at]).sum();
                prop_assert_eq!(needed, sum);
                let may = |site: &usize| {
                    customers.iter().any(|&customer| problem.costs[*site][customer].is_finite())
                };
                let theirs: Vec<usize> = all.iter().copied().filter(may).collect();
                if sites.len() < all.len() {
                    prop_assert_eq!(&sites, &theirs);
                    for left_out in &customers {
                        let rest = customers.iter().filter(|at| *at != left_out);
                        let mut demand = vec![0.0; problem.customers()];
                        let mut costs = vec![vec![0.0; problem.customers()]; problem.sites()];
                        for &customer in rest {
                            demand[customer] = problem.demand[customer];
                            for (site, row) in costs.iter_mut().enumerate() {
                                row[customer] = problem.costs[site][customer];
                            }
                        }
                        let rest = Problem { demand, costs, ..problem.clone() };
                        prop_assert!(transport(&rest, &all).is_some(), "without {left_out}");
                    }
                } else {
                    prop_assert_eq!(customers.len(), problem.customers());
                }
            }
            Some(Infeasible::Unreachable { customer }) => {
                prop_assert!(problem.costs.iter().all(|row| row[customer].is_infinite()));
            }
            other => prop_assert!(other.is_none(), "{other:?}"),
        }
    }
}
