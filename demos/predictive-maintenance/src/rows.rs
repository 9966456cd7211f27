//! Machines of a table as its rows come, and at the end which of its sensors can be learnt from.

use std::collections::{HashMap, HashSet};

use boreal_demo_kit::TableError;
use boreal_demo_kit::field::shown;

use crate::columns::{Columns, LeftOut, Why};
use crate::fit::{LEAST_MACHINES, moves};
use crate::readings::{Fleet, Machine, TABLE_LIMITS, Unit};

/// What is worth a name, and what can be drawn.
const MAX_MACHINES: usize = 1_000;
const MAX_NAME: usize = 40;
/// One in so many of the machines that run may lack sensors before these are left out for all of them.
const ONE_SILENT_IN: usize = 4;
/// And one in so many of those that failed, or a single one: nothing is learnt from a history that lacks one.
const ONE_SILENT_FAILED_IN: usize = 10;

/// Machines as they come, a row at a time.
pub(crate) struct Rows {
    pub columns: Columns,
    places: HashMap<Unit, usize>,
    machines: Vec<Machine>,
    /// The line each machine begins at.
    begin: Vec<u64>,
    rows: usize,
    /// By sensor.
    words: Vec<Words>,
}

/// A cell's number, or none where the sensor did not answer, or why it is neither.
type Read = Result<Option<f64>, TableError>;

/// Cells of a sensor that hold no numbers: how many, and what is wrong with the first.
type Words = (usize, Option<TableError>);

impl Rows {
    pub fn new(columns: Columns) -> Self {
        Self {
            words: vec![(0, None); columns.sensors.len()],
            columns,
            places: HashMap::new(),
            machines: Vec::new(),
            begin: Vec::new(),
            rows: 0,
        }
    }

