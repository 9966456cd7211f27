//! Names and other mentions, by the tokens they span.

use super::super::report::EntityKind;

/// A name in a sentence's tokens.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NameSpan {
    /// First token.
    pub start: usize,
    /// One past the last token.
    pub end: usize,
    pub kind: EntityKind,
    /// Probability the model gives it.
    pub confidence: f64,
}

/// One mention in a document.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    pub sentence: usize,
    /// First token, in the document.
    pub start: usize,
    /// One past the last token.
    pub end: usize,
    pub kind: EntityKind,
    /// Probability, 0 to 1; 1 for what a grammar found.
    pub confidence: f64,
    /// A date's or an amount's plain form.
    pub value: Option<String>,
}
