//! What acting early or late costs: every history that ended is run again with the estimates of a model that had not
//! seen it, and stopped at the first look whose estimate is at or under a line.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::fit::{Fit, Replay, rounded};

/// Lines that are tried, at the most.
const LINES: f64 = 63.0;

/// What a planned stop and a failure cost, in dollars.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Costs {
    pub planned: f64,
    pub failure: f64,
}

/// What a rule did to the histories.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Outcome {
    planned: usize,
    failures: usize,
    cycles: f64,
    unused: f64,
}

impl Outcome {
    fn add(&mut self, other: &Self) {
        self.planned += other.planned;
        self.failures += other.failures;
        self.cycles += other.cycles;
        self.unused += other.unused;
    }

    /// Dollars a thousand cycles of use.
    fn rate(&self, costs: &Costs) -> f64 {
        let dollars = costs.planned * self.planned as f64 + costs.failure * self.failures as f64;
        1000.0 * dollars / self.cycles.max(1.0)
    }
}

/// A line, and what came of stopping every machine at it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = PredictiveMaintenanceLineCost)]
pub struct LineCost {
    /// A machine is stopped when its estimate is at or under so many cycles; at 0 never.
    pub act_by: f64,
    /// Machines stopped before they failed, and machines that failed first.
    pub planned: usize,
    pub failures: usize,
    /// Cycles of life not used, the mean of those stopped.
    pub unused_cycles: f64,
    /// Dollars a thousand cycles of use.
    pub cost: f64,
}

/// The cost of acting early or late, in dollars a thousand cycles of use.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = PredictiveMaintenanceCost)]
pub struct CostReport {
    /// The line that costs least; the furthest out of those that cost the same.
    pub best: LineCost,
    /// The same rule with each fold's line chosen on the other folds: what it costs where the line was not fitted.
    pub held_out_cost: f64,
    /// Without any plan: each machine runs until it fails.
    pub run_to_failure_cost: f64,
    /// The best age to stop every machine at, known afterwards.
    pub best_age: f64,
    pub best_age_cost: f64,
    /// The same rule with each fold's age chosen on the other folds, to hold against that of the line.
    pub held_out_age_cost: f64,
    /// If every failure were known to the cycle.
    pub perfect_cost: f64,
    pub curve: Vec<LineCost>,
}

pub fn report(fit: &Fit, costs: &Costs) -> CostReport {
    let step = (fit.cap / LINES).ceil().max(1.0);
    let lines: Vec<f64> = (0..=(fit.cap / step) as u32)
        .map(|place| f64::from(place) * step)
        .collect();
    let folds = fit.folds();
    // By line, then by fold.
    let outcomes: Vec<Vec<Outcome>> = lines
        .iter()
        .map(|&line| {
            let mut by_fold = vec![Outcome::default(); folds];
            for replay in &fit.replays {
                by_fold[replay.fold].add(&stopped_at(replay, line));
            }
            by_fold
        })
        .collect();
    let of_all = |line: usize, but: Option<usize>| {
        let mut all = Outcome::default();
        let others = outcomes[line]
            .iter()
            .enumerate()
            .filter(|(fold, _)| Some(*fold) != but);
        others.for_each(|(_, outcome)| all.add(outcome));
        all
    };
    let best_but = |but: Option<usize>| {
        let rates: Vec<f64> = (0..lines.len())
            .map(|line| of_all(line, but).rate(costs))
            .collect();
        (0..lines.len())
            .rev()
            .min_by(|&a, &b| rates[a].total_cmp(&rates[b]))
            .unwrap_or(0)
    };
    let mut held_out = Outcome::default();
    for fold in 0..folds {
        held_out.add(&outcomes[best_but(Some(fold))][fold]);
    }
    let curve: Vec<LineCost> = (0..lines.len())
        .map(|line| {
            let all = of_all(line, None);
            LineCost {
                act_by: lines[line],
                planned: all.planned,
                failures: all.failures,
                unused_cycles: rounded(all.unused / all.planned.max(1) as f64, 1),
                cost: rounded(all.rate(costs), 2),
            }
        })
        .collect();
    let lived: f64 = fit.replays.iter().map(|replay| replay.life).sum();
    let count = fit.replays.len() as f64;
    let all: Vec<&Replay> = fit.replays.iter().collect();
    let best_age = age_for(&all, costs);
    let mut held_out_age = Outcome::default();
    for fold in 0..folds {
        let (own, others): (Vec<&Replay>, Vec<&Replay>) =
            all.iter().copied().partition(|replay| replay.fold == fold);
        held_out_age.add(&stopped_at_age(&own, age_for(&others, costs)));
    }
    let best = best_but(None);
    CostReport {
        // A line that nobody comes to stops nobody, as none at all does.
        best: curve[if curve[best].planned > 0 { best } else { 0 }].clone(),
        held_out_cost: rounded(held_out.rate(costs), 2),
        run_to_failure_cost: rounded(1000.0 * costs.failure * count / lived, 2),
        best_age,
        best_age_cost: rounded(stopped_at_age(&all, best_age).rate(costs), 2),
        held_out_age_cost: rounded(held_out_age.rate(costs), 2),
        perfect_cost: rounded(1000.0 * costs.planned.min(costs.failure) * count / lived, 2),
        curve,
    }
}

fn stopped_at(replay: &Replay, line: f64) -> Outcome {
    let is_stop = |(_, said): &&(f64, f64)| line > 0.0 && *said <= line;
    match replay.looks.iter().find(is_stop) {
        Some(&(cycle, _)) => Outcome {
            planned: 1,
            failures: 0,
            cycles: cycle,
            unused: replay.life - cycle,
        },
        None => failed(replay),
    }
}

fn failed(replay: &Replay) -> Outcome {
    Outcome {
        failures: 1,
        cycles: replay.life,
        ..Outcome::default()
    }
}

/// The age at which stopping all costs least, among the ages just before one of them failed.
fn age_for(replays: &[&Replay], costs: &Costs) -> f64 {
    let ages = replays.iter().map(|replay| (replay.life - 1.0).max(1.0));
    ages.map(|age| (age, stopped_at_age(replays, age).rate(costs)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map_or(0.0, |(age, _)| age)
}

fn stopped_at_age(replays: &[&Replay], age: f64) -> Outcome {
    let mut all = Outcome::default();
    for replay in replays {
        all.add(&match replay.life > age {
            true => Outcome {
                planned: 1,
                cycles: age,
                ..Outcome::default()
            },
            false => failed(replay),
        });
    }
    all
}
