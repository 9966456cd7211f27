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
    /// Places of names in it, as token ranges in order.
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
    // In order and apart from one another, as names are: those out of reach are not looked at.
    let hits = &context.score.hits;
    let first = hits.partition_point(|hit| hit.end + REACH < name.start);
    let near = hits[first..].iter();
    for hit in near.take_while(|hit| hit.start <= name.end + REACH) {
        let (from, to) = if hit.start >= name.end {
            (name.end, hit.start)
        } else {
            (hit.end, name.start)
        };
        let distance = to.saturating_sub(from);
        let text = hit_text(context, hit.start, hit.end);
        if taken.contains(&text) {
            continue;
        }
        let between = &context.tokens[from.min(to)..to];
        let across = between.iter().any(|t| divides(t.text));
        // A name that stands between takes most of the weight.
        let rival = names_within(context.names, from, to).any(|other| other != name);
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

/// The names that stand wholly between these places.
fn names_within(
    names: &[std::ops::Range<usize>],
    from: usize,
    to: usize,
) -> impl Iterator<Item = &std::ops::Range<usize>> {
    let first = names.partition_point(|name| name.start < from);
    let near = names[first..]
        .iter()
        .take_while(move |name| name.start < to);
    near.filter(move |name| name.end <= to)
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
    let rival = names_within(names, from, to).next().is_some();
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

#[cfg(test)]
mod tests {
    use super::super::super::language::Language;
    use super::super::super::text::tokens::tokenize;
    use super::super::score::{SentenceScore, score};
    use super::{SentenceContext, names_within, towards};
    use std::ops::Range;

    #[test]
    fn names_between_two_places_are_those_that_stand_there_wholly() {
        let names = [0..1, 3..5, 5..6, 9..12];
        for from in 0..14 {
            for to in 0..14 {
                let within: Vec<_> = names_within(&names, from, to).collect();
                let all = names.iter();
                let wholly: Vec<_> = all
                    .filter(|name| name.start >= from && name.end <= to)
                    .collect();
                assert_eq!(within, wholly, "{from}..{to}");
            }
        }
    }

    #[test]
    fn of_an_endless_sentence_counts_what_is_near() {
        let text = "Bob praised Amy , a terrible liar who beat Bob and ".repeat(200);
        let tokens = tokenize(&text, Language::English);
        let masked: Vec<bool> = tokens
            .iter()
            .map(|token| matches!(token.text, "Bob" | "Amy"))
            .collect();
        let names: Vec<Range<usize>> = (0..tokens.len())
            .filter(|&at| masked[at])
            .map(|at| at..at + 1)
            .collect();
        let whole = score(&tokens, &masked, Language::English);
        let said = |names: &[Range<usize>], score: &SentenceScore, name: &Range<usize>| {
            let context = SentenceContext {
                index: 0,
                tokens: &tokens,
                score,
                names,
                language: Language::English,
            };
            towards(&context, name)
        };
        for name in &names {
            let is_near = |start: usize| start.abs_diff(name.start) <= 60;
            let mut near = whole.clone();
            near.hits.retain(|hit| is_near(hit.start));
            let near_names: Vec<Range<usize>> = names
                .iter()
                .filter(|other| is_near(other.start))
                .cloned()
                .collect();
            let words = said(&names, &whole, name);
            assert_eq!(words, said(&near_names, &near, name));
            let praised = words.iter().any(|word| word.reason == "it is done to it");
            assert!(praised || tokens[name.start].text != "Amy", "{words:?}");
        }
    }
}
