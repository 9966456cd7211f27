//! Who and what is named: people, organizations, places, dates, money and the rest.
//!
//! [`dates`] and [`money`] are grammars and go first; names come from a trained
//! model over the rest; [`grouping`] then brings the mentions of one thing together.

pub mod chain;
pub mod confidence;
pub mod dates;
pub mod features;
pub mod gazetteer;
pub mod grouping;
pub mod labels;
pub mod mention;
pub mod model;
pub mod money;
pub mod names;
pub mod ordinary;
pub mod overlooked;
pub mod rules;
pub mod slips;

pub use mention::{Found, NameSpan};

use super::language::Language;
use super::report::EntityKind;
use super::text::Document;

/// Every mention of a document, in order, none overlapping.
pub fn find(document: &Document<'_>, language: Language) -> Vec<Found> {
    let mut found = Vec::new();
    let names = match language.is_latin() {
        true => names::find(document, language),
        false => vec![Vec::new(); document.sentences.len()],
    };
    for (sentence, span) in document.sentences.iter().enumerate() {
        let tokens = document.tokens_of(span);
        let offset = span.tokens.start;
        let mut taken = vec![false; tokens.len()];
        for money in money::find(tokens) {
            taken[money.start..money.end].fill(true);
            found.push(Found {
                sentence,
                start: offset + money.start,
                end: offset + money.end,
                kind: EntityKind::Money,
                confidence: 1.0,
                value: money.value,
            });
        }
        for date in dates::find(tokens) {
            if taken[date.start..date.end].contains(&true) {
                continue;
            }
            taken[date.start..date.end].fill(true);
            found.push(Found {
                sentence,
                start: offset + date.start,
                end: offset + date.end,
                kind: EntityKind::Date,
                confidence: 1.0,
                value: date.value,
            });
        }
        for name in &names[sentence] {
            if taken[name.start..name.end].contains(&true) {
                continue;
            }
            found.push(Found {
                sentence,
                start: offset + name.start,
                end: offset + name.end,
                kind: name.kind,
                confidence: name.confidence,
                value: None,
            });
        }
    }
    found.sort_by_key(|mention| mention.start);
    found
}
