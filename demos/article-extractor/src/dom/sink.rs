//! Receives html5ever's tree, in one arena and within limits.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};

use html5ever::tendril::StrTendril;
use html5ever::tree_builder::{ElementFlags, NodeOrText, QuirksMode, TreeSink};
use html5ever::{Attribute, ExpandedName, LocalName, Namespace, QualName, local_name, ns};

use super::tree::{NONE, NodeId, ROOT, Span, Tree};
use super::{Attr, Tag};

/// A news page has 2,000 to 20,000 nodes; a 5 MB list of links has 250,000.
const MAX_NODES: usize = 300_000;
/// The tree builder walks its open elements for most tags. Markup the prescan cannot bound
/// (end tags the standard ignores, formatting reopened in each paragraph) is stopped here.
const MAX_DEPTH: u32 = 1_024;
/// Unclosed formatting elements are reopened in every paragraph and so multiply text of attributes.
const MAX_TEXT_BYTES: usize = 16 << 20;

/// A node as the tree builder holds it, with the name it asks for all the time.
#[derive(Debug, Clone)]
pub struct Handle {
    id: NodeId,
    namespace: Namespace,
    local: LocalName,
}

/// Builds the arena.
pub struct Sink {
    tree: RefCell<Tree>,
    full: Cell<bool>,
}

impl Sink {
    pub fn new(bytes: usize) -> Self {
        Self {
            tree: RefCell::new(Tree::with_capacity(bytes)),
            full: Cell::new(false),
        }
    }

    /// Whether the page is larger than what is read.
    pub fn is_full(&self) -> bool {
        self.full.get()
    }

    fn push(&self, tag: Tag, span: Span) -> NodeId {
        let mut tree = self.tree.borrow_mut();
        if tree.nodes.len() >= MAX_NODES || tree.text.len() >= MAX_TEXT_BYTES {
            self.full.set(true);
        }
        tree.push(tag, span)
    }

    fn store_attributes(&self, attributes: &[Attribute]) -> Span {
        let mut tree = self.tree.borrow_mut();
        let start = tree.attributes.len() as u32;
        for attribute in attributes {
            if let Some(name) = Attr::named(attribute.name.local.as_bytes()) {
                let from = tree.text.len() as u32;
                tree.text.push_str(&attribute.value);
                let span = Span {
                    start: from,
                    end: tree.text.len() as u32,
                };
                tree.attributes.push((name, span));
            }
        }
        let end = tree.attributes.len() as u32;
        Span { start, end }
    }

    /// A text node, unless the text continues the one before it.
    fn text_node(&self, text: &str, after: NodeId) -> Option<NodeId> {
        let mut tree = self.tree.borrow_mut();
        let start = tree.text.len() as u32;
        tree.text.push_str(text);
        let end = tree.text.len() as u32;
        if after != NONE {
            let previous = &mut tree.nodes[after as usize];
            if previous.tag == Tag::Text && previous.span.end == start {
                previous.span.end = end;
                return None;
            }
        }
        drop(tree);
        Some(self.push(Tag::Text, Span { start, end }))
    }

    fn detach(&self, id: NodeId) {
        let mut tree = self.tree.borrow_mut();
        let (parent, previous, next) = {
            let node = &mut tree.nodes[id as usize];
            let links = (node.parent, node.previous, node.next);
            (node.parent, node.previous, node.next) = (NONE, NONE, NONE);
            links
        };
        if parent == NONE {
            return;
        }
        match previous {
            NONE => tree.nodes[parent as usize].first_child = next,
            _ => tree.nodes[previous as usize].next = next,
        }
        match next {
            NONE => tree.nodes[parent as usize].last_child = previous,
            _ => tree.nodes[next as usize].previous = previous,
        }
    }

    fn append_node(&self, parent: NodeId, child: NodeId) {
        let mut tree = self.tree.borrow_mut();
        let last = tree.nodes[parent as usize].last_child;
        let depth = tree.nodes[parent as usize].depth + 1;
        if depth > MAX_DEPTH {
            self.full.set(true);
        }
        tree.nodes[child as usize].depth = depth;
        tree.nodes[child as usize].parent = parent;
        tree.nodes[child as usize].previous = last;
        match last {
            NONE => tree.nodes[parent as usize].first_child = child,
            _ => tree.nodes[last as usize].next = child,
        }
        tree.nodes[parent as usize].last_child = child;
    }

