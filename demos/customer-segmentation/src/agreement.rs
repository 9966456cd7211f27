//! How far two groupings agree, and how well groups are parted.

use crate::customer::Point;
use crate::kmeans::squared_distance;

/// The adjusted Rand index: 1 for the same groups under any names, about 0 for chance.
pub fn adjusted_rand(a: &[u8], b: &[u8]) -> f64 {
    let groups = |labels: &[u8]| labels.iter().max().map_or(0, |most| *most as usize + 1);
    let (rows, columns) = (groups(a), groups(b));
    let mut table = vec![0u64; rows * columns];
    for (&row, &column) in a.iter().zip(b) {
        table[row as usize * columns + column as usize] += 1;
    }
    let pairs = |count: u64| (count * count.saturating_sub(1)) as f64 / 2.0;
    let together: f64 = table.iter().map(|&count| pairs(count)).sum();
    let of_rows: f64 = table
        .chunks(columns.max(1))
        .map(|row| pairs(row.iter().sum()))
        .sum();
    let of_columns: f64 = (0..columns)
        .map(|column| pairs(table.iter().skip(column).step_by(columns).sum()))
        .sum();
    let all = pairs(a.len() as u64);
    let expected = if all > 0.0 {
        of_rows * of_columns / all
    } else {
        0.0
    };
    let most = (of_rows + of_columns) / 2.0;
    if (most - expected).abs() < 1e-12 {
        return 1.0;
    }
    (together - expected) / (most - expected)
}

/// The mean silhouette of several groupings of the same points: distances are worked out once.
///
/// A point alone in its group counts zero, as Rousseeuw (1987) has it.
pub fn silhouettes(points: &[Point], groupings: &[&[u8]]) -> Vec<f64> {
    let groups: Vec<usize> = groupings
        .iter()
        .map(|labels| labels.iter().max().map_or(1, |most| *most as usize + 1))
        .collect();
    let sizes: Vec<Vec<f64>> = groupings
        .iter()
        .zip(&groups)
        .map(|(labels, &groups)| {
            let mut sizes = vec![0.0; groups];
            labels
                .iter()
                .for_each(|&label| sizes[label as usize] += 1.0);
            sizes
        })
        .collect();
    let mut totals = vec![0.0; groupings.len()];
    let mut sums: Vec<Vec<f64>> = groups.iter().map(|&groups| vec![0.0; groups]).collect();
    let mut distances = vec![0.0; points.len()];
    for (at, point) in points.iter().enumerate() {
        for (distance, other) in distances.iter_mut().zip(points) {
            *distance = squared_distance(point, other).sqrt();
        }
        for (which, labels) in groupings.iter().enumerate() {
            let sums = &mut sums[which];
            sums.fill(0.0);
            for (&label, distance) in labels.iter().zip(&distances) {
                sums[label as usize] += distance;
            }
            totals[which] += of_point(labels[at] as usize, sums, &sizes[which]);
        }
    }
    let count = points.len().max(1) as f64;
    totals.into_iter().map(|total| total / count).collect()
}

fn of_point(own: usize, sums: &[f64], sizes: &[f64]) -> f64 {
    if sizes[own] < 2.0 {
        return 0.0;
    }
    let within = sums[own] / (sizes[own] - 1.0);
    let apart = (0..sums.len())
        .filter(|&group| group != own && sizes[group] > 0.0)
        .map(|group| sums[group] / sizes[group])
        .fold(f64::INFINITY, f64::min);
    if !apart.is_finite() || within.max(apart) == 0.0 {
        return 0.0;
    }
    (apart - within) / within.max(apart)
}
