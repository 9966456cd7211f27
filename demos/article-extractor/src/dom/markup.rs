//! Where names, attributes and end tags begin and end in the bytes of a page.

use std::ops::Range;

use super::Tag;

/// An attribute as it stands in a tag; the value is without its quotes.
#[derive(Debug, Clone)]
pub struct RawAttribute {
    pub name: Range<usize>,
    pub value: Range<usize>,
}

/// The next attribute of a tag; nothing at the tag's end, where `at` is then left.
pub fn next_attribute(bytes: &[u8], at: &mut usize) -> Option<RawAttribute> {
    skip(bytes, at, |byte| byte.is_ascii_whitespace() || byte == b'/');
    let start = *at;
    // A stray equals sign begins a name.
    if bytes.get(start) == Some(&b'=') {
        *at += 1;
    }
    skip(bytes, at, |byte| {
        !byte.is_ascii_whitespace() && !matches!(byte, b'/' | b'>' | b'=')
    });
    (*at > start).then(|| RawAttribute {
        name: start..*at,
        value: value(bytes, at),
    })
}

fn value(bytes: &[u8], at: &mut usize) -> Range<usize> {
    let mut end = *at;
    skip(bytes, &mut end, |byte| byte.is_ascii_whitespace());
    if bytes.get(end) != Some(&b'=') {
        return *at..*at;
    }
    end += 1;
    skip(bytes, &mut end, |byte| byte.is_ascii_whitespace());
    let start = end;
    if let Some(&quote @ (b'"' | b'\'')) = bytes.get(start) {
        let from = start + 1;
        let until = find_byte(&bytes[from..], quote).map_or(bytes.len(), |length| from + length);
        *at = (until + 1).min(bytes.len());
        return from..until;
    }
    skip(bytes, &mut end, |byte| {
        !byte.is_ascii_whitespace() && byte != b'>'
    });
    *at = end;
    start..end
}

fn skip(bytes: &[u8], at: &mut usize, wanted: impl Fn(u8) -> bool) {
    while bytes.get(*at).is_some_and(|&byte| wanted(byte)) {
        *at += 1;
    }
}

/// Where a tag's name ends.
pub fn name_end(bytes: &[u8], from: usize) -> usize {
    bytes[from..]
        .iter()
        .position(|&byte| ends_name(byte))
        .map_or(bytes.len(), |length| from + length)
}

fn ends_name(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'/' | b'>')
}

/// The first place of a byte.
pub fn find_byte(bytes: &[u8], byte: u8) -> Option<usize> {
    memchr::memchr(byte, bytes)
}

/// Distance from `from` to the next `</name`, in any case.
pub fn find_end_tag(bytes: &[u8], from: usize, name: &[u8]) -> Option<usize> {
    let mut at = from;
    while let Some(length) = find_byte(&bytes[at..], b'<') {
        at += length;
        let rest = &bytes[at + 1..];
        if rest.first() == Some(&b'/')
            && rest.len() > name.len()
            && rest[1..=name.len()].eq_ignore_ascii_case(name)
            && rest.get(name.len() + 1).is_none_or(|&byte| ends_name(byte))
        {
            return Some(at - from);
        }
        at += 1;
    }
    None
}

/// The element of a name in any case.
pub fn tag_named(name: &str) -> Tag {
    let mut buffer = [0u8; 16];
    let Some(buffer) = buffer.get_mut(..name.len()) else {
        return Tag::Other;
    };
    buffer.copy_from_slice(name.as_bytes());
    buffer.make_ascii_lowercase();
    std::str::from_utf8(buffer).map_or(Tag::Other, Tag::named)
}

/// A name's FNV-1a hash, in lower case.
pub fn hash_lower(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte.to_ascii_lowercase())).wrapping_mul(0x0100_0000_01b3)
    })
}
