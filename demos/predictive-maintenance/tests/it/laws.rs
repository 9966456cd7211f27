//! What holds for any machines.

use predictive_maintenance::booster::{Bins, Growth, grow};
use predictive_maintenance::interval::{Check, Errors};
use predictive_maintenance::report::nasa_score;
use proptest::prelude::*;

const GROWTH: Growth = Growth {
    trees: 40,
    depth: 4,
    rate: 0.2,
    columns: 1.0,
    most_columns: 40,
    rows: 1.0,
    min_leaf: 2,
    shrink: 0.0,
};

fn checks() -> impl Strategy<Value = Vec<Check>> {
    let check = (0..20usize, 0.0..=100.0f64, 0.0..=100.0f64);
    prop::collection::vec(check, 60..200).prop_map(|checks| {
        let check = |(history, said, truth)| Check {
            history,
            fold: history % 5,
            said,
            truth,
        };
        checks.into_iter().map(check).collect()
    })
}

#[test]
fn an_interval_ends_at_nothing_and_the_cap_where_errors_are_too_few_for_its_promise() {
    let check = |step| Check {
        history: step,
        fold: 0,
        said: 50.0,
        truth: step as f64 * 10.0,
    };
    // Of nine errors and the next one, a tenth lies beyond each of the outer two.
    let checks: Vec<Check> = (1..=9).map(check).collect();
    let errors = Errors::of(checks.iter(), 100.0);
    assert_eq!(errors.interval(50.0, 0.8), (10.0, 90.0));
    assert_eq!(errors.interval(50.0, 0.82), (0.0, 100.0));
    assert_eq!(errors.interval(50.0, 0.6), (20.0, 80.0));
    assert_eq!(
        Errors::of([].iter(), 100.0).interval(50.0, 0.5),
        (0.0, 100.0)
    );
}

fn check(history: u32, said: f64, error: f64) -> Check {
    Check {
        history: history as usize,
        fold: 0,
        said,
        truth: said + error,
    }
}

/// Near failure there are a hundred errors, too few to say where one in two hundred lies; around them there are more.
#[test]
fn a_high_promise_takes_its_ends_from_more_errors_not_from_none() {
    let near = (0..100).map(|step| check(step % 20, 3.0, f64::from(step % 5) - 2.0));
    let around = (0..900).map(|step| check(step % 20, 28.0, f64::from(step % 21) - 10.0));
    let checks: Vec<Check> = near.chain(around).collect();
    let errors = Errors::of(checks.iter(), 100.0);
    assert_eq!(errors.interval(3.0, 0.9), (1.0, 5.0));
    assert_eq!(errors.interval(3.0, 0.99), (0.0, 13.0));
    assert_eq!(errors.interval(28.0, 0.99), (18.0, 38.0));
}

/// A hundred errors of two machines are two machines' errors: others of a wider part show more.
#[test]
fn errors_of_few_machines_are_not_taken_for_those_of_many() {
    let of = |machines: u32| {
        let near = (0..100).map(move |step| check(step % machines, 3.0, f64::from(step % 5) - 2.0));
        let around = (0..900).map(|step| check(step % 20, 28.0, f64::from(step % 21) - 10.0));
        let checks: Vec<Check> = near.chain(around).collect();
        Errors::of(checks.iter(), 100.0).interval(3.0, 0.9)
    };
    assert_eq!(of(20), (1.0, 5.0));
    assert_eq!(of(2), (0.0, 12.0));
}

proptest! {
    #[test]
    fn an_interval_holds_its_estimate_and_grows_with_its_promise(checks in checks(), said in 0.0..=100.0f64) {
        let errors = Errors::of(checks.iter(), 100.0);
        let mut inner: Option<(f64, f64)> = None;
        for level in [0.5, 0.7, 0.9, 0.99] {
            let (low, high) = errors.interval(said, level);
            prop_assert!(0.0 <= low && low <= said && said <= high && high <= 100.0);
            if let Some((inner_low, inner_high)) = inner {
                prop_assert!(low <= inner_low && inner_high <= high);
            }
            inner = Some((low, high));
        }
    }

    #[test]
    fn intervals_hold_at_least_so_many_of_the_errors_they_are_made_of(checks in checks()) {
        let errors = Errors::of(checks.iter(), 100.0);
        let held = checks.iter().filter(|check| {
            let (low, high) = errors.interval(check.said, 0.8);
            (low..=high).contains(&check.truth)
        });
        // Of n errors the ranks of the ends leave no more than a fifth and one out on each layer.
        prop_assert!(held.count() as f64 >= 0.75 * checks.len() as f64);
    }

    #[test]
    fn the_score_is_nothing_where_right_and_counts_late_more(late in 0.1..60.0f64) {
        prop_assert_eq!(nasa_score(0.0), 0.0);
        prop_assert!(nasa_score(late) > nasa_score(-late));
        prop_assert!(nasa_score(-late) > 0.0);
    }

    #[test]
    fn trees_learn_a_step_and_stay_within_what_they_saw(values in prop::collection::vec(-50.0..50.0f32, 40..120), edge in -20.0..20.0f32) {
        let target: Vec<f64> = values.iter().map(|&value| if value > edge { 10.0 } else { -10.0 }).collect();
        let columns = vec![values.clone(), vec![1.0; values.len()]];
        let data = Bins::of(&columns).apply(&columns);
        let rows: Vec<u32> = (0..values.len() as u32).collect();
        let mut rng = boreal_demo_kit::SeededRng::new(1);
        let model = grow(&data, &target, &rows, &GROWTH, &mut rng, &mut || true).unwrap();
        let wrong = (0..values.len()).filter(|&row| (model.predict(&data, row) - target[row]).abs() > 5.0);
        // Only values that share a bin with others of the other side may be wrong.
        prop_assert!(wrong.count() <= 2 + values.len() / 32);
        for row in 0..values.len() {
            prop_assert!(model.predict(&data, row).abs() <= 10.0 + 1e-6);
        }
    }
}
