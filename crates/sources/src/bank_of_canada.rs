//! The Bank of Canada's Valet web service: published observations as typed rows.
//!
//! Documented at <https://www.bankofcanada.ca/valet/docs>. Values are strings; a
//! missing one is an absent key, an empty object or an empty string. Series of
//! one answer end on different days. `recent=N` can return a stale window while
//! a benchmark rolls, so ranges are asked for by date.

use crate::feed::Publisher;
use jiff::civil::Date;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;
use thiserror::Error;

pub const PUBLISHER: Publisher = Publisher {
    name: "Bank of Canada",
    licence: "Bank of Canada terms of use: free with attribution",
    licence_url: "https://www.bankofcanada.ca/terms/",
    setting: "sources_bank_of_canada_url",
    base_url: "https://www.bankofcanada.ca/valet",
};

/// Benchmarks are published once a day, late in the afternoon.
pub const REFRESH_AFTER: Duration = Duration::from_secs(6 * 60 * 60);
/// Longer than a long weekend without a new value.
pub const STALE_AFTER: Duration = Duration::from_secs(5 * 24 * 60 * 60);

/// Rates outside these bounds, in per cent, mean the unit has changed.
const PLAUSIBLE_PCT: std::ops::RangeInclusive<f64> = -5.0..=40.0;

/// Why an answer cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ValetError {
    #[error("the answer is not Valet JSON")]
    Malformed,
    #[error("the answer holds no observations")]
    Empty,
    /// Observations, but none of a series we know.
    #[error("the answer holds none of the series asked for")]
    UnknownSeries,
    #[error("series {series} holds {value} on {day}, which is not a rate in per cent")]
    Implausible {
        series: String,
        day: Date,
        value: String,
    },
}

/// The address of single series by the Bank's ids.
pub fn series_url<'a>(base: &str, ids: impl IntoIterator<Item = &'a str>, since: Date) -> String {
    let ids: Vec<&str> = ids.into_iter().collect();
    format!(
        "{base}/observations/{}/json?start_date={since}",
        ids.join(",")
    )
}

/// The address of every series of a group.
pub fn group_url(base: &str, group: &str, since: Date) -> String {
    format!("{base}/observations/group/{group}/json?start_date={since}")
}

#[derive(Debug, Clone, PartialEq)]
pub struct Observation {
    /// The Bank's id.
    pub series: String,
    /// The day, or the first of the month.
    pub day: Date,
    /// In per cent.
    pub value: f64,
}

#[derive(Deserialize)]
struct Answer {
    observations: Vec<BTreeMap<String, Value>>,
}

/// Reads an answer, keeping what `wanted` names; missing values are left out.
pub fn observations(
    body: &str,
    wanted: impl Fn(&str) -> bool,
) -> Result<Vec<Observation>, ValetError> {
    let body = body.trim_start_matches('\u{feff}');
    let answer: Answer = serde_json::from_str(body).map_err(|_| ValetError::Malformed)?;
    if answer.observations.is_empty() {
        return Err(ValetError::Empty);
    }
    let mut found = Vec::new();
    for row in &answer.observations {
        let day = row
            .get("d")
            .and_then(Value::as_str)
            .and_then(|d| d.parse::<Date>().ok());
        let day = day.ok_or(ValetError::Malformed)?;
        for (series, cell) in row.iter().filter(|(name, _)| wanted(name)) {
            let Some(text) = cell_text(cell) else {
                continue;
            };
            let value = text
                .parse()
                .ok()
                .filter(|value| PLAUSIBLE_PCT.contains(value));
            let value = value.ok_or_else(|| ValetError::Implausible {
                series: series.clone(),
                day,
                value: text.chars().take(20).collect(),
            })?;
            found.push(Observation {
                series: series.clone(),
                day,
                value,
            });
        }
    }
    if found.is_empty() {
        return Err(ValetError::UnknownSeries);
    }
    Ok(found)
}

/// `{"v":"2.96"}`, or a number should the service ever send one.
fn cell_text(cell: &Value) -> Option<String> {
    match cell.get("v")? {
        Value::String(text) if text.trim().is_empty() => None,
        Value::String(text) => Some(text.trim().to_owned()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}
