//! Predictive Maintenance: reference values, edges and laws.

use boreal_demo_kit::Input;
use predictive_maintenance::{AMOUNT, Params, TEMPLATE, TableParams, default_report, run};

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

#[track_caller]
fn check_table(csv: &str, expected: Result<f64, &str>) {
    let csv = csv.to_owned();
    let result = TableParams { csv }.plan().map(|plan| run(&plan).result);
    let result = result.map_err(|errors| errors.0[0].field.clone());
    assert_eq!(result, expected.map_err(str::to_owned));
}

#[test]
fn a_table_is_added_up_or_refused() {
    check_table(TEMPLATE, Ok(100.0));
    check_table("name,amount\nOne,-1\n", Err("csv"));
    check_table("name,amount\nOne,\n", Err("csv"));
    check_table("name\nOne\n", Err("csv"));
}

#[test]
fn the_default_report_is_the_same_every_time() {
    assert_eq!(default_report(), default_report());
}
