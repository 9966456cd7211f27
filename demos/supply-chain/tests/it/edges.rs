//! The least and the most that is taken, and what is refused.

use boreal_demo_kit::Input;
use supply_chain::inventory;
use supply_chain::locate::{Customer, Facility, MOST_FACILITIES, Params, run};
use supply_chain::solver::{Infeasible, Problem, State, solve};

fn facility(id: &str, fixed_cost: f64, capacity: Option<f64>) -> Facility {
    Facility {
        id: id.to_owned(),
        fixed_cost,
        capacity,
        state: None,
    }
}

fn two_by_two(change: impl FnOnce(&mut Params)) -> Result<f64, String> {
    let customer = |id: &str, demand| Customer {
        id: id.to_owned(),
        demand,
    };
    let mut params = Params {
        facilities: vec![facility("a", 10.0, None), facility("b", 10.0, None)],
        customers: vec![customer("x", 1.0), customer("y", 1.0)],
        costs: vec![vec![Some(1.0), Some(8.0)], vec![Some(8.0), Some(1.0)]],
        p: None,
    };
    change(&mut params);
    let plan = params.plan().map_err(|errors| errors.0[0].field.clone())?;
    run(&plan)
        .map(|report| report.objective)
        .map_err(|error| error.code)
}

#[test]
fn small_problems_are_answered_and_wrong_ones_refused_by_their_field() {
    assert_eq!(two_by_two(|_| ()), Ok(19.0));
    assert_eq!(two_by_two(|params| params.p = Some(2)), Ok(22.0));
    assert_eq!(
        two_by_two(|params| params.p = Some(3)),
        Err("count_conflict".to_owned())
    );
    assert_eq!(two_by_two(|params| params.p = Some(0)), Err("p".to_owned()));
    assert_eq!(
        two_by_two(|params| params.facilities.clear()),
        Err("facilities".to_owned())
    );
    assert_eq!(
        two_by_two(|params| params.customers.clear()),
        Err("customers".to_owned())
    );
    assert_eq!(
        two_by_two(|params| params.facilities = vec![facility("a", 1.0, None); MOST_FACILITIES + 1]),
        Err("facilities".to_owned())
    );
    assert_eq!(
        two_by_two(|params| params.costs[1].clear()),
        Err("costs".to_owned())
    );
    assert_eq!(
        two_by_two(|params| params.costs[1][0] = Some(f64::NAN)),
        Err("costs[1][0]".to_owned())
    );
    assert_eq!(
        two_by_two(|params| params.facilities[1].fixed_cost = -1.0),
        Err("facilities[1].fixed_cost".to_owned())
    );
    assert_eq!(
        two_by_two(|params| params.facilities[0].capacity = Some(5.0)),
        Err("facilities[1].capacity".to_owned())
    );
    assert_eq!(
        two_by_two(|params| params.facilities[0].state = Some("ajar".to_owned())),
        Err("facilities[0].state".to_owned())
    );
    assert_eq!(
        two_by_two(|params| params.customers[0].id = " ".to_owned()),
        Err("customers[0].id".to_owned())
    );
}

#[test]
fn barred_pairs_and_small_sites_are_kept() {
    // Nobody but b may serve x.
    assert_eq!(two_by_two(|params| params.costs[0][0] = None), Ok(19.0));
    let nobody = two_by_two(|params| {
        params.costs[0][0] = None;
        params.costs[1][0] = None;
    });
    assert_eq!(nobody, Err("unreachable".to_owned()));
    let half = |params: &mut Params| {
        params
            .facilities
            .iter_mut()
            .for_each(|one| one.capacity = Some(1.0));
    };
    assert_eq!(two_by_two(half), Ok(22.0));
    let small = two_by_two(|params| {
        params
            .facilities
            .iter_mut()
            .for_each(|one| one.capacity = Some(0.5));
    });
    assert_eq!(small, Err("capacity_conflict".to_owned()));
    // Both want a alone, which has room for one.
    let shared = two_by_two(|params| {
        half(params);
        params.costs[1] = vec![None, None];
    });
    assert_eq!(shared, Err("capacity_conflict".to_owned()));
}

