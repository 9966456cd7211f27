//! Prices over time, on the window all assets share; a visitor's table of them is read in `price_table`.

use std::ops::RangeInclusive;

use boreal_demo_kit::day::in_words;
use boreal_demo_kit::{Fields, Limit, Limits};
use jiff::civil::Date;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

/// A year of months, and thirty years of trading days.
pub const ROWS: RangeInclusive<usize> = 13..=20_000;
pub const MAX_ASSETS: usize = 30;
pub const CSV_LIMITS: Limits = Limits {
    max_bytes: 4_000_000,
    // In the long form a row holds one price.
    max_rows: 100_000,
    // The date, and a currency that is not an asset.
    max_columns: MAX_ASSETS + 2,
};
/// A day with its time to the nanosecond and its distance from UTC.
const DAY_CHARS: usize = "2026-06-30T16:00:00.000000000-05:00".len();
/// From a worthless share to an index of everything.
pub const CLOSE: RangeInclusive<f64> = 1e-9..=1e12;

/// Closes of several assets on the same days, oldest first.
#[derive(Debug, Clone, PartialEq)]
pub struct Prices {
    pub assets: Vec<String>,
    pub dates: Vec<Date>,
    /// By asset, then by day.
    pub closes: Vec<Vec<f64>>,
    /// Days in the table that are not in the common window.
    pub left_out: usize,
}

/// The days that were used.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchWindow)]
pub struct Window {
    pub first: Date,
    pub last: Date,
    /// Days with a price of every asset.
    pub rows: usize,
    /// Days left out because a price is missing.
    pub left_out: usize,
    /// Returns a year, by the usual distance between two days: 252, 52, 26, 12, 4, 2 or 1.
    pub periods_per_year: u16,
    /// What was left out, and where days are too few for the assets, in words.
    pub remark: Option<String>,
}

impl Prices {
    /// The change from each day to the next, as fractions, by asset.
    pub fn returns(&self) -> Vec<Vec<f64>> {
        self.closes.iter().map(|closes| returns(closes)).collect()
    }

    pub fn window(&self) -> Window {
        let (first, last) = (self.dates[0], self.dates[self.dates.len() - 1]);
        let cut = (self.left_out > 0).then(|| {
            format!(
                "{} of {} days have no price of some asset and are left out: the common window is {} to {}.",
                self.left_out,
                self.left_out + self.dates.len(),
                in_words(first),
                in_words(last)
            )
        });
        let (returns, assets) = (self.dates.len() - 1, self.assets.len());
        // Deviations from the mean of so many returns span one dimension fewer.
        let singular = (returns <= assets).then(|| {
            format!(
                "{returns} returns of {assets} assets are too few: some mix seems to have no risk at all, and the weights follow chance. Bring more days, or fewer assets."
            )
        });
        let remarks: Vec<String> = cut.into_iter().chain(singular).collect();
        let remark = (!remarks.is_empty()).then(|| remarks.join(" "));
        Window {
            first,
            last,
            rows: self.dates.len(),
            left_out: self.left_out,
            periods_per_year: periods_per_year(&self.dates),
            remark,
        }
    }
}

/// The change from each close to the next.
pub fn returns(closes: &[f64]) -> Vec<f64> {
    closes
        .windows(2)
        .map(|pair| pair[1] / pair[0] - 1.0)
        .collect()
}

/// By the middle distance between two days.
pub fn periods_per_year(dates: &[Date]) -> u16 {
    let mut gaps: Vec<i32> = dates
        .windows(2)
        .map(|pair| pair[0].until(pair[1]).map_or(0, |span| span.get_days()))
        .collect();
    gaps.sort_unstable();
    match gaps.get(gaps.len() / 2) {
        Some(0..=4) => 252,
        Some(5..=12) => 52,
        Some(13..=17) => 26,
        Some(18..=45) => 12,
        Some(46..=135) => 4,
        Some(136..=270) => 2,
        _ => 1,
    }
}

/// Years from the first to the last day, as calendars count them.
pub fn years(first: Date, last: Date) -> f64 {
    f64::from(first.until(last).map_or(0, |span| span.get_days())) / 365.25
}

