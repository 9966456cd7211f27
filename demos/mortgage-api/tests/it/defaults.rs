//! The report the page shows before anyone touches a control.

use super::dollars;
use boreal_demo_kit::Input;
use mortgage_api::{default_report, quote};
use serde_json::Value;

#[test]
fn the_default_report_is_the_same_every_time_and_adds_up() {
    let report = default_report();
    assert_eq!(
        serde_json::to_string(&report).unwrap(),
        serde_json::to_string(&default_report()).unwrap()
    );
    let home = &report.quote;
    // 675,000 at 3.1 % premium; 11,475 to Ontario and as much to Toronto, less 4,000 and 4,475.
    assert_eq!(home.premium, dollars("20925"));
    assert_eq!(home.premium_tax, dollars("1674"));
    assert_eq!(home.land_transfer_tax.total, dollars("14475"));
    assert_eq!(home.cash_to_close, dollars("91149"));
    assert_eq!(report.offers.offers[0].rank, 1);
}

#[test]
fn a_term_of_one_year_is_one_year() {
    let report = default_report().offers;
    let reasons = report.excluded.iter().map(|offer| offer.reason.as_str());
    let ones: Vec<&str> = reasons.filter(|reason| reason.contains(" 1 ")).collect();
    assert_eq!(ones, ["runs 1 year, not 5"]);
}

#[test]
fn wire_names_are_those_of_the_contract() {
    let report = serde_json::to_value(default_report()).unwrap();
    check_fields(
        &report["quote"],
        "loan insured premium_pct premium premium_tax payment payments balance_at_term interest_over_term \
         total_interest effective_annual_rate_pct land_transfer_tax cash_to_close yearly",
    );
    check_fields(
        &report["quote"]["rules"][0],
        "code name value effective_from source url",
    );
    check_fields(
        &report["quote"]["land_transfer_tax"]["lines"][0],
        "jurisdiction level what from to rate_pct amount",
    );
    check_fields(
        &report["quote"]["land_transfer_tax"],
        "provincial municipal rebate total",
    );
    check_fields(
        &report["qualify"],
        "qualifying_rate_pct max_payment max_loan max_price binding",
    );
    check_fields(
        &report["penalty"],
        "three_months_interest ird_standard ird_posted payable",
    );
    check_fields(
        &report["offers"]["offers"][0],
        "lender rate_pct type term_years payment cost_over_term vs_market_pct rank reasons",
    );
}

#[track_caller]
fn check_fields(value: &Value, names: &str) {
    for name in names.split_whitespace() {
        assert!(value.get(name).is_some(), "{name}");
    }
}

#[test]
fn only_price_down_payment_and_rate_are_needed() {
    let params: quote::Params =
        serde_json::from_str(r#"{"price": 500000, "down_payment": 100000, "rate_pct": 4}"#)
            .unwrap();
    let report = quote::run(&params.plan().unwrap());
    assert_eq!(report.loan, dollars("400000"));
    assert!(!report.insured);
}
