//! What a text is about: naive Bayes over words and pairs of words.
//!
//! Counted when first used from seed words and short texts of our own
//! (`topic-seeds.txt`, `topic-texts.txt`); no freely licensed set of labelled
//! news was at hand. A word counts by the square root of its uses, so that one
//! repeated word does not decide alone.

use super::language::Language;
use super::report::{Topic, TopicLabel, TopicShare, TopicWord};
use super::text::stem::stem;
use super::text::stop_words::is_stop_word;
use super::text::{Document, TokenKind};
use boreal_demo_kit::number::round_to;
use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

const SEEDS: &str = include_str!("../data/topic-seeds.txt");
const TEXTS: &str = include_str!("../data/topic-texts.txt");
const TOPICS: usize = TopicLabel::ALL.len();
/// A seed counts as so many uses in texts.
const SEED_COUNT: f64 = 5.0;
/// Added to every count, so that an unseen word excludes nothing.
const SMOOTHING: f64 = 0.1;
/// Words of a text speak together more often than apart: their evidence is divided by this. With it the stated confidence is near the measured accuracy (see the card).
const TEMPERATURE: f64 = 3.0;
/// Beyond so much evidence (uses of known words, their roots summed) more of it says less and less that is new.
const ENOUGH: f64 = 8.0;
/// The title counts as so many repetitions.
const TITLE_COUNT: f64 = 2.0;
/// Topic words shown.
const SHOWN: usize = 8;

/// Natural logs of how likely each topic is to use a word.
struct Model {
    words: HashMap<String, [f64; TOPICS]>,
}

static MODEL: LazyLock<Model> = LazyLock::new(Model::count);

/// The lines of each topic's section.
fn sections(file: &'static str) -> impl Iterator<Item = (usize, &'static str)> {
    file.split("\n# ").skip(1).flat_map(|section| {
        let (label, text) = section.split_once('\n').unwrap_or((section, ""));
        let topic = label.trim().parse::<TopicLabel>().ok();
        topic
            .into_iter()
            .flat_map(move |topic| text.lines().map(move |line| (topic as usize, line)))
    })
}

fn is_content(word: &str) -> bool {
    word.len() > 1
        && !is_stop_word(word, Language::English)
        && !is_stop_word(word, Language::French)
}

fn content_words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '-')
        .map(str::to_lowercase)
        .filter(|word| is_content(word))
        .map(|word| stem(&word))
}

/// Words, and each with the next one.
fn with_pairs(words: Vec<String>) -> Vec<String> {
    let pairs: Vec<String> = words
        .windows(2)
        .map(|pair| format!("{} {}", pair[0], pair[1]))
        .collect();
    [words, pairs].concat()
}

/// A seed as the words it is looked for: `world-cup` is met with its hyphen and as two words.
fn spellings(seed: &str) -> Vec<String> {
    let joined = stem(seed);
    if !seed.contains('-') {
        return vec![joined];
    }
    let apart: Vec<String> = seed.split('-').map(stem).collect();
    vec![joined, apart.join(" ")]
}

impl Model {
    fn count() -> Self {
        let mut counts: HashMap<String, [f64; TOPICS]> = HashMap::new();
        for (topic, line) in sections(SEEDS) {
            for word in line.split_whitespace().flat_map(spellings) {
                counts.entry(word).or_default()[topic] += SEED_COUNT;
            }
        }
        for (topic, line) in sections(TEXTS) {
            for word in with_pairs(content_words(line).collect()) {
                counts.entry(word).or_default()[topic] += 1.0;
            }
        }
        let kinds = counts.len() as f64;
        let mut totals = [0.0; TOPICS];
        for seen in counts.values() {
            for (total, count) in totals.iter_mut().zip(seen) {
                *total += count;
            }
        }
        let logs = |seen: [f64; TOPICS]| {
            std::array::from_fn(|t| ((seen[t] + SMOOTHING) / (totals[t] + SMOOTHING * kinds)).ln())
        };
        Self {
            words: counts
                .into_iter()
                .map(|(word, seen)| (word, logs(seen)))
                .collect(),
        }
    }
}

