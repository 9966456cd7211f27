//! Two articles side by side: what both name, how each feels about it, and how alike they are.

use super::language::Language;
use super::report::{EntityKind, Report, Tone};
use super::sentiment::{SENTENCE_BAND, tone};
use super::text::stem::stem;
use super::text::stop_words::is_stop_word;
use boreal_demo_kit::number::round_to;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use utoipa::ToSchema;

/// Two articles, compared.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningComparisonReport)]
pub struct ComparisonReport {
    /// Likeness of the words, 0 to 1 (cosine of content words).
    pub similarity: f64,
    /// Share of all entities that both name, 0 to 1.
    pub entity_overlap: f64,
    /// Whether they seem to tell one story.
    pub same_story: bool,
    /// Tone of the second less tone of the first, -2 to 2; null where the tone of either is not judged.
    pub tone_difference: Option<f64>,
    /// What both name, the largest difference in tone first.
    pub shared_entities: Vec<SharedEntity>,
    /// What only the first names.
    pub only_first: Vec<NamedEntity>,
    /// What only the second names.
    pub only_second: Vec<NamedEntity>,
    /// Key phrases of both.
    pub shared_phrases: Vec<String>,
    /// Key phrases of the first alone.
    pub phrases_only_first: Vec<String>,
    /// Key phrases of the second alone.
    pub phrases_only_second: Vec<String>,
}

/// An entity both articles name.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningSharedEntity)]
pub struct SharedEntity {
    /// Its fullest name.
    pub text: String,
    pub kind: EntityKind,
    /// How often the first names it.
    pub first_count: usize,
    /// How often the second names it.
    pub second_count: usize,
    /// Tone of the first towards it.
    pub first_sentiment: f64,
    /// Tone of the second towards it.
    pub second_sentiment: f64,
    /// Second less first.
    pub difference: f64,
    /// Tone of the first in a word.
    pub first_tone: Tone,
    /// Tone of the second in a word.
    pub second_tone: Tone,
}

/// An entity one article names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MachineLearningNamedEntity)]
pub struct NamedEntity {
    /// Its name.
    pub text: String,
    pub kind: EntityKind,
    /// How often it is named.
    pub count: usize,
}

/// Two articles tell one story from this likeness on, if they share two names; our two samples on one story stand at 0.39, pairs on different ones at 0.15 and below.
const SAME_STORY: f64 = 0.25;
/// Names one story shares.
const SHARED_NAMES: usize = 2;

/// Sets two reports side by side.
pub fn compare(first: &Report, second: &Report) -> ComparisonReport {
    let pairs = pair(first, second);
    let taken: BTreeSet<usize> = pairs.values().copied().collect();
    let mut shared: Vec<SharedEntity> = pairs
        .iter()
        .map(|(&a, &b)| share(first, second, a, b))
        .collect();
    shared.sort_by(|a, b| {
        b.difference
            .abs()
            .total_cmp(&a.difference.abs())
            .then_with(|| a.text.cmp(&b.text))
    });
    let similarity = similarity(first, second);
    let names = shared
        .iter()
        .filter(|e| !matches!(e.kind, EntityKind::Date | EntityKind::Money))
        .count();
    let all = first.entities.len() + second.entities.len() - pairs.len();
    let (shared_phrases, phrases_only_first, phrases_only_second) = phrases(first, second);
    ComparisonReport {
        similarity: round_to(similarity, 4),
        entity_overlap: round_to(pairs.len() as f64 / all.max(1) as f64, 4),
        same_story: similarity >= SAME_STORY && names >= SHARED_NAMES,
        tone_difference: first
            .sentiment
            .as_ref()
            .zip(second.sentiment.as_ref())
            .map(|(first, second)| round_to(second.score - first.score, 4)),
        shared_entities: shared,
        only_first: alone(first, |place| !pairs.contains_key(&place)),
        only_second: alone(second, |place| !taken.contains(&place)),
        shared_phrases,
        phrases_only_first,
        phrases_only_second,
    }
}

fn key(text: &str) -> String {
    text.to_lowercase()
}

