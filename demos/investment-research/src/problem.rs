//! A portfolio to be chosen: assets with their returns and covariances, and the limits on the weights.

use clarabel::algebra::CscMatrix;

use crate::matrix::Covariance;
use crate::program::{Program, Ready, linear_only};

/// Weights and returns closer than this are the same.
pub const SAME: f64 = 1e-7;

/// A volatility below this share of the largest asset's is none.
const STILL: f64 = 1e-6;

/// What is asked of the weights of several assets together.
#[derive(Debug, Clone, PartialEq)]
pub struct Group {
    pub name: String,
    /// Indices of its assets.
    pub assets: Vec<usize>,
    /// Infinite where there is none.
    pub min: f64,
    pub max: f64,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Problem {
    pub assets: Vec<String>,
    /// A year, as fractions.
    pub expected_returns: Vec<f64>,
    pub covariance: Covariance,
    pub min_weight: f64,
    pub max_weight: f64,
    pub groups: Vec<Group>,
    factor: Vec<Vec<f64>>,
}

/// A limit that can be left out, to see whether the others could then hold.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Limit {
    MinWeight,
    MaxWeight,
    GroupMin(usize),
    GroupMax(usize),
    /// An expected return of at least so much.
    Return(f64),
    /// A volatility of at most so much.
    Risk(f64),
}

/// A point of the frontier.
#[derive(Debug, Clone, PartialEq)]
pub struct Efficient {
    pub weights: Vec<f64>,
    pub expected_return: f64,
    pub volatility: f64,
}

impl Problem {
    /// `None` where the matrix is no covariance.
    pub fn new(
        assets: Vec<String>,
        expected_returns: Vec<f64>,
        covariance: Covariance,
        bounds: (f64, f64),
        groups: Vec<Group>,
    ) -> Option<Self> {
        let factor = covariance.factor()?;
        Some(Self {
            assets,
            expected_returns,
            covariance,
            min_weight: bounds.0,
            max_weight: bounds.1,
            groups,
            factor,
        })
    }

    pub fn size(&self) -> usize {
        self.assets.len()
    }

    pub fn expected_return(&self, weights: &[f64]) -> f64 {
        let products = weights.iter().zip(&self.expected_returns);
        products.map(|(weight, mean)| weight * mean).sum()
    }

    /// Whether a volatility is one, and not what a solver leaves of none: on a singular covariance
    /// a mix may have none at all.
    pub fn is_volatile(&self, volatility: f64) -> bool {
        volatility > STILL * self.covariance.largest_variance().sqrt()
    }

    /// The limits on weights and groups. What comes first is the first to be left out of a conflict:
    /// people mean it when they forbid short positions.
    pub fn limits(&self) -> Vec<Limit> {
        let mut limits = vec![Limit::MaxWeight, Limit::MinWeight];
        for (index, group) in self.groups.iter().enumerate() {
            limits.extend(group.min.is_finite().then_some(Limit::GroupMin(index)));
            limits.extend(group.max.is_finite().then_some(Limit::GroupMax(index)));
        }
        limits
    }

    /// The rows `Σ cᵢ wᵢ ≥ least` that a limit stands for; of the risk none, it is a cone.
    fn rows(&self, limit: Limit) -> Vec<(Vec<(usize, f64)>, f64)> {
        let each = |sign: f64, least: f64| {
            let rows = (0..self.size()).map(|asset| (vec![(asset, sign)], least));
            rows.collect()
        };
        let of_group = |index: usize, sign: f64| {
            let assets = self.groups[index].assets.iter();
            assets.map(|&asset| (asset, sign)).collect()
        };
        match limit {
            Limit::MinWeight => each(1.0, self.min_weight),
            Limit::MaxWeight => each(-1.0, -self.max_weight),
            Limit::GroupMin(index) => vec![(of_group(index, 1.0), self.groups[index].min)],
            Limit::GroupMax(index) => vec![(of_group(index, -1.0), -self.groups[index].max)],
            Limit::Return(least) => {
                let terms = self.expected_returns.iter().copied().enumerate();
                vec![(terms.collect(), least)]
            }
            Limit::Risk(_) => Vec::new(),
        }
    }

