//! What words and phrases may mean, from the tables under `data`.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::fuzzy::{allowance, distance};
use super::tokens::{Kind, tokens};
use crate::catalogue::{Bundled, Catalogue};
use crate::places::{PROVINCE_NAMES, Province, cities};
use crate::reading::Field;

/// One thing a phrase may mean; which, the phrases around it tell.
#[derive(Debug, Clone, PartialEq)]
pub enum Meaning {
    Make(String),
    Model(ModelName),
    /// A value of a field with few of them.
    Value(Field, String),
    /// Not all wheels driven.
    TwoWheelDrive,
    /// A car in French, a transmission in English.
    Auto,
    City(String),
    /// A city and what lies around it.
    AreaOf(String),
    Province(Province),
    Compare(Compare),
    Unit(Unit),
    /// What a number that follows is about.
    Noun(Field),
    Not,
    /// What follows is not asked for, and not refused either.
    Waive,
    /// Far from a place.
    Away,
    Like,
    Near,
    Within,
    /// Makes the place before it a region.
    Area,
    Or,
    And,
    /// Between the ends of a range.
    To,
    Filler,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ModelName {
    pub make: String,
    pub model: String,
    /// Too short or too common to stand without its make.
    pub needs_make: bool,
    /// The phrase has the make in it: `Mazda3`.
    pub names_make: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Compare {
    Less,
    AtMost,
    More,
    AtLeast,
    About,
    Between,
    /// Of a model year, whatever the number counts.
    Older,
    Newer,
    NotOlder,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Thousand,
    Km,
    Miles,
    Dollars,
    Litres,
    MilesPerGallon,
    Seats,
    Rows,
    Years,
    /// A payment, which no listing has.
    Month,
}

pub struct Lexicon {
    meanings: HashMap<String, Vec<Meaning>>,
    /// Keys a misspelt word may have been meant for.
    targets: Vec<String>,
    common: HashSet<&'static str>,
    /// Words of the longest phrase.
    pub longest: usize,
}

/// Models whose name is a word, a number or too short: `Lexus IS`, `Ram 1500`.
const NEEDS_MAKE: [&str; 24] = [
    "IS", "ES", "LS", "LC", "LX", "RC", "RX", "NX", "UX", "RZ", "GX", "Z", "2", "300", "1500",
    "Air", "Edge", "Ghost", "Ocean", "TT", "XF", "Escape", "Soul", "Passport",
];
/// Of those, the ones that are clear enough without it.
const CLEAR: [&str; 9] = [
    "RX", "NX", "UX", "GX", "RZ", "TT", "Escape", "Soul", "Passport",
];

static LEXICON: LazyLock<Lexicon> = LazyLock::new(Lexicon::read);

impl Lexicon {
    pub fn bundled() -> &'static Self {
        &LEXICON
    }

    /// What a phrase means, by the letters and digits of it.
    pub fn find(&self, key: &str) -> Option<&[Meaning]> {
        self.meanings.get(key).map(Vec::as_slice)
    }

    /// What a misspelt word was most likely meant for. A word of the language is not misspelt.
    pub fn nearest(&self, word: &str) -> Option<&[Meaning]> {
        if word.chars().count() < 4 || self.common.contains(word) {
            return None;
        }
        let best = nearest_of(word, self.targets.iter().map(String::as_str))?;
        self.find(best)
    }

    /// The model of a make that a word was meant for.
    pub fn model_of(&self, make: &str, word: &str) -> Option<ModelName> {
        let models = Catalogue::bundled().names.iter();
        let own: Vec<(String, &String)> = models
            .filter(|(of, _)| of == make)
            .map(|(_, model)| (key_of(model), model))
            .collect();
        let best = nearest_of(word, own.iter().map(|(key, _)| key.as_str()))?;
        let (_, model) = own.iter().find(|(key, _)| key == best)?;
        Some(ModelName {
            make: make.to_owned(),
            model: (*model).clone(),
            needs_make: false,
            names_make: false,
        })
    }

    pub fn is_common(&self, word: &str) -> bool {
        self.common.contains(word)
    }

    fn read() -> Self {
        let mut lexicon = Self {
            meanings: HashMap::new(),
            targets: Vec::new(),
            common: include_str!("../../data/common-words.txt")
                .split_whitespace()
                .collect(),
            longest: 1,
        };
        lexicon.add_names();
        lexicon.add_words();
        for city in cities() {
            let others = city.also_called.iter().map(String::as_str);
            for phrase in others.chain([city.name.as_str()]) {
                lexicon.add(phrase, Meaning::City(city.name.clone()));
            }
        }
        for (province, names) in PROVINCE_NAMES {
            for name in names {
                lexicon.add(name, Meaning::Province(province));
            }
        }
        lexicon.targets.sort_unstable();
        lexicon.targets.dedup();
        lexicon
    }

    fn add_names(&mut self) {
        let catalogue = Catalogue::bundled();
        for (make, model) in &catalogue.names {
            self.add(make, Meaning::Make(make.clone()));
            self.add_model(make, model, model);
        }
        let aliases = Bundled::read(include_str!("../../data/aliases.csv"));
        for row in aliases.rows() {
            let name = aliases.text(row, "name");
            for phrase in phrases(aliases.text(row, "also_called")) {
                match aliases.text(row, "kind") {
                    "make" => self.add(phrase, Meaning::Make(name.to_owned())),
                    _ => {
                        let named = catalogue.names.iter().filter(|(_, model)| model == name);
                        let makes: Vec<String> = named.map(|(make, _)| make.clone()).collect();
                        for make in makes {
                            self.add_model(&make, name, phrase);
                        }
                    }
                }
            }
        }
    }

    fn add_model(&mut self, make: &str, model: &str, phrase: &str) {
        let (key, of_make) = (key_of(phrase), key_of(make));
        let is_alias = phrase != model;
        let name = ModelName {
            make: make.to_owned(),
            model: model.to_owned(),
            needs_make: !is_alias && NEEDS_MAKE.contains(&model) && !CLEAR.contains(&model),
            names_make: key.starts_with(&of_make) && key != of_make,
        };
        self.add(phrase, Meaning::Model(name));
    }

    fn add_words(&mut self) {
        let words = Bundled::read(include_str!("../../data/words.csv"));
        for row in words.rows() {
            let (kind, value) = (words.text(row, "kind"), words.text(row, "value"));
            let meaning = meaning(kind, value);
            for phrase in phrases(words.text(row, "phrases")) {
                self.add(phrase, meaning.clone());
            }
        }
    }

    fn add(&mut self, phrase: &str, meaning: Meaning) {
        let words = tokens(phrase);
        let key = key_of(phrase);
        self.longest = self.longest.max(words.len());
        let forgives = !matches!(
            meaning,
            Meaning::Filler | Meaning::Or | Meaning::And | Meaning::To | Meaning::Not
        );
        if words.len() == 1 && matches!(words[0].kind, Kind::Word(_)) && forgives {
            self.targets.push(key.clone());
        }
        let known = self.meanings.entry(key).or_default();
        if !known.contains(&meaning) {
            known.push(meaning);
        }
    }
}

/// The letters and digits of a phrase, lower case, without accents.
pub fn key_of(phrase: &str) -> String {
    tokens(phrase)
        .iter()
        .filter_map(|token| token.key())
        .collect()
}

fn phrases(list: &str) -> impl Iterator<Item = &str> {
    list.split(';')
        .map(str::trim)
        .filter(|text| !text.is_empty())
}

/// The candidate with the fewest slips, within what its length allows; the first letter is not forgiven.
fn nearest_of<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        if candidate.chars().next() != word.chars().next() {
            continue;
        }
        let most = allowance(candidate.chars().count().min(word.chars().count() + 1));
        let Some(slips) = distance(word, candidate, most) else {
            continue;
        };
        if best.is_none_or(|(fewest, _)| slips < fewest) {
            best = Some((slips, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

fn meaning(kind: &str, value: &str) -> Meaning {
    let field = |field| Meaning::Value(field, value.to_owned());
    match kind {
        "body" => field(Field::Body),
        "drive" => field(Field::Drive),
        "two_wheel_drive" => Meaning::TwoWheelDrive,
        "fuel" => field(Field::Fuel),
        "transmission" => field(Field::Transmission),
        "transmission_or_car" => Meaning::Auto,
        "colour" => field(Field::Colour),
        "quality" => field(Field::Quality),
        "area_of" => Meaning::AreaOf(value.to_owned()),
        "op" => Meaning::Compare(match value {
            "less" => Compare::Less,
            "at_most" => Compare::AtMost,
            "more" => Compare::More,
            "at_least" => Compare::AtLeast,
            "about" => Compare::About,
            "between" => Compare::Between,
            "older" => Compare::Older,
            "newer" => Compare::Newer,
            "not_older" => Compare::NotOlder,
            other => unreachable!("the bundled words know no comparison {other}"),
        }),
        "unit" => Meaning::Unit(match value {
            "thousand" => Unit::Thousand,
            "km" => Unit::Km,
            "miles" => Unit::Miles,
            "dollars" => Unit::Dollars,
            "litres" => Unit::Litres,
            "mpg" => Unit::MilesPerGallon,
            "seats" => Unit::Seats,
            "rows" => Unit::Rows,
            "years" => Unit::Years,
            "month" => Unit::Month,
            other => unreachable!("the bundled words know no unit {other}"),
        }),
        "noun" => Meaning::Noun(match value {
            "price" => Field::Price,
            "km" => Field::Km,
            "year" => Field::Year,
            "seats" => Field::Seats,
            other => unreachable!("the bundled words know no noun {other}"),
        }),
        "not" => Meaning::Not,
        "waive" => Meaning::Waive,
        "away" => Meaning::Away,
        "like" => Meaning::Like,
        "near" => Meaning::Near,
        "within" => Meaning::Within,
        "area" => Meaning::Area,
        "or" => Meaning::Or,
        "and" => Meaning::And,
        "to" => Meaning::To,
        "filler" => Meaning::Filler,
        other => unreachable!("the bundled words know no kind {other}"),
    }
}
