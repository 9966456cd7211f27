//! BG/NBD and gamma-gamma against the published fits, and what they foretold.

use customer_segmentation::bg_nbd::{self, Life, Model};
use customer_segmentation::special::{digamma, hypergeometric, ln_gamma, ln_hypergeometric};

use crate::record::{CDS, SHOP};

#[track_caller]
fn near(ours: f64, theirs: f64, tolerance: f64) {
    assert!((ours - theirs).abs() <= tolerance, "{ours} for {theirs}");
}

/// Fader, Hardie and Lee (2005), and Lifetimes 0.11.3 with a tolerance of 1e-8.
#[test]
fn cdnow_is_fitted_as_published() {
    let model = &CDS.validation.as_ref().unwrap().model;
    assert!(model.is_settled);
    near(model.r, 0.24259, 1e-5);
    near(model.alpha, 4.41360, 2e-4);
    near(model.a, 0.79292, 1e-4);
    near(model.b, 2.42591, 2e-4);
    // The published likelihood is of weeks rounded to hundredths; ours are days by seven.
    near(model.log_likelihood, -9582.4256, 1e-2);
    let spend = model.spend.as_ref().unwrap();
    near(spend.p, 6.24957, 1e-2);
    near(spend.q, 3.74422, 1e-3);
    near(spend.v, 15.44352, 5e-2);
}

#[test]
fn all_eighteen_months_are_fitted_as_by_lifetimes() {
    let model = CDS.model.as_ref().unwrap();
    near(model.r, 0.253561, 1e-5);
    near(model.alpha, 5.447257, 2e-4);
    near(model.a, 0.607365, 1e-4);
    near(model.b, 2.647234, 5e-4);
    let spend = model.spend.as_ref().unwrap();
    near(spend.p, 4.683454, 1e-2);
    near(spend.q, 4.189783, 1e-2);
    near(spend.v, 24.390548, 1e-1);
}

#[test]
fn the_later_period_is_foretold_as_by_lifetimes() {
    let later = CDS.validation.as_ref().unwrap();
    near(later.expected, 1653.41, 0.02);
    assert_eq!(later.actual, 1882.0);
    near(later.mean_error, 0.7855, 1e-4);
    assert!(later.mean_error < later.naive_mean_error);
    let theirs = [
        (1411, 0.225087, 0.236712),
        (439, 0.523131, 0.697039),
        (214, 1.044134, 1.392523),
        (100, 1.520279, 1.56),
        (62, 2.163866, 2.532258),
        (38, 2.653846, 2.947368),
        (29, 3.504042, 3.862069),
        (64, 6.15719, 6.359375),
    ];
    assert_eq!(later.groups.len(), theirs.len());
    for (group, (customers, expected, actual)) in later.groups.iter().zip(theirs) {
        assert_eq!(group.customers, customers);
        near(group.expected, expected, 1e-4);
        near(group.actual, actual, 1e-4);
    }
    let last = later.weeks.last().unwrap();
    assert_eq!(
        (later.weeks.len(), last.week, later.seen_weeks),
        (78, 78, 39)
    );
    // All repeat purchases of eighteen months: visits less first ones.
    assert_eq!(last.actual, (6696 - 2357) as f64);
}

/// The quarter held out is the one before Christmas: no model without seasons sees it coming.
#[test]
fn the_shop_sold_more_before_christmas_than_was_expected() {
    let later = SHOP.validation.as_ref().unwrap();
    assert_eq!(later.holdout_weeks, 13);
    assert!(later.actual > 4400.0, "{}", later.actual);
    assert!(
        (-32.0..-22.0).contains(&later.error_pct.unwrap()),
        "{:?}",
        later.error_pct
    );
}

/// Lifetimes' chances of the first customers of the sample, at the end of September 1997.
#[test]
fn chances_of_still_being_a_customer_are_lifetimes() {
    let model = Model {
        r: 0.24259452,
        alpha: 4.41360206,
        a: 0.79292202,
        b: 2.42590672,
        log_likelihood: 0.0,
        is_settled: true,
    };
    let life = |repeats, last_days: f64, age_days: f64| Life {
        repeats,
        last_weeks: last_days / 7.0,
        age_weeks: age_days / 7.0,
        mean_value: 0.0,
    };
    near(model.alive(&life(2.0, 213.0, 272.0)), 0.72662031, 1e-7);
    near(model.alive(&life(1.0, 12.0, 272.0)), 0.21239104, 1e-7);
    near(model.alive(&life(0.0, 0.0, 272.0)), 1.0, 1e-12);
}

