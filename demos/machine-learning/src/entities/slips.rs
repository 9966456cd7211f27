//! Slips the model makes that a plain rule mends: two names taken for one, and units and numerals for names.

use super::super::report::EntityKind;
use super::super::text::word_set::{WordSet, listed, words};
use super::gazetteer::{self, CITY, COUNTRY, DEMONYM, ORGANIZATION};
use super::mention::NameSpan;
use super::ordinary::is_ordinary;

/// Units as they follow a number.
static UNITS: WordSet = WordSet::new(|| {
    words(
        "km kg gwh mwh kwh twh mw gw kw mhz ghz khz hz gb mb tb kb gbps mbps mph kph dpi db ml cm mm nm lb lbs oz ft hp ppm psi kv mv btu mpg rpm bpd \
    pct bps cc ha sq c f k m b bn mn tn",
    )
});

/// What reports count, and what they call offices and things, by capitals that name nobody.
static FIGURES: WordSet = WordSet::new(|| {
    words(
        "ebit ebitda ebita eps gdp gnp cpi vat ipo ceo cfo coo tv dvd dna hiv aids phd q1 q2 q3 q4",
    )
});

/// Cuts names that are several: "Smith and Jones", "Canada's Bombardier".
pub fn split(words: &[&str], spans: &mut Vec<NameSpan>) {
    let mut parts = Vec::new();
    for span in spans.iter_mut() {
        settle_joined(words, span);
        let inside = |span: &NameSpan| span.start + 1..span.end.saturating_sub(1);
        while let Some(at) = inside(span).find(|&at| divides(words, span, at)) {
            let owner = words[at] != "and" && words[at] != "AND";
            parts.push(NameSpan {
                end: at,
                kind: if owner { EntityKind::Place } else { span.kind },
                ..*span
            });
            span.start = at + 1;
        }
    }
    spans.extend(parts);
    spans.sort_by_key(|span| span.start);
}

/// In capitals two surnames joined look like a firm: "TRUDEAU AND BIDEN AGREE".
fn settle_joined(words: &[&str], span: &mut NameSpan) {
    let [first, "AND", second, rest @ ..] = &words[span.start..span.end] else {
        return;
    };
    let may_be_somebody = |word: &str| {
        !is_ordinary(word) && gazetteer::lists_of(word) & (ORGANIZATION | DEMONYM) == 0
    };
    let is_place = |word: &str| gazetteer::lists_of(word) & (CITY | COUNTRY) != 0;
    let listed = gazetteer::lists_of(&words[span.start..span.end].join(" ")) != 0;
    if span.kind == EntityKind::Organization
        && !listed
        && may_be_somebody(first)
        && may_be_somebody(second)
        && rest.iter().all(|word| is_ordinary(word))
    {
        span.end = span.start + 3;
        span.kind = match is_place(first) && is_place(second) {
            true => EntityKind::Place,
            false => EntityKind::Person,
        };
    }
}

fn divides(words: &[&str], span: &NameSpan, at: usize) -> bool {
    match words[at] {
        "and" | "AND" => {
            let whole = words[span.start..span.end].join(" ");
            matches!(span.kind, EntityKind::Person | EntityKind::Place)
                && gazetteer::lists_of(&whole) == 0
        }
        "'s" | "’s" | "'S" => {
            gazetteer::lists_of(&words[span.start..at].join(" ")) & (CITY | COUNTRY) != 0
        }
        _ => false,
    }
}

/// Whether a name is a unit after a number, a Roman numeral, a number or what one counts.
pub fn is_measure(words: &[&str], span: &NameSpan) -> bool {
    let number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    let after_number = span.start > 0 && number(words[span.start - 1]);
    // "Chapter IV" counts, "XX" at the start of a sentence names somebody.
    let after_word = |at: usize| at > 0 && words[at - 1].starts_with(char::is_alphabetic);
    (span.start..span.end).all(|at| {
        let word = words[at];
        number(word)
            || (is_numeral(word) && after_word(at))
            || listed(&FIGURES, word)
            || (after_number && listed(&UNITS, word))
    })
}

/// Roman numerals of more than one letter, as chapters and kings have them.
fn is_numeral(word: &str) -> bool {
    word.len() > 1 && word.bytes().all(|byte| matches!(byte, b'I' | b'V' | b'X'))
}

#[cfg(test)]
mod tests {
    use super::super::mention::NameSpan;
    use super::{EntityKind, is_measure, split};

    fn span(start: usize, end: usize) -> NameSpan {
        NameSpan {
            start,
            end,
            kind: EntityKind::Person,
            confidence: 0.9,
        }
    }

    #[test]
    fn a_name_that_is_three_is_cut_twice() {
        let words = ["Smith", "and", "Jones", "and", "Brown", "met"];
        let mut spans = vec![span(0, 5)];
        split(&words, &mut spans);
        let ends: Vec<_> = spans.iter().map(|span| (span.start, span.end)).collect();
        assert_eq!(ends, [(0, 1), (2, 3), (4, 5)]);
    }

    #[test]
    fn a_numeral_follows_a_word() {
        assert!(is_measure(&["Chapter", "IV", "ends"], &span(1, 2)));
        for words in [&["XX", "toured"][..], &["\"", "XX", "toured"]] {
            let at = words.len() - 2;
            assert!(!is_measure(words, &span(at, at + 1)), "{words:?}");
        }
    }
}
