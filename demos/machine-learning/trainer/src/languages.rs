//! The tables of the languages, from the letters that the Lingua language models count.
//!
//! A folder holds the crates `lingua-LANGUAGE-language-model` as published: of each the likeliest three and
//! four letters (natural logs of the last letter after those before it), and of its test sentences the
//! commonest words.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use fst::Streamer as _;
use machine_learning::language::Language;
use machine_learning::language_detection::{FOUR_LETTERS, MAGIC, STEP, THREE_LETTERS, word_key};
use machine_learning::packed::{Key, key};

use crate::pack::{keys, varint};

/// Most of each kind kept for a language.
const THREES: usize = 2_500;
const FOURS: usize = 3_000;
const WORDS: usize = 600;
/// Sentences whose words are counted; the others are kept for choices.
pub const COUNTED: usize = 800;

fn folder_of(root: &Path, language: Language) -> Result<std::path::PathBuf> {
    let name = match language {
        Language::Norwegian => "bokmal".to_owned(),
        language => language.name().to_lowercase(),
    };
    let start = format!("lingua-{name}-language-model");
    let mut entries = std::fs::read_dir(root)?.filter_map(|entry| Some(entry.ok()?.path()));
    entries
        .find(|path| {
            path.file_name()
                .is_some_and(|file| file.to_string_lossy().starts_with(&start))
        })
        .with_context(|| format!("{start} is missing"))
}

/// Every language whose letters are counted.
pub fn counted() -> &'static [Language] {
    &Language::ALL[..=Language::Urdu as usize]
}

/// The test sentences of a language.
pub fn sentences(root: &Path, language: Language) -> Result<Vec<String>> {
    let path = folder_of(root, language)?.join("testdata/sentences.txt");
    Ok(std::fs::read_to_string(path)?
        .lines()
        .map(str::to_owned)
        .collect())
}

/// Letters that stand together and the log of how often.
fn grams(root: &Path, language: Language) -> Result<[Vec<(f64, String)>; 2]> {
    let map = fst::Map::new(std::fs::read(
        folder_of(root, language)?.join("models/ngrams.fst"),
    )?)?;
    let mut logs: HashMap<String, f64> = HashMap::new();
    let mut stream = map.stream();
    while let Some((gram, bits)) = stream.next() {
        logs.insert(String::from_utf8(gram.to_vec())?, f64::from_bits(bits));
    }
    let joint = |gram: &str| -> Option<f64> {
        let ends = gram.char_indices().map(|(at, c)| at + c.len_utf8());
        ends.map(|end| logs.get(&gram[..end]).copied()).sum()
    };
    let mut kept = [Vec::new(), Vec::new()];
    for gram in logs.keys() {
        let place = match gram.chars().count() {
            3 => 0,
            4 => 1,
            _ => continue,
        };
        kept[place].extend(joint(gram).map(|log| (log, gram.clone())));
    }
    for (list, most) in kept.iter_mut().zip([THREES, FOURS]) {
        list.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        list.truncate(most);
    }
    Ok(kept)
}

/// The commonest words with the log of how often.
fn words(sentences: &[String]) -> Vec<(f64, Key)> {
    let mut counts: BTreeMap<(String, bool), usize> = BTreeMap::new();
    let mut total = 0_usize;
    for sentence in sentences.iter().take(COUNTED) {
        let lower = sentence.to_lowercase();
        for word in lower.split(|c: char| !c.is_alphabetic() && c != '\'' && c != '’') {
            let mut pieces = word.split_inclusive(['\'', '’']).peekable();
            while let Some(piece) = pieces.next() {
                let letters = piece.trim_end_matches(['\'', '’']);
                let elided = letters.len() < piece.len() && pieces.peek().is_some();
                if !letters.is_empty() {
                    total += 1;
                    *counts.entry((letters.to_owned(), elided)).or_default() += 1;
                }
            }
        }
    }
    let mut counted: Vec<_> = counts.into_iter().filter(|(_, count)| *count > 1).collect();
    counted.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    let logs = counted
        .into_iter()
        .take(WORDS)
        .map(|((word, elided), count)| {
            ((count as f64 / total as f64).ln(), word_key(&word, elided))
        });
    logs.collect()
}

/// The file of the tables.
pub fn tabulate(root: &Path) -> Result<Vec<u8>> {
    let mut users: BTreeMap<Key, Vec<(u32, u32)>> = BTreeMap::new();
    for &language in counted() {
        let [threes, fours] = grams(root, language)?;
        if threes.is_empty() {
            bail!("{} has no letters", language.name());
        }
        let letters = [(THREE_LETTERS, threes), (FOUR_LETTERS, fours)];
        let letters = letters.into_iter().flat_map(|(kind, grams)| {
            grams
                .into_iter()
                .map(move |(log, gram)| (log, key(kind, &[&gram])))
        });
        for (log, key) in letters.chain(words(&sentences(root, language)?)) {
            let eighths = (-log * STEP).round().max(0.0) as u32;
            users
                .entry(key)
                .or_default()
                .push((language as u32, eighths));
        }
    }
    let mut bytes = MAGIC.to_vec();
    keys(
        &mut bytes,
        users.keys().copied().collect::<Vec<_>>().into_iter(),
    );
    for row in users.values() {
        varint(&mut bytes, row.len() as u32);
        for &(language, eighths) in row {
            varint(&mut bytes, language);
            varint(&mut bytes, eighths);
        }
    }
    Ok(bytes)
}
