//! Which blocks are the article: the classifier's probabilities, then a few rules.

use super::MAX_BLOCKS;
use super::blocks::Page;
use super::features::{self, Hints};
use super::model::Model;
use super::rules;

/// Blocks below this in the first forest, with all near them, are not looked at again.
const POSSIBLE: f32 = 0.02;
/// Blocks on either side that are near: as far as the second forest sees one by one.
const NEAR: usize = 4;

/// The judgement of a page.
#[derive(Debug)]
pub struct Verdict {
    /// For each block whether it is kept.
    pub kept: Vec<bool>,
    /// For each block the probability that it is part of the article.
    pub scores: Vec<f64>,
    /// For each block that is listed why, in words.
    pub reasons: Vec<Vec<String>>,
    /// How sure the whole is.
    pub confidence: f64,
}

/// Judges every block of a page.
pub fn judge(page: &Page<'_>, hints: Hints<'_>, model: &Model) -> Verdict {
    let first = features::first_stage(page, hints, &model.odds);
    let mut scores = model.first.probabilities(&first);
    let doubtful = doubtful(&scores);
    let second = features::second_stage(page, &first, &scores, &doubtful);
    for (&index, score) in doubtful.iter().zip(model.second.probabilities(&second)) {
        scores[index] = score;
    }
    let (kept, overruled) = rules::apply(page, &scores, model.threshold);
    let reasons = page
        .blocks
        .iter()
        .enumerate()
        .take(MAX_BLOCKS)
        .map(|(index, block)| {
            features::reasons(first.row(index), block, kept[index], overruled[index])
        })
        .collect();
    Verdict {
        confidence: confidence(page, &scores, &kept),
        reasons,
        scores: scores.into_iter().map(f64::from).collect(),
        kept,
    }
}

/// The blocks the second forest looks at: those that the first thinks possible, and those near.
fn doubtful(guesses: &[f32]) -> Vec<usize> {
    let mut wanted = vec![false; guesses.len()];
    for at in (0..guesses.len()).filter(|&at| guesses[at] >= POSSIBLE) {
        wanted[at.saturating_sub(NEAR)..(at + NEAR + 1).min(guesses.len())].fill(true);
    }
    (0..guesses.len()).filter(|&at| wanted[at]).collect()
}

/// The mean certainty of the decisions, each word counting once.
fn confidence(page: &Page<'_>, scores: &[f32], kept: &[bool]) -> f64 {
    let (mut right, mut words) = (0.0, 0.0);
    for (index, block) in page.blocks.iter().enumerate() {
        if kept[index] {
            right += f64::from(scores[index]) * f64::from(block.words);
            words += f64::from(block.words);
        }
    }
    let value: f64 = right / f64::max(words, 1.0);
    (value * 1000.0).round() / 1000.0
}
