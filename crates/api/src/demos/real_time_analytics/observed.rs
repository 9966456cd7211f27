//! The publisher's observations as reports of our stations.

use std::collections::BTreeMap;

use boreal_sources::eccc::{GeoMetError, ObservationRow, observation_rows};
use jiff::Timestamp;
use real_time_analytics::Observation;
use serde::Serialize;
use utoipa::ToSchema;

use super::nearest::{Near, by_station, near, rounded_km};

/// A publisher's site that reports for one of our stations.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsLiveSite)]
pub struct LiveSite {
    /// The publisher's name for it.
    pub name: String,
    /// The publisher's id, where it has one.
    pub msc_id: Option<String>,
    /// How far it is from the place on the map.
    pub distance_km: f64,
}

/// Reports of our stations.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Observations {
    /// Oldest first; doubled ones included.
    pub reports: Vec<Observation>,
    /// The site that reports for each station.
    pub sites: BTreeMap<String, LiveSite>,
    /// Rows near a station that could not be used: no time, or not on the hour.
    pub dropped: usize,
}

/// Reads an answer. Rows of a minute are left out but for the one on the hour.
pub fn observations(body: &str) -> Result<Observations, GeoMetError> {
    let rows = observation_rows(body)?;
    let close: Vec<Near<&ObservationRow>> = rows
        .iter()
        .filter_map(|row| near(row.position, row))
        .collect();
    let dropped = close.iter().filter(|near| hour(near.row).is_none()).count();
    let usable = close
        .iter()
        .filter(|near| hour(near.row).is_some() && near.row.temperature_c.is_some());
    let sites: BTreeMap<String, LiveSite> = by_station(usable, |row| row.site.as_str())
        .into_iter()
        .map(|(station, near)| (station, site(near)))
        .collect();
    let speaks = |near: &&Near<&ObservationRow>| {
        let site = sites.get(&near.station.id);
        site.is_some_and(|site| site.name == near.row.site)
    };
    let mut reports: Vec<Observation> = close.iter().filter(speaks).filter_map(report).collect();
    if reports.is_empty() {
        return Err(GeoMetError::Unusable);
    }
    reports.sort_by(|a, b| (a.observed_at, &a.station).cmp(&(b.observed_at, &b.station)));
    Ok(Observations {
        reports,
        sites,
        dropped,
    })
}

/// When it was measured, if that is on the hour.
fn hour(row: &ObservationRow) -> Option<Timestamp> {
    row.observed_at
        .filter(|time| time.as_second().rem_euclid(3_600) < 60)
}

fn site(near: &Near<&ObservationRow>) -> LiveSite {
    LiveSite {
        name: near.row.site.clone(),
        msc_id: near.row.msc_id.clone(),
        distance_km: rounded_km(near.distance_km),
    }
}

fn report(near: &Near<&ObservationRow>) -> Option<Observation> {
    let observed_at = hour(near.row)?;
    Some(Observation {
        temperature_c: near.row.temperature_c,
        dew_point_c: near.row.dew_point_c,
        humidity_pct: near.row.humidity_pct,
        pressure_hpa: near.row.pressure_hpa,
        wind_kmh: near.row.wind_kmh,
        ..Observation::bare(&near.station.id, observed_at)
    })
}
