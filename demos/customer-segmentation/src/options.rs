//! What every question has in common: how many groups, which seed, how far ahead, how much held back.

use std::ops::RangeInclusive;

use boreal_demo_kit::Fields;
use serde_json::json;

use crate::analysis::Data;
use crate::ledger::Ledger;

/// Groups: more than eight nobody acts on.
pub const K: RangeInclusive<u32> = 2..=8;
/// Any of a million is as good as any other.
pub const SEED: RangeInclusive<u32> = 0..=1_000_000;
/// From a week to two years ahead.
pub const HORIZON_WEEKS: RangeInclusive<u32> = 1..=104;
/// From four weeks to two years held back.
pub const HOLDOUT_WEEKS: RangeInclusive<u32> = 4..=104;

/// What the models must have seen before the weeks held back.
pub const LEAST_SEEN_WEEKS: u32 = 4;

/// The default seed and horizon.
pub const DEFAULT_SEED: u32 = 1;
pub const DEFAULT_HORIZON_WEEKS: u32 = 26;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// None for the number the engine defends.
    pub k: Option<usize>,
    pub seed: u64,
    pub horizon_weeks: u32,
    /// None for half of the record, at most two years.
    pub holdout_weeks: Option<u32>,
    /// Whether every customer is named in the answer.
    pub assignments: bool,
}

impl Options {
    pub fn check(
        fields: &mut Fields,
        k: Option<u32>,
        seed: u32,
        horizon_weeks: u32,
        holdout_weeks: Option<u32>,
        assignments: bool,
    ) -> Option<Self> {
        let k = fields.optional_within("k", k, K);
        let seed = fields.within("seed", seed, SEED);
        let horizon_weeks = fields.within("horizon_weeks", horizon_weeks, HORIZON_WEEKS);
        let holdout_weeks = fields.optional_within("holdout_weeks", holdout_weeks, HOLDOUT_WEEKS);
        Some(Self {
            k: k?.map(|k| k as usize),
            seed: u64::from(seed?),
            horizon_weeks: horizon_weeks?,
            holdout_weeks: holdout_weeks?,
            assignments,
        })
    }
}

/// Refuses more groups than there are different customers, and a later period that leaves nothing before it.
pub fn fits(fields: &mut Fields, options: &Options, data: &Data) -> Option<()> {
    let mut fits = Some(());
    if let Some(k) = options.k {
        let different = data.distinct();
        if k > different {
            let message =
                format!("k must be at most {different}: there are no more different customers");
            let values = json!({ "maximum": different, "got": k });
            fields.refuse("k", "too_few_customers", message, values);
            fits = None;
        }
    }
    if let (Some(weeks), Data::Transactions(_, ledger)) = (options.holdout_weeks, data) {
        let most = most_held_out(ledger);
        if weeks > most {
            let message = format!(
                "holdout_weeks must be at most {most}: {LEAST_SEEN_WEEKS} weeks must be left before it"
            );
            let values = json!({ "maximum": most, "got": weeks });
            fields.refuse("holdout_weeks", "too_long", message, values);
            fits = None;
        }
    }
    fits
}

fn most_held_out(ledger: &Ledger) -> u32 {
    let weeks = (ledger.last - ledger.first) as u32 / 7;
    weeks.saturating_sub(LEAST_SEEN_WEEKS)
}
