//! Lists of names: cities, countries and their people, institutions, given names, surnames.
//!
//! The entity model reads them as hints among others; a name on a list is not
//! yet an entity, and one on none may well be. Sources: `demos/machine-learning/data/README.md`.

use super::super::language::Language;
use super::super::text::Token;
use super::super::text::tokens::tokenize;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A set of lists, as bits.
pub type Lists = u8;
pub const CITY: Lists = 1;
/// A country, province, state or region.
pub const COUNTRY: Lists = 2;
/// A nationality or a people.
pub const DEMONYM: Lists = 4;
/// An institution, party or firm.
pub const ORGANIZATION: Lists = 8;
pub const GIVEN_NAME: Lists = 16;
pub const SURNAME: Lists = 32;
/// Set on every token of a listed name but the first.
pub const INSIDE: Lists = 64;

/// Longest listed name, in tokens.
const MAX_TOKENS: usize = 5;

const CITIES: &str = include_str!("../../data/cities.txt");
const COUNTRIES: &str = include_str!("../../data/countries.csv");
const ORGANIZATIONS: &str = include_str!("../../data/organizations.txt");
const GIVEN_NAMES: &str = include_str!("../../data/given-names.txt");
const SURNAMES: &str = include_str!("../../data/surnames.txt");

static NAMES: LazyLock<HashMap<String, Lists>> = LazyLock::new(load);

fn rows(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
}

fn load() -> HashMap<String, Lists> {
    let mut names = HashMap::with_capacity(32_000);
    for (file, list) in [
        (CITIES, CITY),
        (ORGANIZATIONS, ORGANIZATION),
        (GIVEN_NAMES, GIVEN_NAME),
        (SURNAMES, SURNAME),
    ] {
        for name in rows(file) {
            *names.entry(key_of(name)).or_default() |= list;
        }
    }
    for row in rows(COUNTRIES).skip(1) {
        let (country, demonyms) = row.split_once(',').unwrap_or((row, ""));
        *names.entry(key_of(country)).or_default() |= COUNTRY;
        for demonym in demonyms.split_whitespace() {
            *names.entry(key_of(&demonym.replace('_', " "))).or_default() |= DEMONYM;
        }
    }
    names
}

/// A name as its tokens joined by spaces, in lower case, so that both sides are cut alike.
fn key_of(name: &str) -> String {
    if name.bytes().all(|b| b.is_ascii_alphabetic() || b == b' ') {
        return name.to_lowercase();
    }
    let tokens = tokenize(name, Language::English);
    let texts: Vec<&str> = tokens.iter().map(|t| t.text).collect();
    texts.join(" ").to_lowercase()
}

/// The lists that hold this name.
pub fn lists_of(name: &str) -> Lists {
    NAMES.get(&key_of(name)).copied().unwrap_or_default()
}

/// For each token, the lists of the longest listed name it belongs to.
pub fn mark(tokens: &[&str]) -> Vec<Lists> {
    let mut marks = vec![0; tokens.len()];
    let mut key = String::new();
    let mut at = 0;
    while at < tokens.len() {
        if !tokens[at].starts_with(|c: char| c.is_uppercase() || c == '#' || c == '@')
            && !tokens[at].starts_with("al-")
        {
            at += 1;
            continue;
        }
        let (length, lists) = longest(tokens, at, &mut key);
        for (offset, mark) in marks[at..at + length].iter_mut().enumerate() {
            *mark = lists | if offset > 0 { INSIDE } else { 0 };
        }
        at += length;
    }
    marks
}

/// Length and lists of the longest listed name that begins here; one token without lists else.
fn longest(tokens: &[&str], at: usize, key: &mut String) -> (usize, Lists) {
    key.clear();
    let mut found = (1, 0);
    for (offset, token) in tokens[at..].iter().take(MAX_TOKENS).enumerate() {
        if offset > 0 {
            key.push(' ');
        }
        let word = token.trim_start_matches(['#', '@']);
        key.extend(word.chars().flat_map(char::to_lowercase));
        if let Some(&lists) = NAMES.get(key.as_str()) {
            found = (offset + 1, lists);
        }
    }
    found
}

/// For each token of a sentence, its lists.
pub fn mark_tokens(tokens: &[Token<'_>]) -> Vec<Lists> {
    let texts: Vec<&str> = tokens.iter().map(|t| t.text).collect();
    mark(&texts)
}
