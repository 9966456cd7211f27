//! The yearly rate of a loan with its fees (APR), two ways.

use super::amortization::Schedule;
use super::interest::periodic_rate;
use super::terms::{Compounding, Frequency};
use boreal_demo_kit::number::round_to;
use rust_decimal::Decimal;
use rust_decimal::prelude::ToPrimitive;
use serde::Serialize;
use utoipa::ToSchema;

/// Decimal places a rate in per cent is given to.
const PLACES: i32 = 4;
/// Halvings of the interval the yield lies in: far below the last decimal place.
const HALVINGS: u32 = 60;

/// What borrowing costs in a year, fees included.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiBorrowingRate)]
pub struct BorrowingRate {
    /// The rate, compounded as the contract's, at which the term's payments and the balance left
    /// repay the loan less its fees; without fees it is the contract's rate.
    pub apr_pct: f64,
    /// C ÷ (T × P) of the Cost of Borrowing Regulations: interest and fees in a year over the
    /// average principal. It counts no compounding.
    pub regulation_pct: f64,
}

impl BorrowingRate {
    /// The rates of a loan whose ledger has run to the end of its term.
    pub fn of(
        schedule: &Schedule,
        loan: Decimal,
        fees: Decimal,
        annual_rate: Decimal,
        compounding: Compounding,
        frequency: Frequency,
    ) -> Self {
        let per_year = frequency.per_year();
        let made = schedule.payments_in_term;
        let float = |value: Decimal| value.to_f64().unwrap_or_default();
        let average = float(schedule.principal_sum_in_term) / f64::from(made);
        let cost = float(schedule.interest_over_term + fees);
        let years = f64::from(made) / f64::from(per_year);
        let apr_pct = if fees.is_zero() {
            float(annual_rate) * 100.0
        } else {
            let payment = float(schedule.payment);
            let last = float(schedule.paid_over_term + schedule.balance_at_term)
                - payment * f64::from(made - 1);
            let received = float(loan - fees);
            let worth = |rate: f64| {
                let discount = (1.0 + rate).powi(-(made as i32 - 1));
                payment * annuity(rate, made - 1, discount) + last * discount / (1.0 + rate)
            };
            let lowest = float(periodic_rate(annual_rate, compounding, per_year));
            // Were all of it repaid with the first payment, this would be the yield.
            let (mut low, mut high) = (lowest, (payment * f64::from(made - 1) + last) / received);
            for _ in 0..HALVINGS {
                let middle = f64::midpoint(low, high);
                if worth(middle) > received {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            let k = f64::from(compounding.per_year());
            k * ((1.0 + low).powf(f64::from(per_year) / k) - 1.0) * 100.0
        };
        Self {
            apr_pct: round_to(apr_pct, PLACES),
            regulation_pct: round_to(cost / (years * average) * 100.0, PLACES),
        }
    }
}

fn annuity(rate: f64, periods: u32, discount: f64) -> f64 {
    if rate == 0.0 {
        f64::from(periods)
    } else {
        (1.0 - discount) / rate
    }
}
