//! A city, a bed and some crops: as sent, and as the tables allow.

use super::bed::Bed;
use super::error::{
    BED_SIDE_M, FIRST_YEAR, LAST_YEAR, MAX_CROPS, MAX_CROPS_CHARS, ParamsError, short,
};
use super::names::{find, nearest};
use super::tables::Tables;
use super::tables::cities::City;
use super::tables::crops::{self, Crop};
use super::tables::frost::MonthDay;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// The year planned where none is named: fixed, so that the default report stays the same.
pub const DEFAULT_YEAR: i16 = 2027;

/// A city, a bed and some crops, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = DataIntegrationParams)]
#[into_params(parameter_in = Query)]
pub struct Params {
    /// A city by name or slug.
    pub city: String,
    /// Crops by slug or name, separated by commas; `all` for every one.
    #[serde(default = "default_crops")]
    pub crops: String,
    /// The year of the calendar.
    #[serde(default = "default_year")]
    pub year: i32,
    /// Another city to move the garden to.
    #[serde(default)]
    pub compare: Option<String>,
    /// Side of the bed across the rows.
    #[serde(default = "default_bed_width_m")]
    pub bed_width_m: f64,
    /// Side of the bed along the rows.
    #[serde(default = "default_bed_length_m")]
    pub bed_length_m: f64,
    /// Your own last spring frost, `05-23`, instead of the table's.
    #[serde(default)]
    pub last_frost: Option<String>,
    /// Your own first fall frost, `09-15`, instead of the table's.
    #[serde(default)]
    pub first_frost: Option<String>,
    /// Your own crops, as a table in the columns of the template; added to the list.
    #[serde(default)]
    pub crops_csv: Option<String>,
}

fn default_crops() -> String {
    "tomato,bush-bean,carrot,lettuce-leaf,pea,potato,zucchini,basil".to_owned()
}
fn default_year() -> i32 {
    DEFAULT_YEAR.into()
}
fn default_bed_width_m() -> f64 {
    1.2
}
fn default_bed_length_m() -> f64 {
    2.4
}

impl Default for Params {
    /// Calgary: a city where the naive days-to-maturity rule is wrong and the heat test shows why.
    fn default() -> Self {
        Self {
            city: "calgary".to_owned(),
            crops: default_crops(),
            year: default_year(),
            compare: Some("montreal".to_owned()),
            bed_width_m: default_bed_width_m(),
            bed_length_m: default_bed_length_m(),
            last_frost: None,
            first_frost: None,
            crops_csv: None,
        }
    }
}

/// A request the tables can answer.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The city.
    pub city: &'static City,
    /// The city to compare with.
    pub compare: Option<&'static City>,
    /// The crops, in the order asked, each once.
    pub crops: Vec<Crop>,
    /// The year of the calendar.
    pub year: i16,
    /// The bed.
    pub bed: Bed,
    /// The visitor's own last and first frost.
    pub own_frost: Option<(MonthDay, MonthDay)>,
}

impl TryFrom<Params> for Plan {
    type Error = ParamsError;

    fn try_from(params: Params) -> Result<Self, ParamsError> {
        let tables = Tables::bundled();
        let year = i16::try_from(params.year)
            .ok()
            .filter(|year| (FIRST_YEAR..=LAST_YEAR).contains(year))
            .ok_or(ParamsError::Year(params.year))?;
        let compare = params
            .compare
            .as_deref()
            .filter(|name| !name.trim().is_empty())
            .map(|name| city("compare", name))
            .transpose()?;
        Ok(Self {
            city: city("city", &params.city)?,
            compare,
            crops: chosen(tables, &params)?,
            year,
            bed: Bed {
                width_m: side("bed_width_m", params.bed_width_m)?,
                length_m: side("bed_length_m", params.bed_length_m)?,
            },
            own_frost: own_frost(&params)?,
        })
    }
}

