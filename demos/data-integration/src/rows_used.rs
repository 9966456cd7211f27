//! The rows of each table a plan rests on, so that a reader can check the join by eye.

use super::joined_city::JoinedCity;
use super::neighbours::meant_by;
use super::params::Plan;
use super::tables::Tables;
use super::tables::crops::Weeks;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

/// Most rows shown of one table; the report is read by people.
const MOST_SHOWN: usize = 12;

/// Rows of one table, as text.
#[derive(Debug, Clone, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationRowsUsed)]
pub struct RowsUsed {
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The rows, cell by cell; an absent value is empty.
    pub rows: Vec<Vec<String>>,
    /// Rows used that are not listed.
    pub more: u32,
}

impl RowsUsed {
    fn new(columns: &str, rows: Vec<Vec<String>>) -> Self {
        let all = rows.len();
        Self::of_many(columns, rows, all)
    }

    fn of_many(columns: &str, mut rows: Vec<Vec<String>>, all: usize) -> Self {
        rows.truncate(MOST_SHOWN);
        Self {
            columns: columns.split_whitespace().map(str::to_owned).collect(),
            more: u32::try_from(all.saturating_sub(rows.len())).unwrap_or(u32::MAX),
            rows,
        }
    }
}

/// The rows of one table, by its key in the lineage, that this plan uses.
pub fn rows_used(tables: &Tables, plan: &Plan, here: &JoinedCity<'_>, table: &str) -> RowsUsed {
    let there = plan.compare.map(|city| JoinedCity::join(tables, city));
    let joined_cities: Vec<&JoinedCity<'_>> = std::iter::once(here).chain(&there).collect();
    match table {
        "cities" => cities(&joined_cities),
        "climate-days" => days(here, plan.year),
        "climate-months" => months(tables, here),
        "frost" => frost(&joined_cities),
        "hardiness" => zones(&joined_cities),
        "crops" => crops(plan),
        "companions" => pairings(tables, plan),
        _ => RowsUsed::default(),
    }
}

fn cities(joined_cities: &[&JoinedCity<'_>]) -> RowsUsed {
    let row = |joined: &&JoinedCity<'_>| {
        let city = joined.city;
        vec![
            city.name.clone(),
            city.province.clone(),
            city.latitude.to_string(),
            city.longitude.to_string(),
        ]
    };
    RowsUsed::new(
        "name province latitude longitude",
        joined_cities.iter().map(row).collect(),
    )
}

fn days(here: &JoinedCity<'_>, year: i16) -> RowsUsed {
    let Some(climate) = here.climate else {
        return RowsUsed::default();
    };
    let row = |month: i8| {
        let day = Date::constant(year, month, 15);
        vec![
            climate.station.slug.clone(),
            day.strftime("%m-%d").to_string(),
            format!("{:.1}", climate.year.mean_c(day)),
        ]
    };
    RowsUsed::of_many("station day mean_c", (1..=12).map(row).collect(), 365)
}

fn months(tables: &Tables, here: &JoinedCity<'_>) -> RowsUsed {
    let station = here.climate.map(|climate| climate.station.slug.as_str());
    let used = tables
        .months
        .iter()
        .filter(|row| station == Some(row.city.as_str()));
    let rows = used.map(|row| {
        vec![
            row.city.clone(),
            row.month.to_string(),
            row.mean_c.to_string(),
            row.precipitation_mm.to_string(),
        ]
    });
    RowsUsed::new("station month mean_c precipitation_mm", rows.collect())
}

fn frost(joined_cities: &[&JoinedCity<'_>]) -> RowsUsed {
    let rows = joined_cities.iter().filter_map(|joined| {
        let row = joined.frost.as_ref()?;
        Some(vec![
            row.city.clone(),
            row.last_spring.p50.to_string(),
            row.first_fall.p50.to_string(),
            row.basis.to_string(),
        ])
    });
    RowsUsed::new("city last_p50 first_p50 basis", rows.collect())
}

fn zones(joined_cities: &[&JoinedCity<'_>]) -> RowsUsed {
    let rows = joined_cities
        .iter()
        .filter_map(|joined| Some(vec![joined.city.slug.clone(), joined.zone?.to_string()]));
    RowsUsed::new("city zone", rows.collect())
}

fn crops(plan: &Plan) -> RowsUsed {
    let span = |weeks: Option<Weeks>| {
        weeks.map_or_else(String::new, |w| format!("{} to {}", w.first, w.last))
    };
    let rows = plan.crops.iter().map(|crop| {
        vec![
            crop.slug.clone(),
            crop.hardiness.to_string(),
            crop.heat_base_c.to_string(),
            crop.days_min.to_string(),
            span(crop.direct),
            span(crop.transplant),
        ]
    });
    RowsUsed::new(
        "crop hardiness heat_base_c days_min direct_weeks transplant_weeks",
        rows.collect(),
    )
}

/// Only the advice on two crops of this plan.
fn pairings(tables: &Tables, plan: &Plan) -> RowsUsed {
    let planned = |slug: &str| plan.crops.iter().any(|crop| crop.slug == slug);
    let used = tables.pairings.iter().filter(|pairing| {
        planned(&pairing.crop)
            && meant_by(tables, &pairing.other)
                .iter()
                .any(|crop| planned(&crop.slug))
    });
    let rows = used.map(|pairing| {
        vec![
            pairing.crop.clone(),
            pairing.other.clone(),
            pairing.relation.to_string(),
            pairing.why.to_string(),
        ]
    });
    RowsUsed::new("crop other relation why", rows.collect())
}
