//! The best curve through points: variable projection over the decay times.
//!
//! For fixed decay times the coefficients are a linear least squares, so only
//! the one or two decay times are searched: a logarithmic grid finds the
//! valleys, and damped Gauss-Newton steps (Kaufman's variant) walk down each.
//! Bounds on the decay times keep the two humps apart; without them Svensson's
//! coefficients cancel in the thousands and the fit means nothing. Every step
//! solves its small bounded problem exactly, so the search cannot leave the
//! bounds, cannot fail to return, and gives the same bits each time.

use super::economic::is_economic;
use super::least_squares::{Basis, dot};
use super::model::{Columns, Curve, Model};
use super::region::{MIN_RATIO, Matrix, Region, TAU_BOUNDS};

/// Grid steps on each axis.
const GRID: usize = 30;
/// Valleys walked down.
const STARTS: usize = 16;
/// Steps along each bound, and the valleys of each that are walked down.
const EDGE_STEPS: usize = 30;
const EDGE_STARTS: usize = 3;
/// The lowest of them that are walked to the last digit.
const FINISHED: usize = 4;
/// Steps down a valley; most need fewer than fifteen.
const MAX_STEPS: usize = 100;
/// A step shorter than this, in logarithms of years, ends the walk down a valley.
const COARSE_STEP: f64 = 1e-4;
/// The same for the last walk, in the lowest valley, with true second derivatives.
const FINE_STEP: f64 = 1e-12;
/// Damping at which a step is lost in rounding.
const MAX_DAMPING: f64 = 1e9;
/// Distance over which the gradient is differenced.
const DIFFERENCE: f64 = 1e-5;

/// A curve and how well it fits.
#[derive(Debug, Clone, Copy)]
pub struct Fit {
    /// The curve.
    pub curve: Curve,
    /// Sum of squared residuals.
    pub squares: f64,
    /// How well determined the coefficients are; large is bad.
    pub condition_number: f64,
}

/// Finds the best curve through `(years, yield)` points.
pub fn best_fit(model: Model, points: &[(f64, f64)]) -> Fit {
    lowest(Problem::new(model, points, false))
}

/// The same among the curves whose level and short end are positive.
pub fn best_economic_fit(model: Model, points: &[(f64, f64)]) -> Fit {
    lowest(Problem::new(model, points, true))
}

fn lowest(mut problem: Problem) -> Fit {
    let starts = problem.starts().into_iter();
    let mut found: Vec<([f64; 2], f64)> = starts
        .map(|start| problem.descend(start, Curvature::GaussNewton))
        .collect();
    found.sort_by(|a, b| a.1.total_cmp(&b.1));
    // Rounded walks end at almost the same height: the last digits decide among the lowest.
    found.dedup_by(|a, b| near(a.0, b.0));
    let lowest = found
        .into_iter()
        .take(FINISHED)
        .map(|(at, _)| problem.descend(at, Curvature::Newton))
        .min_by(|a, b| a.1.total_cmp(&b.1));
    let at = lowest.map_or([0.0, MIN_RATIO.ln()], |(at, _)| at);
    let squares = problem.evaluate(at);
    Fit {
        curve: problem.curve(at),
        squares,
        condition_number: problem.held_basis().condition_number(),
    }
}

/// Whether two walks ended in the same place.
fn near(a: [f64; 2], b: [f64; 2]) -> bool {
    (a[0] - b[0]).abs().max((a[1] - b[1]).abs()) < 10.0 * COARSE_STEP
}

/// Where a step's second derivatives come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Curvature {
    /// From first derivatives: always downhill, but only linear at the end.
    GaussNewton,
    /// From differences of the gradient: the last digits in a few steps.
    Newton,
}

/// Points to fit and the room to do it in.
pub(super) struct Problem {
    pub model: Model,
    /// Whether level and short end must be positive.
    economic: bool,
    years: Vec<f64>,
    pub yields: Vec<f64>,
    pub columns: [Columns; 2],
    basis: Basis,
    /// The columns left where an end is held at its bound, at the last point evaluated.
    pub held: Option<Basis>,
    pub betas: [f64; 4],
    pub residual: Vec<f64>,
}

impl Problem {
    fn new(model: Model, points: &[(f64, f64)], economic: bool) -> Self {
        Self {
            model,
            economic,
            years: points.iter().map(|p| p.0).collect(),
            yields: points.iter().map(|p| p.1).collect(),
            columns: Default::default(),
            basis: Basis::default(),
            held: None,
            betas: [0.0; 4],
            residual: Vec::new(),
        }
    }

