//! A visitor's own places from a table: who orders how much, and where a site could be.

use std::borrow::Cow;

use boreal_demo_kit::field::shown;
use boreal_demo_kit::{DecimalMark, Fields, Input, Limits, Row, Table, TableError};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::cities::City;
use crate::locate::AMOUNT;
use crate::network::{FREIGHT, Plan, SITES, SPEED_KMH, USUAL_SPEED_KMH, km};
use crate::solver::{Problem, State};

/// As many places as a direct answer plans, each of them planned again, within what a call may take; `bench_largest`
/// measures it.
pub const TABLE_LIMITS: Limits = Limits {
    max_bytes: 65_536,
    max_rows: 120,
    max_columns: 12,
};
const MAX_NAME: usize = 64;

/// What a visitor can start from.
pub const TEMPLATE: &str = "name,latitude,longitude,demand,fixed_cost,capacity\nToronto,43.67,-79.40,900,250000,2000\nMontreal,45.50,-73.57,600,220000,2000\nOttawa,45.42,-75.69,300,,\nHalifax,44.65,-63.58,150,120000,2000\nWinnipeg,49.90,-97.14,200,,\nCalgary,51.05,-114.07,400,200000,2000\nVancouver,49.26,-123.11,500,260000,2000\n";

/// A table of places, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = SupplyChainTableParams)]
pub struct Params {
    /// A header line and a row a place: `name`, `latitude`, `longitude`, `demand` (tonnes a year; empty for none),
    /// `fixed_cost` (dollars a year; empty where no site can be) and `capacity` (tonnes a year; empty for no limit).
    pub csv: String,
    /// The mark before the decimals, where the table leaves open what `1,500` is.
    #[schema(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
    /// Dollars a tonne and kilometre.
    pub freight: f64,
    /// Exactly so many sites; without it as many as cost least.
    pub sites: Option<u16>,
    /// Kilometres of great circle an hour on the way, on average: an assumption, below the speed on roads, which are
    /// longer.
    pub speed_kmh: f64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            csv: String::new(),
            decimal_mark: None,
            freight: 0.12,
            sites: None,
            speed_kmh: USUAL_SPEED_KMH,
        }
    }
}

/// A row that was read.
struct Place {
    city: City,
    demand: f64,
    fixed_cost: Option<f64>,
    capacity: Option<f64>,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            csv: TEMPLATE.to_owned(),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let mark = fields.optional_one_of("decimal_mark", self.decimal_mark.as_deref());
        let freight = fields.within("freight", self.freight, FREIGHT);
        let sites = fields.optional_within("sites", self.sites, SITES);
        let speed_kmh = fields.within("speed_kmh", self.speed_kmh, SPEED_KMH);
        let places = fields.table_with("csv", &self.csv, &TABLE_LIMITS, mark, read)?;
        for (is_missing, code, message) in [
            (
                places.iter().all(|place| place.fixed_cost.is_none()),
                "no_site",
                "the table has no place with a fixed_cost: name at least one where a site could be",
            ),
            (
                places.iter().all(|place| place.demand <= 0.0),
                "no_demand",
                "the table has no place with a demand",
            ),
        ] {
            if is_missing {
                fields.refuse("csv", code, message, json!({}));
                return None;
            }
        }
        let (freight, sites, speed_kmh) = (freight?, sites?, speed_kmh?);
        let costs = places.iter().map(|from| {
            let cost = |to: &Place| freight * to.demand * km(&from.city, &to.city);
            places.iter().map(cost).collect()
        });
        let is_limited = places.iter().any(|place| place.capacity.is_some());
        let demand: f64 = places.iter().map(|place| place.demand).sum();
        let problem = Problem {
            fixed: places
                .iter()
                .map(|place| place.fixed_cost.unwrap_or(0.0))
                .collect(),
            // A site without a limit has room for all, and would still have it if twice as much were ordered: no tonne
            // more finds it full.
            capacity: is_limited.then(|| {
                places
                    .iter()
                    .map(|place| place.capacity.unwrap_or(2.0 * demand))
                    .collect()
            }),
            demand: places.iter().map(|place| place.demand).collect(),
            costs: costs.collect(),
            p: None,
            states: places
                .iter()
                .map(|place| match place.fixed_cost {
                    Some(_) => State::Free,
                    None => State::Closed,
                })
                .collect(),
        };
        Some(Plan {
            can_be: places
                .iter()
                .map(|place| place.fixed_cost.is_some())
                .collect(),
            problem: Problem {
                p: sites.map(usize::from),
                ..problem
            },
            // Where no site can be stands in the table: nothing of it is closed by hand.
            free: None,
            speed_kmh,
            places: Cow::Owned(places.into_iter().map(|place| place.city).collect()),
        })
    }
}

fn read(table: &Table) -> Result<Vec<Place>, TableError> {
    let name = table.column("name", &["city", "place", "site"])?;
    let latitude = table.column("latitude", &["lat"])?;
    let longitude = table.column("longitude", &["lon", "lng", "long"])?;
    let demand = table.column("demand", &["tonnes", "demand_t"])?;
    let fixed_cost = table.column("fixed_cost", &["fixed cost", "site cost", "cost"])?;
    let capacity = table.optional_column("capacity", &["capacity_t"]);
    let mut names: Vec<String> = Vec::new();
    let mut place = |row: &Row| {
        let text = table.text(row, name).unwrap_or_default().trim().to_owned();
        if text.is_empty() || text.chars().count() > MAX_NAME {
            let rule = format!("a name has 1 to {MAX_NAME} characters");
            return Err(table.refuse(row, name, rule));
        }
        if names.contains(&text) {
            let rule = format!("\"{}\" stands in the table twice", shown(&text));
            return Err(table.refuse(row, name, rule));
        }
        names.push(text.clone());
        let degrees = |column, most: f64| {
            let value = table.required_number(row, column)?;
            if value.abs() <= most {
                return Ok(value);
            }
            Err(table.refuse(
                row,
                column,
                format!("{value} is not a degree from -{most} to {most}"),
            ))
        };
        let amount = |column: usize| {
            let value = table.number(row, column)?;
            if value.is_none_or(|value| AMOUNT.contains(&value)) {
                return Ok(value);
            }
            let (low, high) = (AMOUNT.start(), AMOUNT.end());
            Err(table.refuse(row, column, format!("must be {low} to {high}")))
        };
        Ok(Place {
            city: City {
                key: text.clone(),
                name: text,
                province: String::new(),
                latitude: degrees(latitude, 90.0)?,
                longitude: degrees(longitude, 180.0)?,
                residents: 0,
            },
            demand: amount(demand)?.unwrap_or(0.0),
            fixed_cost: amount(fixed_cost)?,
            capacity: match capacity {
                Some(column) => amount(column)?,
                None => None,
            },
        })
    };
    table.rows().iter().map(&mut place).collect()
}
