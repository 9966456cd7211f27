//! What each crop asks for: ours, or a visitor's own table in the same columns.

use super::{list, needed, parsed};
use crate::names::slug_of;
use boreal_demo_kit::{Limits, Row, Table, TableError, wire_enum};

const BUNDLED: &str = include_str!("../../data/crops.csv");
/// What a visitor's table may hold.
pub const CROP_LIMITS: Limits = Limits {
    max_bytes: 65_536,
    max_rows: 100,
    max_columns: 40,
};
/// The header and two rows a visitor can start from.
pub const TEMPLATE: &str = "name,hardiness,heat_base_c,days_min,days_max,days_from,indoor_weeks_early,indoor_weeks_late,direct_from_week,direct_to_week,transplant_from_week,transplant_to_week,in_row_cm,row_cm\n\
    My early tomato,tender,10,52,60,transplant,8,6,,,2,4,50,80\n\
    My kale,hardy,4,50,65,seed,,,-4,2,,,40,60\n";

wire_enum! {
    /// How much frost a crop bears.
    #[schema(as = DataIntegrationHardiness)]
    pub enum Hardiness {
        /// None.
        Tender = "tender",
        /// A light one.
        HalfHardy = "half-hardy",
        /// A hard one.
        Hardy = "hardy",
    }
}

impl Hardiness {
    /// Days a crop of this kind keeps growing past the first frost of fall.
    pub const fn days_past_first_frost(self) -> i64 {
        match self {
            Self::Tender => 0,
            Self::HalfHardy => 14,
            Self::Hardy => 28,
        }
    }

    /// The mean temperature at which the days on a seed packet hold; an assumption, printed on the page.
    pub const fn reference_c(self) -> f64 {
        match self {
            Self::Tender => 21.0,
            Self::HalfHardy | Self::Hardy => 16.0,
        }
    }
}

wire_enum! {
    /// What is eaten, or not.
    #[schema(as = DataIntegrationKind)]
    pub enum Kind {
        /// A vegetable.
        Vegetable = "vegetable",
        /// A fruit.
        Fruit = "fruit",
        /// A herb.
        Herb = "herb",
        /// A flower that helps the rest.
        Flower = "flower",
    }
}

wire_enum! {
    /// How many years a plant lives.
    #[schema(as = DataIntegrationLife)]
    pub enum Life {
        /// One.
        Annual = "annual",
        /// Two, grown for the first.
        Biennial = "biennial",
        /// Several.
        Perennial = "perennial",
    }
}

wire_enum! {
    /// From when the days to maturity count.
    #[schema(as = DataIntegrationDaysFrom)]
    pub enum DaysFrom {
        /// From sowing.
        Seed = "seed",
        /// From planting out.
        Transplant = "transplant",
        /// From planting a root or a bush that is years old.
        Crown = "crown",
    }
}

wire_enum! {
    /// How it is harvested.
    #[schema(as = DataIntegrationPicking)]
    pub enum Picking {
        /// When it is ready.
        Once = "once",
        /// Again and again, or as it is needed, until growth ends.
        Continuous = "continuous",
    }
}

/// A first and a last week, counted from the last spring frost; or weeks before planting out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weeks {
    pub first: i64,
    pub last: i64,
}

/// What a crop asks for.
#[derive(Debug, Clone, PartialEq)]
pub struct Crop {
    pub slug: String,
    pub name: String,
    /// Its scientific name, where known.
    pub latin: String,
    /// Its botanical family, where known.
    pub family: String,
    /// What it is grown for.
    pub kind: Kind,
    /// How long it lives.
    pub life: Life,
    /// How much frost it bears.
    pub hardiness: Hardiness,
    /// The coldest soil its seed or root starts in.
    pub soil_min_c: Option<f64>,
    /// The temperature above which it grows.
    pub heat_base_c: f64,
    /// Days to maturity of an early variety.
    pub days_min: u32,
    /// Days to maturity of a late one.
    pub days_max: u32,
    /// From when those days count.
    pub days_from: DaysFrom,
    pub picking: Picking,
    /// Weeks indoors before planting out: early (more) and late (fewer).
    pub indoor: Option<Weeks>,
    /// Sowing in place, in weeks after the last spring frost.
    pub direct: Option<Weeks>,
    /// Planting out, in weeks after the last spring frost.
    pub transplant: Option<Weeks>,
    /// Sowing for fall, in weeks before the first fall frost; negative is after it.
    pub fall_sow_weeks: Option<i64>,
    /// Between plants in a row.
    pub in_row_cm: f64,
    /// Between rows.
    pub row_cm: f64,
    /// How deep a seed goes.
    pub depth_cm: Option<f64>,
    /// Light it needs.
    pub sun: Option<String>,
    /// The coldest hardiness zone a perennial survives in.
    pub zone_min: Option<u8>,
    /// Common names that mean it among others: `bean`, `brassicas`.
    pub called: Vec<String>,
}

impl Crop {
    /// Whether it goes into the ground in fall and nothing of it in spring.
    pub fn is_planted_in_fall(&self) -> bool {
        self.direct.is_none() && self.transplant.is_none()
    }

