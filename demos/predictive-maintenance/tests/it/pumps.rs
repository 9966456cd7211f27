//! The simulated pumps: a truth to hold estimates to.

use boreal_demo_kit::Input;
use predictive_maintenance::fit::fit;
use predictive_maintenance::predict::{Params, Unfinished, follow, run};
use predictive_maintenance::simulator::{csv, fleet, simulate};
use predictive_maintenance::{default_report, readings};

fn params(failed: usize, running: usize, seed: u64) -> Params {
    let fleet = simulate(failed, running, seed);
    Params {
        train_csv: csv(&fleet.failed),
        test_csv: csv(&fleet.running),
        ..Params::default()
    }
}

#[test]
fn the_default_report_keeps_its_promises() {
    let report = default_report().report;
    assert_eq!(report.units.len(), 30);
    assert_eq!(report.histories, 60);
    let outcome = report.outcome.unwrap();
    assert_eq!(outcome.units, 29, "the newest pump has too few readings");
    assert!(outcome.held >= 23, "{}", outcome.held);
    assert!(
        (report.validation.coverage - 90.0).abs() <= 3.0,
        "{}",
        report.validation.coverage
    );
    assert!(report.validation.rmse < 25.0, "{}", report.validation.rmse);
    let cost = report.cost;
    assert!(cost.perfect_cost < cost.best.cost);
    assert!(cost.best.cost < cost.best_age_cost);
    assert!(cost.best_age_cost < cost.run_to_failure_cost);
    // The weather says nothing.
    let weather = report
        .sensors
        .iter()
        .find(|sensor| sensor.name == "weather");
    assert!(weather.unwrap().rise < 0.5, "{weather:?}");
}

#[test]
fn a_table_tells_the_same_as_the_machines_it_was_written_from() {
    let whole = fleet();
    assert_eq!(readings::read(&csv(&whole.failed)).unwrap(), whole.failed);
    assert_eq!(readings::read(&csv(&whole.running)).unwrap(), whole.running);
}

#[test]
fn the_same_tables_give_the_same_report() {
    let plan = params(6, 2, 3).plan().unwrap();
    assert_eq!(run(&plan), run(&plan));
}

#[test]
fn a_training_ends_when_it_is_told_to_and_after_no_more_than_a_tree() {
    let plan = params(6, 2, 3).plan().unwrap();
    let mut told = Vec::new();
    let report = follow(&plan, &mut |stage| {
        told.push(stage);
        stage.done < 320
    });
    assert_eq!(report, Err(Unfinished));
    assert_eq!(told.len(), 320);
    assert_eq!((told[0].done, told[0].of, told[0].rmse), (1, 1500, None));
    // The first fold is checked by then.
    assert!(told[319].rmse.is_some_and(|rmse| rmse > 0.0));
    assert!(told[319].checked >= 1);
    let whole = follow(&plan, &mut |_| true);
    assert_eq!(whole, Ok(run(&plan)));
}

#[test]
fn a_model_knows_more_than_the_mean() {
    let pumps = simulate(30, 12, 11);
    let fit = fit(&pumps.failed, &pumps.running, 125.0, &mut |_| true).unwrap();
    let known = fit.units.iter().zip(&pumps.truth);
    let known: Vec<(f64, f64)> = known
        .filter_map(|(unit, truth)| Some((unit.rul?, truth.min(125.0))))
        .collect();
    let mean = known.iter().map(|(_, truth)| truth).sum::<f64>() / known.len() as f64;
    let error = |of: &dyn Fn(f64) -> f64| -> f64 {
        known
            .iter()
            .map(|(said, truth)| (of(*said) - truth).powi(2))
            .sum()
    };
    assert!(error(&|said| said) < 0.4 * error(&|_| mean));
}

#[test]
fn a_cap_beyond_every_life_is_cut_to_the_longest() {
    let report = |cap| {
        let mut params = params(6, 2, 3);
        params.cap = cap;
        run(&params.plan().unwrap())
    };
    let far = report(1e6);
    let longest = simulate(6, 2, 3)
        .failed
        .machines
        .iter()
        .map(|machine| machine.last_cycle() - machine.cycles[0])
        .fold(0.0, f64::max);
    assert_eq!(far.cap, longest);
    assert_eq!(far, report(longest));
}

#[test]
fn where_stops_cost_more_than_failures_nobody_is_stopped() {
    let mut params = params(6, 2, 3);
    (params.planned_cost, params.failure_cost) = (60_000.0, 8_000.0);
    let cost = run(&params.plan().unwrap()).cost;
    assert_eq!((cost.best.act_by, cost.best.planned), (0.0, 0));
    assert_eq!(cost.best.cost, cost.run_to_failure_cost);
}

#[test]
fn few_histories_are_said_to_be_few() {
    let report = run(&params(5, 2, 9).plan().unwrap());
    assert!(report.few_histories);
    assert_eq!(report.validation.folds, 5);
    // Histories too short to be looked at are learnt from, and say nothing of errors.
    let mut short = params(4, 2, 9);
    for unit in 101..=116 {
        for cycle in 1..=10 {
            let row = short.train_csv.lines().nth(cycle).unwrap().to_owned();
            let (_, rest) = row.split_once(',').unwrap();
            short.train_csv += &format!("{unit},{rest}\n");
        }
    }
    let report = run(&short.plan().unwrap());
    assert_eq!((report.histories, report.validation.histories), (20, 4));
    assert!(report.few_histories);
    assert_eq!(report.validation.folds, 5);
}

/// Of an age that no machine reached nothing was learnt, whatever its sensors say.
#[test]
fn a_machine_older_than_any_that_failed_is_told_apart() {
    let mut params = params(6, 2, 3);
    let longest = longest_life(&params);
    let old = 4.0 * longest;
    for (number, last) in [(901, longest), (902, old)] {
        for reading in 0..20_u32 {
            let cycle = last - 19.0 + f64::from(reading);
            let row = params.test_csv.lines().nth(1 + reading as usize).unwrap();
            let sensors = row.splitn(3, ',').nth(2).unwrap().to_owned();
            params.test_csv += &format!("{number},{cycle},{sensors}\n");
        }
    }
    let report = run(&params.plan().unwrap());
    let told: Vec<bool> = report
        .units
        .iter()
        .map(|unit| unit.older_than_failed)
        .collect();
    assert_eq!(told, [false, false, false, true]);
    // Lives come from those that failed alone: who is past the middle of them is counted.
    assert!(report.past_usual_life >= 2, "{}", report.past_usual_life);
}

fn longest_life(params: &Params) -> f64 {
    let failed = readings::read(&params.train_csv).unwrap();
    let lives = failed.machines.iter().map(readings::Machine::last_cycle);
    lives.fold(0.0, f64::max)
}

#[test]
fn the_rule_by_age_is_told_where_it_was_not_fitted_too() {
    let cost = default_report().report.cost;
    assert!(cost.best_age_cost <= cost.held_out_age_cost);
    assert!(cost.held_out_age_cost < cost.run_to_failure_cost);
}

#[test]
fn a_drawing_has_the_digits_that_can_be_seen() {
    let report = default_report().report;
    let leak = report.drawings.iter().find(|one| one.sensor == "leak");
    for band in &leak.unwrap().fleet {
        for value in [band.low, band.middle, band.high] {
            assert_eq!((value * 10.0).round() / 10.0, value);
        }
    }
}
