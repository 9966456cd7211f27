//! How each figure of a quote came about, and by which rule.

use super::{Financing, Plan};
use crate::amortization::Schedule;
use crate::interest::periodic_rate;
use crate::rules::lending::{LONG_INSURED, MINIMUM_DOWN, PREMIUMS, STANDARD_YEARS};
use crate::rules::transfer_tax::TransferTax;
use crate::rules::{Rule, in_force, in_per_cent};
use crate::terms::Frequency;
use boreal_demo_kit::money::in_words;
use boreal_demo_kit::number::round_half_up;
use rust_decimal::Decimal;
use serde::Serialize;
use utoipa::ToSchema;

/// How one figure came about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MortgageApiWorking)]
pub struct Working {
    /// The field it explains.
    pub figure: String,
    /// The formula.
    pub formula: String,
    /// The formula with its numbers.
    pub inputs: String,
}

/// The lending rules a plan was held to.
pub(super) fn lending_rules(plan: &Plan, financing: &Financing) -> Vec<Rule> {
    let minimum = in_force(MINIMUM_DOWN, plan.closing);
    let premiums = in_force(PREMIUMS, plan.closing);
    let long = in_force(LONG_INSURED, plan.closing);
    let cap = in_words(minimum.value.insured_below);
    let mut rules = vec![Rule::of(
        "Minimum down payment",
        minimum,
        format!("5 % to 500,000, 10 % of the part above, 20 % from {cap}"),
    )];
    if plan.insured {
        let share = in_per_cent(financing.premium_share);
        rules.push(Rule::of(
            "Insurance premium",
            premiums,
            format!("{share} of the loan at this loan to value"),
        ));
    }
    if plan.amortization_years > STANDARD_YEARS {
        rules.push(Rule::of(
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
    transfer: &TransferTax,
) -> Vec<Working> {
    let working = |figure: &str, formula: &str, inputs: String| Working {
        figure: figure.to_owned(),
        formula: formula.to_owned(),
        inputs,
    };
    let loan = in_words(financing.base_loan + financing.premium);
    let per_year = match plan.frequency.share_of_monthly() {
        Some(_) => Frequency::Monthly.per_year(),
        None => plan.frequency.per_year(),
    };
    let periodic = periodic_rate(plan.annual_rate, plan.compounding, per_year);
    let share = plan
        .frequency
        .share_of_monthly()
        .map(|n| format!(", then ÷ {n}"))
        .unwrap_or_default();
    vec![
        working(
            "payment",
            "P × i ÷ (1 − (1 + i)^−n), with i = (1 + j ÷ k)^(k ÷ m) − 1",
            format!(
                "P = {loan}, j = {}, k = {}, m = {per_year}, i = {} %, n = {}{share}",
                in_per_cent(plan.annual_rate),
                plan.compounding.per_year(),
                round_half_up(periodic * Decimal::ONE_HUNDRED, 8),
                per_year * plan.amortization_years,
            ),
        ),
        working(
            "premium",
            "loan × premium rate at the exact loan to value",
            format!(
                "{} × {}",
                in_words(financing.base_loan),
                in_per_cent(financing.premium_share)
            ),
        ),
        working(
            "premium_tax",
            "premium × provincial rate",
            format!(
                "{} × {}",
                in_words(financing.premium),
                in_per_cent(tax_rate)
            ),
        ),
        working(
            "interest_over_term",
            "payments in the term − principal repaid",
            format!(
                "{} − ({loan} − {})",
                in_words(schedule.paid_over_term),
                in_words(schedule.balance_at_term)
            ),
        ),
        working(
            "cash_to_close",
            "down payment + transfer tax + premium tax",
            format!(
                "{} + {} + {}",
                in_words(plan.down_payment),
                in_words(transfer.total.amount()),
                in_words(financing.premium * tax_rate),
            ),
        ),
    ]
}
