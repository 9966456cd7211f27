//! Who stayed: by month of the first purchase, the share who bought in each month after.

use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

use crate::day;
use crate::ledger::Ledger;

/// Months of first purchase, and months after: the newest, two years of them.
pub const MOST_MONTHS: i32 = 24;

/// Customers whose first purchase fell in one month.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationCohort)]
pub struct Cohort {
    pub month: String,
    pub customers: usize,
    /// The share who bought in each month after, beginning with the first one after; null where the record does not
    /// hold the whole month.
    pub shares: Vec<Option<f64>>,
}

/// The whole table; empty where the record holds no second month.
pub fn cohorts(ledger: &Ledger) -> Vec<Cohort> {
    let last = day::month(ledger.last);
    let is_last_whole = day::month(ledger.last + 1) > last;
    let earliest = day::month(ledger.first).max(last - MOST_MONTHS);
    let months = (last - earliest) as usize;
    if months == 0 {
        return Vec::new();
    }
    let mut sizes = vec![0usize; months + 1];
    let mut buyers = vec![vec![0usize; months]; months + 1];
    for history in &ledger.histories {
        let joined = day::month(history.first());
        if joined < earliest {
            continue;
        }
        let cohort = (joined - earliest) as usize;
        sizes[cohort] += 1;
        let mut seen = joined;
        for month in history.visits.iter().map(|visit| day::month(visit.day)) {
            if month > seen {
                buyers[cohort][(month - joined - 1) as usize] += 1;
                seen = month;
            }
        }
    }
    let row = |(cohort, (&customers, buyers)): (usize, (&usize, &Vec<usize>))| {
        let month = earliest + cohort as i32;
        let share = |(at, &count): (usize, &usize)| {
            let seen = month + 1 + at as i32;
            let is_whole = seen < last || (seen == last && is_last_whole);
            (is_whole && customers > 0).then(|| round_to(count as f64 / customers as f64, 4))
        };
        Cohort {
            month: day::month_text(month),
            customers,
            shares: buyers.iter().enumerate().map(share).collect(),
        }
    };
    sizes
        .iter()
        .zip(&buyers)
        .enumerate()
        .map(row)
        .filter(|cohort| cohort.customers > 0)
        .collect()
}
