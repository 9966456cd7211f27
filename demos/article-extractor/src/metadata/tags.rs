//! One walk over the tree that gathers everything a page states about itself.

use crate::blocks::Page;
use crate::dom::tree::{ROOT, push_collapsed};
use crate::dom::{self, Attr, NameCache, NodeId, Tag, Tree};

/// Values kept for each kind.
const MAX_VALUES: usize = 12;
/// Different `meta` names kept.
const MAX_META_NAMES: usize = 200;
/// Longest text of an element that may hold a name or a date.
const MAX_TEXT_BYTES: usize = 300;
/// Nodes that texts are gathered from on a page: elements that may hold a name lie in one another.
const MAX_READ_NODES: usize = 2_000_000;
/// Longest text with markup or entities that is read.
const MAX_PLAIN_BYTES: usize = 200_000;
/// Blocks at the top of the article looked at for a date or a byline.
const MAX_OPENINGS: usize = 40;

/// What was found, in document order.
#[derive(Debug, Default)]
pub struct Tags {
    meta: Vec<(String, Vec<String>)>,
    pub title: Option<String>,
    pub canonical: Option<String>,
    pub html_lang: Option<String>,
    pub first_headings: Vec<String>,
    pub microdata_headlines: Vec<String>,
    pub microdata_authors: Vec<String>,
    pub microdata_dates: Vec<String>,
    pub rel_authors: Vec<String>,
    pub bylines: Vec<String>,
    pub times: Vec<String>,
    pub dated_elements: Vec<String>,
    /// Short blocks around the headline.
    pub openings: Vec<String>,
    /// Nodes that texts may still be gathered from.
    nodes_left: usize,
}

impl Tags {
    pub fn read(page: &Page<'_>) -> Self {
        let mut tags = Self {
            nodes_left: MAX_READ_NODES,
            ..Self::default()
        };
        let mut classes = NameCache::new(0);
        for node in page.tree.descendants(ROOT) {
            match page.tree.tag(node) {
                Tag::Text => {}
                tag => tags.element(page.tree, node, tag, &mut classes),
            }
        }
        tags.openings = openings(page);
        tags
    }

    /// The values of a `meta` tag, by its name in lower case.
    pub fn values(&self, name: &str) -> &[String] {
        self.meta
            .iter()
            .find(|(key, _)| key == name)
            .map_or(&[], |(_, values)| values)
    }

    fn element<'a>(
        &mut self,
        tree: &'a Tree,
        node: NodeId,
        tag: Tag,
        classes: &mut NameCache<'a, u8>,
    ) {
        match tag {
            Tag::Meta => return self.meta_tag(tree, node),
            Tag::Title if self.title.is_none() => {
                self.title = Some(tree.inner_text(node, 1_000, &mut self.nodes_left));
            }
            Tag::Html => self.html_lang = tree.attr(node, Attr::Lang).map(str::to_owned),
            Tag::Link if tree.attr(node, Attr::Rel) == Some("canonical") => {
                self.canonical = tree.attr(node, Attr::Href).map(str::to_owned);
            }
            Tag::H1 => {
                let heading = tree.inner_text(node, 1_000, &mut self.nodes_left);
                push(&mut self.first_headings, heading);
            }
            Tag::Time => {
                let value = tree.attr(node, Attr::Datetime).map(str::to_owned);
                let value = value.unwrap_or_else(|| self.text(tree, node));
                push(&mut self.times, value);
            }
            _ => {}
        }
        if let Some(itemprop) = tree.attr(node, Attr::Itemprop) {
            self.microdata(tree, node, itemprop);
        }
        if matches!(tree.attr(node, Attr::Rel), Some("author")) {
            let name = self.text(tree, node);
            push(&mut self.rel_authors, name);
        }
        let class = tree.attr(node, Attr::Class).unwrap_or_default();
        let id = tree.attr(node, Attr::Id).unwrap_or_default();
        self.by_name(tree, node, classes.get(class, marks) | marks(id));
    }

    fn meta_tag(&mut self, tree: &Tree, node: NodeId) {
        let Some(content) = tree.attr(node, Attr::Content) else {
            return;
        };
        if let Some(itemprop) = tree.attr(node, Attr::Itemprop) {
            self.microdata_value(itemprop, content.to_owned());
        }
        let names = [Attr::Property, Attr::Name, Attr::HttpEquiv];
        for name in names.into_iter().filter_map(|name| tree.attr(node, name)) {
            let name = name.trim().to_ascii_lowercase();
            match self.meta.iter().position(|(key, _)| *key == name) {
                Some(index) => push(&mut self.meta[index].1, content.to_owned()),
                None if self.meta.len() < MAX_META_NAMES => {
                    self.meta.push((name, vec![content.trim().to_owned()]));
                }
                None => {}
            }
        }
    }

    fn microdata(&mut self, tree: &Tree, node: NodeId, itemprop: &str) {
        let value = tree
            .attr(node, Attr::Content)
            .or_else(|| tree.attr(node, Attr::Datetime))
            .map(str::to_owned);
        let value = match value {
            Some(value) => value,
            None if itemprop.contains("author") => {
                // The name within, where the author is an item of its own.
                let name = tree
                    .descendants(node)
                    .skip(1)
                    .take(50)
                    .find(|&inner| tree.attr(inner, Attr::Itemprop) == Some("name"));
                match name {
                    Some(name) => tree
                        .attr(name, Attr::Content)
                        .map_or_else(|| self.text(tree, name), str::to_owned),
                    None => self.text(tree, node),
                }
            }
            None => self.text(tree, node),
        };
        self.microdata_value(itemprop, value);
    }

    fn microdata_value(&mut self, itemprop: &str, value: String) {
        for name in itemprop.split_ascii_whitespace() {
            match name {
                "headline" => push(&mut self.microdata_headlines, value.clone()),
                "author" | "creator" => push(&mut self.microdata_authors, value.clone()),
                "datePublished" | "dateCreated" => push(&mut self.microdata_dates, value.clone()),
                _ => {}
            }
        }
    }

    fn by_name(&mut self, tree: &Tree, node: NodeId, marks: u8) {
        if marks & COMMENT != 0 {
            return;
        }
        if self.bylines.len() < MAX_VALUES && marks & BYLINE != 0 {
            let text = self.text(tree, node);
            if text.len() < 160 {
                push(&mut self.bylines, text);
            }
        }
        if self.dated_elements.len() < MAX_VALUES && marks & (DATE | UPDATED) == DATE {
            let text = self.text(tree, node);
            if text.len() < 160 {
                push(&mut self.dated_elements, text);
            }
        }
    }

    /// The text of an element that may hold a name or a date.
    fn text(&mut self, tree: &Tree, node: NodeId) -> String {
        tree.inner_text(node, MAX_TEXT_BYTES, &mut self.nodes_left)
    }
}

