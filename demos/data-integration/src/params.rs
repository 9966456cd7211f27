//! A city, a bed and some crops: as sent, and as the tables allow.

use super::bed::Bed;
use super::names::{find, nearest};
use super::tables::Tables;
use super::tables::cities::City;
use super::tables::crops::{self, CROP_LIMITS, Crop};
use super::tables::frost::MonthDay;
use boreal_demo_kit::field::{present, shown};
use boreal_demo_kit::{DecimalMark, Fields, Input, Limit};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::ops::RangeInclusive;
use utoipa::{IntoParams, ToSchema};

/// Years a calendar is written for.
const YEARS: RangeInclusive<i32> = 2000..=2100;
/// All of the bundled crops and a visitor's own.
const MAX_CROPS: usize = 120;
const MAX_CROPS_CHARS: usize = 4_000;
/// Longer than any city's name.
const MAX_CITY_CHARS: usize = 80;
/// From a pot to a field, in metres.
const BED_SIDE_M: RangeInclusive<f64> = 0.2..=100.0;

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
    /// The mark before the decimals, where that table leaves open what `1,500` is.
    #[serde(default)]
    #[schema(value_type = Option<DecimalMark>)]
    #[param(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
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
    fn default() -> Self {
        Self {
            city: "calgary".to_owned(),
            crops: default_crops(),
            year: default_year(),
            compare: None,
            bed_width_m: default_bed_width_m(),
            bed_length_m: default_bed_length_m(),
            last_frost: None,
            first_frost: None,
            crops_csv: None,
            decimal_mark: None,
        }
    }
}

/// A request the tables can answer.
#[derive(Debug, Clone)]
pub struct Plan {
    pub city: &'static City,
    pub compare: Option<&'static City>,
    /// In the order asked, each once.
    pub crops: Vec<Crop>,
    pub year: i16,
    pub bed: Bed,
    /// The visitor's own last and first frost.
    pub own_frost: Option<(MonthDay, MonthDay)>,
}

impl Input for Params {
    type Plan = Plan;

    /// Calgary: a city where the naive days-to-maturity rule is wrong and the heat test shows why.
    fn example() -> Self {
        Self {
            compare: Some("montreal".to_owned()),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let city = find_city(fields, "city", &self.city);
        let compare = match present(self.compare.as_deref()) {
            Some(name) => find_city(fields, "compare", name).map(Some),
            None => fields
                .optional_text("compare", None, MAX_CITY_CHARS)
                .map(|_| None),
        };
        let crops = chosen_crops(fields, &self);
        let year = fields.within("year", self.year, YEARS);
        let width_m = fields.within("bed_width_m", self.bed_width_m, BED_SIDE_M);
        let length_m = fields.within("bed_length_m", self.bed_length_m, BED_SIDE_M);
        let last = month_day(fields, "last_frost", self.last_frost.as_deref());
        let first = month_day(fields, "first_frost", self.first_frost.as_deref());
        let own_frost = last
            .zip(first)
            .and_then(|(last, first)| own_frost(fields, last, first));
        Some(Plan {
            city: city?,
            compare: compare?,
            crops: crops?,
            year: i16::try_from(year?).expect("the years fit"),
            bed: Bed {
                width_m: width_m?,
                length_m: length_m?,
            },
            own_frost: own_frost?,
        })
    }
}

/// By slug, name, other name or an unmistakable beginning.
fn find_city(fields: &mut Fields, field: &str, text: &str) -> Option<&'static City> {
    let text = fields.text(field, text, MAX_CITY_CHARS)?;
    let cities = &Tables::bundled().cities;
    let named = cities
        .iter()
        .map(|city| (city.slug.as_str(), city.also_called.as_slice()));
    let found = find(text, named);
    if found.is_none() {
        let (got, near) = (
            shown(text),
            nearest(text, cities.iter().map(|c| c.slug.as_str())),
        );
        let message = format!(
            "{field} \"{got}\" is not one of the tabulated cities; did you mean {}?",
            near.join(", ")
        );
        fields.refuse(
            field,
            "unknown_city",
            message,
            json!({ "got": got, "nearest": near }),
        );
    }
    found.map(|index| &cities[index])
}

