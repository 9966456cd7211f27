//! The collector: one method for each kind of limit.

use std::fmt::Display;
use std::ops::RangeInclusive;

use jiff::civil::Date;
use rust_decimal::Decimal;
use serde_json::{Value, json};

use super::{FieldError, FieldErrors, Limit};
use crate::day::in_words;
use crate::money::dollars;
use crate::names::Choice;
use crate::number::decimal_from_f64;
use crate::table::{DecimalMark, Limits, Table, TableError};

/// Most characters of a refused text that a message repeats.
const SHOWN_CHARS: usize = 40;
/// Most refusals an answer holds: a list of hundreds can be wrong throughout, and nobody reads on.
const MAX_REFUSALS: usize = 50;

/// Collects what is wrong with an input, field by field.
#[derive(Debug, Default)]
pub struct Fields {
    pub(super) errors: Vec<FieldError>,
    pub(super) limits: Vec<(String, Limit)>,
}

impl Fields {
    /// What `check` makes of its fields, or every one it refused.
    pub fn collect<T>(check: impl FnOnce(&mut Self) -> Option<T>) -> Result<T, FieldErrors> {
        let mut fields = Self::default();
        match check(&mut fields) {
            Some(checked) if fields.errors.is_empty() => Ok(checked),
            _ => {
                debug_assert!(!fields.errors.is_empty(), "a refusal names its field");
                Err(FieldErrors(fields.errors))
            }
        }
    }

    /// A number within its range, both ends included; never not-a-number.
    pub fn within<N: Number>(
        &mut self,
        field: &str,
        value: N,
        range: RangeInclusive<N>,
    ) -> Option<N> {
        self.limit(
            field,
            Limit::Range(range.start().as_f64(), range.end().as_f64()),
        );
        if range.contains(&value) {
            return Some(value);
        }
        self.out_of_range(field, value.as_f64(), range.start(), range.end());
        None
    }

    /// A number above `low` and at most `high`.
    pub fn above(&mut self, field: &str, value: f64, low: f64, high: f64) -> Option<f64> {
        self.limit(field, Limit::Above(low, high));
        if value > low && value <= high {
            return Some(value);
        }
        let got = figure(value);
        let message = format!("{field} must be above {low} and at most {high}, got {got}");
        let values = json!({ "above": low, "maximum": high, "got": value });
        self.refuse(field, "outside_bounds", message, values);
        None
    }

    /// As [`Self::within`] where the field may be absent.
    pub fn optional_within<N: Number>(
        &mut self,
        field: &str,
        value: Option<N>,
        range: RangeInclusive<N>,
    ) -> Option<Option<N>> {
        self.optional(field, value, range, Self::within)
    }

    /// Checks a number that may be absent by one of the methods for a range, such as [`Self::dollars_within`].
    pub fn optional<N: Number, T>(
        &mut self,
        field: &str,
        value: Option<N>,
        range: RangeInclusive<N>,
        check: impl FnOnce(&mut Self, &str, N, RangeInclusive<N>) -> Option<T>,
    ) -> Option<Option<T>> {
        match value {
            Some(value) => check(self, field, value, range).map(Some),
            None => {
                self.limit(
                    field,
                    Limit::Range(range.start().as_f64(), range.end().as_f64()),
                );
                Some(None)
            }
        }
    }

    /// The exact decimal of a wire number within its range: `0.1` is one tenth.
    pub fn decimal_within(
        &mut self,
        field: &str,
        value: f64,
        range: RangeInclusive<f64>,
    ) -> Option<Decimal> {
        let (low, high) = (*range.start(), *range.end());
        self.limit(field, Limit::Range(low, high));
        let exact = decimal_from_f64(value).filter(|_| range.contains(&value));
        if exact.is_none() {
            self.out_of_range(field, value, &low, &high);
        }
        exact
    }

