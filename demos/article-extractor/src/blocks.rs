//! The page as a sequence of blocks: runs of text between two line breaks of the layout.

use std::ops::Range;

use super::dom::tree::{ROOT, push_collapsed};
use super::dom::{Attr, NameCache, NodeId, Tag, Tree};
use super::words::count_words;

/// Blocks read of one page; a long article has 500, a page of comments 3,000.
const MAX_PAGE_BLOCKS: usize = 20_000;

/// Names of a class attribute that are looked at.
const MAX_NAMES: usize = 8;

/// What a block is in the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A heading of this level.
    Heading(u8),
    /// Running text.
    Paragraph,
    /// A list's item, this deep in lists.
    Item(u8),
    /// A quotation.
    Quote,
    /// Text set as typed.
    Preformatted,
    /// A cell of the table row with this node.
    Cell(NodeId),
    /// A picture's caption.
    Caption,
}

#[derive(Debug, Clone)]
pub struct Block {
    /// The element it stands in.
    pub container: NodeId,
    /// That element's name.
    pub tag: Tag,
    pub kind: Kind,
    /// Its text, white space collapsed, line breaks kept.
    pub text: String,
    /// Its text nodes, a stretch of [`Page::pieces`].
    pub pieces: Range<u32>,
    /// Words of the text.
    pub words: u32,
    /// Those within links.
    pub link_words: u32,
    /// Those within `strong` or `b`.
    pub strong_words: u32,
    pub links: u32,
}

/// A text node of a block.
#[derive(Debug, Clone, Copy)]
pub struct Piece {
    /// The text node, or a line break.
    pub node: NodeId,
    /// The link it is in.
    pub link: Option<NodeId>,
}

/// A picture and how many blocks come before it.
#[derive(Debug, Clone, Copy)]
pub struct ImageAt {
    /// The `img`.
    pub node: NodeId,
    /// Blocks before it.
    pub block: usize,
}

/// A page cut into blocks.
#[derive(Debug)]
pub struct Page<'a> {
    /// The tree it was cut from.
    pub tree: &'a Tree,
    /// The blocks, in order.
    pub blocks: Vec<Block>,
    /// Their text nodes.
    pub pieces: Vec<Piece>,
    /// Its pictures, in order.
    pub images: Vec<ImageAt>,
    /// For every node the blocks inside it, as a range.
    pub ranges: Vec<Range<u32>>,
    /// Whether there were more blocks.
    pub truncated: bool,
}

impl<'a> Page<'a> {
    /// Cuts a tree into blocks.
    pub fn new(tree: &'a Tree) -> Self {
        let mut cutter = Cutter {
            page: Page {
                tree,
                blocks: Vec::new(),
                pieces: Vec::new(),
                images: Vec::new(),
                ranges: vec![0..0; tree.len()],
                truncated: false,
            },
            text: String::new(),
            first_piece: 0,
            breaks: 0,
            frames: Vec::new(),
            link: None,
            strong: 0,
            link_words: 0,
            strong_words: 0,
            links: 0,
            names: NameCache::new(Look::Inline),
        };
        cutter.walk();
        cutter.page
    }

    /// The blocks inside a node.
    pub fn blocks_in(&self, node: NodeId) -> Range<usize> {
        let range = &self.ranges[node as usize];
        range.start as usize..range.end as usize
    }

    /// The next element up that holds more blocks than this one does.
    pub fn wider(&self, node: NodeId) -> Option<NodeId> {
        let range = &self.ranges[node as usize];
        self.tree
            .ancestors(node)
            .find(|&outer| self.ranges[outer as usize] != *range)
    }
}

/// An open block-level element.
struct Frame {
    node: NodeId,
    tag: Tag,
    lists: u8,
    quoted: bool,
    preformatted: bool,
    caption: bool,
    row: Option<NodeId>,
}

/// How an element that is no block of its own stands in its line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Look {
    /// Its text is part of the line.
    Inline,
    /// It names itself a caption or a credit: a line of its own.
    Caption,
    /// It shows on hovering, or to screen readers only: no part of the line.
    Unseen,
}