/// Those of the list and the visitor's own; the usual ones where there are none.
fn chosen_crops(fields: &mut Fields, params: &Params) -> Option<Vec<Crop>> {
    let tables = Tables::bundled();
    let mark = fields.optional_one_of("decimal_mark", params.decimal_mark.as_deref());
    let own = match present(params.crops_csv.as_deref()) {
        Some(csv) => fields.table_with("crops_csv", csv, &CROP_LIMITS, mark, crops::from_table),
        None => {
            fields.limit("crops_csv", Limit::Table(CROP_LIMITS));
            Some(Vec::new())
        }
    };
    let list = fields.text("crops", &params.crops, MAX_CROPS_CHARS)?;
    fields.limit("crops", Limit::Names(0, MAX_CROPS));
    let mut chosen: Vec<Crop> = Vec::new();
    let mut unknown = false;
    for name in list.split(',').filter(|name| !name.trim().is_empty()) {
        if name.trim().eq_ignore_ascii_case("all") {
            add(&mut chosen, tables.crops.iter().cloned());
        } else if let Some(crop) = find_crop(fields, tables, name) {
            add(&mut chosen, std::iter::once(crop.clone()));
        } else {
            unknown = true;
        }
    }
    add(&mut chosen, own?.into_iter());
    if unknown {
        return None;
    }
    if chosen.is_empty() {
        let usual = default_crops();
        add(
            &mut chosen,
            usual
                .split(',')
                .filter_map(|slug| tables.crop(slug))
                .cloned(),
        );
    }
    if chosen.len() > MAX_CROPS {
        let got = chosen.len();
        let message = format!("crops may name at most {MAX_CROPS} crops, got {got}");
        let values = json!({ "maximum": MAX_CROPS, "got": got });
        fields.refuse("crops", "too_many_crops", message, values);
        return None;
    }
    Some(chosen)
}

fn add(chosen: &mut Vec<Crop>, crops: impl Iterator<Item = Crop>) {
    for crop in crops {
        if chosen.iter().all(|have| have.slug != crop.slug) {
            chosen.push(crop);
        }
    }
}

fn find_crop<'a>(fields: &mut Fields, tables: &'a Tables, text: &str) -> Option<&'a Crop> {
    let known = tables.crops.iter();
    let found = find(
        text,
        known.map(|crop| (crop.slug.as_str(), crop.called.as_slice())),
    );
    if found.is_none() {
        let slugs = tables.crops.iter().map(|crop| crop.slug.as_str());
        let (got, near) = (shown(text), nearest(text, slugs));
        let message = format!("crops has no \"{got}\"; did you mean {}?", near.join(", "));
        fields.refuse(
            "crops",
            "unknown_crop",
            message,
            json!({ "got": got, "nearest": near }),
        );
    }
    found.map(|index| &tables.crops[index])
}

fn month_day(fields: &mut Fields, field: &str, text: Option<&str>) -> Option<Option<MonthDay>> {
    fields.limit(field, Limit::Length("05-23".len()));
    let Some(text) = present(text) else {
        return Some(None);
    };
    let day = text.parse().ok();
    if day.is_none() {
        let got = shown(text);
        let message = format!("{field} must be a month and a day like 05-23, got \"{got}\"");
        fields.refuse(field, "not_a_month_day", message, json!({ "got": got }));
    }
    day.map(Some)
}

/// Both of the visitor's frost dates in order, or neither.
fn own_frost(
    fields: &mut Fields,
    last: Option<MonthDay>,
    first: Option<MonthDay>,
) -> Option<Option<(MonthDay, MonthDay)>> {
    let (missing, given) = match (last, first) {
        (None, None) => return Some(None),
        (Some(last), Some(first)) if last < first => return Some(Some((last, first))),
        (Some(last), Some(first)) => {
            let message = format!("first_frost must fall after last_frost, {last}");
            let values = json!({ "last_frost": last.to_string(), "got": first.to_string() });
            fields.refuse("first_frost", "frost_order", message, values);
            return None;
        }
        (Some(_), None) => ("first_frost", "last_frost"),
        (None, Some(_)) => ("last_frost", "first_frost"),
    };
    let message = format!("{missing} is needed together with {given}");
    fields.refuse(
        missing,
        "needed_together",
        message,
        json!({ "with": given }),
    );
    None
}
