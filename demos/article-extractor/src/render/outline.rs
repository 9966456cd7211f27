//! The kept blocks as a small document.

use super::inline::{Run, runs};
use crate::address::Addresses;
use crate::blocks::{Kind, Page};
use crate::dom::{Attr, NodeId, Tag, Tree};
use crate::report::Image;

/// A cell with more words is layout, not a table.
const MAX_CELL_WORDS: u32 = 80;
/// How far up the element is looked for that a block belongs to.
const MAX_CLIMB: usize = 16;
/// Nodes looked at to number the items of all lists; a list is counted once from end to end.
const MAX_COUNTED_NODES: usize = 2_000_000;
/// Longest description of a picture.
const MAX_ALT_CHARS: usize = 300;

/// One part of the article.
#[derive(Debug, Clone, PartialEq)]
pub enum Part {
    Heading(u8, Vec<Run>),
    Paragraph(Vec<Run>),
    Quote(Vec<Run>),
    Preformatted(Vec<Run>),
    Caption(Vec<Run>),
    List(Vec<Item>),
    Table(Vec<Vec<Vec<Run>>>),
    Picture(Image),
}

/// An item of a list.
#[derive(Debug, Clone, PartialEq)]
pub struct Item {
    /// How deep, from 0.
    pub depth: u8,
    /// Its number, in a numbered list.
    pub number: Option<usize>,
    pub runs: Vec<Run>,
}

impl Part {
    /// Every run in it.
    pub fn runs(&self) -> Vec<&Run> {
        match self {
            Self::Heading(_, runs)
            | Self::Paragraph(runs)
            | Self::Quote(runs)
            | Self::Preformatted(runs)
            | Self::Caption(runs) => runs.iter().collect(),
            Self::List(items) => items.iter().flat_map(|item| &item.runs).collect(),
            Self::Table(rows) => rows.iter().flatten().flatten().collect(),
            Self::Picture(_) => Vec::new(),
        }
    }
}

/// Puts the kept blocks together.
pub fn outline(page: &Page<'_>, kept: &[bool], addresses: &Addresses) -> Vec<Part> {
    let mut builder = Builder {
        page,
        addresses,
        parts: Vec::new(),
        last_item: None,
        last_cell: None,
        nodes_left: MAX_COUNTED_NODES,
    };
    let first = kept.iter().position(|&keep| keep).unwrap_or(0);
    let mut images = page.images.iter().peekable();
    for (index, block) in page.blocks.iter().enumerate() {
        while let Some(image) = images.next_if(|image| image.block <= index) {
            let beside = kept[index] || (index > 0 && kept[index - 1]);
            if image.block > first && beside {
                builder.picture(image.node);
            }
        }
        if kept[index] {
            let runs = runs(page, block, addresses);
            if !runs.is_empty() {
                builder.block(index, runs);
            }
        }
    }
    builder.parts
}

struct Builder<'a, 'p> {
    page: &'a Page<'p>,
    addresses: &'a Addresses,
    parts: Vec<Part>,
    /// The list, the item and its number of the block before.
    last_item: Option<(NodeId, NodeId, usize)>,
    /// The table, row and cell of the block before.
    last_cell: Option<(NodeId, NodeId, NodeId)>,
    /// Nodes that may still be looked at to number items.
    nodes_left: usize,
}

impl Builder<'_, '_> {
    fn block(&mut self, index: usize, runs: Vec<Run>) {
        let block = &self.page.blocks[index];
        let item = self.last_item.take();
        let cell = self.last_cell.take();
        match block.kind {
            Kind::Heading(level) => self.parts.push(Part::Heading(level, runs)),
            Kind::Paragraph => self.parts.push(Part::Paragraph(runs)),
            Kind::Quote => self.parts.push(Part::Quote(runs)),
            Kind::Preformatted => self.parts.push(Part::Preformatted(runs)),
            Kind::Caption => self.parts.push(Part::Caption(runs)),
            Kind::Item(depth) => self.item(block.container, depth, runs, item),
            Kind::Cell(row) if block.words <= MAX_CELL_WORDS => {
                self.cell(block.container, row, runs, cell);
            }
            Kind::Cell(_) => self.parts.push(Part::Paragraph(runs)),
        }
    }

