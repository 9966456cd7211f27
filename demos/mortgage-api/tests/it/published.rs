//! Figures others have published, and figures worked out by hand, to the cent.

use super::{dollars, json, loan_of};
use boreal_demo_kit::Input;
use jiff::civil::date;
use mortgage_api::rules::transfer_tax::{Purchase, transfer_tax};
use mortgage_api::terms::Province;
use mortgage_api::{penalty, qualify, quote};

#[track_caller]
fn quoted(params: quote::Params) -> quote::Report {
    quote::run(&params.plan().unwrap())
}

#[track_caller]
fn check_payment(
    principal: f64,
    rate_pct: f64,
    years: u32,
    frequency: &str,
    expect: &str,
) -> quote::Report {
    let report = quoted(quote::Params {
        rate_pct,
        amortization_years: years,
        frequency: frequency.to_owned(),
        ..loan_of(principal)
    });
    assert_eq!(
        report.payment,
        dollars(expect),
        "{principal} at {rate_pct} {frequency}"
    );
    report
}

/// efunda.com, Canadian mortgage calculator. Its total for the accelerated loan,
/// 311,242.27, carries unrounded interest; the cent-by-cent ledger gives 10 cents more.
#[test]
fn efunda() {
    check_payment(200_000.0, 7.5, 25, "monthly", "1463.11");
    check_payment(200_000.0, 7.5, 15, "monthly", "1841.03");
    check_payment(200_000.0, 7.5, 15, "bi_weekly", "848.30");
    let accelerated = check_payment(200_000.0, 7.5, 15, "accelerated_bi_weekly", "920.51");
    assert_eq!(accelerated.payments, 339);
    assert_eq!(accelerated.total_interest, dollars("111242.37"));
}

/// jimkwon.wixsite.com: balance after two years, and the differential on it.
#[test]
fn a_balance_and_its_differential() {
    let report = quoted(quote::Params {
        rate_pct: 3.5,
        term_years: 2,
        ..loan_of(300_000.0)
    });
    assert_eq!(report.payment, dollars("1497.81"));
    assert_eq!(report.balance_at_term, dollars("284387.46"));
    check_penalty(284_387.46, 3.5, 3.1, 36, "2488.39", "3412.65", "3412.65");
}

/// investorsgroup.com prints 2,139.38 and 3,68x.
#[test]
fn greater_of_interest_and_differential() {
    check_penalty(285_250.0, 3.0, 2.5, 31, "2139.38", "3684.48", "3684.48");
}

#[track_caller]
fn check_penalty(
    balance: f64,
    contract: f64,
    today: f64,
    months: u32,
    three: &str,
    ird: &str,
    payable: &str,
) {
    let report = penalty::run(
        &penalty::Params {
            balance,
            contract_rate_pct: contract,
            comparison_rate_pct: today,
            months_remaining: months,
            posted_rate_pct: None,
            discount_pct: None,
            variable: false,
            term_years: None,
        }
        .plan()
        .unwrap(),
    );
    assert_eq!(report.three_months_interest, dollars(three));
    assert_eq!(report.ird_standard, dollars(ird));
    assert_eq!(report.ird_posted, None);
    assert_eq!(report.payable, dollars(payable));
}

#[track_caller]
fn check_premium(price: f64, down: f64, years: u32, province: &str, expect: [&str; 3], loan: &str) {
    let report = quoted(quote::Params {
        price,
        down_payment: down,
        amortization_years: years,
        province: province.to_owned(),
        city: None,
        ..quote::Params::example()
    });
    let premium_pct: f64 = expect[0].parse().unwrap();
    assert_eq!(report.premium_pct, premium_pct);
    assert_eq!(
        [report.premium, report.premium_tax],
        [dollars(expect[1]), dollars(expect[2])]
    );
    assert_eq!(report.loan, dollars(loan));
    assert!(report.insured);
}

/// elitemortgagechoice.com (Saskatchewan) and planipret.com (Quebec) publish the first two.
#[test]
fn premiums_and_their_tax() {
    check_premium(
        450_000.0,
        22_500.0,
        25,
        "SK",
        ["4", "17100", "1026"],
        "444600",
    );
    check_premium(
        300_000.0,
        15_000.0,
        25,
        "QC",
        ["4", "11400", "1026"],
        "296400",
    );
    check_premium(
        700_000.0,
        45_000.0,
        30,
        "ON",
        ["4.2", "27510", "2200.80"],
        "682510",
    );
    check_premium(300_000.0, 15_000.0, 25, "MB", ["4", "11400", "0"], "296400");
}

