//! When the last frost of spring and the first of fall come, and how surely.

use super::{LIMITS, needed, parsed};
use boreal_demo_kit::{Table, TableError, wire_enum};
use jiff::civil::Date;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

const BUNDLED: &str = include_str!("../../data/frost.csv");

wire_enum! {
    /// Where a city's frost dates come from.
    #[schema(as = DataIntegrationFrostBasis)]
    pub enum FrostBasis {
        /// Read in the publisher's own record of the station.
        Station = "station",
        /// Read in a published chart that cites the publisher.
        Reported = "reported",
        /// Written down from general knowledge; to be checked locally.
        Recalled = "recalled",
        /// The visitor's own dates.
        Own = "own",
    }
}

impl FrostBasis {
    /// What a reader should know before trusting the dates.
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::Station => {
                "Read in Environment and Climate Change Canada's record of the station."
            }
            Self::Reported => {
                "Read in published charts that cite Environment and Climate Change Canada."
            }
            Self::Recalled => {
                "Recalled from general knowledge, not read at the source: check them with a local garden centre or the nearest climate station."
            }
            Self::Own => "Your own dates.",
        }
    }
}

/// A day of any year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct MonthDay {
    month: i8,
    day: i8,
}

/// Text that is not a day of the year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a month and a day like 05-23 is needed")]
pub struct NotAMonthDay;

impl MonthDay {
    /// The date in a year.
    pub fn in_year(self, year: i16) -> Date {
        Date::new(year, self.month, self.day)
            .expect("every year has the day; 29 February is refused")
    }
}

impl fmt::Display for MonthDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}-{:02}", self.month, self.day)
    }
}

impl FromStr for MonthDay {
    type Err = NotAMonthDay;

    /// Reads `05-23`; 29 February is refused, since most years have none.
    fn from_str(text: &str) -> Result<Self, NotAMonthDay> {
        let (month, day) = text.trim().split_once('-').ok_or(NotAMonthDay)?;
        let number = |part: &str| match part.len() {
            2 => part.parse::<i8>().map_err(|_| NotAMonthDay),
            _ => Err(NotAMonthDay),
        };
        let (month, day) = (number(month)?, number(day)?);
        Date::new(2027, month, day).map_err(|_| NotAMonthDay)?;
        Ok(Self { month, day })
    }
}

/// The dates one year in ten, one in two and nine in ten pass; `None` where nobody published them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Percentiles {
    /// One year in ten has frost beyond it (later in spring, earlier in fall).
    pub p10: Option<MonthDay>,
    pub p50: MonthDay,
    /// Nine years in ten have frost beyond it.
    pub p90: Option<MonthDay>,
}

/// The frost dates of a city.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FrostRow {
    pub city: String,
    pub last_spring: Percentiles,
    pub first_fall: Percentiles,
    /// Where they come from.
    pub basis: FrostBasis,
}

pub(super) fn read() -> Result<Vec<FrostRow>, TableError> {
    let table = Table::read(BUNDLED, &LIMITS)?;
    let city = table.column("city", &[])?;
    let basis = table.column("basis", &[])?;
    let last = [
        table.column("last_p10", &[])?,
        table.column("last_p50", &[])?,
        table.column("last_p90", &[])?,
    ];
    let first = [
        table.column("first_p10", &[])?,
        table.column("first_p50", &[])?,
        table.column("first_p90", &[])?,
    ];
    table
        .rows()
        .iter()
        .map(|row| {
            let maybe = |column: usize| {
                table
                    .text(row, column)
                    .map(|_| parsed::<MonthDay>(&table, row, column))
                    .transpose()
            };
            let percentiles = |[p10, p50, p90]: [usize; 3]| -> Result<Percentiles, TableError> {
                Ok(Percentiles {
                    p10: maybe(p10)?,
                    p50: parsed(&table, row, p50)?,
                    p90: maybe(p90)?,
                })
            };
            Ok(FrostRow {
                city: needed(&table, row, city)?.to_owned(),
                last_spring: percentiles(last)?,
                first_fall: percentiles(first)?,
                basis: parsed(&table, row, basis)?,
            })
        })
        .collect()
}
