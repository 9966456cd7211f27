//! {{title}}: reference values, edges and laws.

use boreal_demos::{{module}}::{MAX_AMOUNT, Params, ParamsError, Plan, default_report, run};

#[track_caller]
fn check(amount: f64, expected: Result<f64, ParamsError>) {
    let result = Plan::try_from(Params { amount }).map(|plan| run(&plan).result);
    assert_eq!(result, expected);
}

#[test]
fn the_amount_is_bounded() {
    check(-1.0, Err(ParamsError::Amount(-1.0)));
    check(0.0, Ok(0.0));
    check(MAX_AMOUNT, Ok(MAX_AMOUNT));
}

#[test]
fn the_default_report_is_the_same_every_time() {
    assert_eq!(default_report(), default_report());
}
