//! One pass over the markup before the parser: drops what holds no words, bounds what is left.
//!
//! Scripts, styles, comments, drawings and the attributes nobody reads are
//! three quarters of a page. Dropping them here costs a tenth of parsing them.
//! It is also where the limits stand that keep the tree builder linear: it
//! walks its stack of open elements for most tags, and compares each attribute
//! with all before it.

use super::{Attr, Tag};

/// Deepest nesting passed on; none of the 500 pages the classifier was trained on reaches it.
const MAX_DEPTH: usize = 128;
/// Attributes kept of one tag.
const MAX_ATTRIBUTES: usize = 16;
/// Longest attribute value kept; longer ones are inlined data.
const MAX_VALUE_BYTES: usize = 4_096;
/// JSON-LD read in all.
const MAX_JSON_LD_BYTES: usize = 1 << 20;

/// What is left of a page.
pub struct Scanned {
    /// Markup for the parser.
    pub html: String,
    /// The JSON-LD blocks.
    pub json_ld: Vec<String>,
    /// Whether nesting was cut.
    pub truncated: bool,
}

/// Scans a page.
pub fn prescan(html: &str) -> Scanned {
    let mut scanner = Scanner {
        html,
        bytes: html.as_bytes(),
        at: 0,
        out: String::with_capacity(html.len() / 2),
        json_ld: Vec::new(),
        json_ld_bytes: 0,
        open: Vec::new(),
        unclosed: Vec::new(),
        truncated: false,
    };
    scanner.run();
    Scanned {
        html: scanner.out,
        json_ld: scanner.json_ld,
        truncated: scanner.truncated,
    }
}

struct Scanner<'a> {
    html: &'a str,
    bytes: &'a [u8],
    at: usize,
    out: String,
    json_ld: Vec<String>,
    json_ld_bytes: usize,
    /// Hashed names of the open elements that nest.
    open: Vec<u64>,
    /// Elements to skip whose end tag does not occur again: looked for once only.
    unclosed: Vec<Tag>,
    truncated: bool,
}

