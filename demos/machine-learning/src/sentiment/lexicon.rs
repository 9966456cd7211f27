//! Words and phrases with a weight, about -4 to 4.
//!
//! English: the words of the VADER lexicon (Hutto and Gilbert 2014, MIT licence,
//! mean of ten raters), over which our own table of news words takes precedence.
//! French: our own table. Sources: `demos/machine-learning/data/README.md`.

use super::super::language::Language;
use super::super::text::Token;
use super::super::text::stem::stem;
use std::collections::HashMap;
use std::sync::LazyLock;

const GENERAL: &str = include_str!("../../data/tone-general.csv");
const NEWS: &str = include_str!("../../data/tone-news.csv");
const FRENCH: &str = include_str!("../../data/tone-french.csv");
const DIRECTIONS: &str = include_str!("../../data/tone-directions.csv");

/// What a figure does, or whether its rise is welcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// It rises.
    Up,
    /// It falls.
    Down,
    /// Its rise is good news.
    Good,
    /// Its rise is bad news.
    Bad,
}

/// A lexicon of one language.
pub struct Lexicon {
    pub language: Language,
    words: HashMap<String, f64>,
    /// Our own words also match by their stem, so that one row covers a verb's forms.
    stems: HashMap<String, f64>,
    /// Phrases by their first word.
    phrases: HashMap<String, Vec<(Vec<String>, f64)>>,
    roles: HashMap<String, Role>,
}

static ENGLISH_LEXICON: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::load(Language::English, &[GENERAL], NEWS, DIRECTIONS));
static FRENCH_LEXICON: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::load(Language::French, &[], FRENCH, ""));

/// The lexicon of a language, where we have one.
pub fn of(language: Language) -> Option<&'static Lexicon> {
    match language {
        Language::English => Some(&ENGLISH_LEXICON),
        Language::French => Some(&FRENCH_LEXICON),
        _ => None,
    }
}

fn rows(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    file.lines().skip(1).filter_map(|line| line.split_once(','))
}

impl Lexicon {
    fn load(
        language: Language,
        general: &[&'static str],
        own: &'static str,
        directions: &'static str,
    ) -> Self {
        let mut lexicon = Self {
            language,
            words: HashMap::with_capacity(8_000),
            stems: HashMap::new(),
            phrases: HashMap::new(),
            roles: HashMap::new(),
        };
        let weight = |text: &str| text.parse().unwrap_or(0.0);
        for (word, value) in general.iter().flat_map(|file| rows(file)) {
            lexicon.words.insert(word.to_owned(), weight(value));
        }
        for (word, value) in rows(own) {
            lexicon.add_own(word, weight(value));
        }
        for (word, role) in rows(directions) {
            let role = match role {
                "up" => Role::Up,
                "down" => Role::Down,
                "good" => Role::Good,
                _ => Role::Bad,
            };
            lexicon.roles.insert(word.to_owned(), role);
            lexicon.roles.entry(stem(word)).or_insert(role);
        }
        lexicon
    }

    fn add_own(&mut self, entry: &str, weight: f64) {
        let mut words = entry.split(' ').map(str::to_owned);
        let Some(first) = words.next() else {
            return;
        };
        let rest: Vec<String> = words.collect();
        if rest.is_empty() {
            self.stems.entry(stem(&first)).or_insert(weight);
            self.words.insert(first, weight);
        } else {
            self.phrases.entry(first).or_default().push((rest, weight));
        }
    }

    /// Tokens and weight of the longest entry that begins here.
    pub fn at(&self, tokens: &[Token<'_>], at: usize) -> Option<(usize, f64)> {
        let word = tokens[at].text.to_lowercase();
        let phrases = self.phrases.get(&word).map_or(&[][..], Vec::as_slice);
        let phrase = phrases
            .iter()
            .filter(|(rest, _)| {
                let following = tokens[at + 1..].iter().map(|t| t.text.to_lowercase());
                tokens.len() - at > rest.len()
                    && rest.iter().cloned().eq(following.take(rest.len()))
            })
            .max_by_key(|(rest, _)| rest.len());
        if let Some((rest, weight)) = phrase {
            return Some((rest.len() + 1, *weight));
        }
        let weight = self.weight(&word)?;
        (weight != 0.0).then_some((1, weight))
    }

    /// The weight of a word in lower case.
    pub fn weight(&self, word: &str) -> Option<f64> {
        self.words
            .get(word)
            .or_else(|| self.stems.get(&stem(word)))
            .copied()
    }

    /// What a word says about a figure.
    pub fn role(&self, word: &str) -> Option<Role> {
        self.roles
            .get(word)
            .or_else(|| self.roles.get(&stem(word)))
            .copied()
    }
}