    /// Weights that sum to one within these limits.
    fn program(&self, limits: &[Limit]) -> Program {
        let mut program = Program::default();
        program.equal((0..self.size()).map(|asset| (asset, 1.0)), 1.0);
        for (terms, least) in limits.iter().flat_map(|&limit| self.rows(limit)) {
            program.at_least(terms, least);
        }
        for limit in limits {
            if let Limit::Risk(most) = limit {
                program.norm_at_most(&self.factor, *most);
            }
        }
        program
    }

    /// The covariances on a scale of one, upper half, for `extra` more variables than assets.
    fn quadratic(&self, extra: usize) -> CscMatrix<f64> {
        let size = self.size();
        let scale = self.covariance.largest_variance().max(f64::MIN_POSITIVE);
        let (mut starts, mut rows, mut values) = (vec![0], Vec::new(), Vec::new());
        for column in 0..size {
            for row in 0..=column {
                rows.push(row);
                values.push(self.covariance.at(row, column) / scale);
            }
            starts.push(rows.len());
        }
        starts.extend(std::iter::repeat_n(rows.len(), extra));
        CscMatrix::new(size + extra, size + extra, starts, rows, values)
    }

    /// The least volatile weights within these limits.
    pub fn least_volatile(&self, limits: &[Limit]) -> Option<Vec<f64>> {
        let linear = vec![0.0; self.size()];
        self.program(limits).minimize(&self.quadratic(0), &linear)
    }

    /// The weights with the highest expected return within these limits.
    pub fn best_return(&self, limits: &[Limit]) -> Option<Vec<f64>> {
        let linear: Vec<f64> = self.expected_returns.iter().map(|mean| -mean).collect();
        self.program(limits)
            .minimize(&linear_only(self.size()), &linear)
    }

    /// The weights with the highest excess return per volatility: `y = κ w` with an excess
    /// return of one, so that the ratio's best is a least variance.
    pub fn best_sharpe(&self, limits: &[Limit], risk_free: f64) -> Option<Vec<f64>> {
        let size = self.size();
        let excess: Vec<f64> = self
            .expected_returns
            .iter()
            .map(|mean| mean - risk_free)
            .collect();
        let largest = excess.iter().fold(0.0, |a: f64, b| a.max(b.abs()));
        let mut program = Program::default();
        let scaled = excess.iter().map(|value| value / largest).enumerate();
        program.equal(scaled, 1.0);
        let sum = (0..size).map(|asset| (asset, 1.0));
        program.equal(sum.chain([(size, -1.0)]), 0.0);
        program.at_least([(size, 1.0)], 0.0);
        for (mut terms, least) in limits.iter().flat_map(|&limit| self.rows(limit)) {
            terms.push((size, -least));
            program.at_least(terms, 0.0);
        }
        let found = program.minimize(&self.quadratic(1), &vec![0.0; size + 1])?;
        let (scale, weights) = found.split_last()?;
        (*scale > 0.0).then(|| weights.iter().map(|weight| weight / scale).collect())
    }

    /// By how much the limits in `loosened` must give way, the same for each, so that all hold
    /// beside those in `firm`.
    pub fn shortfall(&self, firm: &[Limit], loosened: &[Limit]) -> Option<f64> {
        let size = self.size();
        let mut program = Program::default();
        program.equal((0..size).map(|asset| (asset, 1.0)), 1.0);
        program.at_least([(size, 1.0)], 0.0);
        for (terms, least) in firm.iter().flat_map(|&limit| self.rows(limit)) {
            program.at_least(terms, least);
        }
        for (mut terms, least) in loosened.iter().flat_map(|&limit| self.rows(limit)) {
            terms.push((size, 1.0));
            program.at_least(terms, least);
        }
        for limit in firm {
            if let Limit::Risk(most) = limit {
                program.norm_at_most(&self.factor, *most);
            }
        }
        let mut linear = vec![0.0; size];
        linear.push(1.0);
        let found = program.minimize(&linear_only(size + 1), &linear)?;
        found.last().copied()
    }

