//! Key phrases: what a text keeps coming back to.
//!
//! After RAKE (Rose et al. 2010) and YAKE (Campos et al. 2020): runs of content
//! words, weighted by how often, how early and in how many sentences their words
//! stand; phrases that say the same are told once.

use super::entities::Found;
use super::language::Language;
use super::report::{EntityKind, KeyPhrase};
use super::text::stem::stem;
use super::text::stop_words::is_stop_word;
use super::text::word_set::{WordSet, listed, words};
use super::text::{Document, Token, TokenKind};
use boreal_demo_kit::number::round_to;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;

/// Most phrases told.
const MAX_PHRASES: usize = 10;
/// Longest phrase, in words.
const MAX_WORDS: usize = 3;
/// Longest phrase with the names in it, in tokens.
const MAX_TOKENS: usize = 6;
/// Runs of content words longer than this are lists or noise.
const MAX_RUN: usize = 12;

/// A word's standing in the text.
#[derive(Default)]
struct Standing {
    count: usize,
    first_sentence: usize,
    sentences: BTreeSet<usize>,
    capitals: usize,
}

/// A phrase's occurrences.
struct Occurrences<'a> {
    stems: Vec<String>,
    shown: &'a str,
    count: usize,
    sentences: Vec<usize>,
}

/// Words that count or measure and name nothing.
static DULL: WordSet = WordSet::new(|| {
    words(
        "million billion thousand cent percent year years month months week weeks day days time people mois jours ans trois a-t-elle a-t-il",
    )
});

/// Words that are verbs where they stand without a capital.
static VERBS: WordSet = WordSet::new(|| words(include_str!("../data/verbs.txt")));
/// Endings of French infinitives and past participles after a helping verb.
const FRENCH_VERB_ENDS: [&str; 4] = ["er", "ir", "aient", "èrent"];

fn is_verb(token: &Token<'_>, language: Language) -> bool {
    match language {
        Language::English => listed(&VERBS, token.text),
        Language::French => FRENCH_VERB_ENDS.iter().any(|end| token.text.ends_with(end)),
        _ => false,
    }
}

fn is_content(token: &Token<'_>, language: Language) -> bool {
    token.kind == TokenKind::Word
        && token.text.chars().count() > 2
        && !is_stop_word(&token.text.to_lowercase(), language)
        && !listed(&DULL, token.text)
}

/// A name, which is never cut, or a word.
struct Unit {
    tokens: Range<usize>,
    is_name: bool,
}

/// Runs of names and content words of a sentence.
fn runs(
    document: &Document<'_>,
    sentence: usize,
    names: &HashMap<usize, usize>,
    language: Language,
) -> Vec<Vec<Unit>> {
    let span = &document.sentences[sentence];
    let mut runs = Vec::new();
    let mut run: Vec<Unit> = Vec::new();
    let mut at = span.tokens.start;
    while at < span.tokens.end {
        let name = names.get(&at).copied();
        let end = name.unwrap_or(at + 1);
        if name.is_some() || is_content(&document.tokens[at], language) {
            run.push(Unit {
                tokens: at..end,
                is_name: name.is_some(),
            });
        } else if !run.is_empty() {
            runs.push(std::mem::take(&mut run));
        }
        at = end;
    }
    runs.push(run);
    runs.retain(|run| (1..=MAX_RUN).contains(&run.len()));
    runs
}

/// The strongest phrases of a document, the strongest first.
pub fn extract(document: &Document<'_>, found: &[Found], language: Language) -> Vec<KeyPhrase> {
    // By where they start, to be looked up at every word.
    let names: HashMap<usize, usize> = found
        .iter()
        .filter(|mention| !matches!(mention.kind, EntityKind::Date | EntityKind::Money))
        .map(|mention| (mention.start, mention.end))
        .collect();
    let mut standings: HashMap<String, Standing> = HashMap::new();
    let mut phrases: BTreeMap<String, Occurrences<'_>> = BTreeMap::new();
    for sentence in 0..document.sentences.len() {
        for run in runs(document, sentence, &names, language) {
            let tokens = run.iter().flat_map(|unit| unit.tokens.clone());
            for token in tokens.map(|at| &document.tokens[at]) {
                if !is_content(token, language) {
                    continue;
                }
                let stem = stem(token.text);
                let standing = standings.entry(stem).or_insert_with(|| Standing {
                    first_sentence: sentence,
                    ..Standing::default()
                });
                standing.count += 1;
                standing.sentences.insert(sentence);
                standing.capitals += usize::from(
                    token.is_capitalized() && token.start != document.sentences[sentence].start,
                );
            }
            note_phrases(document, sentence, &run, language, &mut phrases);
        }
    }
    rank(&standings, phrases)
}

