//! Tone towards an entity: the words near it, and what the verb does to it.
//!
//! A word counts for the entities of its own clause, less with distance; a verb
//! that praises, beats or fines counts by who does it and to whom
//! (`demos/machine-learning/data/tone-roles.csv`).

use super::super::language::Language;
use super::super::report::EntityToneWord;
use super::super::text::Token;
use super::super::text::stem::stem;
use super::score::SentenceScore;
use boreal_demo_kit::number::round_to;
use std::collections::HashMap;
use std::sync::LazyLock;

const ROLES: &str = include_str!("../../data/tone-roles.csv");
/// Tokens at which a word's weight has fallen to a third.
const FADE: f64 = 8.0;
/// Tokens beyond which a word no longer counts.
const REACH: usize = 20;
/// What a word counts at least where the sentence names nobody else.
const ALONE: f64 = 1.0;
/// A weight that crosses a clause counts this much.
const ACROSS: f64 = 0.35;

static VERBS: LazyLock<HashMap<String, (f64, f64)>> = LazyLock::new(|| {
    let rows = ROLES.lines().skip(1).filter_map(|line| {
        let mut cells = line.split(',');
        let verb = stem(cells.next()?);
        Some((
            verb,
            (cells.next()?.parse().ok()?, cells.next()?.parse().ok()?),
        ))
    });
    rows.collect()
});

/// A sentence with its words and their weights.
pub struct SentenceContext<'a> {
    /// Which sentence.
    pub index: usize,
    pub tokens: &'a [Token<'a>],
    /// Its tone.
    pub score: &'a SentenceScore,
    /// Places of names in it, as token ranges.
    pub names: &'a [std::ops::Range<usize>],
    pub language: Language,
}

fn divides(word: &str) -> bool {
    matches!(
        word.to_lowercase().as_str(),
        "," | ";"
            | ":"
            | "—"
            | "–"
            | "--"
            | "but"
            | "while"
            | "although"
            | "whereas"
            | "and"
            | "who"
            | "which"
            | "mais"
            | "et"
            | "qui"
    )
}

/// What a sentence says about the entity named at these tokens.
pub fn towards(
    context: &SentenceContext<'_>,
    name: &std::ops::Range<usize>,
) -> Vec<EntityToneWord> {
    let mut found = by_role(context, name);
    let taken: Vec<String> = found.iter().map(|word| word.text.clone()).collect();
    for hit in &context.score.hits {
        let (from, to) = if hit.start >= name.end {
            (name.end, hit.start)
        } else {
            (hit.end, name.start)
        };
        let distance = to.saturating_sub(from);
        if distance > REACH {
            continue;
        }
        let text = hit_text(context, hit.start, hit.end);
        if taken.contains(&text) {
            continue;
        }
        let between = &context.tokens[from.min(to)..to];
        let across = between.iter().any(|t| divides(t.text));
        // A name that stands between takes most of the weight.
        let rival = context
            .names
            .iter()
            .any(|other| other != name && other.start >= from && other.end <= to);
        let mut factor = (-(distance as f64) / FADE).exp();
        // Where nobody else is named, the sentence is about this one.
        if context.names.len() == 1 {
            factor = factor.max(ALONE);
        }
        if across && context.names.len() > 1 {
            factor *= ACROSS;
        }
        if rival {
            factor *= ACROSS;
        }
        found.push(EntityToneWord {
            text,
            sentence: context.index,
            weight: round_to(hit.weight * factor, 3),
            reason: reason(distance, across, rival),
        });
    }
    found.retain(|word| word.weight.abs() >= 0.02);
    found
}

fn reason(distance: usize, across: bool, rival: bool) -> String {
    let place = match distance {
        0 | 1 => "next to it".to_owned(),
        n => format!("{n} words away"),
    };
    let clause = if across { ", in another clause" } else { "" };
    let other = if rival {
        ", nearer to another name"
    } else {
        ""
    };
    format!("{place}{clause}{other}")
}

fn hit_text(context: &SentenceContext<'_>, start: usize, end: usize) -> String {
    let words: Vec<&str> = context.tokens[start..end].iter().map(|t| t.text).collect();
    words.join(" ")
}

/// What a verb next to the name does to it: "X beat Y", "Y was fined by X".
fn by_role(context: &SentenceContext<'_>, name: &std::ops::Range<usize>) -> Vec<EntityToneWord> {
    if context.language != Language::English {
        return Vec::new();
    }
    let tokens = context.tokens;
    let mut found = Vec::new();
    let from = name.start.saturating_sub(6);
    let to = (name.end + 6).min(tokens.len());
    for at in (from..name.start).chain(name.end..to) {
        let Some(&(subject, object)) = VERBS.get(&stem(tokens[at].text)) else {
            continue;
        };
        let Some(role) = role_of(tokens, context.names, name, at) else {
            continue;
        };
        let weight = if role == Part::Subject {
            subject
        } else {
            object
        };
        if weight != 0.0 || role == Part::Subject {
            found.push(EntityToneWord {
                text: tokens[at].text.to_owned(),
                sentence: context.index,
                weight,
                reason: match role {
                    Part::Subject => "it does this".to_owned(),
                    Part::Object => "it is done to it".to_owned(),
                },
            });
        }
    }
    found
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Subject,
    Object,
}

/// Whether the name does the verb or suffers it; none where another name or a clause lies between.
fn role_of(
    tokens: &[Token<'_>],
    names: &[std::ops::Range<usize>],
    name: &std::ops::Range<usize>,
    verb: usize,
) -> Option<Part> {
    let before = name.end <= verb;
    let (from, to) = if before {
        (name.end, verb)
    } else {
        (verb + 1, name.start)
    };
    let between = &tokens[from..to];
    let rival = names
        .iter()
        .any(|other| other.start >= from && other.end <= to);
    if rival || between.iter().any(|t| divides(t.text)) {
        return None;
    }
    let lower = |token: &Token<'_>| token.text.to_lowercase();
    let passive_words = ["was", "were", "been", "is", "are", "be", "being", "got"];
    let passive = tokens[verb.saturating_sub(3)..verb]
        .iter()
        .any(|t| passive_words.contains(&lower(t).as_str()));
    let by = between.iter().any(|t| lower(t) == "by");
    match (before, passive, by) {
        (true, true, _) | (false, false, false) => Some(Part::Object),
        (true, false, _) | (false, _, true) => Some(Part::Subject),
        (false, true, false) => None,
    }
}
