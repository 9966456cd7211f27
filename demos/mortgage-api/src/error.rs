//! What the mortgage engine refuses, and which field is at fault.

use super::rules::{FIRST_CLOSING, LAST_CLOSING};
use boreal_demo_kit::money::in_words;
use boreal_demo_kit::number::decimal_from_f64;
use boreal_demo_kit::{FieldError, TableError, UnknownName};
use jiff::civil::Date;
use rust_decimal::Decimal;
use thiserror::Error;

/// Why a request cannot be computed.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ParamsError {
    /// A number outside its range.
    #[error("{field} must be {} to {}, got {got}", in_words(*.min), in_words(*.max))]
    OutOfRange {
        /// The field.
        field: &'static str,
        /// Least allowed.
        min: Decimal,
        /// Most allowed.
        max: Decimal,
        /// What was sent.
        got: f64,
    },
    /// A name outside its set.
    #[error("{field} {problem}")]
    UnknownName {
        /// The field.
        field: &'static str,
        /// The set and what was sent.
        problem: UnknownName,
    },
    /// Not a date, or outside the rule tables.
    #[error(
        "closing_date must be a date like 2026-06-30, from {FIRST_CLOSING} to {LAST_CLOSING}, got \"{0}\""
    )]
    ClosingDate(String),
    /// A city name nobody has.
    #[error("city must be at most {MAX_CITY_CHARS} characters")]
    City,
    /// Less than the law asks.
    #[error("down_payment must be at least {} for a price of {} closing on {closing}", in_words(*.minimum), in_words(*.price))]
    DownPaymentTooSmall {
        /// The least allowed.
        minimum: Decimal,
        /// Of this price.
        price: Decimal,
        /// On this day.
        closing: Date,
    },
    /// Nothing left to borrow.
    #[error("down_payment must leave at least {} of the price of {} to borrow", in_words(MIN_LOAN), in_words(*.0))]
    NothingToBorrow(Decimal),
    /// An insured loan that runs too long.
    #[error(
        "amortization_years of {years} is not possible here: {rule}; choose at most 25, or put 20 % down"
    )]
    LongInsured {
        /// What was asked.
        years: u32,
        /// The rule in words.
        rule: &'static str,
    },
    /// A term that outlives the loan.
    #[error("term_years must not exceed amortization_years, {0}")]
    TermBeyondAmortization(u32),
    /// A lone half of a pair.
    #[error("{missing} is needed together with {given}")]
    Incomplete {
        /// The absent field.
        missing: &'static str,
        /// The field that calls for it.
        given: &'static str,
    },
    /// A visitor's table that cannot be used.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Longest place name in Canada with room to spare.
pub const MAX_CITY_CHARS: usize = 80;
/// A loan below this is not a mortgage.
pub const MIN_LOAN: Decimal = super::rules::dollars(1_000);

impl boreal_demo_kit::ParamsError for ParamsError {
    fn field_errors(&self) -> Vec<FieldError> {
        let field = match self {
            Self::OutOfRange { field, .. } | Self::UnknownName { field, .. } => field,
            Self::Incomplete { missing, .. } => missing,
            Self::ClosingDate(_) => "closing_date",
            Self::City => "city",
            Self::DownPaymentTooSmall { .. } | Self::NothingToBorrow(_) => "down_payment",
            Self::LongInsured { .. } => "amortization_years",
            Self::TermBeyondAmortization(_) => "term_years",
            Self::Table(_) => "csv",
        };
        vec![FieldError::plain(field, self.to_string())]
    }
}

/// The exact decimal of a wire number within its range, both ends included.
pub fn within(field: &'static str, got: f64, min: u32, max: u32) -> Result<Decimal, ParamsError> {
    let (min, max) = (Decimal::from(min), Decimal::from(max));
    decimal_from_f64(got)
        .filter(|value| (min..=max).contains(value))
        .ok_or(ParamsError::OutOfRange {
            field,
            min,
            max,
            got,
        })
}

/// A whole number within its range, both ends included.
pub fn whole_within(field: &'static str, got: u32, min: u32, max: u32) -> Result<u32, ParamsError> {
    within(field, f64::from(got), min, max).map(|_| got)
}

/// A yearly rate in per cent as a fraction: 5 becomes 0.05.
pub fn rate(field: &'static str, per_cent: f64, max: u32) -> Result<Decimal, ParamsError> {
    within(field, per_cent, 0, max).map(|value| value / Decimal::ONE_HUNDRED)
}

/// A name of a closed set.
pub fn named<T: std::str::FromStr<Err = UnknownName>>(
    field: &'static str,
    text: &str,
) -> Result<T, ParamsError> {
    text.parse()
        .map_err(|problem| ParamsError::UnknownName { field, problem })
}