/// The city a visitor names, by slug, name, other name or an unmistakable beginning.
pub fn city(field: &'static str, text: &str) -> Result<&'static City, ParamsError> {
    let cities = &Tables::bundled().cities;
    let wanted: String = text.chars().take(80).collect();
    find(
        &wanted,
        cities
            .iter()
            .map(|c| (c.slug.as_str(), c.also_called.as_slice())),
    )
    .map(|index| &cities[index])
    .ok_or_else(|| ParamsError::City {
        field,
        got: short(text),
        nearest: owned(nearest(&wanted, cities.iter().map(|c| c.slug.as_str()))),
    })
}

fn chosen(tables: &Tables, params: &Params) -> Result<Vec<Crop>, ParamsError> {
    if params.crops.len() > MAX_CROPS_CHARS {
        return Err(ParamsError::TooManyCrops);
    }
    let own = match params.crops_csv.as_deref().filter(|csv| !csv.is_empty()) {
        Some(csv) => crops::from_csv(csv)?,
        None => Vec::new(),
    };
    let mut chosen: Vec<Crop> = Vec::new();
    for name in params.crops.split(',').filter(|n| !n.trim().is_empty()) {
        if name.trim().eq_ignore_ascii_case("all") {
            add(&mut chosen, tables.crops.iter().cloned());
        } else {
            add(&mut chosen, std::iter::once(crop(tables, name)?.clone()));
        }
    }
    add(&mut chosen, own.into_iter());
    if chosen.is_empty() {
        let default = default_crops();
        let defaults = default.split(',').filter_map(|slug| tables.crop(slug));
        add(&mut chosen, defaults.cloned());
    }
    if chosen.len() > MAX_CROPS {
        return Err(ParamsError::TooManyCrops);
    }
    Ok(chosen)
}

fn add(chosen: &mut Vec<Crop>, crops: impl Iterator<Item = Crop>) {
    for crop in crops {
        if chosen.iter().all(|have| have.slug != crop.slug) {
            chosen.push(crop);
        }
    }
}

fn crop<'a>(tables: &'a Tables, text: &str) -> Result<&'a Crop, ParamsError> {
    let slugs = tables.crops.iter().map(|c| c.slug.as_str());
    let known = tables.crops.iter();
    find(text, known.map(|c| (c.slug.as_str(), c.called.as_slice())))
        .map(|index| &tables.crops[index])
        .ok_or_else(|| ParamsError::Crop {
            got: short(text.trim()),
            nearest: owned(nearest(text, slugs)),
        })
}

fn owned(slugs: Vec<&str>) -> Vec<String> {
    slugs.into_iter().map(str::to_owned).collect()
}

fn side(field: &'static str, got: f64) -> Result<f64, ParamsError> {
    if BED_SIDE_M.contains(&got) {
        return Ok(got);
    }
    Err(ParamsError::Bed { field, got })
}

fn own_frost(params: &Params) -> Result<Option<(MonthDay, MonthDay)>, ParamsError> {
    let read = |field: &'static str, text: &Option<String>| {
        text.as_deref()
            .filter(|text| !text.trim().is_empty())
            .map(|text| {
                text.parse::<MonthDay>().map_err(|_| ParamsError::MonthDay {
                    field,
                    got: short(text),
                })
            })
            .transpose()
    };
    let last = read("last_frost", &params.last_frost)?;
    let first = read("first_frost", &params.first_frost)?;
    match (last, first) {
        (Some(last), Some(first)) if last < first => Ok(Some((last, first))),
        (Some(last), Some(_)) => Err(ParamsError::FrostOrder(last.to_string())),
        (None, None) => Ok(None),
        (Some(_), None) => Err(ParamsError::Incomplete {
            missing: "first_frost",
            given: "last_frost",
        }),
        (None, Some(_)) => Err(ParamsError::Incomplete {
            missing: "last_frost",
            given: "first_frost",
        }),
    }
}
