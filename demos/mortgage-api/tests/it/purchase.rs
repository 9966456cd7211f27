//! What a purchase turns on beside its loan: dates, tax on a new home, prepayments, fees.

use super::{dollars, json, loan_of};
use boreal_demo_kit::{Input, Money};
use jiff::civil::date;
use mortgage_api::quote;
use mortgage_api::rules::RuleCode;
use mortgage_api::rules::new_home_tax::{NewHomeTax, new_home_tax};
use mortgage_api::rules::transfer_tax::{Purchase, transfer_tax};
use mortgage_api::terms::Province;
use rust_decimal::Decimal;

#[track_caller]
fn quoted(alter: impl FnOnce(&mut quote::Params)) -> quote::Report {
    let mut params = quote::Params::example();
    alter(&mut params);
    quote::run(&params.plan().unwrap())
}

/// Lending rules follow the application, taxes the closing.
#[test]
fn lending_follows_the_application_and_taxes_the_closing() {
    let home = |application: &str, closing: &str| quote::Params {
        price: 1_200_000.0,
        down_payment: 95_000.0,
        province: "QC".to_owned(),
        city: None,
        application_date: Some(application.to_owned()),
        closing_date: Some(closing.to_owned()),
        ..quote::Params::example()
    };
    // Prices from a million could not be insured before 15 December 2024.
    let early = home("2024-12-14", "2025-02-01").plan().unwrap_err().0;
    assert_eq!(early[0].code, "down_payment_too_small");
    assert!(early[0].message.ends_with("by the rules of Dec 14, 2024"));
    let late = quote::run(&home("2024-12-15", "2027-01-04").plan().unwrap());
    assert_eq!(late.premium_tax_pct, 9.975);
    let after = home("2027-01-05", "2027-01-04").plan().unwrap_err().0;
    assert_eq!(
        (after[0].field.as_str(), after[0].code.as_str()),
        ("application_date", "after_closing")
    );
}

#[test]
fn what_contradicts_the_rest_of_the_purchase_is_refused() {
    let refused = |change: fn(&mut quote::Params)| {
        let mut params = quote::Params::example();
        change(&mut params);
        let errors = params.plan().unwrap_err().0;
        (errors[0].field.clone(), errors[0].code.clone())
    };
    let is = |field: &str, code: &str| (field.to_owned(), code.to_owned());
    assert_eq!(
        refused(|p| {
            p.closing_date = Some("2026-11-20".into());
            p.agreement_date = Some("2026-11-21".into());
        }),
        is("agreement_date", "after_closing")
    );
    assert_eq!(
        refused(|p| p.lump_sum_after_years = p.amortization_years + 1),
        is("lump_sum_after_years", "beyond_amortization")
    );
    assert_eq!(
        refused(|p| {
            (p.price, p.down_payment) = (50_000.0, 49_000.0);
            p.fees = 500.01;
        }),
        is("fees", "fees_beyond_loan")
    );
}

/// The yield of a loan half of which goes into fees, by payments discounted at it.
#[test]
fn the_rate_with_the_highest_fees_repays_what_was_received() {
    let params = quote::Params {
        price: 50_000.0,
        down_payment: 49_000.0,
        fees: 500.0,
        rate_pct: 25.0,
        lump_sum: 0.0,
        raised_payment: 0.0,
        term_years: 1,
        amortization_years: 1,
        ..quote::Params::example()
    };
    let report = quote::run(&params.plan().unwrap());
    let periodic = (1.0 + report.borrowing_rate.apr_pct / 200.0).powf(1.0 / 6.0) - 1.0;
    let payment = report.payment.amount().to_string().parse::<f64>().unwrap();
    let worth: f64 = (1..=12).map(|n| payment / (1.0 + periodic).powi(n)).sum();
    assert!((worth - 500.0).abs() < 0.05, "{worth}");
}

