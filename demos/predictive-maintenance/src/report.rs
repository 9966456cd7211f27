//! What is told of a fleet: when each machine fails, how far that can be trusted, when to act, and why.

use std::collections::HashSet;

use boreal_demo_kit::stats::median;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::columns::LeftOut;
use crate::cost::{self, CostReport};
use crate::drawing::Drawing;
use crate::fit::{Estimate, Fit, NEEDED_READINGS, rounded};
use crate::interval::{Check, Errors, PARTS, checks, held_out, part_of};
use crate::predict::Options;
use crate::readings::Unit;
use crate::speech::Speech;

/// Below this many histories errors are large and intervals rough (measured on NASA's engines: 17.4 cycles at 8, 14.5
/// at 15, 11.2 at 60).
pub const FEW_MACHINES: usize = 15;

/// The promises that are checked beside the one asked for.
const LEVELS: [f64; 5] = [0.5, 0.7, 0.8, 0.9, 0.95];

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = PredictiveMaintenanceReport)]
pub struct Report {
    /// The machines that run, in the order of the table.
    pub units: Vec<UnitReport>,
    pub validation: Validation,
    /// The machines that run against what became of them; only of bundled fleets, where that is known.
    pub outcome: Option<Outcome>,
    pub cost: CostReport,
    /// Sensors that move, those that say most first.
    pub sensors: Vec<Speech>,
    /// By how many cycles the error rises when machines are given one another's age.
    pub age_rise: f64,
    pub drawings: Vec<Drawing>,
    /// Lives beyond it are not told apart: as sent, or the longest record where that is shorter.
    pub cap: f64,
    pub interval_pct: f64,
    /// Histories that were learnt from, and readings of these and of the machines that run.
    pub histories: usize,
    pub readings: usize,
    /// Empty cells that took the machine's reading before them, at its beginning the first one.
    pub filled: usize,
    /// Columns that were not learnt from.
    pub left_out: Vec<LeftOut>,
    /// Machines that failed and were not learnt from: they have no reading of a sensor that nearly all others have.
    pub silent_histories: Vec<Unit>,
    /// Machines that run and are past the age by which half of those that failed had failed: of many, lives are cut
    /// short, by machines replaced early or by those that still run.
    pub past_usual_life: usize,
    /// Readings an estimate needs, those it is made from at the most, and those between two looks of the replay.
    pub needed_readings: usize,
    pub window: usize,
    pub look_every: usize,
    /// So few histories with an estimate that could be checked that errors are large, and that intervals hold less
    /// often than they promise.
    pub few_histories: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = PredictiveMaintenanceUnitReport)]
pub struct UnitReport {
    pub unit: Unit,
    /// Cycles left; absent where there are fewer readings than are needed, or none of a sensor.
    pub rul: Option<f64>,
    pub low: Option<f64>,
    /// At the cap it means: or more.
    pub high: Option<f64>,
    /// The first sensor of those learnt from that it has no reading of, where that is why there is no estimate.
    pub silent: Option<String>,
    /// Its readings, and the cycle of the last one.
    pub readings: usize,
    pub cycle: f64,
    /// Older than any that failed became: of such an age nothing was learnt.
    pub older_than_failed: bool,
    /// Cycles it still ran, where that is known.
    pub truth: Option<f64>,
}

/// How good the estimates are: the histories that ended, each estimated by a model that had not seen it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = PredictiveMaintenanceValidation)]
pub struct Validation {
    /// Root mean square error in cycles, lives beyond the cap counted as the cap.
    pub rmse: f64,
    /// Of a hundred intervals so many held the truth, each made without the fold it is checked on.
    pub coverage: f64,
    /// The mean width of an interval, in cycles.
    pub width: f64,
    pub looks: usize,
    /// Histories with an estimate that could be checked.
    pub histories: usize,
    /// Models, each grown without one part of the histories.
    pub folds: usize,
    /// What is promised, and what was kept.
    pub promises: Vec<Promise>,
    /// The promise asked for, by the size of the estimate.
    pub parts: Vec<Part>,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = PredictiveMaintenanceKept)]
pub struct Promise {
    pub promised_pct: f64,
    pub kept_pct: f64,
    pub width: f64,
}

/// Estimates from one number of cycles to another.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = PredictiveMaintenancePart)]
pub struct Part {
    pub from: f64,
    pub to: f64,
    pub kept_pct: f64,
    pub width: f64,
    pub looks: usize,
}

/// Estimates held against what became of the machines.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = PredictiveMaintenanceOutcome)]
pub struct Outcome {
    /// Machines with an estimate, and how many of their intervals held the truth.
    pub units: usize,
    pub held: usize,
    /// Root mean square error, with lives beyond the cap as the cap, and as they were.
    pub rmse: f64,
    pub rmse_true: f64,
    /// The score of the 2008 challenge on lives as they were: late counts more than early.
    pub nasa_score: f64,
}

