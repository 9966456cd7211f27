//! Dates, bands and kinds of contract at their edges.

use super::{dollars, loan_of};
use boreal_demo_kit::Input;
use mortgage_api::rules::RuleCode;
use mortgage_api::{penalty, qualify, quote};

#[test]
fn quebec_premium_tax_flips_on_new_year_2027() {
    for (day, expect) in [("2026-12-31", "1026"), ("2027-01-01", "1137.15")] {
        let report = quote::run(
            &quote::Params {
                price: 300_000.0,
                down_payment: 15_000.0,
                province: "QC".into(),
                city: Some("Montréal".into()),
                closing_date: Some(day.into()),
                ..quote::Params::example()
            }
            .plan()
            .unwrap(),
        );
        assert_eq!(report.premium_tax, dollars(expect));
        let pct = if day == "2027-01-01" { 9.975 } else { 9.0 };
        assert_eq!(report.premium_tax_pct, pct);
        let rule = report
            .rules
            .iter()
            .find(|r| r.code == RuleCode::PremiumTax)
            .unwrap();
        assert_eq!(rule.effective_from.year() == 2027, day == "2027-01-01");
    }
}

/// Bands are compared on the exact ratio: a hair above 85 % is the next band.
#[test]
fn premium_bands_on_the_exact_ratio() {
    let premium = |price: f64, loan: f64, insure_low_ratio| {
        let params = quote::Params {
            price,
            down_payment: price - loan,
            insure_low_ratio,
            ..quote::Params::example()
        };
        quote::run(&params.plan().unwrap()).premium_pct
    };
    assert_eq!(premium(588_235.0, 500_000.0, false), 3.1);
    assert_eq!(premium(500_000.0, 425_000.0, false), 2.8);
    assert_eq!(premium(500_000.0, 400_000.0, false), 0.0);
    assert_eq!(premium(500_000.0, 400_000.0, true), 2.4);
    assert_eq!(premium(500_000.0, 375_000.0, true), 1.7);
    assert_eq!(premium(500_000.0, 325_000.0, true), 0.6);
    assert_eq!(premium(500_000.0, 450_000.0, false), 3.1);
    assert_eq!(premium(500_000.0, 450_000.01, false), 4.0);
}

#[test]
fn leftover_cents_may_be_absorbed() {
    let report = |stub: &str| {
        let params = quote::Params {
            rate_pct: 5.0,
            stub: stub.into(),
            ..loan_of(500_000.0)
        };
        quote::run(&params.plan().unwrap())
    };
    let (separate, absorbed) = (report("separate"), report("absorb"));
    assert_eq!(
        (separate.payments, separate.last_payment),
        (301, dollars("3.01"))
    );
    assert_eq!(
        (absorbed.payments, absorbed.last_payment),
        (300, dollars("2911.02"))
    );
}

#[test]
fn a_loan_whose_payment_rounds_to_its_interest_still_ends() {
    let params = quote::Params {
        rate_pct: 25.0,
        amortization_years: 40,
        ..loan_of(5_000.0)
    };
    let report = quote::run(&params.plan().unwrap());
    assert!(report.payments <= 12 * 45);
    assert_eq!(report.yearly.last().unwrap().balance, dollars("0"));
}

#[test]
fn penalties_by_kind_of_contract() {
    let check = |alter: fn(&mut penalty::Params), payable: &str, method: penalty::Method| {
        let mut params = penalty::Params::example();
        alter(&mut params);
        let report = penalty::run(&params.plan().unwrap());
        assert_eq!((report.payable, report.method), (dollars(payable), method));
    };
    use penalty::Method;
    // (4.79 - (5.34 - 1.90)) % of 420,000 for 30 months.
    check(|_| {}, "14175", Method::IrdPosted);
    check(|p| p.variable = true, "5029.50", Method::Variable);
    check(
        |p| (p.posted_rate_pct, p.discount_pct) = (None, None),
        "8925",
        Method::IrdStandard,
    );
    check(
        |p| p.months_remaining = 1,
        "5029.50",
        Method::ThreeMonthsInterest,
    );
    check(
        |p| p.posted_rate_pct = Some(9.0),
        "5029.50",
        Method::ThreeMonthsInterest,
    );
    // A posted rate without a discount is taken as it is.
    check(
        |p| (p.posted_rate_pct, p.discount_pct) = (Some(3.79), None),
        "10500",
        Method::IrdPosted,
    );
    // A ten-year term with 30 months to go has run more than five years.
    check(|p| p.term_years = Some(10), "5029.50", Method::InterestAct);
}

#[test]
fn qualification_forwards_and_backwards() {
    let run = |alter: fn(&mut qualify::Params)| {
        let mut params = qualify::Params {
            down_payment: None,
            ..qualify::Params::example()
        };
        alter(&mut params);
        qualify::run(&params.plan().unwrap())
    };
    // Debts bind where they are heavy; the floor of 5.25 % where the rate is low.
    assert_eq!(
        run(|p| p.debts_monthly = 2_000.0).binding,
        qualify::Binding::Tds
    );
    assert_eq!(run(|p| p.rate_pct = 1.99).qualifying_rate_pct, 5.25);
    // No room at all is nothing, not a negative loan.
    let poor = run(|p| p.annual_income = 1_000.0);
    assert_eq!(
        (poor.max_loan, poor.max_price),
        (dollars("0"), dollars("0"))
    );
    // The income that carries the largest loan is the income sent.
    let params = qualify::Params {
        target_loan: Some(super::json(&run(|_| {}).max_loan)),
        target_price: None,
        ..qualify::Params::example()
    };
    let back = qualify::run(&params.plan().unwrap())
        .income_required
        .unwrap();
    assert!((super::json(&back) - 150_000.0).abs() < 0.05, "{back:?}");
}