    /// As [`Self::decimal_within`] for an amount of money, which the message writes as `$1,234.50`.
    pub fn dollars_within(
        &mut self,
        field: &str,
        value: f64,
        range: RangeInclusive<f64>,
    ) -> Option<Decimal> {
        let (low, high) = (*range.start(), *range.end());
        self.limit(field, Limit::Range(low, high));
        let exact = decimal_from_f64(value);
        if exact.is_some() && range.contains(&value) {
            return exact;
        }
        let written = |amount: f64| {
            decimal_from_f64(amount).map_or_else(|| format!("${}", figure(amount)), dollars)
        };
        let message = format!(
            "{field} must be {} to {}, got {}",
            written(low),
            written(high),
            written(value)
        );
        let values = json!({ "minimum": low, "maximum": high, "got": value });
        self.refuse(field, "out_of_range", message, values);
        None
    }

    /// A name of a closed set.
    pub fn one_of<C: Choice>(&mut self, field: &str, text: &str) -> Option<C> {
        self.limit(field, Limit::Choice(C::names().collect()));
        self.listed_name(field, text)
    }

    /// As [`Self::one_of`] for one name of several in a text, which itself is not of the set.
    pub fn listed_name<C: Choice>(&mut self, field: &str, text: &str) -> Option<C> {
        let found = C::named(text);
        if found.is_none() {
            let choices: Vec<&str> = C::names().collect();
            let got = shown(text);
            let list = choices.join(", ");
            let message = format!("{field} must be one of {list}; got \"{got}\"");
            let values = json!({ "choices": choices, "got": got });
            self.refuse(field, "not_a_choice", message, values);
        }
        found
    }

    /// As [`Self::one_of`] where the field may be absent or empty.
    pub fn optional_one_of<C: Choice>(
        &mut self,
        field: &str,
        text: Option<&str>,
    ) -> Option<Option<C>> {
        match present(text) {
            Some(text) => self.one_of(field, text).map(Some),
            None => {
                self.limit(field, Limit::Choice(C::names().collect()));
                Some(None)
            }
        }
    }

    /// A calendar day within its range, written `2026-05-29`.
    pub fn day(&mut self, field: &str, text: &str, range: RangeInclusive<Date>) -> Option<Date> {
        let (first, last) = (*range.start(), *range.end());
        self.limit(field, Limit::Day(first, last));
        let day = text.trim().parse().ok().filter(|day| range.contains(day));
        if day.is_none() {
            let got = shown(text);
            let message = format!(
                "{field} must be a date like 2026-06-30, from {} to {}, got \"{got}\"",
                in_words(first),
                in_words(last)
            );
            let values = json!({ "minimum": first, "maximum": last, "got": got });
            self.refuse(field, "not_a_day", message, values);
        }
        day
    }

    /// As [`Self::day`] where the field may be absent or empty.
    pub fn optional_day(
        &mut self,
        field: &str,
        text: Option<&str>,
        range: RangeInclusive<Date>,
    ) -> Option<Option<Date>> {
        match present(text) {
            Some(text) => self.day(field, text, range).map(Some),
            None => {
                self.limit(field, Limit::Day(*range.start(), *range.end()));
                Some(None)
            }
        }
    }

