//! A loan paid down cent by cent, the way a lender's ledger runs.
//!
//! The payment is rounded half-up to cents, the interest of each period too, and
//! the last payment is the balance plus its interest.

use super::interest::{level_payment, periodic_rate};
use super::terms::{Compounding, Frequency, Stub};
use boreal_demo_kit::Money;
use boreal_demo_kit::number::round_half_up;
use rust_decimal::Decimal;
use serde::Serialize;
use utoipa::ToSchema;

/// Years past the schedule after which what is left is paid at once.
///
/// A payment rounded down on a long, dear loan can leave more than one payment
/// over; a payment that rounds to no more than the interest would never end.
const GRACE_YEARS: u32 = 5;

/// What is borrowed and on which terms; rates are fractions.
#[derive(Debug, Clone, Copy)]
pub struct Loan {
    /// Amount borrowed.
    pub principal: Decimal,
    /// Stated yearly rate.
    pub annual_rate: Decimal,
    /// How the stated rate compounds.
    pub compounding: Compounding,
    /// How often it is paid.
    pub frequency: Frequency,
    /// Years over which the payment would clear the loan.
    pub amortization_years: u32,
    /// Years until the contract ends.
    pub term_years: u32,
    /// Where leftover cents go.
    pub stub: Stub,
    pub extra: Extra,
}

/// What is paid beyond the contract's payment.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Extra {
    /// Added to each payment.
    pub each: Decimal,
    /// Paid once.
    pub lump_sum: Decimal,
    /// With the last payment of this year.
    pub lump_sum_after_years: u32,
}

/// One year of a schedule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MortgageApiYear)]
pub struct Year {
    /// Year from 1.
    pub year: u32,
    /// Payments made in the year.
    pub payments: u32,
    /// Paid in the year.
    pub paid: Money,
    /// Interest in the year.
    pub interest: Money,
    /// Principal in the year.
    pub principal: Money,
    /// Balance at the end of the year.
    pub balance: Money,
}

/// A loan from first to last payment.
#[derive(Debug, Clone)]
pub struct Schedule {
    /// The payment, in cents.
    pub payment: Decimal,
    /// Number of payments until the loan is clear.
    pub payments: u32,
    /// The last of them.
    pub last_payment: Decimal,
    /// Interest over the life of the loan, at this rate.
    pub total_interest: Decimal,
    /// Balance when the term ends.
    pub balance_at_term: Decimal,
    /// Interest until the term ends.
    pub interest_over_term: Decimal,
    /// Paid until the term ends.
    pub paid_over_term: Decimal,
    /// Payments made until the term ends.
    pub payments_in_term: u32,
    /// The principal owed before each of them, added up.
    pub principal_sum_in_term: Decimal,
    /// Year by year.
    pub yearly: Vec<Year>,
}

/// Runs a loan's ledger.
pub fn amortize(loan: &Loan) -> Schedule {
    let per_year = loan.frequency.per_year();
    let rate = periodic_rate(loan.annual_rate, loan.compounding, per_year);
    let payment = round_half_up(
        level_payment(
            loan.principal,
            loan.annual_rate,
            loan.compounding,
            loan.frequency,
            loan.amortization_years,
        ),
        2,
    );
    let scheduled = per_year * loan.amortization_years;
    let absorb_at = match (loan.stub, loan.frequency.share_of_monthly()) {
        (Stub::Absorb, None) => scheduled,
        _ => scheduled + per_year * GRACE_YEARS,
    };
    let term = per_year * loan.term_years;

    let mut ledger = Schedule {
        payment,
        payments: 0,
        last_payment: Decimal::ZERO,
        total_interest: Decimal::ZERO,
        balance_at_term: loan.principal,
        interest_over_term: Decimal::ZERO,
        paid_over_term: Decimal::ZERO,
        payments_in_term: 0,
        principal_sum_in_term: Decimal::ZERO,
        yearly: Vec::with_capacity(loan.amortization_years as usize + 1),
    };
    let raised = payment + loan.extra.each;
    let lump_at = per_year * loan.extra.lump_sum_after_years;
    let mut balance = loan.principal;
    let mut in_year = YearSums::default();
    while balance > Decimal::ZERO {
        ledger.payments += 1;
        let interest = round_half_up(balance * rate, 2);
        let due = balance + interest;
        let offered = if ledger.payments == lump_at {
            raised + loan.extra.lump_sum
        } else {
            raised
        };
        let is_last = due <= offered || ledger.payments >= absorb_at;
        let paid = if is_last { due } else { offered };
        ledger.total_interest += interest;
        if ledger.payments <= term {
            ledger.interest_over_term += interest;
            ledger.paid_over_term += paid;
            ledger.payments_in_term = ledger.payments;
            ledger.principal_sum_in_term += balance;
        }
        balance = due - paid;
        if ledger.payments <= term {
            ledger.balance_at_term = balance;
        }
        in_year.add(paid, interest);
        if balance.is_zero() {
            ledger.last_payment = paid;
        }
        if balance.is_zero() || ledger.payments.is_multiple_of(per_year) {
            let year = ledger.yearly.len() as u32 + 1;
            ledger.yearly.push(in_year.close(year, balance));
        }
    }
    ledger
}

#[derive(Default)]
struct YearSums {
    payments: u32,
    paid: Decimal,
    interest: Decimal,
}

impl YearSums {
    fn add(&mut self, paid: Decimal, interest: Decimal) {
        self.payments += 1;
        self.paid += paid;
        self.interest += interest;
    }

    fn close(&mut self, year: u32, balance: Decimal) -> Year {
        let sums = std::mem::take(self);
        Year {
            year,
            payments: sums.payments,
            paid: Money::new(sums.paid),
            interest: Money::new(sums.interest),
            principal: Money::new(sums.paid - sums.interest),
            balance: Money::new(balance),
        }
    }
}
