//! The elements around a block: their names, classes and roles.

use std::sync::LazyLock;

use super::flag;
use crate::blocks::{Block, Page, hides};
use crate::dom::tree::ROOT;
use crate::dom::{Attr, NameCache, NodeId, Tag, Tree};
use crate::model::{Odds, TokenKind, hash};

pub const COUNT: usize = GROUPS.len() + AROUND.len() + 9;

/// Class and id fragments that name a purpose.
pub const GROUPS: [&[&str]; 18] = [
    &["comment", "disqus", "discussion", "respond"],
    &[
        "related",
        "recommend",
        "similar",
        "more-",
        "read-next",
        "readnext",
        "you-may",
        "also-",
        "trending",
        "popular",
        "latest",
        "recent",
    ],
    &["share", "social", "follow"],
    &[
        "nav",
        "menu",
        "breadcrumb",
        "pagination",
        "pager",
        "prev-next",
    ],
    &["footer", "foot-", "copyright", "legal"],
    &["header", "masthead", "topbar", "hero"],
    &[
        "sidebar",
        "side-",
        "widget",
        "rail",
        "aside",
        "column-right",
    ],
    &[
        "promo", "advert", "ad-", "ads-", "-ad", "sponsor", "banner", "dfp", "taboola", "outbrain",
        "cta", "callout",
    ],
    &[
        "newsletter",
        "subscribe",
        "signup",
        "sign-up",
        "form",
        "subscription",
        "paywall",
        "register",
        "login",
    ],
    &["author", "byline", "bio", "contributor", "profile"],
    &["meta", "date", "time", "posted", "publish", "info"],
    &[
        "tag",
        "category",
        "categories",
        "topic",
        "label",
        "eyebrow",
        "kicker",
    ],
    &[
        "caption",
        "credit",
        "figure",
        "wp-caption",
        "image",
        "photo",
        "gallery",
    ],
    &[
        "article", "content", "body", "entry", "post", "story", "text", "main", "prose", "rich",
    ],
    &[
        "cookie",
        "consent",
        "gdpr",
        "modal",
        "popup",
        "overlay",
        "dialog",
        "hidden",
        "sr-only",
        "screen-reader",
        "visually",
    ],
    &["toc", "table-of-contents", "contents", "jump"],
    &[
        "card", "teaser", "grid", "carousel", "slider", "swiper", "tile", "listing", "feed",
    ],
    &["button", "btn", "tool", "print", "icon", "skip"],
];

/// Elements whose nearness is looked at.
pub const AROUND: [Tag; 14] = [
    Tag::Article,
    Tag::Main,
    Tag::Aside,
    Tag::Nav,
    Tag::Footer,
    Tag::Header,
    Tag::Form,
    Tag::Section,
    Tag::Figure,
    Tag::Table,
    Tag::A,
    Tag::Details,
    Tag::Blockquote,
    Tag::Ul,
];

/// Levels above a block that a name is looked for.
const FAR: u8 = 30;
/// Longest class attribute split into tokens.
const MAX_TOKENS: usize = 12;

#[derive(Debug, Clone, Copy)]
struct Element {
    depth: u8,
    /// Levels up to the nearest element of each group, the element itself being 0.
    groups: [u8; GROUPS.len()],
    around: [u8; AROUND.len()],
    hidden: bool,
    own_least: f32,
    own_most: f32,
    chain_least: f32,
    chain_most: f32,
    /// Sum over the chain, halved at each level.
    chain_sum: f32,
}

/// The fragments that begin with one byte.
#[derive(Debug, Clone, Default)]
struct Fragments {
    /// Their second bytes, a bit each.
    seconds: u32,
    /// The fragments and their groups.
    list: Vec<(&'static [u8], usize)>,
}

/// The fragments by their first byte, so that a name is searched for all of them in one pass.
static BY_FIRST_BYTE: LazyLock<Vec<Fragments>> = LazyLock::new(|| {
    let mut table = vec![Fragments::default(); 256];
    for (group, fragments) in GROUPS.iter().enumerate() {
        for fragment in fragments.iter().map(|fragment| fragment.as_bytes()) {
            let entry = &mut table[usize::from(fragment[0])];
            entry.seconds |= bit(fragment[1]);
            entry.list.push((fragment, group));
        }
    }
    table
});

/// A letter's bit, the same in either case; other bytes share some.
fn bit(byte: u8) -> u32 {
    1 << (byte & 31)
}

/// The groups a class, id or role names, one bit each.
fn groups_of(name: &str) -> u32 {
    let table = &*BY_FIRST_BYTE;
    let mut found = 0;
    let bytes = name.as_bytes();
    for (at, pair) in bytes.windows(2).enumerate() {
        let fragments = &table[usize::from(pair[0].to_ascii_lowercase())];
        if fragments.seconds & bit(pair[1]) == 0 {
            continue;
        }
        for (fragment, group) in &fragments.list {
            let here = bytes.get(at..at + fragment.len());
            if here.is_some_and(|here| here.eq_ignore_ascii_case(fragment)) {
                found |= 1 << group;
            }
        }
    }
    found
}

/// Every element's names with those around it.
#[derive(Debug)]
pub struct Elements {
    /// Where each node's entry is; the first stands for all that were not read.
    places: Vec<u32>,
    read: Vec<Element>,
}

impl Elements {
    /// Reads a page's elements.
    pub fn read(page: &Page<'_>, odds: &dyn Odds) -> Self {
        let tree = page.tree;
        let none = Element {
            depth: 0,
            groups: [FAR; GROUPS.len()],
            around: [FAR; AROUND.len()],
            hidden: false,
            own_least: 0.0,
            own_most: 0.0,
            chain_least: 0.0,
            chain_most: 0.0,
            chain_sum: 0.0,
        };
        let mut elements = Self {
            places: vec![0; tree.len()],
            read: vec![none],
        };
        let mut classes = NameCache::new(Class::default());
        let mut next = Some(ROOT);
        while let Some(node) = next {
            // Elements without blocks are never asked about.
            if tree.tag(node) == Tag::Text || page.blocks_in(node).is_empty() {
                next = tree.after(node, ROOT);
                continue;
            }
            let outer = tree.parent(node).map_or(&none, |outer| elements.of(outer));
            let element = outer.inner(tree, node, odds, &mut classes);
            elements.places[node as usize] = elements.read.len() as u32;
            elements.read.push(element);
            next = tree.first_child(node).or_else(|| tree.after(node, ROOT));
        }
        elements
    }

