//! Days as pages write them: ISO, English and French words, numbers, and paths of addresses.

use jiff::civil::Date;

/// The web's first articles; earlier years are the subject, not the date.
const FIRST_YEAR: i16 = 1990;
const LAST_YEAR: i16 = 2100;
/// How much of a text is searched.
const MAX_BYTES: usize = 400;

/// The day a machine-readable value names; a text is searched for one.
pub fn parse(text: &str) -> Option<Date> {
    let text = text.trim();
    leading_iso(text)
        .or_else(|| text.get(..8).and_then(eight_digits))
        .or_else(|| unix_seconds(text))
        .or_else(|| find(text))
}

/// The first day in running text.
pub fn find(text: &str) -> Option<Date> {
    let (words, _) = words(text);
    (0..words.len()).find_map(|at| day_at(&words, at))
}

/// Where the last day in running text begins.
pub fn last_start(text: &str) -> Option<usize> {
    let (words, starts) = words(text);
    let last = (0..words.len()).rfind(|&at| day_at(&words, at).is_some())?;
    Some(starts[last])
}

/// A day in the path of an address, such as /2026/05/29/ or /2026-05-29-name.
pub fn in_path(path: &str) -> Option<Date> {
    let numbers: Vec<&str> = path
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|part| !part.is_empty())
        .collect();
    numbers
        .windows(3)
        .find_map(|part| {
            let year = (part[0].len() == 4)
                .then(|| part[0].parse().ok())
                .flatten()?;
            let month = match part[1].parse::<i8>() {
                Ok(month) if part[1].len() <= 2 => month,
                _ => month_named(&part[1].to_ascii_lowercase())?,
            };
            let day = (part[2].len() <= 2)
                .then(|| part[2].parse().ok())
                .flatten()?;
            date(year, month, day)
        })
        .or_else(|| numbers.iter().find_map(|part| eight_digits(part)))
}

fn date(year: i16, month: i8, day: i8) -> Option<Date> {
    (FIRST_YEAR..=LAST_YEAR).contains(&year).then_some(())?;
    Date::new(year, month, day).ok()
}

/// 2026-05-29, with anything behind it.
fn leading_iso(text: &str) -> Option<Date> {
    let head = text.get(..10)?;
    let bytes = head.as_bytes();
    if !matches!(
        (bytes[4], bytes[7]),
        (b'-', b'-') | (b'/', b'/') | (b'.', b'.')
    ) {
        return None;
    }
    date(
        head[..4].parse().ok()?,
        head.get(5..7)?.parse().ok()?,
        head.get(8..10)?.parse().ok()?,
    )
}

fn eight_digits(text: &str) -> Option<Date> {
    if text.len() != 8 || !text.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    date(
        text[..4].parse().ok()?,
        text[4..6].parse().ok()?,
        text[6..].parse().ok()?,
    )
}

fn unix_seconds(text: &str) -> Option<Date> {
    if !matches!(text.len(), 10 | 13) || !text.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let seconds: i64 = text[..10].parse().ok()?;
    let timestamp = jiff::Timestamp::from_second(seconds).ok()?;
    let day = timestamp.to_zoned(jiff::tz::TimeZone::UTC).date();
    (day.year() >= FIRST_YEAR).then_some(day)
}

/// Words and numbers with what separates them gone, numbers split from letters, and where each word
/// that they are of begins.
fn words(text: &str) -> (Vec<String>, Vec<usize>) {
    let text = &text[..text.floor_char_boundary(MAX_BYTES)];
    let gap = |c: char| !c.is_alphanumeric();
    let mut end = 0;
    text.split_inclusive(gap)
        .flat_map(|piece| {
            let start = end;
            end += piece.len();
            let word = piece.trim_end_matches(gap);
            let digits = word.bytes().take_while(u8::is_ascii_digit).count();
            let (number, rest) = word.split_at(digits);
            let ordinal = matches!(
                rest.to_lowercase().as_str(),
                "st" | "nd" | "rd" | "th" | "er" | "年" | "月" | "日"
            );
            let rest = if ordinal { "" } else { rest };
            [(number.to_owned(), start), (rest.to_lowercase(), start)]
        })
        .filter(|(word, _)| !word.is_empty())
        .take(80)
        .unzip()
}

/// A day that begins with this word.
fn day_at(words: &[String], at: usize) -> Option<Date> {
    let part = |index: usize| words.get(at + index).map(String::as_str);
    let (first, second, third) = (part(0)?, part(1)?, part(2)?);
    if let Some(month) = month_named(first) {
        // May 29, 2026
        return date(year(third)?, month, short(second)?);
    }
    if let (Some(day), Some(month)) = (short(first), month_named(second)) {
        // 29 May 2026, 29 mai 2026
        return date(year(third)?, month, day);
    }
    if let (Some(day), "de" | "of", Some(month)) = (short(first), second, month_named(third)) {
        let year = match part(3)? {
            "de" | "of" => year(part(4)?)?,
            other => year(other)?,
        };
        return date(year, month, day);
    }
    if let Some(year) = year(first) {
        // 2026-05-29, 2026/5/29, 2026 May 29
        let month = short(second).or_else(|| month_named(second))?;
        return date(year, month, short(third)?);
    }
    // 5/29/2026 and 29/5/2026: where both could be months, North American order.
    let (a, b, year) = (short(first)?, short(second)?, year(third)?);
    date(year, a, b).or_else(|| date(year, b, a))
}

fn short(text: &str) -> Option<i8> {
    (text.len() <= 2).then(|| text.parse().ok()).flatten()
}

fn year(text: &str) -> Option<i16> {
    (text.len() == 4).then(|| text.parse().ok()).flatten()
}

/// Months by name or short name: English, French, German, Spanish, Portuguese, Italian, Dutch.
fn month_named(word: &str) -> Option<i8> {
    const NAMES: [&[&str]; 12] = [
        &[
            "january", "jan", "janvier", "janv", "januar", "enero", "janeiro", "gennaio", "januari",
        ],
        &[
            "february",
            "feb",
            "février",
            "fevrier",
            "févr",
            "fév",
            "februar",
            "febrero",
            "fevereiro",
            "febbraio",
            "februari",
        ],
        &["march", "mar", "mars", "märz", "marzo", "março", "maart"],
        &["april", "apr", "avril", "avr", "abril", "aprile"],
        &["may", "mai", "mayo", "maio", "maggio", "mei"],
        &["june", "jun", "juin", "juni", "junio", "junho", "giugno"],
        &[
            "july", "jul", "juillet", "juil", "juli", "julio", "julho", "luglio",
        ],
        &["august", "aug", "août", "aout", "agosto", "augustus"],
        &[
            "september",
            "sept",
            "sep",
            "septembre",
            "septiembre",
            "setembro",
            "settembre",
        ],
        &[
            "october", "oct", "octobre", "oktober", "okt", "octubre", "outubro", "ottobre",
        ],
        &["november", "nov", "novembre", "noviembre", "novembro"],
        &[
            "december",
            "dec",
            "décembre",
            "decembre",
            "déc",
            "dezember",
            "dez",
            "diciembre",
            "dezembro",
            "dicembre",
        ],
    ];
    NAMES
        .iter()
        .position(|names| names.contains(&word))
        .map(|index| index as i8 + 1)
}
