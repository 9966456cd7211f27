//! Bytes to text: byte-order mark, then header, then the page's own word, then the bytes themselves.
//!
//! The order is the HTML standard's (section 13.2.3.2), with one addition
//! browsers do not make: unlabelled bytes that are valid UTF-8 are UTF-8.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// The standard lets a parser look for `<meta charset>` in this many bytes;
/// pages with long inline scripts need more than its 1024.
const META_SCAN_BYTES: usize = 8_192;
/// Enough for the detector to settle; its time grows with every byte.
const DETECT_BYTES: usize = 65_536;

/// The text and the name of the encoding it was read in. Bad bytes become U+FFFD.
pub fn decode<'a>(
    bytes: &'a [u8],
    header_charset: Option<&str>,
    top_level_domain: Option<&str>,
) -> (Cow<'a, str>, &'static str) {
    let encoding = encoding_of(bytes, header_charset, top_level_domain);
    let (text, used, _) = encoding.decode(bytes);
    (text, used.name())
}

fn encoding_of(
    bytes: &[u8],
    header_charset: Option<&str>,
    top_level_domain: Option<&str>,
) -> &'static Encoding {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return encoding;
    }
    if let Some(encoding) = header_charset.and_then(|name| Encoding::for_label(name.as_bytes())) {
        return encoding;
    }
    if let Some(encoding) = utf_16_by_its_zeros(bytes) {
        return encoding;
    }
    if let Some(encoding) = meta_charset(&bytes[..bytes.len().min(META_SCAN_BYTES)]) {
        return encoding;
    }
    if std::str::from_utf8(bytes).is_ok() {
        return UTF_8;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(&bytes[..bytes.len().min(DETECT_BYTES)], true);
    // The detector takes lower-case ASCII labels only and panics on others.
    let domain = top_level_domain
        .map(str::as_bytes)
        .filter(|label| label.iter().all(u8::is_ascii_lowercase));
    detector.guess(domain, Utf8Detection::Allow)
}

/// A page begins with `<` or white space; in UTF-16 a zero byte stands beside it.
fn utf_16_by_its_zeros(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [b'<', 0, second, 0, ..] if *second != 0 => Some(UTF_16LE),
        [0, b'<', 0, second, ..] if *second != 0 => Some(UTF_16BE),
        _ => None,
    }
}

/// The encoding a `<meta>` names, by `charset=` anywhere inside one.
fn meta_charset(head: &[u8]) -> Option<&'static Encoding> {
    let lower = head.to_ascii_lowercase();
    let mut from = 0;
    while let Some(start) = find(&lower[from..], b"<meta").map(|at| from + at) {
        let end = lower[start..]
            .iter()
            .position(|&byte| byte == b'>')
            .map_or(lower.len(), |length| start + length);
        if let Some(encoding) = charset_label(&lower[start..end]) {
            return Some(encoding);
        }
        from = end;
    }
    None
}

fn charset_label(tag: &[u8]) -> Option<&'static Encoding> {
    let at = find(tag, b"charset")? + b"charset".len();
    let rest = tag[at..].trim_ascii_start().strip_prefix(b"=")?;
    let rest = rest.trim_ascii_start();
    let rest = rest.strip_prefix(b"\"").unwrap_or(rest);
    let rest = rest.strip_prefix(b"'").unwrap_or(rest);
    let end = rest
        .iter()
        .position(|byte| matches!(byte, b'"' | b'\'' | b';' | b'/' | b' ' | b'\t' | b'\n'))
        .unwrap_or(rest.len());
    let encoding = Encoding::for_label(&rest[..end])?;
    // The standard: a page that is readable as bytes cannot be UTF-16, whatever it says.
    if encoding == UTF_16LE || encoding == UTF_16BE {
        return Some(UTF_8);
    }
    (encoding.name() != "x-user-defined")
        .then_some(encoding)
        .or(Some(WINDOWS_1252))
}

fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    haystack
        .windows(needle.len())
        .position(|window| window == needle)
}
