//! Which blocks are the article: the classifier's probabilities, then a few rules.

use super::MAX_BLOCKS;
use super::blocks::Page;
use super::features::{self, Hints};
use super::model::Model;
use super::rules;

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
    let count = page.blocks.len();
    let guesses: Vec<f32> = (0..count)
        .map(|index| model.first.probability(first.row(index)))
        .collect();
    let second = features::second_stage(page, &first, &guesses);
    let scores: Vec<f32> = (0..count)
        .map(|index| model.second.probability(second.row(index)))
        .collect();
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
