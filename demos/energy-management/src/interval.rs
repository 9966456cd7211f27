//! How far off a forecast may be: what its last errors say, held to what was promised.

use crate::history::HOURS;

/// Errors of so many days are looked at.
pub const DAYS: usize = 120;
/// How fast the level follows what was missed.
const SPEED: f64 = 0.02;

/// Widths in logarithms by day, each from errors known when the day is forecast.
///
/// `errors` are the absolute errors of logarithms by day; `None` is an hour that is not known. The quantile is that of
/// split conformal prediction; its level moves a little each day, down after misses and up without (Gibbs and Candès, 2021).
pub fn widths(
    errors: &[[Option<f64>; HOURS]],
    promised: f64,
    days_back: usize,
) -> Vec<Option<[f64; HOURS]>> {
    let target = 1.0 - promised;
    let mut level = target;
    let mut widths: Vec<Option<[f64; HOURS]>> = Vec::with_capacity(errors.len());
    for at in 0..errors.len() {
        let known = (at + 1).saturating_sub(days_back);
        // The newest day whose outcome is known moves the level.
        if let Some(missed) = known
            .checked_sub(1)
            .and_then(|day| missed(&errors[day], &widths[day]))
        {
            level = (level + SPEED * (target - missed)).clamp(0.001, 0.999);
        }
        let past = known.checked_sub(DAYS).map(|from| &errors[from..known]);
        widths.push(past.map(|past| {
            std::array::from_fn(|hour| {
                let mut sizes: Vec<f64> = past.iter().filter_map(|day| day[hour]).collect();
                sizes.sort_by(f64::total_cmp);
                let rank = ((sizes.len() + 1) as f64 * (1.0 - level)).ceil() as usize;
                let at = rank.clamp(1, sizes.len().max(1)) - 1;
                sizes.get(at).copied().unwrap_or(0.0)
            })
        }));
    }
    widths
}

/// The part of a day's hours that came outside.
pub fn missed(errors: &[Option<f64>; HOURS], widths: &Option<[f64; HOURS]>) -> Option<f64> {
    let widths = widths.as_ref()?;
    let pairs = errors.iter().zip(widths);
    let outside: Vec<bool> = pairs
        .filter_map(|(error, width)| Some((*error)? > *width))
        .collect();
    let count = outside.iter().filter(|is_outside| **is_outside).count();
    (!outside.is_empty()).then(|| count as f64 / outside.len() as f64)
}
