//! The report put together from its parts.

use super::entities::grouping::{Group, group};
use super::entities::{self, Found};
use super::language::Language;
use super::language_detection::choose;
use super::params::Plan;
use super::report::{
    Entity, EntityKind, EntityToneWord, Mention, Report, Sentence, SentenceTone, Sentiment, Tone,
    ToneShares, ToneWord,
};
use super::sentiment::entity_tone::{SentenceContext, towards};
use super::sentiment::score::{SentenceScore, score};
use super::sentiment::{MEAN_BAND, SENTENCE_BAND, lexicon, overall, tone};
use super::text::{CharIndex, Document};
use super::{phrases, readability, summary, topic};
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::reading::minutes;
use std::ops::Range;

/// The engine's name in a report.
pub const ENGINE: &str = "built-in";
/// Most entities told; a longer list serves nobody.
const MAX_ENTITIES: usize = 200;
/// Most words told behind an entity's tone.
const MAX_TONE_WORDS: usize = 8;
/// Below this the language is a guess, and a note says so.
const SURE: f64 = 0.8;

/// Analyses a text.
pub fn run(plan: &Plan) -> Report {
    let (language, detection) = choose(&plan.text, plan.known.language);
    let document = Document::new(&plan.text, language);
    let index = CharIndex::new(&plan.text);
    let title = plan.known.title.clone().or_else(|| own_title(&document));

    let found = entities::find(&document, language);
    let groups = group(&document, &found);
    let scores = score_sentences(&document, &found, language);
    let key_phrases = phrases::extract(&document, language);
    let named = count_names(&document, &found);
    let subject = summary::Subject {
        title: title.as_deref(),
        phrases: &key_phrases,
        entities: &named,
        language,
    };
    let summary = summary::summarize(&document, &subject);
    let word_count = document.word_count();
    Report {
        summary,
        sentiment: describe_tone(&document, &index, &scores),
        entities: describe_entities(&document, &index, &found, groups, &scores, language),
        topic: topic::classify(&document, plan.known.title.as_deref()),
        readability: readability::measure(&document, language),
        sentences: sentences(&document, &index),
        notes: notes(language, detection.confidence),
        language,
        language_detection: detection,
        title,
        key_phrases,
        word_count,
        reading_minutes: minutes(word_count),
        engine: ENGINE.to_owned(),
        text: plan.text.clone(),
    }
}

/// The first line, where it stands alone without an end mark and more follows.
fn own_title(document: &Document<'_>) -> Option<String> {
    let first = document.sentences.first()?;
    let more = document.sentences.iter().any(|sentence| !sentence.heading);
    let title = document.text[first.start..first.end]
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    (first.heading && more && title.chars().count() <= 200).then_some(title)
}

fn sentences(document: &Document<'_>, index: &CharIndex) -> Vec<Sentence> {
    let cut = document
        .sentences
        .iter()
        .enumerate()
        .map(|(place, span)| Sentence {
            index: place,
            start: index.chars(span.start),
            end: index.chars(span.end),
            paragraph: span.paragraph,
            heading: span.heading,
            text: document.text[span.start..span.end].to_owned(),
        });
    cut.collect()
}

/// How many names each sentence holds.
fn count_names(document: &Document<'_>, found: &[Found]) -> Vec<usize> {
    let mut named = vec![0; document.sentences.len()];
    for mention in found
        .iter()
        .filter(|mention| mention.kind != EntityKind::Date)
    {
        named[mention.sentence] += 1;
    }
    named
}

fn score_sentences(
    document: &Document<'_>,
    found: &[Found],
    language: Language,
) -> Vec<SentenceScore> {
    let mut masked = vec![false; document.tokens.len()];
    for mention in found {
        masked[mention.start..mention.end].fill(true);
    }
    let scored = document.sentences.iter().map(|span| {
        score(
            document.tokens_of(span),
            &masked[span.tokens.clone()],
            language,
        )
    });
    scored.collect()
}

fn describe_tone(
    document: &Document<'_>,
    index: &CharIndex,
    scores: &[SentenceScore],
) -> Sentiment {
    let sentences: Vec<SentenceTone> = scores
        .iter()
        .zip(&document.sentences)
        .enumerate()
        .map(|(place, (scored, span))| SentenceTone {
            index: place,
            score: round_to(scored.score, 4),
            label: tone(scored.score, SENTENCE_BAND),
            words: scored
                .hits
                .iter()
                .map(|hit| tone_word(document, index, span.tokens.start, hit))
                .collect(),
        })
        .collect();
    let values: Vec<f64> = scores.iter().map(|scored| scored.score).collect();
    let share = |label: Tone| {
        let count = sentences
            .iter()
            .filter(|sentence| sentence.label == label)
            .count();
        round_to(count as f64 / sentences.len().max(1) as f64, 4)
    };
    let mean = overall(&values);
    Sentiment {
        label: tone(mean, MEAN_BAND),
        score: round_to(mean, 4),
        shares: ToneShares {
            positive: share(Tone::Positive),
            neutral: share(Tone::Neutral),
            negative: share(Tone::Negative),
        },
        sentences,
    }
}

