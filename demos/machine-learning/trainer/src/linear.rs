//! Linear models with an L2 penalty, solved to the end: the same rows give the same weights.

/// A matrix of few entries a row.
pub struct Rows {
    /// Column and value of each entry, row by row.
    pub rows: Vec<Vec<(u32, f32)>>,
    /// How many columns there are.
    pub width: usize,
}

/// Rounds of conjugate gradients; the weights no longer move in the third decimal by then.
const ROUNDS: usize = 60;
/// Rounds of reweighting in a logistic regression.
const REWEIGHTED: usize = 8;

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

impl Rows {
    /// Each row times the weights.
    pub fn times(&self, weights: &[f64]) -> Vec<f64> {
        let sums = self.rows.iter().map(|row| {
            row.iter()
                .map(|&(column, value)| f64::from(value) * weights[column as usize])
                .sum()
        });
        sums.collect()
    }

    /// The rows summed, each times its factor.
    fn sum(&self, factors: &[f64]) -> Vec<f64> {
        let mut sums = vec![0.0; self.width];
        for (row, factor) in self.rows.iter().zip(factors) {
            for &(column, value) in row {
                sums[column as usize] += f64::from(value) * factor;
            }
        }
        sums
    }

    /// The weights that miss the targets least (squares, each row by its importance), with `penalty` on their own squares.
    pub fn ridge(&self, targets: &[f64], importance: &[f64], penalty: f64) -> Vec<f64> {
        let weigh = |values: &[f64]| -> Vec<f64> {
            values.iter().zip(importance).map(|(v, i)| v * i).collect()
        };
        let curvature = |direction: &[f64]| -> Vec<f64> {
            let mut bent = self.sum(&weigh(&self.times(direction)));
            for (bent, value) in bent.iter_mut().zip(direction) {
                *bent += penalty * value;
            }
            bent
        };
        let mut weights = vec![0.0; self.width];
        let mut residual = self.sum(&weigh(targets));
        let mut direction = residual.clone();
        let mut size = dot(&residual, &residual);
        let enough = size * 1e-8;
        for _ in 0..ROUNDS {
            if size <= enough {
                break;
            }
            let bent = curvature(&direction);
            let step = size / dot(&direction, &bent).max(f64::MIN_POSITIVE);
            for at in 0..self.width {
                weights[at] += step * direction[at];
                residual[at] -= step * bent[at];
            }
            let next = dot(&residual, &residual);
            for (direction, residual) in direction.iter_mut().zip(&residual) {
                *direction = residual + next / size * *direction;
            }
            size = next;
        }
        weights
    }

    /// Log odds of being true, by iteratively reweighted least squares.
    pub fn logistic(&self, truths: &[bool], importance: &[f64], penalty: f64) -> Vec<f64> {
        let mut weights = vec![0.0; self.width];
        for _ in 0..REWEIGHTED {
            let log_odds = self.times(&weights);
            let mut targets = Vec::with_capacity(truths.len());
            let mut curvatures = Vec::with_capacity(truths.len());
            for ((&z, &truth), importance) in log_odds.iter().zip(truths).zip(importance) {
                let chance = 1.0 / (1.0 + (-z).exp());
                let curvature = (chance * (1.0 - chance)).max(0.01);
                targets.push(z + (f64::from(u8::from(truth)) - chance) / curvature);
                curvatures.push(curvature * importance);
            }
            weights = self.ridge(&targets, &curvatures, penalty);
        }
        weights
    }
}