/// Places in the first report with their partner in the second: same kind and a name in common.
fn pair(first: &Report, second: &Report) -> BTreeMap<usize, usize> {
    let mut names: BTreeMap<(EntityKind, String), usize> = BTreeMap::new();
    for (place, entity) in second.entities.iter().enumerate() {
        let aliases = entity
            .aliases
            .iter()
            .filter(|_| entity.kind != EntityKind::Other);
        for name in std::iter::once(entity.value.as_ref().unwrap_or(&entity.text)).chain(aliases) {
            names.entry((entity.kind, key(name))).or_insert(place);
        }
    }
    let mut pairs = BTreeMap::new();
    let mut taken = BTreeSet::new();
    for (place, entity) in first.entities.iter().enumerate() {
        let own =
            std::iter::once(entity.value.as_ref().unwrap_or(&entity.text)).chain(&entity.aliases);
        let partner = own
            .filter_map(|name| names.get(&(entity.kind, key(name))))
            .find(|partner| !taken.contains(*partner));
        if let Some(&partner) = partner {
            taken.insert(partner);
            pairs.insert(place, partner);
        }
    }
    pairs
}

fn share(first: &Report, second: &Report, a: usize, b: usize) -> SharedEntity {
    let (a, b) = (&first.entities[a], &second.entities[b]);
    let longer = if a.text.len() >= b.text.len() { a } else { b };
    SharedEntity {
        text: longer.text.clone(),
        kind: a.kind,
        first_count: a.count,
        second_count: b.count,
        first_sentiment: a.sentiment,
        second_sentiment: b.sentiment,
        difference: round_to(b.sentiment - a.sentiment, 4),
        first_tone: tone(a.sentiment, SENTENCE_BAND),
        second_tone: tone(b.sentiment, SENTENCE_BAND),
    }
}

fn alone(report: &Report, keep: impl Fn(usize) -> bool) -> Vec<NamedEntity> {
    let kept = report
        .entities
        .iter()
        .enumerate()
        .filter(|(place, _)| keep(*place));
    kept.map(|(_, entity)| NamedEntity {
        text: entity.text.clone(),
        kind: entity.kind,
        count: entity.count,
    })
    .collect()
}

fn bag(text: &str, language: Language) -> BTreeMap<String, f64> {
    let mut bag = BTreeMap::new();
    let words = text
        .split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '-')
        .filter(|word| word.len() > 1);
    for word in words
        .map(str::to_lowercase)
        .filter(|word| !is_stop_word(word, language))
    {
        *bag.entry(stem(&word)).or_insert(0.0) += 1.0;
    }
    // The tenth use of a word adds less than the first.
    bag.values_mut()
        .for_each(|count| *count = f64::ln_1p(*count));
    bag
}

fn similarity(first: &Report, second: &Report) -> f64 {
    let a = bag(&first.text, first.language);
    let b = bag(&second.text, second.language);
    let norm = |bag: &BTreeMap<String, f64>| bag.values().map(|w| w * w).sum::<f64>().sqrt();
    let dot: f64 = a
        .iter()
        .filter_map(|(word, w)| Some(w * b.get(word)?))
        .sum();
    let norms = norm(&a) * norm(&b);
    if norms > 0.0 {
        (dot / norms).min(1.0)
    } else {
        0.0
    }
}

/// Phrases of both, of the first alone and of the second alone, compared by their stems.
fn phrases(first: &Report, second: &Report) -> (Vec<String>, Vec<String>, Vec<String>) {
    let stems = |phrase: &str| phrase.split(' ').map(stem).collect::<BTreeSet<String>>();
    let meets = |phrase: &str, other: &Report| {
        let own = stems(phrase);
        other.key_phrases.iter().any(|p| {
            let theirs = stems(&p.phrase);
            own.is_subset(&theirs) || theirs.is_subset(&own)
        })
    };
    let list = |report: &Report, other: &Report, shared: bool| {
        let phrases = report.key_phrases.iter().map(|p| p.phrase.clone());
        phrases
            .filter(|phrase| meets(phrase, other) == shared)
            .collect::<Vec<_>>()
    };
    (
        list(first, second, true),
        list(first, second, false),
        list(second, first, false),
    )
}
