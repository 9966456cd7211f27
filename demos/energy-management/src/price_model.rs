//! Tomorrow's pool price, hour by hour: a ridge on inverse hyperbolic sines, because a price may be zero and a spike is not an outlier.

use crate::calendar::Province;
use crate::history::{HOURS, History};
use crate::load_model::{Issue, day_class, mean, season};
use crate::ridge::{self, Coefficients};
use crate::walk::{Forecasts, REFIT_DAYS};

/// Days before the first that can be forecast.
pub const DAYS_BEFORE: usize = 30;
/// Added to the diagonal, times the number of days.
pub const PENALTY: f64 = 0.03;
/// Two years.
pub const WINDOW_DAYS: usize = 730;
/// Dollars a megawatt-hour above which a price counts by its logarithm.
const BEND: f64 = 30.0;
/// The floor and the cap of Alberta's pool, dollars a megawatt-hour: offers are at least $0 and below $1,000 by the ISO
/// rules of the Alberta Electric System Operator (section 203.1, as the law firm McCarthy Tétrault quotes them in 2019).
const FLOOR: f64 = 0.0;
const CAP: f64 = 999.99;

fn bent(price: f64) -> f64 {
    (price / BEND).asinh()
}

/// What is known at midnight of an hour of the day, as columns.
fn columns(price: &History, load: &[f64; HOURS], at: usize, hour: usize) -> Option<Vec<f64>> {
    if at < DAYS_BEFORE || at > price.len() {
        return None;
    }
    let day = price.date(at);
    let yesterday = price.days[at - 1].map(bent);
    let same = |back: usize| bent(price.days[at - back][hour]);
    let month: Vec<f64> = (1..=28).map(same).collect();
    let mut sorted = month.clone();
    sorted.sort_by(f64::total_cmp);
    let mut columns = Vec::with_capacity(46);
    columns.extend(yesterday);
    columns.extend([
        same(2),
        same(7),
        yesterday.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        yesterday.iter().copied().fold(f64::INFINITY, f64::min),
        mean(&month[..7]),
        mean(&month),
        0.5 * (sorted[13] + sorted[14]),
        load[hour].max(1.0).ln(),
    ]);
    columns.extend(day_class(Province::Alberta, day));
    columns.extend(season(day, 3));
    Some(columns)
}

/// Fits the days before `until`, at most [`WINDOW_DAYS`] of them, that have a forecast of the load.
pub fn fit(price: &History, load: &Forecasts, until: usize) -> Coefficients {
    let from = until.saturating_sub(WINDOW_DAYS).max(DAYS_BEFORE);
    let hour = |hour: usize| {
        let mut rows = Vec::new();
        let mut outputs = Vec::new();
        for at in from..until {
            let Some(load) = load.get(at).and_then(Option::as_ref) else {
                continue;
            };
            if let Some(row) = columns(price, load, at, hour) {
                rows.push(row);
                outputs.push(vec![bent(price.days[at][hour])]);
            }
        }
        ridge::fit(&rows, &outputs, PENALTY)
    };
    (0..HOURS).flat_map(hour).collect()
}

/// The 24 hours of a day.
pub fn forecast(
    coefficients: &Coefficients,
    price: &History,
    load: &[f64; HOURS],
    at: usize,
) -> Option<[f64; HOURS]> {
    let mut hours = [0.0; HOURS];
    for (hour, value) in hours.iter_mut().enumerate() {
        let columns = columns(price, load, at, hour)?;
        let bent = ridge::predict(coefficients.get(hour)?, &columns);
        *value = (BEND * bent.sinh()).clamp(FLOOR, CAP);
    }
    Some(hours)
}

/// Every day that has enough before it, by coefficients given once.
pub fn with(coefficients: &Coefficients, price: &History, load: &Forecasts) -> Forecasts {
    let day = |(at, load): (usize, &Option<[f64; HOURS]>)| {
        forecast(coefficients, price, load.as_ref()?, at)
    };
    load.iter().enumerate().map(day).collect()
}

/// Every day from `from` on, fitted anew every [`REFIT_DAYS`] on the days before.
pub fn refitting(price: &History, load: &Forecasts, from: usize) -> Forecasts {
    let mut forecasts = vec![None; price.len()];
    let mut coefficients = Coefficients::new();
    for (at, found) in forecasts.iter_mut().enumerate().skip(from) {
        if (at - from).is_multiple_of(REFIT_DAYS) {
            coefficients = fit(price, load, at);
        }
        let load = load.get(at).and_then(Option::as_ref);
        *found = load.and_then(|load| forecast(&coefficients, price, load, at));
    }
    forecasts
}

/// When the price is forecast: at midnight, like the load it rests on.
pub const ISSUE: Issue = Issue::Midnight;
