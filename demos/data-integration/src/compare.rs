//! Moving the garden: the same crops in another city.

use super::place::{Frost, Place, days_between};
use super::report::{CityCard, CropPlan, card};
use super::season::Verdict;
use boreal_demo_kit::number::round_to;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

/// The other city, and what changes there.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationComparison)]
pub struct Comparison {
    /// The other city.
    pub city: CityCard,
    /// Its frost dates.
    pub frost: Option<Frost>,
    /// Frost-free days there less those here.
    pub frost_free_days_change: Option<i32>,
    /// Crops whose verdict is better there.
    pub better: u32,
    /// Crops whose verdict is worse there.
    pub worse: u32,
    /// Crop by crop, in the order of the plan.
    pub crops: Vec<CropChange>,
}

/// A crop here and there.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationCropChange)]
pub struct CropChange {
    /// The crop.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// The verdict here.
    pub verdict_here: Verdict,
    /// The verdict there.
    pub verdict_there: Verdict,
    /// Heat ratio here.
    pub heat_ratio_here: Option<f64>,
    /// Heat ratio there.
    pub heat_ratio_there: Option<f64>,
    /// First day outdoors there.
    #[schema(value_type = Option<String>, format = Date)]
    pub outdoors_there: Option<Date>,
    /// Days by which it goes out later there; negative is earlier.
    pub outdoors_later_days: Option<i32>,
    /// Days by which it is harvested later there; negative is earlier.
    pub harvest_later_days: Option<i32>,
    /// Heat ratio there less that here.
    pub heat_ratio_change: Option<f64>,
}

/// A place and the plan of its garden.
pub type Side<'a> = (&'a Place<'a>, &'a [CropPlan]);

/// Compares two plans of the same crops.
pub fn compare(
    year: i16,
    (place_here, crops_here): Side<'_>,
    (place, moved): Side<'_>,
) -> Comparison {
    let frost = place.frost_in(year);
    let days = |frost: &Option<Frost>| frost.as_ref().map(|f| f.frost_free_days);
    let crops: Vec<CropChange> = crops_here
        .iter()
        .zip(moved)
        .map(|(here, there)| change(here, there))
        .collect();
    let count = |better: bool| {
        let moved =
            crops.iter().filter(
                |crop| match (rank(crop.verdict_here), rank(crop.verdict_there)) {
                    (Some(here), Some(there)) if better => there > here,
                    (Some(here), Some(there)) => there < here,
                    _ => false,
                },
            );
        u32::try_from(moved.count()).unwrap_or(u32::MAX)
    };
    Comparison {
        city: card(place, year),
        frost_free_days_change: days(&frost)
            .zip(days(&place_here.frost_in(year)))
            .map(|(there, here)| there - here),
        frost,
        better: count(true),
        worse: count(false),
        crops,
    }
}

fn change(here: &CropPlan, there: &CropPlan) -> CropChange {
    let outdoors = |plan: &CropPlan| plan.transplant.or(plan.direct_sow);
    let harvest = |plan: &CropPlan| plan.harvest.map(|span| span.from);
    let later = |a: Option<Date>, b: Option<Date>| a.zip(b).map(|(a, b)| days_between(a, b));
    CropChange {
        slug: here.slug.clone(),
        name: here.name.clone(),
        verdict_here: here.verdict,
        verdict_there: there.verdict,
        heat_ratio_here: here.heat_ratio,
        heat_ratio_there: there.heat_ratio,
        outdoors_there: outdoors(there),
        outdoors_later_days: later(outdoors(here), outdoors(there)),
        harvest_later_days: later(harvest(here), harvest(there)),
        heat_ratio_change: here
            .heat_ratio
            .zip(there.heat_ratio)
            .map(|(here, there)| round_to(there - here, 3)),
    }
}

/// How good a verdict is; an unknown one is neither better nor worse.
fn rank(verdict: Verdict) -> Option<u8> {
    match verdict {
        Verdict::No => Some(0),
        Verdict::Marginal => Some(1),
        Verdict::Grows => Some(2),
        Verdict::Unknown => None,
    }
}
