//! Least squares on at most four columns, by Gram-Schmidt done twice.
//!
//! Orthogonalising twice is as good as Householder here, keeps the orthogonal
//! columns at hand for projections, and lets a grid reuse the first three.

/// Most columns of any model.
const MAX_COLUMNS: usize = 4;
/// A column of which less than this share is left depends on those before it: its coefficient
/// would be a large number that cancels another.
const DEPENDENT: f64 = 1e-5;

/// Orthonormal columns and how the given ones are made of them.
#[derive(Debug, Clone, Default)]
pub struct Basis {
    q: [Vec<f64>; MAX_COLUMNS],
    r: [[f64; MAX_COLUMNS]; MAX_COLUMNS],
    len: usize,
}

impl Basis {
    /// Forgets all columns but the first `len`.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Adds a column; one that depends on the others gets the coefficient zero.
    pub fn push(&mut self, column: &[f64]) {
        let k = self.len;
        let (done, rest) = self.q.split_at_mut(k);
        let next = &mut rest[0];
        next.clear();
        next.extend_from_slice(column);
        let length = norm(next);
        for row in &mut self.r {
            row[k] = 0.0;
        }
        for _ in 0..2 {
            for (j, q) in done.iter().enumerate() {
                let share = dot(q, next);
                self.r[j][k] += share;
                subtract(next, q, share);
            }
        }
        let left = norm(next);
        if left <= length * DEPENDENT {
            next.fill(0.0);
        } else {
            self.r[k][k] = left;
            next.iter_mut().for_each(|v| *v /= left);
        }
        self.len = k + 1;
    }

    /// Takes out of a vector all that the columns explain; returns what each explained.
    pub fn project_out(&self, vector: &mut [f64]) -> [f64; MAX_COLUMNS] {
        let mut shares = [0.0; MAX_COLUMNS];
        for _ in 0..2 {
            for (share, q) in shares.iter_mut().zip(&self.q[..self.len]) {
                let part = dot(q, vector);
                *share += part;
                subtract(vector, q, part);
            }
        }
        shares
    }

    /// The coefficients of the given columns from the shares of the orthonormal ones.
    pub fn coefficients(&self, shares: &[f64; MAX_COLUMNS]) -> [f64; MAX_COLUMNS] {
        let mut coefficients = [0.0; MAX_COLUMNS];
        for k in (0..self.len).rev() {
            if self.r[k][k] == 0.0 {
                continue;
            }
            let known: f64 = (k + 1..self.len)
                .map(|j| self.r[k][j] * coefficients[j])
                .sum();
            coefficients[k] = (shares[k] - known) / self.r[k][k];
        }
        coefficients
    }

    /// The ratio of the largest to the smallest singular value; infinite where columns depend on each other.
    pub fn condition_number(&self) -> f64 {
        let triangle = nalgebra::DMatrix::from_fn(self.len, self.len, |i, j| self.r[i][j]);
        let values = triangle.singular_values();
        values.max() / values.min()
    }
}

/// The sum of products.
pub fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

fn norm(a: &[f64]) -> f64 {
    dot(a, a).sqrt()
}

fn subtract(from: &mut [f64], what: &[f64], times: f64) {
    for (x, y) in from.iter_mut().zip(what) {
        *x -= times * y;
    }
}