    /// A text of at most so many characters; empty is allowed.
    pub fn text<'a>(&mut self, field: &str, text: &'a str, max_chars: usize) -> Option<&'a str> {
        self.limit(field, Limit::Length(max_chars));
        // A text of at most so many bytes cannot have more characters than that.
        let fits = text.len() <= max_chars || text.chars().count() <= max_chars;
        if !fits {
            let got = text.chars().count();
            let message = format!("{field} may have at most {max_chars} characters, got {got}");
            self.refuse(
                field,
                "too_long",
                message,
                json!({ "maximum": max_chars, "got": got }),
            );
        }
        fits.then_some(text)
    }

    /// As [`Self::text`] where the field may be absent or empty.
    pub fn optional_text<'a>(
        &mut self,
        field: &str,
        text: Option<&'a str>,
        max_chars: usize,
    ) -> Option<Option<&'a str>> {
        let text = self.text(field, present(text).unwrap_or_default(), max_chars)?;
        Some(present(Some(text)))
    }

    /// How many items a list has.
    pub fn count(&mut self, field: &str, got: usize, range: RangeInclusive<usize>) -> Option<()> {
        let (least, most) = (*range.start(), *range.end());
        self.limit(field, Limit::Items(least, most));
        if range.contains(&got) {
            return Some(());
        }
        let message = format!("{field} must hold {least} to {most} items, got {got}");
        let values = json!({ "minimum": least, "maximum": most, "got": got });
        self.refuse(field, "wrong_count", message, values);
        None
    }

    /// A visitor's table within its limits, as `read` understands it.
    pub fn table<T>(
        &mut self,
        field: &str,
        text: &str,
        limits: &Limits,
        read: impl FnOnce(&Table) -> Result<T, TableError>,
    ) -> Option<T> {
        self.table_with(field, text, limits, Some(None), read)
    }

    /// As [`Self::table`], with the decimal mark where the sender told it; `None` is a refused one.
    pub fn table_with<T>(
        &mut self,
        field: &str,
        text: &str,
        limits: &Limits,
        decimal_mark: Option<Option<DecimalMark>>,
        read: impl FnOnce(&Table) -> Result<T, TableError>,
    ) -> Option<T> {
        self.limit(field, Limit::Table(*limits));
        let table = Table::read_with(text, limits, decimal_mark.flatten());
        match table.and_then(|table| read(&table)) {
            Ok(rows) => Some(rows),
            // The mark that would settle it has been refused already.
            Err(TableError::AmbiguousComma { .. }) if decimal_mark.is_none() => None,
            Err(error) => {
                self.push(error.at(field));
                None
            }
        }
    }

    /// The fields of an object within the input: `price` of `home` is `home.price`.
    pub fn inside<T>(
        &mut self,
        object: &str,
        check: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        let (errors, limits) = (self.errors.len(), self.limits.len());
        let checked = check(self);
        for error in &mut self.errors[errors..] {
            error.field = format!("{object}.{}", error.field);
        }
        for (field, _) in &mut self.limits[limits..] {
            *field = format!("{object}.{field}");
        }
        checked
    }

    /// A refusal of the demo's own, with its values as a JSON object.
    pub fn refuse(
        &mut self,
        field: impl Into<String>,
        code: &str,
        message: impl Into<String>,
        values: Value,
    ) {
        self.push(FieldError::new(field, code, message, values));
    }

    fn push(&mut self, error: FieldError) {
        if self.errors.len() < MAX_REFUSALS {
            self.errors.push(error);
        }
    }

    /// Publishes a limit that [`Self::refuse`] guards.
    pub fn limit(&mut self, field: &str, limit: Limit) {
        self.limits.push((field.to_owned(), limit));
    }

    fn out_of_range(&mut self, field: &str, got: f64, low: &impl Number, high: &impl Number) {
        let message = format!("{field} must be {low} to {high}, got {}", figure(got));
        let values = json!({ "minimum": low.as_f64(), "maximum": high.as_f64(), "got": got });
        self.refuse(field, "out_of_range", message, values);
    }
}

/// A text that says something.
pub fn present(text: Option<&str>) -> Option<&str> {
    text.filter(|text| !text.trim().is_empty())
}

/// The start of a refused text, for its message.
pub fn shown(text: &str) -> String {
    let text = text.trim();
    match text.char_indices().nth(SHOWN_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A refused number, for its message: 1e300 has three hundred digits.
fn figure(number: f64) -> String {
    shown(&number.to_string())
}

/// A number on the wire.
pub trait Number: Copy + PartialOrd + Display {
    /// As the contract writes it.
    fn as_f64(self) -> f64;
}

macro_rules! number {
    ($($kind:ty),+) => {
        $(impl Number for $kind {
            fn as_f64(self) -> f64 {
                self as f64
            }
        })+
    };
}

number!(f64, i16, i32, i64, u8, u16, u32, u64, usize);
