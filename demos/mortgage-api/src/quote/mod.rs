//! What a home really costs: loan, insurance, payments, taxes, cash to bring.

mod explain;
mod params;

pub use explain::{Term, Unit, Working};
pub(super) use params::Home;
pub use params::{Params, Plan};

use super::amortization::{Extra, Loan, Schedule, Year, amortize};
use super::borrowing_rate::BorrowingRate;
use super::interest::effective_annual_rate;
use super::rules::lending::{MINIMUM_DOWN, PREMIUMS, premium_tax};
use super::rules::new_home_tax::{NewHomeTax, new_home_tax};
use super::rules::transfer_tax::{Purchase, TransferTax, transfer_tax};
use super::rules::{Rule, RuleCode, in_force, in_per_cent};
use boreal_demo_kit::Money;
use boreal_demo_kit::number::{round_half_up, round_to, wire};
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
    /// Least down payment the day of the application allows.
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
    /// The rate with the lender's fees.
    pub borrowing_rate: BorrowingRate,
    /// What paying more than the contract asks would change; `null` where nothing more is paid.
    pub prepayment: Option<Prepayment>,
    /// GST, HST or QST on a new home.
    pub new_home_tax: NewHomeTax,
    pub land_transfer_tax: TransferTax,
    /// Down payment, transfer tax, premium tax and the tax on a new home.
    pub cash_to_close: Money,
    pub yearly: Vec<Year>,
    pub workings: Vec<Working>,
    /// The rules in force: lending on the day of the application, taxes on the closing date.
    pub rules: Vec<Rule>,
}

/// What prepayments change. They do not change the figures beside them, which follow the contract.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiPrepayment)]
pub struct Prepayment {
    /// The raised payment.
    pub payment: Money,
    /// Payments until the loan is clear.
    pub payments: u32,
    /// Payments fewer than without prepayments.
    pub payments_saved: u32,
    /// The same in years.
    pub years_saved: f64,
    /// Interest until the loan is clear.
    pub total_interest: Money,
    /// Interest less than without prepayments.
    pub interest_saved: Money,
    /// Balance when the term ends.
    pub balance_at_term: Money,
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
        let table = &in_force(PREMIUMS, self.dates.application).value;
        let premium_share = if self.insured {
            table.share(base_loan, self.price, self.amortization_years)
        } else {
            Decimal::ZERO
        };
        Financing {
            base_loan,
            premium_share,
            premium: round_half_up(base_loan * premium_share, 2),
        }
    }

    /// The ledger the contract asks for.
    pub(super) fn schedule(&self) -> Schedule {
        self.schedule_with(Extra::default())
    }

    fn prepayment(&self, without: &Schedule) -> Option<Prepayment> {
        if self.extra.each.is_zero() && self.extra.lump_sum.is_zero() {
            return None;
        }
        let with = self.schedule_with(self.extra);
        let saved = without.payments.saturating_sub(with.payments);
        Some(Prepayment {
            payment: Money::new(with.payment + self.extra.each),
            payments: with.payments,
            payments_saved: saved,
            years_saved: round_to(f64::from(saved) / f64::from(self.frequency.per_year()), 2),
            total_interest: Money::new(with.total_interest),
            interest_saved: Money::new(without.total_interest - with.total_interest),
            balance_at_term: Money::new(with.balance_at_term),
        })
    }

    fn schedule_with(&self, extra: Extra) -> Schedule {
        let financing = self.financing();
        amortize(&Loan {
            principal: financing.base_loan + financing.premium,
            annual_rate: self.annual_rate,
            compounding: self.compounding,
            frequency: self.frequency,
            amortization_years: self.amortization_years,
            term_years: self.term_years,
            stub: self.stub,
            extra,
        })
    }
}

/// Quotes a plan.
pub fn run(plan: &Plan) -> Report {
    let financing = plan.financing();
    let loan = financing.base_loan + financing.premium;
    let schedule = plan.schedule();
    let tax_row = premium_tax(plan.province).map(|table| in_force(table, plan.dates.closing));
    let tax_rate = tax_row.map_or(Decimal::ZERO, |row| row.value);
    let premium_tax = round_half_up(financing.premium * tax_rate, 2);
    let transfer = transfer_tax(&Purchase {
        price: plan.price,
        loan,
        province: plan.province,
        city: plan.city.as_deref(),
        first_time_buyer: plan.first_time_buyer,
        new_build: plan.new_build,
        closing: plan.dates.closing,
    });
    let new_home_tax = if plan.new_build {
        new_home_tax(
            plan.price,
            plan.province,
            plan.first_time_buyer,
            plan.dates.agreement,
            plan.dates.closing,
        )
    } else {
        NewHomeTax::default()
    };
    let cash =
        plan.down_payment + transfer.total.amount() + premium_tax + new_home_tax.total.amount();
    let minimum_row = in_force(MINIMUM_DOWN, plan.dates.application);
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
    rules.extend(new_home_tax.rules.clone());
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
        borrowing_rate: BorrowingRate::of(
            &schedule,
            loan,
            plan.fees,
            plan.annual_rate,
            plan.compounding,
            plan.frequency,
        ),
        prepayment: plan.prepayment(&schedule),
        workings: workings(
            plan,
            &financing,
            &schedule,
            tax_rate,
            [&transfer.total, &new_home_tax.total],
        ),
        new_home_tax,
        land_transfer_tax: transfer,
        cash_to_close: Money::new(cash),
        yearly: schedule.yearly,
        rules,
    }
}
