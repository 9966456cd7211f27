//! The least and the most that is taken, and what is refused.

use boreal_demo_kit::Input;
use energy_management::battery::{self, NoSchedule, Step};
use energy_management::dispatch::{Battery, MOST_STEPS, Params, Report, run};
use energy_management::meter;
use energy_management::paid::Billing;
use energy_management::points::Points;
use energy_management::shave::{Effort, shave};

fn asked(change: impl FnOnce(&mut Params)) -> Result<Report, String> {
    let mut params = Params {
        prices: vec![10.0, -20.0, 50.0],
        battery: Battery {
            energy: 2.0,
            charge_efficiency: 1.0,
            discharge_efficiency: 1.0,
            ..Battery::default()
        },
        ..Params::default()
    };
    change(&mut params);
    let plan = params.plan().map_err(|errors| errors.0[0].field.clone())?;
    run(&plan).map_err(|error| error.field)
}

#[test]
fn small_problems_are_answered_by_hand() {
    let profit = |change: fn(&mut Params)| asked(change).map(|report| report.profit);
    assert_eq!(profit(|_| ()), Ok(70.0));
    // Full at first: it gives at ten, takes at twenty below nothing, gives at fifty.
    assert_eq!(profit(|p| p.battery.initial = 2.0), Ok(80.0));
    // Whatever is stored has to stay.
    let kept = |p: &mut Params| {
        p.battery.initial = 2.0;
        p.battery.final_min = Some(2.0);
    };
    assert_eq!(profit(kept), Ok(30.0));
    // Half hours move half as much.
    assert_eq!(profit(|p| p.step_hours = 0.5), Ok(35.0));
    // One step cannot sell what it must buy.
    assert_eq!(profit(|p| p.prices = vec![5.0]), Ok(0.0));
    assert_eq!(profit(|p| p.prices = vec![-5.0]), Ok(5.0));
    assert_eq!(profit(|p| p.prices = vec![0.0; 5]), Ok(0.0));
    // Selling for nothing is no reason to sell.
    assert_eq!(profit(|p| p.sell_prices = Some(vec![0.0; 3])), Ok(20.0));
}

/// A battery that loses half each way is still paid to take energy and to waste it, but in turns.
#[test]
fn negative_prices_are_taken_one_hour_at_a_time() {
    let report = asked(|p| {
        p.prices = vec![-10.0; 6];
        p.battery.energy = 1.0;
        p.battery.charge_efficiency = 0.5;
        p.battery.discharge_efficiency = 0.5;
    })
    .unwrap();
    let both = report.charge.iter().zip(&report.discharge);
    assert!(
        both.clone()
            .all(|(charge, discharge)| *charge == 0.0 || *discharge == 0.0)
    );
    // Two hours fill it; an hour in between empties it at the cost of half a unit sold at a loss.
    assert_eq!(report.profit, 35.0);
}

#[test]
fn a_limit_of_the_grid_is_held_or_refused() {
    let held = asked(|p| {
        p.prices = vec![1.0, 1.0, 1.0];
        p.load = Some(vec![0.0, 1.0, 2.0]);
        p.grid_limit = Some(1.0);
    })
    .unwrap();
    let bill = held.bill.unwrap();
    assert_eq!((bill.peak_without, bill.peak_with), (2.0, 1.0));
    let refused = asked(|p| {
        p.load = Some(vec![2.0, 2.0, 2.0]);
        p.grid_limit = Some(0.5);
    });
    assert_eq!(refused, Err("grid_limit".to_owned()));
    let why = |load: Vec<f64>, limit: f64, left: f64| {
        let mut params = Params {
            prices: vec![1.0; 3],
            load: Some(load),
            grid_limit: Some(limit),
            ..Params::default()
        };
        params.battery.final_min = Some(left);
        run(&params.plan().unwrap()).unwrap_err().message
    };
    assert!(why(vec![0.0, 0.0, 2.0], 0.5, 0.0).contains("by more than the battery's power"));
    assert!(why(vec![1.0, 1.0, 1.0], 0.5, 0.0).ends_with("for the steps above it"));
    assert!(why(vec![0.5, 0.5, 0.5], 0.5, 1.0).ends_with("and for final_min"));
}