fn push(out: &mut Vec<String>, value: String) {
    let value = value.trim();
    if out.len() < MAX_VALUES && !value.is_empty() && !out.iter().any(|seen| seen == value) {
        out.push(value.to_owned());
    }
}

fn openings(page: &Page<'_>) -> Vec<String> {
    let headline = page
        .blocks
        .iter()
        .position(|block| block.tag == Tag::H1)
        .unwrap_or(0);
    page.blocks
        .iter()
        .skip(headline.saturating_sub(5))
        .take(MAX_OPENINGS)
        .filter(|block| block.words <= 30)
        .map(|block| block.text.clone())
        .collect()
}

const BYLINE: u8 = 1;
const DATE: u8 = 2;
const COMMENT: u8 = 4;
const UPDATED: u8 = 8;

/// What a class or id says its element holds, a bit each; one pass over its letters.
fn marks(name: &str) -> u8 {
    let bytes = name.as_bytes();
    let mut found = 0;
    for (at, byte) in bytes.iter().enumerate() {
        let wanted: &[(&str, u8)] = match byte.to_ascii_lowercase() {
            b'b' => &[("byline", BYLINE)],
            b'a' => &[("author", BYLINE)],
            b'd' => &[("date", DATE)],
            b'p' => &[("publish", DATE), ("posted-on", DATE)],
            b't' => &[("timestamp", DATE)],
            b'c' => &[("comment", COMMENT)],
            b'u' => &[("updated", UPDATED)],
            _ => continue,
        };
        for (word, mark) in wanted {
            let here = bytes.get(at..at + word.len());
            if here.is_some_and(|here| here.eq_ignore_ascii_case(word.as_bytes())) {
                found |= mark;
            }
        }
    }
    found
}

/// A text that may hold entities or markup, as words.
pub fn plain(text: &str) -> String {
    let mut out = String::new();
    if !text.contains(['&', '<']) {
        push_collapsed(&mut out, text);
        return out.trim().to_owned();
    }
    let text = &text[..text.floor_char_boundary(MAX_PLAIN_BYTES)];
    if text.contains('<') {
        let mut nodes_left = usize::MAX;
        let document = dom::parse(text);
        return document
            .tree
            .inner_text(ROOT, MAX_PLAIN_BYTES, &mut nodes_left);
    }
    // The tree of a text without tags would hold that text alone.
    push_collapsed(&mut out, &dom::read_text(text));
    out.trim().to_owned()
}
