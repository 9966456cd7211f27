//! Tone: of each sentence, of the whole, and towards each entity.
//!
//! [`lexicon`] weighs words, [`direction`] reads figures that move the right or
//! the wrong way, [`score`] lets the surroundings change a weight (negation,
//! contrast, doubt) and says so, [`learned`] adds what words weigh in opinions, and
//! [`entity_tone`] gives each weight to the entities it is about.

mod clause;
pub mod direction;
pub mod entity_tone;
pub mod features;
pub mod hit;
pub mod learned;
pub mod lexicon;
pub mod score;

use super::report::Tone;

/// A sentence or an entity is neutral within this distance of zero: one mild word (about 0.8) does not make a tone.
pub const SENTENCE_BAND: f64 = 0.2;
/// A text is neutral within this distance of zero: a mean is smaller than its parts.
pub const MEAN_BAND: f64 = 0.1;

/// A score in a word.
pub fn tone(score: f64, band: f64) -> Tone {
    if score >= band {
        Tone::Positive
    } else if score <= -band {
        Tone::Negative
    } else {
        Tone::Neutral
    }
}

/// The whole in a word: a tone that no sentence has by itself is none.
pub fn overall_tone(mean: f64, sentences: &[f64]) -> Tone {
    let label = tone(mean, MEAN_BAND);
    let told = sentences
        .iter()
        .any(|&score| tone(score, SENTENCE_BAND) == label);
    if told { label } else { Tone::Neutral }
}

/// The tone of a whole: the mean of its sentences, those with a tone counting double.
///
/// Routine sentences would otherwise drown the few that judge.
pub fn overall(scores: &[f64]) -> f64 {
    let weight = |score: f64| {
        if score.abs() >= SENTENCE_BAND {
            2.0
        } else {
            1.0
        }
    };
    let total: f64 = scores.iter().map(|&s| weight(s)).sum();
    let sum: f64 = scores.iter().map(|&s| weight(s) * s).sum();
    if total > 0.0 { sum / total } else { 0.0 }
}