/// Where the grid takes, its price for that counts; where it gives less, the price of what is not bought.
#[test]
fn mean_prices_are_those_of_buying_and_of_selling() {
    let sold = asked(|p| {
        p.prices = vec![10.0, 10.0];
        p.sell_prices = Some(vec![0.0, 100.0]);
        p.battery.energy = 1.0;
    })
    .unwrap();
    assert_eq!(sold.profit, 90.0);
    assert_eq!((sold.bought_at, sold.sold_at), (Some(10.0), Some(100.0)));
    // Half of it covers the load, half is sold; half comes from the roof, which else sells it.
    let home = asked(|p| {
        p.prices = vec![10.0, 50.0];
        p.sell_prices = Some(vec![4.0, 30.0]);
        p.load = Some(vec![0.0, 0.5]);
        p.solar = Some(vec![0.5, 0.0]);
        p.battery.energy = 1.0;
        p.step_hours = 1.0;
    })
    .unwrap();
    assert_eq!(home.profit, 33.0);
    assert_eq!((home.bought_at, home.sold_at), (Some(7.0), Some(40.0)));
}

#[test]
fn wrong_input_is_refused_by_its_field() {
    let refused = |change: fn(&mut Params)| asked(change).unwrap_err();
    assert_eq!(refused(|p| p.prices.clear()), "prices");
    assert_eq!(refused(|p| p.prices = vec![0.0; MOST_STEPS + 1]), "prices");
    assert_eq!(refused(|p| p.prices[1] = f64::NAN), "prices[1]");
    assert_eq!(refused(|p| p.prices[2] = 1e9), "prices[2]");
    assert_eq!(refused(|p| p.load = Some(vec![1.0])), "load");
    assert_eq!(refused(|p| p.solar = Some(vec![-1.0; 3])), "solar[0]");
    assert_eq!(refused(|p| p.sell_prices = Some(vec![])), "sell_prices");
    assert_eq!(refused(|p| p.battery.power = 0.0), "battery.power");
    assert_eq!(
        refused(|p| p.battery.energy = f64::INFINITY),
        "battery.energy"
    );
    assert_eq!(
        refused(|p| p.battery.charge_efficiency = 1.1),
        "battery.charge_efficiency"
    );
    assert_eq!(refused(|p| p.battery.initial = 3.0), "battery.initial");
    assert_eq!(
        refused(|p| p.battery.final_min = Some(3.0)),
        "battery.final_min"
    );
    assert_eq!(refused(|p| p.step_hours = 0.0), "step_hours");
    let long = |p: &mut Params| {
        p.prices = vec![1.0; MOST_STEPS];
        p.battery.energy = 1000.0;
    };
    assert_eq!(asked(long).unwrap_err(), "battery.energy");
    // What is lost on the way in makes filling longer.
    let slow = |charge_efficiency: f64| {
        let mut params = Params {
            prices: vec![1.0; MOST_STEPS],
            ..Params::default()
        };
        params.battery.energy = 5.0;
        params.battery.charge_efficiency = charge_efficiency;
        params
            .plan()
            .map(|_| ())
            .map_err(|errors| errors.0[0].field.clone())
    };
    assert_eq!(slow(1.0), Ok(()));
    assert_eq!(slow(0.1), Err("battery.energy".to_owned()));
}

/// A price of its own in every step, little load and nothing for what is sold: each step leaves a case more.
fn price(at: usize) -> f64 {
    10.0 + (at * 7919 % 10_007) as f64 / 1112.0
}

#[test]
fn prices_and_loads_that_leave_too_many_cases_are_refused() {
    let of = |steps: usize| {
        let params = Params {
            prices: (0..steps).map(price).collect(),
            sell_prices: Some(vec![0.0; steps]),
            load: Some(vec![0.001; steps]),
            battery: Battery {
                power: 4.0,
                energy: 20.0,
                charge_efficiency: 0.5,
                discharge_efficiency: 0.5,
                ..Battery::default()
            },
            step_hours: 0.25,
            ..Params::default()
        };
        run(&params.plan().unwrap())
    };
    let refused = of(MOST_STEPS).unwrap_err();
    assert_eq!(
        (refused.field.as_str(), refused.code.as_str()),
        ("prices", "too_many_cases")
    );
    assert_eq!(
        refused.message,
        "prices and loads leave too many cases to keep apart over 35136 steps: send fewer steps, or a battery that holds less"
    );
    assert!(of(1000).is_ok());
}

/// A hundred steps whose peaks are worth a search.
fn peaks() -> Vec<Step> {
    let step = |at: usize| Step {
        buy: price(at),
        sell: 0.0,
        net_load: 0.001 + (at % 7) as f64,
    };
    (0..100).map(step).collect()
}