/// Sorts a document, with its title where it has one.
pub fn classify(document: &Document<'_>, title: Option<&str>) -> Topic {
    let mut counts: BTreeMap<String, f64> = BTreeMap::new();
    let words = document.tokens.iter().filter(|t| t.kind == TokenKind::Word);
    let words: Vec<String> = words
        .map(|token| token.text.to_lowercase())
        .filter(|word| is_content(word))
        .map(|word| stem(&word))
        .collect();
    for word in with_pairs(words) {
        *counts.entry(word).or_default() += 1.0;
    }
    for word in title
        .into_iter()
        .flat_map(|t| with_pairs(content_words(t).collect()))
    {
        *counts.entry(word).or_default() += TITLE_COUNT;
    }
    let mut scores = [0.0; TOPICS];
    let mut known: Vec<(String, [f64; TOPICS])> = Vec::new();
    let mut evidence = 0.0;
    for (word, count) in counts {
        let Some(logs) = MODEL.words.get(&word) else {
            continue;
        };
        let mean = logs.iter().sum::<f64>() / TOPICS as f64;
        let weighted: [f64; TOPICS] =
            std::array::from_fn(|t| (logs[t] - mean) * count.sqrt() / TEMPERATURE);
        for (score, weight) in scores.iter_mut().zip(weighted) {
            *score += weight;
        }
        evidence += count.sqrt();
        known.push((word, weighted));
    }
    let damping = (evidence / ENOUGH).sqrt().max(1.0);
    let parts = scores
        .iter_mut()
        .chain(known.iter_mut().flat_map(|(_, weights)| weights));
    parts.for_each(|weight| *weight /= damping);
    describe(&scores, known)
}

fn describe(scores: &[f64; TOPICS], mut known: Vec<(String, [f64; TOPICS])>) -> Topic {
    let highest = scores.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f64> = scores.iter().map(|score| (score - highest).exp()).collect();
    let total: f64 = odds.iter().sum();
    let mut shares: Vec<TopicShare> = TopicLabel::ALL
        .iter()
        .map(|&label| TopicShare {
            label,
            confidence: round_to(odds[label as usize] / total, 4),
        })
        .collect();
    shares.sort_by(|a, b| b.confidence.total_cmp(&a.confidence));
    let (best, second) = (shares[0].label as usize, shares[1].label as usize);
    let weight = |logs: &[f64; TOPICS]| logs[best] - logs[second];
    known.sort_by(|a, b| {
        weight(&b.1)
            .total_cmp(&weight(&a.1))
            .then_with(|| a.0.cmp(&b.0))
    });
    let words = known.iter().take(SHOWN).map(|(word, logs)| TopicWord {
        word: word.clone(),
        weight: round_to(weight(logs), 3),
    });
    Topic {
        label: shares[0].label,
        confidence: shares[0].confidence,
        words: words.filter(|word| word.weight > 0.0).collect(),
        alternatives: shares.split_off(1),
    }
}

/// The topic whose seed words occur most often: the baseline the model is measured against.
pub fn keyword_baseline(text: &str) -> TopicLabel {
    let mut seeds: HashMap<String, Vec<usize>> = HashMap::new();
    for (topic, line) in sections(SEEDS) {
        for word in line.split_whitespace().flat_map(spellings) {
            seeds.entry(word).or_default().push(topic);
        }
    }
    let mut hits = [0usize; TOPICS];
    for word in with_pairs(content_words(text).collect()) {
        for &topic in seeds.get(&word).into_iter().flatten() {
            hits[topic] += 1;
        }
    }
    let most = hits.iter().max().copied().unwrap_or_default();
    let best = hits.iter().position(|&hit| hit == most).unwrap_or_default();
    TopicLabel::ALL[best]
}
