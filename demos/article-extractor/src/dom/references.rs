//! Character references (`&amp;`, `&#233;`) and the other characters a tokenizer must change.

use std::borrow::Cow;

use html5ever::data::{C1_REPLACEMENTS, NAMED_ENTITIES};

/// Where a text stands, for the rules differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Context {
    /// Between tags.
    Content,
    /// In an attribute's value, where a reference without its semicolon may be part of an address.
    Attribute,
}

/// The text that a stretch of markup stands for: references read, line ends made one character,
/// zero characters gone.
pub fn read(raw: &str, context: Context) -> Cow<'_, str> {
    let next = |from: usize| memchr::memchr3(b'&', b'\r', 0, &raw.as_bytes()[from..]);
    let Some(mut length) = next(0) else {
        return Cow::Borrowed(raw);
    };
    let mut out = String::with_capacity(raw.len());
    let mut at = 0;
    loop {
        out.push_str(&raw[at..at + length]);
        at += length;
        match raw.as_bytes()[at] {
            b'&' => match reference(&raw[at + 1..], context) {
                Some((characters, used)) => {
                    out.extend(characters.into_iter().flatten());
                    at += 1 + used;
                }
                None => {
                    out.push('&');
                    at += 1;
                }
            },
            b'\r' => {
                out.push('\n');
                at += 1 + usize::from(raw.as_bytes().get(at + 1) == Some(&b'\n'));
            }
            _ => at += 1,
        }
        match next(at) {
            Some(more) => length = more,
            None => break,
        }
    }
    out.push_str(&raw[at..]);
    Cow::Owned(out)
}

/// The one or two characters a reference stands for, and its length behind the ampersand.
type Read = ([Option<char>; 2], usize);

fn reference(text: &str, context: Context) -> Option<Read> {
    match text.as_bytes().first()? {
        b'#' => numeric(text),
        byte if byte.is_ascii_alphanumeric() => named(text, context),
        _ => None,
    }
}

fn numeric(text: &str) -> Option<Read> {
    let hexadecimal = matches!(text.as_bytes().get(1), Some(b'x' | b'X'));
    let start = if hexadecimal { 2 } else { 1 };
    let radix = if hexadecimal { 16 } else { 10 };
    let digits = text[start..]
        .bytes()
        .take_while(|byte| char::from(*byte).is_digit(radix))
        .count();
    if digits == 0 {
        return None;
    }
    let end = start + digits;
    let used = end + usize::from(text.as_bytes().get(end) == Some(&b';'));
    // Too many digits do not parse, and are no character either.
    let number = u32::from_str_radix(&text[start..end], radix).unwrap_or(u32::MAX);
    let character = match number {
        // What these numbers mean in windows-1252.
        0x80..=0x9f => C1_REPLACEMENTS[number as usize - 0x80].or(char::from_u32(number)),
        0 => None,
        _ => char::from_u32(number),
    };
    Some(([Some(character.unwrap_or('\u{fffd}')), None], used))
}

/// The longest name that is one; the table also holds the beginnings of names.
fn named(text: &str, context: Context) -> Option<Read> {
    let mut found = None;
    let name = text.bytes().take_while(u8::is_ascii_alphanumeric).count();
    for end in 1..=(name + 1).min(text.len()) {
        let Some(key) = text.get(..end) else { break };
        match NAMED_ENTITIES.get(key) {
            Some(&(0, _)) => {}
            Some(&(first, second)) => {
                let second = char::from_u32(second).filter(|&c| c != '\0');
                found = Some(([char::from_u32(first), second], end));
            }
            None => break,
        }
    }
    let (_, used) = found?;
    let next = text.as_bytes().get(used);
    let closed = text.as_bytes()[used - 1] == b';';
    let runs_on = next.is_some_and(|byte| *byte == b'=' || byte.is_ascii_alphanumeric());
    if context == Context::Attribute && !closed && runs_on {
        return None;
    }
    found
}
