//! Decimals in, cents out.

use boreal_demo_kit::money::{Money, dollars, in_words};
use boreal_demo_kit::number::{decimal_from_f64, round_to, wire};
use proptest::prelude::*;
use rust_decimal::Decimal;

#[track_caller]
fn check_cents(amount: &str, expect: &str) {
    let money = Money::new(amount.parse().unwrap());
    assert_eq!(serde_json::to_string(&money).unwrap(), expect);
}

#[test]
fn halves_round_up_and_never_to_even() {
    check_cents("0.005", "0.01");
    check_cents("0.015", "0.02");
    check_cents("0.025", "0.03");
    check_cents("1463.1149999", "1463.11");
    check_cents("-0.005", "-0.01");
    check_cents("500000", "500000.0");
}

#[test]
fn a_json_number_becomes_the_decimal_that_was_typed() {
    for text in ["0.1", "588235", "4.445", "1499999.99", "0.005"] {
        let typed: f64 = text.parse().unwrap();
        assert_eq!(decimal_from_f64(typed).unwrap().to_string(), text);
    }
    for strange in [f64::NAN, f64::INFINITY, 1e30] {
        assert_eq!(decimal_from_f64(strange), None);
    }
}

#[test]
fn dollars_read_well_in_a_sentence() {
    let said = |text: &str| in_words(text.parse().unwrap());
    assert_eq!(said("1234567.8"), "1,234,567.80");
    assert_eq!(said("25000.1"), "25,000.10");
    assert_eq!(said("300000"), "300,000");
    assert_eq!(said("-12.5"), "-12.50");
    assert_eq!(said("999"), "999");
    let written = |text: &str| dollars(text.parse().unwrap());
    assert_eq!(written("1234.5"), "$1,234.50");
    assert_eq!(written("-300000"), "-$300,000");
}

#[test]
fn rounding_for_the_wire_leaves_no_negative_zero() {
    assert!(round_to(-1e-12, 4).is_sign_positive());
    assert_eq!(round_to(2.345_678, 3), 2.346);
}

proptest! {
    #[test]
    fn money_on_the_wire_is_within_half_a_cent(cents in -1_000_000_000i64..1_000_000_000, thousandths in 0i64..10) {
        let amount = Decimal::new(cents * 10 + thousandths, 3);
        let gap = (wire(amount, 2) - wire(amount, 3)).abs();
        prop_assert!(gap < 0.005_000_1);
    }
}
