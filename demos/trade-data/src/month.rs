//! Calendar months, and periods of them.

use std::fmt;
use std::str::FromStr;

use boreal_demo_kit::field::{present, shown};
use boreal_demo_kit::{Fields, Limit};
use serde_json::json;

/// A calendar month, as months since January of year 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month(i32);

impl Month {
    /// `month` from 1 to 12.
    pub const fn new(year: i32, month: i32) -> Self {
        Self(year * 12 + month - 1)
    }

    pub const fn year(self) -> i32 {
        self.0.div_euclid(12)
    }

    /// From 1 to 12.
    pub const fn month(self) -> i32 {
        self.0.rem_euclid(12) + 1
    }

    /// So many months later; earlier where negative.
    pub const fn plus(self, months: i32) -> Self {
        Self(self.0 + months)
    }

    /// How many months after another.
    pub const fn since(self, other: Self) -> i32 {
        self.0 - other.0
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year(), self.month())
    }
}

/// Why a text is not a month.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAMonth;

impl FromStr for Month {
    type Err = NotAMonth;

    /// `2025-01`; of `2025-01-31` and `2025/1` the month is taken.
    fn from_str(text: &str) -> Result<Self, NotAMonth> {
        let mut parts = text.trim().split(['-', '/']);
        let mut number = |digits: std::ops::RangeInclusive<usize>| {
            let part = parts.next().ok_or(NotAMonth)?;
            let is_number =
                digits.contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
            if !is_number {
                return Err(NotAMonth);
            }
            part.parse::<i32>().map_err(|_| NotAMonth)
        };
        let (year, month) = (number(4..=4)?, number(1..=2)?);
        let day = number(1..=2);
        let has_more = parts.next().is_some();
        let is_day = match (day, text.matches(['-', '/']).count()) {
            (Err(_), 1) => true,
            (Ok(day), 2) => (1..=31).contains(&day),
            _ => false,
        };
        if (1900..=2200).contains(&year) && (1..=12).contains(&month) && is_day && !has_more {
            return Ok(Self::new(year, month));
        }
        Err(NotAMonth)
    }
}

/// From one month to another, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    pub first: Month,
    pub last: Month,
}

impl Period {
    /// How many months it has.
    pub fn len(self) -> usize {
        usize::try_from(self.last.since(self.first) + 1).unwrap_or_default()
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub fn months(self) -> impl Iterator<Item = Month> {
        (0..=self.last.since(self.first)).map(move |months| self.first.plus(months))
    }

    pub fn contains(self, month: Month) -> bool {
        (self.first..=self.last).contains(&month)
    }

    /// Whether all of another lies within it.
    pub fn covers(self, other: Self) -> bool {
        self.contains(other.first) && self.contains(other.last)
    }

    /// The same months a year earlier.
    pub fn year_before(self) -> Self {
        Self {
            first: self.first.plus(-12),
            last: self.last.plus(-12),
        }
    }

    /// Takes `from` and `to` within the months there are.
    pub(crate) fn check(fields: &mut Fields, from: &str, to: &str, known: Self) -> Option<Self> {
        let first = month(fields, "from", from, known);
        let last = month(fields, "to", to, known);
        let (first, last) = (first?, last?);
        if last < first {
            let message = format!("to must not be before from, {first}");
            let values = json!({ "from": first.to_string(), "got": last.to_string() });
            fields.refuse("to", "to_before_from", message, values);
            return None;
        }
        Some(Self { first, last })
    }

    /// Takes `compare`: `2024-01..2024-12`, `none`, or absent for the same months a year before.
    pub(crate) fn check_compare(
        fields: &mut Fields,
        text: Option<&str>,
        period: Option<Self>,
        known: Self,
    ) -> Option<Option<Self>> {
        fields.limit("compare", Limit::Length("2024-01..2024-12".len()));
        let Some(text) = present(text).map(str::trim) else {
            let before = period.map(Self::year_before);
            return Some(before.filter(|before| known.covers(*before)));
        };
        if text.eq_ignore_ascii_case("none") {
            return Some(None);
        }
        let read = text.split_once("..").and_then(|(first, last)| {
            let (first, last) = (first.parse().ok()?, last.parse().ok()?);
            let compared = Self { first, last };
            let is_as_long =
                period.is_none_or(|period| last.since(first) == period.last.since(period.first));
            (first <= last && known.covers(compared) && is_as_long).then_some(compared)
        });
        if read.is_none() {
            let got = shown(text);
            let message = format!(
                "compare must be as many months as from and to are, like 2024-01..2024-12, within {} to {}, or none; got \"{got}\"",
                known.first, known.last
            );
            let values = json!({ "minimum": known.first.to_string(), "maximum": known.last.to_string(), "got": got });
            fields.refuse("compare", "not_a_period", message, values);
        }
        read.map(Some)
    }
}

fn month(fields: &mut Fields, field: &str, text: &str, known: Period) -> Option<Month> {
    fields.limit(field, Limit::Length("2025-01".len()));
    let month = text.parse().ok().filter(|month| known.contains(*month));
    if month.is_none() {
        let got = shown(text);
        let message = format!(
            "{field} must be a month like 2025-01, from {} to {}, got \"{got}\"",
            known.first, known.last
        );
        let values = json!({ "minimum": known.first.to_string(), "maximum": known.last.to_string(), "got": got });
        fields.refuse(field, "not_a_month", message, values);
    }
    month
}
