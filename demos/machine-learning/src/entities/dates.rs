//! Days, months, years and periods, by grammar: English and French forms.

use super::super::text::word_set::{WordSet, listed, words};
use super::super::text::{Token, TokenKind};
use jiff::civil::Date;

/// A date in a sentence's tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DateSpan {
    /// First token.
    pub start: usize,
    /// One past the last token.
    pub end: usize,
    /// `2026-05-29`, `2026-05` or `2026`, where the text says that much.
    pub value: Option<String>,
}

const MONTHS: [&str; 12] = [
    "january jan jan. janvier janv.",
    "february feb feb. février févr.",
    "march mar. mars",
    "april apr apr. avril avr.",
    "may mai",
    "june jun. juin",
    "july jul. juillet juill.",
    "august aug aug. août",
    "september sept sept. sep. septembre",
    "october oct oct. octobre",
    "november nov nov. novembre",
    "december dec dec. décembre déc.",
];
static WEEKDAYS: WordSet = WordSet::new(|| {
    words(
        " monday tuesday wednesday thursday friday saturday sunday mon. tues. wed. thurs. fri. \
    lundi mardi mercredi jeudi vendredi samedi dimanche ",
    )
});
static RELATIVE_DAYS: WordSet = WordSet::new(|| {
    words(" today yesterday tomorrow tonight hier demain aujourd'hui aujourd’hui ")
});
static UNITS: WordSet = WordSet::new(|| {
    words(
        " day days week weeks month months year years decade decades century hour hours minutes weekend spring summer fall \
    autumn winter night morning afternoon evening quarter season jour jours semaine semaines mois an ans année années siècle printemps \
    été automne hiver trimestre ",
    )
});
static RELATIVE: WordSet = WordSet::new(|| words(" last next this past previous coming "));
static RELATIVE_AFTER: WordSet =
    WordSet::new(|| words(" dernier dernière derniers dernières prochain prochaine passé passée "));
static BEFORE_YEAR: WordSet = WordSet::new(|| {
    words(
        " in since by until of from to during before after early late mid around through till between and for en depuis \
    dès vers jusqu'en the ",
    )
});
static BEFORE_MONTH: WordSet = WordSet::new(|| {
    words(
        " in since by until of from to during before after early late mid last next this between and through en depuis \
    dès de fin mi début ",
    )
});
static NUMBERS: WordSet = WordSet::new(|| {
    words(
        " one two three four five six seven eight nine ten eleven twelve several few many some un deux trois quatre cinq six \
    sept huit neuf dix quelques plusieurs ",
    )
});
static ORDINALS: WordSet = WordSet::new(|| {
    words(" first second third fourth 1st 2nd 3rd 4th premier deuxième troisième quatrième ")
});

fn month_of(word: &str) -> Option<i8> {
    if word.len() > 12 {
        return None;
    }
    let word = word.to_lowercase();
    let place = MONTHS
        .iter()
        .position(|names| names.split(' ').any(|name| name == word))?;
    i8::try_from(place + 1).ok()
}

fn day_of(word: &str) -> Option<i8> {
    let digits = word.trim_end_matches(|c: char| c.is_alphabetic());
    let ending = &word[digits.len()..];
    if !matches!(ending, "" | "st" | "nd" | "rd" | "th" | "er") || digits.len() > 2 {
        return None;
    }
    digits.parse().ok().filter(|day| (1..=31).contains(day))
}

fn year_of(word: &str) -> Option<i16> {
    if word.len() != 4 {
        return None;
    }
    word.parse()
        .ok()
        .filter(|year| (1500..=2100).contains(year))
}

/// The dates of a sentence, in order, none overlapping.
pub fn find(tokens: &[Token<'_>]) -> Vec<DateSpan> {
    let mut spans = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let span = numeric(tokens, at)
            .or_else(|| with_month(tokens, at))
            .or_else(|| weekday(tokens, at))
            .or_else(|| quarter(tokens, at))
            .or_else(|| relative(tokens, at))
            .or_else(|| year(tokens, at));
        match span {
            Some(span) => {
                at = span.end;
                spans.push(span);
            }
            None => at += 1,
        }
    }
    spans
}

fn text<'a>(tokens: &[Token<'a>], at: usize) -> &'a str {
    tokens.get(at).map_or("", |token| token.text)
}

fn day_value(year: i16, month: i8, day: i8) -> Option<String> {
    Date::new(year, month, day)
        .ok()
        .map(|date| date.to_string())
}