#[track_caller]
fn check_qualify(params: qualify::Params, qualifying: f64, payment: &str, loan: &str) {
    let report = qualify::run(&params.plan().unwrap());
    assert_eq!(report.qualifying_rate_pct, qualifying);
    assert_eq!(report.max_payment, dollars(payment));
    assert_eq!(report.max_loan, dollars(loan));
    assert_eq!(report.binding, qualify::Binding::Gds);
}

#[test]
fn most_that_may_be_borrowed() {
    let household = qualify::Params {
        annual_income: 120_000.0,
        property_tax_annual: 4_200.0,
        heating_monthly: 125.0,
        condo_fee_monthly: 0.0,
        debts_monthly: 450.0,
        rate_pct: 3.89,
        amortization_years: 25,
        ..qualify::Params::example()
    };
    check_qualify(household.clone(), 5.89, "3425", "540832.71");
    check_qualify(
        qualify::Params {
            amortization_years: 30,
            ..household
        },
        5.89,
        "3425",
        "582519.18",
    );
    let condo = qualify::Params {
        annual_income: 90_000.0,
        property_tax_annual: 3_600.0,
        heating_monthly: 100.0,
        condo_fee_monthly: 400.0,
        debts_monthly: 0.0,
        rate_pct: 4.24,
        ..qualify::Params::example()
    };
    check_qualify(condo, 6.24, "2325", "355427.74");
}

/// Provincial and municipal tax before reliefs, and the relief.
#[track_caller]
fn check_tax(
    place: (Province, &str),
    price: u32,
    closing: jiff::civil::Date,
    first_time: bool,
    tax: &str,
    relief: &str,
) {
    let report = transfer_tax(&Purchase {
        price: price.into(),
        loan: 0.into(),
        province: place.0,
        city: Some(place.1).filter(|city| !city.is_empty()),
        first_time_buyer: first_time,
        new_build: false,
        closing,
    });
    let levied = report.provincial.amount() + report.municipal.amount();
    assert_eq!(levied, dollars(tax).amount(), "{place:?} {price}");
    assert_eq!(report.rebate, dollars(relief), "{place:?} {price}");
    assert_eq!(report.total.amount(), levied - report.rebate.amount());
}

const ON: (Province, &str) = (Province::Ontario, "");
const BC: (Province, &str) = (Province::BritishColumbia, "");

/// rateshop.ca (500,000) and kaylaw.ca (550,000) publish the first two.
#[test]
fn ontario_and_toronto() {
    let day = date(2026, 5, 1);
    check_tax(ON, 500_000, day, false, "6475", "0");
    check_tax(ON, 550_000, day, false, "7475", "0");
    check_tax(ON, 1_000_000, day, false, "16475", "0");
    check_tax(ON, 3_000_000, day, false, "61475", "0");
    check_tax(ON, 550_000, day, true, "7475", "4000");
    check_tax(ON, 300_000, day, true, "2975", "2975");
    // Toronto levies its own on top: 61,475 to 3 M, then the luxury slices.
    let toronto = (Province::Ontario, "Toronto");
    check_tax(toronto, 5_000_000, date(2026, 3, 31), false, "252950", "0");
    check_tax(toronto, 5_000_000, date(2026, 4, 1), false, "271450", "0");
    check_tax(toronto, 1_000_000, day, true, "32950", "8475");
}

#[test]
fn toronto_by_itself() {
    for (closing, expect) in [(date(2024, 6, 1), "141475"), (date(2026, 4, 1), "159975")] {
        let report = transfer_tax(&Purchase {
            price: 5_000_000.into(),
            loan: 0.into(),
            province: Province::Ontario,
            city: Some(" toronto "),
            first_time_buyer: false,
            new_build: false,
            closing,
        });
        assert_eq!(report.municipal, dollars(expect));
    }
}

