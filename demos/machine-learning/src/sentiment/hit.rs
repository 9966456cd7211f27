//! What moves the tone of a sentence.

/// A word or phrase that moved the tone.
#[derive(Debug, Clone, PartialEq)]
pub struct Hit {
    /// First token in the sentence.
    pub start: usize,
    /// One past the last.
    pub end: usize,
    /// Its weight in the lexicon.
    pub lexicon_weight: f64,
    /// Its weight here.
    pub weight: f64,
    /// Why the two differ.
    pub reasons: Vec<String>,
}