/// `2026-05-29` and `29/05/2026`.
fn numeric(tokens: &[Token<'_>], at: usize) -> Option<DateSpan> {
    let token = &tokens[at];
    if token.kind != TokenKind::Number || token.text.len() < 8 {
        return None;
    }
    let parts: Vec<&str> = token.text.split(['-', '/']).collect();
    let [a, b, c] = parts.as_slice() else {
        return None;
    };
    let value = if let Some(year) = year_of(a) {
        day_value(year, b.parse().ok()?, c.parse().ok()?)?
    } else {
        // Which of two numbers is the month is not said, unless one is above twelve.
        let year = year_of(c)?;
        let (a, b): (i8, i8) = (a.parse().ok()?, b.parse().ok()?);
        let (month, day) = if a > 12 { (b, a) } else { (a, b) };
        let ambiguous = a <= 12 && b <= 12 && a != b;
        day_value(year, month, day).map(|value| if ambiguous { year.to_string() } else { value })?
    };
    Some(DateSpan {
        start: at,
        end: at + 1,
        value: Some(value),
    })
}

/// `January 14, 2026`, `14 January`, `le 9 août 2025`, `March 2025`, `in May`.
fn with_month(tokens: &[Token<'_>], at: usize) -> Option<DateSpan> {
    let before = at.checked_sub(1).map_or("", |b| tokens[b].text);
    if let (Some(day), Some(month)) = (day_of(text(tokens, at)), month_of(text(tokens, at + 1))) {
        let year = year_of(text(tokens, at + 2));
        return Some(DateSpan {
            start: at,
            end: at + 2 + usize::from(year.is_some()),
            value: year.and_then(|year| day_value(year, month, day)),
        });
    }
    let word = &tokens[at];
    let month = month_of(word.text)?;
    if let Some(day) = day_of(text(tokens, at + 1)) {
        let comma = usize::from(text(tokens, at + 2) == ",");
        let year = year_of(text(tokens, at + 2 + comma));
        let end = if year.is_some() {
            at + 3 + comma
        } else {
            at + 2
        };
        return Some(DateSpan {
            start: at,
            end,
            value: year.and_then(|year| day_value(year, month, day)),
        });
    }
    let comma = usize::from(text(tokens, at + 1) == ",");
    if let Some(year) = year_of(text(tokens, at + 1 + comma)) {
        return Some(DateSpan {
            start: at,
            end: at + 2 + comma,
            value: Some(format!("{year:04}-{month:02}")),
        });
    }
    // "May" and "March" are words too, and "mars" a planet: alone they need a preposition.
    let ambiguous = matches!(
        word.text.to_lowercase().as_str(),
        "may" | "march" | "mars" | "mai" | "august"
    );
    let english = word.is_capitalized();
    let certain = if ambiguous {
        listed(&BEFORE_MONTH, before)
    } else {
        english || listed(&BEFORE_MONTH, before)
    };
    if !certain || (ambiguous && !english && word.text.to_lowercase() == "may") {
        return None;
    }
    let start = at - usize::from(listed(&RELATIVE, before));
    Some(DateSpan {
        start,
        end: at + 1,
        value: None,
    })
}

fn weekday(tokens: &[Token<'_>], at: usize) -> Option<DateSpan> {
    let word = text(tokens, at);
    let relative = usize::from(listed(&RELATIVE, word));
    let day = text(tokens, at + relative);
    if listed(&WEEKDAYS, day) {
        let month_follows = text(tokens, at + relative + 1) == ","
            && month_of(text(tokens, at + relative + 2)).is_some();
        let end = at + relative + 1;
        if month_follows && let Some(rest) = with_month(tokens, end + 1) {
            return Some(DateSpan { start: at, ..rest });
        }
        return Some(DateSpan {
            start: at,
            end,
            value: None,
        });
    }
    listed(&RELATIVE_DAYS, word).then_some(DateSpan {
        start: at,
        end: at + 1,
        value: None,
    })
}

/// `the third quarter of 2025`, `Q3 2025`.
fn quarter(tokens: &[Token<'_>], at: usize) -> Option<DateSpan> {
    let word = text(tokens, at);
    let short = matches!(word, "Q1" | "Q2" | "Q3" | "Q4");
    let long = listed(&ORDINALS, word) && matches!(text(tokens, at + 1), "quarter" | "trimestre");
    if !short && !long {
        return None;
    }
    let mut end = at + 1 + usize::from(long);
    if matches!(text(tokens, end), "of" | "de") && year_of(text(tokens, end + 1)).is_some() {
        end += 2;
    } else if year_of(text(tokens, end)).is_some() {
        end += 1;
    }
    Some(DateSpan {
        start: at,
        end,
        value: None,
    })
}

/// `last spring`, `two years ago`, `l'an dernier`.
fn relative(tokens: &[Token<'_>], at: usize) -> Option<DateSpan> {
    let word = text(tokens, at);
    let is_count =
        listed(&NUMBERS, word) || (tokens[at].kind == TokenKind::Number && word.len() < 4);
    if is_count
        && listed(&UNITS, text(tokens, at + 1))
        && matches!(text(tokens, at + 2), "ago" | "earlier" | "later")
    {
        return Some(DateSpan {
            start: at,
            end: at + 3,
            value: None,
        });
    }
    if listed(&RELATIVE, word) && listed(&UNITS, text(tokens, at + 1)) {
        return Some(DateSpan {
            start: at,
            end: at + 2,
            value: None,
        });
    }
    if listed(&UNITS, word) && listed(&RELATIVE_AFTER, text(tokens, at + 1)) {
        return Some(DateSpan {
            start: at,
            end: at + 2,
            value: None,
        });
    }
    None
}

/// A year or a decade.
fn year(tokens: &[Token<'_>], at: usize) -> Option<DateSpan> {
    let word = text(tokens, at);
    let span = |value| {
        Some(DateSpan {
            start: at,
            end: at + 1,
            value,
        })
    };
    if word.len() == 5 && word.ends_with('s') && year_of(&word[..4]).is_some() {
        return span(None);
    }
    if let Some(digits) = word.strip_prefix("mid-") {
        return year_of(digits).and_then(|_| span(Some(digits.to_owned())));
    }
    year_of(word)?;
    let before = at.checked_sub(1).map_or("", |b| tokens[b].text);
    let bracketed = before == "(" && matches!(text(tokens, at + 1), ")" | "," | "-" | "–");
    // A number before a noun counts things: "in 2000 homes".
    let after = tokens.get(at + 1);
    let counts = after.is_some_and(|t| {
        t.kind == TokenKind::Word
            && t.text.ends_with('s')
            && t.text.len() > 3
            && !t.is_capitalized()
            && t.text != "was"
            && t.text != "has"
    });
    let certain = bracketed || (listed(&BEFORE_YEAR, before) && !counts);
    certain
        .then(|| word.to_owned())
        .and_then(|value| span(Some(value)))
}
