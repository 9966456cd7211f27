//! The agency's warnings and which of our stations lie in their areas.

use boreal_sources::eccc::{Bilingual, GeoMetError, WarningRow, warning_rows};
use jiff::Timestamp;
use real_time_analytics::stations;
use serde::Serialize;
use utoipa::ToSchema;

use super::nearest::at;

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
    pub published_at: Option<Timestamp>,
    /// When it ends unless renewed.
    pub expires_at: Option<Timestamp>,
    /// Our stations in the area.
    pub stations: Vec<String>,
}

/// Every warning in effect, those far from our stations included.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Warnings(pub Vec<Warning>);

impl Warnings {
    /// Those over a station that have not run out.
    pub fn over(&self, station: &str, now: Timestamp) -> Vec<Warning> {
        self.0
            .iter()
            .filter(|warning| warning.stations.iter().any(|id| id == station))
            .filter(|warning| warning.expires_at.is_none_or(|expires| expires > now))
            .cloned()
            .collect()
    }
}

/// Reads an answer; an empty one is a calm day.
pub fn warnings(body: &str) -> Result<Warnings, GeoMetError> {
    let rows = warning_rows(body)?;
    Ok(Warnings(rows.into_iter().map(warning).collect()))
}

fn warning(row: WarningRow) -> Warning {
    let inside = stations()
        .iter()
        .filter(|station| row.area.contains(at(station)));
    Warning {
        stations: inside.map(|station| station.id.clone()).collect(),
        id: row.id,
        kind: row.kind,
        name: row.name,
        colour: row.colour,
        area: row.area_name,
        province: row.province,
        published_at: row.published_at,
        expires_at: row.expires_at,
    }
}
