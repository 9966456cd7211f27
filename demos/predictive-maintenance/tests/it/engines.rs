//! NASA's FD003, as this engine estimated it (`make bench` makes the same fit anew from the files).

use boreal_demo_kit::Input;
use predictive_maintenance::fleets::{FleetName, Params, run};
use predictive_maintenance::report::Report;

fn told(planned_cost: f64, failure_cost: f64, interval_pct: f64) -> Report {
    let params = Params {
        fleet: FleetName::Engines.to_string(),
        interval_pct,
        planned_cost,
        failure_cost,
    };
    run(&params.plan().unwrap())
}

#[test]
fn the_error_on_the_test_engines_is_under_what_is_promised() {
    let report = told(1.0, 5.0, 90.0);
    let outcome = report.outcome.unwrap();
    assert_eq!(outcome.units, 100);
    assert!(outcome.rmse <= 10.2, "{}", outcome.rmse);
    assert!(outcome.rmse_true <= 11.6, "{}", outcome.rmse_true);
    assert!(outcome.nasa_score <= 230.0, "{}", outcome.nasa_score);
    // And the training engines, each by a model that had not seen it: 10.6 in the prototype.
    assert!(
        (9.5..=10.7).contains(&report.validation.rmse),
        "{}",
        report.validation.rmse
    );
}

#[test]
fn intervals_hold_as_often_as_they_promise() {
    for (promised, kept, held) in [(80.0, 80.3, 84), (90.0, 90.4, 90), (95.0, 95.0, 96)] {
        let report = told(1.0, 5.0, promised);
        let found = report.validation.coverage;
        assert!((found - kept).abs() < 0.051, "{found} of {promised}");
        // As measured, and told on the page: the standard errors are four, three and two of a hundred engines.
        assert_eq!(report.outcome.unwrap().held, held, "of {promised}");
    }
}

#[test]
fn intervals_are_narrow_near_failure() {
    let report = told(1.0, 5.0, 90.0);
    let parts = &report.validation.parts;
    assert!(parts[0].width < 16.0, "{}", parts[0].width);
    assert!(parts[2].width > 2.0 * parts[0].width);
    assert!(parts.iter().all(|part| part.looks > 100));
}

#[test]
fn the_costs_of_lines_are_those_worked_out_apart() {
    let cost = told(1.0, 5.0, 90.0).cost;
    assert!((cost.perfect_cost - 4.05).abs() < 0.01);
    // The best line in hindsight was 4.35 there; where it was not fitted it costs a little more.
    assert!((4.05..4.6).contains(&cost.best.cost), "{}", cost.best.cost);
    assert!(
        (cost.best.cost..5.0).contains(&cost.held_out_cost),
        "{}",
        cost.held_out_cost
    );
}

#[test]
fn a_dear_failure_moves_the_line_out_and_a_cheap_one_in() {
    let line = |failure| told(1.0, failure, 90.0).cost.best.act_by;
    assert!(line(1.0) <= line(2.0));
    assert!(line(2.0) <= line(20.0));
    assert!(line(1.0) < line(20.0));
}

#[test]
fn the_sensors_that_speak_are_those_found_apart() {
    let report = told(1.0, 5.0, 90.0);
    // s11 said most in the prototype, then s4; s1, s5, s16, s18 and s19 never move.
    assert_eq!(report.sensors.len(), 16);
    let first: Vec<&str> = report.sensors[..4]
        .iter()
        .map(|sensor| sensor.name.as_str())
        .collect();
    assert!(first.contains(&"s11"), "{first:?}");
    assert!(report.age_rise > 1.0);
}
