//! How each figure of a quote came about, and by which rule.

use super::{Financing, Plan};
use crate::amortization::Schedule;
use crate::interest::periodic_rate;
use crate::rules::lending::{LONG_INSURED, MINIMUM_DOWN, PREMIUMS, STANDARD_YEARS};
use crate::rules::{Rule, RuleCode, in_force, in_per_cent};
use crate::terms::Frequency;
use boreal_demo_kit::money::in_words;
use boreal_demo_kit::number::{round_half_up, wire};
use boreal_demo_kit::{Money, wire_enum};
use rust_decimal::Decimal;
use serde::Serialize;
use utoipa::ToSchema;

/// How one figure came about.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiWorking)]
pub struct Working {
    /// The field it explains.
    pub figure: String,
    pub formula: String,
    /// The formula with its numbers, or its letters with theirs.
    pub inputs: String,
    /// The letters of the formula, where it has some.
    pub terms: Vec<Term>,
}

wire_enum! {
    #[schema(as = MortgageApiTermUnit)]
    pub enum Unit {
        Dollars = "dollars",
        PerCent = "per_cent",
        /// A plain number.
        Count = "count",
    }
}

/// A letter of a formula and what it stands for.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiTerm)]
pub struct Term {
    pub name: &'static str,
    pub value: f64,
    pub unit: Unit,
}

impl Working {
    /// A formula in words, and the same with its numbers.
    pub(crate) fn new(figure: &str, formula: &str, inputs: String) -> Self {
        Self {
            figure: figure.to_owned(),
            formula: formula.to_owned(),
            inputs,
            terms: Vec::new(),
        }
    }
}

/// The lending rules a plan was held to.
pub(super) fn lending_rules(plan: &Plan, financing: &Financing) -> Vec<Rule> {
    let minimum = in_force(MINIMUM_DOWN, plan.dates.application);
    let premiums = in_force(PREMIUMS, plan.dates.application);
    let long = in_force(LONG_INSURED, plan.dates.application);
    let cap = in_words(minimum.value.insured_below);
    let mut rules = vec![Rule::of(
        RuleCode::MinimumDownPayment,
        "Minimum down payment",
        minimum,
        format!("5 % to $500,000, 10 % of the part above, 20 % from ${cap}"),
    )];
    if plan.insured {
        let share = in_per_cent(financing.premium_share);
        rules.push(Rule::of(
            RuleCode::InsurancePremium,
            "Insurance premium",
            premiums,
            format!("{share} of the loan at this loan to value"),
        ));
    }
    if plan.amortization_years > STANDARD_YEARS {
        rules.push(Rule::of(
            RuleCode::LongAmortization,
            "Amortization past 25 years",
            long,
            long.value.in_words(),
        ));
    }
    rules
}

/// The formulae with their numbers.
pub(super) fn workings(
    plan: &Plan,
    financing: &Financing,
    schedule: &Schedule,
    tax_rate: Decimal,
    [transfer, new_home]: [&Money; 2],
) -> Vec<Working> {
    let loan = in_words(financing.base_loan + financing.premium);
    vec![
        payment(plan, financing),
        Working::new(
            "premium",
            "loan × premium rate at the exact loan to value",
            format!(
                "{} × {}",
                in_words(financing.base_loan),
                in_per_cent(financing.premium_share)
            ),
        ),
        Working::new(
            "premium_tax",
            "premium × provincial rate",
            format!(
                "{} × {}",
                in_words(financing.premium),
                in_per_cent(tax_rate)
            ),
        ),
        Working::new(
            "interest_over_term",
            "payments in the term − principal repaid",
            format!(
                "{} − ({loan} − {})",
                in_words(schedule.paid_over_term),
                in_words(schedule.balance_at_term)
            ),
        ),
        Working::new(
            "cash_to_close",
            "down payment + transfer tax + premium tax + tax on a new home",
            format!(
                "{} + {} + {} + {}",
                in_words(plan.down_payment),
                in_words(transfer.amount()),
                in_words(financing.premium * tax_rate),
                in_words(new_home.amount()),
            ),
        ),
    ]
}

fn payment(plan: &Plan, financing: &Financing) -> Working {
    let loan = financing.base_loan + financing.premium;
    let share = plan.frequency.share_of_monthly();
    let per_year = match share {
        Some(_) => Frequency::Monthly.per_year(),
        None => plan.frequency.per_year(),
    };
    let periodic = periodic_rate(plan.annual_rate, plan.compounding, per_year);
    let periodic_pct = round_half_up(periodic * Decimal::ONE_HUNDRED, 8);
    let compounded = plan.compounding.per_year();
    let payments = per_year * plan.amortization_years;
    let parts = share.map_or_else(String::new, |parts| format!(", then ÷ {parts}"));
    let count = |name, value: u32| Term {
        name,
        value: value.into(),
        unit: Unit::Count,
    };
    let per_cent = |name, value| Term {
        name,
        value: wire(value, 8),
        unit: Unit::PerCent,
    };
    Working {
        terms: vec![
            Term {
                name: "P",
                value: wire(loan, 2),
                unit: Unit::Dollars,
            },
            per_cent("j", plan.annual_rate * Decimal::ONE_HUNDRED),
            count("k", compounded),
            count("m", per_year),
            per_cent("i", periodic_pct),
            count("n", payments),
        ],
        ..Working::new(
            "payment",
            "P × i ÷ (1 − (1 + i)^−n), with i = (1 + j ÷ k)^(k ÷ m) − 1",
            format!(
                "P = {}, j = {}, k = {compounded}, m = {per_year}, i = {periodic_pct} %, n = {payments}{parts}",
                in_words(loan),
                in_per_cent(plan.annual_rate),
            ),
        )
    }
}
