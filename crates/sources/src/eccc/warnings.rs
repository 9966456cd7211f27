//! `weather-alerts`: the agency's own warnings, and which of our stations lie in their areas.

use super::{Bilingual, Feature, GeoMetError, LICENCE, LICENCE_URL, PUBLISHER, features};
use crate::feed::FeedSpec;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use real_time_analytics::stations;
use serde::Serialize;
use serde_json::Value;
use std::time::Duration;
use utoipa::ToSchema;

/// Warnings matter while they are new.
const REFRESH_AFTER: Duration = Duration::from_secs(5 * 60);
/// Older ones may have ended.
const STALE_AFTER: Duration = Duration::from_secs(60 * 60);
/// Most corners of an area that are looked at; a province's coast has fewer.
const MAX_CORNERS: usize = 100_000;

/// A warning in effect.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsWarning)]
pub struct Warning {
    /// The publisher's id.
    pub id: String,
    /// `warning`, `watch`, `advisory` or `statement`, as published.
    pub kind: Option<String>,
    /// What it warns of.
    pub name: Bilingual,
    /// Its colour by risk: yellow, orange, red.
    pub colour: Bilingual,
    /// The area.
    pub area: Bilingual,
    /// Province or territory.
    pub province: Option<String>,
    /// When it was published.
    #[schema(value_type = Option<String>, format = DateTime)]
    pub published_at: Option<Timestamp>,
    /// When it ends unless renewed.
    #[schema(value_type = Option<String>, format = DateTime)]
    pub expires_at: Option<Timestamp>,
    /// Our stations in the area.
    pub stations: Vec<String>,
}

/// The warnings of an answer.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Warnings {
    /// Every warning in effect, those far from our stations included.
    pub warnings: Vec<Warning>,
}

impl Warnings {
    /// Those over a station that have not run out.
    pub fn at(&self, station: &str, now: Timestamp) -> Vec<Warning> {
        self.warnings
            .iter()
            .filter(|warning| warning.stations.iter().any(|id| id == station))
            .filter(|warning| warning.expires_at.is_none_or(|expires| expires > now))
            .cloned()
            .collect()
    }
}

/// The address of the warnings.
pub fn url(base: &str) -> String {
    format!("{base}/collections/weather-alerts/items?f=json&lang=en-CA&limit=500")
}

/// Reads an answer; an empty one is a calm day.
pub fn warnings(body: &str) -> Result<Warnings, GeoMetError> {
    let rows = features(body)?;
    let read: Vec<Warning> = rows.iter().filter_map(warning).collect();
    let ended = rows.iter().filter(|row| has_ended(row)).count();
    // Rows without a single warning among them mean that the fields have changed.
    match read.is_empty() && rows.len() > ended {
        true => Err(GeoMetError::Unusable),
        false => Ok(Warnings { warnings: read }),
    }
}

fn warning(row: &Feature) -> Option<Warning> {
    let name = row.both("alert_name_en", "alert_name_fr");
    if has_ended(row) || (name.en.is_none() && name.fr.is_none()) {
        return None;
    }
    let shape = row.geometry.as_ref().map(Shape::read).unwrap_or_default();
    let inside = |station: &&real_time_analytics::Station| {
        shape.contains(station.longitude, station.latitude)
    };
    Some(Warning {
        id: row.text("id").or_else(|| id(&row.id))?,
        kind: row.text("alert_type"),
        name,
        colour: row.both("risk_colour_en", "risk_colour_fr"),
        area: row.both("feature_name_en", "feature_name_fr"),
        province: row.text("province"),
        published_at: row.time("publication_datetime"),
        expires_at: row.time("expiration_datetime"),
        stations: stations()
            .iter()
            .filter(inside)
            .map(|station| station.id.clone())
            .collect(),
    })
}

/// "No warnings in effect" is published as a row, and so is a warning's end.
fn has_ended(row: &Feature) -> bool {
    // By whole words: a warning may be "extended".
    let says = |name: &str, ends: &[&str]| {
        let text = row.text(name).unwrap_or_default().to_lowercase();
        text.split(|letter: char| !letter.is_alphabetic())
            .any(|word| ends.contains(&word))
    };
    says("status_en", &["ended", "cancelled", "expired"]) || says("alert_name_en", &["no", "ended"])
}

fn id(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => super::known(text).map(str::to_owned),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// The rings of a polygon or of several, as corners in degrees east and north.
#[derive(Default)]
struct Shape(Vec<Vec<(f64, f64)>>);

impl Shape {
    fn read(geometry: &Value) -> Self {
        let coordinates = geometry.get("coordinates").and_then(Value::as_array);
        let kind = geometry.get("type").and_then(Value::as_str);
        let rings: Vec<&Value> = match (kind, coordinates) {
            (Some("Polygon"), Some(rings)) => rings.iter().collect(),
            (Some("MultiPolygon"), Some(polygons)) => polygons
                .iter()
                .filter_map(Value::as_array)
                .flatten()
                .collect(),
            _ => Vec::new(),
        };
        let corner = |corner: &Value| Some((corner.get(0)?.as_f64()?, corner.get(1)?.as_f64()?));
        let mut left = MAX_CORNERS;
        let mut read = Vec::new();
        for ring in rings.into_iter().filter_map(Value::as_array) {
            let ring: Vec<_> = ring.iter().take(left).filter_map(corner).collect();
            left -= ring.len();
            read.push(ring);
        }
        Self(read)
    }

    /// Whether a ray to the east crosses the edges an odd number of times; holes cross twice.
    fn contains(&self, east: f64, north: f64) -> bool {
        let mut inside = false;
        for ring in &self.0 {
            for (&(x1, y1), &(x2, y2)) in ring.iter().zip(ring.iter().cycle().skip(1)) {
                let spans = (y1 > north) != (y2 > north);
                if spans && east < (x2 - x1) * (north - y1) / (y2 - y1) + x1 {
                    inside = !inside;
                }
            }
        }
        inside
    }
}

/// The feed of warnings; `base` is [`super::BASE_URL`] outside tests.
pub fn warnings_feed(base: &str) -> FeedSpec<Warnings> {
    FeedSpec {
        key: "eccc-warnings",
        title: "Weather warnings in effect",
        publisher: PUBLISHER,
        licence: LICENCE,
        licence_url: LICENCE_URL,
        url: url(base),
        refresh_after: REFRESH_AFTER,
        stale_after: STALE_AFTER,
        parse: |body| warnings(body).map_err(|error| error.to_string()),
        describe: |warnings| {
            let newest = warnings
                .warnings
                .iter()
                .filter_map(|w| w.published_at)
                .max();
            let day = newest.map(|time| time.to_zoned(TimeZone::UTC).date());
            (day, warnings.warnings.len())
        },
    }
}
