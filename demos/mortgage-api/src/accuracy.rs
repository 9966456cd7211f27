//! Figures others have published, worked out again.

use crate::{penalty, quote};
use boreal_demo_kit::accuracy::{Case, Reference};
use boreal_demo_kit::{Input, Money};
use rust_decimal::prelude::ToPrimitive;

const COMPARED: &str = "2026-11-16";
const VALID: &str = "the cases are checked by a test";

const EFUNDA: Reference = Reference {
    name: "eFunda, Canadian mortgage calculator",
    url: Some("https://www.efunda.com"),
    compared: COMPARED,
};
const KWON: Reference = Reference {
    name: "J. Kwon, mortgage penalty worked by hand",
    url: None,
    compared: COMPARED,
};
const INVESTORS_GROUP: Reference = Reference {
    name: "Investors Group, cost of breaking a mortgage",
    url: None,
    compared: COMPARED,
};
const CMHC: Reference = Reference {
    name: "Canada Mortgage and Housing Corporation, premium table",
    url: Some("https://www.cmhc-schl.gc.ca"),
    compared: COMPARED,
};
const ELITE: Reference = Reference {
    name: "Elite Mortgage Choice, tax on the premium in Saskatchewan",
    url: None,
    compared: COMPARED,
};
const PLANIPRET: Reference = Reference {
    name: "Planiprêt, tax on the premium in Quebec",
    url: None,
    compared: COMPARED,
};
const RATESHOP: Reference = Reference {
    name: "RateShop, Ontario land transfer tax",
    url: None,
    compared: COMPARED,
};
const KAY_LAW: Reference = Reference {
    name: "Kay Law, Ontario land transfer tax",
    url: None,
    compared: COMPARED,
};

/// Every case, in the order a reader meets them.
pub fn cases() -> Vec<Case> {
    [payments(), leaving(), premiums(), taxes()].concat()
}

fn quoted(params: quote::Params) -> quote::Report {
    quote::run(&params.plan().expect(VALID))
}

/// A purchase that borrows exactly this, uninsured.
fn loan_of(principal: f64) -> quote::Params {
    quote::Params {
        price: principal * 2.0,
        down_payment: principal,
        ..quote::Params::default()
    }
}

fn payments() -> Vec<Case> {
    [
        (25, "monthly", "a month", 1463.11),
        (15, "monthly", "a month", 1841.03),
        (15, "bi_weekly", "every two weeks", 848.30),
        (
            15,
            "accelerated_bi_weekly",
            "every two weeks, accelerated",
            920.51,
        ),
    ]
    .map(|(years, frequency, words, theirs)| {
        let report = quoted(quote::Params {
            rate_pct: 7.5,
            amortization_years: years,
            frequency: frequency.to_owned(),
            ..loan_of(200_000.0)
        });
        let what = format!("Payment {words} on $200,000 at 7.5 % over {years} years");
        EFUNDA.case(what, "$", 2, theirs, number(report.payment))
    })
    .into()
}

fn leaving() -> Vec<Case> {
    let loan = quoted(quote::Params {
        rate_pct: 3.5,
        amortization_years: 25,
        term_years: 2,
        ..loan_of(300_000.0)
    });
    let what = |of: &str| format!("{of}: $300,000 at 3.5 % over 25 years");
    let kwon = penalty_of(284_387.46, 3.5, 3.1, 36);
    let investors = penalty_of(285_250.0, 3.0, 2.5, 31);
    let left = "$284,387.46 left at 3.5 %, 36 months, 3.1 % today";
    vec![
        KWON.case(
            what("Monthly payment"),
            "$",
            2,
            1497.81,
            number(loan.payment),
        ),
        KWON.case(
            what("Still owed after two years"),
            "$",
            2,
            284_387.46,
            number(loan.balance_at_term),
        ),
        KWON.case(
            format!("Three months’ interest: {left}"),
            "$",
            2,
            2488.39,
            number(kwon.three_months_interest),
        ),
        KWON.case(
            format!("Interest rate differential: {left}"),
            "$",
            2,
            3412.65,
            number(kwon.ird_standard),
        ),
        INVESTORS_GROUP.case(
            "Three months’ interest: $285,250 left at 3 %",
            "$",
            2,
            2139.38,
            number(investors.three_months_interest),
        ),
    ]
}

fn penalty_of(balance: f64, contract: f64, today: f64, months: u32) -> penalty::Report {
    let params = penalty::Params {
        balance,
        contract_rate_pct: contract,
        comparison_rate_pct: today,
        months_remaining: months,
        posted_rate_pct: None,
        discount_pct: None,
        variable: false,
        term_years: None,
    };
    penalty::run(&params.plan().expect(VALID))
}

fn premiums() -> Vec<Case> {
    let of = |price: f64, down: f64, province: &str| {
        quoted(quote::Params {
            price,
            down_payment: down,
            amortization_years: 25,
            province: province.to_owned(),
            city: None,
            ..quote::Params::default()
        })
    };
    let mut cases = Vec::from(
        [
            (60_000.0, 85, 2.8),
            (40_000.0, 90, 3.1),
            (20_000.0, 95, 4.0),
        ]
        .map(|(down, share, theirs)| {
            let report = of(400_000.0, down, "ON");
            let what = format!("Insurance premium when {share} % of the price is borrowed");
            CMHC.case(what, "%", 2, theirs, report.premium_pct)
        }),
    );
    for (reference, price, down, province, name, premium, tax) in [
        (
            ELITE,
            450_000.0,
            22_500.0,
            "SK",
            "Saskatchewan",
            17_100.0,
            1026.0,
        ),
        (
            PLANIPRET, 300_000.0, 15_000.0, "QC", "Quebec", 11_400.0, 1026.0,
        ),
    ] {
        let report = of(price, down, province);
        let home = format!("5 % down, {name}, price of ${},000", price / 1000.0);
        cases.push(reference.case(
            format!("Insurance premium: {home}"),
            "$",
            2,
            premium,
            number(report.premium),
        ));
        cases.push(reference.case(
            format!("Tax on that premium: {home}"),
            "$",
            2,
            tax,
            number(report.premium_tax),
        ));
    }
    cases
}

fn taxes() -> Vec<Case> {
    [(RATESHOP, 500_000.0, 6475.0), (KAY_LAW, 550_000.0, 7475.0)]
        .map(|(reference, price, theirs)| {
            let report = quoted(quote::Params {
                price,
                down_payment: price / 2.0,
                province: "ON".to_owned(),
                city: None,
                first_time_buyer: false,
                ..quote::Params::default()
            });
            let what = format!("Ontario land transfer tax on ${},000", price / 1000.0);
            reference.case(
                what,
                "$",
                2,
                theirs,
                number(report.land_transfer_tax.provincial),
            )
        })
        .into()
}

fn number(amount: Money) -> f64 {
    amount.amount().to_f64().expect("cents fit a float")
}
