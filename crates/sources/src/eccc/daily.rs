//! `climate-daily`: the highest and lowest temperature of the last days.

use super::site::{by_station, nearest};
use super::{GeoMetError, LICENCE, LICENCE_URL, PUBLISHER, features};
use crate::feed::FeedSpec;
use jiff::civil::Date;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;
use utoipa::ToSchema;

/// Days are added once a day, a day or more late.
const REFRESH_AFTER: Duration = Duration::from_secs(6 * 60 * 60);
/// Three days without an answer.
const STALE_AFTER: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// The newest day of a station.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsDailyExtremes)]
pub struct DailyExtremes {
    /// The publisher's name for the site.
    pub site: String,
    /// How far it is from the place on the map.
    pub distance_km: f64,
    /// The day, local time.
    #[schema(value_type = String, format = Date)]
    pub day: Date,
    /// The highest temperature.
    pub max_c: f64,
    /// The lowest.
    pub min_c: f64,
}

/// The newest day of each station.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct DailyTable(pub BTreeMap<String, DailyExtremes>);

/// The address of the days.
pub fn url(base: &str) -> String {
    format!(
        "{base}/collections/climate-daily/items?f=json&lang=en-CA&limit=2000&sortby=-LOCAL_DATE&properties=STATION_NAME,CLIMATE_IDENTIFIER,LOCAL_DATE,MAX_TEMPERATURE,MIN_TEMPERATURE"
    )
}

/// Reads an answer: for each station the newest day of the nearest site that has both values.
pub fn daily(body: &str) -> Result<DailyTable, GeoMetError> {
    let rows = features(body)?;
    if rows.is_empty() {
        return Err(GeoMetError::Empty);
    }
    let mut newest: BTreeMap<String, Date> = BTreeMap::new();
    let read = rows.iter().filter_map(|row| {
        let (station, distance_km) = nearest(row.point()?)?;
        let extremes = DailyExtremes {
            site: row.text("STATION_NAME")?,
            distance_km: (distance_km * 10.0).round() / 10.0,
            day: row.text("LOCAL_DATE")?.get(..10)?.parse().ok()?,
            max_c: row.number("MAX_TEMPERATURE")?,
            min_c: row.number("MIN_TEMPERATURE")?,
        };
        // A high below its low is a shifted column.
        (extremes.min_c <= extremes.max_c).then_some((station, distance_km, extremes))
    });
    let read: Vec<_> = read.collect();
    for (station, _, extremes) in &read {
        let day = newest.entry(station.id.clone()).or_insert(extremes.day);
        *day = (*day).max(extremes.day);
    }
    let of_newest = read
        .into_iter()
        .filter(|(station, _, extremes)| newest.get(&station.id) == Some(&extremes.day))
        .map(|(station, distance, extremes)| (station, distance, extremes.site.clone(), extremes));
    let table: BTreeMap<_, _> = by_station(of_newest)
        .into_iter()
        .map(|(station, (_, extremes))| (station, extremes))
        .collect();
    match table.is_empty() {
        true => Err(GeoMetError::Unusable),
        false => Ok(DailyTable(table)),
    }
}

/// The feed of days; `base` is [`super::BASE_URL`] outside tests.
pub fn daily_feed(base: &str) -> FeedSpec<DailyTable> {
    FeedSpec {
        key: "eccc-daily",
        title: "Daily highest and lowest temperatures of Canadian stations",
        publisher: PUBLISHER,
        licence: LICENCE,
        licence_url: LICENCE_URL,
        url: url(base),
        refresh_after: REFRESH_AFTER,
        stale_after: STALE_AFTER,
        parse: |body| daily(body).map_err(|error| error.to_string()),
        describe: |table| (table.0.values().map(|row| row.day).max(), table.0.len()),
    }
}
