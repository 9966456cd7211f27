//! The plan: every crop of the list, judged and dated for one city.

use super::bed::{Bed, Spacing};
use super::calendar::{Sowing, Span, Windows};
use super::compare::{self, Comparison};
use super::joined_city::{Frost, JoinedCity};
use super::judge::Judge;
use super::lineage::{self, Lineage};
use super::neighbours::{self, Neighbour};
use super::params::Plan;
use super::reason::Reason;
use super::season::Verdict;
use super::tables::Tables;
use super::tables::climate::PERIOD;
use super::tables::companions::Relation;
use super::tables::crops::{Hardiness, Kind};
use super::tables::frost::{FrostBasis, FrostRow, Percentiles};
use super::tables::hardiness::Zone;
use boreal_demo_kit::number::round_to;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

/// The garden's year.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationReport)]
pub struct Report {
    /// The city, with what was joined to it.
    pub city: CitySummary,
    /// The year of the dates.
    pub year: i16,
    /// Frost dates; `null` where none are published.
    pub frost: Option<Frost>,
    pub bed: Bed,
    /// The crops, in the order asked.
    pub crops: Vec<CropPlan>,
    /// What a reader should know before planting.
    pub notes: Vec<String>,
    /// The same garden in another city.
    pub compare: Option<Comparison>,
    /// How the tables were joined, and what did not match.
    pub lineage: Lineage,
}

/// A city and what the tables know about it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationCity)]
pub struct CitySummary {
    pub slug: String,
    pub name: String,
    /// Province or territory.
    pub province: String,
    /// Degrees north.
    pub latitude: f64,
    /// Degrees east.
    pub longitude: f64,
    /// Hardiness zone.
    pub zone: Option<Zone>,
    /// Where its frost dates come from; `null` where there are none.
    pub frost_basis: Option<FrostBasis>,
    /// Days between the middle frost dates.
    pub frost_free_days: Option<i32>,
    /// The temperature record used; `null` where none is near.
    pub climate: Option<ClimateSummary>,
}

/// Which temperature record a city uses.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationClimate)]
pub struct ClimateSummary {
    /// The city it was taken in.
    pub station: String,
    pub station_name: String,
    /// Zero for the city's own record.
    pub distance_km: f64,
    /// Years averaged.
    pub period: String,
}

/// A crop, judged and dated.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationCropPlan)]
pub struct CropPlan {
    pub slug: String,
    pub name: String,
    pub latin: String,
    /// What it is grown for.
    pub kind: Kind,
    /// How much frost it bears.
    pub hardiness: Hardiness,
    /// Whether it is worth planting.
    pub verdict: Verdict,
    /// Heat the season gives over heat it needs; `null` where heat does not decide or is not known.
    pub heat_ratio: Option<f64>,
    /// Heat units it needs outdoors.
    pub heat_needed: Option<f64>,
    /// Heat units the season gives.
    pub heat_available: Option<f64>,
    /// First day to sow indoors.
    pub sow_indoors: Option<Date>,
    /// First day to plant out.
    pub transplant: Option<Date>,
    /// First day to sow in place.
    pub direct_sow: Option<Date>,
    /// First and last day of each job.
    pub windows: Windows,
    /// Harvest by the heat of an average year.
    pub harvest: Option<Span>,
    /// Harvest if only the days on the packet counted.
    pub packet_harvest: Option<Date>,
    /// When the soil reaches the crop's least temperature: 2.5 °C above the mean of the air, and not before that is 1.5 °C.
    pub soil_ready: Option<Date>,
    /// Years in a hundred with a frost after its first day outdoors.
    pub frost_risk_pct: Option<f64>,
    /// Why the verdict, and what to mind.
    pub reasons: Vec<String>,
    /// The same for a program, in the same order.
    pub reason_details: Vec<Reason>,
    pub companions: Vec<Neighbour>,
    pub avoid: Vec<Neighbour>,
    /// Plants in the bed.
    pub spacing: Spacing,
    /// Repeated sowings.
    pub succession: Vec<Sowing>,
}

