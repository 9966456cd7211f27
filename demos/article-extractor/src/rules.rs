//! From probabilities to a decision, with what a classifier of single blocks cannot see.

mod drop;

use std::collections::HashMap;
use std::ops::Range;

use super::blocks::{Block, Kind, Page};
use super::dom::{Attr, NodeId, Tag};
use super::features::Overruled;

/// Fewer kept words than this are too few to believe the threshold.
const MIN_KEPT_WORDS: u32 = 40;
/// A doubtful block needs this probability.
const SURE: f32 = 0.7;
/// Where the threshold left nothing, blocks with this share of the best score are kept.
const FALLBACK_SHARE: f32 = 0.6;
/// Pages of so few blocks have little beside the article that could be kept by mistake.
const SMALL_PAGE: usize = 40;
/// Where no running text of a small page is at least this likely, the page is unlike those the
/// model has seen, and blocks with a share of the best score are kept.
const STRANGE: f32 = 0.85;
const STRANGE_SHARE: f32 = 0.3;
/// Nothing less likely than this is ever kept.
const FALLBACK_FLOOR: f32 = 0.005;

/// A hole in a run of paragraphs is filled from this probability and length.
const HOLE: f32 = 0.2;
const MIN_HOLE_WORDS: u32 = 12;
/// Elements above a block that may name it furniture, and names of each.
const MAX_CLIMB: usize = 30;
const MAX_NAMES: usize = 12;

/// Where the kept words' mean score is below the first number, the page is unlike articles: a
/// forum, a list, a shop. More of it is its text than a threshold made for articles lets pass, and
/// the second number is the threshold.
const UNSURE: [(f32, f32); 3] = [(0.75, 0.05), (0.85, 0.1), (0.92, 0.3)];

/// An `article` element with fewer kept words may be a teaser itself.
const MIN_ARTICLE_WORDS: u32 = 100;

/// Which blocks are kept, and which of them against the bare threshold.
pub fn apply(page: &Page<'_>, scores: &[f32], threshold: f32) -> (Vec<bool>, Vec<Overruled>) {
    let mut kept = above(scores, threshold);
    let mut overruled = vec![Overruled::No; kept.len()];
    let mut note = |before: &[bool], after: &[bool], rule: Overruled| {
        for (index, (before, after)) in before.iter().zip(after).enumerate() {
            if before != after {
                overruled[index] = rule;
            }
        }
    };
    if let Some(article) = lone_article(page, scores, &kept) {
        let before = kept.clone();
        for index in (0..kept.len()).filter(|index| !article.contains(index)) {
            kept[index] &= scores[index] >= SURE;
        }
        note(&before, &kept, Overruled::Beside);
    }
    let mut furniture = Furniture::of(page);
    let best = best_running(page, scores, &mut furniture);
    let certainty = certainty(page, scores, &kept);
    let unsure = UNSURE.into_iter().find(|&(bound, _)| certainty < bound);
    let nothing = words(page, &kept) < MIN_KEPT_WORDS;
    let lowered = if nothing {
        // A page of one paragraph is unlike all the model has seen, and still an article.
        (best * FALLBACK_SHARE).max(FALLBACK_FLOOR)
    } else if best < STRANGE && page.blocks.len() <= SMALL_PAGE {
        best * STRANGE_SHARE
    } else {
        unsure.map_or(threshold, |(_, lowered)| lowered)
    };
    if lowered < threshold {
        let before = kept.clone();
        for (index, kept) in kept.iter_mut().enumerate() {
            *kept |= scores[index] >= lowered && !furniture.holds(&page.blocks[index], nothing);
        }
        note(&before, &kept, Overruled::Best);
    }
    let before = kept.clone();
    fill_holes(page, scores, &mut kept);
    note(&before, &kept, Overruled::Hole);
    let before = kept.clone();
    decide_tables_whole(page, scores, lowered.min(threshold), &mut kept);
    note(&before, &kept, Overruled::Table);
    let before = kept.clone();
    drop::copies(page, &mut kept);
    drop::whole_copy(page, &mut kept);
    note(&before, &kept, Overruled::Copy);
    let before = kept.clone();
    if unsure.is_none() {
        // On other pages links are what the reader came for.
        drop::pointers(page, scores, &mut kept);
    }
    note(&before, &kept, Overruled::Pointer);
    let before = kept.clone();
    drop::house_text(page, scores, &mut kept);
    note(&before, &kept, Overruled::House);
    let before = kept.clone();
    drop::closing_teasers(page, scores, &mut kept);
    note(&before, &kept, Overruled::Teasers);
    let before = kept.clone();
    drop::form_boxes(page, scores, &mut kept);
    note(&before, &kept, Overruled::Form);
    let before = kept.clone();
    drop::orphaned_headings(page, &mut kept);
    note(&before, &kept, Overruled::Heading);
    (kept, overruled)
}

/// The highest score of a block of running text.
fn best_running(page: &Page<'_>, scores: &[f32], furniture: &mut Furniture<'_, '_>) -> f32 {
    page.blocks
        .iter()
        .zip(scores)
        .filter(|(block, _)| block.words >= 15 && block.link_words * 2 < block.words)
        .filter(|(block, _)| !furniture.holds(block, true))
        .map(|(_, &score)| score)
        .fold(0.0, f32::max)
}