fn tone_word(
    document: &Document<'_>,
    index: &CharIndex,
    offset: usize,
    hit: &super::sentiment::hit::Hit,
) -> ToneWord {
    let start = document.tokens[offset + hit.start].start;
    let end = document.tokens[offset + hit.end - 1].end();
    ToneWord {
        text: document.text[start..end].to_owned(),
        start: index.chars(start),
        end: index.chars(end),
        lexicon_weight: round_to(hit.lexicon_weight, 3),
        weight: round_to(hit.weight, 3),
        reasons: hit.reasons.clone(),
    }
}

fn describe_entities(
    document: &Document<'_>,
    index: &CharIndex,
    found: &[Found],
    groups: Vec<Group>,
    scores: &[SentenceScore],
    language: Language,
) -> Vec<Entity> {
    let mut names: Vec<Vec<Range<usize>>> = vec![Vec::new(); document.sentences.len()];
    for mention in found
        .iter()
        .filter(|m| !matches!(m.kind, EntityKind::Date | EntityKind::Money))
    {
        let offset = document.sentences[mention.sentence].tokens.start;
        names[mention.sentence].push(mention.start - offset..mention.end - offset);
    }
    let mut entities: Vec<Entity> = groups
        .into_iter()
        .map(|group| describe_entity(document, index, found, group, scores, &names, language))
        .collect();
    // The sort is stable: of equal counts the one named first stays first.
    entities.sort_by_key(|entity| std::cmp::Reverse(entity.count));
    entities.truncate(MAX_ENTITIES);
    entities
}

fn describe_entity(
    document: &Document<'_>,
    index: &CharIndex,
    found: &[Found],
    group: Group,
    scores: &[SentenceScore],
    names: &[Vec<Range<usize>>],
    language: Language,
) -> Entity {
    let mut tone_words: Vec<EntityToneWord> = Vec::new();
    let felt = !matches!(group.kind, EntityKind::Date | EntityKind::Money);
    for mention in group
        .mentions
        .iter()
        .map(|&place| &found[place])
        .filter(|_| felt)
    {
        let span = &document.sentences[mention.sentence];
        let offset = span.tokens.start;
        let context = SentenceContext {
            index: mention.sentence,
            tokens: document.tokens_of(span),
            score: &scores[mention.sentence],
            names: &names[mention.sentence],
            language,
        };
        tone_words.extend(towards(
            &context,
            &(mention.start - offset..mention.end - offset),
        ));
    }
    let sentiment = entity_score(&tone_words, group.mentions.len());
    tone_words.sort_by(|a, b| b.weight.abs().total_cmp(&a.weight.abs()));
    tone_words.truncate(MAX_TONE_WORDS);
    let confidence = group
        .mentions
        .iter()
        .map(|&place| found[place].confidence)
        .sum::<f64>()
        / group.mentions.len().max(1) as f64;
    Entity {
        count: group.mentions.len(),
        sentiment: round_to(sentiment, 4),
        tone: tone(sentiment, SENTENCE_BAND),
        tone_words,
        confidence: round_to(confidence, 4),
        value: group
            .mentions
            .first()
            .and_then(|&place| found[place].value.clone()),
        mentions: group
            .mentions
            .iter()
            .map(|&place| mention_at(document, index, &found[place]))
            .collect(),
        text: group.name,
        kind: group.kind,
        aliases: group.aliases,
    }
}

/// The weights a mention, squeezed as a sentence's are.
fn entity_score(words: &[EntityToneWord], mentions: usize) -> f64 {
    let sum: f64 = words.iter().map(|word| word.weight).sum();
    // Ten mentions with one judgement are milder than one mention with it, but not ten times.
    let mean = sum / (mentions.max(1) as f64).sqrt();
    mean / (mean * mean + 4.0).sqrt()
}

fn mention_at(document: &Document<'_>, index: &CharIndex, mention: &Found) -> Mention {
    Mention {
        sentence: mention.sentence,
        start: index.chars(document.tokens[mention.start].start),
        end: index.chars(document.tokens[mention.end - 1].end()),
    }
}

fn notes(language: Language, confidence: f64) -> Vec<String> {
    let mut notes = Vec::new();
    if confidence < SURE {
        notes.push(format!(
            "The language is a guess ({}): the text is short or in a language we do not know.",
            language.name()
        ));
    }
    if lexicon::of(language).is_none() {
        notes.push(format!(
            "Tone is weighed in English and French only; in {} every sentence counts as neutral.",
            language.name()
        ));
    }
    if language != Language::English {
        notes.push(format!(
            "Names were learnt from English text; expect more mistakes in {}.",
            language.name()
        ));
    }
    notes
}