impl Scanner<'_> {
    fn run(&mut self) {
        while let Some(length) = find_byte(&self.bytes[self.at..], b'<') {
            self.out.push_str(&self.html[self.at..self.at + length]);
            self.at += length;
            match self.bytes.get(self.at + 1) {
                Some(b'!') => self.declaration(),
                Some(b'?') => self.skip_past(">"),
                Some(b'/') => self.end_tag(),
                Some(c) if c.is_ascii_alphabetic() => self.start_tag(),
                _ => {
                    self.out.push('<');
                    self.at += 1;
                }
            }
        }
        self.out.push_str(&self.html[self.at..]);
    }

    /// Moves behind the next `end`, or to the end of the page.
    fn skip_past(&mut self, end: &str) {
        self.at = match self.html[self.at..].find(end) {
            Some(length) => self.at + length + end.len(),
            None => self.bytes.len(),
        };
    }

    /// A comment or a doctype; only the latter says anything, namely how to parse tables.
    fn declaration(&mut self) {
        let rest = &self.bytes[self.at..];
        if let Some(comment) = rest.strip_prefix(b"<!--") {
            match comment {
                [b'>', ..] => self.at += 5,
                [b'-', b'>', ..] => self.at += 6,
                _ => {
                    self.at += 4;
                    self.skip_past("-->");
                }
            }
            return;
        }
        let start = self.at;
        self.skip_past(">");
        if rest.len() >= 9 && rest[2..9].eq_ignore_ascii_case(b"doctype") && self.at - start < 512 {
            self.out.push_str(&self.html[start..self.at]);
        }
    }

    fn end_tag(&mut self) {
        let start = self.at + 2;
        let name_end = name_end(self.bytes, start);
        let name = &self.html[start..name_end];
        self.at = start;
        self.skip_past(">");
        if name.is_empty() {
            return;
        }
        if nests(lower_tag(name)) {
            // The innermost open one closes with all in it, as the parser mostly does.
            let hash = hash_lower(name);
            if let Some(index) = self.open.iter().rposition(|&open| open == hash) {
                self.open.truncate(index);
            }
        }
        self.out.push_str("</");
        self.out.push_str(name);
        self.out.push('>');
    }

    fn start_tag(&mut self) {
        let start = self.at + 1;
        let name_end = name_end(self.bytes, start);
        let name = &self.html[start..name_end];
        let tag = lower_tag(name);
        let mark = self.out.len();
        self.out.push('<');
        self.out.push_str(name);
        let raw = self.attributes(name_end);
        match tag {
            Tag::Script => {
                self.out.truncate(mark);
                self.script(&raw);
            }
            _ if tag.is_silent() && !tag.is_void() && tag != Tag::Head => {
                self.out.truncate(mark);
                self.skip_element(tag);
            }
            // They would turn the rest of the page into text.
            Tag::Other if is_raw_text(name) => self.out.truncate(mark),
            Tag::Title => {
                // Its content is text whatever it looks like.
                self.out.push('>');
                if let Some(length) = self.end_tag_of(tag) {
                    let end = self.at + length.min(MAX_VALUE_BYTES);
                    let end = self.html.floor_char_boundary(end);
                    let text = &self.html[self.at..end];
                    self.out.push_str(text);
                    self.at += length;
                } else {
                    self.out.truncate(mark);
                }
            }
            _ if nests(tag) && self.open.len() >= MAX_DEPTH => {
                self.truncated = true;
                self.out.truncate(mark);
            }
            _ => {
                if nests(tag) {
                    self.open.push(hash_lower(name));
                }
                self.out.push('>');
            }
        }
    }

    /// Copies the attributes that are read; moves behind the tag and gives the rest as it stood.
    fn attributes(&mut self, from: usize) -> std::ops::Range<usize> {
        let mut at = from;
        let mut kept = 0;
        loop {
            while self
                .bytes
                .get(at)
                .is_some_and(|b| b.is_ascii_whitespace() || *b == b'/')
            {
                at += 1;
            }
            let name_start = at;
            while self
                .bytes
                .get(at)
                .is_some_and(|b| !b.is_ascii_whitespace() && !matches!(b, b'/' | b'>' | b'='))
            {
                at += 1;
            }
            // A stray equals sign begins a name.
            if at == name_start {
                match self.bytes.get(at) {
                    Some(b'=') => at += 1,
                    Some(_) => {
                        self.at = at + 1;
                        return from..at;
                    }
                    None => {
                        self.at = at;
                        return from..at;
                    }
                }
            }
            let name = name_start..at;
            let value = self.value(&mut at);
            if kept < MAX_ATTRIBUTES && self.keep(&name, value) {
                kept += 1;
            }
        }
    }

    /// An attribute's value with its quotes, if it has one.
    fn value(&self, at: &mut usize) -> Option<std::ops::Range<usize>> {
        let mut end = *at;
        while self.bytes.get(end).is_some_and(u8::is_ascii_whitespace) {
            end += 1;
        }
        if self.bytes.get(end) != Some(&b'=') {
            return None;
        }
        end += 1;
        while self.bytes.get(end).is_some_and(u8::is_ascii_whitespace) {
            end += 1;
        }
        let start = end;
        match self.bytes.get(start) {
            Some(&quote @ (b'"' | b'\'')) => {
                end = match find_byte(&self.bytes[start + 1..], quote) {
                    Some(length) => start + length + 2,
                    None => self.bytes.len(),
                };
            }
            _ => {
                while self
                    .bytes
                    .get(end)
                    .is_some_and(|b| !b.is_ascii_whitespace() && *b != b'>')
                {
                    end += 1;
                }
            }
        }
        *at = end;
        Some(start..end)
    }

    fn keep(
        &mut self,
        name: &std::ops::Range<usize>,
        value: Option<std::ops::Range<usize>>,
    ) -> bool {
        let mut lower = [0u8; 16];
        let length = name.len();
        if length > lower.len() {
            return false;
        }
        lower[..length].copy_from_slice(&self.bytes[name.clone()]);
        lower[..length].make_ascii_lowercase();
        let Some(attribute) = Attr::named(&lower[..length]) else {
            return false;
        };
        let value = value.map_or("", |range| &self.html[range]);
        if value.len() > MAX_VALUE_BYTES
            || (attribute == Attr::Style && !value.contains("none"))
            || (matches!(attribute, Attr::Src | Attr::Srcset) && value.contains("data:"))
        {
            return false;
        }
        self.out.push(' ');
        self.out.push_str(&self.html[name.clone()]);
        if !value.is_empty() {
            self.out.push('=');
            self.out.push_str(value);
        }
        true
    }

    /// Behind a script's start tag: keeps it if it is JSON-LD.
    fn script(&mut self, raw: &std::ops::Range<usize>) {
        let attributes = &self.html[raw.clone()];
        let length = self.end_tag_of(Tag::Script);
        let end = length.map_or(self.bytes.len(), |length| self.at + length);
        if attributes.contains("ld+json") {
            let body = self.html[self.at..end].trim();
            if self.json_ld_bytes + body.len() <= MAX_JSON_LD_BYTES {
                self.json_ld_bytes += body.len();
                self.json_ld.push(body.to_owned());
            }
        }
        self.at = end;
    }

    /// Moves behind the element's end tag. Without one only the start tag is dropped,
    /// but for styles, which run to the end of the page.
    fn skip_element(&mut self, tag: Tag) {
        if self
            .end_tag_of(tag)
            .map(|length| self.at += length)
            .is_some()
        {
            self.skip_past(">");
        } else if tag == Tag::Style {
            self.at = self.bytes.len();
        }
    }

    /// Distance to the next end tag of this name.
    fn end_tag_of(&mut self, tag: Tag) -> Option<usize> {
        if self.unclosed.contains(&tag) {
            return None;
        }
        let length = find_end_tag(self.bytes, self.at, tag.as_str().as_bytes());
        if length.is_none() {
            self.unclosed.push(tag);
        }
        length
    }
}

