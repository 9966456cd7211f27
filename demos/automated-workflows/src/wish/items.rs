//! The phrases of a wish, each with what it may mean: the longest that is known, from left to right.

use super::fuzzy::distance;
use super::lexicon::{Lexicon, Meaning, ModelName, key_of};
use super::tokens::{Kind, Token, tokens};
use crate::reading::Field;

#[derive(Debug, Clone, PartialEq)]
pub struct Item {
    pub kind: ItemKind,
    /// Its letters and digits.
    pub key: String,
    /// In characters of the wish.
    pub start: usize,
    pub end: usize,
}

#[derive(Debug, Clone, PartialEq)]
pub enum ItemKind {
    Means(Vec<Meaning>),
    Number { value: f64, suffix: String },
    Sign(char),
    Break,
    Unknown,
}

impl Item {
    pub fn meanings(&self) -> &[Meaning] {
        match &self.kind {
            ItemKind::Means(meanings) => meanings,
            _ => &[],
        }
    }

    pub fn means(&self, meaning: &Meaning) -> bool {
        self.meanings().contains(meaning)
    }

    pub fn number(&self) -> Option<f64> {
        match self.kind {
            ItemKind::Number { value, .. } => Some(value),
            _ => None,
        }
    }

    pub fn is_sign(&self, sign: char) -> bool {
        self.kind == ItemKind::Sign(sign)
    }

    pub fn is_filler(&self) -> bool {
        self.means(&Meaning::Filler)
    }
}

/// Words that only French wishes have.
const FRENCH: [&str; 30] = [
    "une",
    "des",
    "du",
    "avec",
    "pas",
    "moins",
    "ou",
    "voiture",
    "vehicule",
    "pres",
    "entre",
    "jusqu",
    "sans",
    "je",
    "cherche",
    "veux",
    "boite",
    "roues",
    "noire",
    "noir",
    "blanche",
    "blanc",
    "grise",
    "bleue",
    "fiable",
    "electrique",
    "comme",
    "autour",
    "depuis",
    "plus que",
];

pub fn is_french(text: &str) -> bool {
    let words = tokens(text);
    let has =
        |token: &Token| matches!(&token.kind, Kind::Word(word) if FRENCH.contains(&word.as_str()));
    words.iter().any(has)
}

pub fn items(text: &str) -> Vec<Item> {
    let tokens = tokens(text);
    let letters: Vec<char> = text.chars().collect();
    let finder = Finder {
        lexicon: Lexicon::bundled(),
        tokens: &tokens,
        letters: &letters,
        is_french: is_french(text),
    };
    let mut found: Vec<Item> = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let (kind, length) = finder.at(at, found.last());
        let last = &tokens[at + length - 1];
        found.push(Item {
            kind,
            key: tokens[at..at + length]
                .iter()
                .filter_map(Token::key)
                .collect(),
            start: tokens[at].start,
            end: last.end,
        });
        at += length;
    }
    name_makes(&mut found);
    found
}

struct Finder<'a> {
    lexicon: &'static Lexicon,
    tokens: &'a [Token],
    letters: &'a [char],
    is_french: bool,
}

