//! The tone of one sentence: each word's weight after its surroundings.

use super::super::language::Language;
use super::super::text::Token;
use super::super::text::stop_words::is_stop_word;
use super::super::text::word_set::{WordSet, listed, words};
use super::clause::{CONTRASTS, ends_clause};
use super::direction;
use super::hit::Hit;
use super::learned::{self, Reading};
use super::lexicon::{self, Lexicon};
use std::ops::Range;

/// Tone of a sentence.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SentenceScore {
    /// -1 to 1.
    pub score: f64,
    /// The words behind it, in order.
    pub hits: Vec<Hit>,
}

/// VADER's constant: a sum of 4 becomes 0.72.
const ALPHA: f64 = 15.0;
/// Hutto and Gilbert measured that a negation keeps three quarters of a word's strength, reversed.
const NEGATED_PRAISE: f64 = -0.74;
/// "Not bad" praises less than "good".
const NEGATED_BLAME: f64 = -0.4;
/// Two negations undo each other, and leave a little less.
const TWICE_NEGATED: f64 = 0.8;
/// What falls under a shifter ("prevent a crisis") turns, and weakens.
const SHIFTED: f64 = -0.6;
/// Words before "but" count half, words after it half as much again (Hutto and Gilbert).
const BEFORE_CONTRAST: f64 = 0.5;
const AFTER_CONTRAST: f64 = 1.5;
/// What may or might happen counts for less than what did.
const DOUBTED: f64 = 0.7;
/// A learned weight below this is dropped, so that the words told are all the words counted.
const LEAST_LEARNED: f64 = 0.2;
/// Why a word weighs what the lexicon does not say.
const LEARNED: &str = "learned from rated opinions";
/// Words a negation reaches.
const REACH: usize = 4;

static NEGATIONS: WordSet = WordSet::new(|| {
    words(
        " not n't n’t no never without neither nor cannot hardly barely nobody none nothing pas jamais sans aucun aucune ni ",
    )
});
/// Two words that negate what follows at once: "far from [being] perfect", "anything but a success".
static NEGATING_PAIRS: WordSet = WordSet::new(|| words("far_from anything_but"));
/// Words between such a pair and what it negates.
const PAIR_REACH: usize = 3;
/// What outdoes everything where it is denied: "could not be happier" praises.
static OUTDOING: WordSet = WordSet::new(|| {
    words(
        "better worse happier prouder stronger greater clearer nicer kinder safer healthier brighter simpler easier",
    )
});
static SHIFTERS: WordSet = WordSet::new(|| {
    words(
        " prevent prevents prevented preventing avoid avoids avoided avoiding reduce reduces reduced reducing cut cuts cutting \
    ease eases eased easing end ends ended ending curb curbs curbed fight fights combat against fewer less lower stop stops stopped \
    averted avert free ban bans banned overcome overcame drop decline fall reduction decrease solve solves solved solving fix fixes fixed fixing resolve resolves resolved resolving repaid clear clears cleared clearing acquitted éviter réduire ",
    )
});
static STRONGER: WordSet = WordSet::new(|| {
    words(
        " very extremely highly deeply hugely heavily badly strongly really truly especially particularly most more \
    remarkably incredibly très extrêmement vraiment fortement plus ",
    )
});
static WEAKER: WordSet = WordSet::new(|| {
    words(
        " slightly somewhat partly fairly a_little barely mildly modestly relatively peu légèrement assez ",
    )
});
static DOUBTS: WordSet = WordSet::new(|| {
    words(
        " could might may would should if whether possibly perhaps potential potentially pourrait pourraient peut-être si ",
    )
});
static CONCESSIONS: WordSet =
    WordSet::new(|| words(" although though despite while whereas malgré "));

/// A sum of weights squeezed to -1 to 1.
pub fn squeeze(sum: f64) -> f64 {
    sum / (sum * sum + ALPHA).sqrt()
}

