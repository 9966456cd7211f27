//! What every request may hold, and what is assumed where it says nothing.

use super::rules::{FIRST_CLOSING, LAST_CLOSING, REVIEWED};
use super::terms::{Compounding, Frequency, Province, Stub};
use boreal_demo_kit::Fields;
use jiff::civil::Date;
use rust_decimal::Decimal;
use std::ops::RangeInclusive;

/// Up to the dearest home a quote is given for.
pub const AMOUNT: RangeInclusive<f64> = 0.0..=100_000_000.0;
/// Far above any rate since the 21.75 % of August 1981.
pub const RATE_PCT: RangeInclusive<f64> = 0.0..=25.0;
/// Up to the longest amortization any Canadian lender writes.
pub const AMORTIZATION_YEARS: RangeInclusive<u32> = 1..=40;
/// Up to the longest term on offer.
pub const TERM_YEARS: RangeInclusive<u32> = 1..=10;

/// A yearly rate in per cent as a fraction: 5 becomes 0.05.
pub fn rate(
    fields: &mut Fields,
    field: &str,
    per_cent: f64,
    range: RangeInclusive<f64>,
) -> Option<Decimal> {
    let per_cent = fields.decimal_within(field, per_cent, range)?;
    Some(per_cent / Decimal::ONE_HUNDRED)
}

/// The day the title changes hands; absent means the day the rules were reviewed.
pub fn closing_date(fields: &mut Fields, text: Option<&str>) -> Option<Date> {
    let day = fields.optional_day("closing_date", text, FIRST_CLOSING..=LAST_CLOSING)?;
    Some(day.unwrap_or(REVIEWED))
}

/// The serde defaults of fields that several requests have.
pub mod assumed {
    use super::{Compounding, Frequency, Province, Stub};

    pub fn amortization_years() -> u32 {
        25
    }
    pub fn term_years() -> u32 {
        5
    }
    pub fn frequency() -> String {
        Frequency::Monthly.to_string()
    }
    pub fn compounding() -> String {
        Compounding::SemiAnnual.to_string()
    }
    pub fn province() -> String {
        Province::Ontario.to_string()
    }
    pub fn stub() -> String {
        Stub::Separate.to_string()
    }
}
