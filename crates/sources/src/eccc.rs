//! Environment and Climate Change Canada's GeoMet service: features as GeoJSON into typed rows.
//!
//! Documented at <https://eccc-msc.github.io/open-data/msc-geomet/ogc_api_en/>. An
//! answer is a page of features with a link to the next. A number may come as
//! text, a missing one as `null`, `""` or `MSNG`; where a value has a quality
//! mark, a negative one means that the publisher rejected it. Names come in
//! English and French.
//!
//! The agency asks for a name in the User-Agent, for fewer than one call a
//! second, and to be told of more. The feeds here make a few hundred a day.

mod daily;
mod history;
mod normals;
mod observations;
mod pages;
mod warnings;

pub use daily::{DailyRow, daily_rows, daily_url};
pub use history::SiteHistory;
pub use normals::{NormalRow, normal_rows, normals_url};
pub use observations::{ObservationRow, observation_rows, observations_url};
pub use pages::{MAX_PAGES, Pages, Window};
pub use warnings::{Area, WarningRow, warning_rows, warnings_url};

use crate::feed::Publisher;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;
use utoipa::ToSchema;

pub const PUBLISHER: Publisher = Publisher {
    name: "Environment and Climate Change Canada",
    licence: "ECCC Data Servers End-use Licence: free with attribution",
    licence_url: "https://eccc-msc.github.io/open-data/licence/readme_en/",
    setting: "sources_eccc_url",
    base_url: "https://api.weather.gc.ca",
};

/// Why an answer cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum GeoMetError {
    #[error("the answer is not a GeoJSON feature collection")]
    Malformed,
    #[error("the answer holds no features")]
    Empty,
    /// Features, but none with a value we know.
    #[error("the answer holds nothing usable: its fields may have changed")]
    Unusable,
}

/// A text in both official languages; the one may be missing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = BilingualText)]
pub struct Bilingual {
    pub en: Option<String>,
    pub fr: Option<String>,
}

/// In degrees.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Position {
    pub north: f64,
    pub east: f64,
}

#[derive(Deserialize)]
struct Collection {
    features: Vec<Feature>,
}

/// One feature; what is not named here is ignored.
#[derive(Debug, Deserialize)]
struct Feature {
    #[serde(default)]
    id: Value,
    #[serde(default)]
    geometry: Option<Value>,
    properties: Option<Map<String, Value>>,
}

/// The features of an answer that must hold some.
fn some_features(body: &str) -> Result<Vec<Feature>, GeoMetError> {
    match features(body)? {
        rows if rows.is_empty() => Err(GeoMetError::Empty),
        rows => Ok(rows),
    }
}

fn features(body: &str) -> Result<Vec<Feature>, GeoMetError> {
    let body = body.trim_start_matches('\u{feff}');
    let collection: Collection = serde_json::from_str(body).map_err(|_| GeoMetError::Malformed)?;
    Ok(collection.features)
}

impl Feature {
    fn value(&self, name: &str) -> Option<&Value> {
        self.properties.as_ref()?.get(name)
    }

    /// A text that says something.
    fn text(&self, name: &str) -> Option<String> {
        match self.value(name)? {
            Value::String(text) => known(text).map(str::to_owned),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        }
    }

    fn both(&self, english: &str, french: &str) -> Bilingual {
        Bilingual {
            en: self.text(english),
            fr: self.text(french),
        }
    }

    /// A finite number, written as one or as text.
    fn number(&self, name: &str) -> Option<f64> {
        let number = match self.value(name)? {
            Value::Number(number) => number.as_f64(),
            Value::String(text) => known(text)?.parse().ok(),
            _ => None,
        };
        number.filter(|number| number.is_finite())
    }

    fn time(&self, name: &str) -> Option<Timestamp> {
        self.text(name)?.parse().ok()
    }

    fn position(&self) -> Option<Position> {
        let coordinates = self.geometry.as_ref()?.get("coordinates")?;
        let degrees = |index: usize| match coordinates.get(index)? {
            Value::Number(number) => number.as_f64(),
            Value::String(text) => text.trim().parse().ok(),
            _ => None,
        };
        let (east, north) = (degrees(0)?, degrees(1)?);
        let on_earth = (-90.0..=90.0).contains(&north) && (-180.0..=180.0).contains(&east);
        on_earth.then_some(Position { north, east })
    }
}

/// The text, unless it stands for nothing.
fn known(text: &str) -> Option<&str> {
    let text = text.trim();
    (!text.is_empty() && text != "MSNG").then_some(text)
}