impl Finder<'_> {
    /// The item that begins at a token, and how many tokens it takes.
    fn at(&self, at: usize, before: Option<&Item>) -> (ItemKind, usize) {
        let token = &self.tokens[at];
        match &token.kind {
            Kind::Sign(sign) => return (ItemKind::Sign(*sign), 1),
            Kind::Break => return (ItemKind::Break, 1),
            Kind::Word(_) | Kind::Number { .. } => {}
        }
        let make = before.and_then(make_of);
        if let Some(found) = make.and_then(|make| self.model_after(make, at)) {
            return found;
        }
        let most = self.lexicon.longest.min(self.tokens.len() - at);
        for length in (1..=most).rev() {
            let window = &self.tokens[at..at + length];
            let is_plain_number = length == 1 && matches!(token.kind, Kind::Number { .. });
            if is_plain_number || window.iter().any(|token| token.key().is_none()) {
                continue;
            }
            let key: String = window.iter().filter_map(Token::key).collect();
            let meanings = self.allowed(self.lexicon.find(&key).unwrap_or_default(), at, length);
            if !meanings.is_empty() {
                return (ItemKind::Means(meanings), length);
            }
        }
        match &token.kind {
            Kind::Number { value, suffix } => (
                ItemKind::Number {
                    value: *value,
                    suffix: suffix.clone(),
                },
                1,
            ),
            Kind::Word(word) => self.word(word, at),
            Kind::Sign(_) | Kind::Break => (ItemKind::Unknown, 1),
        }
    }

    /// A model right behind its make: the whole of what follows, or a misspelt word.
    fn model_after(&self, make: &str, at: usize) -> Option<(ItemKind, usize)> {
        let most = self.lexicon.longest.min(self.tokens.len() - at);
        for length in (1..=most).rev() {
            let window = &self.tokens[at..at + length];
            if window.iter().any(|token| token.key().is_none()) {
                continue;
            }
            let key: String = window.iter().filter_map(Token::key).collect();
            let models = self.lexicon.find(&key).unwrap_or_default().iter();
            let own: Vec<Meaning> = models
                .filter(|meaning| model_of(meaning).is_some_and(|name| name.make == make))
                .cloned()
                .collect();
            if !own.is_empty() {
                return Some((ItemKind::Means(own), length));
            }
        }
        let Kind::Word(word) = &self.tokens[at].kind else {
            return None;
        };
        let is_colour = |meaning: &Meaning| matches!(meaning, Meaning::Value(Field::Colour, _));
        let is_free = match self.lexicon.find(word) {
            None => !self.lexicon.is_common(word),
            // "Nissan Rouge" is a Rogue, unless it is French.
            Some(meanings) => !self.is_french && meanings.iter().any(is_colour),
        };
        let model = self.lexicon.model_of(make, word).filter(|_| is_free)?;
        Some((ItemKind::Means(vec![Meaning::Model(model)]), 1))
    }

    fn word(&self, word: &str, at: usize) -> (ItemKind, usize) {
        if let Some((value, length)) = self.number_words(at) {
            let suffix = String::new();
            return (ItemKind::Number { value, suffix }, length);
        }
        let near = self.lexicon.nearest(word).unwrap_or_default();
        match self.allowed(near, at, 1) {
            meanings if meanings.is_empty() => (ItemKind::Unknown, 1),
            meanings => (ItemKind::Means(meanings), 1),
        }
    }

    /// The meanings that stand on their own here.
    fn allowed(&self, meanings: &[Meaning], at: usize, length: usize) -> Vec<Meaning> {
        let written = |token: &Token| &self.letters[token.start..token.end];
        let is_upper = self.tokens[at..at + length]
            .iter()
            .all(|token| written(token).iter().all(|letter| !letter.is_lowercase()));
        let is_code = length == 1 && self.tokens[at].end - self.tokens[at].start == 2;
        let stands = |meaning: &&Meaning| match meaning {
            Meaning::Model(name) => !name.needs_make,
            // "on" and "nu" are words.
            Meaning::Province(province) => {
                !is_code || is_upper || ["BC", "AB", "QC", "NS", "NB"].contains(&province.as_str())
            }
            Meaning::Auto => !self.is_french,
            _ => true,
        };
        meanings.iter().filter(stands).cloned().collect()
    }

    /// A number in words: "seven", "twenty five".
    fn number_words(&self, at: usize) -> Option<(f64, usize)> {
        let value = |at: usize| match &self.tokens.get(at)?.kind {
            Kind::Word(word) => word_value(word),
            _ => None,
        };
        let first = value(at)?;
        match value(at + 1) {
            Some(second) if first >= 20.0 && second < 10.0 => Some((first + second, 2)),
            _ => Some((first, 1)),
        }
    }
}

fn word_value(word: &str) -> Option<f64> {
    const WORDS: [(&str, f64); 33] = [
        ("two", 2.0),
        ("three", 3.0),
        ("four", 4.0),
        ("five", 5.0),
        ("six", 6.0),
        ("seven", 7.0),
        ("eight", 8.0),
        ("nine", 9.0),
        ("ten", 10.0),
        ("eleven", 11.0),
        ("twelve", 12.0),
        ("thirteen", 13.0),
        ("fourteen", 14.0),
        ("fifteen", 15.0),
        ("sixteen", 16.0),
        ("seventeen", 17.0),
        ("eighteen", 18.0),
        ("nineteen", 19.0),
        ("twenty", 20.0),
        ("thirty", 30.0),
        ("forty", 40.0),
        ("fifty", 50.0),
        ("sixty", 60.0),
        ("seventy", 70.0),
        ("eighty", 80.0),
        ("ninety", 90.0),
        ("deux", 2.0),
        ("cinq", 5.0),
        ("sept", 7.0),
        ("huit", 8.0),
        ("dix", 10.0),
        ("quinze", 15.0),
        ("vingt", 20.0),
    ];
    WORDS
        .iter()
        .find(|(name, _)| *name == word)
        .map(|(_, value)| *value)
}

pub fn model_of(meaning: &Meaning) -> Option<&ModelName> {
    match meaning {
        Meaning::Model(name) => Some(name),
        _ => None,
    }
}

fn make_of(item: &Item) -> Option<&str> {
    item.meanings().iter().find_map(|meaning| match meaning {
        Meaning::Make(make) => Some(make.as_str()),
        _ => None,
    })
}

/// A word nobody knows right before a model may be its make, more misspelt than elsewhere.
fn name_makes(items: &mut [Item]) {
    for at in 1..items.len() {
        let Some(name) = items[at].meanings().iter().find_map(model_of) else {
            continue;
        };
        let make = key_of(&name.make);
        let meaning = Meaning::Make(name.make.clone());
        let word = &items[at - 1];
        if word.kind == ItemKind::Unknown
            && word.key.chars().next() == make.chars().next()
            && distance(&word.key, &make, 2).is_some()
        {
            items[at - 1].kind = ItemKind::Means(vec![meaning]);
        }
    }
}
