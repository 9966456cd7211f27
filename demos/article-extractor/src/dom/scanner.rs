//! Cuts a page into tags and text for the tree builder, leaving out what holds no words.
//!
//! Scripts, styles, comments, drawings and the attributes nobody reads are
//! three quarters of a page; a tokenizer that hands them on only for the tree
//! to drop them would take most of the time. It is also where the limits
//! stand that keep the tree builder linear: it walks its stack of open
//! elements for most tags, and compares each attribute with all before it.

use std::ops::Range;

use html5ever::tendril::StrTendril;
use html5ever::tokenizer::{self, TagKind, Token, TokenSink as _};
use html5ever::tree_builder::TreeBuilder;
use html5ever::{Attribute, LocalName, QualName, ns};

use super::markup::{find_byte, find_end_tag, hash_lower, name_end, next_attribute, tag_named};
use super::references::{self, Context};
use super::sink::{Handle, Sink};
use super::{Attr, Tag, doctype};

/// Deepest nesting passed on; none of the 500 pages the classifier was trained on reaches it.
const MAX_DEPTH: usize = 128;
/// Open elements, summed over all tags, after which the rest of the page is left: the tree builder
/// may walk them for each tag. A long real page comes to a million.
const MAX_WALKED: usize = 12_000_000;
/// Attributes kept of one tag.
const MAX_ATTRIBUTES: usize = 16;
/// Longest attribute value kept; longer ones are inlined data.
const MAX_VALUE_BYTES: usize = 4_096;
/// JSON-LD read in all.
const MAX_JSON_LD_BYTES: usize = 1 << 20;

/// A `noscript` element with so many bytes and paragraphs holds the page's text rather than a
/// picture or a request to turn scripts on.
const MIN_NOSCRIPT_BYTES: usize = 500;
const MIN_NOSCRIPT_PARAGRAPHS: usize = 3;

/// Reads a page into a tree builder.
pub struct Scanner<'a> {
    html: &'a str,
    bytes: &'a [u8],
    at: usize,
    builder: &'a TreeBuilder<Handle, Sink>,
    /// The JSON-LD blocks, in order.
    pub json_ld: Vec<String>,
    json_ld_bytes: usize,
    /// Hashed names of the open elements that nest.
    open: Vec<u64>,
    /// Open elements summed over all tags.
    walked: usize,
    /// Elements to skip whose end tag does not occur again: looked for once only.
    unclosed: Vec<Tag>,
    /// Where a `noscript` that is read ends: those inside it are not judged again.
    read_until: usize,
    /// Whether something was left out for size.
    pub truncated: bool,
}

impl<'a> Scanner<'a> {
    pub fn new(html: &'a str, builder: &'a TreeBuilder<Handle, Sink>) -> Self {
        let html = html.strip_prefix('\u{feff}').unwrap_or(html);
        Self {
            html,
            bytes: html.as_bytes(),
            at: 0,
            builder,
            json_ld: Vec::new(),
            json_ld_bytes: 0,
            open: Vec::new(),
            walked: 0,
            unclosed: Vec::new(),
            read_until: 0,
            truncated: false,
        }
    }

    /// Hands the whole page on, or as much as the tree can hold.
    pub fn run(&mut self) {
        let mut text_start = 0;
        while let Some(length) = find_byte(&self.bytes[self.at..], b'<') {
            self.at += length;
            let next = self.bytes.get(self.at + 1).copied().unwrap_or_default();
            if !matches!(next, b'!' | b'?' | b'/') && !next.is_ascii_alphabetic() {
                // A sign in the text.
                self.at += 1;
                continue;
            }
            self.text(text_start..self.at);
            if self.builder.sink.is_full() || self.walked > MAX_WALKED {
                self.truncated = true;
                return;
            }
            match next {
                b'!' => self.declaration(),
                b'?' => self.skip_past(">"),
                b'/' => self.end_tag(),
                _ => self.start_tag(),
            }
            text_start = self.at;
        }
        self.text(text_start..self.bytes.len());
    }

    fn emit(&self, token: Token) {
        // The answer tells a tokenizer how to read on: for elements whose content this one skips
        // or, for titles, reads itself.
        let _ = self.builder.process_token(token, 1);
    }

    fn text(&self, range: Range<usize>) {
        let text = references::read(&self.html[range], Context::Content);
        if !text.is_empty() {
            self.emit(Token::CharacterTokens(StrTendril::from_slice(&text)));
        }
    }

    /// Moves behind the next `end`, or to the end of the page.
    fn skip_past(&mut self, end: &str) {
        self.at = match memchr::memmem::find(&self.bytes[self.at..], end.as_bytes()) {
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
        if let Some(doctype) = doctype::read(&self.html[start..self.at]) {
            self.emit(Token::DoctypeToken(doctype));
        }
    }

    fn end_tag(&mut self) {
        let start = self.at + 2;
        let name_end = name_end(self.bytes, start);
        let name = &self.html[start..name_end];
        self.at = start;
        self.skip_past(">");
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return;
        }
        let tag = tag_named(name);
        if tag == Tag::Noscript {
            return;
        }
        if nests(tag) {
            // The innermost open one closes with all in it, as the parser mostly does.
            let hash = hash_lower(name);
            if let Some(index) = self.open.iter().rposition(|&open| open == hash) {
                self.open.truncate(index);
            }
        }
        self.tag(TagKind::EndTag, tag, name, Vec::new());
    }