struct Cutter<'a> {
    page: Page<'a>,
    text: String,
    first_piece: u32,
    breaks: u8,
    frames: Vec<Frame>,
    link: Option<NodeId>,
    strong: u32,
    link_words: u32,
    strong_words: u32,
    links: u32,
    names: NameCache<'a, Look>,
}

impl Cutter<'_> {
    fn walk(&mut self) {
        let tree = self.page.tree;
        let mut node = ROOT;
        loop {
            let descend = self.enter(node);
            if descend && let Some(child) = tree.first_child(node) {
                node = child;
                continue;
            }
            loop {
                self.leave(node);
                if let Some(next) = tree.next_sibling(node) {
                    node = next;
                    break;
                }
                match tree.parent(node) {
                    Some(parent) => node = parent,
                    None => {
                        self.flush();
                        return;
                    }
                }
            }
        }
    }

    /// Takes a node in; whether to look inside it.
    fn enter(&mut self, node: NodeId) -> bool {
        let tree = self.page.tree;
        let tag = tree.tag(node);
        let look = self.look(node, tag);
        if tag.is_block() || look == Look::Caption {
            self.flush();
            self.open(node, tag, look);
        }
        self.page.ranges[node as usize].start = self.page.blocks.len() as u32;
        match tag {
            Tag::Text => self.add_text(node),
            Tag::Br => self.add_break(node),
            Tag::Img => self.page.images.push(ImageAt {
                node,
                block: self.page.blocks.len() + usize::from(!self.text.trim().is_empty()),
            }),
            Tag::A if self.link.is_none() => {
                self.link = Some(node);
                self.links += 1;
            }
            Tag::B | Tag::Strong => self.strong += 1,
            _ => {}
        }
        !tag.is_silent() && look != Look::Unseen
    }

    fn look(&mut self, node: NodeId, tag: Tag) -> Look {
        if !matches!(tag, Tag::Span | Tag::Small | Tag::Em | Tag::I | Tag::Other) {
            return Look::Inline;
        }
        let mut look = Look::Inline;
        for (name, value) in self.page.tree.attributes(node) {
            look = match name {
                Attr::Class => self.names.get(value, look_of),
                Attr::Role if value == "tooltip" => Look::Unseen,
                Attr::Hidden | Attr::Style if hides(name, value) => Look::Unseen,
                _ => continue,
            };
            if look == Look::Unseen {
                break;
            }
        }
        let within = self.frames.last().map(|frame| frame.tag);
        if look == Look::Caption && within == Some(Tag::Figcaption) {
            return Look::Inline;
        }
        look
    }

    fn leave(&mut self, node: NodeId) {
        let tag = self.page.tree.tag(node);
        let own_line = tag.is_block() || self.frames.last().is_some_and(|frame| frame.node == node);
        match tag {
            Tag::A if self.link == Some(node) => self.link = None,
            Tag::B | Tag::Strong => self.strong = self.strong.saturating_sub(1),
            _ => {}
        }
        if own_line {
            self.flush();
            self.frames.pop();
        }
        // An inline element's text is part of the block still open.
        let open = u32::from(!own_line && !self.text.trim().is_empty());
        self.page.ranges[node as usize].end = self.page.blocks.len() as u32 + open;
    }

    fn open(&mut self, node: NodeId, tag: Tag, look: Look) {
        let outer = self.frames.last();
        let lists = outer.map_or(0, |frame| frame.lists);
        let row = match tag {
            Tag::Tr => Some(node),
            Tag::Table => None,
            _ => outer.and_then(|frame| frame.row),
        };
        let frame = Frame {
            node,
            tag,
            lists: match tag {
                Tag::Ul | Tag::Ol => lists.saturating_add(1),
                _ => lists,
            },
            quoted: tag == Tag::Blockquote || outer.is_some_and(|frame| frame.quoted),
            preformatted: tag == Tag::Pre || outer.is_some_and(|frame| frame.preformatted),
            caption: look == Look::Caption,
            row,
        };
        self.frames.push(frame);
    }

    fn add_text(&mut self, node: NodeId) {
        let text = self.page.tree.text_of(node);
        let before = self.text.len();
        if self.frames.last().is_some_and(|frame| frame.preformatted) {
            self.text.push_str(text);
        } else {
            push_collapsed(&mut self.text, text);
        }
        if self.text.len() == before && text.is_empty() {
            return;
        }
        let added = &self.text[before..];
        if !added.trim().is_empty() {
            self.breaks = 0;
        }
        if self.link.is_some() || self.strong > 0 {
            let words = count_words(added);
            self.link_words += if self.link.is_some() { words } else { 0 };
            self.strong_words += if self.strong > 0 { words } else { 0 };
        }
        self.page.pieces.push(Piece {
            node,
            link: self.link,
        });
    }

    /// One line break is part of a paragraph, two end it.
    fn add_break(&mut self, node: NodeId) {
        self.breaks += 1;
        let preformatted = self.frames.last().is_some_and(|frame| frame.preformatted);
        if self.breaks >= 2 && !preformatted {
            self.flush();
            return;
        }
        self.text.truncate(self.text.trim_end_matches(' ').len());
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.page.pieces.push(Piece {
            node,
            link: self.link,
        });
    }

    /// Ends the block that is open.
    fn flush(&mut self) {
        self.breaks = 0;
        let first_piece = std::mem::replace(&mut self.first_piece, self.page.pieces.len() as u32);
        let (link_words, strong_words, links) = (self.link_words, self.strong_words, self.links);
        (self.link_words, self.strong_words) = (0, 0);
        self.links = u32::from(self.link.is_some());
        let trimmed = self.text.trim();
        if trimmed.is_empty() {
            self.text.clear();
            return;
        }
        if self.page.blocks.len() >= MAX_PAGE_BLOCKS {
            self.page.truncated = true;
            self.text.clear();
            return;
        }
        let (container, tag) = self
            .frames
            .last()
            .map_or((ROOT, Tag::Body), |frame| (frame.node, frame.tag));
        let block = Block {
            container,
            tag,
            kind: self.kind(),
            words: count_words(trimmed),
            text: trimmed.to_owned(),
            pieces: first_piece..self.first_piece,
            link_words,
            strong_words,
            links,
        };
        self.text.clear();
        self.page.blocks.push(block);
    }

    fn kind(&self) -> Kind {
        let Some(frame) = self.frames.last() else {
            return Kind::Paragraph;
        };
        let nearest = |wanted: &[Tag]| {
            self.frames
                .iter()
                .rev()
                .take(3)
                .any(|frame| wanted.contains(&frame.tag))
        };
        if let Some(level) = self
            .frames
            .iter()
            .rev()
            .take(3)
            .find_map(|frame| frame.tag.heading_level())
        {
            Kind::Heading(level)
        } else if frame.preformatted {
            Kind::Preformatted
        } else if let Some(row) = frame.row {
            Kind::Cell(row)
        } else if frame.caption || nearest(&[Tag::Figcaption]) {
            Kind::Caption
        } else if frame.lists > 0 && nearest(&[Tag::Li]) {
            Kind::Item(frame.lists)
        } else if frame.quoted {
            Kind::Quote
        } else {
            Kind::Paragraph
        }
    }
}

