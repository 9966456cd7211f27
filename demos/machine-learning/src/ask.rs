//! The sentences of an article that best match a question.
//!
//! Finding, not answering: sentences are ranked by the question's words they
//! hold, rare words counting more (inverse document frequency over the
//! article's sentences), and by whether they name what the question asks for: a
//! person for *who*, a date for *when*. Nothing is written that the article
//! does not say.

use super::language::Language;
use super::params::{self, on_one_line, with_words};
use super::report::{EntityKind, Report};
use super::text::stem::stem;
use super::text::stop_words::is_stop_word;
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use utoipa::ToSchema;

/// Most characters of a question: three long sentences.
pub const MAX_QUESTION_CHARS: usize = 300;
/// Most sentences given back.
const MAX_FOUND: usize = 3;
/// A sentence must hold this share of the question's weight to count at all.
const MIN_SHARE: f64 = 0.3;
/// And this share of the best one's score to stand beside it.
const NEAR_BEST: f64 = 0.6;
/// What naming the kind of thing asked for adds to a share of 0 to 1.
const KIND_BONUS: f64 = 0.25;

/// Words that ask, beside the grammar words of each language.
const ASKING: [&str; 36] = [
    "who", "whom", "whose", "what", "when", "where", "which", "why", "how", "much", "many", "did",
    "does", "say", "said", "tell", "article", "text", "qui", "que", "quoi", "quand", "où",
    "pourquoi", "comment", "combien", "quel", "quelle", "quels", "quelles", "dit", "est-ce", "wer",
    "wann", "quién", "cuándo",
];

/// A question about an article, as sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MachineLearningAskParams)]
pub struct Params {
    /// The article's plain text.
    pub text: String,
    pub question: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    pub article: params::Plan,
    pub question: Question,
}

/// A question within the limits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question(String);

impl Question {
    /// As it was asked, on one line.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            text: params::Params::example().text,
            question: "Who is responsible?".to_owned(),
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let article = params::Plan::of_text(fields, &self.text);
        let question = with_words(fields, "question", &self.question, MAX_QUESTION_CHARS);
        Some(Plan {
            article: article?,
            question: Question(on_one_line(question?)),
        })
    }
}

/// A sentence that matches a question.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningFound)]
pub struct Found {
    /// Which sentence of the text it is.
    pub sentence: usize,
    /// How well it matches, 0 to 1.25: the weighted share of the question's words, and the bonus.
    pub score: f64,
    /// The question's words it holds, as stems.
    pub words: Vec<String>,
}

/// The sentences that best match a question, in the text's order; none where nothing matches.
pub fn find(report: &Report, question: &Question) -> Vec<Found> {
    let asked = stems(question.as_str(), report.language);
    let bags: Vec<BTreeSet<String>> = report
        .sentences
        .iter()
        .map(|sentence| stems(&sentence.text, report.language))
        .collect();
    let weight = |word: &String| {
        let holding = bags.iter().filter(|bag| bag.contains(word)).count();
        f64::ln((bags.len() as f64 + 1.0) / (holding as f64 + 0.5))
    };
    let weights: Vec<(&String, f64)> = asked.iter().map(|word| (word, weight(word))).collect();
    let total: f64 = weights.iter().map(|(_, weight)| weight).sum();
    if total <= 0.0 {
        return Vec::new();
    }
    let named = sentences_naming(report, kinds(question.as_str()));
    let mut found: Vec<Found> = Vec::new();
    for (sentence, bag) in bags.iter().enumerate() {
        let held = weights.iter().filter(|(word, _)| bag.contains(*word));
        let share: f64 = held.clone().map(|(_, weight)| weight).sum::<f64>() / total;
        if share < MIN_SHARE || report.sentences[sentence].heading {
            continue;
        }
        let bonus = if named.contains(&sentence) {
            KIND_BONUS
        } else {
            0.0
        };
        found.push(Found {
            sentence,
            score: round_to(share + bonus, 4),
            words: held.map(|(word, _)| (*word).clone()).collect(),
        });
    }
    // Of two that match alike the earlier one comes first: a sort that keeps order.
    found.sort_by(|a, b| b.score.total_cmp(&a.score));
    let best = found.first().map_or(0.0, |first| first.score);
    found.retain(|sentence| sentence.score >= NEAR_BEST * best);
    found.truncate(MAX_FOUND);
    found.sort_by_key(|sentence| sentence.sentence);
    found
}

