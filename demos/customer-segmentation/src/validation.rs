//! The models held against a later period they have not seen.

use std::collections::HashMap;

use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

use crate::bg_nbd::{self, Ahead, Life};
use crate::customer::life;
use crate::day::{self, Day, WEEK};
use crate::ledger::{History, Ledger, Rows};
use crate::options::{HOLDOUT_WEEKS, LEAST_SEEN_WEEKS};
use crate::outlook::ModelReport;

/// Customers with more repeat purchases are one group.
const MOST_REPEATS: usize = 7;

/// Customers alike in how often they had come back, and what they then did.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationHeldOutGroup)]
pub struct Group {
    /// Repeat purchases before; seven stands for seven and more.
    pub repeats: usize,
    pub customers: usize,
    /// Purchases a customer in the held-out period.
    pub expected: f64,
    pub actual: f64,
}

/// Repeat purchases of all customers up to the end of a week.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationWeek)]
pub struct Week {
    pub week: u32,
    pub expected: f64,
    pub actual: f64,
}

/// A fit on the first part of the record, and what came after.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationValidation)]
pub struct Validation {
    /// The last day the models saw.
    pub until: String,
    pub holdout_weeks: u32,
    /// Customers known by then.
    pub customers: usize,
    pub model: ModelReport,
    /// Purchases of these customers in the held-out weeks.
    pub expected: f64,
    pub actual: f64,
    pub error_pct: Option<f64>,
    /// Mean absolute error a customer.
    pub mean_error: f64,
    /// The same of a guess that everybody goes on as before.
    pub naive_expected: f64,
    pub naive_mean_error: f64,
    pub groups: Vec<Group>,
    /// Up to the end of the record, the held-out weeks included.
    pub weeks: Vec<Week>,
    /// The week the models end with.
    pub seen_weeks: u32,
}

/// The weeks to hold back where nobody says: half of the record, two years at the most.
pub fn usual_holdout(ledger: &Ledger) -> u32 {
    let weeks = (ledger.last - ledger.first + 1) as u32 / 7;
    (weeks / 2).min(*HOLDOUT_WEEKS.end())
}

/// `None` where too little is left on either side of the cut, or too few came back.
pub fn validate(rows: &Rows, full: &Ledger, holdout_weeks: u32) -> Option<Validation> {
    let cut = full.last - 7 * holdout_weeks as i32;
    let seen_days = 7 * LEAST_SEEN_WEEKS as i32;
    if holdout_weeks < *HOLDOUT_WEEKS.start() || cut - full.first < seen_days {
        return None;
    }
    let seen = Ledger::until(rows, cut)?;
    let lives: Vec<Life> = seen
        .histories
        .iter()
        .map(|history| life(history, cut))
        .collect();
    let model = bg_nbd::fit(&lives)?;
    let later: HashMap<&str, &History> = full
        .histories
        .iter()
        .map(|history| (history.id.as_str(), history))
        .collect();
    let horizon = f64::from(holdout_weeks);
    let mut ahead = Ahead::new(&model, horizon);
    let mut groups = vec![(0usize, 0.0, 0.0); MOST_REPEATS + 1];
    let (mut mean_error, mut naive_error, mut naive_expected) = (0.0, 0.0, 0.0);
    for (history, life) in seen.histories.iter().zip(&lives) {
        let actual = later.get(history.id.as_str()).map_or(0, |history| {
            history
                .visits
                .iter()
                .filter(|visit| visit.day > cut)
                .count()
        }) as f64;
        let expected = model.alive(life) * ahead.if_here(life);
        // Somebody who joined on the last day is given a week.
        let naive = life.repeats / life.age_weeks.max(1.0) * horizon;
        mean_error += (expected - actual).abs();
        naive_error += (naive - actual).abs();
        naive_expected += naive;
        let group = &mut groups[(life.repeats as usize).min(MOST_REPEATS)];
        group.0 += 1;
        group.1 += expected;
        group.2 += actual;
    }
    let count = lives.len() as f64;
    let (expected, actual) = groups
        .iter()
        .fold((0.0, 0.0), |sum, group| (sum.0 + group.1, sum.1 + group.2));
    let group = |(repeats, (customers, expected, actual)): (usize, (usize, f64, f64))| Group {
        repeats,
        customers,
        expected: round_to(expected / customers as f64, 4),
        actual: round_to(actual / customers as f64, 4),
    };
    Some(Validation {
        until: day::date(cut).to_string(),
        holdout_weeks,
        customers: lives.len(),
        model: ModelReport::of(&model, &lives),
        expected: round_to(expected, 2),
        actual,
        error_pct: (actual > 0.0).then(|| round_to(100.0 * (expected / actual - 1.0), 2)),
        mean_error: round_to(mean_error / count, 4),
        naive_expected: round_to(naive_expected, 2),
        naive_mean_error: round_to(naive_error / count, 4),
        groups: groups
            .into_iter()
            .enumerate()
            .filter(|(_, (customers, ..))| *customers > 0)
            .map(group)
            .collect(),
        weeks: track(&model, &seen, &later, full.last),
        seen_weeks: ((cut - full.first + 1) / 7) as u32,
    })
}

/// Repeat purchases week by week, expected and actual, of the customers known at the cut.
fn track(
    model: &bg_nbd::Model,
    seen: &Ledger,
    later: &HashMap<&str, &History>,
    last: Day,
) -> Vec<Week> {
    let days = (last - seen.first) as usize + 1;
    // Customers by the day they joined, and purchases by the day they fell on.
    let (mut joined, mut bought) = (vec![0.0; days], vec![0.0; days]);
    for history in &seen.histories {
        joined[(history.first() - seen.first) as usize] += 1.0;
        let known = later.get(history.id.as_str());
        for visit in known.map_or(&[][..], |history| &history.visits[1..]) {
            bought[(visit.day - seen.first) as usize] += 1.0;
        }
    }
    let curve: Vec<f64> = (0..days)
        .map(|day| model.expected_since_first(day as f64 / WEEK))
        .collect();
    (1..=days / 7)
        .map(|week| {
            let end = 7 * week;
            let expected: f64 = (0..end).map(|day| joined[day] * curve[end - 1 - day]).sum();
            Week {
                week: week as u32,
                expected: round_to(expected, 1),
                actual: bought[..end].iter().sum(),
            }
        })
        .collect()
}
