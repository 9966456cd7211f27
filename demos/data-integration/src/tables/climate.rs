//! The year's temperature at a station, day by day and month by month.
//!
//! Days are means over the 31 days around each one: a single day's average of
//! 35 years still jumps by a degree, and heat sums must not depend on that.

use super::{LIMITS, needed};
use boreal_demo_kit::{Table, TableError};
use jiff::civil::Date;

const DAYS: &str = include_str!("../../data/climate-days.csv");
const MONTHS: &str = include_str!("../../data/climate-months.csv");
/// The period the averages cover.
pub const PERIOD: &str = "1960-1994";
/// Tenths of a degree, times the 31 days summed.
const UNITS_PER_DEGREE: f64 = 310.0;

/// The smoothed year of one station.
#[derive(Debug, Clone, PartialEq)]
pub struct ClimateYear {
    pub city: String,
    mean_c: Vec<f64>,
}

impl ClimateYear {
    /// Mean temperature around a date; 29 February is read as the 28th.
    pub fn mean_c(&self, date: Date) -> f64 {
        let day = date.day_of_year_no_leap().unwrap_or(59);
        let index = usize::try_from(day - 1).expect("days of the year count from one");
        self.mean_c[index]
    }

    /// The mean of the warmest 31 days.
    pub fn warmest_c(&self) -> f64 {
        self.mean_c.iter().copied().fold(f64::MIN, f64::max)
    }

    /// Heat units above `base_c` from `from` up to, not including, `until`.
    pub fn heat_between(&self, base_c: f64, from: Date, until: Date) -> f64 {
        days_from(from)
            .take_while(|&day| day < until)
            .map(|day| (self.mean_c(day) - base_c).max(0.0))
            .sum()
    }

    /// The day on which `needed` heat units have gathered since `from`, if before `until`.
    pub fn heat_reached(&self, base_c: f64, needed: f64, from: Date, until: Date) -> Option<Date> {
        let mut gathered = 0.0;
        days_from(from).take_while(|&day| day < until).find(|&day| {
            gathered += (self.mean_c(day) - base_c).max(0.0);
            gathered >= needed
        })
    }

    /// The first day from January on which the smoothed mean reaches `degrees_c`.
    pub fn first_at_least(&self, degrees_c: f64, year: i16) -> Option<Date> {
        days_from(Date::constant(year, 1, 1))
            .take_while(|day| day.year() == year)
            .find(|&day| self.mean_c(day) >= degrees_c)
    }

    /// The last day of the year on which the smoothed mean still reaches `degrees_c`.
    pub fn last_at_least(&self, degrees_c: f64, year: i16) -> Option<Date> {
        days_from(Date::constant(year, 1, 1))
            .take_while(|day| day.year() == year)
            .filter(|&day| self.mean_c(day) >= degrees_c)
            .last()
    }
}

fn days_from(first: Date) -> impl Iterator<Item = Date> {
    std::iter::successors(Some(first), |day| day.tomorrow().ok())
}

/// One month of one station.
#[derive(Debug, Clone, PartialEq)]
pub struct ClimateMonth {
    pub city: String,
    /// 1 to 12.
    pub month: u8,
    /// Mean temperature.
    pub mean_c: f64,
    /// Precipitation in a usual month.
    pub precipitation_mm: f64,
}

pub(super) fn read_days() -> Result<Vec<ClimateYear>, TableError> {
    let table = Table::read(DAYS, &LIMITS)?;
    let (city, sums) = (
        table.column("city", &[])?,
        table.column("tenths_summed_over_31_days", &[])?,
    );
    table
        .rows()
        .iter()
        .map(|row| {
            let mean_c: Option<Vec<f64>> = needed(&table, row, sums)?
                .split_ascii_whitespace()
                .map(|sum| sum.parse::<i32>().ok())
                .map(|sum| sum.map(|sum| f64::from(sum) / UNITS_PER_DEGREE))
                .collect();
            let mean_c = mean_c
                .filter(|days| days.len() == 365)
                .ok_or_else(|| table.refuse(row, sums, "needs 365 whole numbers"))?;
            Ok(ClimateYear {
                city: needed(&table, row, city)?.to_owned(),
                mean_c,
            })
        })
        .collect()
}

pub(super) fn read_months() -> Result<Vec<ClimateMonth>, TableError> {
    let table = Table::read(MONTHS, &LIMITS)?;
    let [city, month, mean, precipitation] = [
        table.column("city", &[])?,
        table.column("month", &[])?,
        table.column("mean_c", &[])?,
        table.column("precipitation_mm", &[])?,
    ];
    table
        .rows()
        .iter()
        .map(|row| {
            Ok(ClimateMonth {
                city: needed(&table, row, city)?.to_owned(),
                month: table.required_number(row, month)? as u8,
                mean_c: table.required_number(row, mean)?,
                precipitation_mm: table.required_number(row, precipitation)?,
            })
        })
        .collect()
}