/// The blocks of the page's only `article` element, where the forests are sure of what they keep
/// of it: what they half believe beside it is teasers.
fn lone_article(page: &Page<'_>, scores: &[f32], kept: &[bool]) -> Option<Range<usize>> {
    let mut articles = (0..page.tree.len() as NodeId)
        .filter(|&node| page.tree.tag(node) == Tag::Article && !page.blocks_in(node).is_empty());
    let range = page.blocks_in(articles.next()?);
    if articles.next().is_some() {
        return None;
    }
    let mut inside = vec![false; kept.len()];
    inside[range.clone()].copy_from_slice(&kept[range.clone()]);
    let sure = words(page, &inside) >= MIN_ARTICLE_WORDS
        && certainty(page, scores, &inside) >= UNSURE[UNSURE.len() - 1].0;
    sure.then_some(range)
}

/// Whether a block is part of the page's frame: its footer, navigation, buttons, forms, adverts, by
/// the elements around it and, if asked, by their names. Where nothing is likely, these are not
/// the page's text either.
struct Furniture<'p, 'a> {
    page: &'p Page<'a>,
    /// What the names of an element say, read once: a page may hang long names on a few elements around all its blocks.
    named: HashMap<NodeId, bool>,
}

impl<'p, 'a> Furniture<'p, 'a> {
    fn of(page: &'p Page<'a>) -> Self {
        Self {
            page,
            named: HashMap::new(),
        }
    }

    fn holds(&mut self, block: &Block, by_name: bool) -> bool {
        let tree = &self.page.tree;
        std::iter::once(block.container)
            .chain(tree.ancestors(block.container))
            .take(MAX_CLIMB)
            .any(|node| match tree.tag(node) {
                Tag::Footer | Tag::Nav | Tag::Button | Tag::Aside => true,
                // Some sites put their whole page into one form.
                Tag::Form => self.page.blocks_in(node).len() * 2 < self.page.blocks.len(),
                Tag::Html | Tag::Body => false,
                _ if !by_name => false,
                _ => *self.named.entry(node).or_insert_with(|| {
                    [Attr::Class, Attr::Id, Attr::Role]
                        .into_iter()
                        .filter_map(|name| tree.attr(node, name))
                        .any(names_furniture)
                }),
            })
    }
}

const FURNITURE: [&str; 14] = [
    "footer",
    "contentinfo",
    "nav",
    "navigation",
    "ad",
    "ads",
    "advert",
    "advertisement",
    "sponsored",
    "btn",
    "button",
    "cookie",
    "cookies",
    "consent",
];

fn names_furniture(value: &str) -> bool {
    let names = value.split_ascii_whitespace().take(MAX_NAMES);
    let mut parts = names.flat_map(|name| name.split(['-', '_']));
    parts.any(|part| FURNITURE.iter().any(|word| part.eq_ignore_ascii_case(word)))
}

/// Running text between two kept paragraphs of the same element is part of what they are.
fn fill_holes(page: &Page<'_>, scores: &[f32], kept: &mut [bool]) {
    let like = |a: &Block, b: &Block| {
        a.tag == b.tag && page.tree.parent(a.container) == page.tree.parent(b.container)
    };
    for index in 1..kept.len().saturating_sub(1) {
        let block = &page.blocks[index];
        let (before, after) = (&page.blocks[index - 1], &page.blocks[index + 1]);
        kept[index] |= kept[index - 1]
            && kept[index + 1]
            && scores[index] >= HOLE
            && block.tag == Tag::P
            && block.words >= MIN_HOLE_WORDS
            && block.link_words * 3 < block.words
            && like(block, before)
            && like(block, after);
    }
}

/// The mean score of the kept words.
fn certainty(page: &Page<'_>, scores: &[f32], kept: &[bool]) -> f32 {
    let (mut sum, mut words) = (0.0, 0.0);
    for ((block, score), _) in page
        .blocks
        .iter()
        .zip(scores)
        .zip(kept)
        .filter(|(_, kept)| **kept)
    {
        sum += score * block.words as f32;
        words += block.words as f32;
    }
    sum / f32::max(words, 1.0)
}

fn above(scores: &[f32], threshold: f32) -> Vec<bool> {
    scores.iter().map(|&score| score >= threshold).collect()
}

fn words(page: &Page<'_>, kept: &[bool]) -> u32 {
    let blocks = page.blocks.iter().zip(kept);
    blocks
        .filter(|(_, kept)| **kept)
        .map(|(block, _)| block.words)
        .sum()
}

/// A table with holes says nothing: its rows are in or out together.
fn decide_tables_whole(page: &Page<'_>, scores: &[f32], threshold: f32, kept: &mut [bool]) {
    let mut at = 0;
    while at < kept.len() {
        let Some(table) = table_of(page, at) else {
            at += 1;
            continue;
        };
        let end = (at..kept.len())
            .find(|&other| table_of(page, other) != Some(table))
            .unwrap_or(kept.len());
        let small = page.blocks[at..end].iter().all(|block| block.words <= 40);
        if small && end - at >= 4 {
            let weight = |index: usize| page.blocks[index].words.max(1) as f32;
            let total: f32 = (at..end).map(weight).sum();
            let mean = (at..end)
                .map(|index| scores[index] * weight(index))
                .sum::<f32>()
                / total;
            kept[at..end].fill(mean >= threshold);
        }
        at = end;
    }
}

fn table_of(page: &Page<'_>, index: usize) -> Option<u32> {
    let Kind::Cell(row) = page.blocks[index].kind else {
        return None;
    };
    page.tree
        .ancestors(row)
        .take(3)
        .find(|&node| page.tree.tag(node) == Tag::Table)
}
