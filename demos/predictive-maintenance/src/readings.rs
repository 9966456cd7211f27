//! Readings of machines from a table: a row a machine and cycle, a column a sensor.
//!
//! Two shapes are read: NASA's (no headings, 26 columns parted by spaces or commas: unit, cycle, three settings and 21
//! sensors) and a table with headings, of which one is the machine and one the cycle.

use boreal_demo_kit::field::shown;
use boreal_demo_kit::table::is_nothing;
use boreal_demo_kit::{Limits, Table, TableError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::columns::{Columns, LeftOut};
use crate::rows::Rows;

/// NASA's largest file, `train_FD004.txt` of 61,249 rows and about 10 MB, and a little more.
pub const TABLE_LIMITS: Limits = Limits {
    max_bytes: 12 << 20,
    max_rows: 100_000,
    max_columns: 48,
};
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
    pub(crate) fn of(text: &str) -> Self {
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
    /// By sensor, empty cells that took the reading before them, at its beginning the first one.
    pub filled: Vec<usize>,
}

impl Machine {
    pub fn first_cycle(&self) -> f64 {
        self.cycles.first().copied().unwrap_or_default()
    }

    pub fn last_cycle(&self) -> f64 {
        self.cycles.last().copied().unwrap_or_default()
    }

    /// Whether it has no reading of a sensor: each of its values is NaN then, and else none is in the end.
    pub fn lacks(&self, sensor: usize) -> bool {
        self.sensors[sensor].last().is_none_or(|last| last.is_nan())
    }

    /// The first of some sensors that it has no reading of.
    pub fn first_lacking(&self, sensors: &[usize]) -> Option<usize> {
        sensors.iter().copied().find(|&sensor| self.lacks(sensor))
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Fleet {
    pub sensors: Vec<String>,
    pub left_out: Vec<LeftOut>,
    pub machines: Vec<Machine>,
    /// Machines that were left out: they have no reading of a sensor that is learnt from.
    pub silent: Vec<Unit>,
}

impl Fleet {
    pub fn rows(&self) -> usize {
        self.machines
            .iter()
            .map(|machine| machine.cycles.len())
            .sum()
    }

    pub fn filled(&self) -> usize {
        self.machines.iter().flat_map(|one| &one.filled).sum()
    }

    /// The machines that have all of these sensors; the others are left out, and named.
    pub fn without_silent(self, sensors: &[usize]) -> Self {
        let is_silent = |machine: &Machine| machine.first_lacking(sensors).is_some();
        let (silent, machines): (Vec<Machine>, Vec<Machine>) =
            self.machines.into_iter().partition(is_silent);
        Self {
            machines,
            silent: silent.into_iter().map(|machine| machine.unit).collect(),
            ..self
        }
    }

    /// The same machines without columns that another table has left out.
    pub fn without(self, left_out: &[LeftOut]) -> Self {
        let is_out = |sensor: &String| left_out.iter().find(|out| out.column == *sensor);
        let also = self.sensors.iter().filter_map(is_out).cloned();
        let also: Vec<LeftOut> = also.collect();
        let kept = self
            .sensors
            .iter()
            .filter(|sensor| is_out(sensor).is_none());
        let kept: Vec<String> = kept.cloned().collect();
        let mut fleet = self.with_sensors(&kept).expect("they are its own");
        fleet.left_out.extend(also);
        fleet
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
            let filled = places.iter().map(|&place| machine.filled[place]);
            machine.filled = filled.collect();
            machine
        });
        Ok(Self {
            machines: machines.collect(),
            sensors: wanted.to_vec(),
            left_out: self.left_out,
            silent: self.silent,
        })
    }
}

/// Reads machines that failed, in either shape: a sensor that nearly all of them have is kept.
pub fn read(text: &str) -> Result<Fleet, TableError> {
    rows(text)?.finish(|_| true)
}

/// Reads machines that failed and those that run, of which a sensor that most of them have is kept. Only what both tell
/// is learnt from; where one of the tables is refused, what the other tells.
pub fn read_both(
    failed: &str,
    running: &str,
) -> (Result<Fleet, TableError>, Result<Fleet, TableError>) {
    let running = rows(running);
    let is_told = |sensor: &str| {
        running
            .as_ref()
            .map_or(true, |running| running.tells(sensor))
    };
    let failed = rows(failed).and_then(|failed| failed.finish(is_told));
    let running = running.and_then(|running| running.finish_running(failed.as_ref().ok()));
    (failed, running)
}

fn rows(text: &str) -> Result<Rows, TableError> {
    if text.len() > TABLE_LIMITS.max_bytes {
        return Err(TableError::TooLarge(TABLE_LIMITS.max_bytes));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let first = text.lines().find(|line| !line.trim().is_empty());
    let first = first.ok_or(TableError::Empty)?;
    let mark = mark_of(first);
    let has_headings = cells(first, mark).any(|cell| number(cell).is_none() && !is_missing(cell));
    match (has_headings, mark) {
        (false, _) => read_plain(text, mark, None),
        (true, None) => read_plain(text, mark, Some(first)),
        (true, Some(_)) => read_table(&Table::read(text, &TABLE_LIMITS)?),
    }
}

/// What parts the cells of a line; none for spaces.
fn mark_of(line: &str) -> Option<char> {
    let marks = [';', '\t', '|', ','];
    marks.into_iter().find(|&mark| line.contains(mark))
}

/// The cells of a line; between two marks there is one, empty or not.
fn cells(line: &str, mark: Option<char>) -> Box<dyn Iterator<Item = &str> + '_> {
    match mark {
        None => Box::new(line.split_whitespace()),
        Some(mark) => Box::new(line.split(mark).map(str::trim)),
    }
}

/// A number with a decimal point, or a comma where that parts no cells.
fn number(cell: &str) -> Option<f64> {
    let value = cell.parse().or_else(|_| cell.replace(',', ".").parse());
    value.ok().filter(|value: &f64| value.is_finite())
}

/// Numbers alone, as NASA publishes them, or under a line of headings parted by spaces.
fn read_plain(text: &str, mark: Option<char>, headings: Option<&str>) -> Result<Rows, TableError> {
    let names: Vec<String> = match headings {
        Some(line) => cells(line, mark).map(str::to_owned).collect(),
        None => nasa_names(),
    };
    if names.len() > TABLE_LIMITS.max_columns {
        return Err(TableError::TooManyColumns(TABLE_LIMITS.max_columns));
    }
    let mut rows = Rows::new(Columns::of(&names)?);
    let lines = (1..).zip(text.lines());
    let written = lines.filter(|(_, line)| !line.trim().is_empty());
    let mut row = Vec::new();
    for (line, text) in written.skip(usize::from(headings.is_some())) {
        row.clear();
        row.extend(cells(text, mark));
        // A mark at the end of a line begins no cell.
        if row.len() == names.len() + 1 && row.last() == Some(&"") {
            row.pop();
        }
        if row.len() != names.len() {
            return Err(TableError::Ragged {
                line,
                expected: names.len(),
                got: row.len(),
            });
        }
        rows.add(line, row[rows.columns.unit], |place| {
            match number(row[place]) {
                None if !is_missing(row[place]) => Err(TableError::Cell {
                    line,
                    column: names[place].clone(),
                    problem: format!("\"{}\" is not a number", shown(row[place])),
                }),
                value => Ok(value),
            }
        })?;
    }
    Ok(rows)
}

/// A sensor that did not answer: programs that record them also write that it gave no number.
fn is_missing(cell: &str) -> bool {
    cell.is_empty() || is_nothing(cell) || cell.eq_ignore_ascii_case("nan")
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

fn read_table(table: &Table) -> Result<Rows, TableError> {
    let names: Vec<String> = table.headers().iter().map(str::to_owned).collect();
    let mut rows = Rows::new(Columns::of(&names)?);
    for row in table.rows() {
        let text = |place: usize| table.text(row, place).unwrap_or_default();
        let unit = text(rows.columns.unit);
        rows.add(row.line, unit, |place| match is_missing(text(place)) {
            true => Ok(None),
            false => table.number(row, place),
        })?;
    }
    Ok(rows)
}
