//! The tone of one sentence: each word's weight after its surroundings.

use super::super::language::Language;
use super::super::text::Token;
use super::super::text::word_set::{WordSet, listed, words};
use super::clause::{CONTRASTS, ends_clause};
use super::direction;
use super::hit::Hit;
use super::learnt::{self, Reading};
use super::lexicon::{self, Lexicon};

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
/// What falls under a shifter ("prevent a crisis") turns, and weakens.
const SHIFTED: f64 = -0.6;
/// Words before "but" count half, words after it half as much again (Hutto and Gilbert).
const BEFORE_CONTRAST: f64 = 0.5;
const AFTER_CONTRAST: f64 = 1.5;
/// What may or might happen counts for less than what did.
const DOUBTED: f64 = 0.7;
/// A learnt weight below this is dropped, so that the words told are all the words counted.
const LEAST_LEARNT: f64 = 0.2;
/// Why a word weighs what the lexicon does not say.
const LEARNT: &str = "learnt from rated opinions";
/// Words a negation reaches.
const REACH: usize = 4;

static NEGATIONS: WordSet = WordSet::new(|| {
    words(
        " not n't n’t no never without neither nor cannot hardly barely nobody none nothing pas jamais sans aucun aucune ni ",
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
    WordSet::new(|| words(" although though despite while whereas even_though malgré "));

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
    blend(sum, hits, &learnt::reading(tokens, masked))
}

/// The sum of the lexicon's weights after their surroundings, and the words behind it.
pub fn weigh(tokens: &[Token<'_>], masked: &[bool], language: Language) -> (f64, Vec<Hit>) {
    let Some(lexicon) = lexicon::of(language) else {
        return (0.0, Vec::new());
    };
    let words: Vec<String> = tokens.iter().map(|t| t.text.to_lowercase()).collect();
    let mut hits = collect(lexicon, tokens, &words, masked);
    for hit in &mut hits {
        surround(hit, &words);
    }
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

/// What reads rather like a report is weighed by the lexicon alone, an opinion by the learnt words too, as far as it is one.
fn blend(sum: f64, mut hits: Vec<Hit>, reading: &Reading) -> SentenceScore {
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
        .map(|weight| {
            if weight.abs() < LEAST_LEARNT {
                0.0
            } else {
                weight
            }
        })
        .collect();
    let mut open = vec![true; weights.len()];
    for hit in &mut hits {
        let learnt: f64 = weights[hit.start..hit.end].iter().sum();
        open[hit.start..hit.end].fill(false);
        hit.weight = hit.weight * kept + learnt;
        if learnt != 0.0 {
            hit.reasons.push(LEARNT.to_owned());
        }
    }
    for (at, &weight) in weights.iter().enumerate() {
        if open[at] && weight != 0.0 {
            hits.push(Hit {
                start: at,
                end: at + 1,
                lexicon_weight: 0.0,
                weight,
                reasons: vec![LEARNT.to_owned()],
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
    hits.retain(|hit| hit.weight != 0.0);
    hits
}

/// Negation, shifters, strength and doubt around one word.
fn surround(hit: &mut Hit, words: &[String]) {
    let from = hit.start.saturating_sub(REACH);
    let scope: Vec<usize> = (from..hit.start)
        .rev()
        .take_while(|&at| !ends_clause(&words[at]))
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
    if let Some(word) = near(&STRONGER, 2) {
        change(1.25, format!("strengthened by \"{word}\""));
    } else if let Some(word) = near(&WEAKER, 2) {
        change(0.6, format!("weakened by \"{word}\""));
    }
    if let Some(word) = near(&NEGATIONS, REACH) {
        let factor = if hit.lexicon_weight > 0.0 {
            NEGATED_PRAISE
        } else {
            NEGATED_BLAME
        };
        change(factor, format!("negated by \"{word}\""));
    } else if hit.lexicon_weight < 0.0
        && let Some(word) = near(&SHIFTERS, 3)
    {
        change(SHIFTED, format!("turned by \"{word}\""));
    }
    let doubt = (hit.start.saturating_sub(6)..hit.start)
        .rev()
        .take_while(|&at| !ends_clause(&words[at]));
    if let Some(word) = doubt
        .map(|at| &words[at])
        .find(|word| listed(&DOUBTS, word))
    {
        change(DOUBTED, format!("in doubt after \"{word}\""));
    }
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
