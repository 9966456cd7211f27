//! Figures that move: good or bad by what rises or falls.
//!
//! "Unemployment fell", "a drop in crime", "profit was 8.7 million, down from
//! 13.1": which figures are welcome stands in `tone-directions.csv`.

use super::super::text::{Token, TokenKind};
use super::clause::ends_clause;
use super::hit::Hit;
use super::lexicon::{Lexicon, Role};
use std::ops::Range;

/// Weight of a figure that moves the right or the wrong way.
const WEIGHT: f64 = 1.5;
/// Words between a figure's noun and its verb: "net sales of the paper segment in the first quarter fell".
const NOUN_BEFORE: usize = 10;
/// Words between a movement and the noun after it: "a drop in the crime".
const NOUN_AFTER: usize = 3;
/// Words between a noun, its amount and the amount it is compared with.
const COMPARED: usize = 12;

/// A figure's noun and whether its rise is welcome (1) or not (-1); two words before one: "order backlog".
fn noun(lexicon: &Lexicon, words: &[String], masked: &[bool], at: usize) -> Option<f64> {
    if *masked.get(at)? {
        return None;
    }
    let pair = at
        .checked_sub(1)
        .and_then(|before| lexicon.role(&format!("{} {}", words[before], words[at])));
    match pair.or_else(|| lexicon.role(&words[at]))? {
        Role::Good => Some(1.0),
        Role::Bad => Some(-1.0),
        _ => None,
    }
}

fn moves(lexicon: &Lexicon, word: &str) -> Option<f64> {
    match lexicon.role(word)? {
        Role::Up => Some(1.0),
        Role::Down => Some(-1.0),
        _ => None,
    }
}

/// The figure that moves by the word at this place.
pub fn at(lexicon: &Lexicon, words: &[String], masked: &[bool], at: usize) -> Option<Hit> {
    let movement = moves(lexicon, &words[at])?;
    let welcome = |place: usize| Some((place, noun(lexicon, words, masked, place)?));
    let after = (at + 1..(at + 1 + NOUN_AFTER).min(words.len()))
        .take_while(|&p| !ends_clause(&words[p]))
        .find_map(welcome);
    // "..., up from 377 million" belongs to the figure before the comma.
    let trailing = at > 0
        && words[at - 1] == ","
        && matches!(words[at].as_str(), "up" | "down" | "higher" | "lower");
    let before = (at.saturating_sub(NOUN_BEFORE)..at)
        .rev()
        .take_while(|&p| !ends_clause(&words[p]) || (trailing && words[p] == ","))
        .find_map(welcome);
    let (place, welcome) = before.or(after)?;
    Some(hit(
        place.min(at)..place.max(at) + 1,
        movement * welcome,
        words,
        place,
        movement,
    ))
}

fn hit(range: Range<usize>, sign: f64, words: &[String], noun: usize, movement: f64) -> Hit {
    let verb = if movement > 0.0 { "rises" } else { "falls" };
    Hit {
        start: range.start,
        end: range.end,
        lexicon_weight: 0.0,
        weight: sign * WEIGHT,
        reasons: vec![format!("\"{}\" {verb}", words[noun])],
    }
}

/// An amount at a place: its value with the word that scales it.
fn amount(tokens: &[Token<'_>], words: &[String], at: usize) -> Option<f64> {
    let token = tokens.get(at)?;
    if token.kind != TokenKind::Number {
        return None;
    }
    let value: f64 = token.text.replace(',', "").parse().ok()?;
    let unit = words.get(at + 1).map_or("", String::as_str);
    let scale = match unit {
        "billion" | "bn" | "b" => 1e9,
        "million" | "mn" | "m" | "mln" => 1e6,
        "thousand" | "k" => 1e3,
        "per" | "percent" | "%" | "cents" => 1.0,
        // A bare whole number that could be a year is taken for one.
        _ if value.fract() == 0.0 && (1900.0..=2100.0).contains(&value) => return None,
        _ => 1.0,
    };
    Some(value * scale)
}

/// "EBIT totalled 14.4 million, against 20.1 million": two amounts of one figure, no verb between them that says it already.
pub fn comparison(
    lexicon: &Lexicon,
    tokens: &[Token<'_>],
    words: &[String],
    masked: &[bool],
    known: &[Hit],
) -> Option<Hit> {
    let at = (1..words.len()).find(|&at| {
        matches!(
            words[at].as_str(),
            "from" | "versus" | "vs" | "vs." | "against"
        ) || (words[at] == "compared"
            && matches!(words.get(at + 1).map(String::as_str), Some("to" | "with")))
    })?;
    let before = at.saturating_sub(COMPARED)..at;
    let after = at + 1..(at + 1 + COMPARED).min(words.len());
    let welcome = |place: usize| Some((place, noun(lexicon, words, masked, place)?));
    let (place, sign) = before.clone().rev().find_map(welcome)?;
    if known
        .iter()
        .filter(|hit| hit.lexicon_weight == 0.0 && hit.weight != 0.0)
        .any(|hit| hit.end > place && hit.start <= at + 1)
    {
        return None;
    }
    // "A loss of 5.2 million, compared with a profit of 3.0 million" says it by the nouns.
    let other = after.clone().find_map(welcome);
    if let Some((end, other)) = other.filter(|(_, other)| *other != sign)
        && after.clone().any(|p| amount(tokens, words, p).is_some())
    {
        return Some(hit(place..end + 1, sign, words, place, sign - other));
    }
    let now = before.rev().find_map(|p| amount(tokens, words, p))?;
    let (end, then) = after
        .take(6)
        .find_map(|p| Some((p, amount(tokens, words, p)?)))?;
    let movement = (now - then).signum();
    (now != then).then(|| hit(place..end + 1, movement * sign, words, place, movement))
}
