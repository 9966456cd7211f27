//! Days as numbers, so that differences are subtractions.

use jiff::civil::Date;

/// A day, counted from 1970-01-01.
pub type Day = i32;

/// Days in a week: the models count in weeks, as their published fits do.
pub const WEEK: f64 = 7.0;

pub fn number(date: Date) -> Day {
    let days = Date::constant(1970, 1, 1)
        .until(date)
        .map(|span| span.get_days());
    days.expect("days between two dates fit")
}

pub fn date(day: Day) -> Date {
    let span = jiff::Span::new().days(day);
    Date::constant(1970, 1, 1)
        .checked_add(span)
        .expect("only days of dates are counted")
}

/// The months since the year 0, so that differences are subtractions too.
pub fn month(day: Day) -> i32 {
    let date = date(day);
    i32::from(date.year()) * 12 + i32::from(date.month()) - 1
}

/// `2025-01` of a month.
pub fn month_text(month: i32) -> String {
    format!(
        "{:04}-{:02}",
        month.div_euclid(12),
        month.rem_euclid(12) + 1
    )
}

/// Reads `2025-01-31`, `2025/01/31` or `20250131`, with or without a time behind it.
///
/// `01/02/2025` is refused: it may be January or February.
pub fn parse(text: &str) -> Option<Day> {
    let text = text.trim();
    let bytes = text.as_bytes();
    let digits = |range: std::ops::Range<usize>| -> Option<i16> {
        let part = text.get(range)?;
        part.bytes()
            .all(|b| b.is_ascii_digit())
            .then(|| part.parse().ok())?
    };
    let (month, day, end) = match bytes.get(4)? {
        b'-' | b'/' if bytes.get(7) == bytes.get(4) => (digits(5..7)?, digits(8..10)?, 10),
        b'0'..=b'9' => (digits(4..6)?, digits(6..8)?, 8),
        _ => return None,
    };
    if !matches!(bytes.get(end), None | Some(b' ' | b'T')) {
        return None;
    }
    let date = Date::new(digits(0..4)?, month as i8, day as i8).ok()?;
    Some(number(date))
}