/// Each customer may be served by a site of its own alone.
fn apart(change: impl FnOnce(&mut Params)) -> (String, String, String) {
    let mut refused = None;
    let answer = two_by_two(|params| {
        params.costs = vec![vec![Some(1.0), None], vec![None, Some(1.0)]];
        params.p = Some(1);
        change(params);
        refused = run(&params.clone().plan().unwrap()).err();
    });
    let error = refused.unwrap();
    assert_eq!(answer, Err(error.code.clone()));
    (error.field, error.code, error.message)
}

#[test]
fn a_number_of_sites_that_leaves_somebody_out_is_named() {
    let refusal = apart(|_| ());
    assert_eq!((&*refusal.0, &*refusal.1), ("p", "no_set"));
    assert!(
        refusal.2.starts_with("No one site may serve everybody"),
        "{}",
        refusal.2
    );
    let forced = apart(|params| params.facilities[0].state = Some("open".to_owned()));
    // No other site may serve everybody either, so that another open in any case is no advice.
    assert_eq!(
        forced.2,
        "With a open, no one site may serve everybody: too many pairs are barred. Take more sites."
    );
    let with_room = apart(|params| {
        for facility in &mut params.facilities {
            facility.capacity = Some(30.0);
        }
    });
    assert_eq!(with_room, refusal);
    assert_eq!(
        two_by_two(|params| {
            params.costs = vec![vec![Some(1.0), None], vec![None, Some(1.0)]];
            params.p = Some(2);
        }),
        Ok(22.0)
    );
}

#[test]
fn a_search_that_ends_before_a_first_network_does_not_call_it_impossible() {
    // On a ring every site may serve its own place and the next: every other one is enough, and costs that lead astray
    // hide which.
    let sites = 41;
    let problem = |p, odd: usize| Problem {
        fixed: vec![1.0; sites],
        capacity: None,
        demand: vec![1.0; sites],
        costs: (0..sites)
            .map(|site| {
                let cost = |customer| match customer == site || customer == (site + 1) % sites {
                    true => 1.0 + ((site * odd + customer * 11) % 17) as f64,
                    false => f64::INFINITY,
                };
                (0..sites).map(cost).collect()
            })
            .collect(),
        p,
        states: vec![State::Free; sites],
    };
    let not_found = Infeasible::NoSet {
        p: Some(21),
        is_proven: false,
    };
    let mut ended_early = 0;
    for odd in [3, 7, 19, 37] {
        if let Err(conflict) = solve(&problem(Some(21), odd), 1, &mut |_: &_| true) {
            assert_eq!(conflict, not_found);
            ended_early += 1;
        }
        // Without a number all of them together do.
        let any = solve(&problem(None, odd), 1, &mut |_: &_| true).unwrap();
        assert!(!any.is_proven && any.bound <= any.objective, "{any:?}");
    }
    assert!(ended_early > 0);
}

#[test]
fn a_budget_that_is_spent_leaves_a_gap_and_says_so() {
    let problem = supply_chain::or_library::p_median(include_str!("inputs/pmed9.txt")).unwrap();
    let found = supply_chain::solver::solve(&problem, 5, &mut |_: &_| true).unwrap();
    assert!(!found.is_proven);
    assert!(
        found.bound < 2734.0 && found.objective >= 2734.0,
        "{found:?}"
    );
    let mut asked = 0;
    let stopped = supply_chain::solver::solve(&problem, 1_000_000, &mut |_: &_| {
        asked += 1;
        asked < 20
    });
    assert!(!stopped.unwrap().is_proven);
    assert_eq!(asked, 20);
}

#[test]
fn stock_is_bounded() {
    let refused = |change: fn(&mut inventory::Params)| {
        let mut params = inventory::Params::default();
        change(&mut params);
        params.plan().unwrap_err().0[0].field.clone()
    };
    assert_eq!(refused(|p| p.holding_cost = 0.0), "holding_cost");
    assert_eq!(refused(|p| p.service_level = 1.0), "service_level");
    assert_eq!(refused(|p| p.demand_sd = f64::NAN), "demand_sd");
    assert_eq!(refused(|p| p.annual_demand = -1.0), "annual_demand");
    assert_eq!(refused(|p| p.overage_cost = 5e-324), "overage_cost");
    let none = inventory::Params {
        once_mean: 1.0,
        underage_cost: 1e-6,
        ..inventory::Params::default()
    };
    assert_eq!(inventory::run(&none.plan().unwrap()).once_quantity, 0.0);
}