/// Scores a sentence; masked tokens are inside names and carry no tone.
pub fn score(tokens: &[Token<'_>], masked: &[bool], language: Language) -> SentenceScore {
    let (sum, hits) = weigh(tokens, masked, language);
    if language != Language::English {
        return SentenceScore {
            score: squeeze(sum),
            hits,
        };
    }
    blend(sum, hits, tokens, &learned::reading(tokens, masked))
}

/// The sum of the lexicon's weights after their surroundings, and the words behind it.
pub fn weigh(tokens: &[Token<'_>], masked: &[bool], language: Language) -> (f64, Vec<Hit>) {
    let Some(lexicon) = lexicon::of(language) else {
        return (0.0, Vec::new());
    };
    let words = paired(tokens);
    let mut hits = collect(lexicon, tokens, &words, masked);
    let spent = spent(&hits, tokens.len());
    for hit in &mut hits {
        surround(hit, tokens, masked, &words, &spent);
    }
    hits.retain(|hit| hit.weight != 0.0);
    contrast(&mut hits, &words);
    let question = words.last().is_some_and(|word| word == "?");
    let mut sum: f64 = hits.iter().map(|hit| hit.weight).sum();
    if question {
        sum *= DOUBTED;
    }
    let shout = words.iter().filter(|word| *word == "!").count().min(3);
    sum += sum.signum() * 0.292 * if sum == 0.0 { 0.0 } else { shout as f64 };
    (sum, hits)
}

/// The words in lower case; of pairs that are one word to the rules, in which "but" is no contrast, the
/// second stands for both.
fn paired(tokens: &[Token<'_>]) -> Vec<String> {
    let mut words: Vec<String> = tokens.iter().map(|t| t.text.to_lowercase()).collect();
    for at in (1..words.len()).rev() {
        if matches!(
            (words[at - 1].as_str(), words[at].as_str()),
            ("far", "from") | ("anything" | "nothing" | "all", "but") | ("a", "little")
        ) {
            words[at] = format!("{}_{}", words[at - 1], words[at]);
        }
    }
    // "Not only popular but cheap" adds.
    for at in 1..words.len() {
        if matches!(words[at - 1].as_str(), "not" | "n't" | "n’t")
            && matches!(words[at].as_str(), "only" | "just" | "merely" | "simply")
            && let Some(but) = words[at..].iter_mut().find(|word| *word == "but")
        {
            *but = "but_also".to_owned();
        }
    }
    words
}

/// Which words are part of a phrase of the lexicon: in "not only" and "no small feat" nothing is negated.
fn spent(hits: &[Hit], count: usize) -> Vec<bool> {
    let mut spent = vec![false; count];
    for hit in hits {
        // A figure that moves has a weight and none in the lexicon.
        let phrase = hit.lexicon_weight != 0.0 || hit.weight == 0.0;
        if phrase && hit.end - hit.start > 1 {
            spent[hit.start..hit.end].fill(true);
        }
    }
    spent
}

/// What reads rather like a report is weighed by the lexicon alone, an opinion by the learned words too, as far as it is one.
fn blend(sum: f64, mut hits: Vec<Hit>, tokens: &[Token<'_>], reading: &Reading) -> SentenceScore {
    let opinion = reading.opinion;
    if opinion < 0.5 {
        return SentenceScore {
            score: squeeze(sum),
            hits,
        };
    }
    // The same share for every entry of the lexicon, so that the parts still add up to the whole.
    let kept = if sum == 0.0 {
        1.0
    } else {
        (1.0 - opinion) + opinion * reading.lexicon * squeeze(sum) / sum
    };
    let weights = reading.weights.iter().map(|weight| weight * opinion);
    let weights: Vec<f64> = weights
        .zip(tokens)
        .map(|(weight, token)| {
            // What a word of grammar weighs is its neighbours' doing, and no reason to show.
            let grammar = is_stop_word(&token.text.to_lowercase(), Language::English);
            if grammar || weight.abs() < LEAST_LEARNED {
                0.0
            } else {
                weight
            }
        })
        .collect();
    let mut open = vec![true; weights.len()];
    for hit in &mut hits {
        let learned: f64 = weights[hit.start..hit.end].iter().sum();
        open[hit.start..hit.end].fill(false);
        hit.weight = hit.weight * kept + learned;
        if learned != 0.0 {
            hit.reasons.push(LEARNED.to_owned());
        }
    }
    for (at, &weight) in weights.iter().enumerate() {
        if open[at] && weight != 0.0 {
            hits.push(Hit {
                start: at,
                end: at + 1,
                lexicon_weight: 0.0,
                weight,
                reasons: vec![LEARNED.to_owned()],
            });
        }
    }
    hits.sort_by_key(|hit| hit.start);
    SentenceScore {
        score: squeeze(sum * kept + weights.iter().sum::<f64>()),
        hits,
    }
}

/// The entries of the lexicon and the figures that move, none overlapping.
fn collect(lexicon: &Lexicon, tokens: &[Token<'_>], words: &[String], masked: &[bool]) -> Vec<Hit> {
    let mut hits: Vec<Hit> = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if masked[at] || !tokens[at].is_word() {
            at += 1;
            continue;
        }
        if let Some(hit) = direction::at(lexicon, words, masked, at) {
            // A figure's own word does not count twice.
            hits.retain(|before| before.end <= hit.start);
            at = hit.end;
            hits.push(hit);
            continue;
        }
        match lexicon.at(tokens, at) {
            // A word of grammar ("like", "well") is no praise.
            Some((1, _)) if is_stop_word(&words[at], lexicon.language) => at += 1,
            Some((length, weight)) if !masked[at..at + length].contains(&true) => {
                hits.push(Hit {
                    start: at,
                    end: at + length,
                    lexicon_weight: weight,
                    weight,
                    reasons: Vec::new(),
                });
                at += length;
            }
            _ => at += 1,
        }
    }
    if let Some(hit) = direction::comparison(lexicon, tokens, words, masked, &hits) {
        hits.retain(|other| other.end <= hit.start || other.start >= hit.end);
        hits.push(hit);
        hits.sort_by_key(|hit| hit.start);
    }
    hits
}

/// Negation, shifters, strength and doubt around one word.
fn surround(
    hit: &mut Hit,
    tokens: &[Token<'_>],
    masked: &[bool],
    words: &[String],
    spent: &[bool],
) {
    let from = hit.start.saturating_sub(REACH);
    let scope: Vec<usize> = (from..hit.start)
        .rev()
        .take_while(|&at| !ends_clause(&words[at]))
        .filter(|&at| !spent[at])
        .collect();
    let near = |list: &WordSet, reach: usize| {
        scope
            .iter()
            .take(reach)
            .map(|&at| &words[at])
            .find(|word| listed(list, word))
    };
    let mut change = |factor: f64, reason: String| {
        hit.weight *= factor;
        hit.reasons.push(reason);
    };
    let negates = |at: &usize| {
        let at_once = hit.start - at <= PAIR_REACH && words[at + 1] != "the";
        listed(&NEGATIONS, &words[*at]) || (listed(&NEGATING_PAIRS, &words[*at]) && at_once)
    };
    let negations: Vec<usize> = scope.iter().copied().filter(negates).collect();
    if let [negation] = negations[..]
        && let Some(denial) = outdoes(words, negation, hit.start..hit.end)
    {
        change(1.25, format!("strengthened by \"{denial}\""));
        return;
    }
    if let Some(word) = near(&STRONGER, 2) {
        change(1.25, format!("strengthened by \"{word}\""));
    } else if let Some(word) = near(&WEAKER, 2) {
        change(0.6, format!("weakened by \"{}\"", told(word)));
    }
    let shifter = scope
        .iter()
        .take(3)
        .copied()
        .find(|&at| hit.lexicon_weight < 0.0 && listed(&SHIFTERS, &words[at]));
    if let [near, far, ..] = negations[..]
        && negations.len().is_multiple_of(2)
    {
        // "Not without merit": the two undo each other, and weaken. A third negates again.
        change(
            TWICE_NEGATED,
            format!(
                "negated twice, by \"{}\" and \"{}\"",
                told(&words[far]),
                told(&words[near])
            ),
        );
    } else if let ([negation], Some(shifter)) = (&negations[..], shifter)
        && *negation < shifter
    {
        // "Did not prevent the crisis".
        change(
            TWICE_NEGATED,
            format!("\"{}\" undone by \"{}\"", words[shifter], words[*negation]),
        );
    } else if let Some(&negation) = negations.first() {
        let factor = if hit.lexicon_weight > 0.0 {
            NEGATED_PRAISE
        } else {
            NEGATED_BLAME
        };
        change(factor, format!("negated by \"{}\"", told(&words[negation])));
    } else if hit.lexicon_weight < 0.0
        && let Some(word) = near(&SHIFTERS, 3)
    {
        change(SHIFTED, format!("turned by \"{word}\""));
    }
    // "In May" is a date, not a doubt; in capitals it is either, and oftener the verb.
    let is_date = |at: usize| masked[at] || tokens[at].text == "May";
    let doubt = (hit.start.saturating_sub(6)..hit.start)
        .rev()
        .take_while(|&at| !ends_clause(&words[at]))
        .filter(|&at| !is_date(at) && !spent[at]);
    if let Some(word) = doubt
        .map(|at| &words[at])
        .find(|word| listed(&DOUBTS, word))
    {
        change(DOUBTED, format!("in doubt after \"{word}\""));
    }
}

/// "Could not be happier", "could not agree more", "has never been more popular": what denies that
/// more is possible, where it does.
fn outdoes(words: &[String], negation: usize, hit: Range<usize>) -> Option<&'static str> {
    let word = |at: Option<usize>| at.and_then(|at| words.get(at)).map_or("", String::as_str);
    let compares = listed(&OUTDOING, &words[hit.start])
        || word(hit.start.checked_sub(1)) == "more"
        || word(Some(hit.end)) == "more";
    let before = word(negation.checked_sub(1));
    let denies = match words[negation].as_str() {
        "never" => negation + 1 == hit.start || words[negation + 1] == "been",
        _ => before == "could",
    };
    let reason = if before == "could" {
        "could not"
    } else {
        "never"
    };
    (compares && denies && word(Some(hit.end)) != "than").then_some(reason)
}

/// A word of the rules as it is written: a pair is two.
fn told(word: &str) -> String {
    word.replace('_', " ")
}

/// The last "but" of a sentence divides it; a concession counts half up to its comma.
fn contrast(hits: &mut [Hit], words: &[String]) {
    if let Some(but) = words.iter().rposition(|word| listed(&CONTRASTS, word))
        && but > 0
    {
        for hit in hits.iter_mut() {
            let after = hit.start > but;
            hit.weight *= if after {
                AFTER_CONTRAST
            } else {
                BEFORE_CONTRAST
            };
            hit.reasons.push(format!(
                "{} \"{}\"",
                if after { "after" } else { "before" },
                words[but]
            ));
        }
    }
    if let Some(start) = words.iter().position(|word| listed(&CONCESSIONS, word)) {
        let end = (start..words.len())
            .find(|&at| words[at] == ",")
            .unwrap_or(words.len());
        for hit in hits
            .iter_mut()
            .filter(|hit| (start..end).contains(&hit.start))
        {
            hit.weight *= BEFORE_CONTRAST;
            hit.reasons
                .push(format!("conceded after \"{}\"", words[start]));
        }
    }
}
