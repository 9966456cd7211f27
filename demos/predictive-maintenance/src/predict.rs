//! Remaining life of the machines of two tables: those that failed, and those that run.

use std::fmt;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::stats::median;
use boreal_demo_kit::{FieldError, FieldErrors, Fields, Input, Limit, TableError};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::columns::{LeftOut, Why};
use crate::cost::Costs;
use crate::fit::{Fit, Follow, LEAST_MACHINES, NEEDED_READINGS, checkable, fit, moving};
use crate::readings::{Fleet, Machine, TABLE_LIMITS, read_both};
use crate::report::{Report, report};
use crate::simulator;

/// Cycles beyond which lives are not told apart, as is usual for NASA's engines (Li, Ding, Sun 2018, "Remaining useful
/// life estimation in prognostics using deep convolution neural networks").
pub const DEFAULT_CAP: f64 = 125.0;
pub const CAP: std::ops::RangeInclusive<f64> = 10.0..=1e6;
/// Lives of fewer cycles are not told apart by estimates in whole ones.
const LEAST_SPAN: f64 = 10.0;
pub const INTERVAL: std::ops::RangeInclusive<f64> = 50.0..=99.0;
pub const COST: std::ops::RangeInclusive<f64> = 1.0..=1e9;
pub const DEFAULT_INTERVAL: f64 = 90.0;
pub const DEFAULT_PLANNED: f64 = 8_000.0;
pub const DEFAULT_FAILURE: f64 = 60_000.0;

/// Two tables, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = PredictiveMaintenanceParams)]
pub struct Params {
    /// Histories that ended in failure, a row a machine and cycle: NASA's columns (unit, cycle, op1 to op3, s1 to
    /// s21, parted by spaces or commas, without headings), or headings `unit`, `cycle` and a column a sensor. Cycles
    /// count from when the machine was new. Left out, and named in the answer: settings, further columns that name
    /// machines or time, words, and sensors until at most a tenth of the machines that failed (of 5 to 19: one, of
    /// fewer: none), and at most a quarter of those that run, have no reading of one that is left and changes: first
    /// the one that most of them lack, of equals the last. Machines that failed and still lack one are left out and
    /// named; where that would leave fewer than 4 with more than 15 readings, the sensors they lack are left out
    /// instead. A column whose heading has no letter or digit is no sensor.
    pub train_csv: String,
    /// Machines that run, in the same columns.
    pub test_csv: String,
    /// Cycles beyond which remaining lives are not told apart.
    pub cap: f64,
    /// How many of a hundred intervals are to hold the truth.
    pub interval_pct: f64,
    /// What a planned stop costs, in dollars.
    pub planned_cost: f64,
    /// What a failure costs, in dollars.
    pub failure_cost: f64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            train_csv: String::new(),
            test_csv: String::new(),
            cap: DEFAULT_CAP,
            interval_pct: DEFAULT_INTERVAL,
            planned_cost: DEFAULT_PLANNED,
            failure_cost: DEFAULT_FAILURE,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    pub failed: Fleet,
    pub running: Fleet,
    pub cap: f64,
    pub options: Options,
}

/// What does not change the model.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Options {
    /// From 0 to 1.
    pub level: f64,
    pub costs: Costs,
}

impl Options {
    pub fn check(
        fields: &mut Fields,
        interval_pct: f64,
        planned: f64,
        failure: f64,
    ) -> Option<Self> {
        let level = fields.within("interval_pct", interval_pct, INTERVAL);
        let planned = fields.within("planned_cost", planned, COST);
        let failure = fields.within("failure_cost", failure, COST);
        Some(Self {
            level: level? / 100.0,
            costs: Costs {
                planned: planned?,
                failure: failure?,
            },
        })
    }
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        let fleet = simulator::simulate(LEAST_MACHINES, 1, 1);
        Self {
            train_csv: simulator::csv(&fleet.failed),
            test_csv: simulator::csv(&fleet.running),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let cap = fields.within("cap", self.cap, CAP);
        let options = Options::check(
            fields,
            self.interval_pct,
            self.planned_cost,
            self.failure_cost,
        );
        let mut table = |field: &str, fleet: Result<Fleet, TableError>| {
            fields.limit(field, Limit::Table(TABLE_LIMITS));
            let refuse = |error: FieldError| {
                fields.refuse(error.field, &error.code, error.message, error.values.into())
            };
            let fleet = fleet.map_err(|error| error.at(field));
            fleet.map_err(refuse).ok()
        };
        let (failed, running) = read_both(&self.train_csv, &self.test_csv);
        let failed = table("train_csv", failed);
        let running = table("test_csv", running);
        // What one table cannot tell is not learnt from the other.
        let left_out = running.iter().flat_map(|running| &running.left_out);
        let left_out: Vec<LeftOut> = left_out.cloned().collect();
        let failed = failed.map(|failed| whole_histories(failed.without(&left_out)));
        let failed = failed.filter(|failed| can_train(failed, fields));
        let (cap, options, failed, running) = (cap?, options?, failed?, running?);
        let is_counted_alike = is_counted_alike(&failed, &running, fields);
        let near = checkable(&failed, cap);
        if near < LEAST_MACHINES {
            let message = format!(
                "cap is {cap} cycles, and only {near} machines of train_csv have a reading so near their end; raise it"
            );
            let values = json!({ "minimum": LEAST_MACHINES, "got": near });
            fields.refuse("cap", "cap_too_small", message, values);
            return None;
        }
        let running = running.with_sensors(&failed.sensors).map_err(|sensor| {
            let message = format!("test_csv lacks the column \"{sensor}\" that train_csv has");
            fields.refuse(
                "test_csv",
                "missing_column",
                message,
                json!({ "column": sensor }),
            );
        });
        is_counted_alike.then_some(Plan {
            failed,
            running: running.ok()?,
            cap,
            options,
        })
    }
}

