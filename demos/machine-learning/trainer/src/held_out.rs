//! The entity model and its baselines on held-out parts.

use machine_learning::entities::{dates, model, rules};
use machine_learning::text::{Token, TokenKind};

use crate::corpus::Example;
use crate::majority::Memory;
use crate::scoring::{Counts, Score, score};

/// Scores of the model, of capitals and lists, and of memory.
pub fn all(examples: &[Example], memory: &Memory) -> [(&'static str, Score); 3] {
    [
        ("model", score(examples, model::find)),
        ("capitals_and_lists", score(examples, rules::find)),
        (
            "majority_memory",
            score(examples, |words| memory.find(words)),
        ),
    ]
}

/// Words as tokens, as the date grammar wants them.
pub fn tokens(words: &[String]) -> Vec<Token<'_>> {
    words
        .iter()
        .map(|word| Token {
            text: word,
            start: 0,
            kind: match word.chars().next() {
                Some(c) if c.is_ascii_digit() => TokenKind::Number,
                Some(c) if c.is_alphanumeric() => TokenKind::Word,
                _ => TokenKind::Mark,
            },
            newlines_before: 0,
            space_before: true,
        })
        .collect()
}

/// The date grammar against the newswire's own time labels: spans that agree at both ends.
pub fn dates(examples: &[Example]) -> Counts {
    let mut counts = Counts::default();
    for example in examples {
        let tokens = tokens(&example.words);
        let found: Vec<(usize, usize)> = dates::find(&tokens)
            .iter()
            .map(|d| (d.start, d.end))
            .collect();
        let mut gold = Vec::new();
        let mut at = 0;
        while at < example.dates.len() {
            let end = at + example.dates[at..].iter().take_while(|date| **date).count();
            if end > at {
                gold.push((at, end));
            }
            at = end.max(at + 1);
        }
        counts.found += found.len();
        counts.gold += gold.len();
        counts.right += found.iter().filter(|span| gold.contains(span)).count();
    }
    counts
}