    fn item(
        &mut self,
        container: NodeId,
        depth: u8,
        runs: Vec<Run>,
        last: Option<(NodeId, NodeId, usize)>,
    ) {
        let tree = self.page.tree;
        let item = nearest(tree, container, &[Tag::Li]).unwrap_or(container);
        let list = nearest(tree, item, &[Tag::Ul, Tag::Ol]).unwrap_or(item);
        if let (Some((_, last_item, _)), Some(Part::List(items))) = (last, self.parts.last_mut())
            && last_item == item
            && let Some(open) = items.last_mut()
        {
            // A second paragraph of the same item.
            open.runs.push(Run::plain("\n"));
            open.runs.extend(runs);
            self.last_item = last;
            return;
        }
        // Counting on from the item before keeps long lists linear.
        let number = match last {
            Some((last_list, last_item, number)) if last_list == list => {
                let next = tree.next_sibling(last_item);
                let between = items_until(tree, next, item, &mut self.nodes_left);
                number.saturating_add(between + 1)
            }
            _ if tree.tag(list) == Tag::Ol => number_of(tree, list, item, &mut self.nodes_left),
            _ => 0,
        };
        let entry = Item {
            depth: depth.saturating_sub(1).min(6),
            number: (tree.tag(list) == Tag::Ol).then_some(number),
            runs,
        };
        match self.parts.last_mut() {
            Some(Part::List(items)) if last.is_some() => items.push(entry),
            _ => self.parts.push(Part::List(vec![entry])),
        }
        self.last_item = Some((list, item, number));
    }

    fn cell(
        &mut self,
        container: NodeId,
        row: NodeId,
        runs: Vec<Run>,
        last: Option<(NodeId, NodeId, NodeId)>,
    ) {
        let tree = self.page.tree;
        let table = nearest(tree, row, &[Tag::Table]).unwrap_or(row);
        let cell = nearest(tree, container, &[Tag::Td, Tag::Th]).unwrap_or(container);
        self.last_cell = Some((table, row, cell));
        let (Some((last_table, last_row, last_cell)), Some(Part::Table(rows))) =
            (last, self.parts.last_mut())
        else {
            self.parts.push(Part::Table(vec![vec![runs]]));
            return;
        };
        if last_table != table {
            self.parts.push(Part::Table(vec![vec![runs]]));
        } else if last_row != row {
            rows.push(vec![runs]);
        } else if let Some(cells) = rows.last_mut() {
            match cells.last_mut() {
                Some(open) if last_cell == cell => {
                    open.push(Run::plain(" "));
                    open.extend(runs);
                }
                _ => cells.push(runs),
            }
        }
    }

    fn picture(&mut self, node: NodeId) {
        let tree = self.page.tree;
        let source = [Attr::Src, Attr::DataSrc]
            .into_iter()
            .filter_map(|name| tree.attr(node, name))
            .find_map(|src| self.addresses.image(src));
        let Some(url) = source else { return };
        let alt = tree
            .attr(node, Attr::Alt)
            .map(str::trim)
            .filter(|alt| !alt.is_empty())
            .map(|alt| super::shortened(alt, MAX_ALT_CHARS));
        self.parts.push(Part::Picture(Image { url, alt }));
    }
}

/// The nearest of these elements, the node itself included.
fn nearest(tree: &Tree, node: NodeId, wanted: &[Tag]) -> Option<NodeId> {
    std::iter::once(node)
        .chain(tree.ancestors(node))
        .take(MAX_CLIMB)
        .find(|&node| wanted.contains(&tree.tag(node)))
}

/// Items from `from` on that stand before `to`, as far as nodes are left to look at.
fn items_until(tree: &Tree, from: Option<NodeId>, to: NodeId, nodes_left: &mut usize) -> usize {
    let mut items = 0;
    let nodes = std::iter::successors(from, |&node| tree.next_sibling(node));
    for node in nodes.take_while(|&node| node != to) {
        *nodes_left = nodes_left.saturating_sub(1);
        if *nodes_left == 0 {
            break;
        }
        items += usize::from(tree.tag(node) == Tag::Li);
    }
    items
}

/// An item's number in its list, counted from the list's `start`.
fn number_of(tree: &Tree, list: NodeId, item: NodeId, nodes_left: &mut usize) -> usize {
    let start = tree
        .attr(list, Attr::Start)
        .and_then(|start| start.trim().parse().ok())
        .unwrap_or(1usize);
    start.saturating_add(items_until(tree, tree.first_child(list), item, nodes_left))
}

#[cfg(test)]
mod tests {
    use super::number_of;
    use crate::dom::tree::ROOT;
    use crate::dom::{Tag, parse};

    #[test]
    fn items_are_counted_while_nodes_are_left() {
        let tree = parse("<ol start=5><li>a</li><p>b</p><li>c</li><li>d</li></ol>").tree;
        let list = tree
            .descendants(ROOT)
            .find(|&node| tree.tag(node) == Tag::Ol)
            .unwrap();
        let last = tree.children(list).last().unwrap();
        let number = |mut nodes_left: usize| number_of(&tree, list, last, &mut nodes_left);
        assert_eq!(number(100), 7);
        assert_eq!(number(3), 6);
        assert_eq!(number(0), 5);
    }
}
