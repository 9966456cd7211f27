//! Environment and Climate Change Canada's GeoMet service: features as GeoJSON into engine input.
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
mod site;
mod warnings;

pub use daily::{DailyExtremes, DailyTable, daily, daily_feed};
pub use history::{History, history_feed};
pub use normals::{MonthNormal, NormalTable, normals, normals_feed};
pub use observations::{LiveSite, Observations, observations, observations_feed};
pub use pages::{MAX_PAGES, Pages, Window};
pub use warnings::{Warning, Warnings, warnings, warnings_feed};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;
use utoipa::ToSchema;

/// Where the service lives.
pub const BASE_URL: &str = "https://api.weather.gc.ca";
/// The publisher's name on the page.
pub const PUBLISHER: &str = "Environment and Climate Change Canada";
/// The terms the figures come under.
pub const LICENCE: &str = "ECCC Data Servers End-use Licence: free with attribution";
/// Where the terms stand.
pub const LICENCE_URL: &str = "https://eccc-msc.github.io/open-data/licence/readme_en/";

/// Why an answer cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum GeoMetError {
    /// Not the documented GeoJSON.
    #[error("the answer is not a GeoJSON feature collection")]
    Malformed,
    /// Nothing in it.
    #[error("the answer holds no features")]
    Empty,
    /// Features, but none near one of our stations with a value we know.
    #[error("the answer holds nothing usable: its fields may have changed")]
    Unusable,
}

/// A text in both official languages; the one may be missing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = BilingualText)]
pub struct Bilingual {
    /// In English.
    pub en: Option<String>,
    /// In French.
    pub fr: Option<String>,
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

    /// Degrees north and east of a point.
    fn point(&self) -> Option<(f64, f64)> {
        let coordinates = self.geometry.as_ref()?.get("coordinates")?;
        let degrees = |index: usize| match coordinates.get(index)? {
            Value::Number(number) => number.as_f64(),
            Value::String(text) => text.trim().parse().ok(),
            _ => None,
        };
        let (east, north) = (degrees(0)?, degrees(1)?);
        let on_earth = (-90.0..=90.0).contains(&north) && (-180.0..=180.0).contains(&east);
        on_earth.then_some((north, east))
    }
}

/// The text, unless it stands for nothing.
fn known(text: &str) -> Option<&str> {
    let text = text.trim();
    (!text.is_empty() && text != "MSNG").then_some(text)
}