/// What a class attribute says of an inline element.
fn look_of(class: &str) -> Look {
    let mut look = Look::Inline;
    for name in class.split_ascii_whitespace().take(MAX_NAMES) {
        let name = name.to_ascii_lowercase();
        let has = |parts: &[&str]| parts.iter().any(|part| name.contains(part));
        let hover = has(&["tooltip", "popover", "hovercard", "hover-card"]);
        if has(&[
            "sr-only",
            "visually-hidden",
            "visuallyhidden",
            "screen-reader",
        ]) || (hover && has(&["text", "content", "body", "inner", "card"]))
        {
            return Look::Unseen;
        }
        let names_caption =
            |part: &str| part.contains("caption") || matches!(part, "credit" | "credits");
        if name.split(['-', '_']).any(names_caption) {
            look = Look::Caption;
        }
    }
    look
}

/// Whether an attribute marks its element as not shown.
pub fn hides(name: Attr, value: &str) -> bool {
    match name {
        Attr::Hidden => true,
        Attr::AriaHidden => value == "true",
        Attr::Style => value
            .split(';')
            .filter_map(|rule| rule.split_once(':'))
            .any(|(name, value)| {
                name.trim().eq_ignore_ascii_case("display")
                    && value.trim().to_ascii_lowercase().starts_with("none")
            }),
        _ => false,
    }
}