const EFFORT: Effort = Effort {
    solves: 40,
    points: usize::MAX,
};

#[test]
fn all_that_a_search_for_caps_works_out_is_counted_together() {
    let steps = peaks();
    let battery = battery::Battery::new(4.0, 20.0, 0.9);
    let shaved = |points: &mut Points| shave(&battery, &steps, 1.0, 15.0, None, EFFORT, points);
    let enough = shaved(&mut Points::default()).unwrap();
    assert!(enough.solves > 2);
    // Room for the schedule without a cap and no more.
    let mut few = 0;
    while battery::best_within(&battery, &steps, 1.0, None, &mut Points::new(few)).is_err() {
        few += 1;
    }
    assert!(few > steps.len());
    let refused = shaved(&mut Points::new(few)).unwrap_err();
    assert_eq!(refused, NoSchedule::TooManyPoints);
    // What is left of one search is all there is for the next.
    let mut points = Points::new(1_000_000);
    assert_eq!(shaved(&mut points), Ok(enough));
    assert!((0..1000).any(|_| shaved(&mut points) == Err(NoSchedule::TooManyPoints)));
}

/// A search that may not go on says what it leaves open.
#[test]
fn a_search_for_caps_ends_with_its_points_and_says_the_gap() {
    let steps = peaks();
    let battery = battery::Battery::new(4.0, 20.0, 0.9);
    let shaved = |effort, most| {
        let mut points = Points::new(most);
        let found = shave(&battery, &steps, 1.0, 15.0, None, effort, &mut points).unwrap();
        (found, most - points.left())
    };
    let (whole, _) = shaved(EFFORT, 1_000_000);
    let two = Effort {
        solves: 2,
        ..EFFORT
    };
    let (_, least) = shaved(two, 1_000_000);
    let own = Effort {
        points: least,
        ..EFFORT
    };
    // By what is left in all, and by its own part of it.
    for (effort, most) in [(EFFORT, least), (own, 1_000_000)] {
        let (part, used) = shaved(effort, most);
        assert_eq!((part.solves, used), (2, least));
        assert!(whole.solves > 2);
        assert!(part.saved <= whole.bound + 1e-9);
        assert!(part.bound >= whole.saved - 1e-9);
    }
}

/// One plan that may take all points leaves less than the next needs.
#[test]
fn each_plan_has_its_part_of_the_points() {
    let mut meter = meter::sample(9000.0);
    meter.times.truncate(92 * 24);
    // Paid more than is asked at times: the bound closes slowly, and a search takes what it may.
    let step = |at: usize| Step {
        buy: price(at),
        sell: if at % 50 == 7 { 30.0 } else { 0.0 },
        net_load: 0.001 + (at % 7) as f64,
    };
    let steps: Vec<Step> = (0..meter.times.len()).map(step).collect();
    let battery = battery::Battery::new(4.0, 20.0, 0.9);
    let billing = Billing::of(&meter, 300.0, &steps);
    let counted = |plans: usize, points: &mut Points| {
        billing
            .paid(&battery, None, plans, points)
            .map(|_| points.left())
    };
    let enough = 1_000_000_000;
    // With no part at all, the two caps a month that are looked at in any case.
    let least = enough - counted(usize::MAX, &mut Points::new(enough)).unwrap();
    let alone = counted(1, &mut Points::new(6 * least)).unwrap();
    assert!(alone < least);
    let mut points = Points::new(6 * least);
    for plans in [3, 2, 1] {
        assert!(counted(plans, &mut points).is_ok(), "{plans}");
    }
}

/// The third cap takes more points than either before it, so that it is begun where they do not suffice.
#[test]
fn a_search_for_caps_that_runs_out_of_points_keeps_what_was_found() {
    let steps = peaks();
    let battery = battery::Battery::new(2.0, 5.0, 0.9);
    let shaved = |solves, most| {
        let effort = Effort { solves, ..EFFORT };
        let mut points = Points::new(most);
        let found = shave(&battery, &steps, 1.0, 15.0, None, effort, &mut points).unwrap();
        (found, most - points.left())
    };
    let (two, least) = shaved(2, 1_000_000);
    let (three, more) = shaved(3, 1_000_000);
    assert_eq!((two.solves, three.solves), (2, 3));
    let (found, used) = shaved(40, more - 1);
    assert!(used > least);
    assert_eq!(found, two);
}