#[track_caller]
fn check_new_home(
    place: (Province, bool),
    price: u32,
    agreement: jiff::civil::Date,
    expect: [&str; 4],
) -> NewHomeTax {
    let closing = date(2026, 6, 1);
    let tax = new_home_tax(price.into(), place.0, place.1, agreement, closing);
    assert_eq!(
        [tax.federal, tax.provincial, tax.rebate, tax.total],
        expect.map(dollars),
        "{place:?} {price}"
    );
    let lines: Decimal = tax.lines.iter().map(|line| line.amount.amount()).sum();
    assert_eq!(Money::new(lines), tax.total);
    tax
}

#[test]
fn gst_and_its_rebates() {
    let day = date(2026, 2, 1);
    let alberta = |first| (Province::Alberta, first);
    // 36 % of the tax to 350,000, nothing from 450,000.
    check_new_home(alberta(false), 300_000, day, ["15000", "0", "5400", "9600"]);
    check_new_home(
        alberta(false),
        350_000,
        day,
        ["17500", "0", "6300", "11200"],
    );
    check_new_home(
        alberta(false),
        400_000,
        day,
        ["20000", "0", "3150", "16850"],
    );
    check_new_home(alberta(false), 450_000, day, ["22500", "0", "0", "22500"]);
    // All of it for a first-time buyer to a million, half at 1.25 million, nothing at 1.5.
    check_new_home(alberta(true), 1_000_000, day, ["50000", "0", "50000", "0"]);
    check_new_home(
        alberta(true),
        1_250_000,
        day,
        ["62500", "0", "25000", "37500"],
    );
    check_new_home(alberta(true), 1_500_000, day, ["75000", "0", "0", "75000"]);
    // An agreement signed before the Act's first day gets the usual rebate only.
    let before = date(2025, 3, 19);
    check_new_home(
        alberta(true),
        350_000,
        before,
        ["17500", "0", "6300", "11200"],
    );
    check_new_home(
        alberta(true),
        350_000,
        date(2025, 5, 27),
        ["17500", "0", "17500", "0"],
    );
}

#[test]
fn provincial_parts_and_their_rebates() {
    let day = date(2026, 2, 1);
    let check =
        |province, first, price, expect| check_new_home((province, first), price, day, expect);
    check(
        Province::Ontario,
        false,
        400_000,
        ["20000", "32000", "27150", "24850"],
    );
    let dear = check(
        Province::Ontario,
        true,
        800_000,
        ["40000", "64000", "64000", "40000"],
    );
    assert!(dear.notes[0].contains("unconfirmed"), "{:?}", dear.notes);
    // Revenu Québec: half the QST to 200,000, at most 9,975.
    check(
        Province::Quebec,
        false,
        200_000,
        ["10000", "19950", "13575", "16375"],
    );
    check(
        Province::Quebec,
        false,
        250_000,
        ["12500", "24937.50", "9487.50", "27950"],
    );
    check(
        Province::NovaScotia,
        true,
        500_000,
        ["25000", "45000", "28000", "42000"],
    );
    check(
        Province::NewBrunswick,
        false,
        500_000,
        ["25000", "50000", "0", "75000"],
    );
}

#[test]
fn only_a_new_home_is_taxed_and_the_tax_is_brought_in_cash() {
    let (old, new) = (quoted(|_| {}), quoted(|p| p.new_build = true));
    assert_eq!(old.new_home_tax, NewHomeTax::default());
    let more = new.cash_to_close.amount() - old.cash_to_close.amount();
    assert_eq!(more, new.new_home_tax.total.amount());
    assert!(
        new.rules
            .iter()
            .any(|rule| rule.code == RuleCode::NewHomeRebate)
    );
}

