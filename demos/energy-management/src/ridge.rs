//! Least squares with a penalty, several outputs at once: one Cholesky factor.

/// Coefficients by output, each with the constant first.
pub type Coefficients = Vec<Vec<f64>>;

/// Fits `outputs` by `columns`, a row a day. Columns are standardised; `penalty` times the number of rows is added to
/// the diagonal; the constant is free. Given back for the columns as they come.
pub fn fit(columns: &[Vec<f64>], outputs: &[Vec<f64>], penalty: f64) -> Coefficients {
    let rows = columns.len();
    let width = columns.first().map_or(0, Vec::len);
    let count = rows.max(1) as f64;
    let mut mean = vec![0.0; width];
    let mut scale = vec![0.0; width];
    for row in columns {
        for (sum, value) in mean.iter_mut().zip(row) {
            *sum += value / count;
        }
    }
    for row in columns {
        for ((sum, value), mean) in scale.iter_mut().zip(row).zip(&mean) {
            *sum += (value - mean).powi(2) / count;
        }
    }
    for scale in &mut scale {
        // A column that never changes says nothing.
        *scale = if *scale > 1e-16 {
            scale.sqrt()
        } else {
            f64::INFINITY
        };
    }
    let standard: Vec<Vec<f64>> = columns
        .iter()
        .map(|row| {
            let parts = row.iter().zip(&mean).zip(&scale);
            parts
                .map(|((value, mean), scale)| (value - mean) / scale)
                .collect()
        })
        .collect();
    let mut gram = vec![vec![0.0; width]; width];
    for row in &standard {
        for (at, value) in row.iter().enumerate() {
            for (sum, other) in gram[at].iter_mut().zip(&row[..=at]) {
                *sum += value * other;
            }
        }
    }
    for (at, row) in gram.iter_mut().enumerate() {
        row[at] += penalty * count;
    }
    factorize(&mut gram);
    let hours = outputs.first().map_or(0, Vec::len);
    (0..hours)
        .map(|hour| {
            let middle = outputs.iter().map(|row| row[hour]).sum::<f64>() / count;
            let mut right = vec![0.0; width];
            for (row, output) in standard.iter().zip(outputs) {
                for (sum, value) in right.iter_mut().zip(row) {
                    *sum += value * (output[hour] - middle);
                }
            }
            solve(&gram, &mut right);
            let slopes = right.iter().zip(&scale).map(|(slope, scale)| slope / scale);
            let slopes: Vec<f64> = slopes.collect();
            let shift: f64 = slopes
                .iter()
                .zip(&mean)
                .map(|(slope, mean)| slope * mean)
                .sum();
            std::iter::once(middle - shift).chain(slopes).collect()
        })
        .collect()
}

/// The lower triangle becomes its Cholesky factor.
fn factorize(gram: &mut [Vec<f64>]) {
    for at in 0..gram.len() {
        for to in 0..=at {
            let (above, below) = gram.split_at(at);
            let other = if to == at { &below[0] } else { &above[to] };
            let dot: f64 = below[0][..to]
                .iter()
                .zip(&other[..to])
                .map(|(a, b)| a * b)
                .sum();
            let rest = gram[at][to] - dot;
            gram[at][to] = if to == at {
                rest.max(1e-12).sqrt()
            } else {
                rest / gram[to][to]
            };
        }
    }
}

fn solve(factor: &[Vec<f64>], right: &mut [f64]) {
    for at in 0..right.len() {
        let dot: f64 = factor[at][..at]
            .iter()
            .zip(&*right)
            .map(|(a, b)| a * b)
            .sum();
        right[at] = (right[at] - dot) / factor[at][at];
    }
    for at in (0..right.len()).rev() {
        right[at] /= factor[at][at];
        let value = right[at];
        for (below, factor) in right[..at].iter_mut().zip(&factor[at]) {
            *below -= factor * value;
        }
    }
}

/// What coefficients make of a row of columns.
pub fn predict(coefficients: &[f64], columns: &[f64]) -> f64 {
    let Some((constant, slopes)) = coefficients.split_first() else {
        return 0.0;
    };
    constant
        + slopes
            .iter()
            .zip(columns)
            .map(|(slope, value)| slope * value)
            .sum::<f64>()
}
