//! The elements around a block: their names, classes and roles.

use std::sync::LazyLock;

use super::flag;
use crate::article_extractor::blocks::{Block, Page, is_hidden};
use crate::article_extractor::dom::tree::ROOT;
use crate::article_extractor::dom::{Attr, NodeId, Tag, Tree};
use crate::article_extractor::model::{Odds, TokenKind, hash};

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

/// A fragment and its group.
type Fragment = (&'static [u8], usize);

/// The fragments by their first byte, so that a name is searched for all of them in one pass.
static BY_FIRST_BYTE: LazyLock<Vec<Vec<Fragment>>> = LazyLock::new(|| {
    let mut table = vec![Vec::new(); 256];
    for (group, fragments) in GROUPS.iter().enumerate() {
        for fragment in *fragments {
            table[usize::from(fragment.as_bytes()[0])].push((fragment.as_bytes(), group));
        }
    }
    table
});

/// The groups a class, id or role names, one bit each.
fn groups_of(name: &str) -> u32 {
    let mut found = 0;
    let bytes = name.as_bytes();
    for at in 0..bytes.len() {
        for (fragment, group) in &BY_FIRST_BYTE[usize::from(bytes[at].to_ascii_lowercase())] {
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
pub struct Elements(Vec<Element>);

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
        let mut elements = vec![none; tree.len()];
        for node in tree.descendants(ROOT) {
            // Elements without blocks are never asked about.
            if tree.tag(node) == Tag::Text || page.blocks_in(node).is_empty() {
                continue;
            }
            let outer = tree
                .parent(node)
                .map_or(none, |parent| elements[parent as usize]);
            elements[node as usize] = outer.inner(tree, node, odds);
        }
        Self(elements)
    }

    pub(super) fn push(&self, page: &Page<'_>, block: &Block, out: &mut Vec<f32>) {
        let element = &self.0[block.container as usize];
        out.extend(element.groups.iter().map(|&up| f32::from(up)));
        out.extend(element.around.iter().map(|&up| f32::from(up)));
        let inner = page.pieces[block.pieces.start as usize..block.pieces.end as usize]
            .first()
            .and_then(|piece| page.tree.parent(piece.node))
            .map_or(element, |parent| &self.0[parent as usize]);
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
    fn inner(&self, tree: &Tree, node: NodeId, odds: &dyn Odds) -> Self {
        let mut element = *self;
        element.depth = element.depth.saturating_add(1);
        for up in element.groups.iter_mut().chain(&mut element.around) {
            *up = (*up + 1).min(FAR);
        }
        let tag = tree.tag(node);
        if let Some(index) = AROUND.iter().position(|&around| around == tag) {
            element.around[index] = 0;
        }
        for name in [Attr::Class, Attr::Id, Attr::Role] {
            let found = tree.attr(node, name).map_or(0, groups_of);
            for (group, up) in element.groups.iter_mut().enumerate() {
                if found & (1 << group) != 0 {
                    *up = 0;
                }
            }
        }
        element.hidden |= is_hidden(tree, node);
        (element.own_least, element.own_most) = (0.0, 0.0);
        let (mut sum, mut count) = (0.0, 0.0f32);
        for token in element_tokens(tree, node) {
            let value = odds.of(token);
            element.own_least = element.own_least.min(value);
            element.own_most = element.own_most.max(value);
            sum += value;
            count += 1.0;
        }
        element.chain_least = element.chain_least.min(element.own_least);
        element.chain_most = element.chain_most.max(element.own_most);
        element.chain_sum = 0.6 * element.chain_sum + sum / count.max(1.0);
        element
    }
}

/// The hashed names of an element: its tag, classes, id, role and item property.
pub fn element_tokens(tree: &Tree, node: NodeId) -> impl Iterator<Item = u32> + '_ {
    let names = [
        (Attr::Class, "."),
        (Attr::Id, "#"),
        (Attr::Role, "@"),
        (Attr::Itemprop, "!"),
        (Attr::DataTestid, "?"),
    ];
    let tag = hash(TokenKind::Element, tree.tag(node).as_str());
    names
        .into_iter()
        .filter_map(move |(name, mark)| Some((tree.attr(node, name)?, mark)))
        .flat_map(|(value, mark)| {
            value
                .split_ascii_whitespace()
                .take(MAX_TOKENS)
                .map(move |token| hash(TokenKind::Element, token) ^ u32::from(mark.as_bytes()[0]))
        })
        .chain(std::iter::once(tag))
}
