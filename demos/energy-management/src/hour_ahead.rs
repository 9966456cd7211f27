//! The load an hour ahead, only to stand beside the operator's own forecast of that kind.

use crate::calendar::Province;
use crate::history::{HOURS, History};
use crate::load_model::{day_class, season};
use crate::ridge::{self, Coefficients};
use crate::walk::REFIT_DAYS;

const DAYS_BEFORE: usize = 8;
const PENALTY: f64 = 0.001;
const WINDOW_DAYS: usize = 730;

fn columns(logs: &[f64], load: &History, province: Province, at: usize, hour: usize) -> Vec<f64> {
    let now = HOURS * at + hour;
    let mut columns: Vec<f64> = (1..=HOURS).map(|back| logs[now - back]).collect();
    columns.extend([167, 168, 169].map(|back| logs[now - back]));
    let day = load.date(at);
    columns.extend(day_class(province, day));
    columns.extend(season(day, 2));
    columns
}

/// Every hour of the days from `from` on, fitted anew every [`REFIT_DAYS`] on the days before.
pub fn refitting(load: &History, province: Province, from: usize) -> Vec<[f64; HOURS]> {
    let logs: Vec<f64> = load
        .days
        .as_flattened()
        .iter()
        .map(|value| value.max(1.0).ln())
        .collect();
    let mut coefficients: Vec<Coefficients> = Vec::new();
    let day = |at: usize| {
        if (at - from).is_multiple_of(REFIT_DAYS) {
            let first = at.saturating_sub(WINDOW_DAYS).max(DAYS_BEFORE);
            let fit = |hour: usize| {
                let rows: Vec<Vec<f64>> = (first..at)
                    .map(|at| columns(&logs, load, province, at, hour))
                    .collect();
                let outputs: Vec<Vec<f64>> = (first..at)
                    .map(|at| vec![logs[HOURS * at + hour]])
                    .collect();
                ridge::fit(&rows, &outputs, PENALTY)
            };
            coefficients = (0..HOURS).map(fit).collect();
        }
        std::array::from_fn(|hour| {
            let columns = columns(&logs, load, province, at, hour);
            ridge::predict(&coefficients[hour][0], &columns).exp()
        })
    };
    (from..load.len()).map(day).collect()
}
