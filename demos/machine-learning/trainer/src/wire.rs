//! Lines as news wires send them, from templates of ours: headings, datelines, tables, results.

use boreal_demo_kit::SeededRng;
use machine_learning::entities::labels::label;

use crate::corpus::Example;
use crate::names::{Name, Names};

const TEMPLATES: &str = include_str!("../labelled/wire-templates.txt");
const COUNTRIES: &str = include_str!("../../data/countries.csv");
/// Lines from each template.
const LINES: usize = 60;

/// The lines.
pub fn lines(names: &Names, rng: &mut SeededRng) -> Vec<Example> {
    let demonyms: Vec<&str> = COUNTRIES
        .lines()
        .skip(1)
        .filter_map(|row| row.split_once(',')?.1.split_whitespace().next())
        .collect();
    let templates = TEMPLATES.lines().filter(|line| !line.starts_with('#'));
    templates
        .flat_map(|template| vec![template; LINES])
        .map(|template| line(template, names, &demonyms, rng))
        .collect()
}

fn line(template: &str, names: &Names, demonyms: &[&str], rng: &mut SeededRng) -> Example {
    let letters = template.split(' ').filter(|word| !word.starts_with('{'));
    let shouted = letters
        .clone()
        .any(|word| word.len() > 1 && word.contains(char::is_uppercase))
        && !letters
            .into_iter()
            .any(|word| word.contains(char::is_lowercase) && !word.contains('{'));
    let mut example = Example {
        words: Vec::new(),
        labels: Vec::new(),
        dates: Vec::new(),
    };
    for piece in template.split(' ') {
        let (name, kind): (Name, Option<usize>) = match piece {
            "{p}" => (names.person(rng), Some(0)),
            "{s}" => (names.surname(rng), Some(0)),
            "{o}" => (names.organization(rng), Some(1)),
            "{t}" => (names.city(rng), Some(1)),
            "{c}" => (names.city(rng), Some(2)),
            "{l}" => (names.country(rng), Some(2)),
            "{d}" => (
                vec![demonyms[rng.below(demonyms.len() as u64) as usize].replace('_', " ")],
                Some(3),
            ),
            other => (vec![filled(other, rng)], None),
        };
        for (place, word) in name.into_iter().enumerate() {
            let word = if shouted { word.to_uppercase() } else { word };
            example.words.push(word);
            example
                .labels
                .push(kind.map_or(0, |kind| label(kind, place > 0)));
            example.dates.push(false);
        }
    }
    example
}

/// A word of a template with its numbers.
fn filled(word: &str, rng: &mut SeededRng) -> String {
    let mut word = word.to_owned();
    while word.contains("{n}") {
        word = word.replacen("{n}", &(1 + rng.below(99)).to_string(), 1);
    }
    let result = format!("{}-{}", rng.below(6), rng.below(6));
    let time = format!(
        "{}:{:02}.{:02}",
        1 + rng.below(9),
        rng.below(60),
        rng.below(100)
    );
    word.replace("{r}", &result).replace("{m}", &time)
}