    /// Solves for the coefficients at logarithms of the decay times; returns the squares.
    fn evaluate(&mut self, at: [f64; 2]) -> f64 {
        self.basis.truncate(0);
        let ones = vec![1.0; self.years.len()];
        self.basis.push(&ones);
        for (index, log_tau) in at.into_iter().take(self.model.decays()).enumerate() {
            self.columns[index].fill(&self.years, log_tau.exp());
            if index == 0 {
                self.basis.push(&self.columns[0].slope);
            }
            self.basis.push(&self.columns[index].hump);
        }
        self.solve()
    }

    /// The same for the columns and the basis made of them.
    fn solve(&mut self) -> f64 {
        self.residual.clone_from(&self.yields);
        let shares = self.basis.project_out(&mut self.residual);
        self.betas = self.basis.coefficients(&shares);
        self.held = None;
        if self.economic && !is_economic(self.betas) {
            self.hold_ends();
        }
        dot(&self.residual, &self.residual)
    }

    /// The columns the coefficients were solved for.
    fn held_basis(&self) -> &Basis {
        self.held.as_ref().unwrap_or(&self.basis)
    }

    /// How the fitted yields change with each logarithm, coefficients held, at the last point evaluated.
    fn changes(&self) -> Vec<Vec<f64>> {
        let [_, b1, b2, b3] = self.betas;
        let first = &self.columns[0];
        let of_first = first
            .hump
            .iter()
            .zip(&first.hump_change)
            .map(|(hump, change)| b1 * hump + b2 * change);
        let mut changes = vec![of_first.collect()];
        if self.model == Model::Svensson {
            changes.push(
                self.columns[1]
                    .hump_change
                    .iter()
                    .map(|change| b3 * change)
                    .collect(),
            );
        }
        changes
    }

    /// The gradient of half the squares; the coefficients are optimal, so only the columns' change counts.
    fn gradient(&self) -> [f64; 2] {
        let mut gradient = [0.0; 2];
        for (slot, change) in gradient.iter_mut().zip(self.changes()) {
            *slot = -dot(&change, &self.residual);
        }
        gradient
    }

    fn gauss_newton(&self) -> Matrix {
        let mut changes = self.changes();
        for change in &mut changes {
            self.held_basis().project_out(change);
        }
        let mut curvature = [[0.0; 2]; 2];
        for (i, a) in changes.iter().enumerate() {
            for (j, b) in changes.iter().enumerate() {
                curvature[i][j] = dot(a, b);
            }
        }
        curvature
    }

    /// Second derivatives by central differences, where they curve upwards.
    fn newton(&mut self, at: [f64; 2]) -> Option<Matrix> {
        let dimensions = self.model.decays();
        let mut rows = [[0.0; 2]; 2];
        for (i, row) in rows.iter_mut().enumerate().take(dimensions) {
            let mut side = |shift: f64| {
                let mut moved = at;
                moved[i] += shift;
                self.evaluate(moved);
                self.gradient()
            };
            let (ahead, behind) = (side(DIFFERENCE), side(-DIFFERENCE));
            for (slot, (a, b)) in row
                .iter_mut()
                .zip(ahead.into_iter().zip(behind))
                .take(dimensions)
            {
                *slot = (a - b) / (2.0 * DIFFERENCE);
            }
        }
        let mixed = f64::midpoint(rows[0][1], rows[1][0]);
        let matrix = [[rows[0][0], mixed], [mixed, rows[1][1]]];
        let upwards = match dimensions {
            1 => matrix[0][0] > 0.0,
            _ => matrix[0][0] > 0.0 && matrix[0][0] * matrix[1][1] > mixed * mixed,
        };
        upwards.then_some(matrix)
    }

    /// Walks down the valley from a point; never uphill, never out of bounds.
    fn descend(&mut self, start: [f64; 2], curvature: Curvature) -> ([f64; 2], f64) {
        let region = Region::of(self.model);
        let tolerance = if curvature == Curvature::Newton {
            FINE_STEP
        } else {
            COARSE_STEP
        };
        let (mut at, mut squares) = (start, self.evaluate(start));
        let mut damping = if curvature == Curvature::Newton {
            0.0
        } else {
            1e-3
        };
        let mut slopes = self.slopes(at, curvature);
        for _ in 0..MAX_STEPS {
            let (gradient, mut damped) = slopes;
            for (i, row) in damped.iter_mut().enumerate() {
                row[i] *= 1.0 + damping;
            }
            let next = region.minimize(at, gradient, damped);
            let step = (next[0] - at[0]).abs().max((next[1] - at[1]).abs());
            let there = self.evaluate(next);
            if there <= squares {
                (at, squares) = (next, there);
                if step < tolerance {
                    break;
                }
                slopes = self.slopes(at, curvature);
                damping *= 0.1;
            } else {
                if step < tolerance || damping > MAX_DAMPING {
                    break;
                }
                damping = (damping * 10.0).max(1e-3);
            }
        }
        (at, squares)
    }

