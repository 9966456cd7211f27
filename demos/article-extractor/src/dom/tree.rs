//! The arena: nodes in one vector, their text in one string.

use super::{Attr, Tag};

/// A node's place in the arena.
pub type NodeId = u32;

/// No node.
pub(super) const NONE: NodeId = NodeId::MAX;
/// The document itself.
pub const ROOT: NodeId = 0;

/// Bytes of text that take as long to read as a node.
const NODE_BYTES: usize = 128;

/// A stretch of the arena's text.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Span {
    pub start: u32,
    pub end: u32,
}

#[derive(Debug, Clone)]
pub(super) struct Node {
    pub tag: Tag,
    /// Distance from the root when it was placed; moving an ancestor does not change it.
    pub depth: u32,
    pub parent: NodeId,
    pub first_child: NodeId,
    pub last_child: NodeId,
    pub previous: NodeId,
    pub next: NodeId,
    /// Text of a text node; of an element the stretch of `attributes` that is its own.
    pub span: Span,
}

/// A page's elements and text.
#[derive(Debug)]
pub struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) attributes: Vec<(Attr, Span)>,
    pub(super) text: String,
}

impl Tree {
    pub(super) fn with_capacity(bytes: usize) -> Self {
        let mut tree = Self {
            nodes: Vec::with_capacity(bytes / 24 + 16),
            attributes: Vec::with_capacity(bytes / 64 + 16),
            text: String::with_capacity(bytes),
        };
        tree.push(Tag::Document, Span::default());
        tree
    }

    pub(super) fn push(&mut self, tag: Tag, span: Span) -> NodeId {
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Node {
            tag,
            depth: 0,
            parent: NONE,
            first_child: NONE,
            last_child: NONE,
            previous: NONE,
            next: NONE,
            span,
        });
        id
    }

    /// Nodes there are, detached ones included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// What kind of node it is.
    pub fn tag(&self, id: NodeId) -> Tag {
        self.nodes[id as usize].tag
    }

    /// The node it is in.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        some(self.nodes[id as usize].parent)
    }

    /// The first node in it.
    pub fn first_child(&self, id: NodeId) -> Option<NodeId> {
        some(self.nodes[id as usize].first_child)
    }

    /// The node after it under the same parent.
    pub fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        some(self.nodes[id as usize].next)
    }

    /// Its children, in order.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.first_child(id), |&child| self.next_sibling(child))
    }

    /// Its ancestors, from its parent up.
    pub fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.parent(id), |&node| self.parent(node))
    }

    /// The node and everything in it, in document order.
    pub fn descendants(&self, top: NodeId) -> Descendants<'_> {
        Descendants {
            tree: self,
            top,
            next: Some(top),
        }
    }

    /// The next node in document order that is not inside `id`, within `top`.
    pub fn after(&self, id: NodeId, top: NodeId) -> Option<NodeId> {
        let mut node = id;
        loop {
            if node == top {
                return None;
            }
            if let Some(next) = self.next_sibling(node) {
                return Some(next);
            }
            node = self.parent(node)?;
        }
    }

    /// The text of a text node; nothing for elements.
    pub fn text_of(&self, id: NodeId) -> &str {
        let node = &self.nodes[id as usize];
        match node.tag {
            Tag::Text => &self.text[node.span.start as usize..node.span.end as usize],
            _ => "",
        }
    }

    /// An attribute's value.
    pub fn attr(&self, id: NodeId, name: Attr) -> Option<&str> {
        let node = &self.nodes[id as usize];
        if node.tag == Tag::Text {
            return None;
        }
        self.attributes[node.span.start as usize..node.span.end as usize]
            .iter()
            .find(|(attribute, _)| *attribute == name)
            .map(|(_, span)| &self.text[span.start as usize..span.end as usize])
    }

    /// An element's attributes, in order.
    pub fn attributes(&self, id: NodeId) -> impl Iterator<Item = (Attr, &str)> {
        let node = &self.nodes[id as usize];
        let range = match node.tag {
            Tag::Text => 0..0,
            _ => node.span.start as usize..node.span.end as usize,
        };
        self.attributes[range]
            .iter()
            .map(|(name, span)| (*name, &self.text[span.start as usize..span.end as usize]))
    }

    /// All text inside a node, white space collapsed, at most `max_bytes` long.
    ///
    /// Reads while nodes are left, of which a long text counts as many, and takes them off.
    pub fn inner_text(&self, id: NodeId, max_bytes: usize, nodes_left: &mut usize) -> String {
        let mut out = String::new();
        let mut next = Some(id);
        while let Some(node) = next {
            let text = self.text_of(node);
            *nodes_left = nodes_left.saturating_sub(1 + text.len() / NODE_BYTES);
            if *nodes_left == 0 {
                break;
            }
            if self.tag(node).is_silent() {
                next = self.after(node, id);
                continue;
            }
            if self.tag(node) == Tag::Br || (self.tag(node).is_block() && !out.is_empty()) {
                push_collapsed(&mut out, " ");
            }
            push_collapsed(&mut out, text);
            if out.len() > max_bytes {
                out.truncate(out.floor_char_boundary(max_bytes));
                break;
            }
            next = self.first_child(node).or_else(|| self.after(node, id));
        }
        out.truncate(out.trim_end().len());
        out
    }
}

/// Appends text with every run of white space as one space and none at the start,
/// without the characters that only say where a line may or may not break.
///
/// White space is what HTML collapses, and the no-break space that pages use for layout.
pub fn push_collapsed(out: &mut String, text: &str) {
    let bytes = text.as_bytes();
    let (mut copied, mut at) = (0, 0);
    while at < bytes.len() {
        let Some((gap, length)) = gap_at(bytes, at) else {
            at += 1;
            continue;
        };
        out.push_str(&text[copied..at]);
        at += length;
        copied = at;
        if gap == Gap::Space && !out.is_empty() && !out.ends_with([' ', '\n']) {
            out.push(' ');
        }
    }
    out.push_str(&text[copied..]);
}

#[derive(PartialEq, Eq)]
enum Gap {
    Space,
    /// Soft hyphen, zero-width space, word joiner, byte-order mark.
    Unseen,
}

/// What stands here that is not to be copied, and its bytes.
fn gap_at(bytes: &[u8], at: usize) -> Option<(Gap, usize)> {
    match bytes[at] {
        b' ' | b'\n' | b'\t' | b'\r' | b'\x0c' => Some((Gap::Space, 1)),
        0xc2 => match bytes.get(at + 1) {
            Some(0xa0) => Some((Gap::Space, 2)),
            Some(0xad) => Some((Gap::Unseen, 2)),
            _ => None,
        },
        0xe2 | 0xef => match bytes.get(at..at + 3) {
            Some([0xe2, 0x80, 0x8b] | [0xe2, 0x81, 0xa0] | [0xef, 0xbb, 0xbf]) => {
                Some((Gap::Unseen, 3))
            }
            _ => None,
        },
        _ => None,
    }
}

fn some(id: NodeId) -> Option<NodeId> {
    (id != NONE).then_some(id)
}

/// Iterator of [`Tree::descendants`].
pub struct Descendants<'a> {
    tree: &'a Tree,
    top: NodeId,
    next: Option<NodeId>,
}

impl Iterator for Descendants<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let id = self.next?;
        self.next = self
            .tree
            .first_child(id)
            .or_else(|| self.tree.after(id, self.top));
        Some(id)
    }
}
