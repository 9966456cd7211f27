//! What acting early or late costs, on four histories worked out by hand and again in Python.

use predictive_maintenance::cost::{Costs, report};
use predictive_maintenance::fit::{Fit, Replay};

fn replay(fold: usize, life: f64, looks: &[(f64, f64)]) -> Replay {
    Replay {
        fold,
        life,
        looks: looks.to_vec(),
    }
}

fn four() -> Fit {
    Fit {
        cap: 10.0,
        window: 5,
        look_every: 1,
        rows: 0,
        filled: 0,
        left_out: Vec::new(),
        silent: Vec::new(),
        replays: vec![
            replay(0, 20.0, &[(15.0, 8.0), (18.0, 3.0)]),
            replay(0, 30.0, &[(15.0, 10.0), (25.0, 6.0), (28.0, 2.0)]),
            replay(1, 10.0, &[(5.0, 9.0), (8.0, 4.0)]),
            replay(1, 40.0, &[(30.0, 10.0), (37.0, 5.0)]),
        ],
        units: Vec::new(),
        sensors: Vec::new(),
        age_rise: 0.0,
        drawings: Vec::new(),
    }
}

#[test]
fn lines_and_ages_cost_what_they_cost_by_hand() {
    let costs = Costs {
        planned: 1.0,
        failure: 5.0,
    };
    let cost = report(&four(), &costs);
    // At 5 all four are stopped, after 18 + 28 + 8 + 37 cycles.
    assert_eq!((cost.best.act_by, cost.best.cost), (5.0, 43.96));
    assert_eq!((cost.best.planned, cost.best.failures), (4, 0));
    assert_eq!(cost.best.unused_cycles, 2.3);
    // At 4 the last one fails: 8 dollars in 94 cycles.
    assert_eq!(cost.curve[4].cost, 85.11);
    assert_eq!((cost.curve.len(), cost.curve[0].cost), (11, 200.0));
    assert_eq!((cost.run_to_failure_cost, cost.perfect_cost), (200.0, 40.0));
    // The second fold alone is stopped best at 8, the first at 5: four stops in 15 + 25 + 8 + 37 cycles.
    assert_eq!(cost.held_out_cost, 47.06);
    assert_eq!((cost.best_age, cost.best_age_cost), (9.0, 111.11));
    // The first fold is stopped at 9, the second at 19, where one has failed: 8 dollars in 47 cycles.
    assert_eq!(cost.held_out_age_cost, 170.21);
}