/// Where a quote stands in a text, in characters, whatever the white space between its words.
pub fn locate(text: &str, quote: &str) -> Option<(usize, usize)> {
    let quote: Vec<&str> = quote.split_whitespace().collect();
    let quote = quote.join(" ");
    if quote.is_empty() {
        return None;
    }
    // The text single-spaced, and for each of its bytes the character it came from.
    let mut plain = String::with_capacity(text.len());
    let mut origins: Vec<usize> = Vec::with_capacity(text.len());
    for (at, letter) in text.chars().enumerate() {
        let letter = if letter.is_whitespace() { ' ' } else { letter };
        if letter == ' ' && (plain.is_empty() || plain.ends_with(' ')) {
            continue;
        }
        plain.push(letter);
        origins.resize(plain.len(), at);
    }
    let start = plain.find(&quote)?;
    Some((origins[start], origins[start + quote.len() - 1] + 1))
}

/// The content words of a text, by their stems.
fn stems(text: &str, language: Language) -> BTreeSet<String> {
    let lower = text.to_lowercase();
    lower
        .split(|letter: char| !(letter.is_alphanumeric() || "-'’".contains(letter)))
        // An elided article (l'usine) or a possessive (board's) is no part of the word.
        .flat_map(|word| word.split(['\'', '’']))
        .filter(|word| word.chars().count() > 1)
        .filter(|word| !is_stop_word(word, language) && !ASKING.contains(word))
        .map(stem)
        .collect()
}

/// The kinds of things a question asks for.
fn kinds(question: &str) -> &'static [EntityKind] {
    let lower = question.to_lowercase();
    let first = lower.split([' ', '\'', '’']).next().unwrap_or_default();
    match first {
        "who" | "whom" | "whose" | "qui" | "wer" | "quién" => {
            &[EntityKind::Person, EntityKind::Organization]
        }
        "when" | "quand" | "wann" | "cuándo" => &[EntityKind::Date],
        "where" | "où" | "wo" | "dónde" => &[EntityKind::Place],
        "how" if lower.starts_with("how much") => &[EntityKind::Money],
        "combien" => &[EntityKind::Money],
        _ => &[],
    }
}

fn sentences_naming(report: &Report, kinds: &[EntityKind]) -> BTreeSet<usize> {
    let entities = report.entities.iter();
    let asked = entities.filter(|entity| kinds.contains(&entity.kind));
    asked
        .flat_map(|entity| entity.mentions.iter().map(|mention| mention.sentence))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::run;
    use super::{Params, find, locate};
    use boreal_demo_kit::Input;

    const ARTICLE: &str = "The council of Moose Harbour voted on Tuesday to rebuild the old pier. \
        Mayor Anne Tremblay said the work would cost $4.2 million. \
        Fishers welcomed the decision. Shopkeepers worried about lost trade during two summers. \
        The pier was closed after a storm in October 2024.";

    #[track_caller]
    fn check(question: &str, expected: &[usize]) {
        let params = Params {
            text: ARTICLE.to_owned(),
            question: question.to_owned(),
        };
        let plan = params.plan().unwrap();
        let found = find(&run(&plan.article), &plan.question);
        let sentences: Vec<usize> = found.iter().map(|found| found.sentence).collect();
        assert_eq!(sentences, expected, "{question}: {found:?}");
    }

    #[test]
    fn the_sentences_that_hold_the_answer_are_found() {
        check("How much will the work cost?", &[1]);
        check("Who worried about trade?", &[3]);
        check("When was the pier closed?", &[4]);
        check("What did fishers think of the decision?", &[2]);
    }

    #[test]
    fn nothing_is_found_where_the_text_does_not_say() {
        check("Is there a hospital nearby?", &[]);
        check("Who?", &[]);
    }

    #[test]
    fn a_quote_is_located_by_its_words() {
        let text = "Été:  the\n\nold  pier was shut.";
        let slice = |(start, end): (usize, usize)| {
            let chars = text.chars().skip(start).take(end - start);
            chars.collect::<String>()
        };
        let found = locate(text, "the old pier").map(slice);
        assert_eq!(found.as_deref(), Some("the\n\nold  pier"));
        assert_eq!(locate(text, " Été: the "), Some((0, 9)));
        assert_eq!(locate(text, "shut."), Some((25, 30)));
        assert_eq!(locate(text, "the new pier"), None);
        assert_eq!(locate(text, "  "), None);
    }
}
