//! What it costs to leave a mortgage before its term ends, by both methods lenders use.

use super::error::{ParamsError, rate, whole_within, within};
use super::quote::{MAX_RATE_PCT, MAX_TERM_YEARS};
use super::rules::{Dated, Rule, Source};
use boreal_demo_kit::{Money, wire_enum};
use jiff::civil::date;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Months of interest a lender may always ask (industry practice, and the cap of Interest Act s. 10).
const NOTICE_MONTHS: Decimal = super::rules::dollars(3);
const MONTHS_A_YEAR: Decimal = super::rules::dollars(12);
/// Months after which Interest Act s. 10 lets a person pay out any longer mortgage.
const OPEN_AFTER_MONTHS: u32 = 60;

const INTEREST_ACT: Dated<()> = Dated {
    from: date(1985, 1, 1),
    value: (),
    source: Source {
        name: "Interest Act (R.S.C. 1985, c. I-15), s. 10",
        url: "https://laws-lois.justice.gc.ca/eng/acts/I-15/",
    },
};

/// A mortgage to be broken, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = MortgageApiPenaltyParams)]
pub struct Params {
    /// What is still owed.
    pub balance: f64,
    /// The contract's rate in per cent.
    pub contract_rate_pct: f64,
    /// The lender's rate today for the months that remain, in per cent.
    pub comparison_rate_pct: f64,
    /// Months until the term ends.
    pub months_remaining: u32,
    /// The lender's posted rate today for the months that remain, in per cent.
    #[serde(default)]
    pub posted_rate_pct: Option<f64>,
    /// The discount from the posted rate the borrower got at the start, in points.
    #[serde(default)]
    pub discount_pct: Option<f64>,
    /// Whether the rate floats.
    #[serde(default)]
    pub variable: bool,
    /// Length of the whole term; over five years the Interest Act may cap the penalty.
    #[serde(default)]
    pub term_years: Option<u32>,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            balance: 420_000.0,
            contract_rate_pct: 4.79,
            comparison_rate_pct: 3.94,
            months_remaining: 30,
            posted_rate_pct: Some(5.34),
            discount_pct: Some(1.9),
            variable: false,
            term_years: Some(5),
        }
    }
}

/// A mortgage whose penalty can be computed; rates are fractions.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    balance: Decimal,
    contract_rate: Decimal,
    comparison_rate: Decimal,
    months_remaining: u32,
    posted: Option<(Decimal, Decimal)>,
    variable: bool,
    open_by_law: bool,
}

impl TryFrom<Params> for Plan {
    type Error = ParamsError;

    fn try_from(params: Params) -> Result<Self, ParamsError> {
        let months_remaining = whole_within(
            "months_remaining",
            params.months_remaining,
            0,
            MAX_TERM_YEARS * 12,
        )?;
        let posted = match (params.posted_rate_pct, params.discount_pct) {
            (Some(posted), discount) => Some((
                rate("posted_rate_pct", posted, MAX_RATE_PCT)?,
                rate("discount_pct", discount.unwrap_or_default(), MAX_RATE_PCT)?,
            )),
            (None, Some(_)) => {
                return Err(ParamsError::Incomplete {
                    missing: "posted_rate_pct",
                    given: "discount_pct",
                });
            }
            (None, None) => None,
        };
        let term_months = match params.term_years {
            Some(years) => whole_within("term_years", years, 1, MAX_TERM_YEARS)? * 12,
            None => 0,
        };
        let elapsed = term_months.saturating_sub(months_remaining);
        Ok(Self {
            balance: within("balance", params.balance, 1, super::quote::MAX_PRICE)?,
            contract_rate: rate("contract_rate_pct", params.contract_rate_pct, MAX_RATE_PCT)?,
            comparison_rate: rate(
                "comparison_rate_pct",
                params.comparison_rate_pct,
                MAX_RATE_PCT,
            )?,
            months_remaining,
            posted,
            variable: params.variable,
            open_by_law: term_months > OPEN_AFTER_MONTHS && elapsed >= OPEN_AFTER_MONTHS,
        })
    }
}

wire_enum! {
    /// Which figure is payable, and why.
    #[schema(as = MortgageApiPenaltyMethod)]
    pub enum Method {
        /// A floating rate pays three months' interest.
        Variable = "variable",
        /// Three months' interest is the greater.
        ThreeMonthsInterest = "three_months_interest",
        /// The interest rate differential against the lender's rate is the greater.
        IrdStandard = "ird_standard",
        /// The differential against the posted rate less the old discount is the greater.
        IrdPosted = "ird_posted",
        /// The Interest Act lets a person out of a term over five years for three months' interest.
        InterestAct = "interest_act",
    }
}

/// The penalty, both ways.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiPenaltyReport)]
pub struct Report {
    /// Three months' interest on the balance.
    pub three_months_interest: Money,
    /// Differential against the lender's rate for the remaining months.
    pub ird_standard: Money,
    /// Differential against the posted rate less the old discount; `null` without a posted rate.
    pub ird_posted: Option<Money>,
    /// What is payable: by the posted method where its rates are given.
    pub payable: Money,
    /// Which of them that is.
    pub method: Method,
    /// The formulae with their numbers.
    pub formulae: Vec<String>,
    /// The rules applied.
    pub rules: Vec<Rule>,
}

/// Computes the penalty.
pub fn run(plan: &Plan) -> Report {
    let three_months =
        Money::new(plan.balance * plan.contract_rate * NOTICE_MONTHS / MONTHS_A_YEAR);
    let differential = |today: Decimal| {
        let gap = (plan.contract_rate - today).max(Decimal::ZERO);
        Money::new(gap * plan.balance * Decimal::from(plan.months_remaining) / MONTHS_A_YEAR)
    };
    let standard = differential(plan.comparison_rate);
    let posted = plan
        .posted
        .map(|(posted, discount)| differential(posted - discount));
    let (ird, ird_method) = match posted {
        Some(amount) => (amount, Method::IrdPosted),
        None => (standard, Method::IrdStandard),
    };
    let (payable, method) = if plan.variable {
        (three_months, Method::Variable)
    } else if plan.open_by_law {
        (three_months, Method::InterestAct)
    } else if ird > three_months {
        (ird, ird_method)
    } else {
        (three_months, Method::ThreeMonthsInterest)
    };
    let mut formulae = vec![
        "three months' interest = balance × contract rate ÷ 4".to_owned(),
        "standard differential = (contract rate − today's rate) × balance × months ÷ 12".to_owned(),
    ];
    if posted.is_some() {
        formulae.push(
            "posted differential = (contract rate − (posted rate − discount)) × balance × months ÷ 12".to_owned(),
        );
    }
    Report {
        three_months_interest: three_months,
        ird_standard: standard,
        ird_posted: posted,
        payable,
        method,
        formulae,
        rules: vec![Rule::of(
            "Paying out a term over five years",
            &INTEREST_ACT,
            "after five years a person may pay out with three months' interest",
        )],
    }
}
