//! Readings of machines from a table: a row a machine and cycle, a column a sensor.
//!
//! Two shapes are read: NASA's (no headings, 26 columns parted by spaces or commas: unit, cycle, three settings and 21
//! sensors) and a table with headings, of which one is the machine and one the cycle.

use std::collections::{HashMap, HashSet};

use boreal_demo_kit::field::shown;
use boreal_demo_kit::table::is_nothing;
use boreal_demo_kit::{Limits, Table, TableError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Twice the largest of NASA's four files.
pub const TABLE_LIMITS: Limits = Limits {
    max_bytes: 12 << 20,
    max_rows: 100_000,
    max_columns: 48,
};
/// What is worth a name, and what can be drawn.
pub const MAX_MACHINES: usize = 1_000;
const MAX_NAME: usize = 40;
/// Of NASA's files: unit, cycle and three settings come before the sensors.
const SETTINGS: usize = 3;
const NASA_COLUMNS: usize = 26;

/// What a machine is called: a number where the table has one.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
#[schema(as = PredictiveMaintenanceUnit)]
pub enum Unit {
    Number(u32),
    Name(String),
}

impl Unit {
    fn of(text: &str) -> Self {
        // NASA's own files are often saved again with decimals.
        let number = text
            .parse::<f64>()
            .ok()
            .filter(|number| number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(number));
        // Zeros in front are part of a name.
        let is_name = text.len() > 1 && text.starts_with('0') && !text.starts_with("0.");
        match number.filter(|_| !is_name) {
            Some(number) => Self::Number(number as u32),
            None => Self::Name(text.to_owned()),
        }
    }
}

impl std::fmt::Display for Unit {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Self::Number(number) => write!(out, "{number}"),
            Self::Name(name) => out.write_str(name),
        }
    }
}

/// A machine's readings in the order of its cycles.
#[derive(Debug, Clone, PartialEq)]
pub struct Machine {
    pub unit: Unit,
    pub cycles: Vec<f64>,
    /// By sensor, then by reading.
    pub sensors: Vec<Vec<f32>>,
}

impl Machine {
    pub fn first_cycle(&self) -> f64 {
        self.cycles.first().copied().unwrap_or_default()
    }

