//! The cities a garden can be in.

use super::{LIMITS, list, needed};
use crate::names::slug_of;
use boreal_demo_kit::{Table, TableError};

const BUNDLED: &str = include_str!("../../data/cities.csv");

/// A city and where it lies.
#[derive(Debug, Clone, PartialEq)]
pub struct City {
    /// Its key in every other table.
    pub slug: String,
    pub name: String,
    /// Province or territory, two letters.
    pub province: String,
    /// Degrees north.
    pub latitude: f64,
    /// Degrees east, so negative in Canada.
    pub longitude: f64,
    /// Slugs of other names people use.
    pub also_called: Vec<String>,
}

impl City {
    /// Great-circle distance in kilometres, on a sphere of the Earth's mean radius (IUGG, 6371.0088 km).
    pub fn distance_km(&self, other: &Self) -> f64 {
        let (lat1, lat2) = (self.latitude.to_radians(), other.latitude.to_radians());
        let half_lat = (lat2 - lat1) / 2.0;
        let half_lon = (other.longitude - self.longitude).to_radians() / 2.0;
        let chord = half_lat.sin().powi(2) + lat1.cos() * lat2.cos() * half_lon.sin().powi(2);
        2.0 * 6371.0088 * chord.sqrt().min(1.0).asin()
    }
}

pub(super) fn read() -> Result<Vec<City>, TableError> {
    let table = Table::read(BUNDLED, &LIMITS)?;
    let [slug, name, province, latitude, longitude, also] = [
        table.column("city", &[])?,
        table.column("name", &[])?,
        table.column("province", &[])?,
        table.column("latitude", &[])?,
        table.column("longitude", &[])?,
        table.column("also_called", &[])?,
    ];
    table
        .rows()
        .iter()
        .map(|row| {
            Ok(City {
                slug: needed(&table, row, slug)?.to_owned(),
                name: needed(&table, row, name)?.to_owned(),
                province: needed(&table, row, province)?.to_owned(),
                latitude: table.required_number(row, latitude)?,
                longitude: table.required_number(row, longitude)?,
                also_called: list(&table, row, also).iter().map(|n| slug_of(n)).collect(),
            })
        })
        .collect()
}
