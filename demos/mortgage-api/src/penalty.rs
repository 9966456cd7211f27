//! What it costs to leave a mortgage before its term ends, by both methods lenders use.

use super::limits::{AMOUNT, RATE_PCT, TERM_YEARS, rate};
use super::quote::Working;
use super::rules::{Dated, Rule, RuleCode, Source, in_per_cent};
use boreal_demo_kit::money::in_words;
use boreal_demo_kit::{Fields, Input, Money, wire_enum};
use jiff::civil::date;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::ops::RangeInclusive;
use utoipa::ToSchema;

/// Months of interest a lender may always ask (industry practice, and the cap of Interest Act s. 10).
const NOTICE_MONTHS: Decimal = super::rules::dollars(3);
/// From the last dollar owed.
const BALANCE: RangeInclusive<f64> = 1.0..=*AMOUNT.end();
const MONTHS: RangeInclusive<u32> = 1..=*TERM_YEARS.end() * 12;
const MONTHS_A_YEAR: Decimal = super::rules::dollars(12);
/// Months after which Interest Act s. 10 lets a person pay out any longer mortgage.
const OPEN_AFTER_MONTHS: u32 = 60;

const INTEREST_ACT: Dated<()> = Dated {
    from: date(1985, 1, 1),
    value: (),
    source: Source::confirmed(
        "Interest Act (R.S.C. 1985, c. I-15), s. 10",
        "https://laws-lois.justice.gc.ca/eng/acts/I-15/",
    ),
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
            posted_rate_pct: None,
            discount_pct: None,
            variable: false,
            term_years: None,
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

impl Input for Params {
    type Plan = Plan;

    /// A bank's five-year contract halfway, with the posted rates it is judged by.
    fn example() -> Self {
        Self {
            posted_rate_pct: Some(5.34),
            discount_pct: Some(1.9),
            term_years: Some(5),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let balance = fields.dollars_within("balance", self.balance, BALANCE);
        let contract_rate = rate(
            fields,
            "contract_rate_pct",
            self.contract_rate_pct,
            RATE_PCT,
        );
        let comparison_rate = rate(
            fields,
            "comparison_rate_pct",
            self.comparison_rate_pct,
            RATE_PCT,
        );
        let months_remaining = fields.within("months_remaining", self.months_remaining, MONTHS);
        let posted = fields.optional("posted_rate_pct", self.posted_rate_pct, RATE_PCT, rate);
        let discount = fields.optional("discount_pct", self.discount_pct, RATE_PCT, rate);
        let term_years = fields.optional_within("term_years", self.term_years, TERM_YEARS);
        if let (Some(None), Some(Some(_))) = (posted, discount) {
            let message = "posted_rate_pct is needed together with discount_pct";
            let values = json!({ "with": "discount_pct" });
            fields.refuse("posted_rate_pct", "needed_together", message, values);
        }
        let months_remaining = months_remaining?;
        let term_months = term_years?.map_or(0, |years| years * 12);
        let elapsed = term_months.saturating_sub(months_remaining);
        let discount = discount?.unwrap_or(Decimal::ZERO);
        Some(Plan {
            balance: balance?,
            contract_rate: contract_rate?,
            comparison_rate: comparison_rate?,
            months_remaining,
            posted: posted?.map(|posted| (posted, discount)),
            variable: self.variable,
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
    /// The formulae in words.
    pub formulae: Vec<String>,
    /// The same for a program: by figure, with their numbers.
    pub workings: Vec<Working>,
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
    let workings = workings(plan);
    Report {
        three_months_interest: three_months,
        ird_standard: standard,
        ird_posted: posted,
        payable,
        method,
        formulae: workings.iter().map(formula_in_words).collect(),
        workings,
        rules: vec![Rule::of(
            RuleCode::EarlyPayout,
            "Paying out a term over five years",
            &INTEREST_ACT,
            "after five years a person may pay out with three months' interest",
        )],
    }
}

fn workings(plan: &Plan) -> Vec<Working> {
    let balance = in_words(plan.balance);
    let contract = in_per_cent(plan.contract_rate);
    let months = plan.months_remaining;
    let mut workings = vec![
        Working::new(
            "three_months_interest",
            "balance × contract rate ÷ 4",
            format!("{balance} × {contract} ÷ 4"),
        ),
        Working::new(
            "ird_standard",
            "(contract rate − today's rate) × balance × months ÷ 12",
            format!(
                "({contract} − {}) × {balance} × {months} ÷ 12",
                in_per_cent(plan.comparison_rate)
            ),
        ),
    ];
    if let Some((posted, discount)) = plan.posted {
        workings.push(Working::new(
            "ird_posted",
            "(contract rate − (posted rate − discount)) × balance × months ÷ 12",
            format!(
                "({contract} − ({} − {})) × {balance} × {months} ÷ 12",
                in_per_cent(posted),
                in_per_cent(discount)
            ),
        ));
    }
    workings
}

fn formula_in_words(working: &Working) -> String {
    let name = match working.figure.as_str() {
        "three_months_interest" => "three months' interest",
        "ird_standard" => "standard differential",
        _ => "posted differential",
    };
    format!("{name} = {}", working.formula)
}