    pub fn add(
        &mut self,
        line: u64,
        unit: &str,
        read: impl Fn(usize) -> Read,
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
                    filled: vec![0; self.columns.sensors.len()],
                });
                self.machines.len() - 1
            }
        };
        let machine = &mut self.machines[place];
        let cycle = read(self.columns.cycle)?.filter(|cycle| (0.0..=1e9).contains(cycle));
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
        let counts = machine.filled.iter_mut().zip(&mut self.words);
        let sensors = machine.sensors.iter_mut().zip(counts);
        for ((sensor, (filled, words)), (place, name)) in sensors.zip(&self.columns.sensors) {
            let read = match read(*place) {
                Ok(read) => read,
                Err(error @ TableError::Cell { .. }) => {
                    words.0 += 1;
                    words.1.get_or_insert(error);
                    None
                }
                Err(error) => return Err(error),
            };
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

    /// Machines that failed: a few may lack sensors that are kept for the others, where enough others are left to learn
    /// from. A sensor that those that run do not tell is not learnt from.
    pub fn finish(self, is_told: impl Fn(&str) -> bool) -> Result<Fleet, TableError> {
        let all = self.machines.len();
        let few = (all / ONE_SILENT_FAILED_IN).max(1);
        let are_enough = all >= few + LEAST_MACHINES;
        let is_learnt =
            |place: usize| is_told(&self.columns.sensors[place].1) && moves(&self.machines, place);
        let kept = self.kept(if are_enough { few } else { 0 }, is_learnt);
        self.finish_with(&kept)
    }

    /// Machines that run: a few may lack sensors that are kept for the others. What is learnt from is what moves on
    /// those that failed; where these were refused, it may be any.
    pub fn finish_running(self, failed: Option<&Fleet>) -> Result<Fleet, TableError> {
        let is_learnt = |place: usize| {
            let (_, name) = &self.columns.sensors[place];
            failed.is_none_or(|failed| {
                let own = failed.sensors.iter().position(|own| own == name);
                own.is_some_and(|own| moves(&failed.machines, own))
            })
        };
        let kept = self.kept(self.few_running(), is_learnt);
        self.finish_with(&kept)
    }

    /// How many machines that run may lack sensors.
    fn few_running(&self) -> usize {
        self.machines.len() / ONE_SILENT_IN
    }

    /// Whether a sensor holds numbers, and so few of these machines that run lack it that it may be kept. A column that
    /// is missing is not left out: it is refused.
    pub fn tells(&self, name: &str) -> bool {
        let mut sensors = self.columns.sensors.iter();
        let place = sensors.position(|(_, own)| own == name);
        place.is_none_or(|place| {
            self.words[place].1.is_none() && self.silent(place).count() <= self.few_running()
        })
    }

    /// By sensor, whether it is kept. While more than a few machines lack any sensor that is learnt from, the one that
    /// most of them lack goes, of equals the last; one that is not costs no machine its estimate.
    fn kept(&self, few: usize, is_learnt: impl Fn(usize) -> bool) -> Vec<bool> {
        let places = 0..self.columns.sensors.len();
        let silent: Vec<Vec<usize>> = places
            .clone()
            .map(|place| self.silent(place).collect())
            .collect();
        let mut kept: Vec<bool> = silent
            .iter()
            .map(|machines| machines.len() <= few)
            .collect();
        let is_counted =
            |&place: &usize| kept[place] && self.words[place].1.is_none() && is_learnt(place);
        let mut counted: Vec<usize> = places.filter(is_counted).collect();
        loop {
            let lacking: HashSet<usize> = counted
                .iter()
                .flat_map(|&place| silent[place].iter().copied())
                .collect();
            let most = counted
                .iter()
                .copied()
                .max_by_key(|&place| silent[place].len());
            let Some(most) = most.filter(|_| lacking.len() > few) else {
                return kept;
            };
            kept[most] = false;
            counted.retain(|&place| place != most);
        }
    }

    /// Machines without a reading of a sensor.
    fn silent(&self, place: usize) -> impl Iterator<Item = usize> {
        let machines = self.machines.iter().enumerate();
        machines
            .filter(move |(_, machine)| machine.lacks(place))
            .map(|(at, _)| at)
    }

    fn finish_with(mut self, kept: &[bool]) -> Result<Fleet, TableError> {
        if self.machines.is_empty() {
            return Err(TableError::Empty);
        }
        let mut sensors = Vec::new();
        let mut left_out = std::mem::take(&mut self.columns.left_out);
        let mut wrong = None;
        for (place, (_, name)) in self.columns.sensors.iter().enumerate() {
            match self.left_out(place, name, kept[place])? {
                None => sensors.push(name.clone()),
                Some((out, error)) => {
                    left_out.push(out);
                    wrong.get_or_insert(error);
                }
            }
        }
        if let (true, Some(wrong)) = (sensors.is_empty(), wrong) {
            return Err(wrong);
        }
        for machine in &mut self.machines {
            for (sensor, filled) in machine.sensors.iter_mut().zip(&mut machine.filled) {
                match sensor.iter().position(|value| !value.is_nan()) {
                    Some(known) => {
                        let first = sensor[known];
                        sensor[..known].fill(first);
                    }
                    // Of a machine that lacks a sensor no cell was filled.
                    None => *filled = 0,
                }
            }
        }
        let own = self.columns.sensors.into_iter().map(|(_, name)| name);
        let fleet = Fleet {
            sensors: own.collect(),
            machines: self.machines,
            left_out,
            silent: Vec::new(),
        };
        Ok(fleet.with_sensors(&sensors).expect("they are its own"))
    }

    /// A sensor that is not learnt from, and how it is refused where no other is left. A column that holds numbers but
    /// for some cells is one with mistakes in it: those are refused.
    fn left_out(
        &self,
        place: usize,
        name: &str,
        is_kept: bool,
    ) -> Result<Option<(LeftOut, TableError)>, TableError> {
        let out = |why: Why, unit: Option<Unit>| LeftOut {
            column: name.to_owned(),
            why,
            unit,
        };
        let (words, first) = &self.words[place];
        let empty: usize = self.machines.iter().map(|one| one.filled[place]).sum();
        let numbers = self.rows - empty;
        if let Some(error) = first {
            return match *words < numbers {
                true => Err(error.clone()),
                false => Ok(Some((out(Why::Text, None), error.clone()))),
            };
        }
        let silent = self.silent(place).next().filter(|_| !is_kept);
        Ok(silent.map(|silent| {
            let unit = self.machines[silent].unit.clone();
            let error = TableError::Cell {
                line: self.begin[silent],
                column: name.to_owned(),
                problem: format!("machine {unit} has no reading of it"),
            };
            (out(Why::Silent, Some(unit)), error)
        }))
    }
}
