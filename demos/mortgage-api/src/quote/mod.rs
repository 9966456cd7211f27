//! What a home really costs: loan, insurance, payments, taxes, cash to bring.

mod explain;
mod params;

pub use explain::{Term, Unit, Working};
pub(super) use params::Home;
pub use params::{Params, Plan};

use super::amortization::{Loan, Schedule, Year, amortize};
use super::interest::effective_annual_rate;
use super::rules::lending::{MINIMUM_DOWN, PREMIUMS, premium_tax};
use super::rules::transfer_tax::{Purchase, TransferTax, transfer_tax};
use super::rules::{Rule, RuleCode, in_force, in_per_cent};
use boreal_demo_kit::Money;
use boreal_demo_kit::number::{round_half_up, wire};
use explain::{lending_rules, workings};
use rust_decimal::Decimal;
use serde::Serialize;
use utoipa::ToSchema;

/// What the home costs.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiQuoteReport)]
pub struct Report {
    /// Amount borrowed, insurance premium included.
    pub loan: Money,
    /// Amount borrowed before the premium.
    pub base_loan: Money,
    /// Loan before the premium over price, in per cent.
    pub loan_to_value_pct: f64,
    /// Least down payment the closing date allows.
    pub minimum_down_payment: Money,
    /// Whether the loan is insured.
    pub insured: bool,
    /// Premium in per cent of the loan before it.
    pub premium_pct: f64,
    /// The premium, added to the loan.
    pub premium: Money,
    /// Provincial tax on the premium in per cent of it; 0 where there is none.
    pub premium_tax_pct: f64,
    /// That tax, due in cash.
    pub premium_tax: Money,
    pub payment: Money,
    /// Payments until the loan is clear, at this rate.
    pub payments: u32,
    /// The last of them.
    pub last_payment: Money,
    /// Balance when the term ends.
    pub balance_at_term: Money,
    /// Interest until the term ends.
    pub interest_over_term: Money,
    /// Interest until the loan is clear, at this rate.
    pub total_interest: Money,
    /// The rate with compounding, in per cent.
    pub effective_annual_rate_pct: f64,
    pub land_transfer_tax: TransferTax,
    /// Down payment, transfer tax and premium tax.
    pub cash_to_close: Money,
    pub yearly: Vec<Year>,
    pub workings: Vec<Working>,
    /// The rules in force on the closing date.
    pub rules: Vec<Rule>,
}

/// The loan of a plan, premium included, before it is paid down.
pub(super) struct Financing {
    pub base_loan: Decimal,
    pub premium_share: Decimal,
    pub premium: Decimal,
}

impl Plan {
    pub(super) fn financing(&self) -> Financing {
        let base_loan = self.price - self.down_payment;
        let table = &in_force(PREMIUMS, self.closing).value;
        let premium_share = if self.insured {
            table
                .share(base_loan, self.price, self.amortization_years)
                .expect("the least down payment keeps an insured loan within the bands")
        } else {
            Decimal::ZERO
        };
        Financing {
            base_loan,
            premium_share,
            premium: round_half_up(base_loan * premium_share, 2),
        }
    }

    pub(super) fn schedule(&self) -> Schedule {
        let financing = self.financing();
        amortize(&Loan {
            principal: financing.base_loan + financing.premium,
            annual_rate: self.annual_rate,
            compounding: self.compounding,
            frequency: self.frequency,
            amortization_years: self.amortization_years,
            term_years: self.term_years,
            stub: self.stub,
        })
    }
}

/// Quotes a plan.
pub fn run(plan: &Plan) -> Report {
    let financing = plan.financing();
    let loan = financing.base_loan + financing.premium;
    let schedule = plan.schedule();
    let tax_row = premium_tax(plan.province).map(|table| in_force(table, plan.closing));
    let tax_rate = tax_row.map_or(Decimal::ZERO, |row| row.value);
    let premium_tax = round_half_up(financing.premium * tax_rate, 2);
    let transfer = transfer_tax(&Purchase {
        price: plan.price,
        loan,
        province: plan.province,
        city: plan.city.as_deref(),
        first_time_buyer: plan.first_time_buyer,
        new_build: plan.new_build,
        closing: plan.closing,
    });
    let cash = plan.down_payment + transfer.total.amount() + premium_tax;
    let minimum_row = in_force(MINIMUM_DOWN, plan.closing);
    let mut rules = lending_rules(plan, &financing);
    if let Some(row) = tax_row.filter(|_| plan.insured) {
        rules.push(Rule::of(
            RuleCode::PremiumTax,
            "Tax on the insurance premium",
            row,
            format!("{} of the premium, in cash", in_per_cent(row.value)),
        ));
    }
    rules.extend(transfer.rules.clone());
    let hundred = Decimal::ONE_HUNDRED;
    Report {
        loan: Money::new(loan),
        base_loan: Money::new(financing.base_loan),
        loan_to_value_pct: wire(financing.base_loan / plan.price * hundred, 6),
        minimum_down_payment: Money::new(minimum_row.value.on(plan.price)),
        insured: plan.insured,
        premium_pct: wire(financing.premium_share * hundred, 4),
        premium: Money::new(financing.premium),
        premium_tax_pct: wire(tax_rate * hundred, 4),
        premium_tax: Money::new(premium_tax),
        payment: Money::new(schedule.payment),
        payments: schedule.payments,
        last_payment: Money::new(schedule.last_payment),
        balance_at_term: Money::new(schedule.balance_at_term),
        interest_over_term: Money::new(schedule.interest_over_term),
        total_interest: Money::new(schedule.total_interest),
        effective_annual_rate_pct: wire(
            effective_annual_rate(plan.annual_rate, plan.compounding) * hundred,
            6,
        ),
        workings: workings(plan, &financing, &schedule, tax_rate, &transfer),
        land_transfer_tax: transfer,
        cash_to_close: Money::new(cash),
        yearly: schedule.yearly,
        rules,
    }
}
