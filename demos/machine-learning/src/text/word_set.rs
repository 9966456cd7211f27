//! Small closed sets of words that are asked for every token.

use std::collections::HashSet;
use std::sync::LazyLock;

/// A set of words in lower case, made when first asked.
pub type WordSet = LazyLock<HashSet<&'static str>>;

/// The words of a list, white space between them.
pub fn words(list: &'static str) -> HashSet<&'static str> {
    list.split_whitespace().collect()
}

/// Whether a word is in a set, whatever its case.
pub fn listed(set: &WordSet, word: &str) -> bool {
    // No entry is longer than 24 bytes, and most words are in lower case already.
    if word.len() > 24 {
        return false;
    }
    if word.chars().any(char::is_uppercase) {
        return set.contains(word.to_lowercase().as_str());
    }
    set.contains(word)
}
