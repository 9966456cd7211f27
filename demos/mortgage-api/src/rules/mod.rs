//! Canadian mortgage rules as dated tables: lending by the day of the application, taxes by the
//! day of closing.
//!
//! A change in the law is a new row, never an edit, so a quote for last year
//! stays what it was. Every row says who made the rule.

pub mod lending;
pub mod new_home_tax;
pub mod quebec_tables;
mod transfer_bill;
pub mod transfer_tables;
pub mod transfer_tax;

use boreal_demo_kit::wire_enum;
use jiff::civil::{Date, date};
use rust_decimal::Decimal;
use serde::Serialize;
use utoipa::ToSchema;

/// The first application or agreement a quote is given for; a home may be agreed on years before it closes.
pub const FIRST_APPLICATION: Date = date(2021, 7, 5);
/// The first closing date every table covers.
pub const FIRST_CLOSING: Date = date(2024, 1, 1);
/// The last closing date a quote is given for; later rules cannot be known.
pub const LAST_CLOSING: Date = date(2030, 12, 31);
/// The day the tables were last compared with what is published; the default closing date.
pub const REVIEWED: Date = date(2026, 11, 15);

/// Who made a rule and where to read it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// The body and the instrument.
    pub name: &'static str,
    /// Its page.
    pub url: &'static str,
    /// Whether the rule was read at its maker's or in two independent reports.
    pub confirmed: bool,
}

impl Source {
    pub const fn confirmed(name: &'static str, url: &'static str) -> Self {
        Self {
            name,
            url,
            confirmed: true,
        }
    }

    /// A rule reported by others, or carried on by us: shown as unconfirmed.
    pub const fn unconfirmed(name: &'static str, url: &'static str) -> Self {
        Self {
            name,
            url,
            confirmed: false,
        }
    }
}

/// A value and the day it took effect.
#[derive(Debug, Clone, Copy)]
pub struct Dated<T: 'static> {
    /// First day it holds.
    pub from: Date,
    /// The value.
    pub value: T,
    /// Who says so.
    pub source: Source,
}

/// The row in force on a day: the last that has begun. Lending tables begin by
/// [`FIRST_APPLICATION`], tax tables by [`FIRST_CLOSING`].
pub fn in_force<T>(table: &'static [Dated<T>], on: Date) -> &'static Dated<T> {
    let begun = table.iter().rev().find(|row| row.from <= on);
    begun.expect("every table begins by the first day it is asked for")
}

wire_enum! {
    /// What a rule is about.
    #[schema(as = MortgageApiRuleCode)]
    pub enum RuleCode {
        MinimumDownPayment = "minimum_down_payment",
        InsurancePremium = "insurance_premium",
        PremiumTax = "premium_tax",
        /// Amortization past 25 years.
        LongAmortization = "long_amortization",
        /// Land or deed transfer tax.
        TransferTax = "transfer_tax",
        /// First-time or new-build relief from it.
        TransferRelief = "transfer_relief",
        /// Fees for registering title and mortgage, where there is no transfer tax.
        RegistrationFees = "registration_fees",
        /// GST, HST or QST on a new home.
        NewHomeTax = "new_home_tax",
        /// A rebate of it.
        NewHomeRebate = "new_home_rebate",
        QualifyingRate = "qualifying_rate",
        DebtServiceLimits = "debt_service_limits",
        /// Paying out a term over five years.
        EarlyPayout = "early_payout",
    }
}

/// A rule as a report shows it: what it says, since when, who made it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MortgageApiRule)]
pub struct Rule {
    pub code: RuleCode,
    /// What the rule is about, in words.
    pub name: String,
    /// Who levies it, for transfer taxes and fees.
    pub jurisdiction: Option<String>,
    /// What it says, in words.
    pub value: String,
    /// First day it holds.
    pub effective_from: Date,
    /// Who made it.
    pub source: String,
    /// Where to read it.
    pub url: String,
    /// False where nobody but a report says so: ask before you rely on it.
    pub confirmed: bool,
}

impl Rule {
    /// The rule a dated row stands for, in words.
    pub fn of<T>(code: RuleCode, name: &str, row: &Dated<T>, value: impl Into<String>) -> Self {
        Self {
            code,
            name: name.to_owned(),
            jurisdiction: None,
            value: value.into(),
            effective_from: row.from,
            source: row.source.name.to_owned(),
            url: row.source.url.to_owned(),
            confirmed: row.source.confirmed,
        }
    }

    #[must_use]
    pub fn levied_by(mut self, jurisdiction: &str) -> Self {
        self.jurisdiction = Some(jurisdiction.to_owned());
        self
    }
}

/// Whole dollars, for tables.
pub const fn dollars(amount: u32) -> Decimal {
    Decimal::from_parts(amount, 0, 0, false, 0)
}

/// A fraction from thousandths of a per cent, for tables: `per_cent(9_975)` is 9.975 %.
pub const fn per_cent(thousandths: u32) -> Decimal {
    Decimal::from_parts(thousandths, 0, 0, false, 5)
}

/// A fraction as a percentage in words: `4.2 %`.
pub fn in_per_cent(fraction: Decimal) -> String {
    format!("{} %", (fraction * Decimal::ONE_HUNDRED).normalize())
}
