//! Moving the garden: the same crops in another city.

use super::joined_city::{Frost, JoinedCity, days_between};
use super::report::{CitySummary, CropPlan, summary};
use super::season::Verdict;
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::wire_enum;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

/// The other city, and what changes there.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationComparison)]
pub struct Comparison {
    pub city: CitySummary,
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

wire_enum! {
    /// What a move does to a verdict; `unknown` where either city is not judged.
    #[schema(as = DataIntegrationVerdictChange)]
    pub enum VerdictChange {
        Better = "better",
        Same = "same",
        Worse = "worse",
        Unknown = "unknown",
    }
}

/// A crop here and there.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationCropChange)]
pub struct CropChange {
    pub slug: String,
    pub name: String,
    pub verdict_here: Verdict,
    pub verdict_there: Verdict,
    pub verdict_change: VerdictChange,
    pub heat_ratio_here: Option<f64>,
    pub heat_ratio_there: Option<f64>,
    /// First day outdoors there.
    pub outdoors_there: Option<Date>,
    /// Days by which it goes out later there; negative is earlier.
    pub outdoors_later_days: Option<i32>,
    /// Days by which it is harvested later there; negative is earlier.
    pub harvest_later_days: Option<i32>,
    /// Heat ratio there less that here.
    pub heat_ratio_change: Option<f64>,
}

/// A city and the plan of its garden.
pub type Side<'a> = (&'a JoinedCity<'a>, &'a [CropPlan]);

/// Compares two plans of the same crops.
pub fn compare(
    year: i16,
    (joined_here, crops_here): Side<'_>,
    (joined, moved): Side<'_>,
) -> Comparison {
    let frost = joined.frost_in(year);
    let days = |frost: &Option<Frost>| frost.as_ref().map(|f| f.frost_free_days);
    let crops: Vec<CropChange> = crops_here
        .iter()
        .zip(moved)
        .map(|(here, there)| change(here, there))
        .collect();
    let count = |change: VerdictChange| {
        let changed = crops.iter().filter(|crop| crop.verdict_change == change);
        u32::try_from(changed.count()).expect("a plan has few crops")
    };
    Comparison {
        city: summary(joined, year),
        frost_free_days_change: days(&frost)
            .zip(days(&joined_here.frost_in(year)))
            .map(|(there, here)| there - here),
        frost,
        better: count(VerdictChange::Better),
        worse: count(VerdictChange::Worse),
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
        verdict_change: VerdictChange::between(here.verdict, there.verdict),
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

impl VerdictChange {
    fn between(here: Verdict, there: Verdict) -> Self {
        let goodness = |verdict| match verdict {
            Verdict::No => Some(0),
            Verdict::Marginal => Some(1),
            Verdict::Grows => Some(2),
            Verdict::Unknown => None,
        };
        match goodness(here).zip(goodness(there)) {
            None => Self::Unknown,
            Some((here, there)) if there > here => Self::Better,
            Some((here, there)) if there < here => Self::Worse,
            Some(_) => Self::Same,
        }
    }
}