/// Elements that can hold themselves, so that depth is theirs. The others (paragraphs, list
/// items, cells) close one another or stand in one of these.
fn nests(tag: Tag) -> bool {
    !tag.is_void()
        && !matches!(
            tag,
            Tag::P
                | Tag::Li
                | Tag::Dt
                | Tag::Dd
                | Tag::Tr
                | Tag::Td
                | Tag::Th
                | Tag::Tbody
                | Tag::Thead
                | Tag::Tfoot
                | Tag::Option
                | Tag::Html
                | Tag::Head
                | Tag::Body
        )
}

fn is_raw_text(name: &str) -> bool {
    ["plaintext", "xmp", "noframes", "noembed"]
        .iter()
        .any(|raw| name.eq_ignore_ascii_case(raw))
}

/// A name's FNV-1a hash, in lower case.
fn hash_lower(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte.to_ascii_lowercase())).wrapping_mul(0x0100_0000_01b3)
    })
}

fn lower_tag(name: &str) -> Tag {
    let mut buffer = [0u8; 16];
    let Some(buffer) = buffer.get_mut(..name.len()) else {
        return Tag::Other;
    };
    buffer.copy_from_slice(name.as_bytes());
    buffer.make_ascii_lowercase();
    std::str::from_utf8(buffer).map_or(Tag::Other, Tag::named)
}

/// Where a tag's name ends.
fn name_end(bytes: &[u8], from: usize) -> usize {
    bytes[from..]
        .iter()
        .position(|b| b.is_ascii_whitespace() || matches!(b, b'/' | b'>'))
        .map_or(bytes.len(), |length| from + length)
}

fn find_byte(bytes: &[u8], byte: u8) -> Option<usize> {
    memchr::memchr(byte, bytes)
}

/// Distance from `from` to the next `</name`, in any case.
fn find_end_tag(bytes: &[u8], from: usize, name: &[u8]) -> Option<usize> {
    let mut at = from;
    while let Some(length) = find_byte(&bytes[at..], b'<') {
        at += length;
        let rest = &bytes[at + 1..];
        if rest.first() == Some(&b'/')
            && rest.len() > name.len()
            && rest[1..=name.len()].eq_ignore_ascii_case(name)
            && rest
                .get(name.len() + 1)
                .is_none_or(|b| b.is_ascii_whitespace() || matches!(b, b'/' | b'>'))
        {
            return Some(at - from);
        }
        at += 1;
    }
    None
}