    fn insert_before(&self, sibling: NodeId, child: NodeId) {
        let mut tree = self.tree.borrow_mut();
        let (parent, previous) = {
            let node = &tree.nodes[sibling as usize];
            (node.parent, node.previous)
        };
        let node = &mut tree.nodes[child as usize];
        (node.parent, node.previous, node.next) = (parent, previous, sibling);
        tree.nodes[sibling as usize].previous = child;
        match previous {
            NONE if parent == NONE => {}
            NONE => tree.nodes[parent as usize].first_child = child,
            _ => tree.nodes[previous as usize].next = child,
        }
    }

    fn parent_of(&self, id: NodeId) -> NodeId {
        self.tree.borrow().nodes[id as usize].parent
    }

    fn nameless(id: NodeId) -> Handle {
        Handle {
            id,
            namespace: ns!(),
            local: local_name!(""),
        }
    }
}

impl TreeSink for Sink {
    type Handle = Handle;
    type Output = Tree;
    type ElemName<'a> = ExpandedName<'a>;

    fn finish(self) -> Tree {
        self.tree.into_inner()
    }

    fn parse_error(&self, _message: Cow<'static, str>) {}

    fn get_document(&self) -> Handle {
        Self::nameless(ROOT)
    }

    fn elem_name<'a>(&'a self, target: &'a Handle) -> ExpandedName<'a> {
        ExpandedName {
            ns: &target.namespace,
            local: &target.local,
        }
    }

    fn create_element(
        &self,
        name: QualName,
        attributes: Vec<Attribute>,
        _flags: ElementFlags,
    ) -> Handle {
        let span = self.store_attributes(&attributes);
        Handle {
            id: self.push(Tag::named(&name.local), span),
            namespace: name.ns,
            local: name.local,
        }
    }

    fn create_comment(&self, _text: StrTendril) -> Handle {
        Self::nameless(self.push(Tag::Other, Span::default()))
    }

    fn create_pi(&self, _target: StrTendril, _data: StrTendril) -> Handle {
        Self::nameless(self.push(Tag::Other, Span::default()))
    }

    fn append(&self, parent: &Handle, child: NodeOrText<Handle>) {
        match child {
            NodeOrText::AppendNode(node) => self.append_node(parent.id, node.id),
            NodeOrText::AppendText(text) => {
                let last = self.tree.borrow().nodes[parent.id as usize].last_child;
                if let Some(node) = self.text_node(&text, last) {
                    self.append_node(parent.id, node);
                }
            }
        }
    }

    fn append_based_on_parent_node(
        &self,
        element: &Handle,
        previous: &Handle,
        child: NodeOrText<Handle>,
    ) {
        if self.parent_of(element.id) == NONE {
            self.append(previous, child);
        } else {
            self.append_before_sibling(element, child);
        }
    }

    fn append_doctype_to_document(&self, _: StrTendril, _: StrTendril, _: StrTendril) {}

    /// Templates keep their content as ordinary children: it is skipped later by name.
    fn get_template_contents(&self, target: &Handle) -> Handle {
        target.clone()
    }

    fn same_node(&self, x: &Handle, y: &Handle) -> bool {
        x.id == y.id
    }

    fn set_quirks_mode(&self, _mode: QuirksMode) {}

    fn append_before_sibling(&self, sibling: &Handle, child: NodeOrText<Handle>) {
        match child {
            NodeOrText::AppendNode(node) => {
                self.detach(node.id);
                self.insert_before(sibling.id, node.id);
            }
            NodeOrText::AppendText(text) => {
                let before = self.tree.borrow().nodes[sibling.id as usize].previous;
                if let Some(node) = self.text_node(&text, before) {
                    self.insert_before(sibling.id, node);
                }
            }
        }
    }

    /// Only for a second `<html>` or `<body>` tag, whose attributes say nothing more.
    fn add_attrs_if_missing(&self, target: &Handle, attributes: Vec<Attribute>) {
        let existing = self.tree.borrow().nodes[target.id as usize].span;
        if existing.start == existing.end {
            let span = self.store_attributes(&attributes);
            self.tree.borrow_mut().nodes[target.id as usize].span = span;
        }
    }

    fn remove_from_parent(&self, target: &Handle) {
        self.detach(target.id);
    }

    fn reparent_children(&self, node: &Handle, new_parent: &Handle) {
        loop {
            let child = self.tree.borrow().nodes[node.id as usize].first_child;
            if child == NONE {
                return;
            }
            self.detach(child);
            self.append_node(new_parent.id, child);
        }
    }
}