    pub fn last_cycle(&self) -> f64 {
        self.cycles.last().copied().unwrap_or_default()
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Fleet {
    pub sensors: Vec<String>,
    pub machines: Vec<Machine>,
    /// By sensor, empty cells that took the machine's reading before them, at its beginning the first one.
    pub filled: Vec<usize>,
}

impl Fleet {
    pub fn rows(&self) -> usize {
        self.machines
            .iter()
            .map(|machine| machine.cycles.len())
            .sum()
    }

    pub fn filled(&self) -> usize {
        self.filled.iter().sum()
    }

    /// The same machines with these sensors in this order; the first that is not there otherwise.
    pub fn with_sensors(self, wanted: &[String]) -> Result<Self, String> {
        let place = |name: &String| self.sensors.iter().position(|own| own == name);
        let places: Result<Vec<usize>, String> = wanted
            .iter()
            .map(|name| place(name).ok_or_else(|| name.clone()))
            .collect();
        let places = places?;
        let machines = self.machines.into_iter().map(|mut machine| {
            let own = &mut machine.sensors;
            let sensors = places.iter().map(|&place| std::mem::take(&mut own[place]));
            machine.sensors = sensors.collect();
            machine
        });
        Ok(Self {
            machines: machines.collect(),
            sensors: wanted.to_vec(),
            filled: places.iter().map(|&place| self.filled[place]).collect(),
        })
    }
}

/// Reads either shape.
pub fn read(text: &str) -> Result<Fleet, TableError> {
    if text.len() > TABLE_LIMITS.max_bytes {
        return Err(TableError::TooLarge(TABLE_LIMITS.max_bytes));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let first = text.lines().find(|line| !line.trim().is_empty());
    let first = first.ok_or(TableError::Empty)?;
    let has_headings = cells(first).any(|cell| cell.parse::<f64>().is_err() && !is_missing(cell));
    let is_parted = first.contains([',', ';', '\t', '|']);
    match (has_headings, is_parted) {
        (false, _) => read_plain(text, None),
        (true, false) => read_plain(text, Some(first)),
        (true, true) => read_table(&Table::read(text, &TABLE_LIMITS)?),
    }
}

/// The cells of a line parted by spaces, tabs, commas or semicolons.
fn cells(line: &str) -> impl Iterator<Item = &str> {
    line.split([' ', '\t', ',', ';'])
        .filter(|cell| !cell.is_empty())
}

/// Numbers alone, as NASA publishes them, or under a line of headings parted by spaces.
fn read_plain(text: &str, headings: Option<&str>) -> Result<Fleet, TableError> {
    let names: Vec<String> = match headings {
        Some(line) => cells(line).map(str::to_owned).collect(),
        None => nasa_names(),
    };
    if names.len() > TABLE_LIMITS.max_columns {
        return Err(TableError::TooManyColumns(TABLE_LIMITS.max_columns));
    }
    let columns = Columns::of(&names)?;
    let mut rows = Rows::new(columns);
    let mut values = Vec::new();
    let mut is_headed = headings.is_some();
    for (line, text) in (1..).zip(text.lines()) {
        if text.trim().is_empty() {
            continue;
        }
        if std::mem::take(&mut is_headed) {
            continue;
        }
        let mut unit = "";
        values.clear();
        for (place, cell) in cells(text).enumerate() {
            if place == rows.columns.unit {
                unit = cell;
            }
            let value = cell.parse().ok().filter(|value: &f64| value.is_finite());
            let is_known = value.is_some() || place == rows.columns.unit || is_missing(cell);
            if !is_known {
                return Err(TableError::Cell {
                    line,
                    column: names.get(place).cloned().unwrap_or_default(),
                    problem: format!("\"{}\" is not a number", shown(cell)),
                });
            }
            values.push(value);
        }
        if values.len() != names.len() {
            return Err(TableError::Ragged {
                line,
                expected: names.len(),
                got: values.len(),
            });
        }
        rows.add(line, unit, |place| values[place])?;
    }
    rows.finish()
}

/// A sensor that did not answer: programs that record them also write that it gave no number.
fn is_missing(cell: &str) -> bool {
    is_nothing(cell) || cell.eq_ignore_ascii_case("nan")
}

fn nasa_names() -> Vec<String> {
    let settings = (1..=SETTINGS).map(|number| format!("op{number}"));
    let sensors = (1..=NASA_COLUMNS - SETTINGS - 2).map(|number| format!("s{number}"));
    ["unit", "cycle"]
        .map(str::to_owned)
        .into_iter()
        .chain(settings)
        .chain(sensors)
        .collect()
}

fn read_table(table: &Table) -> Result<Fleet, TableError> {
    let names: Vec<String> = table.headers().iter().map(str::to_owned).collect();
    let mut rows = Rows::new(Columns::of(&names)?);
    let mut values = vec![None; names.len()];
    for row in table.rows() {
        for (place, value) in values.iter_mut().enumerate() {
            if place != rows.columns.unit {
                let is_missing = table.text(row, place).is_some_and(is_missing);
                *value = match is_missing {
                    true => None,
                    false => table.number(row, place)?,
                };
            }
        }
        let unit = table
            .text(row, rows.columns.unit)
            .unwrap_or_default()
            .trim();
        rows.add(row.line, unit, |place| values[place])?;
    }
    rows.finish()
}

/// Which column is what.
struct Columns {
    unit: usize,
    cycle: usize,
    sensors: Vec<(usize, String)>,
    cycle_name: String,
    unit_name: String,
}

impl Columns {
    fn of(names: &[String]) -> Result<Self, TableError> {
        // The best name that is there, wherever it stands.
        let find = |wanted: &'static str, also: &[&str]| {
            let place = |of: &str| names.iter().position(|name| key(name) == of);
            let missing = || TableError::MissingColumn {
                wanted,
                found: names.join(", "),
            };
            let also = also.iter().find_map(|also| place(also));
            place(wanted).or(also).ok_or_else(missing)
        };
        let unit = find(
            "unit",
            &[
                "unitnumber",
                "unitid",
                "unitnr",
                "machine",
                "machineid",
                "engine",
                "asset",
                "id",
            ],
        )?;
        let cycle = find(
            "cycle",
            &[
                "cycles",
                "timecycles",
                "timeincycles",
                "time",
                "hours",
                "hour",
                "day",
                "age",
            ],
        )?;
        let is_sensor =
            |place: usize, name: &str| place != unit && place != cycle && !is_setting(name);
        let sensors: Vec<_> = names
            .iter()
            .enumerate()
            .filter(|(place, name)| is_sensor(*place, name))
            .map(|(place, name)| (place, name.clone()))
            .collect();
        if sensors.is_empty() {
            return Err(TableError::MissingColumn {
                wanted: "a sensor",
                found: names.join(", "),
            });
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
        })
    }
}

/// Case, spaces and punctuation of a heading do not matter.
fn key(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// How a machine was run is no sign of its wear: NASA's `op1` to `op3`, or columns called settings.
fn is_setting(name: &str) -> bool {
    let key = key(name);
    let number = |prefix: &str| {
        key.strip_prefix(prefix)
            .is_some_and(|rest| rest.len() == 1 && rest.as_bytes()[0].is_ascii_digit())
    };
    number("op")
        || number("setting")
        || number("os")
        || number("opsetting")
        || number("operationalsetting")
}

/// Machines as they come, a row at a time.
struct Rows {
    columns: Columns,
    places: HashMap<Unit, usize>,
    machines: Vec<Machine>,
    /// The line each machine begins at.
    begin: Vec<u64>,
    rows: usize,
    /// By sensor.
    filled: Vec<usize>,
}

impl Rows {
    fn new(columns: Columns) -> Self {
        Self {
            filled: vec![0; columns.sensors.len()],
            columns,
            places: HashMap::new(),
            machines: Vec::new(),
            begin: Vec::new(),
            rows: 0,
        }
    }

    fn add(
        &mut self,
        line: u64,
        unit: &str,
        value: impl Fn(usize) -> Option<f64>,
    ) -> Result<(), TableError> {
        let wrong = |column: &str, problem: String| TableError::Cell {
            line,
            column: column.to_owned(),
            problem,
        };
        if self.rows == TABLE_LIMITS.max_rows {
            return Err(TableError::TooManyRows(TABLE_LIMITS.max_rows));
        }
        self.rows += 1;
        if unit.is_empty() || unit.chars().count() > MAX_NAME {
            let rule = format!("a machine's name has 1 to {MAX_NAME} characters");
            return Err(wrong(&self.columns.unit_name, rule));
        }
        let name = Unit::of(unit);
        let place = match self.places.get(&name) {
            Some(&place) => place,
            None if self.machines.len() == MAX_MACHINES => {
                let rule = format!("the table has more than {MAX_MACHINES} machines");
                return Err(wrong(&self.columns.unit_name, rule));
            }
            None => {
                self.places.insert(name.clone(), self.machines.len());
                self.begin.push(line);
                self.machines.push(Machine {
                    unit: name,
                    cycles: Vec::new(),
                    sensors: vec![Vec::new(); self.columns.sensors.len()],
                });
                self.machines.len() - 1
            }
        };
        let machine = &mut self.machines[place];
        let cycle = value(self.columns.cycle).filter(|cycle| (0.0..=1e9).contains(cycle));
        let Some(cycle) = cycle else {
            let rule = "a cycle is a number from 0 to 1000000000".to_owned();
            return Err(wrong(&self.columns.cycle_name, rule));
        };
        if machine.cycles.last().is_some_and(|&last| last >= cycle) {
            let rule = format!(
                "cycle {cycle} of machine {} comes after cycle {}: its rows must rise, each cycle once",
                shown(unit),
                machine.last_cycle()
            );
            return Err(wrong(&self.columns.cycle_name, rule));
        }
        machine.cycles.push(cycle);
        let sensors = machine.sensors.iter_mut().zip(&mut self.filled);
        for ((sensor, filled), (place, name)) in sensors.zip(&self.columns.sensors) {
            let read = value(*place);
            if read.is_some_and(|read| read.abs() > 1e12) {
                return Err(wrong(name, "must be -1e12 to 1e12".to_owned()));
            }
            *filled += usize::from(read.is_none());
            // Before the first reading there is nothing to take: settled when all rows are there.
            let before = sensor.last().copied().unwrap_or(f32::NAN);
            sensor.push(read.map_or(before, |read| read as f32));
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Fleet, TableError> {
        if self.machines.is_empty() {
            return Err(TableError::Empty);
        }
        for (machine, &line) in self.machines.iter_mut().zip(&self.begin) {
            for (sensor, (_, name)) in machine.sensors.iter_mut().zip(&self.columns.sensors) {
                let known = sensor.iter().position(|value| !value.is_nan());
                let Some(known) = known else {
                    return Err(TableError::Cell {
                        line,
                        column: name.clone(),
                        problem: format!("machine {} has no reading of it", machine.unit),
                    });
                };
                let first = sensor[known];
                sensor[..known].fill(first);
            }
        }
        Ok(Fleet {
            sensors: self
                .columns
                .sensors
                .into_iter()
                .map(|(_, name)| name)
                .collect(),
            machines: self.machines,
            filled: self.filled,
        })
    }
}
