//! The corpora as published (words and labels in columns), with their labels brought to ours.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use machine_learning::entities::gazetteer::{CITY, COUNTRY, lists_of};
use machine_learning::entities::labels::label;
use machine_learning::entities::names::is_title;

/// Person, organization, place, other: the order of the model's labels.
const PERSON: usize = 0;
const ORGANIZATION: usize = 1;
const PLACE: usize = 2;
const OTHER: usize = 3;
/// Newswire is cut into blocks of so many sentences, which keeps most of an article on one side.
const BLOCK: usize = 50;

/// A sentence with a label for each word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    pub words: Vec<String>,
    /// Their labels, as the model counts them.
    pub labels: Vec<usize>,
    /// Which words are dates by the newswire's own labels.
    pub dates: Vec<bool>,
}

impl Example {
    /// The words as slices.
    pub fn texts(&self) -> Vec<&str> {
        self.words.iter().map(String::as_str).collect()
    }
}

/// The corpora, each with the part to learn from and the part to measure on.
pub struct Corpora {
    /// Newswire: blocks 0 to 7 of ten.
    pub news_train: Vec<Example>,
    /// Newswire, block 8 of ten: choices are made on it.
    pub news_tune: Vec<Example>,
    /// Newswire, block 9 of ten: measured once.
    pub news_test: Vec<Example>,
    /// Encyclopaedia by hand: blocks 0 to 7 of ten.
    pub gold_train: Vec<Example>,
    /// Encyclopaedia by hand, the other two blocks of ten.
    pub gold_test: Vec<Example>,
    /// Encyclopaedia by its links, its training part.
    pub wiki_train: Vec<Example>,
    /// Encyclopaedia by its links, its development part.
    pub wiki_test: Vec<Example>,
    /// Short messages, their training part.
    pub short_train: Vec<Example>,
    /// Short messages, their development part.
    pub short_test: Vec<Example>,
    /// Messages of many places and years: blocks 0 to 7 of ten.
    pub broad_train: Vec<Example>,
    /// The same, the other two blocks of ten.
    pub broad_test: Vec<Example>,
    /// News of defence and security, the sentences whose labels are names.
    pub defence: Vec<Example>,
}

impl Corpora {
    /// Reads the files of a folder.
    pub fn read(folder: &Path) -> Result<Self> {
        let read = |name: &str| read_file(&folder.join(name));
        let [news_train, news_tune, news_test] = in_blocks(read("gmb_news_full.conll.gz")?);
        let [gold_train, gold_tune, gold_test] = in_blocks(read("wikigold.conll.gz")?);
        let [broad_train, broad_tune, broad_test] = in_blocks(read("broad_twitter.conll.gz")?);
        let mut defence = read("re3d_train.conll.gz")?;
        defence.retain(only_names);
        Ok(Self {
            news_train,
            news_tune,
            news_test,
            gold_train,
            gold_test: [gold_tune, gold_test].concat(),
            wiki_train: read("wikiann_en_train.conll.gz")?,
            wiki_test: read("wikiann_en_dev.conll.gz")?,
            short_train: read("wnut17_train.conll.gz")?,
            short_test: read("wnut17_dev.conll.gz")?,
            broad_train,
            broad_test: [broad_tune, broad_test].concat(),
            defence,
        })
    }
}

/// Eight blocks of ten to learn from, one to choose by and one to measure on.
fn in_blocks(examples: Vec<Example>) -> [Vec<Example>; 3] {
    let mut parts: [Vec<Example>; 3] = Default::default();
    for (place, example) in examples.into_iter().enumerate() {
        parts[(place / BLOCK % 10).saturating_sub(7)].push(example);
    }
    parts
}

/// Whether every label stands on a word with a capital: some corpora label "the two leaders" too.
fn only_names(example: &Example) -> bool {
    let mut labelled = example
        .words
        .iter()
        .zip(&example.labels)
        .filter(|(_, label)| **label != 0)
        .peekable();
    labelled.peek().is_some()
        && labelled
            .all(|(word, _)| word.starts_with(|c: char| c.is_uppercase() || !c.is_alphabetic()))
}

