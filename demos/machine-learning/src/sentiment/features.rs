//! What the learned part of the tone looks at, as hashed keys.
//!
//! For each word: itself, its stem and the pair with the word before; a word in
//! the reach of a negation is another word. Training and analysis share this
//! file, so the two cannot drift apart.

use super::super::packed::{Key, key};
use super::super::text::stem::stem;
use super::super::text::word_set::{WordSet, listed, words};
use super::super::text::{Token, TokenKind};

/// Words a negation reaches.
const REACH: usize = 4;
/// Stands for the beginning of a sentence or clause.
const START: &str = "<";
/// Stands for a figure.
const FIGURE: &str = "#";

static NEGATIONS: WordSet = WordSet::new(|| {
    words(
        "not n't no never without neither nor cannot hardly barely nobody none nothing cant dont doesnt didnt isnt wasnt wont",
    )
});

fn ends_clause(word: &str) -> bool {
    matches!(
        word,
        "," | ";" | ":" | "." | "—" | "–" | "--" | "(" | ")" | "\"" | "“" | "”"
    ) || matches!(word, "but" | "yet" | "however")
}

/// The keys of every token; none for names (masked), figures and most marks.
pub fn extract(tokens: &[Token<'_>], masked: &[bool]) -> Vec<Vec<Key>> {
    let mut before = START.to_owned();
    let mut negated = 0usize;
    let keys_of = tokens.iter().zip(masked).map(|(token, &masked)| {
        let word = token.text.to_lowercase().replace('\u{2019}', "'");
        if ends_clause(&word) {
            negated = 0;
        }
        if matches!(word.as_str(), "!" | "?" | "...") {
            before = word.clone();
            return vec![key(1, &[&word])];
        }
        if masked || token.kind != TokenKind::Word {
            before = if token.kind == TokenKind::Mark {
                START.to_owned()
            } else {
                FIGURE.to_owned()
            };
            return Vec::new();
        }
        // Templates: word 1, stem 2, pair 3; two more for words and stems that are negated.
        let shift = if negated > 0 { 3 } else { 0 };
        let keys = vec![
            key(1 + shift, &[&word]),
            key(2 + shift, &[&stem(&word)]),
            key(3, &[&before, &word]),
        ];
        negated = if listed(&NEGATIONS, &word) {
            REACH
        } else {
            negated.saturating_sub(1)
        };
        before = word;
        keys
    });
    keys_of.collect()
}
