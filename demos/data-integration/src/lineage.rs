//! The join laid open: tables with their rows, joins with what did not match, checks with their outcome.

use super::joined_city::{JoinedCity, MAX_BORROWED_KM};
use super::neighbours::meant_by;
use super::params::Plan;
use super::rows_used::{RowsUsed, rows_used};
use super::tables::Tables;
use super::tables::climate::PERIOD;
use super::tables::frost::FrostBasis;
use boreal_demo_kit::wire_enum;
use serde::Serialize;
use utoipa::ToSchema;

/// Where the plan's figures come from.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationLineage)]
pub struct Lineage {
    /// The tables.
    pub tables: Vec<LineageTable>,
    /// The joins between them, in the order they run.
    pub joins: Vec<LineageJoin>,
    /// Quality checks on the joined data.
    pub checks: Vec<LineageCheck>,
}

/// One table.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationLineageTable)]
pub struct LineageTable {
    /// Its key in the diagram.
    pub id: String,
    /// What it holds.
    pub title: String,
    /// Who publishes the figures.
    pub publisher: String,
    /// The years they cover.
    pub period: String,
    /// On which terms.
    pub licence: String,
    /// How many rows.
    pub rows: u32,
    /// What to know about them.
    pub note: String,
    /// Those this plan rests on.
    pub used: RowsUsed,
}

wire_enum! {
    /// By what rows find each other.
    #[schema(as = DataIntegrationJoinMethod)]
    pub enum JoinMethod {
        SameKey = "same_key",
        /// The nearest of its kind, within a distance.
        NearestRecord = "nearest_record",
        /// A key, or a common name that means several rows.
        CommonName = "common_name",
    }
}

/// One join.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationLineageJoin)]
pub struct LineageJoin {
    /// The table that keeps all its rows.
    pub left: String,
    /// The table looked up.
    pub right: String,
    pub method: JoinMethod,
    /// The same in words.
    pub key: String,
    /// Rows of the left table.
    pub rows: u32,
    /// Rows that found a partner.
    pub matched: u32,
    /// Those that did not.
    pub unmatched: Vec<String>,
    /// What happens to them.
    pub note: String,
}

/// One quality check.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationLineageCheck)]
pub struct LineageCheck {
    /// What must hold.
    pub rule: String,
    /// Rows looked at.
    pub rows: u32,
    /// Rows that break it.
    pub broken: Vec<String>,
    /// Whether none does.
    pub passed: bool,
}

/// The lineage of the bundled tables, with the rows a plan rests on.
pub fn of(tables: &Tables, plan: &Plan, here: &JoinedCity<'_>) -> Lineage {
    Lineage {
        tables: described(tables, plan, here),
        joins: joins(tables),
        checks: checks(tables),
    }
}

fn described(tables: &Tables, plan: &Plan, here: &JoinedCity<'_>) -> Vec<LineageTable> {
    let table = |id: &str,
                 title: &str,
                 publisher: &str,
                 period: &str,
                 licence: &str,
                 rows: usize,
                 note: &str| LineageTable {
        id: id.to_owned(),
        title: title.to_owned(),
        publisher: publisher.to_owned(),
        period: period.to_owned(),
        licence: licence.to_owned(),
        rows: count(rows),
        note: note.to_owned(),
        used: rows_used(tables, plan, here, id),
    };
    const ECCC: &str = "Environment and Climate Change Canada";
    const ECCC_TERMS: &str = "ECCC Data Servers End-use Licence";
    let published = tables
        .frost
        .iter()
        .filter(|row| row.basis != FrostBasis::Recalled)
        .count();
    vec![
        table(
            "cities",
            "Cities",
            "compiled",
            "-",
            "ours",
            tables.cities.len(),
            "Coordinates to a hundredth of a degree, written down from general knowledge.",
        ),
        table(
            "climate-days",
            "Mean temperature of each day",
            ECCC,
            PERIOD,
            ECCC_TERMS,
            tables.climate.len() * 365,
            "Averages over 31 days around each day, computed by us from daily averages.",
        ),
        table(
            "climate-months",
            "Mean temperature and precipitation of each month",
            ECCC,
            PERIOD,
            ECCC_TERMS,
            tables.months.len(),
            "From the same stations.",
        ),
        table(
            "frost",
            "Last and first frost",
            ECCC,
            "1981-2010",
            ECCC_TERMS,
            tables.frost.len(),
            &format!(
                "{published} of {} read at the source or in charts that cite it; the rest recalled and marked so.",
                tables.frost.len()
            ),
        ),
        table(
            "hardiness",
            "Plant hardiness zones",
            "Natural Resources Canada",
            "1981-2010",
            "Open Government Licence - Canada",
            tables.zones.len(),
            "Recalled from the published map; half a zone of error is possible.",
        ),
        table(
            "crops",
            "What crops ask for",
            "compiled",
            "-",
            "ours",
            tables.crops.len(),
            "General horticultural practice, not reviewed by a horticulturist.",
        ),
        table(
            "companions",
            "Good and bad neighbours",
            "compiled",
            "-",
            "ours",
            tables.pairings.len(),
            "Traditional advice with the reason usually given; evidence is mixed.",
        ),
    ]
}

