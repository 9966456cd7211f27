//! Yields over time: bundled month-ends, or whatever newer a publisher sent.

use super::series::Series;
use boreal_demo_kit::{Limits, Table, TableError};
use jiff::civil::{Date, date};
use std::collections::BTreeMap;
use std::sync::LazyLock;

const BUNDLED: &str = include_str!("../data/month-ends.csv");
/// Room for fifty years of daily rows; the bundled table has 305.
const LIMITS: Limits = Limits {
    max_bytes: 4_000_000,
    max_rows: 15_000,
    max_columns: 40,
};
/// A series may lag the newest row by this much and still be part of its curve.
///
/// Series of one group end on different days, and a benchmark can be silent for
/// some days during a roll; month-ends are further apart, so they never mix.
const MAX_LAG_DAYS: i32 = 10;

type Observations = [Option<f64>; Series::ALL.len()];

/// Published rates by day, in per cent.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct History {
    rows: BTreeMap<Date, Observations>,
}

/// A series' part of a curve: it may be from a few days before the curve's day.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CurveValue {
    pub series: Series,
    pub day: Date,
    /// As published.
    pub value_pct: f64,
}

impl History {
    /// The month-ends tabulated in the repository, 2001-01 to 2026-05.
    pub fn bundled() -> &'static Self {
        static HISTORY: LazyLock<History> = LazyLock::new(|| {
            History::from_csv(BUNDLED).expect("the bundled table is checked by a test")
        });
        &HISTORY
    }

    /// Reads a table with a `month` or `date` column and a column per series name.
    ///
    /// A month stands for its last calendar day. Unknown columns are left out;
    /// an empty cell is a missing value.
    pub fn from_csv(text: &str) -> Result<Self, TableError> {
        let table = Table::read(text, &LIMITS)?;
        let when = table.column("month", &["date"])?;
        let columns: Vec<(usize, Series)> = Series::ALL
            .iter()
            .filter_map(|&series| {
                Some((
                    table.optional_column(series.as_str(), &[series.valet_id()])?,
                    series,
                ))
            })
            .collect();
        let mut history = Self::default();
        for row in table.rows() {
            let text = table.text(row, when).unwrap_or_default();
            let day = parse_day(text).ok_or_else(|| {
                table.refuse(
                    row,
                    when,
                    format!("\"{text}\" is neither a day nor a month"),
                )
            })?;
            for &(column, series) in &columns {
                if let Some(value) = table.number(row, column)? {
                    history.insert(day, series, value);
                }
            }
        }
        Ok(history)
    }

    /// Adds or replaces an observation; what is not a number is left out.
    pub fn insert(&mut self, day: Date, series: Series, value_pct: f64) {
        if value_pct.is_finite() {
            self.rows.entry(day).or_insert([None; Series::ALL.len()])[series as usize] =
                Some(value_pct);
        }
    }

    /// Daily rates thinned to the last value of each month, and the newest day as it is.
    ///
    /// A month that is over carries its last calendar day, as the bundled table
    /// does; the month of the newest row is not over, so it keeps that row's day.
    pub fn month_ends(&self) -> Self {
        let mut thinned = Self::default();
        let Some(newest) = self.last_day() else {
            return thinned;
        };
        for (&day, row) in &self.rows {
            let is_over = day.first_of_month() < newest.first_of_month();
            let end = if is_over { day.last_of_month() } else { newest };
            for (&series, value) in Series::ALL.iter().zip(row) {
                // Rows come in order of days, so the last of the month stays.
                if let Some(value) = value {
                    thinned.insert(end, series, *value);
                }
            }
        }
        thinned
    }

    /// This history with every value of a newer one in its place.
    #[must_use]
    pub fn updated_with(mut self, newer: &Self) -> Self {
        for (&day, row) in &newer.rows {
            for (&series, value) in Series::ALL.iter().zip(row) {
                if let Some(value) = value {
                    self.insert(day, series, *value);
                }
            }
        }
        self
    }

    /// Days with a value.
    pub fn days(&self) -> usize {
        self.rows.len()
    }

    pub fn first_day(&self) -> Option<Date> {
        self.rows.keys().next().copied()
    }

    pub fn last_day(&self) -> Option<Date> {
        self.rows.keys().next_back().copied()
    }

    pub fn value(&self, day: Date, series: Series) -> Option<f64> {
        self.rows.get(&day)?[series as usize]
    }

    /// A series between two days, both included.
    pub fn observations(
        &self,
        series: Series,
        from: Date,
        to: Date,
    ) -> impl Iterator<Item = (Date, f64)> {
        // A range whose start is past its end would panic; it is simply empty.
        let bounds = if from <= to { from..=to } else { to..=to };
        self.rows
            .range(bounds)
            .filter(move |_| from <= to)
            .filter_map(move |(&day, row)| Some((day, row[series as usize]?)))
    }

    /// The curve as it stood on a day: the newest value of each maturity, with the day it is from.
    ///
    /// Its date is the last day at or before the one asked with any value on the curve.
    pub fn curve_on(&self, day: Date) -> Option<(Date, Vec<CurveValue>)> {
        let has_curve = |row: &Observations| {
            Series::ALL
                .iter()
                .any(|&s| s.years().is_some() && row[s as usize].is_some())
        };
        let (&newest, _) = self
            .rows
            .range(..=day)
            .rev()
            .find(|(_, row)| has_curve(row))?;
        let oldest = newest.saturating_sub(jiff::Span::new().days(MAX_LAG_DAYS));
        let points = Series::ALL
            .iter()
            .filter(|series| series.years().is_some())
            .filter_map(|&series| {
                let (day, value_pct) = self.observations(series, oldest, newest).last()?;
                Some(CurveValue {
                    series,
                    day,
                    value_pct,
                })
            })
            .collect();
        Some((newest, points))
    }
}

/// A day, or the last day of a month.
pub fn parse_day(text: &str) -> Option<Date> {
    if let Ok(day) = text.parse() {
        return Some(day);
    }
    let (year, month) = text.split_once('-')?;
    if year.len() != 4 || month.len() != 2 {
        return None;
    }
    let (year, month): (i16, i8) = (year.parse().ok()?, month.parse().ok()?);
    (1..=12)
        .contains(&month)
        .then(|| date(year, month, 1).last_of_month())
}
