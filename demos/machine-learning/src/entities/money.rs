//! Amounts of money, by grammar: signs, codes and words, English and French forms.

use super::super::text::{Token, TokenKind};
use rust_decimal::Decimal;
use std::str::FromStr;

/// An amount in a sentence's tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoneySpan {
    /// First token.
    pub start: usize,
    /// One past the last token.
    pub end: usize,
    /// Currency and amount, such as `USD 2300000`; `$` where the text does not say whose dollars.
    pub value: Option<String>,
}

fn sign(word: &str) -> Option<&'static str> {
    Some(match word {
        "$" => "$",
        "€" => "EUR",
        "£" => "GBP",
        "¥" => "JPY",
        "₹" => "INR",
        "₿" => "BTC",
        _ => return None,
    })
}

/// Letters before a dollar sign, or a code before or after the number.
fn code(word: &str) -> Option<&'static str> {
    Some(match word {
        "US" | "U.S." | "USD" => "USD",
        "C" | "CA" | "CAD" | "CDN" | "Cdn" => "CAD",
        "A" | "AU" | "AUD" => "AUD",
        "EUR" => "EUR",
        "GBP" => "GBP",
        "JPY" => "JPY",
        "CHF" => "CHF",
        "CNY" => "CNY",
        "HK" => "HKD",
        "NZ" => "NZD",
        _ => return None,
    })
}

fn named(word: &str) -> Option<&'static str> {
    Some(match word.to_lowercase().as_str() {
        "dollar" | "dollars" | "bucks" => "$",
        "euro" | "euros" => "EUR",
        "pound" | "pounds" => "GBP",
        "yen" => "JPY",
        "yuan" => "CNY",
        "rupees" => "INR",
        "pesos" => "MXN",
        "francs" => "CHF",
        _ => return None,
    })
}

fn nation(word: &str) -> Option<&'static str> {
    Some(match word.to_lowercase().as_str() {
        "canadian" | "canadiens" => "CAD",
        "american" | "u.s." | "us" | "américains" => "USD",
        "australian" => "AUD",
        _ => return None,
    })
}

fn scale(word: &str) -> Option<i64> {
    Some(match word.to_lowercase().as_str() {
        "thousand" | "k" | "mille" => 1_000,
        "million" | "millions" | "m" | "mln" => 1_000_000,
        "billion" | "billions" | "b" | "bn" | "milliard" | "milliards" => 1_000_000_000,
        "trillion" | "trillions" => 1_000_000_000_000,
        _ => return None,
    })
}

/// A number read from one or more tokens.
struct Amount {
    end: usize,
    number: Decimal,
}

fn text<'a>(tokens: &[Token<'a>], at: usize) -> &'a str {
    tokens.get(at).map_or("", |token| token.text)
}