fn joins(tables: &Tables) -> Vec<LineageJoin> {
    let joined_cities: Vec<JoinedCity<'_>> = tables
        .cities
        .iter()
        .map(|city| JoinedCity::join(tables, city))
        .collect();
    let without = |lacks: &dyn Fn(&JoinedCity<'_>) -> bool| -> Vec<String> {
        let lacking = joined_cities.iter().filter(|joined| lacks(joined));
        lacking.map(|joined| joined.city.slug.clone()).collect()
    };
    let own = |joined: &JoinedCity<'_>| {
        joined
            .climate
            .is_some_and(|c| c.station.slug == joined.city.slug)
    };
    let mut unresolved: Vec<&str> = tables
        .pairings
        .iter()
        .map(|pairing| pairing.other.as_str())
        .filter(|other| meant_by(tables, other).is_empty())
        .collect();
    let pairs_unmatched = unresolved.len();
    unresolved.sort_unstable();
    unresolved.dedup();
    let cities = tables.cities.len();
    let join =
        |left: &str, right: &str, key: &str, rows: usize, unmatched: Vec<String>, note: String| {
            LineageJoin {
                left: left.to_owned(),
                right: right.to_owned(),
                method: JoinMethod::SameKey,
                key: key.to_owned(),
                rows: count(rows),
                matched: count(rows - unmatched.len()),
                unmatched,
                note,
            }
        };
    let no_own = without(&|joined| !own(joined));
    let lacking_own = no_own.len();
    vec![
        join("cities", "hardiness", "city", cities, without(&|p| p.zone.is_none()), "Without a zone a perennial is not judged.".to_owned()),
        join("cities", "frost", "city", cities, without(&|p| p.frost.is_none()), "Without published frost dates no calendar is given, and the page says so; estimates are not shown.".to_owned()),
        join("cities", "climate-days", "city", cities, no_own, "These look for a neighbour's record in the next step.".to_owned()),
        LineageJoin { method: JoinMethod::NearestRecord, ..join("cities", "climate-days", &format!("nearest record within {MAX_BORROWED_KM} km"), lacking_own, without(&|p| p.climate.is_none()), "The station and its distance are named; beyond that distance heat is not judged.".to_owned()) },
        LineageJoin {
            method: JoinMethod::CommonName,
            matched: count(tables.pairings.len() - pairs_unmatched),
            ..join("companions", "crops", "slug or common name", tables.pairings.len(), unresolved.into_iter().map(str::to_owned).collect(), "A common name such as bean means several crops; plants that are not in the crop table are left out.".to_owned())
        },
    ]
}

fn checks(tables: &Tables) -> Vec<LineageCheck> {
    let check = |rule: &str, rows: usize, broken: Vec<String>| LineageCheck {
        rule: rule.to_owned(),
        rows: count(rows),
        passed: broken.is_empty(),
        broken,
    };
    let known = |slug: &str| tables.cities.iter().any(|city| city.slug == slug);
    let strangers = tables
        .frost
        .iter()
        .map(|row| &row.city)
        .chain(tables.zones.iter().map(|row| &row.city))
        .chain(tables.climate.iter().map(|row| &row.city))
        .filter(|slug| !known(slug));
    let keyed = tables.frost.len() + tables.zones.len() + tables.climate.len();
    let unordered = tables.frost.iter().filter(|row| {
        let (spring, fall) = (&row.last_spring, &row.first_fall);
        spring.p50 >= fall.p50
            || spring.p10.is_some_and(|p10| p10 < spring.p50)
            || fall.p10.is_some_and(|p10| p10 > fall.p50)
    });
    let outside = tables.cities.iter().filter(|city| {
        !(41.0..84.0).contains(&city.latitude) || !(-142.0..-52.0).contains(&city.longitude)
    });
    let impossible = tables.crops.iter().filter(|crop| {
        crop.days_min > crop.days_max
            || crop.heat_base_c >= crop.hardiness.reference_c()
            || crop.direct.is_some_and(|w| w.first > w.last)
            || crop.transplant.is_some_and(|w| w.first > w.last)
            || crop.indoor.is_some_and(|w| w.first < w.last)
    });
    let both = tables.pairings.iter().filter(|pairing| {
        tables.pairings.iter().any(|other| {
            other.crop == pairing.crop
                && other.other == pairing.other
                && other.relation != pairing.relation
        })
    });
    vec![
        check(
            "every key of every table is a city of the list",
            keyed,
            strangers.cloned().collect(),
        ),
        check(
            "the last spring frost comes before the first fall frost, and percentiles are in order",
            tables.frost.len(),
            unordered.map(|row| row.city.clone()).collect(),
        ),
        check(
            "every city lies in Canada",
            tables.cities.len(),
            outside.map(|city| city.slug.clone()).collect(),
        ),
        check(
            "monthly means agree with the daily record to half a degree",
            tables.months.len(),
            months_that_disagree(tables),
        ),
        check(
            "a crop's early days, weeks and base temperature are in order",
            tables.crops.len(),
            impossible.map(|crop| crop.slug.clone()).collect(),
        ),
        check(
            "no pair is both good and bad",
            tables.pairings.len(),
            both.map(|p| format!("{} and {}", p.crop, p.other))
                .collect(),
        ),
    ]
}

/// Months whose mean differs from that of the smoothed daily record on the 15th.
///
/// The smoothed value of the middle day averages the same month give or take a
/// day, so the two tables must agree although they were made separately.
fn months_that_disagree(tables: &Tables) -> Vec<String> {
    let mut broken = Vec::new();
    for row in &tables.months {
        let Some(year) = tables.climate.iter().find(|year| year.city == row.city) else {
            broken.push(row.city.clone());
            continue;
        };
        let middle = jiff::civil::Date::constant(
            2027,
            i8::try_from(row.month).expect("a month of the bundled table"),
            16,
        );
        if (year.mean_c(middle) - row.mean_c).abs() > 0.5 {
            broken.push(format!("{} {}", row.city, row.month));
        }
    }
    broken
}

fn count(rows: usize) -> u32 {
    u32::try_from(rows).unwrap_or(u32::MAX)
}
