//! `swob-realtime`: what stations measured in the last hours.

use super::{Feature, GeoMetError, Position, some_features};
use jiff::Timestamp;

/// The fields asked for; all of them would be two hundred a row.
const FIELDS: &str = "stn_nam-value,msc_id-value,date_tm-value,_is-minutely_obs-value,\
    air_temp,air_temp-qa,dwpt_temp,dwpt_temp-qa,rel_hum,rel_hum-qa,mslp,mslp-qa,\
    avg_wnd_spd_10m_pst10mts,avg_wnd_spd_10m_pst10mts-uom,avg_wnd_spd_10m_pst10mts-qa";

#[derive(Debug, Clone, PartialEq)]
pub struct ObservationRow {
    /// The publisher's name for the site; may be empty.
    pub site: String,
    /// The publisher's id, where it has one.
    pub msc_id: Option<String>,
    pub position: Position,
    pub observed_at: Option<Timestamp>,
    pub temperature_c: Option<f64>,
    pub dew_point_c: Option<f64>,
    pub humidity_pct: Option<f64>,
    pub pressure_hpa: Option<f64>,
    pub wind_kmh: Option<f64>,
}

pub fn observations_url(base: &str) -> String {
    format!(
        "{base}/collections/swob-realtime/items?f=json&lang=en-CA&limit=2000&sortby=-date_tm-value&_is-minutely_obs-value=false&properties={FIELDS}"
    )
}

/// Every row that says where it was measured.
pub fn observation_rows(body: &str) -> Result<Vec<ObservationRow>, GeoMetError> {
    Ok(some_features(body)?.iter().filter_map(row).collect())
}

fn row(feature: &Feature) -> Option<ObservationRow> {
    Some(ObservationRow {
        site: feature.text("stn_nam-value").unwrap_or_default(),
        msc_id: feature.text("msc_id-value"),
        position: feature.position()?,
        observed_at: feature
            .time("date_tm-value")
            .or_else(|| feature.time("obs_date_tm")),
        temperature_c: measured(feature, "air_temp"),
        dew_point_c: measured(feature, "dwpt_temp"),
        humidity_pct: measured(feature, "rel_hum"),
        pressure_hpa: measured(feature, "mslp"),
        wind_kmh: wind_kmh(feature),
    })
}

/// A number the publisher did not reject, to a hundredth: sensors give tenths,
/// and a short number is read back from a log as it was.
fn measured(feature: &Feature, name: &str) -> Option<f64> {
    let quality = feature.number(&format!("{name}-qa"));
    let rejected = quality.is_some_and(|quality| quality < 0.0);
    let number = feature.number(name).filter(|_| !rejected)?;
    Some((number * 100.0).round() / 100.0)
}

fn wind_kmh(feature: &Feature) -> Option<f64> {
    let name = "avg_wnd_spd_10m_pst10mts";
    let speed = measured(feature, name)?;
    match feature.text(&format!("{name}-uom")).as_deref() {
        None | Some("km/h") => Some(speed),
        Some("m/s") => Some((speed * 360.0).round() / 100.0),
        Some(_) => None,
    }
}
