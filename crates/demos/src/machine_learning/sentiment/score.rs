//! The tone of one sentence: each word's weight after its surroundings.

use super::super::language::Language;
use super::super::text::Token;
use super::super::text::word_set::{WordSet, listed, words};
use super::lexicon::{self, Lexicon, Role};

/// A word or phrase that moved the tone.
#[derive(Debug, Clone, PartialEq)]
pub struct Hit {
    /// First token in the sentence.
    pub start: usize,
    /// One past the last.
    pub end: usize,
    /// Its weight in the lexicon.
    pub lexicon_weight: f64,
    /// Its weight here.
    pub weight: f64,
    /// Why the two differ.
    pub reasons: Vec<String>,
}

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
/// After the contrast.
const AFTER_CONTRAST: f64 = 1.5;
/// What may or might happen counts for less than what did.
const DOUBTED: f64 = 0.7;
/// Weight of a figure that moves the right or the wrong way.
const DIRECTION: f64 = 1.5;
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
    averted avert free ban bans banned overcome overcame drop decline fall reduction decrease fewer éviter réduire ",
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
static CONTRASTS: WordSet =
    WordSet::new(|| words(" but yet however nevertheless nonetheless mais cependant toutefois "));
static CONCESSIONS: WordSet =
    WordSet::new(|| words(" although though despite while whereas even_though malgré "));

fn ends_clause(word: &str) -> bool {
    matches!(
        word,
        "," | ";"
            | ":"
            | "."
            | "—"
            | "–"
            | "--"
            | "("
            | ")"
            | "!"
            | "?"
            | "\""
            | "“"
            | "”"
            | "«"
            | "»"
    ) || listed(&CONTRASTS, word)
}

/// Scores a sentence; masked tokens are inside names and carry no tone.
pub fn score(tokens: &[Token<'_>], masked: &[bool], language: Language) -> SentenceScore {
    let Some(lexicon) = lexicon::of(language) else {
        return SentenceScore::default();
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
    SentenceScore {
        score: sum / (sum * sum + ALPHA).sqrt(),
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
        if let Some(hit) = direction(lexicon, words, masked, at) {
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
    hits.retain(|hit| hit.weight != 0.0);
    hits
}

/// "Unemployment fell", "a drop in crime", "higher costs": good or bad by what moves.
fn direction(lexicon: &Lexicon, words: &[String], masked: &[bool], at: usize) -> Option<Hit> {
    let moves = match lexicon.role(&words[at])? {
        Role::Up => 1.0,
        Role::Down => -1.0,
        _ => return None,
    };
    let noun = |place: usize| match lexicon.role(words.get(place)?)? {
        _ if masked[place] => None,
        Role::Good => Some((place, 1.0)),
        Role::Bad => Some((place, -1.0)),
        _ => None,
    };
    // The nearest figure: after it within two words ("higher costs", "drop in crime"), else before it within six.
    let after = (at + 1..(at + 4).min(words.len()))
        .take_while(|&p| !ends_clause(&words[p]))
        .find_map(noun);
    let before = (at.saturating_sub(6)..at)
        .rev()
        .take_while(|&p| !ends_clause(&words[p]))
        .find_map(noun);
    let (place, welcome) = before.or(after)?;
    let weight = moves * welcome * DIRECTION;
    let (start, end) = (place.min(at), place.max(at) + 1);
    let verb = if moves > 0.0 { "rises" } else { "falls" };
    Some(Hit {
        start,
        end,
        lexicon_weight: 0.0,
        weight,
        reasons: vec![format!("\"{}\" {verb}", words[place])],
    })
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
