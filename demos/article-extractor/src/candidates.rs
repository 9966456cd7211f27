//! Three ways others find the article, each a hint to the classifier: Readability's scoring,
//! a cascade of known containers, and the body a page states in JSON-LD.

use std::collections::HashSet;
use std::ops::Range;

use super::blocks::Page;
use super::dom::{Attr, NodeId, Tag};
use super::words::hashed_words;

/// Words of a shingle when a block is looked up in the stated body.
const SHINGLE: usize = 3;

/// Where each method sees the article.
#[derive(Debug, Default)]
pub struct Candidates {
    /// Blocks inside the container with Readability's highest score.
    pub scored: Range<usize>,
    /// Blocks inside the best known container.
    pub selected: Range<usize>,
    /// Hashed shingles of the stated body; empty where there is none.
    body: HashSet<u64>,
}

impl Candidates {
    /// Looks a page over.
    pub fn find(page: &Page<'_>, body: Option<&str>) -> Self {
        let mut found = Self {
            scored: by_score(page),
            selected: by_selector(page),
            body: HashSet::new(),
        };
        if let Some(body) = body {
            let words = hashed_words(body);
            found.body = words.windows(SHINGLE).map(shingle).collect();
        }
        found
    }

    /// Share of a block's shingles that the stated body holds; −1 where there is none to ask.
    pub fn stated_share(&self, text: &str) -> f32 {
        if self.body.is_empty() {
            return -1.0;
        }
        let words = hashed_words(text);
        if words.len() < SHINGLE {
            return -0.5;
        }
        let shingles = words.windows(SHINGLE);
        let total = shingles.len();
        shingles
            .filter(|words| self.body.contains(&shingle(words)))
            .count() as f32
            / total as f32
    }
}

/// The hash of some words in this order.
pub fn shingle(words: &[u64]) -> u64 {
    words.iter().fold(0, |sum, word| sum.rotate_left(21) ^ word)
}

/// Readability's idea: paragraphs give points to their parent and half to their grandparent;
/// link density takes them away.
fn by_score(page: &Page<'_>) -> Range<usize> {
    let mut nodes: Vec<NodeId> = Vec::new();
    let mut scores = vec![0f32; page.tree.len()];
    for block in page.blocks.iter().filter(|block| block.text.len() >= 25) {
        let commas = block.text.matches([',', '、', '，']).count() as f32;
        let score = 1.0 + commas + (block.text.len() as f32 / 100.0).min(3.0);
        for (level, node) in page.tree.ancestors(block.container).take(3).enumerate() {
            let share = match level {
                0 => 1.0,
                1 => 0.5,
                _ => 1.0 / 6.0,
            };
            if scores[node as usize] == 0.0 {
                nodes.push(node);
            }
            scores[node as usize] += score * share;
        }
    }
    let totals = Totals::new(page);
    let best = nodes
        .into_iter()
        .map(|node| {
            let range = page.blocks_in(node);
            let density = totals.link_density(&range);
            (node, scores[node as usize] * (1.0 - density))
        })
        .max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or(0..0, |(node, _)| page.blocks_in(node))
}

/// Running sums over blocks.
#[derive(Debug)]
pub struct Totals {
    words: Vec<u32>,
    link_words: Vec<u32>,
}

impl Totals {
    pub fn new(page: &Page<'_>) -> Self {
        let sums = |value: fn(&super::blocks::Block) -> u32| {
            let mut sum = 0;
            std::iter::once(0)
                .chain(page.blocks.iter().map(|block| {
                    sum += value(block);
                    sum
                }))
                .collect()
        };
        Self {
            words: sums(|block| block.words),
            link_words: sums(|block| block.link_words),
        }
    }

    /// Words of these blocks.
    pub fn words(&self, range: &Range<usize>) -> f32 {
        (self.words[range.end] - self.words[range.start]) as f32
    }

    /// Share of their words that are links.
    pub fn link_density(&self, range: &Range<usize>) -> f32 {
        let links = (self.link_words[range.end] - self.link_words[range.start]) as f32;
        links / self.words(range).max(1.0)
    }
}

/// The container that names itself the article, the most telling name first.
fn by_selector(page: &Page<'_>) -> Range<usize> {
    let totals = Totals::new(page);
    let all = totals.words(&(0..page.blocks.len()));
    let mut best = (0, 0.0, 0..0);
    for node in 0..page.tree.len() as NodeId {
        let rank = rank(page, node);
        if rank == 0 {
            continue;
        }
        let range = page.blocks_in(node);
        let words = totals.words(&range);
        if words >= 60.0 && words >= 0.05 * all && (rank, words) > (best.0, best.1) {
            best = (rank, words, range);
        }
    }
    best.2
}

fn rank(page: &Page<'_>, node: NodeId) -> u8 {
    let tree = page.tree;
    let tag = tree.tag(node);
    if !tag.is_block() {
        return 0;
    }
    if tree
        .attr(node, Attr::Itemprop)
        .is_some_and(|value| value.contains("articleBody"))
    {
        return 5;
    }
    let class = tree.attr(node, Attr::Class).unwrap_or_default();
    let id = tree.attr(node, Attr::Id).unwrap_or_default();
    const BODIES: [&str; 16] = [
        "article-body",
        "article__body",
        "articlebody",
        "article-content",
        "article__content",
        "entry-content",
        "post-content",
        "post__content",
        "post-body",
        "story-body",
        "storybody",
        "blog-content",
        "single-content",
        "rich-text",
        "page-content",
        "body-content",
    ];
    let names = class
        .split_ascii_whitespace()
        .chain(id.split_ascii_whitespace());
    if names
        .into_iter()
        .any(|name| BODIES.iter().any(|body| name.eq_ignore_ascii_case(body)))
    {
        return 4;
    }
    match tag {
        Tag::Article => 3,
        Tag::Main => 2,
        _ if tree.attr(node, Attr::Role) == Some("main") => 2,
        _ => 0,
    }
}