#[test]
fn expectations_add_up_over_time() {
    let model = Model {
        r: 0.24,
        alpha: 4.4,
        a: 0.79,
        b: 2.4,
        log_likelihood: 0.0,
        is_settled: true,
    };
    // A customer of no age and no repeats is anybody.
    let new = Life {
        repeats: 0.0,
        last_weeks: 0.0,
        age_weeks: 0.0,
        mean_value: 0.0,
    };
    for weeks in [1.0, 26.0, 104.0] {
        near(
            model.expected(&new, weeks),
            model.expected_since_first(weeks),
            1e-9,
        );
    }
    near(model.expected_since_first(0.0), 0.0, 1e-12);
    // Around a = 1 the formula divides by nearly nothing; its limit is smooth.
    let at = |a: f64| {
        Model { a, ..model }.expected(
            &Life {
                repeats: 3.0,
                last_weeks: 20.0,
                age_weeks: 30.0,
                mean_value: 0.0,
            },
            26.0,
        )
    };
    near(at(1.0), (at(0.999) + at(1.001)) / 2.0, 1e-4);
    // The two ways to sum the series meet where one takes over.
    let at = |a: f64| {
        let life = Life {
            repeats: 40.0,
            last_weeks: 20.0,
            age_weeks: 30.0,
            mean_value: 0.0,
        };
        Model { a, ..model }.expected(&life, 26.0)
    };
    near(at(4.999_999), at(5.000_001), 1e-5);
    // Thousands of purchases neither overflow nor vanish.
    let often = Life {
        repeats: 5000.0,
        last_weeks: 99.9,
        age_weeks: 100.0,
        mean_value: 0.0,
    };
    let expected = model.expected(&often, 10.0);
    assert!((400.0..520.0).contains(&expected), "{expected}");
}

#[test]
fn a_fit_needs_customers_who_came_back() {
    let once = Life {
        repeats: 0.0,
        last_weeks: 0.0,
        age_weeks: 10.0,
        mean_value: 0.0,
    };
    assert_eq!(bg_nbd::fit(&[once; 500]), None);
}

/// Abramowitz and Stegun, and closed forms.
#[test]
fn special_functions_are_the_tables() {
    near(ln_gamma(0.5), std::f64::consts::PI.sqrt().ln(), 1e-13);
    near(ln_gamma(10.0), 362_880.0_f64.ln(), 1e-12);
    near(ln_gamma(0.1), 2.252_712_651_734_206, 1e-12);
    near(digamma(1.0), -0.577_215_664_901_532_9, 1e-11);
    near(digamma(0.25), -4.227_453_533_376_265, 1e-10);
    near(
        hypergeometric(1.0, 1.0, 2.0, 0.5),
        2.0 * 2.0_f64.ln(),
        1e-12,
    );
    near(
        hypergeometric(0.7, 2.0, 2.0, 0.9),
        0.1_f64.powf(-0.7),
        1e-10,
    );
    let ln = ln_hypergeometric(1.0, 1.0, 2.0, 0.5);
    near(ln, (2.0 * 2.0_f64.ln()).ln(), 1e-12);
    let ln = ln_hypergeometric(900.0, 2.0, 2.0, 0.9);
    near(ln, 900.0 * 10.0_f64.ln(), 1e-8);
}

/// By scipy's 2F1 on the paper's formula, where a + b is below 1: Lifetimes takes a logarithm of less than zero there.
#[test]
fn customers_who_never_came_back_are_foretold_where_lifetimes_gives_up() {
    let model = Model {
        r: 0.774,
        alpha: 9.66,
        a: 0.0042,
        b: 0.3655,
        log_likelihood: 0.0,
        is_settled: true,
    };
    for (age_weeks, theirs) in [
        (0.0, 1.033_845_077),
        (5.0, 0.682_412_996),
        (40.0, 0.202_161_943),
    ] {
        let life = Life {
            repeats: 0.0,
            last_weeks: 0.0,
            age_weeks,
            mean_value: 0.0,
        };
        near(model.expected(&life, 13.0), theirs, 1e-8);
    }
}

/// The unit of money changes what a purchase is worth and nothing else.
#[test]
fn cents_and_millions_are_fitted_alike() {
    let life = |at: usize, unit: f64| Life {
        repeats: (at % 5 + 1) as f64,
        last_weeks: 10.0,
        age_weeks: 20.0,
        mean_value: unit * ((at * 37 % 101) as f64 / 20.0 / (at % 5 + 1) as f64).exp(),
    };
    let fit = |unit| {
        let lives: Vec<Life> = (0..200).map(|at| life(at, unit)).collect();
        customer_segmentation::gamma_gamma::fit(&lives).unwrap()
    };
    let (cents, millions) = (fit(0.01), fit(1e6));
    near(cents.p / millions.p, 1.0, 1e-3);
    near(cents.q / millions.q, 1.0, 1e-3);
    near(cents.v * 1e8 / millions.v, 1.0, 1e-3);
}
