//! Key phrases: what a text keeps coming back to.
//!
//! After RAKE (Rose et al. 2010) and YAKE (Campos et al. 2020): runs of content
//! words, weighted by how often, how early and in how many sentences their words
//! stand; phrases that say the same are told once.

use super::language::Language;
use super::report::KeyPhrase;
use super::text::stem::stem;
use super::text::stop_words::is_stop_word;
use super::text::word_set::{WordSet, listed, words};
use super::text::{Document, Token, TokenKind};
use boreal_demo_kit::number::round_to;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Most phrases told.
const MAX_PHRASES: usize = 10;
/// Longest phrase, in words.
const MAX_WORDS: usize = 3;
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

fn is_content(token: &Token<'_>, language: Language) -> bool {
    token.kind == TokenKind::Word
        && token.text.chars().count() > 2
        && !is_stop_word(&token.text.to_lowercase(), language)
        && !listed(&DULL, token.text)
}

/// Runs of content words of a sentence, as token ranges of the document.
fn runs(
    document: &Document<'_>,
    sentence: usize,
    language: Language,
) -> Vec<std::ops::Range<usize>> {
    let span = &document.sentences[sentence];
    let mut runs = Vec::new();
    let mut start = None;
    for at in span.tokens.clone() {
        match (is_content(&document.tokens[at], language), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                runs.push(from..at);
                start = None;
            }
            _ => {}
        }
    }
    runs.extend(start.map(|from| from..span.tokens.end));
    runs.retain(|run| run.len() <= MAX_RUN);
    runs
}

/// The strongest phrases of a document, the strongest first.
pub fn extract(document: &Document<'_>, language: Language) -> Vec<KeyPhrase> {
    let mut standings: HashMap<String, Standing> = HashMap::new();
    let mut phrases: BTreeMap<String, Occurrences<'_>> = BTreeMap::new();
    for sentence in 0..document.sentences.len() {
        for run in runs(document, sentence, language) {
            let stems: Vec<String> = document.tokens[run.clone()]
                .iter()
                .map(|t| stem(t.text))
                .collect();
            for (token, stem) in document.tokens[run.clone()].iter().zip(&stems) {
                let standing = standings.entry(stem.clone()).or_insert_with(|| Standing {
                    first_sentence: sentence,
                    ..Standing::default()
                });
                standing.count += 1;
                standing.sentences.insert(sentence);
                standing.capitals += usize::from(
                    token.is_capitalized() && token.start != document.sentences[sentence].start,
                );
            }
            note_phrases(document, sentence, &run, &stems, &mut phrases);
        }
    }
    rank(&standings, phrases)
}

fn note_phrases<'a>(
    document: &Document<'a>,
    sentence: usize,
    run: &std::ops::Range<usize>,
    stems: &[String],
    phrases: &mut BTreeMap<String, Occurrences<'a>>,
) {
    for from in 0..stems.len() {
        for length in 1..=MAX_WORDS.min(stems.len() - from) {
            let tokens = &document.tokens[run.start + from..run.start + from + length];
            let shown = &document.text[tokens[0].start..tokens[length - 1].end()];
            // A phrase broken over lines would not read as one.
            if shown.contains('\n') {
                continue;
            }
            let stems = &stems[from..from + length];
            let entry = phrases
                .entry(stems.join(" "))
                .or_insert_with(|| Occurrences {
                    stems: stems.to_vec(),
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