/// Days as sent, oldest first.
pub fn days(fields: &mut Fields, field: &str, texts: &[String]) -> Option<Vec<Date>> {
    fields.count(field, texts.len(), ROWS)?;
    fields.limit(&format!("{field}[]"), Limit::Length(DAY_CHARS));
    let mut days: Vec<Date> = Vec::with_capacity(texts.len());
    for (index, text) in texts.iter().enumerate() {
        let refused = match day(text).filter(|_| text.len() <= DAY_CHARS) {
            None => Some(("not_a_day", "must be a day like 2026-06-30")),
            Some(day) if days.last().is_some_and(|last| *last >= day) => {
                Some(("not_in_order", "must be after the day before it"))
            }
            Some(day) => {
                days.push(day);
                None
            }
        };
        if let Some((code, rule)) = refused {
            let field = format!("{field}[{index}]");
            let message = format!("{field} {rule}, got \"{text}\"");
            fields.refuse(field, code, message, json!({ "got": text }));
            return None;
        }
    }
    Some(days)
}

/// Closes as sent, one for each day; a price that never moves has no risk to measure.
pub fn closes(fields: &mut Fields, field: &str, values: &[f64], days: usize) -> Option<()> {
    fields.limit(field, Limit::Items(*ROWS.start(), *ROWS.end()));
    fields.limit(
        &format!("{field}[]"),
        Limit::Range(*CLOSE.start(), *CLOSE.end()),
    );
    if values.len() != days {
        let message = format!(
            "{field} must hold a price for each of the {days} dates, got {}",
            values.len()
        );
        let values = json!({ "wanted": days, "got": values.len() });
        fields.refuse(field, "wrong_count", message, values);
        return None;
    }
    if let Some(index) = values.iter().position(|value| !CLOSE.contains(value)) {
        let message = format!("{field}[{index}]: {}", not_a_price(values[index]));
        let values = json!({ "got": values[index] });
        fields.refuse(format!("{field}[{index}]"), "not_a_price", message, values);
        return None;
    }
    // None at all is the dates' to refuse.
    let first = values.first().filter(|_| is_constant(values));
    if let Some(first) = first {
        let message =
            format!("{field} never changes: it has no risk, and no ratio of return to risk");
        fields.refuse(field, "constant", message, json!({ "got": first }));
        return None;
    }
    Some(())
}

/// Why a number is no price, in words.
pub(crate) fn not_a_price(value: f64) -> String {
    // Beyond the digits a number has, the rest are noise.
    let written = match value.abs() >= 1e15 {
        true => format!("{value:e}"),
        false => value.to_string(),
    };
    let (least, most) = CLOSE.into_inner();
    match value {
        _ if value > most => format!("{written} is above {most}, the highest price taken"),
        _ if value > 0.0 => format!("{written} is below {least}, the lowest price taken"),
        _ => format!("{written} is not a price above 0"),
    }
}

pub(crate) fn is_constant(values: &[f64]) -> bool {
    values.windows(2).all(|pair| pair[0] == pair[1])
}

/// A day, or a month that stands for its last day.
pub(crate) fn day(text: &str) -> Option<Date> {
    let text = text.trim();
    let month = || format!("{text}-01").parse::<Date>().ok();
    // Spreadsheets add the time of day.
    let day = match text.split_at_checked(10) {
        Some((day, time)) if is_time_of_day(time) => day,
        _ => text,
    };
    day.parse()
        .ok()
        .or_else(|| month().map(Date::last_of_month))
}

/// ` 00:00`, `T16:00:00.000Z`, ` 12:00:00 AM`, ` 00:00:00-05:00`.
fn is_time_of_day(text: &str) -> bool {
    let Some(time) = text.strip_prefix(['T', ' ']) else {
        return false;
    };
    let belongs = |letter: char| letter.is_ascii_digit() || ":.+-Z AMPamp".contains(letter);
    time.starts_with(|first: char| first.is_ascii_digit())
        && time.contains(':')
        && time.chars().all(belongs)
}
