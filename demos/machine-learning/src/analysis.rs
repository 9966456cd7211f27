//! The report put together from its parts.

use super::entities::grouping::{Group, group};
use super::entities::{self, Found};
use super::language::Language;
use super::language_detection::choose;
use super::params::Plan;
use super::report::{
    Entity, EntityKind, EntityToneWord, LanguageDetection, Mention, NotAnalyzed, NotAnalyzedReason,
    Part, Report, Sentence, SentenceTone, Sentiment, Tone, ToneShares, ToneWord,
};
use super::sentiment::entity_tone::{SentenceContext, towards};
use super::sentiment::score::{SentenceScore, score};
use super::sentiment::{SENTENCE_BAND, overall, overall_tone, tone};
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
    let (language, detection) = choose(&plan.text, plan.known.language, plan.known.page_language);
    let document = Document::new(&plan.text, language);
    let index = CharIndex::new(&plan.text);
    let title = plan.known.title.clone().or_else(|| own_title(&document));

    let found = entities::find(&document, language);
    let groups = group(&document, &found);
    let scores = score_sentences(&document, &found, language);
    let key_phrases = phrases::extract(&document, &found, language);
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
        sentiment: language
            .is_read()
            .then(|| describe_tone(&document, &index, &scores)),
        entities: describe_entities(&document, &index, &found, groups, &scores, language),
        topic: language
            .is_read()
            .then(|| topic::classify(&document, plan.known.title.as_deref())),
        readability: language
            .is_read()
            .then(|| readability::measure(&document, language)),
        not_analyzed: not_analyzed(language),
        sentences: sentences(&document, &index),
        notes: notes(language, &detection),
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
        label: overall_tone(mean, &values),
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
    let mut toned_mentions = 0;
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
        let words = towards(&context, &(mention.start - offset..mention.end - offset));
        toned_mentions += usize::from(!words.is_empty());
        tone_words.extend(words);
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
        toned_mentions,
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

/// What is left out in a language.
fn not_analyzed(language: Language) -> Vec<NotAnalyzed> {
    let code = match language {
        Language::Unknown => NotAnalyzedReason::UnknownLanguage,
        _ => NotAnalyzedReason::UnsupportedLanguage,
    };
    let judged =
        [Part::Tone, Part::Topic, Part::Readability].map(|part| NotAnalyzed { part, code });
    let names = NotAnalyzed {
        part: Part::Names,
        code: NotAnalyzedReason::UnsupportedScript,
    };
    let judged = judged.into_iter().filter(|_| !language.is_read());
    judged
        .chain((!language.is_latin()).then_some(names))
        .collect()
}

fn notes(language: Language, detection: &LanguageDetection) -> Vec<String> {
    let mut notes = Vec::new();
    if !detection.known {
        notes.push(
            "The language is unknown: the text is too short to tell, or in none of the languages we know."
                .to_owned(),
        );
    } else if detection.confidence < SURE {
        notes.push(format!(
            "The language is a guess ({}): the text is short.",
            language.name()
        ));
    }
    if !language.is_read() {
        notes.push(format!(
            "Tone, topic and readability are judged in English and French only, and left out in {}.",
            language.name()
        ));
    }
    if !language.is_latin() {
        notes.push("Names are looked for in Latin letters only.".to_owned());
    } else if language != Language::English {
        notes.push(format!(
            "Names were learned from English text; expect more mistakes in {}.",
            language.name()
        ));
    }
    notes
}
