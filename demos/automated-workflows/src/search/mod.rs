//! A search: a wish in words, or wishes as they were read and edited, against the stock or a visitor's own listings.

mod query;
mod report;
mod run;

use std::ops::RangeInclusive;

use boreal_demo_kit::{Fields, Input};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::cost::Use;
use crate::listing::Listing;
use crate::places::Province;
use crate::reading::{Field, Op, Reading};
use crate::wish::{Understood, read};
use crate::wishes::{self, Wish};

pub use query::{MAX_WISHES, QueryParams};
pub use report::{Drop, Listed, Report, Saving, Step, StepName};
pub use run::{run, run_with};

/// Characters of a wish.
pub const MAX_WISH: usize = 500;
pub const KM_PER_YEAR: RangeInclusive<f64> = 1_000.0..=60_000.0;
/// Dollars a litre.
pub const FUEL_PRICE: RangeInclusive<f64> = 0.5..=5.0;
/// Dollars a kilowatt hour.
pub const POWER_PRICE: RangeInclusive<f64> = 0.02..=1.0;
/// Cars in an answer.
pub const LIMIT: RangeInclusive<u32> = 1..=50;

/// What the page opens with.
pub const DEFAULT_WISH: &str =
    "Reliable AWD SUV under 25k, under 100,000 km, good on gas, near Calgary";
pub const DEFAULT_KM_PER_YEAR: f64 = 15_000.0;
pub const DEFAULT_FUEL_PRICE: f64 = 1.55;
pub const DEFAULT_POWER_PRICE: f64 = 0.15;
pub const DEFAULT_LIMIT: u32 = 20;

/// A search as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = AutomatedWorkflowsSearch)]
pub struct Params {
    /// What is wanted, in English or common French words.
    pub wish: String,
    /// In place of what the wish would be read as: `read_as` of an answer, changed, with some struck or added.
    pub wishes: Option<Vec<Wish>>,
    /// Where the buyer lives, for the sales tax; without it the place that is wished for, or where the car is.
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
        Self {
            wish: String::new(),
            wishes: None,
            province: None,
            km_per_year: DEFAULT_KM_PER_YEAR,
            fuel_price: DEFAULT_FUEL_PRICE,
            power_price: DEFAULT_POWER_PRICE,
            limit: DEFAULT_LIMIT,
        }
    }
}

/// A valid search.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Whether the wishes were sent as such.
    pub(crate) is_edited: bool,
    pub(crate) wish: String,
    pub(crate) readings: Vec<Reading>,
    pub(crate) left: Vec<String>,
    pub(crate) waived: Vec<String>,
    pub(crate) of: Use,
    pub(crate) limit: usize,
    /// A visitor's own; `None` for the stock.
    pub(crate) own: Option<Vec<Listing>>,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        let wish = |field: &str, op: &str, value: crate::reading::WishValue| Wish {
            text: String::new(),
            field: field.to_owned(),
            op: op.to_owned(),
            value,
            within_km: None,
            start: 0,
            end: 0,
        };
        Self {
            wish: DEFAULT_WISH.to_owned(),
            wishes: Some(vec![
                wish("body", "is", "suv".into()),
                wish("price", "at_most", 25_000.0.into()),
            ]),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let limit = fields.within("limit", self.limit, LIMIT);
        let plan = self.check_fields(fields)?;
        Some(Plan {
            limit: limit? as usize,
            ..plan
        })
    }
}

impl Params {
    /// All but how many cars are listed, which not every question has.
    fn check_fields(self, fields: &mut Fields) -> Option<Plan> {
        let wish = fields.text("wish", &self.wish, MAX_WISH);
        let wishes = match &self.wishes {
            Some(wishes) => wishes::check(fields, wishes).map(Some),
            None => Some(None),
        };
        let province = fields.optional_one_of::<Province>("province", self.province.as_deref());
        let km = fields.decimal_within("km_per_year", self.km_per_year, KM_PER_YEAR);
        let fuel = fields.decimal_within("fuel_price", self.fuel_price, FUEL_PRICE);
        let power = fields.decimal_within("power_price", self.power_price, POWER_PRICE);
        let wish = wish?;
        let Understood {
            readings,
            left,
            waived,
        } = read(wish);
        // Edited wishes stand in place of what the words say.
        let wishes = wishes?;
        let is_edited = wishes.is_some();
        let readings = wishes.unwrap_or(readings);
        Some(Plan {
            wish: wish.to_owned(),
            is_edited,
            left,
            waived,
            of: Use {
                km_per_year: km?,
                fuel_price: fuel?,
                power_price: power?,
                province: province?.or_else(|| province_of(&readings)),
            },
            readings,
            limit: DEFAULT_LIMIT as usize,
            own: None,
        })
    }
}

/// The province of the place that is wished for, where there is one alone.
fn province_of(readings: &[Reading]) -> Option<Province> {
    let mut provinces = readings
        .iter()
        .filter(|reading| {
            reading.field == Field::Place && !matches!(reading.op, Op::IsNot | Op::NotNear)
        })
        .filter_map(|reading| reading.value.name())
        .filter_map(|name| {
            let of_city = crate::places::city(name).map(|city| city.province);
            of_city.or_else(|| name.parse().ok())
        });
    let first = provinces.next()?;
    provinces.all(|other| other == first).then_some(first)
}