#[test]
fn british_columbia() {
    let day = date(2026, 5, 1);
    check_tax(BC, 500_000, day, false, "8000", "0");
    check_tax(BC, 835_000, day, false, "14700", "0");
    check_tax(BC, 850_000, day, false, "15000", "0");
    check_tax(BC, 3_500_000, day, false, "93000", "0");
    // First-time: 6,700 due at 835,000 and 11,800 at 850,000.
    check_tax(BC, 835_000, day, true, "14700", "8000");
    check_tax(BC, 850_000, day, true, "15000", "3200");
    check_tax(BC, 860_000, day, true, "15200", "0");
    check_tax(BC, 835_000, date(2024, 3, 31), true, "14700", "0");
}

/// immobilierexpress.ca (2025), deedworth.ca (2026, "about 9,350"), montreal-west.ca (2024).
#[test]
fn montreal_and_montreal_west() {
    check_tax(
        (Province::Quebec, "Montréal"),
        600_000,
        date(2025, 6, 1),
        true,
        "7392",
        "0",
    );
    check_tax(
        (Province::Quebec, "Montreal"),
        700_000,
        date(2026, 6, 1),
        false,
        "9349",
        "0",
    );
    check_tax(
        (Province::Quebec, "Montreal-West"),
        970_000,
        date(2024, 6, 1),
        false,
        "16232.50",
        "0",
    );
    check_tax(
        (Province::Quebec, "Gatineau"),
        400_000,
        date(2026, 6, 1),
        false,
        "4110.50",
        "0",
    );
}

/// KPMG's 970 for 150,000 holds a 70 registration fee; CCH publishes 1,650 for 200,000.
#[test]
fn the_other_provinces() {
    let day = date(2026, 5, 1);
    check_tax((Province::Manitoba, ""), 150_000, day, false, "900", "0");
    check_tax((Province::Manitoba, ""), 200_000, day, false, "1650", "0");
    check_tax(
        (Province::Saskatchewan, "Regina"),
        400_000,
        day,
        false,
        "1600",
        "0",
    );
    check_tax(
        (Province::NewBrunswick, ""),
        150_000,
        day,
        false,
        "1500",
        "0",
    );
    check_tax(
        (Province::NovaScotia, "Halifax"),
        200_000,
        day,
        false,
        "3000",
        "0",
    );
    check_tax(
        (Province::NovaScotia, "Truro"),
        350_000,
        day,
        false,
        "3500",
        "0",
    );
    check_tax(
        (Province::PrinceEdwardIsland, ""),
        300_000,
        day,
        false,
        "3000",
        "0",
    );
    check_tax(
        (Province::PrinceEdwardIsland, ""),
        300_000,
        day,
        true,
        "3000",
        "3000",
    );
    check_tax(
        (Province::Newfoundland, ""),
        300_000,
        day,
        false,
        "1298",
        "0",
    );
}

/// khlawgroup.com: 955 to register a 450,000 title and a 405,000 mortgage.
#[test]
fn alberta_registers_title_and_mortgage() {
    let report = quoted(quote::Params {
        price: 450_000.0,
        down_payment: 45_000.0,
        province: "AB".to_owned(),
        city: None,
        ..quote::Params::example()
    });
    // The mortgage registered holds the premium of 3.1 %: 417,555, 84 started steps.
    assert_eq!(report.land_transfer_tax.total, dollars("970"));
    let bare = transfer_tax(&Purchase {
        price: 450_000.into(),
        loan: 405_000.into(),
        province: Province::Alberta,
        city: None,
        first_time_buyer: false,
        new_build: false,
        closing: date(2026, 5, 1),
    });
    assert_eq!(bare.total, dollars("955"));
}

#[test]
fn least_down_payments() {
    for (price, expect) in [
        (500_001.0, "25000.10"),
        (999_999.0, "74999.90"),
        (1_000_000.0, "75000"),
        (1_499_999.0, "124999.90"),
        (1_500_000.0, "300000"),
    ] {
        let least: f64 = expect.parse().unwrap();
        let home = |down_payment| quote::Params {
            price,
            down_payment,
            ..quote::Params::example()
        };
        assert_eq!(quoted(home(least)).minimum_down_payment, dollars(expect));
        let refused = home(least - 0.01).plan().unwrap_err().to_string();
        assert!(
            refused.starts_with("down_payment must be at least"),
            "{refused}"
        );
    }
}

#[test]
fn effective_rate_of_five_per_cent() {
    let report = quoted(quote::Params {
        rate_pct: 5.0,
        ..loan_of(500_000.0)
    });
    assert_eq!(report.effective_annual_rate_pct, 5.0625);
    assert_eq!(json(&report.payment), 2908.02);
}
