//! What every request may hold, and what is assumed where it says nothing.

use super::rules::{FIRST_APPLICATION, FIRST_CLOSING, LAST_CLOSING, REVIEWED};
use super::terms::{Compounding, Frequency, Province, Stub};
use boreal_demo_kit::Fields;
use boreal_demo_kit::day::in_words;
use jiff::civil::Date;
use rust_decimal::Decimal;
use serde_json::json;
use std::ops::RangeInclusive;

/// Up to the most expensive home a quote is given for.
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
fn closing_date(fields: &mut Fields, text: Option<&str>) -> Option<Date> {
    let day = fields.optional_day("closing_date", text, FIRST_CLOSING..=LAST_CLOSING)?;
    Some(day.unwrap_or(REVIEWED))
}

/// The days a purchase turns on: which rules hold depends on them.
#[derive(Debug, Clone, Copy)]
pub struct Dates {
    /// The mortgage was applied for: the lending rules of this day hold.
    pub application: Date,
    /// The purchase was agreed on: some rebates depend on it.
    pub agreement: Date,
    /// The title changes hands: the taxes of this day hold.
    pub closing: Date,
}

impl Dates {
    /// The days of a purchase; one that is absent is the next that is known.
    pub fn check(
        fields: &mut Fields,
        application: Option<&str>,
        closing: Option<&str>,
    ) -> Option<Self> {
        let closing = closing_date(fields, closing);
        let application = up_to_closing(fields, "application_date", application, closing);
        let closing = closing?;
        let application = application?.unwrap_or(closing);
        Some(Self {
            application,
            agreement: application,
            closing,
        })
    }

    /// The same with the day of the agreement, where one was named.
    pub fn agreed(self, day: Option<Date>) -> Self {
        Self {
            agreement: day.unwrap_or(self.agreement),
            ..self
        }
    }
}

/// A day up to the closing date, where one was sent.
pub fn up_to_closing(
    fields: &mut Fields,
    field: &str,
    text: Option<&str>,
    closing: Option<Date>,
) -> Option<Option<Date>> {
    let day = fields.optional_day(field, text, FIRST_APPLICATION..=LAST_CLOSING)?;
    if let (Some(day), Some(closing)) = (day, closing)
        && day > closing
    {
        let message = format!(
            "{field} must not be after the closing date, {}",
            in_words(closing)
        );
        let values = json!({ "latest": closing, "got": day });
        fields.refuse(field, "after_closing", message, values);
        return None;
    }
    Some(day)
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
    pub fn lump_sum_after_years() -> u32 {
        1
    }
    pub fn stub() -> String {
        Stub::Separate.to_string()
    }
}