pub fn run(plan: &Plan) -> Report {
    let tables = Tables::bundled();
    let mut here = JoinedCity::join(tables, plan.city);
    if let Some((last, first)) = plan.own_frost {
        let lone = |p50| Percentiles {
            p10: None,
            p50,
            p90: None,
        };
        here.frost = Some(FrostRow {
            city: plan.city.slug.clone(),
            last_spring: lone(last),
            first_fall: lone(first),
            basis: FrostBasis::Own,
        });
    }
    let crops = crop_plans(tables, plan, &here);
    let compare = plan.compare.map(|city| {
        let there = JoinedCity::join(tables, city);
        let moved = crop_plans(tables, plan, &there);
        compare::compare(plan.year, (&here, &crops), (&there, &moved))
    });
    Report {
        city: summary(&here, plan.year),
        year: plan.year,
        frost: here.frost_in(plan.year),
        bed: plan.bed,
        notes: notes(&here),
        crops,
        compare,
        lineage: lineage::of(tables, plan, &here),
    }
}

/// A city with what was joined to it.
pub fn summary(joined: &JoinedCity<'_>, year: i16) -> CitySummary {
    CitySummary {
        slug: joined.city.slug.clone(),
        name: joined.city.name.clone(),
        province: joined.city.province.clone(),
        latitude: joined.city.latitude,
        longitude: joined.city.longitude,
        zone: joined.zone,
        frost_basis: joined.frost.as_ref().map(|row| row.basis),
        frost_free_days: joined.frost_in(year).map(|frost| frost.frost_free_days),
        climate: joined.climate.map(|climate| ClimateSummary {
            station: climate.station.slug.clone(),
            station_name: climate.station.name.clone(),
            distance_km: round_to(climate.distance_km, 0),
            period: PERIOD.to_owned(),
        }),
    }
}

fn notes(joined: &JoinedCity<'_>) -> Vec<String> {
    let name = &joined.city.name;
    let mut notes = Vec::new();
    match &joined.frost {
        None => notes.push(format!(
            "No frost dates are published for {name} in our tables, so no dates are given. Enter your own last and first frost to get a calendar."
        )),
        Some(row) if row.basis == FrostBasis::Recalled => notes.push(format!(
            "The frost dates of {name} are recalled, not read at the source: ask a local garden centre or look up the nearest climate station."
        )),
        Some(_) => {}
    }
    match joined.climate {
        None => notes.push(format!(
            "No temperature record lies within {} km of {name}, so heat is not judged.",
            super::joined_city::MAX_BORROWED_KM
        )),
        Some(climate) if climate.distance_km > 0.5 => notes.push(format!(
            "{name} has no temperature record in our tables; that of {}, {:.0} km away, stands in.",
            climate.station.name, climate.distance_km
        )),
        Some(_) => {}
    }
    notes.push(format!(
        "Temperatures are averages of {PERIOD}; recent summers are warmer, and a single year can differ by weeks."
    ));
    notes
}

fn crop_plans(tables: &Tables, plan: &Plan, joined: &JoinedCity<'_>) -> Vec<CropPlan> {
    let planned: Vec<&str> = plan.crops.iter().map(|crop| crop.slug.as_str()).collect();
    let frost = joined.frost_in(plan.year);
    plan.crops
        .iter()
        .map(|crop| {
            let companions = neighbours::of(tables, crop, Relation::Good, &planned);
            let avoid = neighbours::of(tables, crop, Relation::Avoid, &planned);
            let spacing = Spacing::of(crop, &plan.bed, plan.crops.len());
            let blank = CropPlan {
                slug: crop.slug.clone(),
                name: crop.name.clone(),
                latin: crop.latin.clone(),
                kind: crop.kind,
                hardiness: crop.hardiness,
                verdict: Verdict::Unknown,
                heat_ratio: None,
                heat_needed: None,
                heat_available: None,
                sow_indoors: None,
                transplant: None,
                direct_sow: None,
                windows: Windows::default(),
                harvest: None,
                packet_harvest: None,
                soil_ready: None,
                frost_risk_pct: None,
                reasons: Vec::new(),
                reason_details: Vec::new(),
                companions,
                avoid,
                spacing,
                succession: Vec::new(),
            };
            Judge {
                crop,
                city: joined,
                frost: frost.as_ref(),
                year: plan.year,
            }
            .fill(blank)
        })
        .collect()
}
