//! A chain of labels: the best path through it, and the probability of each label.
//!
//! Training and analysis share this file, so what is learned is what is asked.

use super::labels::{LABELS, Row, may_follow};

/// Viterbi: the labels with the highest weight together.
pub fn best_path(rows: &[Row], transitions: &[Row; LABELS]) -> Vec<usize> {
    let mut best: Vec<[(f32, usize); LABELS]> = Vec::with_capacity(rows.len());
    for (place, row) in rows.iter().enumerate() {
        let mut here = [(f32::NEG_INFINITY, 0); LABELS];
        for (label, cell) in here.iter_mut().enumerate() {
            if place == 0 {
                // A sentence begins as after a word outside.
                let allowed = may_follow(0, label);
                *cell = (
                    if allowed {
                        row[label] + transitions[0][label]
                    } else {
                        f32::NEG_INFINITY
                    },
                    0,
                );
                continue;
            }
            for before in (0..LABELS).filter(|&before| may_follow(before, label)) {
                let weight = best[place - 1][before].0 + transitions[before][label] + row[label];
                if weight > cell.0 {
                    *cell = (weight, before);
                }
            }
        }
        best.push(here);
    }
    let Some(last) = best.last() else {
        return Vec::new();
    };
    let mut label = (0..LABELS).fold(0, |top, label| {
        if last[label].0 > last[top].0 {
            label
        } else {
            top
        }
    });
    let mut path = vec![0; rows.len()];
    for place in (0..rows.len()).rev() {
        path[place] = label;
        label = best[place][label].1;
    }
    path
}

/// Forward-backward: the probability of each label of each word.
pub fn marginals(rows: &[Row], transitions: &[Row; LABELS]) -> Vec<Row> {
    forward_backward(rows, transitions, |_| {})
}

/// The same, and the probability of each pair of neighbouring labels, summed over the sentence.
pub fn expectations(rows: &[Row], transitions: &[Row; LABELS]) -> (Vec<Row>, [Row; LABELS]) {
    let mut pairs = [[0.0; LABELS]; LABELS];
    let words = forward_backward(rows, transitions, |joint| {
        let sum: f32 = joint.as_flattened().iter().sum();
        let sum = sum.max(f32::MIN_POSITIVE);
        let parts = joint.as_flattened();
        for (total, part) in pairs.as_flattened_mut().iter_mut().zip(parts) {
            *total += part / sum;
        }
    });
    (words, pairs)
}

fn normalize(mut row: Row) -> Row {
    let sum: f32 = row.iter().sum();
    row.iter_mut()
        .for_each(|p| *p /= sum.max(f32::MIN_POSITIVE));
    row
}

/// Marginals, last word first; each word's pairs of labels (the one before, its own) are handed to `see`.
fn forward_backward(
    rows: &[Row],
    transitions: &[Row; LABELS],
    mut see: impl FnMut(&[Row; LABELS]),
) -> Vec<Row> {
    let odds: [Row; LABELS] = std::array::from_fn(|before| {
        std::array::from_fn(|label| {
            if may_follow(before, label) {
                transitions[before][label].exp()
            } else {
                0.0
            }
        })
    });
    // Each word's weights are shifted to at most zero, and each step scaled to one, so nothing overflows.
    let words: Vec<Row> = rows
        .iter()
        .map(|row| {
            let top = row.iter().copied().fold(f32::MIN, f32::max);
            std::array::from_fn(|label| (row[label] - top).exp().max(1e-20))
        })
        .collect();
    // A sentence begins as after a word outside.
    let mut start = [0.0; LABELS];
    start[0] = 1.0;
    let mut forward: Vec<Row> = vec![start];
    for (place, word) in words.iter().enumerate() {
        let before = &forward[place];
        let row: Row = std::array::from_fn(|label| {
            let reached: f32 = (0..LABELS).map(|b| before[b] * odds[b][label]).sum();
            reached * word[label]
        });
        forward.push(normalize(row));
    }
    let mut after = [1.0; LABELS];
    let mut result = vec![[0.0; LABELS]; rows.len()];
    for place in (0..rows.len()).rev() {
        let here = &forward[place + 1];
        result[place] = normalize(std::array::from_fn(|label| here[label] * after[label]));
        let next: Row = std::array::from_fn(|label| words[place][label] * after[label]);
        let before = &forward[place];
        see(&std::array::from_fn(|b| {
            std::array::from_fn(|label| before[b] * odds[b][label] * next[label])
        }));
        after = normalize(std::array::from_fn(|b| {
            (0..LABELS).map(|label| odds[b][label] * next[label]).sum()
        }));
    }
    result
}