/// From a fifth down there is no premium to carry: the next dollars of it do twice the work.
#[test]
fn the_least_down_payment_leaves_the_premium_behind() {
    let run = |price: f64| {
        let params = qualify::Params {
            target_price: Some(price),
            ..qualify::Params::example()
        };
        qualify::run(&params.plan().unwrap())
    };
    let max_loan = super::json(&run(750_000.0).max_loan);
    let least = |price: f64| super::json(&run(price).down_payment_required);
    // Beyond a fifth only the loan itself counts.
    let price = (max_loan * 1.3).floor();
    assert!(
        (least(price) - (price - max_loan)).abs() < 0.006,
        "{}",
        least(price)
    );
    // Just short of it the premium would ask for more than the fifth that ends it.
    let price = (max_loan * 1.24).floor();
    assert!(
        (least(price) - 0.2 * price).abs() < 0.006,
        "{}",
        least(price)
    );
}

#[test]
fn dearest_price_with_the_smallest_down_payment() {
    let price_at = |income: f64, years: u32, first_time_buyer: bool, down_payment: Option<f64>| {
        let report = qualify::run(
            &qualify::Params {
                annual_income: income,
                property_tax_annual: 0.0,
                heating_monthly: 0.0,
                debts_monthly: 0.0,
                amortization_years: years,
                first_time_buyer,
                down_payment,
                ..qualify::Params::example()
            }
            .plan()
            .unwrap(),
        );
        let loan = report.max_price.amount() - report.down_payment_at_max_price.amount()
            + report.premium_at_max_price.amount();
        assert!(loan <= report.max_loan.amount());
        (report, loan)
    };
    let (insured, loan) = price_at(120_000.0, 25, false, None);
    assert!(insured.premium_at_max_price > dollars("0"));
    assert!(insured.max_loan.amount() - loan < dollars("0.05").amount());
    // Thirty years without the right to insure them means 20 % down.
    let (bare, _) = price_at(120_000.0, 30, false, None);
    assert_eq!(bare.premium_at_max_price, dollars("0"));
    // Beyond the insured prices too.
    let (rich, _) = price_at(600_000.0, 25, false, None);
    assert!(rich.max_price > dollars("1500000"));
    assert_eq!(rich.premium_at_max_price, dollars("0"));
    // A given down payment is used, and caps the price it can carry.
    let (given, _) = price_at(600_000.0, 25, false, Some(25_000.0));
    assert_eq!(given.max_price, dollars("500000"));
}

#[test]
fn formulae_come_with_their_figure_letters_and_numbers() {
    let report = penalty::run(&penalty::Params::example().plan().unwrap());
    let figures: Vec<_> = report.workings.iter().map(|w| w.figure.as_str()).collect();
    assert_eq!(
        figures,
        ["three_months_interest", "ird_standard", "ird_posted"]
    );
    assert_eq!(
        report.workings[2].inputs,
        "(4.79 % − (5.34 % − 1.9 %)) × 420,000 × 30 ÷ 12"
    );
    assert_eq!(
        report.formulae[0],
        "three months' interest = balance × contract rate ÷ 4"
    );
    let quote = quote::run(&quote::Params::example().plan().unwrap());
    let letters: Vec<_> = quote.workings[0]
        .terms
        .iter()
        .map(|term| (term.name, term.value, term.unit))
        .collect();
    use quote::Unit::{Count, Dollars, PerCent};
    assert_eq!(
        letters,
        [
            ("P", 695_925.0, Dollars),
            ("j", 4.09, PerCent),
            ("k", 2.0, Count),
            ("m", 12.0, Count),
            ("i", 0.337_964_93, PerCent),
            ("n", 300.0, Count),
        ]
    );
}

#[test]
fn slices_of_the_transfer_tax_say_whose_they_are_and_where_they_end() {
    let report = quote::run(&quote::Params::example().plan().unwrap());
    let tax = report.land_transfer_tax;
    use mortgage_api::rules::transfer_tax::Level;
    for (level, due) in [
        (Level::Provincial, tax.provincial),
        (Level::Municipal, tax.municipal),
    ] {
        let lines = tax.lines.iter().filter(|line| line.level == level);
        let slices: Vec<_> = lines.filter(|line| line.from.is_some()).collect();
        assert_eq!(
            (slices[0].from, slices[0].to),
            (Some(dollars("0")), Some(dollars("55000")))
        );
        assert_eq!(slices.last().unwrap().to, Some(dollars("750000")));
        let sum: rust_decimal::Decimal = slices.iter().map(|line| line.amount.amount()).sum();
        assert_eq!(sum, due.amount());
    }
    let rebates: Vec<_> = tax
        .lines
        .iter()
        .filter(|line| line.from.is_none())
        .collect();
    assert_eq!(
        rebates
            .iter()
            .map(|line| (line.level, line.amount))
            .collect::<Vec<_>>(),
        [
            (Level::Provincial, dollars("-4000")),
            (Level::Municipal, dollars("-4475")),
        ]
    );
    let levied: Vec<_> = report
        .rules
        .iter()
        .filter(|rule| rule.code == RuleCode::TransferTax)
        .map(|rule| rule.jurisdiction.as_deref())
        .collect();
    assert_eq!(levied, [Some("Ontario"), Some("Toronto")]);
}