    fn of(&self, node: NodeId) -> &Element {
        &self.read[self.places[node as usize] as usize]
    }

    pub(super) fn push(&self, page: &Page<'_>, block: &Block, out: &mut Vec<f32>) {
        let element = self.of(block.container);
        out.extend(element.groups.iter().map(|&up| f32::from(up)));
        out.extend(element.around.iter().map(|&up| f32::from(up)));
        let inner = page.pieces[block.pieces.start as usize..block.pieces.end as usize]
            .first()
            .and_then(|piece| page.tree.parent(piece.node))
            .map_or(element, |parent| self.of(parent));
        out.extend([
            f32::from(element.depth),
            flag(element.hidden),
            element.own_least,
            element.own_most,
            element.chain_least,
            element.chain_most,
            element.chain_sum,
            inner.own_least,
            inner.chain_sum,
        ]);
    }
}

impl Element {
    fn inner<'a>(
        &self,
        tree: &'a Tree,
        node: NodeId,
        odds: &dyn Odds,
        classes: &mut NameCache<'a, Class>,
    ) -> Self {
        let mut element = *self;
        element.depth = element.depth.saturating_add(1);
        for up in element.groups.iter_mut().chain(&mut element.around) {
            *up = (*up + 1).min(FAR);
        }
        let tag = tree.tag(node);
        if let Some(index) = AROUND.iter().position(|&around| around == tag) {
            element.around[index] = 0;
        }
        let mut found = 0;
        let mut tokens = Names::default();
        for (name, value) in tree.attributes(node) {
            match name {
                Attr::Class => {
                    let class = classes.get(value, |value| Class {
                        groups: groups_of(value),
                        names: Names::of(value, b'.', odds),
                    });
                    found |= class.groups;
                    tokens.join(class.names);
                }
                Attr::Id | Attr::Role => {
                    found |= groups_of(value);
                    let mark = if name == Attr::Id { b'#' } else { b'@' };
                    tokens.join(Names::of(value, mark, odds));
                }
                Attr::Itemprop => tokens.join(Names::of(value, b'!', odds)),
                Attr::DataTestid => tokens.join(Names::of(value, b'?', odds)),
                Attr::Hidden | Attr::AriaHidden | Attr::Style => {
                    element.hidden |= hides(name, value);
                }
                _ => {}
            }
        }
        tokens.add(odds.of(hash(TokenKind::Element, tag.as_str())));
        for (group, up) in element.groups.iter_mut().enumerate() {
            if found & (1 << group) != 0 {
                *up = 0;
            }
        }
        (element.own_least, element.own_most) = (tokens.least, tokens.most);
        let (sum, count) = (tokens.sum, tokens.count);
        element.chain_least = element.chain_least.min(element.own_least);
        element.chain_most = element.chain_most.max(element.own_most);
        element.chain_sum = 0.6 * element.chain_sum + sum / count.max(1.0);
        element
    }
}

/// What the names of an element say.
#[derive(Debug, Clone, Copy, Default)]
struct Names {
    least: f32,
    most: f32,
    sum: f32,
    count: f32,
}

impl Names {
    fn of(value: &str, mark: u8, odds: &dyn Odds) -> Self {
        let mut all = Self::default();
        for token in names(value, mark) {
            all.add(odds.of(token));
        }
        all
    }

    fn add(&mut self, odds: f32) {
        self.join(Self {
            least: odds,
            most: odds,
            sum: odds,
            count: 1.0,
        });
    }

    fn join(&mut self, other: Self) {
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
        self.sum += other.sum;
        self.count += other.count;
    }
}

/// What a class attribute says.
#[derive(Debug, Clone, Copy, Default)]
struct Class {
    groups: u32,
    names: Names,
}

/// The hashed names of an element: its tag, classes, id, role and item property.
pub fn element_tokens(tree: &Tree, node: NodeId) -> impl Iterator<Item = u32> + '_ {
    let marks = [
        (Attr::Class, b'.'),
        (Attr::Id, b'#'),
        (Attr::Role, b'@'),
        (Attr::Itemprop, b'!'),
        (Attr::DataTestid, b'?'),
    ];
    let tag = hash(TokenKind::Element, tree.tag(node).as_str());
    marks
        .into_iter()
        .filter_map(move |(name, mark)| Some((tree.attr(node, name)?, mark)))
        .flat_map(|(value, mark)| names(value, mark))
        .chain(std::iter::once(tag))
}

/// The hashed names in an attribute; the mark tells a class from an id.
fn names(value: &str, mark: u8) -> impl Iterator<Item = u32> + '_ {
    value
        .split_ascii_whitespace()
        .take(MAX_TOKENS)
        .map(move |token| hash(TokenKind::Element, token) ^ u32::from(mark))
}
