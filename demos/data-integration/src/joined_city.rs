//! A city joined with what the other tables know about it.

use super::tables::Tables;
use super::tables::cities::City;
use super::tables::climate::ClimateYear;
use super::tables::frost::{FrostBasis, FrostRow, Percentiles};
use super::tables::hardiness::Zone;
use jiff::ToSpan;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

/// A city without its own temperature record borrows the nearest one within this distance.
///
/// Summer temperature is alike over a few hundred kilometres of plain, less so
/// in mountains; the page names the station and the distance either way.
pub const MAX_BORROWED_KM: f64 = 250.0;
/// Year-to-year spread of a frost date where only the middle one is published.
///
/// An assumption: 11 days lies within what station records show; Brandon's
/// published percentiles give 13 days in spring and 10 in fall.
pub const ASSUMED_SPREAD_DAYS: f64 = 11.0;
/// The standard normal quantile at 0.9.
const Z90: f64 = 1.281_551_565_544_600_4;

/// A city with its zone, its frost dates and its temperature record.
#[derive(Debug, Clone)]
pub struct JoinedCity<'a> {
    pub city: &'a City,
    /// Its hardiness zone.
    pub zone: Option<Zone>,
    pub frost: Option<FrostRow>,
    /// Its temperature record, or the nearest one.
    pub climate: Option<NearestClimate<'a>>,
}

/// A temperature record and how far away it was taken.
#[derive(Debug, Clone, Copy)]
pub struct NearestClimate<'a> {
    pub year: &'a ClimateYear,
    /// The city it was taken in.
    pub station: &'a City,
    /// Zero for the city's own.
    pub distance_km: f64,
}

impl<'a> JoinedCity<'a> {
    /// Joins a city with the other tables.
    pub fn join(tables: &'a Tables, city: &'a City) -> Self {
        Self {
            city,
            zone: tables
                .zones
                .iter()
                .find(|row| row.city == city.slug)
                .map(|row| row.zone),
            frost: tables
                .frost
                .iter()
                .find(|row| row.city == city.slug)
                .cloned(),
            climate: nearest_climate(tables, city),
        }
    }

    /// The frost dates in a year.
    pub fn frost_in(&self, year: i16) -> Option<Frost> {
        self.frost.as_ref().map(|row| Frost::of(row, year))
    }
}

fn nearest_climate<'a>(tables: &'a Tables, city: &City) -> Option<NearestClimate<'a>> {
    tables
        .climate
        .iter()
        .filter_map(|year| {
            let station = tables.cities.iter().find(|c| c.slug == year.city)?;
            let distance_km = city.distance_km(station);
            Some(NearestClimate {
                year,
                station,
                distance_km,
            })
        })
        .min_by(|a, b| a.distance_km.total_cmp(&b.distance_km))
        .filter(|nearest| nearest.distance_km <= MAX_BORROWED_KM)
}

/// Three dates of a frost, by how many years in a hundred have frost beyond them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DataIntegrationFrostDates)]
pub struct FrostDates {
    /// One year in ten has frost later than this in spring, earlier than this in fall.
    pub p10: Date,
    pub p50: Date,
    /// Nine years in ten have frost later than this in spring, earlier than this in fall.
    pub p90: Date,
}

/// The frost dates of a place in one year.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationFrost)]
pub struct Frost {
    /// Last frost of spring: `p10` is the late, careful date.
    pub last_spring: FrostDates,
    /// First frost of fall: `p10` is the early, careful date.
    pub first_fall: FrostDates,
    /// Days between the two middle dates.
    pub frost_free_days: i32,
    /// Where the middle dates come from.
    pub basis: FrostBasis,
    /// The same in words, with what to check.
    pub basis_note: String,
    /// Whether p10 and p90 were published, or follow from an assumed spread.
    pub percentiles_published: bool,
}

impl Frost {
    /// What to say beside every date that follows from assumed odds; nothing where they are published.
    pub fn assumption(&self) -> Option<&'static str> {
        (!self.percentiles_published).then_some(
            "Only the middle frost dates are published here: the odds of an earlier or later frost are assumed.",
        )
    }

    fn of(row: &FrostRow, year: i16) -> Self {
        let last_spring = dates(&row.last_spring, year, -1.0);
        let first_fall = dates(&row.first_fall, year, 1.0);
        let published = |p: &Percentiles| p.p10.is_some() && p.p90.is_some();
        let percentiles_published = published(&row.last_spring) && published(&row.first_fall);
        let mut basis_note = row.basis.in_words().to_owned();
        if !percentiles_published {
            basis_note.push_str(&format!(
                " The one-in-ten dates assume a spread of {ASSUMED_SPREAD_DAYS} days from year to year."
            ));
        }
        Self {
            frost_free_days: days_between(last_spring.p50, first_fall.p50),
            last_spring,
            first_fall,
            basis: row.basis,
            basis_note,
            percentiles_published,
        }
    }

    /// The share of years, 0 to 1, with a spring frost on or after this date.
    pub fn risk_on(&self, date: Date) -> f64 {
        let spread = f64::from(days_between(self.last_spring.p90, self.last_spring.p10).max(1))
            / (2.0 * Z90);
        1.0 - normal_share_below(f64::from(days_between(self.last_spring.p50, date)) / spread)
    }
}

/// `later` is 1 where p90 lies after p50 (fall) and -1 where before (spring).
fn dates(row: &Percentiles, year: i16, later: f64) -> FrostDates {
    let p50 = row.p50.in_year(year);
    let reach = (Z90 * ASSUMED_SPREAD_DAYS * later).round() as i64;
    FrostDates {
        p10: row
            .p10
            .map_or(plus_days(p50, -reach), |day| day.in_year(year)),
        p50,
        p90: row
            .p90
            .map_or(plus_days(p50, reach), |day| day.in_year(year)),
    }
}

/// A date so many days on; the calendar ends long after any plan.
pub fn plus_days(date: Date, days: i64) -> Date {
    date.saturating_add(days.days())
}

/// Days from one date to another, negative if the second is earlier.
pub fn days_between(from: Date, to: Date) -> i32 {
    from.until(to).map_or(0, |span| span.get_days())
}

/// The standard normal distribution, to 1e-7 (Abramowitz and Stegun 26.2.17).
fn normal_share_below(z: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
    let series = t
        * (0.319_381_530
            + t * (-0.356_563_782
                + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
    let tail = (-0.5 * z * z).exp() / std::f64::consts::TAU.sqrt() * series;
    if z >= 0.0 { 1.0 - tail } else { tail }
}
