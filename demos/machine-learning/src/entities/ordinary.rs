//! Words that texts write without a capital: one of them with a capital is a name only by its place.

use super::super::text::word_set::{WordSet, listed, words};

static ORDINARY: WordSet = WordSet::new(|| words(include_str!("../../data/ordinary-words.txt")));

/// Whether a word looks like more than one of something: "Ferries", "Paramedics".
pub fn looks_plural(word: &str) -> bool {
    let singular = ["ss", "us", "is", "os"]
        .iter()
        .any(|end| word.ends_with(end));
    word.ends_with('s') && !singular
}

/// Whether texts write a word small.
pub fn is_ordinary(word: &str) -> bool {
    listed(&ORDINARY, word)
}
