//! `weather-alerts`: the agency's own warnings and the areas they are for.

use super::{Bilingual, Feature, GeoMetError, Position, features};
use jiff::Timestamp;
use serde_json::Value;

/// Most corners of an area that are looked at; a province's coast has fewer.
const MAX_CORNERS: usize = 100_000;

/// A warning in effect.
#[derive(Debug, Clone, PartialEq)]
pub struct WarningRow {
    pub id: String,
    /// `warning`, `watch`, `advisory` or `statement`, as published.
    pub kind: Option<String>,
    /// What it warns of.
    pub name: Bilingual,
    /// By risk: yellow, orange, red.
    pub colour: Bilingual,
    pub area_name: Bilingual,
    pub area: Area,
    pub province: Option<String>,
    pub published_at: Option<Timestamp>,
    /// When it ends unless renewed.
    pub expires_at: Option<Timestamp>,
}

pub fn warnings_url(base: &str) -> String {
    format!("{base}/collections/weather-alerts/items?f=json&lang=en-CA&limit=500")
}

/// Reads an answer; an empty one is a calm day.
pub fn warning_rows(body: &str) -> Result<Vec<WarningRow>, GeoMetError> {
    let rows = features(body)?;
    let read: Vec<WarningRow> = rows.iter().filter_map(warning).collect();
    let ended = rows.iter().filter(|row| has_ended(row)).count();
    // Rows without a single warning among them mean that the fields have changed.
    match read.is_empty() && rows.len() > ended {
        true => Err(GeoMetError::Unusable),
        false => Ok(read),
    }
}

fn warning(row: &Feature) -> Option<WarningRow> {
    let name = row.both("alert_name_en", "alert_name_fr");
    if has_ended(row) || (name.en.is_none() && name.fr.is_none()) {
        return None;
    }
    Some(WarningRow {
        id: row.text("id").or_else(|| id(&row.id))?,
        kind: row.text("alert_type"),
        name,
        colour: row.both("risk_colour_en", "risk_colour_fr"),
        area_name: row.both("feature_name_en", "feature_name_fr"),
        area: row.geometry.as_ref().map(Area::read).unwrap_or_default(),
        province: row.text("province"),
        published_at: row.time("publication_datetime"),
        expires_at: row.time("expiration_datetime"),
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
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Area(Vec<Vec<(f64, f64)>>);

impl Area {
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
    pub fn contains(&self, position: Position) -> bool {
        let Position { north, east } = position;
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
