//! A convex program, row by row, as the solver takes it.

use clarabel::algebra::CscMatrix;
use clarabel::solver::{
    DefaultSettings, DefaultSolver, IPSolver as _, SolverStatus, SupportedConeT,
};

/// Tight enough for five digits of a weight; what falls short of `LOOSE` is no answer.
const TIGHT: f64 = 1e-10;
const LOOSE: f64 = 1e-7;

/// `minimize ½ xᵀPx + qᵀx` under rows that are equal, at least, or within a cone.
#[derive(Default)]
pub struct Program {
    rows: Vec<usize>,
    columns: Vec<usize>,
    values: Vec<f64>,
    right: Vec<f64>,
    cones: Vec<SupportedConeT<f64>>,
}

impl Program {
    /// `Σ cᵢ xᵢ = right`. Equalities come first.
    pub fn equal(&mut self, terms: impl IntoIterator<Item = (usize, f64)>, right: f64) {
        self.push(terms, right);
        match self.cones.last_mut() {
            Some(SupportedConeT::ZeroConeT(rows)) => *rows += 1,
            _ => self.cones.push(SupportedConeT::ZeroConeT(1)),
        }
    }

    /// `Σ cᵢ xᵢ ≥ least`.
    pub fn at_least(&mut self, terms: impl IntoIterator<Item = (usize, f64)>, least: f64) {
        let negated = terms.into_iter().map(|(column, value)| (column, -value));
        self.push(negated, -least);
        match self.cones.last_mut() {
            Some(SupportedConeT::NonnegativeConeT(rows)) => *rows += 1,
            _ => self.cones.push(SupportedConeT::NonnegativeConeT(1)),
        }
    }

    /// `‖F x‖ ≤ most`.
    pub fn norm_at_most(&mut self, factor: &[Vec<f64>], most: f64) {
        self.push([], most);
        for row in factor {
            let terms = row.iter().map(|value| -value).enumerate();
            self.push(terms, 0.0);
        }
        self.cones
            .push(SupportedConeT::SecondOrderConeT(factor.len() + 1));
    }

    fn push(&mut self, terms: impl IntoIterator<Item = (usize, f64)>, right: f64) {
        for (column, value) in terms {
            self.rows.push(self.right.len());
            self.columns.push(column);
            self.values.push(value);
        }
        self.right.push(right);
    }

    /// Ready to be solved, also again with another right side.
    pub fn ready(self, quadratic: &CscMatrix<f64>, linear: &[f64]) -> Ready {
        let Self {
            rows,
            columns,
            values,
            right,
            cones,
        } = self;
        let matrix = CscMatrix::new_from_triplets(right.len(), linear.len(), rows, columns, values);
        let settings = DefaultSettings {
            verbose: false,
            presolve_enable: false,
            max_iter: 100,
            tol_gap_abs: TIGHT,
            tol_gap_rel: TIGHT,
            tol_feas: TIGHT,
            reduced_tol_gap_abs: LOOSE,
            reduced_tol_gap_rel: LOOSE,
            reduced_tol_feas: LOOSE,
            ..DefaultSettings::default()
        };
        let solver = DefaultSolver::new(quadratic, linear, &matrix, &right, &cones, settings);
        Ready {
            solver: solver.expect("every row has its cone, every column its cost"),
            right,
        }
    }

    /// The best point, or `None` where there is none.
    pub fn minimize(self, quadratic: &CscMatrix<f64>, linear: &[f64]) -> Option<Vec<f64>> {
        self.ready(quadratic, linear).solve()
    }
}

pub struct Ready {
    solver: DefaultSolver<f64>,
    right: Vec<f64>,
}

impl Ready {
    pub fn solve(&mut self) -> Option<Vec<f64>> {
        self.solver.solve();
        let solution = &self.solver.solution;
        matches!(
            solution.status,
            SolverStatus::Solved | SolverStatus::AlmostSolved
        )
        .then(|| solution.x.clone())
    }

    /// The same with another least value in the last row, a [`Program::at_least`].
    pub fn solve_with_last(&mut self, least: f64) -> Option<Vec<f64>> {
        *self.right.last_mut()? = -least;
        self.solver.update_b(&self.right).ok()?;
        self.solve()
    }
}

/// No quadratic cost.
pub fn linear_only(variables: usize) -> CscMatrix<f64> {
    CscMatrix::zeros((variables, variables))
}
