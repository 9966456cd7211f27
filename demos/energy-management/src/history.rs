//! Hours of many days by the local clock, as models and figures read them.

use boreal_demo_kit::{Limits, Table, TableError};
use jiff::ToSpan as _;
use jiff::civil::Date;

pub const HOURS: usize = 24;

const LIMITS: Limits = Limits {
    max_bytes: 4_000_000,
    max_rows: 5000,
    max_columns: 1 + HOURS,
};

/// A value an hour, by day and by the hour it begins on the local clock.
///
/// The hour that spring leaves out and hours a publisher lacks are filled from their neighbours and not counted as known;
/// the hour that comes twice in autumn is the mean of both.
#[derive(Debug, Clone, PartialEq)]
pub struct History {
    pub first: Date,
    pub days: Vec<[f64; HOURS]>,
    pub known: Vec<[bool; HOURS]>,
}

impl History {
    /// Days without gaps between them; `NaN` is an hour that is not known.
    pub fn new(first: Date, mut days: Vec<[f64; HOURS]>) -> Self {
        let known = days
            .iter()
            .map(|day| day.map(|value| !value.is_nan()))
            .collect();
        fill(days.as_flattened_mut());
        Self { first, days, known }
    }

    /// A row a day: `date`, then an hour a column; an empty cell is not known.
    pub fn read(text: &str) -> Result<Self, TableError> {
        let table = Table::read(text, &LIMITS)?;
        let date = table.column("date", &[])?;
        let mut first = None;
        let mut days = Vec::with_capacity(table.rows().len());
        for row in table.rows() {
            let day: Option<Date> = table.text(row, date).and_then(|day| day.parse().ok());
            let Some(day) = day else {
                return Err(table.refuse(row, date, "not a date"));
            };
            let from = *first.get_or_insert(day);
            if from.saturating_add((days.len() as i64).days()) != day {
                return Err(table.refuse(row, date, "the days do not follow each other"));
            }
            let mut hours = [f64::NAN; HOURS];
            for (hour, value) in hours.iter_mut().enumerate() {
                *value = table.number(row, 1 + hour)?.unwrap_or(f64::NAN);
            }
            days.push(hours);
        }
        Ok(Self::new(first.unwrap_or_default(), days))
    }

    pub fn len(&self) -> usize {
        self.days.len()
    }

    pub fn is_empty(&self) -> bool {
        self.days.is_empty()
    }

    pub fn date(&self, at: usize) -> Date {
        self.first.saturating_add((at as i64).days())
    }

    /// The position of a day, where there is one.
    pub fn position(&self, day: Date) -> Option<usize> {
        let at = (day - self.first).get_days();
        usize::try_from(at).ok().filter(|at| *at < self.len())
    }

    pub fn last(&self) -> Date {
        self.date(self.len().saturating_sub(1))
    }
}

/// Puts a straight line through what is missing.
fn fill(hours: &mut [f64]) {
    let mut before: Option<usize> = None;
    for at in 0..=hours.len() {
        if at < hours.len() && hours[at].is_nan() {
            continue;
        }
        let from = before.map_or(0, |before| before + 1);
        for missing in from..at {
            let left = before.map(|before| hours[before]);
            let right = hours.get(at).copied();
            hours[missing] = match (left, right) {
                (Some(left), Some(right)) => {
                    let part = (missing + 1 - from) as f64 / (at + 1 - from) as f64;
                    left + part * (right - left)
                }
                (one, other) => one.or(other).unwrap_or(0.0),
            };
        }
        before = Some(at);
    }
}
