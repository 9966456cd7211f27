//! A symmetric matrix of covariances, and its square root.

/// How far below the largest variance a pivot counts as nothing, and a matrix as not a covariance.
const NOTHING: f64 = 1e-10;
const NOT_A_COVARIANCE: f64 = 1e-7;

/// Row by row, symmetric.
#[derive(Debug, Clone, PartialEq)]
pub struct Covariance {
    size: usize,
    cells: Vec<f64>,
}

impl Covariance {
    /// The mean of both halves, so that the last digits of a sender's table do not matter.
    pub fn new(rows: &[Vec<f64>]) -> Self {
        let size = rows.len();
        let cell = |at: usize| (rows[at / size][at % size] + rows[at % size][at / size]) / 2.0;
        Self {
            size,
            cells: (0..size * size).map(cell).collect(),
        }
    }

    /// The sample covariance of columns of equal length, times `scale`.
    pub fn of_columns(columns: &[Vec<f64>], scale: f64) -> Self {
        let size = columns.len();
        let length = columns.first().map_or(0, Vec::len);
        let centred: Vec<Vec<f64>> = columns
            .iter()
            .map(|column| {
                let mean = column.iter().sum::<f64>() / length as f64;
                column.iter().map(|value| value - mean).collect()
            })
            .collect();
        let mut cells = vec![0.0; size * size];
        for row in 0..size {
            for column in 0..=row {
                let products = centred[row].iter().zip(&centred[column]);
                let sum: f64 = products.map(|(a, b)| a * b).sum();
                let value = scale * sum / (length as f64 - 1.0);
                cells[row * size + column] = value;
                cells[column * size + row] = value;
            }
        }
        Self { size, cells }
    }

    pub fn size(&self) -> usize {
        self.size
    }

    pub fn at(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.size + column]
    }

    pub fn largest_variance(&self) -> f64 {
        (0..self.size).map(|i| self.at(i, i)).fold(0.0, f64::max)
    }

    /// `Σ w`.
    pub fn times(&self, weights: &[f64]) -> Vec<f64> {
        let rows = self.cells.chunks_exact(self.size);
        rows.map(|row| row.iter().zip(weights).map(|(a, b)| a * b).sum())
            .collect()
    }

    /// `√(wᵀ Σ w)`.
    pub fn volatility(&self, weights: &[f64]) -> f64 {
        let products = self.times(weights);
        let variance: f64 = products.iter().zip(weights).map(|(a, b)| a * b).sum();
        variance.max(0.0).sqrt()
    }

    /// Rows `f` with `Σ = fᵀ f`, as many as the rank: the pivoted Cholesky factor. `None` where
    /// a variance would be negative, so that it is no covariance.
    pub fn factor(&self) -> Option<Vec<Vec<f64>>> {
        let largest = self.largest_variance();
        let mut left = self.cells.clone();
        let mut rows = Vec::new();
        loop {
            let diagonal = |at: &usize| left[at * self.size + at];
            let pivot = (0..self.size).max_by(|a, b| diagonal(a).total_cmp(&diagonal(b)))?;
            let value = diagonal(&pivot);
            if value <= NOTHING * largest || rows.len() == self.size {
                let is_left = |cell: &f64| cell.abs() > NOT_A_COVARIANCE * largest;
                return (!left.iter().any(is_left)).then_some(rows);
            }
            let root = value.sqrt();
            let row: Vec<f64> = (0..self.size)
                .map(|at| left[pivot * self.size + at] / root)
                .collect();
            for (cells, factor) in left.chunks_exact_mut(self.size).zip(&row) {
                for (cell, other) in cells.iter_mut().zip(&row) {
                    *cell -= factor * other;
                }
            }
            rows.push(row);
        }
    }
}
