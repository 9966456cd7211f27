//! From probabilities to a decision, with what a classifier of single blocks cannot see.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::blocks::{Block, Kind, Page};
use super::dom::{NodeId, Tag};
use super::features::Overruled;

/// Copies of shorter texts are not told from chance.
const MIN_COPY_WORDS: u32 = 8;
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

/// A box with a form has at most so many words.
const MAX_BOX_WORDS: u32 = 60;
/// Children of a box that are looked at.
const MAX_BOX_CHILDREN: usize = 12;

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
    let best = best_running(page, scores);
    let lowered = if words(page, &kept) < MIN_KEPT_WORDS {
        // A page of one paragraph is unlike all the model has seen, and still an article.
        threshold.min((best * FALLBACK_SHARE).max(FALLBACK_FLOOR))
    } else if best < STRANGE && page.blocks.len() <= SMALL_PAGE {
        threshold.min(best * STRANGE_SHARE)
    } else {
        threshold
    };
    if lowered < threshold {
        let before = std::mem::replace(&mut kept, above(scores, lowered));
        note(&before, &kept, Overruled::Best);
    }
    let before = kept.clone();
    decide_tables_whole(page, scores, threshold, &mut kept);
    note(&before, &kept, Overruled::Table);
    let before = kept.clone();
    drop_copies(page, &mut kept);
    note(&before, &kept, Overruled::Copy);
    let before = kept.clone();
    drop_pointers(page, scores, &mut kept);
    note(&before, &kept, Overruled::Pointer);
    let before = kept.clone();
    drop_form_boxes(page, scores, &mut kept);
    note(&before, &kept, Overruled::Form);
    let before = kept.clone();
    drop_orphaned_headings(page, &mut kept);
    note(&before, &kept, Overruled::Heading);
    (kept, overruled)
}

/// The highest score of a block of running text.
fn best_running(page: &Page<'_>, scores: &[f32]) -> f32 {
    page.blocks
        .iter()
        .zip(scores)
        .filter(|(block, _)| block.words >= 15 && block.link_words * 2 < block.words)
        .map(|(_, &score)| score)
        .fold(0.0, f32::max)
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

/// Pages hold text twice, once for phones; the first stands. Text that its own list or section
/// repeats is the writer's.
fn drop_copies(page: &Page<'_>, kept: &mut [bool]) {
    let mut seen: HashMap<&str, Option<NodeId>> = HashMap::new();
    let mut copying = false;
    for (index, block) in page.blocks.iter().enumerate() {
        if !kept[index] {
            continue;
        }
        let parent = page.tree.parent(block.container);
        let copy = match seen.entry(&block.text) {
            Entry::Occupied(first) => *first.get() != parent,
            Entry::Vacant(place) => {
                place.insert(parent);
                false
            }
        };
        if block.words >= MIN_COPY_WORDS {
            copying = copy;
        }
        // A short text goes with the copied ones around it.
        kept[index] = !(copy && copying);
    }
}

/// A paragraph that is one link leads elsewhere ("Read also"), unless the forests are sure.
fn drop_pointers(page: &Page<'_>, scores: &[f32], kept: &mut [bool]) {
    for (index, block) in page.blocks.iter().enumerate() {
        kept[index] &= !is_pointer(block) || scores[index] >= SURE;
    }
}

fn is_pointer(block: &Block) -> bool {
    block.kind == Kind::Paragraph && block.words >= 3 && block.link_words == block.words
}

/// A few words in one box with a form ask the reader for something, unless the forests are sure.
fn drop_form_boxes(page: &Page<'_>, scores: &[f32], kept: &mut [bool]) {
    for index in 0..kept.len() {
        if !kept[index] || scores[index] >= SURE {
            continue;
        }
        let Some(parent) = page.tree.parent(page.blocks[index].container) else {
            continue;
        };
        let words = page.blocks[page.blocks_in(parent)]
            .iter()
            .take(MAX_BOX_CHILDREN * 4);
        kept[index] &= words.map(|block| block.words).sum::<u32>() > MAX_BOX_WORDS
            || !page
                .tree
                .children(parent)
                .take(MAX_BOX_CHILDREN)
                .any(|child| page.tree.tag(child) == Tag::Form);
    }
}

/// A heading belongs to what follows it: the next block that is no heading.
fn drop_orphaned_headings(page: &Page<'_>, kept: &mut [bool]) {
    let mut follows = false;
    for index in (0..kept.len()).rev() {
        if matches!(page.blocks[index].kind, Kind::Heading(_)) {
            kept[index] &= follows;
        } else if kept[index] {
            follows = true;
        } else if page.blocks[index].words >= 10 || is_pointer(&page.blocks[index]) {
            follows = false;
        }
    }
}
