//! The cities of the map: where they are, how many live there, and how far they are from each other.

use std::sync::LazyLock;

use boreal_demo_kit::{Limits, Table};

const CITIES: &str = include_str!("../data/cities.csv");
const LIMITS: Limits = Limits {
    max_bytes: 100_000,
    max_rows: 1000,
    max_columns: 10,
};
const VALID: &str = "the bundled table is checked by a test";

/// Mean radius of the Earth (IUGG), in kilometres.
const RADIUS_KM: f64 = 6371.0088;

/// A place with people.
#[derive(Debug, Clone, PartialEq)]
pub struct City {
    pub key: String,
    pub name: String,
    pub province: String,
    pub latitude: f64,
    pub longitude: f64,
    pub residents: u32,
}

/// Every city of the map.
pub fn cities() -> &'static [City] {
    static READ: LazyLock<Vec<City>> = LazyLock::new(read);
    &READ
}

fn read() -> Vec<City> {
    let table = Table::read(CITIES, &LIMITS).expect(VALID);
    let rows = table.rows().iter().map(|row| {
        let text = |name: &'static str| {
            let column = table.column(name, &[]).expect(VALID);
            table.text(row, column).expect(VALID).to_owned()
        };
        City {
            key: text("key"),
            name: text("name"),
            province: text("province"),
            latitude: text("latitude").parse().expect(VALID),
            longitude: text("longitude").parse().expect(VALID),
            residents: text("residents").parse().expect(VALID),
        }
    });
    rows.collect()
}

/// Along a great circle, in kilometres; degrees.
pub fn distance_km(from: (f64, f64), to: (f64, f64)) -> f64 {
    let (lat, lon) = (from.0.to_radians(), from.1.to_radians());
    let (other_lat, other_lon) = (to.0.to_radians(), to.1.to_radians());
    let half = |angle: f64| (angle / 2.0).sin().powi(2);
    let way = half(other_lat - lat) + lat.cos() * other_lat.cos() * half(other_lon - lon);
    2.0 * RADIUS_KM * way.sqrt().min(1.0).asin()
}
