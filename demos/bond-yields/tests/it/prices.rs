//! Bond prices: textbook figures and laws.

use bond_yields::price::{Params, Report, run};
use boreal_demo_kit::Input;
use proptest::prelude::*;

fn bond(coupon_pct: f64, yield_pct: f64, settlement: &str, maturity: &str) -> Report {
    let params = Params {
        coupon_pct,
        yield_pct: Some(yield_pct),
        clean_price: None,
        settlement: settlement.to_owned(),
        maturity: maturity.to_owned(),
        convention: "canadian".to_owned(),
    };
    run(&params.plan().unwrap())
}

/// The same by days over the days of the period.
fn bond_by_periods(coupon_pct: f64, yield_pct: f64, settlement: &str, maturity: &str) -> Report {
    let params = Params {
        coupon_pct,
        yield_pct: Some(yield_pct),
        settlement: settlement.to_owned(),
        maturity: maturity.to_owned(),
        convention: "actual_actual".to_owned(),
        ..Params::default()
    };
    run(&params.plan().unwrap())
}

/// IIAC, Canadian Conventions in Fixed Income Markets: actual/365 with the half-year rule.
#[test]
fn the_canadian_convention() {
    let first_half = bond(4.0, 3.5, "2026-11-16", "2033-12-01");
    assert_eq!(first_half.accrued_interest, 1.841096);
    assert_eq!(first_half.accrued_days, 168);
    let last_period = bond(4.0, 2.5, "2026-11-16", "2027-03-01");
    assert_eq!(last_period.dirty_price, 101.271676);
    // Half a year is 182.5 days: from the 183rd on interest is counted back from the coupon.
    let late = bond(4.0, 3.5, "2026-11-30", "2033-12-01");
    assert_eq!(late.accrued_days, 182);
    assert_eq!(late.accrued_interest, round(4.0 * 182.0 / 365.0));
    let later = bond(4.0, 3.5, "2026-08-31", "2033-09-01");
    assert_eq!(later.accrued_days, 183);
    assert_eq!(later.accrued_interest, round(2.0 - 4.0 / 365.0));
}

/// Fifteen days before maturity a price of 108 would need a yield below any looked for.
#[test]
fn a_price_no_yield_gives_is_refused() {
    let params = Params {
        coupon_pct: 0.59,
        clean_price: Some(108.23),
        settlement: "2025-09-05".to_owned(),
        maturity: "2025-09-20".to_owned(),
        ..Params::default()
    };
    let errors = params.plan().unwrap_err().0;
    assert_eq!(
        (errors[0].field.as_str(), errors[0].code.as_str()),
        ("clean_price", "no_yield_at_price")
    );
}

fn round(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

/// Fabozzi, Bond Markets, Analysis and Strategies: 9 % for five and 6 % for 25 years, both to yield 9 %.
#[test]
fn textbook_durations() {
    let par = bond(9.0, 9.0, "2026-01-01", "2031-01-01");
    assert_eq!((par.clean_price, par.accrued_interest), (100.0, 0.0));
    assert!((par.macaulay_duration - 4.13).abs() < 0.005, "{par:?}");
    assert!((par.modified_duration - 3.96).abs() < 0.005);
    assert!((par.convexity - 19.45).abs() < 0.05);
    let deep = bond(6.0, 9.0, "2026-01-01", "2051-01-01");
    assert!((deep.clean_price - 70.357).abs() < 0.001);
    assert!((deep.macaulay_duration - 11.10).abs() < 0.005);
    assert!((deep.modified_duration - 10.62).abs() < 0.005);
    assert!((deep.convexity - 182.92).abs() < 0.05);
}

#[test]
fn between_coupons_the_dirty_price_holds_the_interest_earned() {
    // 89 of 181 days gone since the coupon of 1 December.
    let report = bond_by_periods(4.0, 4.0, "2026-02-28", "2030-06-01");
    assert!((report.accrued_interest - 2.0 * 89.0 / 182.0).abs() < 1e-6);
    assert!((report.dirty_price - report.clean_price - report.accrued_interest).abs() < 1e-6);
    assert_eq!(report.cash_flows.len(), 9);
    let worth: f64 = report.cash_flows.iter().map(|f| f.present_value).sum();
    assert!((worth - report.dirty_price).abs() < 1e-5);
}

#[test]
fn the_last_period_uses_simple_interest() {
    let report = bond_by_periods(4.0, 6.0, "2026-04-01", "2026-06-01");
    let expect = 102.0 / (1.0 + 0.03 * 61.0 / 182.0);
    assert!((report.dirty_price - expect).abs() < 1e-6);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_price_gives_back_the_yield(coupon in 0.0f64..12.0, rate in -1.0f64..15.0, month in 1u8..=12, years in 1i16..40) {
        let maturity = format!("{}-{month:02}-01", 2026 + years);
        let priced = bond(coupon, rate, "2026-05-29", &maturity);
        let back = run(&Params {
            coupon_pct: coupon,
            yield_pct: None,
            clean_price: Some(priced.clean_price),
            settlement: "2026-05-29".into(),
            maturity,
            ..Params::default()
        }.plan().unwrap());
        prop_assert!((back.yield_pct - rate).abs() < 1e-4, "{} is not {rate}", back.yield_pct);
    }

    #[test]
    fn duration_and_convexity_predict_a_small_move(coupon in 1.0f64..10.0, rate in 0.5f64..10.0, years in 2i16..30) {
        let maturity = format!("{}-06-01", 2026 + years);
        let price = |r| bond(coupon, r, "2026-05-29", &maturity).dirty_price;
        let here = bond(coupon, rate, "2026-05-29", &maturity);
        let predicted = here.dirty_price * (1.0 - here.modified_duration * 0.001 + here.convexity * 0.001f64.powi(2) / 2.0);
        prop_assert!((price(rate + 0.1) - predicted).abs() < 2e-3);
        prop_assert!(price(rate + 0.1) < here.dirty_price);
    }
}