    fn tag(&self, kind: TagKind, tag: Tag, name: &str, attrs: Vec<Attribute>) {
        self.emit(Token::TagToken(tokenizer::Tag {
            kind,
            name: local_name(tag, name),
            self_closing: false,
            attrs,
            had_duplicate_attributes: false,
        }));
    }

    fn start_tag(&mut self) {
        let start = self.at + 1;
        let name_end = name_end(self.bytes, start);
        let name = &self.html[start..name_end];
        let tag = tag_named(name);
        if tag == Tag::Noscript && (self.at < self.read_until || self.holds_text(name_end)) {
            // Its text is the page's for readers without scripts, as we are.
            self.attributes(name_end, true);
            return;
        }
        if tag == Tag::Script || (tag.is_silent() && !tag.is_void() && tag != Tag::Head) {
            return self.skip_element(tag, name_end);
        }
        self.walked += self.open.len();
        let too_deep = nests(tag) && self.open.len() >= MAX_DEPTH;
        // Raw text elements would turn the rest of the page into text.
        let dropped = too_deep || (tag == Tag::Other && is_raw_text(name));
        self.truncated |= too_deep;
        let attributes = self.attributes(name_end, dropped);
        if dropped || self.bytes.get(self.at.wrapping_sub(1)) != Some(&b'>') {
            return;
        }
        if tag == Tag::Title {
            return self.title(name, attributes);
        }
        if nests(tag) {
            self.open.push(hash_lower(name));
        }
        self.tag(TagKind::StartTag, tag, name, attributes);
    }

    /// A title's content is text whatever it looks like.
    fn title(&mut self, name: &str, attributes: Vec<Attribute>) {
        let Some(length) = self.end_tag_of(Tag::Title) else {
            return;
        };
        self.tag(TagKind::StartTag, Tag::Title, name, attributes);
        let end = self
            .html
            .floor_char_boundary(self.at + length.min(MAX_VALUE_BYTES));
        self.text(self.at..end);
        self.tag(TagKind::EndTag, Tag::Title, "title", Vec::new());
        self.at += length;
        self.skip_past(">");
    }

    /// The attributes that are read; moves behind the tag.
    fn attributes(&mut self, from: usize, dropped: bool) -> Vec<Attribute> {
        let mut at = from;
        let mut kept = Vec::new();
        while let Some(raw) = next_attribute(self.bytes, &mut at) {
            if !dropped
                && kept.len() < MAX_ATTRIBUTES
                && let Some(attribute) = self.attribute(raw.name, raw.value)
            {
                kept.push(attribute);
            }
        }
        self.at = (at + 1).min(self.bytes.len());
        kept
    }

    fn attribute(&self, name: Range<usize>, value: Range<usize>) -> Option<Attribute> {
        let mut lower = [0u8; 16];
        let lower = lower.get_mut(..name.len())?;
        lower.copy_from_slice(&self.bytes[name]);
        lower.make_ascii_lowercase();
        let attribute = Attr::named(lower)?;
        let value = &self.html[value];
        if value.len() > MAX_VALUE_BYTES
            || (attribute == Attr::Style && !value.contains("none"))
            || (matches!(attribute, Attr::Src | Attr::Srcset) && value.contains("data:"))
        {
            return None;
        }
        Some(Attribute {
            name: QualName::new(None, ns!(), attribute.local_name()),
            value: StrTendril::from_slice(&references::read(value, Context::Attribute)),
        })
    }

    /// Moves behind an element that holds no words; a script is kept if it is JSON-LD.
    /// Without an end tag only the start tag is dropped, but for scripts and styles, which run to
    /// the end of the page.
    fn skip_element(&mut self, tag: Tag, name_end: usize) {
        self.attributes(name_end, true);
        let tag_end = self.at;
        match self.end_tag_of(tag) {
            Some(length) => self.at += length,
            None if matches!(tag, Tag::Script | Tag::Style) => self.at = self.bytes.len(),
            None => return,
        }
        if tag == Tag::Script && self.html[name_end..tag_end].contains("ld+json") {
            let body = self.html[tag_end..self.at].trim();
            if self.json_ld_bytes + body.len() <= MAX_JSON_LD_BYTES {
                self.json_ld_bytes += body.len();
                self.json_ld.push(body.to_owned());
            }
        }
        self.skip_past(">");
    }

    /// Whether the element that begins here has paragraphs.
    fn holds_text(&mut self, from: usize) -> bool {
        let Some(length) = self.end_tag_of(Tag::Noscript) else {
            return false;
        };
        let end = self.at + length;
        let inside = self.bytes.get(from..end).unwrap_or_default();
        let holds = inside.len() >= MIN_NOSCRIPT_BYTES
            && memchr::memmem::find_iter(inside, b"<p")
                .take(MIN_NOSCRIPT_PARAGRAPHS)
                .count()
                == MIN_NOSCRIPT_PARAGRAPHS;
        if holds {
            self.read_until = end;
        }
        holds
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

/// A tag's name for the tree builder.
fn local_name(tag: Tag, name: &str) -> LocalName {
    match tag.local_name() {
        Some(known) => known,
        None => LocalName::from(name.to_ascii_lowercase()),
    }
}
