//! Laws every quote obeys, on random homes.

use super::loan_of;
use boreal_demo_kit::Input;
use jiff::civil::date;
use mortgage_api::rules::lending::MINIMUM_DOWN;
use mortgage_api::rules::transfer_tax::{Purchase, transfer_tax};
use mortgage_api::terms::{Frequency, Province};
use mortgage_api::{qualify, quote};
use proptest::prelude::*;
use rust_decimal::Decimal;

prop_compose! {
    fn any_loan()(
        principal in 1_000u32..2_000_000,
        basis_points in 0u32..1_500,
        years in 1u32..=40,
        frequency in prop::sample::select(Frequency::ALL),
        monthly in any::<bool>(),
    ) -> quote::Params {
        quote::Params {
            rate_pct: f64::from(basis_points) / 100.0,
            amortization_years: years,
            term_years: years.min(5),
            frequency: frequency.to_string(),
            compounding: if monthly { "monthly" } else { "semi_annual" }.to_owned(),
            ..loan_of(f64::from(principal.max(5_000)))
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn principal_repaid_is_principal_borrowed(params in any_loan()) {
        let report = quote::run(&params.plan().unwrap());
        let repaid: Decimal = report.yearly.iter().map(|y| y.principal.amount()).sum();
        let interest: Decimal = report.yearly.iter().map(|y| y.interest.amount()).sum();
        let payments: u32 = report.yearly.iter().map(|y| y.payments).sum();
        prop_assert_eq!(repaid, report.loan.amount());
        prop_assert_eq!(interest, report.total_interest.amount());
        prop_assert_eq!(payments, report.payments);
        let balances: Vec<Decimal> = report.yearly.iter().map(|y| y.balance.amount()).collect();
        prop_assert!(balances.windows(2).all(|pair| pair[1] <= pair[0]));
    }

    #[test]
    fn accelerating_never_costs_more(params in any_loan()) {
        let interest = |frequency: &str| {
            let params = quote::Params { frequency: frequency.to_owned(), ..params.clone() };
            quote::run(&params.plan().unwrap()).total_interest
        };
        prop_assert!(interest("accelerated_bi_weekly") <= interest("monthly"));
        prop_assert!(interest("accelerated_weekly") <= interest("monthly"));
    }

    #[test]
    fn a_higher_rate_never_pays_less(params in any_loan(), more in 0.01f64..5.0) {
        let dearer = quote::Params { rate_pct: params.rate_pct + more, ..params.clone() };
        let (low, high) = (quote::run(&params.plan().unwrap()), quote::run(&dearer.plan().unwrap()));
        prop_assert!(low.payment <= high.payment);
        prop_assert!(low.effective_annual_rate_pct <= high.effective_annual_rate_pct);
    }

    #[test]
    fn transfer_tax_rises_with_the_price_and_its_lines_add_up(
        price in 10_000u32..10_000_000,
        province in prop::sample::select(Province::ALL),
        city in prop::option::of(prop::sample::select(vec!["Toronto", "Montréal", "Halifax", "Elsewhere"])),
        first_time_buyer: bool,
        new_build: bool,
    ) {
        let tax = |price: u32| transfer_tax(&Purchase {
            price: price.into(),
            loan: (price / 2).into(),
            province,
            city,
            first_time_buyer,
            new_build,
            closing: date(2026, 6, 1),
        });
        let (report, dearer) = (tax(price), tax(price + 1_000));
        prop_assert!(report.total <= dearer.total);
        prop_assert!(report.rebate.amount() <= report.provincial.amount() + report.municipal.amount());
        let lines: Decimal = report.lines.iter().map(|line| line.amount.amount()).sum();
        prop_assert!((lines - report.total.amount()).abs() <= Decimal::new(5, 2));
    }

    /// Prices with odd cents too: a loan a hair above 95 % of the price would have no premium.
    #[test]
    fn an_insured_loan_pays_a_premium(cents in 1_000_000u64..149_999_999, extra_cents in 0u64..5_000_000) {
        let price = cents as f64 / 100.0;
        let least = MINIMUM_DOWN.last().unwrap().value.on(Decimal::new(cents as i64, 2));
        let down_payment = least + Decimal::new(extra_cents as i64, 2);
        let params = quote::Params {
            price,
            down_payment: down_payment.to_string().parse().unwrap(),
            ..quote::Params::default()
        };
        if let Ok(plan) = params.plan() {
            let report = quote::run(&plan);
            prop_assert_eq!(report.insured, report.premium_pct >= 0.6);
        }
    }

    #[test]
    fn the_least_down_payment_is_enough_and_a_cent_less_is_not(
        price in 100_000u32..2_500_000,
        income in 40_000u32..600_000,
        years in prop::sample::select(vec![20u32, 25, 30]),
        first_time_buyer in any::<bool>(),
    ) {
        let with_down = |down_payment: Option<f64>| {
            let params = qualify::Params {
                annual_income: income.into(),
                target_price: Some(price.into()),
                amortization_years: years,
                first_time_buyer,
                down_payment,
                ..qualify::Params::example()
            };
            qualify::run(&params.plan().unwrap())
        };
        let least = with_down(None).down_payment_required.unwrap();
        let qualifies = |down: f64| {
            let report = with_down(Some(down));
            report.target_loan.is_some_and(|loan| loan.amount() <= report.max_loan.amount())
        };
        let down: f64 = super::json(&least);
        // A home paid in full borrows nothing.
        prop_assert!(down >= f64::from(price) || qualifies(down), "{down} is not enough");
        prop_assert!(!qualifies(down - 0.01), "{down} less a cent is enough");
    }

    #[test]
    fn no_household_makes_the_engine_panic(
        annual_income in 1.0f64..2_000_000.0,
        debts_monthly in 0.0f64..20_000.0,
        down_payment in prop::option::of(0.0f64..2_000_000.0),
        amortization_years in 1u32..=40,
        first_time_buyer: bool,
    ) {
        let params = qualify::Params {
            annual_income, debts_monthly, down_payment, amortization_years, first_time_buyer,
            ..qualify::Params::example()
        };
        let report = qualify::run(&params.plan().unwrap());
        let loan = report.max_price.amount() - report.down_payment_at_max_price.amount();
        prop_assert!(loan + report.premium_at_max_price.amount() <= report.max_loan.amount() + Decimal::new(1, 2));
    }

    #[test]
    fn no_number_makes_the_engine_panic(price: f64, down_payment: f64, rate_pct: f64) {
        let params = quote::Params { price, down_payment, rate_pct, ..quote::Params::example() };
        if let Ok(plan) = params.plan() {
            quote::run(&plan);
        }
    }
}
