//! Forecasts of many days, each made with what was known then, and what became of them.

use crate::calendar::Province;
use crate::history::{HOURS, History};
use crate::interval;
use crate::load_model::{self, Issue};
use crate::ridge::Coefficients;

/// Days between two fits.
pub const REFIT_DAYS: usize = 28;

/// By day, 24 hours ahead.
pub type Forecasts = Vec<Option<[f64; HOURS]>>;

/// Every day that has enough before it, by coefficients given once.
pub fn with(
    coefficients: &Coefficients,
    load: &History,
    province: Province,
    issue: Issue,
) -> Forecasts {
    let day = |at| load_model::forecast(coefficients, load, province, at, issue);
    (0..load.len()).map(day).collect()
}

/// Every day from `from` on, fitted anew every [`REFIT_DAYS`] on the days before.
pub fn refitting(load: &History, province: Province, issue: Issue, from: usize) -> Forecasts {
    let mut forecasts = vec![None; load.len()];
    let mut coefficients = Coefficients::new();
    for (at, found) in forecasts.iter_mut().enumerate().skip(from) {
        if (at - from).is_multiple_of(REFIT_DAYS) {
            // At ten the day before is not over.
            let until = (at + 1).saturating_sub(issue.whole_days_back());
            coefficients = load_model::fit(load, province, until, issue);
        }
        *found = load_model::forecast(&coefficients, load, province, at, issue);
    }
    forecasts
}

/// Absolute errors of logarithms; `None` where nothing was forecast or the hour is not known.
pub fn errors(load: &History, forecasts: &Forecasts) -> Vec<[Option<f64>; HOURS]> {
    let day = |(at, forecast): (usize, &Option<[f64; HOURS]>)| {
        std::array::from_fn(|hour| {
            let forecast = forecast.as_ref()?[hour];
            load.known[at][hour].then(|| (forecast / load.days[at][hour]).ln().abs())
        })
    };
    forecasts.iter().enumerate().map(day).collect()
}

/// What an interval must cover, by day.
pub fn bands(
    load: &History,
    forecasts: &Forecasts,
    promised: f64,
    issue: Issue,
) -> Vec<Option<[f64; HOURS]>> {
    let errors = errors(load, forecasts);
    let first = forecasts.iter().position(Option::is_some).unwrap_or(0);
    let widths = interval::widths(&errors[first..], promised, issue.whole_days_back());
    std::iter::repeat_n(None, first).chain(widths).collect()
}

/// Errors of a kind of forecast over some hours.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Score {
    pub hours: usize,
    percent: f64,
    absolute: f64,
}

impl Score {
    pub fn add(&mut self, forecast: f64, actual: f64) {
        self.hours += 1;
        self.percent += 100.0 * (forecast - actual).abs() / actual.abs().max(1e-9);
        self.absolute += (forecast - actual).abs();
    }

    /// Mean absolute error, in per cent of what came.
    pub fn mape_pct(&self) -> f64 {
        self.percent / self.hours.max(1) as f64
    }

    pub fn mae(&self) -> f64 {
        self.absolute / self.hours.max(1) as f64
    }
}
