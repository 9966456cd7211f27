//! A visitor's own listings from a table: a car a row.

use std::str::FromStr;
use std::sync::LazyLock;

use boreal_demo_kit::field::shown;
use boreal_demo_kit::{DecimalMark, Fields, Input, Limits, Row, Table, TableError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::catalogue::Catalogue;
use crate::listing::Listing;
use crate::places::{Province, city};
use crate::search::{self, Plan};
use crate::wish::lexicon::key_of;
use crate::wishes::Wish;

/// What a visitor's table may hold.
pub const TABLE_LIMITS: Limits = Limits {
    max_bytes: 1_000_000,
    max_rows: 5_000,
    max_columns: 40,
};

/// What a visitor can start from.
pub const TEMPLATE: &str = "make,model,year,km,price\nHonda,CR-V,2019,82000,24995\nToyota,RAV4,2018,98000,23900\nMazda,CX-5,2020,61000,25500\nFord,Escape,2017,121000,14995\n";

/// Characters of a make, a model or another name.
const MAX_NAME: usize = 60;
const YEARS: std::ops::RangeInclusive<f64> = 1950.0..=2027.0;
const KM: std::ops::RangeInclusive<f64> = 0.0..=2e6;
const PRICE: std::ops::RangeInclusive<f64> = 100.0..=1e7;

/// A table and what is asked of it, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = AutomatedWorkflowsTableSearch)]
pub struct Params {
    /// A header line and a row a car: `make`, `model`, `year`, `km` and `price`; if there are any, `body`, `drive`,
    /// `fuel`, `transmission`, `colour`, `seats`, `city`, `province`, `seller`, `owners` and `id`.
    pub csv: String,
    /// The mark before the decimals, where the table leaves open what `1,500` is.
    #[schema(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
    /// What is wanted, in English or common French words.
    pub wish: String,
    /// In place of what the wish would be read as.
    pub wishes: Option<Vec<Wish>>,
    /// Where the buyer lives, for the sales tax.
    #[schema(value_type = Option<Province>)]
    pub province: Option<String>,
    /// Kilometres driven a year.
    pub km_per_year: f64,
    /// Dollars a litre of fuel.
    pub fuel_price: f64,
    /// Dollars a kilowatt hour of electricity.
    pub power_price: f64,
    /// How many cars are listed.
    pub limit: u32,
}

impl Default for Params {
    fn default() -> Self {
        let search::Params {
            wish,
            wishes,
            province,
            km_per_year,
            fuel_price,
            power_price,
            limit,
        } = search::Params::default();
        Self {
            csv: String::new(),
            decimal_mark: None,
            wish,
            wishes,
            province,
            km_per_year,
            fuel_price,
            power_price,
            limit,
        }
    }
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        let search::Params { wish, wishes, .. } = search::Params::example();
        Self {
            csv: TEMPLATE.to_owned(),
            wish,
            wishes,
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let mark =
            fields.optional_one_of::<DecimalMark>("decimal_mark", self.decimal_mark.as_deref());
        let listings = fields.table_with("csv", &self.csv, &TABLE_LIMITS, mark, read);
        let search = search::Params {
            wish: self.wish,
            wishes: self.wishes,
            province: self.province,
            km_per_year: self.km_per_year,
            fuel_price: self.fuel_price,
            power_price: self.power_price,
            limit: self.limit,
        };
        let plan = search.check(fields)?;
        Some(Plan {
            own: Some(listings?),
            ..plan
        })
    }
}

/// The columns of a table; those that may be absent are `None`.
struct Columns {
    make: usize,
    model: usize,
    year: usize,
    km: usize,
    price: usize,
    rest: [Option<usize>; 11],
}

/// The columns a table may have besides, by their names, with other names they go by.
const REST: [(&str, &[&str]); 11] = [
    ("id", &["stock number", "vin", "listing"]),
    ("body", &["body type", "type"]),
    ("drive", &["drivetrain", "drive type"]),
    ("fuel", &["fuel type"]),
    ("transmission", &["gearbox"]),
    ("colour", &["color", "exterior colour"]),
    ("seats", &["seating"]),
    ("city", &["town", "location"]),
    ("province", &["region"]),
    ("seller", &["seller type"]),
    ("owners", &["number of owners"]),
];

fn read(table: &Table) -> Result<Vec<Listing>, TableError> {
    let columns = Columns {
        make: table.column("make", &["brand", "marque"])?,
        model: table.column("model", &["modele"])?,
        year: table.column("year", &["model year", "annee"])?,
        km: table.column(
            "km",
            &["kms", "mileage", "odometer", "kilometres", "kilometers"],
        )?,
        price: table.column("price", &["asking", "asking price", "prix"])?,
        rest: REST.map(|(name, aliases)| table.optional_column(name, aliases)),
    };
    let rows = table.rows().iter().enumerate();
    rows.map(|(at, row)| listing(table, &columns, at, row))
        .collect()
}

fn listing(table: &Table, columns: &Columns, at: usize, row: &Row) -> Result<Listing, TableError> {
    let name = |column: usize, what: &str| match table.text(row, column) {
        Some(name) if name.chars().count() <= MAX_NAME => Ok(name),
        Some(_) => {
            let rule = format!("a {what} has at most {MAX_NAME} characters");
            Err(table.refuse(row, column, rule))
        }
        None => Err(table.refuse(
            row,
            column,
            format!("the cell is empty; a {what} is needed"),
        )),
    };
    let number = |column: usize, range: &std::ops::RangeInclusive<f64>| {
        let value = table.required_number(row, column)?;
        if range.contains(&value) {
            return Ok(value);
        }
        let (low, high) = (range.start(), range.end());
        Err(table.refuse(row, column, format!("{value} is not from {low} to {high}")))
    };
    let (make, model) = named(name(columns.make, "make")?, name(columns.model, "model")?);
    let text = |place: usize| columns.rest[place].and_then(|column| table.text(row, column));
    let town = text(7).and_then(city_named);
    let mut listing = Listing {
        id: text(0).map_or_else(|| format!("row {}", at + 1), shown),
        make,
        model,
        year: number(columns.year, &YEARS)? as u32,
        km: number(columns.km, &KM)?,
        price: number(columns.price, &PRICE)?,
        body: known(text(1)),
        drive: known(text(2)),
        fuel: known(text(3)),
        transmission: known(text(4)),
        colour: known(text(5)),
        seats: text(6).and_then(|seats| seats.parse().ok()),
        province: known(text(8)).or_else(|| city(town.as_deref()?).map(|city| city.province)),
        city: town,
        seller: known(text(9)),
        owners: text(10).and_then(|owners| owners.parse().ok()),
        has_accident: None,
        rating: None,
    };
    listing.fill_from_catalogue();
    Ok(listing)
}

/// A value of a small set, where the cell is one.
fn known<T: FromStr>(text: Option<&str>) -> Option<T> {
    text?.parse().ok()
}

/// The letters of every make and model beside their names.
static KEYS: LazyLock<Vec<[String; 2]>> = LazyLock::new(|| {
    let names = Catalogue::bundled().names.iter();
    names
        .map(|(make, model)| [key_of(make), key_of(model)])
        .collect()
});

/// Make and model as the catalogue writes them: case, spaces and hyphens do not matter. Others stay as they are.
fn named(make: &str, model: &str) -> (String, String) {
    let (of_make, of_model) = (key_of(make), key_of(model));
    let names = &Catalogue::bundled().names;
    let own = KEYS
        .iter()
        .position(|key| key[0] == of_make && key[1] == of_model);
    let any = KEYS.iter().position(|key| key[0] == of_make);
    match (own, any) {
        (Some(at), _) => names[at].clone(),
        (None, Some(at)) => (names[at].0.clone(), model.to_owned()),
        (None, None) => (make.to_owned(), model.to_owned()),
    }
}

fn city_named(name: &str) -> Option<String> {
    let key = key_of(name);
    let known = crate::places::cities()
        .iter()
        .find(|city| key_of(&city.name) == key);
    known.map(|city| city.name.clone())
}