/// The report of a fit; with what became of the machines, where that is known.
pub fn report(fit: &Fit, truth: Option<&[f64]>, options: &Options) -> Report {
    let checks = checks(fit);
    let errors = Errors::of(checks.iter(), fit.cap);
    let lives: Vec<f64> = fit.replays.iter().map(|replay| replay.life).collect();
    let longest = lives.iter().copied().fold(0.0, f64::max);
    let usual = median(&lives).unwrap_or_default();
    let unit = |(place, estimate): (usize, &Estimate)| {
        let interval = estimate
            .rul
            .map(|said| errors.interval(said, options.level));
        UnitReport {
            unit: estimate.unit.clone(),
            rul: estimate.rul,
            low: interval.map(|(low, _)| rounded(low, 1)),
            high: interval.map(|(_, high)| rounded(high, 1)),
            silent: estimate.silent.clone(),
            readings: estimate.readings,
            cycle: estimate.cycle,
            older_than_failed: estimate.cycle > longest,
            truth: truth.and_then(|truth| truth.get(place).copied()),
        }
    };
    let units: Vec<UnitReport> = fit.units.iter().enumerate().map(unit).collect();
    let validation = validation(fit, &checks, options.level);
    Report {
        few_histories: validation.histories < FEW_MACHINES,
        validation,
        outcome: truth.map(|_| outcome(&units, fit.cap)),
        cost: cost::report(fit, &options.costs),
        sensors: fit.sensors.clone(),
        age_rise: fit.age_rise,
        drawings: fit.drawings.iter().map(drawn).collect(),
        cap: fit.cap,
        interval_pct: rounded(100.0 * options.level, 2),
        histories: fit.replays.len(),
        readings: fit.rows,
        filled: fit.filled,
        left_out: fit.left_out.clone(),
        silent_histories: fit.silent.clone(),
        past_usual_life: units.iter().filter(|unit| unit.cycle > usual).count(),
        needed_readings: NEEDED_READINGS,
        window: fit.window,
        look_every: fit.look_every,
        units,
    }
}

/// A sensor with the digits that can be seen: a hundredth of what it ranges over, or finer.
fn drawn(drawing: &Drawing) -> Drawing {
    let bands = drawing.fleet.iter().flat_map(|band| [band.low, band.high]);
    let points = drawing.units.iter().flat_map(|line| &line.points);
    let shown = bands.chain(points.map(|(_, value)| *value));
    let (low, high) = shown.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
        (low.min(value), high.max(value))
    });
    let mut drawn = drawing.clone();
    if high > low {
        let decimals = 2 - (high - low).log10().floor() as i32;
        let round = |value: &mut f64| *value = rounded(*value, decimals);
        for band in &mut drawn.fleet {
            for value in [&mut band.low, &mut band.middle, &mut band.high] {
                round(value);
            }
        }
        for line in &mut drawn.units {
            for (_, value) in &mut line.points {
                round(value);
            }
        }
    }
    drawn
}

fn validation(fit: &Fit, checks: &[Check], level: f64) -> Validation {
    let cap = fit.cap;
    let count = checks.len().max(1) as f64;
    let squares: f64 = checks
        .iter()
        .map(|check| (check.said - check.truth).powi(2))
        .sum();
    let histories: HashSet<usize> = checks.iter().map(|check| check.history).collect();
    let intervals = held_out(checks, cap, level);
    let asked = promise(checks, &intervals, level);
    let parts = (0..=PARTS.len()).map(|part| {
        let edge = |place: usize| {
            PARTS
                .get(place)
                .map_or(cap, |share| rounded(share * cap, 1))
        };
        let own = checks
            .iter()
            .zip(&intervals)
            .filter(|(check, _)| part_of(check.said, &PARTS, cap) == part);
        let (checks, intervals): (Vec<Check>, Vec<(f64, f64)>) =
            own.map(|(check, interval)| (*check, *interval)).unzip();
        let kept = promise(&checks, &intervals, level);
        Part {
            from: part.checked_sub(1).map_or(0.0, edge),
            to: edge(part),
            kept_pct: kept.kept_pct,
            width: kept.width,
            looks: checks.len(),
        }
    });
    Validation {
        rmse: rounded((squares / count).sqrt(), 2),
        coverage: asked.kept_pct,
        width: asked.width,
        looks: checks.len(),
        histories: histories.len(),
        folds: fit.folds(),
        promises: LEVELS
            .iter()
            .map(|&level| promise(checks, &held_out(checks, cap, level), level))
            .collect(),
        parts: parts.collect(),
    }
}

fn promise(checks: &[Check], intervals: &[(f64, f64)], level: f64) -> Promise {
    let count = checks.len().max(1) as f64;
    let is_kept =
        |(check, (low, high)): (&Check, &(f64, f64))| *low <= check.truth && check.truth <= *high;
    let kept = checks
        .iter()
        .zip(intervals)
        .filter(|pair| is_kept(*pair))
        .count();
    let width: f64 = intervals.iter().map(|(low, high)| high - low).sum();
    Promise {
        promised_pct: rounded(100.0 * level, 2),
        kept_pct: rounded(100.0 * kept as f64 / count, 1),
        width: rounded(width / count, 1),
    }
}

fn outcome(units: &[UnitReport], cap: f64) -> Outcome {
    let mut outcome = Outcome {
        units: 0,
        held: 0,
        rmse: 0.0,
        rmse_true: 0.0,
        nasa_score: 0.0,
    };
    for unit in units {
        let (Some(rul), Some(low), Some(high), Some(truth)) =
            (unit.rul, unit.low, unit.high, unit.truth)
        else {
            continue;
        };
        outcome.units += 1;
        outcome.held += usize::from((low..=high).contains(&truth.min(cap)));
        outcome.rmse += (rul - truth.min(cap)).powi(2);
        outcome.rmse_true += (rul - truth).powi(2);
        outcome.nasa_score += nasa_score(rul - truth);
    }
    let count = outcome.units.max(1) as f64;
    outcome.rmse = rounded((outcome.rmse / count).sqrt(), 2);
    outcome.rmse_true = rounded((outcome.rmse_true / count).sqrt(), 2);
    outcome.nasa_score = rounded(outcome.nasa_score, 1);
    outcome
}

/// Saxena et al. 2008, "Damage propagation modeling": 0 where right, and steeper where too late.
pub fn nasa_score(late: f64) -> f64 {
    match late < 0.0 {
        true => (-late / 13.0).exp() - 1.0,
        false => (late / 10.0).exp() - 1.0,
    }
}