/// 500,000 at 5 % over 25 years: 2,908.02 a month; a separate ledger clears it after 250 payments.
#[test]
fn prepayments_shorten_the_loan_and_save_interest() {
    let with = |alter: fn(&mut quote::Params)| {
        let mut params = quote::Params {
            rate_pct: 5.0,
            ..loan_of(500_000.0)
        };
        alter(&mut params);
        quote::run(&params.plan().unwrap())
    };
    let plain = with(|_| {});
    assert_eq!(plain.prepayment, None);
    let lump = with(|p| p.lump_sum = 50_000.0);
    assert_eq!(lump.total_interest, plain.total_interest);
    let effect = lump.prepayment.unwrap();
    assert_eq!(effect.payment, dollars("2908.02"));
    assert_eq!(
        effect.interest_saved.amount(),
        plain.total_interest.amount() - effect.total_interest.amount()
    );
    assert_eq!(effect.payments + effect.payments_saved, plain.payments);
    assert_eq!((effect.payments, effect.years_saved), (250, 4.25));
    // The later it is paid, the less it saves.
    let late = with(|p| (p.lump_sum, p.lump_sum_after_years) = (50_000.0, 10));
    assert!(late.prepayment.unwrap().interest_saved < effect.interest_saved);
    let raised = with(|p| p.raised_payment = 500.0).prepayment.unwrap();
    assert_eq!(raised.payment, dollars("3408.02"));
    assert!(raised.payments_saved > 60);
    let at_once = with(|p| p.lump_sum = 1_000_000.0).prepayment.unwrap();
    assert_eq!(
        (at_once.payments, at_once.balance_at_term),
        (12, dollars("0"))
    );
}

#[test]
fn the_rate_with_fees_is_the_contract_s_without_any() {
    let rate = |fees: f64, frequency: &str| {
        let report = quoted(|p| (p.fees, p.frequency) = (fees, frequency.to_owned()));
        report.borrowing_rate
    };
    for frequency in ["monthly", "weekly", "accelerated_bi_weekly"] {
        assert_eq!(rate(0.0, frequency).apr_pct, 4.09);
        assert!((rate(0.01, frequency).apr_pct - 4.09).abs() < 1e-4);
        assert!(rate(2_000.0, frequency).apr_pct > rate(1_000.0, frequency).apr_pct);
    }
    // Twelve times the monthly rate where there are no fees: the regulation counts no compounding.
    assert_eq!(rate(0.0, "monthly").regulation_pct, 4.0556);
}

#[test]
fn an_unknown_municipal_rate_is_said_with_its_bounds() {
    let tax = |province, city| {
        transfer_tax(&Purchase {
            price: 800_000.into(),
            loan: 0.into(),
            province,
            city: Some(city),
            first_time_buyer: false,
            new_build: false,
            closing: date(2027, 6, 1),
        })
    };
    let gatineau = tax(Province::Quebec, "Gatineau");
    let between = gatineau.between.unwrap();
    assert_eq!(
        (between.least, between.most),
        (dollars("10110.50"), dollars("14610.50"))
    );
    assert!(gatineau.notes[0].contains("Gatineau is not known"));
    assert!(gatineau.notes[1].contains("published them to 2026"));
    let kentville = tax(Province::NovaScotia, "Kentville");
    let rule = &kentville.rules[0];
    assert_eq!(
        rule.jurisdiction.as_deref(),
        Some("Nova Scotia municipalities")
    );
    assert_eq!(rule.value, "at most 1.5 %");
    assert_eq!(json(&kentville.between.unwrap().most), 12_000.0);
    assert!(tax(Province::NovaScotia, "Halifax").between.is_none());
    assert!(tax(Province::Quebec, "Montréal").between.is_none());
}

/// $2 for each started $5,000 of the price and $1.50 of the mortgage until October 2024, as conveyancers printed it.
#[test]
fn alberta_registered_mortgages_for_less_than_titles() {
    let fees = |closing: &str| {
        let params = quote::Params {
            price: 450_000.0,
            down_payment: 112_500.0,
            province: "AB".to_owned(),
            city: None,
            closing_date: Some(closing.to_owned()),
            ..quote::Params::example()
        };
        let report = quote::run(&params.plan().unwrap());
        json(&report.land_transfer_tax.total)
    };
    // 50 + 90 × 2 for the title, 50 + 68 × 1.50 for a mortgage of 337,500.
    assert_eq!(fees("2024-09-30"), 230.0 + 152.0);
    assert_eq!(fees("2024-10-20"), 500.0 + 390.0);
}
