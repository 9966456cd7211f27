//! Will a crop ripen here? Heat units it needs against those the season gives.
//!
//! Days on a seed packet hold at some mean temperature; a cool place takes
//! longer. So the days are turned into heat units (days times degrees above the
//! crop's base at its reference temperature) and compared with the sum the
//! place gives between the outdoor date and the end of the season.

use super::joined_city::{Frost, plus_days};
use super::tables::climate::ClimateYear;
use super::tables::crops::{Crop, DaysFrom, Weeks};
use boreal_demo_kit::wire_enum;
use jiff::civil::Date;

/// At this share of the heat a crop needs it ripens in an average year.
pub const GROWS_FROM: f64 = 1.0;
/// Between this and [`GROWS_FROM`] an early variety or a cover can make up the rest.
pub const MARGINAL_FROM: f64 = 0.7;

/// The share of a crop's heat that the variety to choose needs, where the season gives `ratio` of it.
///
/// All where that is enough; else what the season lacks is kept in hand once more, down to
/// [`MARGINAL_FROM`]. So dates do not jump where a crop begins to grow.
pub fn variety_share(ratio: f64) -> f64 {
    (2.0 * ratio - 1.0).clamp(MARGINAL_FROM, GROWS_FROM)
}

wire_enum! {
    /// Whether a crop is worth planting here.
    #[schema(as = DataIntegrationVerdict)]
    pub enum Verdict {
        /// It ripens in an average year.
        Grows = "grows",
        /// With an early variety, a cover or a sheltered spot.
        Marginal = "marginal",
        /// Not in an average year.
        No = "no",
        /// The tables lack what the answer rests on.
        Unknown = "unknown",
    }
}

impl Verdict {
    /// The worse of two verdicts on the same crop.
    #[must_use]
    pub fn or_worse(self, other: Self) -> Self {
        match (self, other) {
            (Self::No, _) | (_, Self::No) => Self::No,
            (Self::Marginal, _) | (_, Self::Marginal) => Self::Marginal,
            _ => self,
        }
    }

    /// The verdict on a heat ratio.
    pub fn of_ratio(ratio: f64) -> Self {
        match ratio {
            r if r >= GROWS_FROM => Self::Grows,
            r if r >= MARGINAL_FROM => Self::Marginal,
            _ => Self::No,
        }
    }
}

/// When a crop goes outdoors and how long it grows there.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Season {
    /// First day outdoors by the frost alone: heat is counted from it, as the published ratios are.
    pub outdoors: Date,
    /// The day growth ends: first fall frost, later for crops that bear it.
    pub end: Date,
    /// Days outdoors to maturity of an early variety.
    pub days_min: f64,
    /// Days outdoors to maturity of a late one.
    pub days_max: f64,
}

impl Season {
    /// The season of a crop planted by its usual way: set out where it can be, else sown in place.
    pub fn of(crop: &Crop, frost: &Frost) -> Option<Self> {
        let weeks = crop.transplant.or(crop.direct)?;
        let outdoors = |days: u32| match (crop.transplant, crop.days_from, crop.indoor) {
            // A pot slows a plant down: however old the seedling, half of the days are left.
            (Some(_), DaysFrom::Seed, Some(indoor)) => {
                (f64::from(days) - mean_days(indoor)).max(f64::from(days) / 2.0)
            }
            _ => f64::from(days),
        };
        Some(Self {
            outdoors: in_week(frost, weeks.first),
            end: end_of_growth(crop, frost),
            days_min: outdoors(crop.days_min),
            days_max: outdoors(crop.days_max),
        })
    }

    /// Heat units an early variety needs outdoors.
    pub fn heat_needed(&self, crop: &Crop) -> f64 {
        crop.heat_of(self.days_min)
    }

    /// Heat units the place gives from the outdoor date to the end of growth.
    pub fn heat_available(&self, crop: &Crop, climate: &ClimateYear) -> f64 {
        self.heat_after(self.outdoors, crop, climate)
    }

    /// The same from a day on which it is really planted.
    pub fn heat_after(&self, planted: Date, crop: &Crop, climate: &ClimateYear) -> f64 {
        climate.heat_between(crop.heat_base_c, planted, self.end)
    }
}

/// The day a crop stops growing.
pub fn end_of_growth(crop: &Crop, frost: &Frost) -> Date {
    plus_days(frost.first_fall.p50, crop.hardiness.days_past_first_frost())
}

/// The date so many weeks after the last spring frost.
pub fn in_week(frost: &Frost, week: i64) -> Date {
    plus_days(frost.last_spring.p50, 7 * week)
}

/// Days outdoors to maturity of an early variety sown in place; a packet may count them from planting out.
pub fn days_sown(crop: &Crop) -> f64 {
    let indoors = match (crop.days_from, crop.indoor) {
        (DaysFrom::Transplant, Some(indoor)) => mean_days(indoor),
        _ => 0.0,
    };
    f64::from(crop.days_min) + indoors
}

/// A seedling's usual age when it is set out.
fn mean_days(indoor: Weeks) -> f64 {
    (indoor.first + indoor.last) as f64 / 2.0 * 7.0
}
