//! Cases an independent recomputation found wrong: each stays right.

use super::{dollars, json};
use boreal_demo_kit::Input;
use jiff::civil::{Date, date};
use mortgage_api::rules::RuleCode;
use mortgage_api::rules::transfer_tax::{Purchase, TransferTax, transfer_tax};
use mortgage_api::terms::Province;
use mortgage_api::{qualify, quote};

/// A household without costs, at the default rate.
fn household(annual_income: f64) -> qualify::Params {
    qualify::Params {
        annual_income,
        closing_date: Some("2026-11-20".to_owned()),
        ..qualify::Params::default()
    }
}

#[test]
fn the_income_a_home_needs_carries_the_premium() {
    let report = mortgage_api::default_report();
    assert_eq!(json(&report.quote.loan), 695_925.0);
    assert_eq!(report.qualify.income_required, Some(dollars("154303.75")));
}

#[test]
fn an_insured_loan_on_odd_cents_pays_its_premium() {
    let params = quote::Params {
        price: 300_000.05,
        down_payment: 15_000.0,
        rate_pct: 4.5,
        ..quote::Params::default()
    };
    let report = quote::run(&params.plan().unwrap());
    assert_eq!(
        (report.premium, report.premium_tax),
        (dollars("11400"), dollars("912"))
    );
}

/// Just above the insured prices a dollar of income must not buy a quarter of a million more.
#[test]
fn the_dearest_price_is_the_dearest_over_all_down_payment_rules() {
    let price = |income| qualify::run(&household(income).plan().unwrap()).max_price;
    assert_eq!(price(248_140.0), dollars("1562495.00"));
    assert_eq!(price(248_141.0), dollars("1562501.28"));
}

/// 981,652 × 44 % ÷ 12 less costs is half a cent; dividing first loses it.
#[test]
fn the_payment_is_divided_once() {
    let params = qualify::Params {
        property_tax_annual: 5_178.26,
        heating_monthly: 150.55,
        condo_fee_monthly: 800.0,
        debts_monthly: 450.0,
        rate_pct: 6.5,
        amortization_years: 20,
        ..household(981_652.0)
    };
    let report = qualify::run(&params.plan().unwrap());
    assert_eq!(report.tds_payment, dollars("34561.84"));
}

#[track_caller]
fn refused(alter: fn(&mut quote::Params), field: &str, code: &str) {
    let mut params = quote::Params {
        insure_low_ratio: true,
        first_time_buyer: true,
        ..quote::Params::default()
    };
    alter(&mut params);
    let errors = params.plan().unwrap_err().0;
    assert_eq!(
        (errors[0].field.as_str(), errors[0].code.as_str()),
        (field, code)
    );
}

#[test]
fn what_cannot_be_insured_is_refused() {
    refused(
        |p| (p.price, p.down_payment) = (1_500_000.0, 600_000.0),
        "insure_low_ratio",
        "price_not_insurable",
    );
    refused(
        |p| (p.down_payment, p.amortization_years) = (150_000.0, 30),
        "amortization_years",
        "amortization_not_insured",
    );
}

fn taxed(
    place: (Province, &str),
    price: u32,
    closing: Date,
    first_time_buyer: bool,
) -> TransferTax {
    transfer_tax(&Purchase {
        price: price.into(),
        loan: 600_000.into(),
        province: place.0,
        city: Some(place.1).filter(|city| !city.is_empty()),
        first_time_buyer,
        new_build: false,
        closing,
    })
}

#[test]
fn prince_edward_island_charges_two_per_cent_from_a_million() {
    let total = |price, closing, first| {
        taxed((Province::PrinceEdwardIsland, ""), price, closing, first).total
    };
    let day = date(2026, 5, 1);
    assert_eq!(total(999_999, day, false), dollars("9999.99"));
    assert_eq!(total(1_000_000, day, false), dollars("20000"));
    assert_eq!(total(1_000_000, day, true), dollars("20000"));
    assert_eq!(total(900_000, day, true), dollars("0"));
    assert_eq!(total(1_000_000, date(2025, 4, 27), false), dollars("10000"));
}

#[test]
fn quebec_cities_have_their_own_scale() {
    let total = |city, price, closing| taxed((Province::Quebec, city), price, closing, false).total;
    let day = date(2026, 6, 1);
    assert_eq!(total("Québec", 800_000, day), dollars("13360.50"));
    assert_eq!(total("Quebec City", 800_000, day), dollars("13360.50"));
    // 307.50 + 2,463 + 4,555.50 + 9,770: 2 % above 611,500 in the city's scale of 2025.
    assert_eq!(
        total("Laval", 1_100_000, date(2025, 6, 1)),
        dollars("17096")
    );
    let notes = |closing| taxed((Province::Quebec, "Laval"), 1_100_000, closing, false).notes;
    let unconfirmed = |notes: Vec<String>| notes.iter().any(|note| note.contains("unconfirmed"));
    assert!(unconfirmed(notes(day)));
    assert!(!unconfirmed(notes(date(2025, 6, 1))));
}

#[test]
fn former_cities_of_toronto_are_toronto() {
    let day = date(2026, 6, 1);
    let toronto = taxed((Province::Ontario, "Toronto"), 900_000, day, true);
    for name in [
        "Etobicoke",
        "North York",
        "Scarborough",
        "York",
        "East York",
    ] {
        assert_eq!(
            taxed((Province::Ontario, name), 900_000, day, true),
            toronto
        );
    }
}

#[test]
fn saskatchewan_registers_the_mortgage() {
    let day = date(2026, 6, 1);
    // 0.4 % of 800,000, and 500 for a mortgage of 500,000.01 to 750,000.
    let tax = taxed((Province::Saskatchewan, ""), 800_000, day, false);
    assert_eq!(tax.total, dollars("3700"));
}

#[test]
fn the_qualifying_rate_is_older_than_the_debt_service_limits() {
    let report = qualify::run(&household(100_000.0).plan().unwrap());
    let since = |code| {
        let rule = report.rules.iter().find(|rule| rule.code == code);
        rule.unwrap().effective_from
    };
    assert_eq!(since(RuleCode::QualifyingRate), date(2021, 6, 1));
    assert_eq!(since(RuleCode::DebtServiceLimits), date(2021, 7, 5));
}
