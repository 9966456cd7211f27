//! Cities and provinces, and how far one is from another.

use std::sync::LazyLock;

use boreal_demo_kit::wire_enum;

use crate::catalogue::Bundled;

wire_enum! {
    /// A province or territory.
    #[schema(as = AutomatedWorkflowsProvince)]
    pub enum Province {
        Alberta = "AB",
        BritishColumbia = "BC",
        Manitoba = "MB",
        NewBrunswick = "NB",
        Newfoundland = "NL",
        NovaScotia = "NS",
        NorthwestTerritories = "NT",
        Nunavut = "NU",
        Ontario = "ON",
        PrinceEdwardIsland = "PE",
        Quebec = "QC",
        Saskatchewan = "SK",
        Yukon = "YT",
    }
}

/// Every other way a province is written.
pub const PROVINCE_NAMES: [(Province, &[&str]); 13] = [
    (Province::Alberta, &["alberta", "ab"]),
    (
        Province::BritishColumbia,
        &["british columbia", "bc", "b c", "colombie britannique"],
    ),
    (Province::Manitoba, &["manitoba", "mb"]),
    (
        Province::NewBrunswick,
        &["new brunswick", "nb", "nouveau brunswick"],
    ),
    (
        Province::Newfoundland,
        &[
            "newfoundland and labrador",
            "newfoundland",
            "nl",
            "nfld",
            "labrador",
            "terre neuve",
        ],
    ),
    (
        Province::NovaScotia,
        &["nova scotia", "ns", "nouvelle ecosse"],
    ),
    (
        Province::NorthwestTerritories,
        &["northwest territories", "nwt", "nt"],
    ),
    (Province::Nunavut, &["nunavut", "nu"]),
    (Province::Ontario, &["ontario", "ont", "on"]),
    (
        Province::PrinceEdwardIsland,
        &["prince edward island", "pei", "pe", "p e i"],
    ),
    (
        Province::Quebec,
        &["quebec", "qc", "que", "province de quebec"],
    ),
    (Province::Saskatchewan, &["saskatchewan", "sask", "sk"]),
    (Province::Yukon, &["yukon", "yt"]),
];

#[derive(Debug)]
pub struct City {
    pub name: String,
    pub province: Province,
    pub latitude: f64,
    pub longitude: f64,
    /// Residents in thousands: how many listings it gets.
    pub weight: f64,
    pub also_called: Vec<String>,
}

/// Mean radius of the Earth in kilometres.
const EARTH_KM: f64 = 6_371.0;

static CITIES: LazyLock<Vec<City>> = LazyLock::new(|| {
    let table = Bundled::read(include_str!("../data/places.csv"));
    let rows = table.rows().iter();
    rows.map(|row| City {
        name: table.text(row, "city").to_owned(),
        province: table
            .text(row, "province")
            .parse()
            .expect("the bundled provinces are read by a test"),
        latitude: table.number(row, "latitude"),
        longitude: table.number(row, "longitude"),
        weight: table.number(row, "weight"),
        also_called: table
            .text(row, "also_called")
            .split(';')
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty())
            .collect(),
    })
    .collect()
});

/// Every city that has listings, the largest first.
pub fn cities() -> &'static [City] {
    &CITIES
}

pub fn city(name: &str) -> Option<&'static City> {
    cities().iter().find(|city| city.name == name)
}

impl City {
    /// Along the great circle, not by road.
    pub fn km_to(&self, other: &Self) -> f64 {
        let (a, b) = (self.latitude.to_radians(), other.latitude.to_radians());
        let east = (other.longitude - self.longitude).to_radians();
        let half = ((b - a) / 2.0).sin().powi(2) + a.cos() * b.cos() * (east / 2.0).sin().powi(2);
        2.0 * EARTH_KM * half.sqrt().min(1.0).asin()
    }
}
