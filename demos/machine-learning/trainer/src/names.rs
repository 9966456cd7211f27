//! Names to write examples with: the site's own lists, and those of the corpora that were labelled by hand.

use boreal_demo_kit::SeededRng;
use machine_learning::language::Language;
use machine_learning::text::tokens::tokenize;

use crate::corpus::Example;

const GIVEN: &str = include_str!("../../data/given-names.txt");
const SURNAMES: &str = include_str!("../../data/surnames.txt");
const CITIES: &str = include_str!("../../data/cities.txt");
const COUNTRIES: &str = include_str!("../../data/countries.csv");
const ORGANIZATIONS: &str = include_str!("../../data/organizations.txt");

/// A name, word by word.
pub type Name = Vec<String>;

/// Lists of names.
pub struct Names {
    given: Vec<Name>,
    surnames: Vec<Name>,
    cities: Vec<Name>,
    countries: Vec<Name>,
    organizations: Vec<Name>,
}

fn rows(file: &'static str) -> Vec<Name> {
    let lines = file
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(cut).collect()
}

/// A name cut as the site cuts it.
pub fn cut(name: &str) -> Name {
    tokenize(name, Language::English)
        .iter()
        .map(|token| token.text.to_owned())
        .collect()
}

impl Names {
    /// The lists, with the organizations that the examples name.
    pub fn read(examples: &[Example]) -> Self {
        let mut organizations = rows(ORGANIZATIONS);
        for example in examples {
            let mut at = 0;
            while at < example.labels.len() {
                let mut end = at + 1;
                while end < example.labels.len() && example.labels[end] == 4 {
                    end += 1;
                }
                if example.labels[at] == 3 {
                    organizations.push(example.words[at..end].to_vec());
                }
                at = end;
            }
        }
        let countries = COUNTRIES
            .lines()
            .skip(1)
            .map(|row| cut(row.split(',').next().unwrap_or(row)));
        Self {
            given: rows(GIVEN),
            surnames: rows(SURNAMES),
            cities: rows(CITIES),
            countries: countries.collect(),
            organizations,
        }
    }

    fn any(list: &[Name], rng: &mut SeededRng) -> Name {
        list[rng.below(list.len() as u64) as usize].clone()
    }

    pub fn surname(&self, rng: &mut SeededRng) -> Name {
        Self::any(&self.surnames, rng)
    }

    pub fn person(&self, rng: &mut SeededRng) -> Name {
        [Self::any(&self.given, rng), Self::any(&self.surnames, rng)].concat()
    }

    pub fn city(&self, rng: &mut SeededRng) -> Name {
        Self::any(&self.cities, rng)
    }

    pub fn country(&self, rng: &mut SeededRng) -> Name {
        Self::any(&self.countries, rng)
    }

    pub fn organization(&self, rng: &mut SeededRng) -> Name {
        Self::any(&self.organizations, rng)
    }

    /// Another name of the same kind: people keep the number of their names; nationalities and works stay.
    pub fn another(&self, kind: usize, name: &[String], rng: &mut SeededRng) -> Option<Name> {
        match (kind, name.len()) {
            (0, 1) => Some(self.surname(rng)),
            (0, _) => Some(self.person(rng)),
            (1, _) => Some(self.organization(rng)),
            (2, _) if rng.below(3) == 0 => Some(self.country(rng)),
            (2, _) => Some(self.city(rng)),
            _ => None,
        }
    }
}
