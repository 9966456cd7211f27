//! What a station's days and months usually are: the newest high and low, and the normal of the month.

use std::collections::BTreeMap;

use boreal_sources::eccc::{Bilingual, DailyRow, GeoMetError, NormalRow, daily_rows, normal_rows};
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::nearest::{Near, by_station, near, rounded_km};

/// The newest day of a station.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsDailyExtremes)]
pub struct DailyExtremes {
    /// The publisher's name for the site.
    pub site: String,
    /// How far it is from the place on the map.
    pub distance_km: f64,
    /// The day, local time.
    pub day: Date,
    /// The highest temperature.
    pub max_c: f64,
    /// The lowest.
    pub min_c: f64,
}

/// The normal of a month.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsMonthNormal)]
pub struct MonthNormal {
    /// The publisher's name for the site.
    pub site: String,
    /// How far it is from the place on the map.
    pub distance_km: f64,
    /// What the figure is, as published.
    pub element: Bilingual,
    /// The month, 1 to 12.
    pub month: u8,
    /// The mean temperature.
    pub mean_c: f64,
    /// First and last year, `1981-2010`; `null` where the row does not say.
    pub period: Option<String>,
}

/// By station.
pub type DailyTable = BTreeMap<String, DailyExtremes>;

/// By station.
pub type NormalTable = BTreeMap<String, MonthNormal>;

/// For each station the newest day of the nearest site that has it.
pub fn daily(body: &str) -> Result<DailyTable, GeoMetError> {
    let rows = daily_rows(body)?;
    let close: Vec<Near<&DailyRow>> = rows
        .iter()
        .filter_map(|row| near(row.position, row))
        .collect();
    let mut newest: BTreeMap<&str, Date> = BTreeMap::new();
    for near in &close {
        let day = newest.entry(&near.station.id).or_insert(near.row.day);
        *day = near.row.day.max(*day);
    }
    let of_newest = close
        .iter()
        .filter(|near| newest.get(near.station.id.as_str()) == Some(&near.row.day));
    let extremes = |near: &Near<&DailyRow>| DailyExtremes {
        site: near.row.site.clone(),
        distance_km: rounded_km(near.distance_km),
        day: near.row.day,
        max_c: near.row.max_c,
        min_c: near.row.min_c,
    };
    table(by_station(of_newest, |row| row.site.as_str()), extremes)
}

/// For each station the normal of the nearest site.
pub fn normals(body: &str) -> Result<NormalTable, GeoMetError> {
    let rows = normal_rows(body)?;
    let close: Vec<Near<&NormalRow>> = rows
        .iter()
        .filter_map(|row| near(row.position, row))
        .collect();
    let normal = |near: &Near<&NormalRow>| MonthNormal {
        site: near.row.site.clone(),
        distance_km: rounded_km(near.distance_km),
        element: near.row.element.clone(),
        month: near.row.month,
        mean_c: near.row.mean_c,
        period: near.row.period.clone(),
    };
    table(by_station(&close, |row| row.site.as_str()), normal)
}

fn table<R, T>(
    chosen: BTreeMap<String, &Near<R>>,
    row: impl Fn(&Near<R>) -> T,
) -> Result<BTreeMap<String, T>, GeoMetError> {
    if chosen.is_empty() {
        return Err(GeoMetError::Unusable);
    }
    let rows = chosen.into_iter();
    Ok(rows.map(|(station, near)| (station, row(near))).collect())
}
