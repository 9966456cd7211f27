//! How far figures may be trusted: intervals of differences, and whether confidence means anything.

use boreal_demo_kit::SeededRng;

/// Draws of the bootstrap.
const DRAWS: usize = 1_000;

/// The mean of paired differences with the interval that holds 95 % of its bootstrap draws.
pub fn interval(differences: &[f64], seed: u64) -> (f64, f64, f64) {
    let count = differences.len();
    let mean = |sum: f64| sum / count.max(1) as f64;
    let mut rng = SeededRng::new(seed);
    let mut draws: Vec<f64> = (0..DRAWS)
        .map(|_| {
            let drawn = (0..count).map(|_| differences[rng.below(count as u64) as usize]);
            mean(drawn.sum())
        })
        .collect();
    draws.sort_by(f64::total_cmp);
    (
        mean(differences.iter().sum()),
        draws[DRAWS / 40],
        draws[DRAWS - 1 - DRAWS / 40],
    )
}

/// A line for each band of confidence: pages, their mean F1, and how many reach .9.
pub fn reliability(pages: &[(f64, f64)]) -> Vec<String> {
    [
        (0.95, 1.01),
        (0.9, 0.95),
        (0.8, 0.9),
        (0.6, 0.8),
        (0.0, 0.6),
    ]
    .into_iter()
    .map(|(low, high)| {
        let f1: Vec<f64> = pages
            .iter()
            .filter(|(confidence, _)| (low..high).contains(confidence))
            .map(|&(_, f1)| f1)
            .collect();
        let good = f1.iter().filter(|&&f1| f1 >= 0.9).count();
        let mean = f1.iter().sum::<f64>() / f1.len().max(1) as f64;
        format!(
            "confidence {low:.2} to {:.2}: {} pages, mean F1 {mean:.3}, {good} with .9 or more",
            high.min(1.0),
            f1.len(),
        )
    })
    .collect()
}

/// For each page the score under the threshold that is best on the pages of the other folds, so
/// that no page has a say in the threshold it is judged by. `scores` is by threshold, then page.
pub fn nested(scores: &[Vec<f64>], folds: &[usize]) -> Vec<f64> {
    let best_without = |fold: usize| {
        let sum = |scores: &Vec<f64>| {
            let others = scores
                .iter()
                .zip(folds)
                .filter(|(_, other)| **other != fold);
            others.map(|(score, _)| score).sum::<f64>()
        };
        (0..scores.len()).max_by(|&a, &b| sum(&scores[a]).total_cmp(&sum(&scores[b])))
    };
    folds
        .iter()
        .enumerate()
        .map(|(page, &fold)| best_without(fold).map_or(0.0, |best| scores[best][page]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_extractors_differ_by_nothing() {
        assert_eq!(interval(&[0.0; 50], 1), (0.0, 0.0, 0.0));
    }

    #[test]
    fn the_interval_holds_the_mean_and_narrows_with_pages() {
        let alternating = |count: usize| -> Vec<f64> {
            (0..count)
                .map(|at| if at % 2 == 0 { 0.1 } else { -0.05 })
                .collect()
        };
        let (mean, low, high) = interval(&alternating(40), 1);
        assert!(low < mean && mean < high && (mean - 0.025).abs() < 1e-12);
        let (_, narrow_low, narrow_high) = interval(&alternating(4_000), 1);
        assert!(narrow_high - narrow_low < (high - low) / 5.0);
    }

    #[test]
    fn a_fold_has_no_say_in_its_own_threshold() {
        // The second threshold is best for fold 0 only, so only the others may use it.
        let scores = [vec![0.5, 0.8, 0.8], vec![1.0, 0.7, 0.75]];
        assert_eq!(nested(&scores, &[0, 1, 2]), [0.5, 0.7, 0.75]);
    }
}
