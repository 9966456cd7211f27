//! Why a verdict, and what to mind: for a program and in words.

use super::season::Verdict;
use super::tables::hardiness::Zone;
use boreal_demo_kit::day::in_words;
use boreal_demo_kit::number::round_to;
use jiff::civil::Date;
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

/// One remark on a crop in a city, with the figures it is made of.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationReason)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Reason {
    /// No frost dates are published for the city, so no dates and no verdict.
    NoFrostDates,
    /// Planted in fall, harvested the next summer.
    FallPlanted,
    /// Planted as a root or a bush, with the days to the first full harvest.
    SlowStart { days: u32 },
    /// The crop's winter hardiness or the city's zone is not tabulated.
    WinterUnknown,
    /// Whether it survives the winter here: the coldest zone it bears, and the city's.
    Winter {
        verdict: Verdict,
        needs_zone: u8,
        zone: Zone,
    },
    /// No temperature record is near, so ripening is not judged.
    NoTemperatureRecord,
    // Sums are rounded where they are written, and once: the sentence takes them as they are.
    /// Heat units above a base it needs and an average season gives, and their ratio.
    Heat {
        verdict: Verdict,
        base_c: f64,
        #[serde(serialize_with = "to_a_tenth")]
        needed: f64,
        #[serde(serialize_with = "to_a_tenth")]
        available: f64,
        #[serde(serialize_with = "to_a_thousandth")]
        ratio: f64,
    },
    /// It ripens within the summer but does not survive the winter.
    NotWinterHardy { needs_zone: u8 },
    /// Years in a hundred with a frost after its first day outdoors, and the day after which only ten have one.
    FrostRisk {
        outdoors: Date,
        careful: Date,
        years_in_100: f64,
        /// Whether the odds follow from an assumed spread of the dates.
        assumed: bool,
    },
    /// Its soil never warms to the least it starts in.
    SoilNeverWarm { soil_min_c: f64 },
    /// The mean of the warmest 31 days here, and what a crop of the tropics needs.
    CoolSummer {
        #[serde(serialize_with = "to_a_tenth")]
        warmest_c: f64,
        needs_c: f64,
    },
    /// Planted when the soil is warm, it has this share of the heat it needs left.
    LateStart {
        verdict: Verdict,
        planted: Date,
        #[serde(serialize_with = "to_a_thousandth")]
        ratio: f64,
    },
    /// Sown outdoors on the first day that soil and frost allow, it has this share of the heat it needs left: too little.
    NoDirectSowing {
        sown: Date,
        #[serde(serialize_with = "to_a_thousandth")]
        ratio: f64,
    },
    /// The soil is still too cold on its first day by the frost, and warm enough days later: planting waits.
    ColdSoil {
        outdoors: Date,
        soil_min_c: f64,
        ready: Date,
        days: i32,
    },
}

impl Reason {
    pub fn in_words(&self) -> String {
        match self {
            Self::NoFrostDates => {
                "No published frost dates for this city, so no dates and no verdict.".to_owned()
            }
            Self::FallPlanted => "Planted in fall, harvested the next summer.".to_owned(),
            Self::SlowStart { days } => format!(
                "Planted as a root or a bush; the first full harvest comes {}.",
                first_crop_year(*days)
            ),
            Self::WinterUnknown => {
                "Its winter hardiness or the city's zone is not tabulated.".to_owned()
            }
            Self::Winter {
                verdict,
                needs_zone,
                zone,
            } => winter(*verdict, *needs_zone, *zone),
            Self::NoTemperatureRecord => {
                "No temperature record near this city, so neither ripening nor the warmth of the soil is judged.".to_owned()
            }
            Self::Heat {
                verdict,
                base_c,
                needed,
                available,
                ratio,
            } => {
                let sums = format!(
                    "Needs {needed:.0} heat units above {base_c} °C; an average season gives {available:.0}"
                );
                heat(&sums, *verdict, *ratio)
            }
            Self::NotWinterHardy { needs_zone } => format!(
                "Not winter-hardy here (needs zone {needs_zone}): grow it for one summer or bring it indoors."
            ),
            Self::FrostRisk {
                outdoors,
                careful,
                years_in_100,
                assumed,
            } => format!(
                "Frost kills it: {years_in_100:.0} years in 100 still have a frost after {}; {} is the careful date{}.",
                in_words(*outdoors),
                in_words(*careful),
                if *assumed { " (odds assumed)" } else { "" }
            ),
            Self::SoilNeverWarm { soil_min_c } => format!(
                "The soil does not warm to the {soil_min_c} °C it needs in an average year: it is not planted here."
            ),
            Self::CoolSummer { warmest_c, needs_c } => format!(
                "The warmest month averages {warmest_c:.1} °C; a crop of the tropics wants {needs_c} °C: grow it under a cover."
            ),
            Self::LateStart {
                verdict,
                planted,
                ratio,
            } => {
                let end = match verdict {
                    Verdict::No => "it would not ripen outdoors",
                    _ => "choose an early variety, or warm the soil under a cover",
                };
                format!(
                    "Planted into warm soil on {} it gets {} % of the heat it needs: {end}.",
                    in_words(*planted),
                    per_cent(*ratio)
                )
            }
            Self::NoDirectSowing { sown, ratio } => format!(
                "Sown outdoors on {} it gets {} % of the heat it needs and would not ripen: raise it indoors.",
                in_words(*sown),
                per_cent(*ratio)
            ),
            Self::ColdSoil {
                outdoors,
                soil_min_c,
                ready,
                days,
            } => format!(
                "The soil is usually still too cold on {}: it warms to {soil_min_c} °C about {}, {days} days later, and planting waits for it.",
                in_words(*outdoors),
                in_words(*ready)
            ),
        }
    }
}

fn winter(verdict: Verdict, needs_zone: u8, zone: Zone) -> String {
    match verdict {
        Verdict::Grows => {
            format!("Survives winters down to zone {needs_zone}; this is zone {zone}.")
        }
        Verdict::Marginal => format!(
            "Needs zone {needs_zone}; this is zone {zone}, half a zone colder: choose a sheltered spot and cover it in winter."
        ),
        _ => format!("Needs zone {needs_zone}; winters of zone {zone} would kill it."),
    }
}

fn heat(sums: &str, verdict: Verdict, ratio: f64) -> String {
    let per_cent = per_cent(ratio);
    match verdict {
        Verdict::Grows => format!("{sums}, {per_cent} % of it."),
        Verdict::Marginal => {
            format!("{sums}, {per_cent} % of it: choose an early variety, a warm wall or a cover.")
        }
        _ => format!("{sums}, only {per_cent} % of it: it would not ripen outdoors."),
    }
}

/// A ratio in per cent: of the figure that is published, a half upwards, as the page rounds it.
fn per_cent(ratio: f64) -> f64 {
    ((ratio * 1_000.0).round() / 10.0).round()
}

fn first_crop_year(days: u32) -> &'static str {
    match days {
        0..365 => "in the first or second year",
        365..730 => "in the second year",
        730..1_095 => "in the third year",
        _ => "after three years or more",
    }
}

fn to_a_tenth<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(round_to(*value, 1))
}

fn to_a_thousandth<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(round_to(*value, 3))
}
