//! Yields over time: bundled month-ends, or whatever newer a publisher sent.

use super::series::Series;
use boreal_demo_kit::{Limits, Table, TableError};
use jiff::civil::{Date, Weekday, date};
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

type Observations = [Option<Seen>; Series::ALL.len()];

/// Published rates in per cent, by the day of their row.
///
/// A row may stand for a month: then its day is the month's last, and a series that ended
/// earlier keeps the day of its own last value.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct History {
    rows: BTreeMap<Date, Observations>,
}

/// A value and the day it is of.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Seen {
    pub day: Date,
    /// As published.
    pub value_pct: f64,
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
    /// A month stands for its last weekday. Unknown columns are left out;
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
            let day = day_of_row(text).ok_or_else(|| {
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
            self.put(day, series, Seen { day, value_pct });
        }
    }

    fn put(&mut self, row: Date, series: Series, seen: Seen) {
        let row = self.rows.entry(row).or_insert([None; Series::ALL.len()]);
        row[series as usize] = Some(seen);
    }

    /// Daily rates thinned to the last value of each series in each month, in the row of the
    /// month's last day.
    pub fn month_ends(&self) -> Self {
        let mut thinned = Self::default();
        for (&day, row) in &self.rows {
            let end = self.last_row_of_month(day).unwrap_or(day);
            for (&series, seen) in Series::ALL.iter().zip(row) {
                // Rows come in order of days, so the last of the month stays.
                if let Some(seen) = seen {
                    thinned.put(end, series, *seen);
                }
            }
        }
        thinned
    }

    /// This history of months with every value of a newer one in its place: a month has one row.
    #[must_use]
    pub fn updated_with(mut self, newer: &Self) -> Self {
        for (&day, row) in &newer.rows {
            let known = self.last_row_of_month(day);
            if let Some(known) = known.and_then(|known| self.rows.remove(&known)) {
                self.rows.insert(day, known);
            }
            for (&series, seen) in Series::ALL.iter().zip(row) {
                if let Some(seen) = seen {
                    self.put(day, series, *seen);
                }
            }
        }
        self
    }

    fn last_row_of_month(&self, day: Date) -> Option<Date> {
        let month = day.first_of_month()..=day.last_of_month();
        self.rows.range(month).next_back().map(|(&row, _)| row)
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

    /// The value in the row of a day.
    pub fn value(&self, row: Date, series: Series) -> Option<f64> {
        Some(self.rows.get(&row)?[series as usize]?.value_pct)
    }

    /// A series between two days, both included, with the day of each row.
    pub fn observations(
        &self,
        series: Series,
        from: Date,
        to: Date,
    ) -> impl Iterator<Item = (Date, Seen)> {
        // A range whose start is past its end would panic; it is simply empty.
        let bounds = if from <= to { from..=to } else { to..=to };
        self.rows
            .range(bounds)
            .filter(move |_| from <= to)
            .filter_map(move |(&day, row)| Some((day, row[series as usize]?)))
    }

    /// The curve as it stood on a day: the newest value of each maturity, with the day it is from.
    ///
    /// Its date is the last day on or before the one asked with any value on the curve; where the
    /// month of the one asked has only a later day, that one.
    pub fn curve_on(&self, day: Date) -> Option<(Date, Vec<CurveValue>)> {
        let has_curve = |row: &Observations| {
            Series::ALL
                .iter()
                .any(|&s| s.years().is_some() && row[s as usize].is_some())
        };
        let of_month = day.first_of_month()..=day.last_of_month();
        let mut inside = self.rows.range(of_month).filter(|(_, row)| has_curve(row));
        let first_inside = inside.next().map(|(&row, _)| row);
        let before = self
            .rows
            .range(..=day)
            .rev()
            .find(|(_, row)| has_curve(row));
        let newest = match (before, first_inside) {
            (Some((&row, _)), Some(first)) => row.max(first),
            (Some((&row, _)), None) => row,
            (None, first) => first?,
        };
        let oldest = newest.saturating_sub(jiff::Span::new().days(MAX_LAG_DAYS));
        let points = Series::ALL
            .iter()
            .filter(|series| series.years().is_some())
            .filter_map(|&series| {
                let (_, seen) = self.observations(series, oldest, newest).last()?;
                // A row is a month's: what it holds may be older.
                (seen.day >= oldest).then_some(CurveValue {
                    series,
                    day: seen.day,
                    value_pct: seen.value_pct,
                })
            })
            .collect();
        Some((newest, points))
    }
}

/// The day of a row: as written, or the last day of a month on which the Bank of Canada publishes.
fn day_of_row(text: &str) -> Option<Date> {
    let mut day = parse_day(text)?;
    if text.len() > "2026-05".len() {
        return Some(day);
    }
    while is_closed(day) {
        day = day.yesterday().ok()?;
    }
    Some(day)
}

/// Weekends, and the two bank holidays that can end a month: Good Friday, and since 2021 the National Day for Truth and
/// Reconciliation (Bills of Exchange Act, R.S.C. 1985, c. B-4, s. 42).
fn is_closed(day: Date) -> bool {
    matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday)
        || day == good_friday(day.year())
        || (day.year() >= 2021 && day.month() == 9 && day.day() == 30)
}

/// Two days before Easter Sunday (Meeus, Astronomical Algorithms, 2nd edition, chapter 8).
fn good_friday(year: i16) -> Date {
    let year_number = i32::from(year);
    let golden = year_number % 19;
    let (century, of_century) = (year_number / 100, year_number % 100);
    let correction = (century - (century + 8) / 25 + 1) / 3;
    let epact = (19 * golden + century - century / 4 - correction + 15) % 30;
    let weekday = (32 + 2 * (century % 4) + 2 * (of_century / 4) - epact - of_century % 4) % 7;
    let late = (golden + 11 * epact + 22 * weekday) / 451;
    let from_march = epact + weekday - 7 * late + 22;
    // Counted from the day before the first of March.
    date(year, 3, 1).saturating_add(jiff::Span::new().days(from_march - 1 - 2))
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
