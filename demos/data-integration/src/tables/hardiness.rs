//! Plant hardiness zones: how cold a winter a perennial must bear.

use super::{LIMITS, needed, parsed};
use boreal_demo_kit::{Table, TableError};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;
use utoipa::ToSchema;

const BUNDLED: &str = include_str!("../../data/hardiness.csv");

/// A zone of Natural Resources Canada's map, `0a` (coldest) to `9b`.
///
/// Counted in half zones: `4a` is 8, `4b` is 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ToSchema)]
#[schema(value_type = String, example = "4a")]
pub struct Zone(u8);

/// Text that is not a zone.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a hardiness zone like 4a")]
pub struct NotAZone(String);

impl Zone {
    /// The colder half of zone `number`, where it begins.
    pub fn start_of(number: u8) -> Self {
        Self(number * 2)
    }

    /// Half zones by which this one falls short of another; zero where it does not.
    pub fn short_of(self, other: Self) -> u8 {
        other.0.saturating_sub(self.0)
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0.is_multiple_of(2) { 'a' } else { 'b' };
        write!(f, "{}{half}", self.0 / 2)
    }
}

impl FromStr for Zone {
    type Err = NotAZone;

    fn from_str(text: &str) -> Result<Self, NotAZone> {
        let mut characters = text.chars();
        match (characters.next(), characters.next(), characters.next()) {
            (Some(digit @ '0'..='9'), Some(half @ ('a' | 'b')), None) => {
                Ok(Self((digit as u8 - b'0') * 2 + u8::from(half == 'b')))
            }
            _ => Err(NotAZone(text.chars().take(40).collect())),
        }
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The zone of a city.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ZoneRow {
    pub city: String,
    pub zone: Zone,
}

pub(super) fn read() -> Result<Vec<ZoneRow>, TableError> {
    let table = Table::read(BUNDLED, &LIMITS)?;
    let (city, zone) = (table.column("city", &[])?, table.column("zone", &[])?);
    table
        .rows()
        .iter()
        .map(|row| {
            Ok(ZoneRow {
                city: needed(&table, row, city)?.to_owned(),
                zone: parsed(&table, row, zone)?,
            })
        })
        .collect()
}
