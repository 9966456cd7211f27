//! The Bank of Canada's Valet web service: observations as JSON into engine input.
//!
//! Documented at <https://www.bankofcanada.ca/valet/docs>. Values are strings; a
//! missing one is an absent key, an empty object or an empty string. Series of
//! one answer end on different days. `recent=N` can return a stale window while
//! a benchmark rolls, so ranges are asked for by date.

use crate::feed::FeedSpec;
use bond_yields::history::parse_day;
use bond_yields::{History, Series};
use jiff::civil::{Date, date};
use mortgage_api::MarketRates;
use mortgage_api::market::MARKET_SERIES;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;
use thiserror::Error;

/// Where the service lives.
pub const BASE_URL: &str = "https://www.bankofcanada.ca/valet";
/// The publisher's name on the page.
pub const PUBLISHER: &str = "Bank of Canada";
/// The terms the figures come under.
pub const LICENCE: &str = "Bank of Canada terms of use: free with attribution";
/// Where the terms stand.
pub const TERMS_URL: &str = "https://www.bankofcanada.ca/terms/";

/// Rates outside these bounds, in per cent, mean the unit has changed.
const PLAUSIBLE_PCT: std::ops::RangeInclusive<f64> = -5.0..=40.0;
/// The bundled month-ends reach 2026-05; asking from a little before shows whether both agree.
const YIELDS_SINCE: Date = date(2026, 4, 1);
/// The averages are monthly and about two months late.
const MARKET_SINCE: Date = date(2026, 1, 1);

/// Benchmarks are published once a day, late in the afternoon.
const REFRESH_AFTER: Duration = Duration::from_secs(6 * 60 * 60);
/// Longer than a long weekend without a new value.
const STALE_AFTER: Duration = Duration::from_secs(5 * 24 * 60 * 60);

/// Why an answer cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ValetError {
    /// Not the documented JSON.
    #[error("the answer is not Valet JSON")]
    Malformed,
    /// No observation at all.
    #[error("the answer holds no observations")]
    Empty,
    /// Observations, but none of a series we know.
    #[error("the answer holds none of the series asked for")]
    UnknownSeries,
    /// A rate that cannot be one.
    #[error("series {series} holds {value} on {day}, which is not a rate in per cent")]
    Implausible {
        /// The Bank's id.
        series: String,
        /// The day.
        day: Date,
        /// The value as sent.
        value: String,
    },
}

/// The address of the yields and rates the bond demo shows.
pub fn yields_url(base: &str) -> String {
    let ids: Vec<&str> = Series::ALL.iter().map(|series| series.valet_id()).collect();
    format!(
        "{base}/observations/{}/json?start_date={YIELDS_SINCE}",
        ids.join(",")
    )
}

/// The address of the mortgage averages.
pub fn market_url(base: &str) -> String {
    format!("{base}/observations/group/A4_RATES_MORTGAGES/json?start_date={MARKET_SINCE}")
}

/// One value: the Bank's id, the day, the rate in per cent.
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
pub fn parse_observations(
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

/// The bundled history brought up to date: month-ends, and the newest day.
pub fn history(body: &str) -> Result<History, ValetError> {
    let observations = parse_observations(body, |id| Series::from_valet_id(id).is_some())?;
    let mut live = History::default();
    for observation in observations {
        if let Some(series) = Series::from_valet_id(&observation.series) {
            live.insert(observation.day, series, observation.value);
        }
    }
    Ok(History::bundled().updated_with(&live.month_ends()))
}

/// The newest average of each kind of mortgage.
pub fn market_rates(body: &str) -> Result<MarketRates, ValetError> {
    let observations = parse_observations(body, |id| {
        MARKET_SERIES.iter().any(|series| series.id == id)
    })?;
    let mut rates = MarketRates::default();
    for observation in observations {
        let month = observation.day.strftime("%Y-%m").to_string();
        rates.add(&observation.series, &month, observation.value);
    }
    Ok(rates)
}

/// The feed of yields and rates; `base` is [`BASE_URL`] outside tests.
pub fn yields_feed(base: &str) -> FeedSpec<History> {
    FeedSpec {
        key: "bank-of-canada-yields",
        title: "Government of Canada yields, policy rate, prime and posted mortgage rates",
        publisher: PUBLISHER,
        licence: LICENCE,
        licence_url: TERMS_URL,
        url: yields_url(base),
        refresh_after: REFRESH_AFTER,
        stale_after: STALE_AFTER,
        parse: |body| history(body).map_err(|error| error.to_string()),
        describe: |history| (history.last_day(), history.days()),
    }
}

/// The feed of mortgage averages; `base` is [`BASE_URL`] outside tests.
pub fn market_feed(base: &str) -> FeedSpec<MarketRates> {
    FeedSpec {
        key: "bank-of-canada-mortgages",
        title: "Average rates of new residential mortgages",
        publisher: PUBLISHER,
        licence: LICENCE,
        licence_url: TERMS_URL,
        url: market_url(base),
        refresh_after: REFRESH_AFTER,
        stale_after: STALE_AFTER,
        parse: |body| market_rates(body).map_err(|error| error.to_string()),
        describe: |rates| {
            let newest = rates
                .rows()
                .iter()
                .filter_map(|row| parse_day(&row.month))
                .max();
            (newest, rates.rows().len())
        },
    }
}