    /// Gradient and curvature at the last point evaluated, `at`.
    fn slopes(&mut self, at: [f64; 2], curvature: Curvature) -> ([f64; 2], Matrix) {
        let (gradient, safe) = (self.gradient(), self.gauss_newton());
        let matrix = match curvature {
            Curvature::GaussNewton => safe,
            Curvature::Newton => self.newton(at).unwrap_or(safe),
        };
        (gradient, matrix)
    }

    /// The lowest valleys of a logarithmic grid.
    fn starts(&mut self) -> Vec<[f64; 2]> {
        let (low, high) = (TAU_BOUNDS.0.ln(), TAU_BOUNDS.1.ln());
        let step = (high - low) / (GRID - 1) as f64;
        let logs: Vec<f64> = (0..GRID).map(|i| low + step * i as f64).collect();
        let columns: Vec<Columns> = logs
            .iter()
            .map(|log_tau| {
                let mut columns = Columns::default();
                columns.fill(&self.years, log_tau.exp());
                columns
            })
            .collect();
        let ones = vec![1.0; self.years.len()];
        let mut cells = vec![vec![f64::INFINITY; GRID]; GRID];
        for (i, first) in columns.iter().enumerate() {
            self.basis.truncate(0);
            self.basis.push(&ones);
            self.basis.push(&first.slope);
            self.basis.push(&first.hump);
            self.columns[0].clone_from(first);
            if self.model == Model::NelsonSiegel {
                cells[i][0] = self.solve();
                continue;
            }
            for (j, second) in columns.iter().enumerate().skip(i + 1) {
                if logs[j] - logs[i] >= MIN_RATIO.ln() {
                    self.basis.truncate(3);
                    self.basis.push(&second.hump);
                    self.columns[1].hump.clone_from(&second.hump);
                    cells[i][j] = self.solve();
                }
            }
        }
        let found = valleys(&cells).into_iter();
        if self.model == Model::NelsonSiegel {
            return found.map(|(i, _)| [logs[i], 0.0]).collect();
        }
        let mut starts: Vec<[f64; 2]> = found.map(|(i, j)| [logs[i], logs[j]]).collect();
        starts.extend(self.edge_valleys());
        starts
    }

    /// The lowest places along the bounds: where the humps are as near as they may be, the grid has no cell.
    fn edge_valleys(&mut self) -> Vec<[f64; 2]> {
        let [low, high] = [TAU_BOUNDS.0.ln(), TAU_BOUNDS.1.ln()];
        let ratio = MIN_RATIO.ln();
        let edges = [
            ([low, low + ratio], [high - ratio, high]),
            ([low, low + ratio], [low, high]),
            ([low, high], [high - ratio, high]),
        ];
        let mut starts = Vec::new();
        for (from, to) in edges {
            let place = |step: usize| {
                let share = step as f64 / EDGE_STEPS as f64;
                [0, 1].map(|axis| from[axis] + share * (to[axis] - from[axis]))
            };
            let heights: Vec<f64> = (0..=EDGE_STEPS)
                .map(|step| self.evaluate(place(step)))
                .collect();
            let is_valley = |step: &usize| {
                let around = step.saturating_sub(1)..=(step + 1).min(EDGE_STEPS);
                around
                    .into_iter()
                    .all(|other| heights[*step] <= heights[other])
            };
            let mut lows: Vec<usize> = (0..=EDGE_STEPS).filter(is_valley).collect();
            lows.sort_by(|a, b| heights[*a].total_cmp(&heights[*b]));
            starts.extend(lows.into_iter().take(EDGE_STARTS).map(place));
        }
        starts
    }

    fn curve(&self, at: [f64; 2]) -> Curve {
        let second = if self.model == Model::Svensson {
            at[1].exp()
        } else {
            1.0
        };
        Curve {
            betas: self.betas,
            taus: [at[0].exp(), second],
        }
    }
}

/// Cells no neighbour undercuts, lowest first.
fn valleys(cells: &[Vec<f64>]) -> Vec<(usize, usize)> {
    let mut found: Vec<(f64, (usize, usize))> = Vec::new();
    for (i, row) in cells.iter().enumerate() {
        for (j, &value) in row.iter().enumerate() {
            let lowest_around = (i.saturating_sub(1)..=(i + 1).min(cells.len() - 1))
                .flat_map(|a| {
                    (j.saturating_sub(1)..=(j + 1).min(row.len() - 1)).map(move |b| (a, b))
                })
                .map(|(a, b)| cells[a][b])
                .fold(f64::INFINITY, f64::min);
            if value.is_finite() && value <= lowest_around {
                found.push((value, (i, j)));
            }
        }
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    found
        .into_iter()
        .take(STARTS)
        .map(|(_, cell)| cell)
        .collect()
}
