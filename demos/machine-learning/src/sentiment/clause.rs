//! Where the reach of a word ends.

use super::super::text::word_set::{WordSet, listed, words};

pub(super) static CONTRASTS: WordSet =
    WordSet::new(|| words(" but yet however nevertheless nonetheless mais cependant toutefois "));

/// Whether a word or mark ends the reach of the words before it.
pub(super) fn ends_clause(word: &str) -> bool {
    matches!(
        word,
        "," | ";"
            | ":"
            | "."
            | "—"
            | "–"
            | "--"
            | "("
            | ")"
            | "!"
            | "?"
            | "\""
            | "“"
            | "”"
            | "«"
            | "»"
    ) || listed(&CONTRASTS, word)
}