    /// Whether weights within these limits exist.
    pub fn can_hold(&self, limits: &[Limit]) -> bool {
        let others: Vec<Limit> = limits
            .iter()
            .copied()
            .filter(|limit| !matches!(limit, Limit::Risk(_)))
            .collect();
        if self.shortfall(&[], &others).is_none_or(|by| by > SAME) {
            return false;
        }
        limits.iter().all(|limit| match limit {
            Limit::Risk(most) => self
                .least_volatile(&others)
                .is_some_and(|weights| self.covariance.volatility(&weights) <= most + SAME),
            _ => true,
        })
    }

    /// So many portfolios from the least volatile to the highest return, at equal steps of return.
    pub fn frontier(&self, limits: &[Limit], points: usize) -> Option<Vec<Efficient>> {
        let (calm, bold) = (self.least_volatile(limits)?, self.best_return(limits)?);
        let (low, high) = (self.expected_return(&calm), self.expected_return(&bold));
        let mut rows = limits.to_vec();
        rows.push(Limit::Return(low));
        let linear = vec![0.0; self.size()];
        let mut ready: Ready = self.program(&rows).ready(&self.quadratic(0), &linear);
        let last = points.saturating_sub(1).max(1);
        let found = (0..points).filter_map(|step| match step {
            0 => Some(calm.clone()),
            _ if step == last => Some(bold.clone()),
            _ => ready.solve_with_last(low + (high - low) * step as f64 / last as f64),
        });
        let points = found.map(|weights| Efficient {
            expected_return: self.expected_return(&weights),
            volatility: self.covariance.volatility(&weights),
            weights,
        });
        Some(points.collect())
    }

    /// Whether every asset has a variance of its own.
    pub fn all_vary(&self) -> bool {
        let largest = self.covariance.largest_variance();
        let varies = |asset: usize| self.covariance.at(asset, asset) >= 1e-12 * largest;
        largest > 0.0 && (0..self.size()).all(varies)
    }

    /// The weights at which every asset carries the same share of the risk, whatever the limits:
    /// the least of `½ yᵀΣy − Σ ln yᵢ`, coordinate by coordinate (Griveau-Billion 2013).
    pub fn risk_parity(&self) -> Option<Vec<f64>> {
        const SWEEPS: usize = 10_000;
        let size = self.size();
        let scale = self.covariance.largest_variance();
        let cell = |row: usize, column: usize| self.covariance.at(row, column) / scale;
        if !self.all_vary() {
            return None;
        }
        let mut y: Vec<f64> = (0..size).map(|i| 1.0 / cell(i, i).sqrt()).collect();
        let mut product: Vec<f64> = self.covariance.times(&y);
        product.iter_mut().for_each(|value| *value /= scale);
        for _ in 0..SWEEPS {
            let mut moved: f64 = 0.0;
            for asset in 0..size {
                let variance = cell(asset, asset);
                let others = product[asset] - variance * y[asset];
                let best = ((others * others + 4.0 * variance).sqrt() - others) / (2.0 * variance);
                let change = best - y[asset];
                moved = moved.max(change.abs() / best);
                y[asset] = best;
                for (row, value) in product.iter_mut().enumerate() {
                    *value += cell(row, asset) * change;
                }
            }
            if moved < 1e-12 {
                let sum: f64 = y.iter().sum();
                return Some(y.iter().map(|value| value / sum).collect());
            }
        }
        None
    }

    /// How much of the variance each asset carries; they sum to one.
    pub fn risk_shares(&self, weights: &[f64]) -> Vec<f64> {
        let products = self.covariance.times(weights);
        let parts: Vec<f64> = products.iter().zip(weights).map(|(a, b)| a * b).collect();
        let variance: f64 = parts.iter().sum();
        let share = |part: f64| if variance > 0.0 { part / variance } else { 0.0 };
        parts.into_iter().map(share).collect()
    }
}
