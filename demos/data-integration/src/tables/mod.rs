//! The seven tables of the repository, read once, each with its own rules.
//!
//! What each file is, who published it and which figures were written down
//! from memory stands in `demos/data-integration/data/README.md`.

pub mod cities;
pub mod climate;
pub mod companions;
pub mod crops;
pub mod frost;
pub mod hardiness;

use boreal_demo_kit::{Limits, Row, Table, TableError};
use cities::City;
use climate::{ClimateMonth, ClimateYear};
use companions::Pairing;
use crops::Crop;
use frost::FrostRow;
use hardiness::ZoneRow;
use std::str::FromStr;
use std::sync::LazyLock;

/// Far more than any of the bundled tables holds.
const LIMITS: Limits = Limits {
    max_bytes: 200_000,
    max_rows: 1_000,
    max_columns: 30,
};

/// Every table, unjoined.
#[derive(Debug, Clone)]
pub struct Tables {
    /// Cities, by slug.
    pub cities: Vec<City>,
    /// Daily temperature curves.
    pub climate: Vec<ClimateYear>,
    /// Monthly figures of the same stations.
    pub months: Vec<ClimateMonth>,
    /// Frost dates.
    pub frost: Vec<FrostRow>,
    /// Hardiness zones.
    pub zones: Vec<ZoneRow>,
    /// Crops, by slug.
    pub crops: Vec<Crop>,
    /// Which crops like and dislike each other.
    pub pairings: Vec<Pairing>,
}

static BUNDLED: LazyLock<Tables> = LazyLock::new(|| {
    const CHECKED: &str = "the bundled tables are checked by tests";
    Tables {
        cities: cities::read().expect(CHECKED),
        climate: climate::read_days().expect(CHECKED),
        months: climate::read_months().expect(CHECKED),
        frost: frost::read().expect(CHECKED),
        zones: hardiness::read().expect(CHECKED),
        crops: crops::bundled().expect(CHECKED),
        pairings: companions::read().expect(CHECKED),
    }
});

impl Tables {
    /// The tables of the repository.
    pub fn bundled() -> &'static Self {
        &BUNDLED
    }

    /// The crop of this slug.
    pub fn crop(&self, slug: &str) -> Option<&Crop> {
        self.crops.iter().find(|crop| crop.slug == slug)
    }
}

/// The text of a cell that may not be empty.
fn needed<'a>(table: &Table, row: &'a Row, column: usize) -> Result<&'a str, TableError> {
    table
        .text(row, column)
        .ok_or_else(|| table.refuse(row, column, "the cell is empty"))
}

/// A cell read as a value that knows its own text.
fn parsed<T>(table: &Table, row: &Row, column: usize) -> Result<T, TableError>
where
    T: FromStr,
    T::Err: std::fmt::Display,
{
    needed(table, row, column)?
        .parse()
        .map_err(|problem: T::Err| table.refuse(row, column, problem.to_string()))
}

/// The parts of a cell separated by semicolons.
fn list(table: &Table, row: &Row, column: usize) -> Vec<String> {
    let cell = table.text(row, column).unwrap_or_default();
    cell.split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect()
}
