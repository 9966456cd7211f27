//! `swob-realtime`: what stations measured in the last hours.

use super::site::{by_station, nearest};
use super::{Feature, GeoMetError, LICENCE, LICENCE_URL, PUBLISHER, features};
use crate::feed::FeedSpec;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use real_time_analytics::{Observation, Station};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use utoipa::ToSchema;

/// The service is updated every few minutes; stations report by the hour.
const REFRESH_AFTER: Duration = Duration::from_secs(5 * 60);
/// Two hourly reports missed.
const STALE_AFTER: Duration = Duration::from_secs(2 * 60 * 60);

/// The fields asked for; all of them would be two hundred a row.
const FIELDS: &str = "stn_nam-value,msc_id-value,date_tm-value,_is-minutely_obs-value,\
    air_temp,air_temp-qa,dwpt_temp,dwpt_temp-qa,rel_hum,rel_hum-qa,mslp,mslp-qa,\
    avg_wnd_spd_10m_pst10mts,avg_wnd_spd_10m_pst10mts-uom,avg_wnd_spd_10m_pst10mts-qa";

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
    /// The reports, oldest first; doubled ones included.
    pub reports: Vec<Observation>,
    /// The site that reports for each station.
    pub sites: BTreeMap<String, LiveSite>,
    /// Rows near a station that could not be used: no time, or not on the hour.
    pub dropped: usize,
}

/// The address of the observations.
pub fn items_url(base: &str) -> String {
    format!(
        "{base}/collections/swob-realtime/items?f=json&lang=en-CA&limit=2000&sortby=-date_tm-value&_is-minutely_obs-value=false&properties={FIELDS}"
    )
}

/// Reads an answer. Rows of a minute are left out but for the one on the hour.
pub fn observations(body: &str) -> Result<Observations, GeoMetError> {
    let rows = features(body)?;
    if rows.is_empty() {
        return Err(GeoMetError::Empty);
    }
    let near: Vec<Row> = rows.iter().filter_map(Row::read).collect();
    let dropped = near.iter().filter(|row| row.hour.is_none()).count();
    let offers = near
        .iter()
        .filter(|row| row.hour.is_some() && row.temperature().is_some())
        .map(|row| (row.station, row.distance_km, row.name.clone(), row));
    let sites: BTreeMap<String, LiveSite> = by_station(offers)
        .into_iter()
        .map(|(station, (distance_km, row))| (station, row.site(distance_km)))
        .collect();
    let chosen: BTreeSet<(&str, &str)> = sites
        .iter()
        .map(|(station, site)| (station.as_str(), site.name.as_str()))
        .collect();
    let mut reports: Vec<Observation> = near
        .iter()
        .filter(|row| chosen.contains(&(row.station.id.as_str(), row.name.as_str())))
        .filter_map(Row::observation)
        .collect();
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

struct Row<'a> {
    feature: &'a Feature,
    station: &'static Station,
    distance_km: f64,
    name: String,
    /// When it was measured, if that is on the hour.
    hour: Option<Timestamp>,
}

impl<'a> Row<'a> {
    /// A row near one of our stations.
    fn read(feature: &'a Feature) -> Option<Self> {
        let (station, distance_km) = nearest(feature.point()?)?;
        let measured = feature
            .time("date_tm-value")
            .or_else(|| feature.time("obs_date_tm"));
        Some(Self {
            feature,
            station,
            distance_km,
            name: feature.text("stn_nam-value").unwrap_or_default(),
            hour: measured.filter(|time| time.as_second().rem_euclid(3_600) < 60),
        })
    }

    /// A number the publisher did not reject, to a hundredth: sensors give tenths,
    /// and a short number is read back from the log as it was.
    fn number(&self, name: &str) -> Option<f64> {
        let quality = self.feature.number(&format!("{name}-qa"));
        let rejected = quality.is_some_and(|quality| quality < 0.0);
        let number = self.feature.number(name).filter(|_| !rejected)?;
        Some((number * 100.0).round() / 100.0)
    }

    fn temperature(&self) -> Option<f64> {
        self.number("air_temp")
    }

    fn wind_kmh(&self) -> Option<f64> {
        let name = "avg_wnd_spd_10m_pst10mts";
        let speed = self.number(name)?;
        match self.feature.text(&format!("{name}-uom")).as_deref() {
            None | Some("km/h") => Some(speed),
            Some("m/s") => Some((speed * 360.0).round() / 100.0),
            Some(_) => None,
        }
    }

    fn site(&self, distance_km: f64) -> LiveSite {
        LiveSite {
            name: self.name.clone(),
            msc_id: self.feature.text("msc_id-value"),
            distance_km: (distance_km * 10.0).round() / 10.0,
        }
    }

    fn observation(&self) -> Option<Observation> {
        let observed_at = self.hour?;
        Some(Observation {
            station: self.station.id.clone(),
            observed_at,
            arrived_at: observed_at,
            temperature_c: self.temperature(),
            dew_point_c: self.number("dwpt_temp"),
            humidity_pct: self.number("rel_hum"),
            pressure_hpa: self.number("mslp"),
            wind_kmh: self.wind_kmh(),
            injected: None,
        })
    }
}

/// The feed of observations; `base` is [`super::BASE_URL`] outside tests.
pub fn observations_feed(base: &str) -> FeedSpec<Observations> {
    FeedSpec {
        key: "eccc-observations",
        title: "Hourly weather observations of Canadian stations",
        publisher: PUBLISHER,
        licence: LICENCE,
        licence_url: LICENCE_URL,
        url: items_url(base),
        refresh_after: REFRESH_AFTER,
        stale_after: STALE_AFTER,
        parse: |body| observations(body).map_err(|error| error.to_string()),
        describe: |observations| {
            let newest = observations.reports.iter().map(|report| report.observed_at);
            (newest.max().map(day), observations.reports.len())
        },
    }
}

fn day(time: Timestamp) -> Date {
    time.to_zoned(TimeZone::UTC).date()
}
