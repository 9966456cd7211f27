//! Names by capitals and lists alone: the baseline the trained model is measured against.

use super::super::report::EntityKind;
use super::super::text::word_set::{WordSet, listed, words};
use super::gazetteer::{self, CITY, COUNTRY, DEMONYM, GIVEN_NAME, ORGANIZATION};
use super::mention::NameSpan;

/// Words that end or hold an organization's name.
static ORGANIZATION_WORDS: WordSet = WordSet::new(|| {
    words(
        " inc. inc corp. corp ltd. ltd co. company group bank university college ministry department agency \
    council commission committee party union association institute society board court club league fund foundation federation \
    services police army works industries holdings ",
    )
});
/// Words before a person's name.
static TITLES: WordSet = WordSet::new(|| {
    words(
        " mr. mrs. ms. dr. prof. president minister premier mayor captain coach chief sen. gov. gen. judge rev. ",
    )
});
/// Small words inside a name.
static JOINERS: WordSet = WordSet::new(|| words(" of de du des la le the and & van von bin al "));

fn capital(word: &str) -> bool {
    word.starts_with(char::is_uppercase)
}

/// Runs of capitalised words, sorted by the lists.
pub fn find(tokens: &[&str]) -> Vec<NameSpan> {
    let lists = gazetteer::mark(tokens);
    let mut spans = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if !capital(tokens[at]) || (at == 0 && lists[0] == 0) {
            at += 1;
            continue;
        }
        let mut end = at + 1;
        while end < tokens.len() {
            let joined =
                listed(&JOINERS, tokens[end]) && tokens.get(end + 1).is_some_and(|t| capital(t));
            if !capital(tokens[end]) && !joined {
                break;
            }
            end += 1;
        }
        let kind = kind_of(
            &tokens[at..end],
            &lists[at..end],
            at.checked_sub(1).map(|b| tokens[b]),
        );
        spans.push(NameSpan {
            start: at,
            end,
            kind,
            confidence: 0.5,
        });
        at = end;
    }
    spans
}

fn kind_of(name: &[&str], lists: &[u8], before: Option<&str>) -> EntityKind {
    let all = lists.iter().fold(0, |all, list| all | list);
    let first = lists.first().copied().unwrap_or_default();
    if name.iter().any(|word| listed(&ORGANIZATION_WORDS, word)) || all & ORGANIZATION != 0 {
        return EntityKind::Organization;
    }
    if before.is_some_and(|word| listed(&TITLES, word)) || listed(&TITLES, name[0]) {
        return EntityKind::Person;
    }
    if first & (CITY | COUNTRY) != 0 && (name.len() == 1 || first & GIVEN_NAME == 0) {
        return EntityKind::Place;
    }
    if first & DEMONYM != 0 {
        return EntityKind::Other;
    }
    if first & GIVEN_NAME != 0 || name.len() == 2 {
        return EntityKind::Person;
    }
    EntityKind::Organization
}
