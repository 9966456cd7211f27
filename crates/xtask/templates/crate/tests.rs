//! {{title}}: reference values, edges and laws.

use boreal_demo_kit::Input;
use {{module}}::{AMOUNT, Params, default_report, run};

#[track_caller]
fn check(amount: f64, expected: Result<f64, &str>) {
    let result = Params { amount }.plan().map(|plan| run(&plan).result);
    let result = result.map_err(|errors| errors.0[0].field.clone());
    assert_eq!(result, expected.map_err(str::to_owned), "{amount}");
}

#[test]
fn the_amount_is_bounded() {
    check(-0.01, Err("amount"));
    check(f64::NAN, Err("amount"));
    check(*AMOUNT.start(), Ok(0.0));
    check(*AMOUNT.end(), Ok(1e9));
    check(1e9 + 1.0, Err("amount"));
}

#[test]
fn the_default_report_is_the_same_every_time() {
    assert_eq!(default_report(), default_report());
}
