//! Random curves, and a search of another kind to hold the fits against.

use bond_yields::fit::{MIN_RATIO, TAU_BOUNDS};
use boreal_demo_kit::SeededRng;

/// A random curve: 6 to 30 maturities, yields that wander.
pub fn random_curve(rng: &mut SeededRng) -> Vec<(f64, f64)> {
    let count = 6 + (rng.uniform() * 25.0) as usize;
    let mut level = 1.0 + 5.0 * rng.uniform();
    let mut years = 0.0;
    (0..count)
        .map(|_| {
            years += 0.1 + 1.9 * rng.uniform();
            level += rng.uniform() - 0.5;
            (years, level)
        })
        .collect()
}

/// The least squares of Svensson's curve at given decay times.
pub type Squares = fn(points: &[(f64, f64)], first: f64, second: f64) -> f64;

/// The least squares from random decay times, by steps to the lowest neighbour that halve, and the logarithms of the
/// decay times there.
pub fn multi_start(
    points: &[(f64, f64)],
    starts: usize,
    squares: Squares,
    rng: &mut SeededRng,
) -> (f64, [f64; 2]) {
    let (low, high) = (TAU_BOUNDS.0.ln(), TAU_BOUNDS.1.ln());
    let allowed = |at: [f64; 2]| at[0] >= low && at[1] <= high && at[1] - at[0] >= MIN_RATIO.ln();
    let squares = |at: [f64; 2]| squares(points, at[0].exp(), at[1].exp());
    let mut lowest = (f64::INFINITY, [low, high]);
    for _ in 0..starts {
        let one = low + (high - low) * rng.uniform();
        let other = low + (high - low) * rng.uniform();
        let mut at = [one.min(other), one.max(other)];
        if !allowed(at) {
            continue;
        }
        let (mut least, mut step) = (squares(at), 0.3);
        while step > 1e-3 {
            let next = [[step, 0.0], [-step, 0.0], [0.0, step], [0.0, -step]]
                .map(|by| [at[0] + by[0], at[1] + by[1]])
                .into_iter()
                .filter(|next| allowed(*next))
                .map(|next| (squares(next), next))
                .min_by(|a, b| a.0.total_cmp(&b.0));
            match next {
                Some((lower, next)) if lower < least => (least, at) = (lower, next),
                _ => step /= 2.0,
            }
        }
        if least < lowest.0 {
            lowest = (least, at);
        }
    }
    lowest
}

/// With any coefficients.
pub fn free_squares(points: &[(f64, f64)], first: f64, second: f64) -> f64 {
    let row = |t: f64| [1.0, slope(t / first), hump(t / first), hump(t / second)];
    solved(points, row).map_or(f64::INFINITY, |(_, squares)| squares)
}

/// With a level and a short end of a basis point or more: both free, either at that bound, or both.
pub fn economic_squares(points: &[(f64, f64)], first: f64, second: f64) -> f64 {
    let above: Vec<(f64, f64)> = points.iter().map(|&(t, y)| (t, y - 0.01)).collect();
    let humps = |t: f64| [hump(t / first), hump(t / second)];
    let (level, short) = (|t: f64| 1.0 - slope(t / first), |t: f64| slope(t / first));
    let both = solved(&above, |t| [level(t), short(t), humps(t)[0], humps(t)[1]]);
    if let Some(([level, short, ..], squares)) = both
        && level.min(short) >= 0.0
    {
        return squares;
    }
    let one = |end: &dyn Fn(f64) -> f64| {
        let found = solved(&above, |t| [end(t), humps(t)[0], humps(t)[1]]);
        found
            .filter(|(shares, _)| shares[0] >= 0.0)
            .map(|found| found.1)
    };
    let none = solved(&above, humps).map(|found| found.1);
    let ways = [one(&level), one(&short), none];
    ways.into_iter().flatten().fold(f64::INFINITY, f64::min)
}

fn slope(x: f64) -> f64 {
    -(-x).exp_m1() / x
}

fn hump(x: f64) -> f64 {
    slope(x) - (-x).exp()
}

/// Coefficients and least squares by elimination on the normal equations; nothing where they are near singular.
fn solved<const N: usize>(
    points: &[(f64, f64)],
    row: impl Fn(f64) -> [f64; N],
) -> Option<([f64; N], f64)> {
    let rows: Vec<([f64; N], f64)> = points.iter().map(|&(t, y)| (row(t), y)).collect();
    let (mut matrix, mut found) = ([[0.0; N]; N], [0.0; N]);
    for (row, y) in &rows {
        for i in 0..N {
            for j in 0..N {
                matrix[i][j] += row[i] * row[j];
            }
            found[i] += row[i] * y;
        }
    }
    for i in 0..N {
        if matrix[i][i] <= 0.0 {
            return None;
        }
        for k in (0..N).filter(|k| *k != i) {
            let (pivot, share) = (matrix[i], matrix[k][i] / matrix[i][i]);
            for (cell, above) in matrix[k].iter_mut().zip(pivot) {
                *cell -= share * above;
            }
            found[k] -= share * found[i];
        }
    }
    for i in 0..N {
        found[i] /= matrix[i][i];
    }
    if found
        .iter()
        .any(|share| share.is_nan() || share.abs() > 1e4)
    {
        return None;
    }
    let at = |row: &[f64; N]| row.iter().zip(&found).map(|(a, b)| a * b).sum::<f64>();
    Some((
        found,
        rows.iter().map(|(row, y)| (y - at(row)).powi(2)).sum(),
    ))
}
