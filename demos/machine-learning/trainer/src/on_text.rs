//! Names as the site finds them, second pass included, and what their confidence is worth.

use machine_learning::entities::NameSpan;
use machine_learning::entities::labels::KINDS;
use machine_learning::entities::names;
use machine_learning::language::Language;
use machine_learning::text::Document;

use crate::corpus::Example;
use crate::scoring::{Score, gold, score};

/// The names of an example's text, by its words; a name that ends inside a word gets places no label has.
pub fn find(words: &[&str]) -> Vec<NameSpan> {
    let text = words.join(" ");
    let mut begins = vec![0];
    for word in words {
        begins.push(begins[begins.len() - 1] + word.len() + 1);
    }
    let document = Document::new(&text, Language::English);
    let found = names::find(&document, Language::English);
    let mut spans = Vec::new();
    for (sentence, names) in document.sentences.iter().zip(found) {
        let tokens = document.tokens_of(sentence);
        for span in names {
            let start = begins.binary_search(&tokens[span.start].start);
            let end = begins.binary_search(&(tokens[span.end - 1].end() + 1));
            let nowhere = words.len() + 1 + spans.len();
            spans.push(NameSpan {
                start: start.unwrap_or(nowhere),
                end: end.unwrap_or(nowhere),
                ..span
            });
        }
    }
    spans
}

/// F1 of the names as the site finds them.
pub fn measure(examples: &[Example]) -> Score {
    score(examples, find)
}

/// People, organizations and places alone, as most newswire sets count.
pub fn three_kinds(score: &Score) -> f64 {
    let counts = KINDS[..3].iter().filter_map(|kind| score.kinds.get(kind));
    let (right, all) = counts.fold((0, 0), |(right, all), counts| {
        (right + counts.right, all + counts.found + counts.gold)
    });
    2.0 * right as f64 / all.max(1) as f64
}

/// The confidence of each name found, and whether it is right.
pub fn stated(examples: &[Example]) -> Vec<(f64, bool)> {
    let mut stated = Vec::new();
    for example in examples {
        let truth = gold(example);
        for span in find(&example.texts()) {
            let right = truth
                .iter()
                .any(|one| (one.start, one.end, one.kind) == (span.start, span.end, span.kind));
            stated.push((span.confidence, right));
        }
    }
    stated
}

/// A row of a reliability table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bin {
    /// Mean confidence stated.
    pub stated: f64,
    /// Share that is right.
    pub right: f64,
    pub count: usize,
}

/// Names by their confidence, in bins that end at these.
pub fn reliability(stated: &[(f64, bool)], ends: &[f64]) -> Vec<Bin> {
    let mut low = 0.0;
    let mut bins = Vec::new();
    for &end in ends {
        let inside: Vec<_> = stated
            .iter()
            .filter(|(chance, _)| (low..end).contains(chance))
            .collect();
        low = end;
        let count = inside.len();
        let n = count.max(1) as f64;
        bins.push(Bin {
            stated: inside.iter().map(|(chance, _)| chance).sum::<f64>() / n,
            right: inside.iter().filter(|(_, right)| *right).count() as f64 / n,
            count,
        });
    }
    bins
}
