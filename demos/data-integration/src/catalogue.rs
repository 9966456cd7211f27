//! What a visitor can choose from: cities and crops.

use super::joined_city::JoinedCity;
use super::report::{CitySummary, summary};
use super::tables::Tables;
use super::tables::crops::{Hardiness, Kind, Life, TEMPLATE};
use serde::Serialize;
use utoipa::ToSchema;

/// Every city and every crop of the tables.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationCatalogue)]
pub struct Catalogue {
    /// Cities by slug, each with what the tables know about it.
    pub cities: Vec<CitySummary>,
    /// Crops by slug.
    pub crops: Vec<CropSummary>,
    /// A table of one's own crops to start from, as CSV.
    pub template: String,
}

/// A crop on the list.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationCrop)]
pub struct CropSummary {
    pub slug: String,
    pub name: String,
    /// Its botanical family.
    pub family: String,
    /// What it is grown for.
    pub kind: Kind,
    /// How long it lives.
    pub life: Life,
    /// How much frost it bears.
    pub hardiness: Hardiness,
}

/// The catalogue; frost-free days are counted in `year`.
pub fn catalogue(year: i16) -> Catalogue {
    let tables = Tables::bundled();
    let crops = tables.crops.iter().map(|crop| CropSummary {
        slug: crop.slug.clone(),
        name: crop.name.clone(),
        family: crop.family.clone(),
        kind: crop.kind,
        life: crop.life,
        hardiness: crop.hardiness,
    });
    Catalogue {
        cities: tables
            .cities
            .iter()
            .map(|city| summary(&JoinedCity::join(tables, city), year))
            .collect(),
        crops: crops.collect(),
        template: TEMPLATE.to_owned(),
    }
}
