//! Curves whose ends make sense: a positive level, and a positive yield at no maturity.

use super::least_squares::{Basis, dot};
use super::search::Problem;

/// What level and short end must be at least, in per cent: a basis point.
pub const LEAST_PCT: f64 = 0.01;
/// An end held at the least is a sum of two coefficients, so it may miss it in the last digits.
const ROUNDING_PCT: f64 = 1e-9;

/// Whether level and short end are positive.
pub fn is_economic([level, slope, ..]: [f64; 4]) -> bool {
    level.min(level + slope) >= LEAST_PCT - ROUNDING_PCT
}

impl Problem {
    /// The best coefficients where the free ones break a bound.
    ///
    /// What level and short end have above the least are the shares of two columns beside the humps,
    /// `1 - s` and `s`. The problem is convex, so one of them is nothing at the best: the three ways
    /// left are tried, and the lowest without a negative share is exact.
    pub(super) fn hold_ends(&mut self) {
        let decays = self.model.decays();
        let mut humps = Basis::default();
        for columns in &self.columns[..decays] {
            humps.push(&columns.hump);
        }
        let slope = self.columns[0].slope.clone();
        let rest: Vec<f64> = slope.iter().map(|s| 1.0 - s).collect();
        let mut least = f64::INFINITY;
        for (column, by_level, by_slope) in [
            (None, 0.0, 0.0),
            (Some(&slope), 0.0, 1.0),
            (Some(&rest), 1.0, -1.0),
        ] {
            let mut basis = humps.clone();
            if let Some(column) = column {
                basis.push(column);
            }
            let mut residual: Vec<f64> = self.yields.iter().map(|y| y - LEAST_PCT).collect();
            let shares = basis.project_out(&mut residual);
            let mut found = basis.coefficients(&shares);
            found.swap(decays, 3);
            let [first, second, _, share] = found;
            let squares = dot(&residual, &residual);
            if share >= 0.0 && squares < least {
                least = squares;
                self.betas = [
                    LEAST_PCT + by_level * share,
                    by_slope * share,
                    first,
                    second,
                ];
                self.residual = residual;
                self.held = Some(basis);
            }
        }
    }
}