fn read_file(path: &Path) -> Result<Vec<Example>> {
    Ok(parse(&text(path)?))
}

/// A file's text, unpacked.
pub fn text(path: &Path) -> Result<String> {
    let output = Command::new("gzip")
        .arg("-dc")
        .arg(path)
        .output()
        .context("gzip is needed to read the corpora")?;
    if !output.status.success() {
        bail!("cannot read {}", path.display());
    }
    String::from_utf8(output.stdout).with_context(|| path.display().to_string())
}

/// Reads words and labels in columns, a blank line between sentences.
pub fn parse(text: &str) -> Vec<Example> {
    let mut examples = Vec::new();
    let mut rows: Vec<(&str, &str)> = Vec::new();
    for line in text.lines().chain([""]) {
        let mut cells = line.split(['\t', ' ']);
        let word = cells.next().unwrap_or_default().trim();
        let word = word.strip_prefix("en:").unwrap_or(word);
        match cells.next_back() {
            Some(tag) if !word.is_empty() => rows.push((word, tag.trim())),
            _ if !rows.is_empty() => examples.push(example(&std::mem::take(&mut rows))),
            _ => {}
        }
    }
    examples
}

fn example(rows: &[(&str, &str)]) -> Example {
    let mut labels = Vec::with_capacity(rows.len());
    for (place, (_, tag)) in rows.iter().enumerate() {
        let (position, class) = tag.split_once('-').unwrap_or(("O", ""));
        let Some(kind) = kind_of(class, rows, place) else {
            labels.push(0);
            continue;
        };
        let continues = position == "I"
            && matches!(labels.last(), Some(&before) if before == label(kind, false) || before == label(kind, true));
        labels.push(label(kind, continues));
    }
    without_titles(rows, &mut labels);
    Example {
        words: rows.iter().map(|(word, _)| (*word).to_owned()).collect(),
        labels,
        dates: rows.iter().map(|(_, tag)| tag.ends_with("-tim")).collect(),
    }
}

/// Takes titles and articles off the names that some corpora label with them and some without.
fn without_titles(rows: &[(&str, &str)], labels: &mut [usize]) {
    for at in 0..labels.len() {
        let begins = labels[at] % 2 == 1;
        let goes_on = labels.get(at + 1) == Some(&(labels[at] + 1));
        let title = labels[at] == label(PERSON, false) && is_title(rows[at].0);
        if begins && goes_on && (title || rows[at].0 == "the") {
            labels[at + 1] = labels[at];
            labels[at] = 0;
        }
    }
}

/// Our kind for a corpus's label.
fn kind_of(class: &str, rows: &[(&str, &str)], place: usize) -> Option<usize> {
    Some(match class {
        "per" | "PER" | "person" | "Person" => PERSON,
        "org" | "ORG" | "corporation" | "group" | "Organisation" => ORGANIZATION,
        "geo" | "LOC" | "location" | "Location" => PLACE,
        "gpe" => geopolitical(rows, place),
        "art" | "eve" | "nat" | "product" | "creative-work" | "MISC" | "Nationality" => OTHER,
        _ => return None,
    })
}

/// The newswire labels both "Iraqi" and "Iraq" as geopolitical: a listed country or city is a place, the rest are nationalities.
fn geopolitical(rows: &[(&str, &str)], place: usize) -> usize {
    let start = (0..=place)
        .rev()
        .find(|&at| rows[at].1.starts_with("B-"))
        .unwrap_or(place);
    let end = (place + 1..rows.len())
        .find(|&at| rows[at].1 != "I-gpe")
        .unwrap_or(rows.len());
    let name: Vec<&str> = rows[start..end].iter().map(|(word, _)| *word).collect();
    if lists_of(&name.join(" ")) & (CITY | COUNTRY) != 0 {
        PLACE
    } else {
        OTHER
    }
}