fn note_phrases<'a>(
    document: &Document<'a>,
    sentence: usize,
    run: &[Unit],
    language: Language,
    phrases: &mut BTreeMap<String, Occurrences<'a>>,
) {
    for from in 0..run.len() {
        let first = &document.tokens[run[from].tokens.start];
        if !run[from].is_name && is_verb(first, language) {
            continue;
        }
        for length in 1..=MAX_WORDS.min(run.len() - from) {
            let whole = run[from].tokens.start..run[from + length - 1].tokens.end;
            let tokens = &document.tokens[whole];
            let shown = &document.text[tokens[0].start..tokens[tokens.len() - 1].end()];
            // A phrase broken over lines would not read as one.
            if shown.contains('\n') || tokens.len() > MAX_TOKENS {
                continue;
            }
            let content = tokens.iter().filter(|token| is_content(token, language));
            let stems: Vec<String> = content.map(|token| stem(token.text)).collect();
            if stems.is_empty() {
                continue;
            }
            let entry = phrases
                .entry(stems.join(" "))
                .or_insert_with(|| Occurrences {
                    stems: stems.clone(),
                    shown,
                    count: 0,
                    sentences: Vec::new(),
                });
            entry.count += 1;
            if entry.sentences.last() != Some(&sentence) {
                entry.sentences.push(sentence);
            }
        }
    }
}

fn rank(
    standings: &HashMap<String, Standing>,
    phrases: BTreeMap<String, Occurrences<'_>>,
) -> Vec<KeyPhrase> {
    let weight = |stem: &String| {
        let Some(standing) = standings.get(stem) else {
            return 0.0;
        };
        let often = (1.0 + standing.count as f64).ln();
        let spread = (1.0 + standing.sentences.len() as f64).ln();
        let early = 1.0 / (3.0 + standing.first_sentence as f64).ln();
        let named = 1.0 + 0.5 * standing.capitals as f64 / standing.count.max(1) as f64;
        often * spread * early * named
    };
    let mut ranked: Vec<(f64, Occurrences<'_>)> = phrases
        .into_values()
        .map(|phrase| {
            let words = phrase.stems.len() as f64;
            let mean = phrase.stems.iter().map(weight).sum::<f64>() / words;
            // A phrase that recurs as a whole says more than its words; one seen once is mostly chance.
            let whole = (phrase.count as f64).powf(0.8) * words.powf(0.9);
            let once = if phrase.count == 1 { 0.55 } else { 1.0 };
            (mean * whole * once, phrase)
        })
        .collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.stems.cmp(&b.1.stems)));
    let mut kept: Vec<(f64, Occurrences<'_>)> = Vec::new();
    for (score, phrase) in ranked {
        if kept.len() == MAX_PHRASES {
            break;
        }
        if kept.iter().all(|(_, other)| !repeats(&phrase, other)) {
            kept.push((score, phrase));
        }
    }
    let highest = kept
        .first()
        .map_or(1.0, |(score, _)| *score)
        .max(f64::MIN_POSITIVE);
    kept.into_iter()
        .map(|(score, phrase)| KeyPhrase {
            phrase: phrase
                .shown
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" "),
            score: round_to(score / highest, 4),
            count: phrase.count,
            sentences: phrase.sentences,
        })
        .collect()
}

/// Whether one phrase's words are all in the other and it is seldom used without it: "rates" beside "interest rates".
///
/// A shorter phrase stands by itself where it is used twice as often, and at least two times more.
fn repeats(a: &Occurrences<'_>, b: &Occurrences<'_>) -> bool {
    let (small, large) = if a.stems.len() <= b.stems.len() {
        (a, b)
    } else {
        (b, a)
    };
    let inside = small.stems.iter().all(|word| large.stems.contains(word));
    let alike = small.stems.len() == large.stems.len();
    inside && (alike || small.count < (2 * large.count).max(large.count + 2))
}
