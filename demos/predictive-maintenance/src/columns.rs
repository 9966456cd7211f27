//! Which column of a table is the machine, which the cycle, which are sensors, and which are left out, and why.

use std::collections::HashSet;

use boreal_demo_kit::{TableError, wire_enum};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::readings::Unit;

/// What the column of the machine is called, the plainest first.
const UNITS: [&str; 9] = [
    "unit",
    "unitnumber",
    "unitid",
    "unitnr",
    "machine",
    "machineid",
    "engine",
    "asset",
    "id",
];
/// And that of the cycle.
const CYCLES: [&str; 9] = [
    "cycle",
    "cycles",
    "timecycles",
    "timeincycles",
    "time",
    "hours",
    "hour",
    "day",
    "age",
];
/// What counts by the calendar: learnt from, it would tell when a machine ran, not how worn it was.
const CLOCKS: [&str; 3] = ["date", "datetime", "timestamp"];

wire_enum! {
    /// Why a column is not learnt from.
    #[schema(as = PredictiveMaintenanceWhy)]
    pub enum Why {
        /// How a machine was run is no sign of its wear.
        Setting = "setting",
        /// It names machines or counts time, beside the column that was taken for that.
        Counts = "counts",
        /// It holds words or dates.
        Text = "text",
        /// Machines that failed, or that run, have no reading of it, and with other such sensors these would be more
        /// than a few.
        Silent = "silent",
    }
}

/// A column that is not learnt from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = PredictiveMaintenanceLeftOut)]
pub struct LeftOut {
    pub column: String,
    pub why: Why,
    /// The first machine that has no reading of it, where that is why.
    pub unit: Option<Unit>,
}

/// Which column is what.
pub(crate) struct Columns {
    pub unit: usize,
    pub cycle: usize,
    pub sensors: Vec<(usize, String)>,
    pub cycle_name: String,
    pub unit_name: String,
    pub left_out: Vec<LeftOut>,
}

impl Columns {
    pub fn of(names: &[String]) -> Result<Self, TableError> {
        // The best name that is there, wherever it stands.
        let find = |wanted: &'static str, known: &[&str]| {
            let place = |of: &&str| names.iter().position(|name| key(name) == **of);
            known
                .iter()
                .find_map(place)
                .ok_or_else(|| missing(wanted, names))
        };
        let unit = find("unit", &UNITS)?;
        let cycle = find("cycle", &CYCLES)?;
        let mut sensors = Vec::new();
        let mut left_out = Vec::new();
        for (place, name) in names.iter().enumerate() {
            if place == unit || place == cycle || key(name).is_empty() {
                continue;
            }
            match why_not(name) {
                Some(why) => left_out.push(LeftOut {
                    column: name.clone(),
                    why,
                    unit: None,
                }),
                None => sensors.push((place, name.clone())),
            }
        }
        if sensors.is_empty() {
            return Err(missing("a sensor", names));
        }
        let mut seen = HashSet::new();
        if let Some((_, twice)) = sensors.iter().find(|(_, name)| !seen.insert(name)) {
            return Err(TableError::Cell {
                line: 1,
                column: twice.clone(),
                problem: "the heading is there twice".to_owned(),
            });
        }
        Ok(Self {
            unit,
            cycle,
            sensors,
            cycle_name: names[cycle].clone(),
            unit_name: names[unit].clone(),
            left_out,
        })
    }
}

fn missing(wanted: &'static str, names: &[String]) -> TableError {
    TableError::MissingColumn {
        wanted,
        found: names.join(", "),
    }
}

/// Case, spaces and punctuation of a heading do not matter; one without letters and digits names no sensor.
fn key(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Why a column of such a name is no sensor.
fn why_not(name: &str) -> Option<Why> {
    let key = key(name);
    let counts = [&UNITS[..], &CYCLES, &CLOCKS].concat();
    if counts.contains(&&*key) {
        return Some(Why::Counts);
    }
    let prefixes = ["op", "setting", "os", "opsetting", "operationalsetting"];
    let is_numbered = |prefix: &str| {
        key.strip_prefix(prefix)
            .is_some_and(|rest| rest.len() == 1 && rest.as_bytes()[0].is_ascii_digit())
    };
    let is_setting = prefixes.into_iter().any(is_numbered);
    is_setting.then_some(Why::Setting)
}