/// The histories that have every sensor that is learnt from; where these are too few, all of them without the sensors
/// that some lack.
fn whole_histories(failed: Fleet) -> Fleet {
    let sensors = moving(&failed);
    let is_whole = |machine: &&Machine| machine.first_lacking(&sensors).is_none();
    let whole = failed.machines.iter().filter(is_whole);
    let long = whole.filter(|machine| machine.cycles.len() > NEEDED_READINGS);
    if long.count() >= LEAST_MACHINES {
        return failed.without_silent(&sensors);
    }
    let left_out = |&sensor: &usize| {
        let silent = failed.machines.iter().find(|one| one.lacks(sensor))?;
        Some(LeftOut {
            column: failed.sensors[sensor].clone(),
            why: Why::Silent,
            unit: Some(silent.unit.clone()),
        })
    };
    let left_out: Vec<LeftOut> = sensors.iter().filter_map(left_out).collect();
    failed.without(&left_out)
}

/// Whether there is something to learn: machines enough, long enough, counted finely enough, seen from their
/// beginning, and a sensor that moves. Of machines that are seen late, or counted by the calendar, age says nothing.
fn can_train(failed: &Fleet, fields: &mut Fields) -> bool {
    let long = failed
        .machines
        .iter()
        .filter(|machine| machine.cycles.len() > NEEDED_READINGS);
    let long = long.count();
    if long < LEAST_MACHINES {
        let message = format!(
            "train_csv has {long} machines with more than {NEEDED_READINGS} readings; \
             at least {LEAST_MACHINES} that ended in failure are needed"
        );
        let values = json!({ "minimum": LEAST_MACHINES, "got": long, "readings": NEEDED_READINGS });
        fields.refuse("train_csv", "too_few_machines", message, values);
        return false;
    }
    let of_middle = |of: fn(&Machine) -> f64| {
        let all: Vec<f64> = failed.machines.iter().map(of).collect();
        median(&all).unwrap_or_default()
    };
    let spans = failed
        .machines
        .iter()
        .map(|machine| machine.last_cycle() - machine.first_cycle());
    let longest = spans.fold(0.0, f64::max);
    if longest < LEAST_SPAN {
        let longest = round_to(longest, 2);
        let message = format!(
            "the longest history of train_csv spans {longest} cycles, at least {LEAST_SPAN} are needed: \
             costs and estimates are told in whole cycles, so count in a smaller unit, days instead of years"
        );
        let values = json!({ "minimum": LEAST_SPAN, "got": longest });
        fields.refuse("train_csv", "too_short", message, values);
        return false;
    }
    let first = of_middle(Machine::first_cycle);
    let span = of_middle(|machine| machine.last_cycle() - machine.first_cycle());
    if first > span {
        let (first, span) = (round_to(first, 1), round_to(span, 1));
        let message = format!(
            "machines of train_csv are first seen at cycle {first} and followed for {span} (medians): \
             cycles must count from when a machine was new, and records begin in the first half of its life"
        );
        let values = json!({ "first": first, "span": span });
        fields.refuse("train_csv", "not_from_new", message, values);
        return false;
    }
    if moving(failed).is_empty() {
        let message = "no sensor of train_csv that both tables tell ever changes: there is nothing to learn from";
        fields.refuse("train_csv", "no_sensor_moves", message, json!({}));
        return false;
    }
    true
}

/// Whether most machines that run are of an age at which any of those that failed was seen.
fn is_counted_alike(failed: &Fleet, running: &Fleet, fields: &mut Fields) -> bool {
    let longest = failed.machines.iter().map(Machine::last_cycle);
    let longest = longest.fold(0.0, f64::max);
    let late = running
        .machines
        .iter()
        .filter(|machine| machine.first_cycle() > longest);
    let (late, all) = (late.count(), running.machines.len());
    let is_alike = 2 * late <= all;
    if !is_alike {
        let longest = round_to(longest, 1);
        let message = format!(
            "{late} of {all} machines of test_csv begin after cycle {longest}, by when every one of train_csv had \
             failed: cycles of both must count from when a machine was new"
        );
        let values = json!({ "late": late, "machines": all, "longest": longest });
        fields.refuse("test_csv", "not_from_new", message, values);
    }
    is_alike
}

/// A training that was told to end before it was done: half of it says nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unfinished;

impl fmt::Display for Unfinished {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("the training did not end in its time; send fewer machines or sensors")
    }
}

impl From<Unfinished> for FieldErrors {
    fn from(unfinished: Unfinished) -> Self {
        FieldError::new(
            "train_csv",
            "not_finished",
            unfinished.to_string(),
            json!({}),
        )
        .into()
    }
}

pub fn run(plan: &Plan) -> Report {
    let fit = fit(&plan.failed, &plan.running, plan.cap, &mut |_| true);
    report(&fit.expect("nobody told it to end"), None, &plan.options)
}

/// The same, told after every tree.
pub fn follow(plan: &Plan, follow: Follow) -> Result<Report, Unfinished> {
    let fit: Fit = fit(&plan.failed, &plan.running, plan.cap, follow).ok_or(Unfinished)?;
    Ok(report(&fit, None, &plan.options))
}