    /// Heat units of so many days at the temperature for which the packet gives them.
    pub fn heat_of(&self, days: f64) -> f64 {
        days * (self.hardiness.reference_c() - self.heat_base_c)
    }

    /// Whether it is judged by the winter it must survive rather than by one summer's heat.
    pub fn is_overwintering(&self) -> bool {
        self.days_from == DaysFrom::Crown || self.is_planted_in_fall()
    }
}

pub(super) fn bundled() -> Result<Vec<Crop>, TableError> {
    from_table(&Table::read(BUNDLED, &CROP_LIMITS)?)
}

/// Reads a table of crops; only the name, two distances and the days to maturity are needed.
pub fn from_table(table: &Table) -> Result<Vec<Crop>, TableError> {
    table
        .rows()
        .iter()
        .map(|row| read_crop(table, row))
        .collect()
}

fn read_crop(table: &Table, row: &Row) -> Result<Crop, TableError> {
    let name_column = table.column("name", &["crop name"])?;
    let name: String = needed(table, row, name_column)?.chars().take(60).collect();
    let slug = optional_text(table, row, "crop").unwrap_or_else(|| slug_of(&name));
    if slug.is_empty() {
        return Err(table.refuse(row, name_column, "a name with letters is needed"));
    }
    let days_column = table.column("days_min", &["days"])?;
    let days_min = bounded(table, row, days_column, 5.0, 2_000.0)? as u32;
    let days_max = match table.optional_column("days_max", &[]) {
        Some(column) if table.text(row, column).is_some() => {
            bounded(table, row, column, f64::from(days_min), 2_000.0)? as u32
        }
        _ => days_min,
    };
    let transplant = weeks(table, row, "transplant_from_week", "transplant_to_week")?;
    Ok(Crop {
        latin: optional_text(table, row, "latin").unwrap_or_default(),
        family: optional_text(table, row, "family").unwrap_or_default(),
        kind: optional(table, row, "kind")?.unwrap_or(Kind::Vegetable),
        life: optional(table, row, "life")?.unwrap_or(Life::Annual),
        hardiness: optional(table, row, "hardiness")?.unwrap_or(Hardiness::Tender),
        soil_min_c: number(table, row, "soil_min_c", -5.0, 40.0)?,
        heat_base_c: number(table, row, "heat_base_c", -5.0, 15.0)?.unwrap_or(10.0),
        days_min,
        days_max,
        days_from: optional(table, row, "days_from")?.unwrap_or(if transplant.is_some() {
            DaysFrom::Transplant
        } else {
            DaysFrom::Seed
        }),
        picking: optional(table, row, "picking")?.unwrap_or(Picking::Once),
        indoor: weeks(table, row, "indoor_weeks_early", "indoor_weeks_late")?,
        direct: weeks(table, row, "direct_from_week", "direct_to_week")?,
        transplant,
        fall_sow_weeks: number(table, row, "fall_sow_weeks", -30.0, 30.0)?.map(|w| w as i64),
        in_row_cm: bounded(table, row, table.column("in_row_cm", &[])?, 1.0, 1_000.0)?,
        row_cm: bounded(table, row, table.column("row_cm", &[])?, 1.0, 1_000.0)?,
        depth_cm: number(table, row, "depth_cm", 0.0, 100.0)?,
        sun: optional_text(table, row, "sun"),
        zone_min: number(table, row, "zone_min", 0.0, 9.0)?.map(|zone| zone as u8),
        called: table
            .optional_column("called", &[])
            .map_or_else(Vec::new, |column| list(table, row, column)),
        slug,
        name,
    })
}

fn optional_text(table: &Table, row: &Row, name: &str) -> Option<String> {
    let cell = table.text(row, table.optional_column(name, &[])?)?;
    Some(cell.chars().take(60).collect())
}

fn optional<T>(table: &Table, row: &Row, name: &str) -> Result<Option<T>, TableError>
where
    T: std::str::FromStr,
    T::Err: std::fmt::Display,
{
    table
        .optional_column(name, &[])
        .filter(|&column| table.text(row, column).is_some())
        .map(|column| parsed(table, row, column))
        .transpose()
}

fn number(
    table: &Table,
    row: &Row,
    name: &str,
    min: f64,
    max: f64,
) -> Result<Option<f64>, TableError> {
    table
        .optional_column(name, &[])
        .filter(|&column| table.text(row, column).is_some())
        .map(|column| bounded(table, row, column, min, max))
        .transpose()
}

fn bounded(table: &Table, row: &Row, column: usize, min: f64, max: f64) -> Result<f64, TableError> {
    let value = table.required_number(row, column)?;
    if (min..=max).contains(&value) {
        return Ok(value);
    }
    Err(table.refuse(row, column, format!("{value} is not from {min} to {max}")))
}

/// Both ends of a span of weeks; a lone end stands for both.
fn weeks(table: &Table, row: &Row, first: &str, last: &str) -> Result<Option<Weeks>, TableError> {
    let first = number(table, row, first, -30.0, 40.0)?;
    let last = number(table, row, last, -30.0, 40.0)?;
    Ok(first.or(last).map(|lone| Weeks {
        first: first.unwrap_or(lone) as i64,
        last: last.unwrap_or(lone) as i64,
    }))
}