/// `61 million`, `2.4-million`, `3.5M`, `1,250.50`, `310 000`, `4,2 millions`.
fn amount(tokens: &[Token<'_>], at: usize) -> Option<Amount> {
    let token = tokens
        .get(at)
        .filter(|token| token.kind == TokenKind::Number)?;
    let digits_end = token
        .text
        .find(|c: char| !c.is_ascii_digit() && c != ',' && c != '.')
        .unwrap_or(token.text.len());
    let (digits, ending) = token.text.split_at(digits_end);
    let mut number = digits.to_owned();
    let mut end = at + 1;
    // French groups thousands by spaces.
    while ending.is_empty() && number.len() < 16 && groups_on(tokens, end) && digits.len() <= 3 {
        number.push_str(tokens[end].text);
        end += 1;
    }
    let mut number = parse(&number)?;
    let ending = ending.trim_start_matches('-');
    let scale_here = if ending.is_empty() {
        None
    } else {
        Some(scale(ending)?)
    };
    let scale_next = scale_here
        .is_none()
        .then(|| scale(text(tokens, end)))
        .flatten();
    // A letter alone scales only when it is glued to the number.
    let scale_next = scale_next.filter(|_| text(tokens, end).len() > 2);
    end += usize::from(scale_next.is_some());
    if let Some(scale) = scale_here.or(scale_next) {
        number = number.checked_mul(Decimal::from(scale))?;
    }
    Some(Amount { end, number })
}

fn groups_on(tokens: &[Token<'_>], at: usize) -> bool {
    tokens.get(at).is_some_and(|t| {
        t.newlines_before == 0
            && t.text.len() >= 3
            && t.text.as_bytes()[..3].iter().all(u8::is_ascii_digit)
            && t.text[3..].chars().all(|c| c.is_ascii_digit() || c == ',')
            && (t.text.len() == 3 || t.text.as_bytes()[3] == b',')
    })
}

/// Reads separators by their use: a comma before three digits groups, else it is decimal.
fn parse(digits: &str) -> Option<Decimal> {
    let comma_decimal = digits.matches(',').count() == 1
        && !digits.contains('.')
        && digits
            .split(',')
            .next_back()
            .is_some_and(|tail| tail.len() != 3);
    let plain = if comma_decimal {
        digits.replace(',', ".")
    } else {
        digits.replace(',', "")
    };
    Decimal::from_str(&plain).ok()
}

fn written(currency: &str, number: Decimal) -> Option<String> {
    Some(format!("{currency} {}", number.normalize()))
}

/// The amounts of a sentence, in order, none overlapping.
pub fn find(tokens: &[Token<'_>]) -> Vec<MoneySpan> {
    let mut spans = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        match sign_first(tokens, at).or_else(|| number_first(tokens, at)) {
            Some(span) => {
                at = span.end;
                spans.push(span);
            }
            None => at += 1,
        }
    }
    spans
}

/// `$61 million`, `US$5`, `CAD 500`.
fn sign_first(tokens: &[Token<'_>], at: usize) -> Option<MoneySpan> {
    let prefix = code(text(tokens, at));
    let sign_at = at + usize::from(prefix.is_some());
    let glued = prefix.is_none() || tokens.get(sign_at).is_some_and(|t| !t.space_before);
    let (currency, number_at) = match sign(text(tokens, sign_at)).filter(|_| glued) {
        Some("$") => (prefix.unwrap_or("$"), sign_at + 1),
        Some(currency) => (currency, sign_at + 1),
        // A code of three letters stands before a bare number too.
        None => (prefix.filter(|_| text(tokens, at).len() == 3)?, at + 1),
    };
    let amount = amount(tokens, number_at)?;
    let (currency, end) = after(tokens, amount.end, currency);
    Some(MoneySpan {
        start: at,
        end,
        value: written(currency, amount.number),
    })
}

/// What a code or the word "dollars" after the number adds.
fn after<'a>(tokens: &[Token<'_>], end: usize, currency: &'a str) -> (&'a str, usize) {
    if currency != "$" {
        return (currency, end);
    }
    match code(text(tokens, end)).filter(|_| text(tokens, end).len() >= 2) {
        Some(code) => (code, end + 1),
        None => (currency, end),
    }
}

/// `2.3 million dollars`, `310 000 $`, `500 euros`, `4,2 millions de dollars`.
fn number_first(tokens: &[Token<'_>], at: usize) -> Option<MoneySpan> {
    let amount = amount(tokens, at)?;
    let mut end = amount.end;
    let before_name = nation(text(tokens, end));
    if before_name.is_some() || matches!(text(tokens, end), "de" | "d'" | "d’") {
        end += 1;
    }
    let unit = text(tokens, end);
    let currency = named(unit)
        .or_else(|| sign(unit))
        .or_else(|| code(unit).filter(|_| unit.len() == 3))?;
    end += 1;
    let after_name =
        nation(text(tokens, end)).filter(|_| text(tokens, end).starts_with(char::is_lowercase));
    end += usize::from(after_name.is_some());
    let currency = if currency == "$" {
        before_name.or(after_name).unwrap_or("$")
    } else {
        currency
    };
    Some(MoneySpan {
        start: at,
        end,
        value: written(currency, amount.number),
    })
}
