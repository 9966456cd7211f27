//! `climate-normals`: the mean temperature of this month over thirty years.
//!
//! The service still gives 1981 to 2010; the period is read from each row and shown.

use super::site::{by_station, nearest};
use super::{Bilingual, GeoMetError, LICENCE, LICENCE_URL, PUBLISHER, features};
use crate::feed::FeedSpec;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;
use utoipa::ToSchema;

/// The figures never change, but the month does.
const REFRESH_AFTER: Duration = Duration::from_secs(24 * 60 * 60);
/// A month without an answer shows another month's normal.
const STALE_AFTER: Duration = Duration::from_secs(31 * 24 * 60 * 60);

/// The element asked for, by its English name: names are documented, numbers are not.
const ELEMENT: &str = "Mean daily temperature deg C";

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

/// The normal of each station.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct NormalTable(pub BTreeMap<String, MonthNormal>);

/// The address of the normals.
pub fn url(base: &str) -> String {
    let element = ELEMENT.replace(' ', "%20");
    format!(
        "{base}/collections/climate-normals/items?f=json&lang=en-CA&limit=2000&E_NORMAL_ELEMENT_NAME={element}"
    )
}

/// Reads an answer: for each station the normal of the nearest site.
pub fn normals(body: &str) -> Result<NormalTable, GeoMetError> {
    let rows = features(body)?;
    if rows.is_empty() {
        return Err(GeoMetError::Empty);
    }
    let read = rows.iter().filter_map(|row| {
        let element = row.both("E_NORMAL_ELEMENT_NAME", "F_NORMAL_ELEMENT_NAME");
        let wanted = element.en.as_deref()?.trim_end_matches('.');
        if !wanted.eq_ignore_ascii_case(ELEMENT) {
            return None;
        }
        let (station, distance_km) = nearest(row.point()?)?;
        let month = row.number("MONTH").filter(|m| (1.0..=12.0).contains(m))? as u8;
        let years = row.number("PERIOD_BEGIN").zip(row.number("PERIOD_END"));
        let site = row.text("STATION_NAME")?;
        let normal = MonthNormal {
            site: site.clone(),
            distance_km: (distance_km * 10.0).round() / 10.0,
            element,
            month,
            mean_c: row.number("VALUE")?,
            period: years.map(|(from, to)| format!("{from:.0}-{to:.0}")),
        };
        Some((station, distance_km, site, normal))
    });
    let table: BTreeMap<_, _> = by_station(read)
        .into_iter()
        .map(|(station, (_, normal))| (station, normal))
        .collect();
    match table.is_empty() {
        true => Err(GeoMetError::Unusable),
        false => Ok(NormalTable(table)),
    }
}

/// The feed of normals; `base` is [`super::BASE_URL`] outside tests.
pub fn normals_feed(base: &str) -> FeedSpec<NormalTable> {
    FeedSpec {
        key: "eccc-normals",
        title: "Normal temperature of the month at Canadian stations",
        publisher: PUBLISHER,
        licence: LICENCE,
        licence_url: LICENCE_URL,
        url: url(base),
        refresh_after: REFRESH_AFTER,
        stale_after: STALE_AFTER,
        parse: |body| normals(body).map_err(|error| error.to_string()),
        describe: |table| (None, table.0.len()),
    }
}
