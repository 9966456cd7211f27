//! The stations: where they lie and what their year is like.

use boreal_demo_kit::{Limits, Table, TableError, wire_enum};
use serde::Serialize;
use std::sync::LazyLock;
use utoipa::ToSchema;

const BUNDLED: &str = include_str!("../data/stations.csv");
const LIMITS: Limits = Limits {
    max_bytes: 50_000,
    max_rows: 200,
    max_columns: 20,
};

wire_enum! {
    /// What surrounds a station; decides how far day and night differ.
    #[schema(as = RealTimeAnalyticsSiting)]
    pub enum Siting {
        /// By the sea.
        Coast = "coast",
        /// Away from it.
        Inland = "inland",
        /// Between mountains or on the high plain, dry.
        Valley = "valley",
        /// On Arctic shores.
        Arctic = "arctic",
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsStation)]
pub struct Station {
    /// Its key.
    pub id: String,
    pub name: String,
    /// Province or territory.
    pub province: String,
    /// Degrees north.
    pub latitude: f64,
    /// Degrees east.
    pub longitude: f64,
    /// What surrounds it.
    pub siting: Siting,
    /// Mean temperature of each month, 1960 to 1994.
    pub monthly_mean_c: Vec<f64>,
}

/// Where a station lies, and how it is called.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsPlace)]
pub struct Place {
    /// Its key.
    pub id: String,
    pub name: String,
    /// Province or territory.
    pub province: String,
    /// Degrees north.
    pub latitude: f64,
    /// Degrees east.
    pub longitude: f64,
}

impl From<&Station> for Place {
    fn from(station: &Station) -> Self {
        Self {
            id: station.id.clone(),
            name: station.name.clone(),
            province: station.province.clone(),
            latitude: station.latitude,
            longitude: station.longitude,
        }
    }
}

static STATIONS: LazyLock<Vec<Station>> =
    LazyLock::new(|| read().expect("the bundled table is checked by a test"));

/// Every station, by id.
pub fn stations() -> &'static [Station] {
    &STATIONS
}

/// The station of this id.
pub fn station(id: &str) -> Option<&'static Station> {
    stations().iter().find(|station| station.id == id)
}

impl Station {
    /// The climate's mean temperature on a day, straight between the middles of the months.
    pub fn mean_c(&self, day_of_year: f64) -> f64 {
        let position = (day_of_year - 15.2) / 30.437;
        let before = position.floor();
        let month = |offset: i64| {
            let index = (before as i64 + offset).rem_euclid(12);
            self.monthly_mean_c[usize::try_from(index).unwrap_or_default()]
        };
        month(0) + (month(1) - month(0)) * (position - before)
    }
}

fn read() -> Result<Vec<Station>, TableError> {
    let table = Table::read(BUNDLED, &LIMITS)?;
    let [id, name, province, latitude, longitude, siting, january] = [
        table.column("station", &[])?,
        table.column("name", &[])?,
        table.column("province", &[])?,
        table.column("latitude", &[])?,
        table.column("longitude", &[])?,
        table.column("siting", &[])?,
        table.column("mean_c_jan", &[])?,
    ];
    table
        .rows()
        .iter()
        .map(|row| {
            let text = |column: usize| {
                table
                    .text(row, column)
                    .map(str::to_owned)
                    .ok_or_else(|| table.refuse(row, column, "the cell is empty"))
            };
            Ok(Station {
                id: text(id)?,
                name: text(name)?,
                province: text(province)?,
                latitude: table.required_number(row, latitude)?,
                longitude: table.required_number(row, longitude)?,
                siting: text(siting)?
                    .parse()
                    .map_err(|problem| table.refuse(row, siting, format!("{problem}")))?,
                monthly_mean_c: (january..january + 12)
                    .map(|column| table.required_number(row, column))
                    .collect::<Result<_, _>>()?,
            })
        })
        .collect()
}
