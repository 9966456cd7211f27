//! Limits, dates and refusals, each with the field at fault.

use super::{dollars, loan_of};
use boreal_demo_kit::ParamsError as _;
use mortgage_api::{ParamsError, penalty, qualify, quote};

/// Quotes an altered default; the answer is the refused field, or nothing.
#[track_caller]
fn check(alter: impl FnOnce(&mut quote::Params), expect: Option<&str>) {
    let mut params = quote::Params::default();
    alter(&mut params);
    assert_eq!(
        refused(quote::Plan::try_from(params).err()),
        expect.map(str::to_owned)
    );
}

fn refused(error: Option<ParamsError>) -> Option<String> {
    let error = error?;
    let fields = error.field_errors();
    assert_eq!(fields.len(), 1);
    assert_eq!(fields[0].message, error.to_string());
    Some(fields[0].field.clone())
}

#[test]
fn every_limit_names_its_field() {
    check(|_| {}, None);
    check(|p| p.price = 9_999.99, Some("price"));
    check(|p| p.price = f64::NAN, Some("price"));
    check(|p| p.price = 1e300, Some("price"));
    check(|p| p.down_payment = -1.0, Some("down_payment"));
    check(|p| p.down_payment = p.price, Some("down_payment"));
    check(|p| p.down_payment = p.price - 1_000.0, None);
    check(|p| p.rate_pct = 25.01, Some("rate_pct"));
    check(|p| p.rate_pct = -0.01, Some("rate_pct"));
    check(|p| p.rate_pct = 0.0, None);
    check(|p| p.amortization_years = 0, Some("amortization_years"));
    check(|p| p.amortization_years = 41, Some("amortization_years"));
    check(|p| p.term_years = 0, Some("term_years"));
    check(|p| p.term_years = 11, Some("term_years"));
    check(|p| p.amortization_years = 4, Some("term_years"));
    check(|p| p.frequency = "fortnightly".into(), Some("frequency"));
    check(|p| p.compounding = "daily".into(), Some("compounding"));
    check(|p| p.province = "YT".into(), Some("province"));
    check(|p| p.province = "on".into(), None);
    check(|p| p.stub = "drop".into(), Some("stub"));
    check(|p| p.city = Some("x".repeat(81)), Some("city"));
    check(|p| p.city = Some("  ".into()), None);
    check(|p| p.closing_date = None, None);
    check(
        |p| p.closing_date = Some("2023-12-31".into()),
        Some("closing_date"),
    );
    check(
        |p| p.closing_date = Some("2031-01-01".into()),
        Some("closing_date"),
    );
    check(
        |p| p.closing_date = Some("30/06/2026".into()),
        Some("closing_date"),
    );
}

#[test]
fn thirty_years_insured_depends_on_buyer_home_and_date() {
    let long = |first_time_buyer, new_build, day: &'static str, expect| {
        check(
            move |p| {
                p.amortization_years = 30;
                p.first_time_buyer = first_time_buyer;
                p.new_build = new_build;
                p.closing_date = Some(day.into());
            },
            expect,
        );
    };
    let refused = Some("amortization_years");
    long(false, false, "2026-05-01", refused);
    long(true, false, "2026-05-01", None);
    long(false, true, "2026-05-01", None);
    long(true, false, "2024-12-14", refused);
    long(true, true, "2024-12-14", None);
    long(true, true, "2024-07-31", refused);
    // Uninsured, only the lender decides.
    check(
        |p| {
            p.amortization_years = 35;
            p.down_payment = 150_000.0;
            p.first_time_buyer = false;
        },
        None,
    );
    check(|p| p.amortization_years = 31, refused);
}

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
                ..quote::Params::default()
            }
            .try_into()
            .unwrap(),
        );
        assert_eq!(report.premium_tax, dollars(expect));
        let rule = report
            .rules
            .iter()
            .find(|r| r.name == "Tax on the insurance premium")
            .unwrap();
        assert_eq!(rule.effective_from.year() == 2027, day == "2027-01-01");
    }
}

#[test]
fn insured_prices_were_capped_at_a_million_before_2024_12_15() {
    let home = |day: &'static str, expect| {
        check(
            move |p| {
                p.price = 1_000_000.0;
                p.down_payment = 75_000.0;
                p.closing_date = Some(day.into());
            },
            expect,
        );
    };
    home("2024-12-14", Some("down_payment"));
    home("2024-12-15", None);
}

/// Bands are compared on the exact ratio: a hair above 85 % is the next band.
#[test]
fn premium_bands_on_the_exact_ratio() {
    let premium = |price: f64, loan: f64, insure_low_ratio| {
        let params = quote::Params {
            price,
            down_payment: price - loan,
            insure_low_ratio,
            ..quote::Params::default()
        };
        quote::run(&params.try_into().unwrap()).premium_pct
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
        quote::run(&params.try_into().unwrap())
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
    let report = quote::run(&params.try_into().unwrap());
    assert!(report.payments <= 12 * 45);
    assert_eq!(report.yearly.last().unwrap().balance, dollars("0"));
}

#[test]
fn penalties_by_kind_of_contract() {
    let check = |alter: fn(&mut penalty::Params), payable: &str, method: penalty::Method| {
        let mut params = penalty::Params::default();
        alter(&mut params);
        let report = penalty::run(&params.try_into().unwrap());
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
        |p| p.months_remaining = 0,
        "5029.50",
        Method::ThreeMonthsInterest,
    );
    check(
        |p| p.posted_rate_pct = Some(9.0),
        "5029.50",
        Method::ThreeMonthsInterest,
    );
    // A ten-year term with 30 months to go has run more than five years.
    check(|p| p.term_years = Some(10), "5029.50", Method::InterestAct);
}

#[test]
fn penalty_fields() {
    let check = |alter: fn(&mut penalty::Params), expect: &str| {
        let mut params = penalty::Params::default();
        alter(&mut params);
        assert_eq!(
            refused(penalty::Plan::try_from(params).err()).unwrap(),
            expect
        );
    };
    check(|p| p.balance = 0.0, "balance");
    check(|p| p.contract_rate_pct = 26.0, "contract_rate_pct");
    check(|p| p.comparison_rate_pct = -1.0, "comparison_rate_pct");
    check(|p| p.months_remaining = 121, "months_remaining");
    check(|p| p.posted_rate_pct = None, "posted_rate_pct");
    check(|p| p.term_years = Some(0), "term_years");
}

#[test]
fn qualification_forwards_and_backwards() {
    let run = |alter: fn(&mut qualify::Params)| {
        let mut params = qualify::Params {
            down_payment: None,
            ..qualify::Params::default()
        };
        alter(&mut params);
        qualify::run(&params.try_into().unwrap())
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
        ..qualify::Params::default()
    };
    let back = qualify::run(&params.try_into().unwrap())
        .income_required
        .unwrap();
    assert!((super::json(&back) - 150_000.0).abs() < 0.05, "{back:?}");
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
                ..qualify::Params::default()
            }
            .try_into()
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
