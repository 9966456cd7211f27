//! What is taken out of what was kept: copies, pointers elsewhere, the house's own lines, teasers.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use super::{MIN_ARTICLE_WORDS, SURE, UNSURE, certainty, words};
use crate::blocks::{Block, Kind, Page};
use crate::candidates::shingle;
use crate::dom::{NodeId, Tag};
use crate::words::hashed_words;

/// Copies of shorter texts are not told from chance.
const MIN_COPY_WORDS: u32 = 8;
/// A line that begins as house text needs this.
const VERY_SURE: f32 = 0.97;

/// Words of a shingle when a long block is looked up among the others.
const SHINGLE: usize = 5;
/// Shorter blocks are not taken for a copy of several others.
const MIN_WHOLE_WORDS: u32 = 60;
/// A block with this share of its shingles in other kept blocks is a copy of them.
const COPY_SHARE: f32 = 0.8;

/// A box with a form has at most so many words.
const MAX_BOX_WORDS: u32 = 60;
/// Children of a box that are looked at.
const MAX_BOX_CHILDREN: usize = 12;

/// So many linked headings at the end of an article are other stories.
const MIN_TEASERS: usize = 3;
/// Blocks below the heading of one, and words of each.
const MAX_TEASER_BLOCKS: usize = 3;
const MAX_TEASER_WORDS: u32 = 45;

/// Pages hold text twice, once for phones; the first stands. Text that its own list or section
/// repeats is the writer's.
pub fn copies(page: &Page<'_>, kept: &mut [bool]) {
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

/// Some pages hold the whole article again in one block, without its line breaks or with a word
/// or two changed: the longest block goes where the others hold most of it.
pub fn whole_copy(page: &Page<'_>, kept: &mut [bool]) {
    let all = words(page, kept);
    let longest = (0..kept.len())
        .filter(|&index| kept[index])
        .max_by_key(|&index| page.blocks[index].words);
    let Some(longest) = longest else { return };
    let own_words = page.blocks[longest].words;
    if own_words < MIN_WHOLE_WORDS || own_words * 2 < all - own_words {
        return;
    }
    // What holds several blocks is longer than each; of two alike, one may quote the other.
    let is_among_equals = (0..kept.len()).any(|index| {
        kept[index] && index != longest && page.blocks[index].words * 3 > own_words * 2
    });
    if is_among_equals {
        return;
    }
    let shingles = |index: usize| -> Vec<u64> {
        let words = hashed_words(&page.blocks[index].text);
        words.windows(SHINGLE).map(shingle).collect()
    };
    let others: HashSet<u64> = (0..kept.len())
        .filter(|&index| kept[index] && index != longest)
        .flat_map(shingles)
        .collect();
    let own = shingles(longest);
    let copied = own.iter().filter(|shingle| others.contains(shingle));
    kept[longest] = (copied.count() as f32) < COPY_SHARE * own.len() as f32;
}

/// A paragraph that is one link leads elsewhere ("Read also"), unless the forests are sure.
pub fn pointers(page: &Page<'_>, scores: &[f32], kept: &mut [bool]) {
    for (index, block) in page.blocks.iter().enumerate() {
        kept[index] &= !is_pointer(block) || scores[index] >= SURE;
    }
}

fn is_pointer(block: &Block) -> bool {
    block.kind == Kind::Paragraph && block.words >= 3 && block.link_words == block.words
}

/// Openings of lines by the house rather than the writer.
const HOUSE: [&str; 20] = [
    "related:",
    "related articles:",
    "related stories:",
    "related article:",
    "related story:",
    "read also:",
    "also read:",
    "see also:",
    "read more:",
    "read next:",
    "more:",
    "watch:",
    "recommended:",
    "more from ",
    "tags:",
    "tagged:",
    "topics:",
    "filed under",
    "posted in ",
    "advertisement",
];
/// Openings of the rules for comments, which link nowhere.
const COMMENT_RULES: [&str; 2] = ["comments are moderated", "please keep comments"];
/// Longer lines are the writer's.
const MAX_HOUSE_WORDS: u32 = 30;

/// A short line that begins like "Related:" or "Tags:" and mostly links, unless the forests are
/// sure.
pub fn house_text(page: &Page<'_>, scores: &[f32], kept: &mut [bool]) {
    for (index, block) in page.blocks.iter().enumerate() {
        if kept[index] && scores[index] < VERY_SURE && block.words <= MAX_HOUSE_WORDS {
            let begins = |opening: &&str| {
                let start = block.text.get(..opening.len());
                start.is_some_and(|start| start.eq_ignore_ascii_case(opening))
            };
            // Links, or nothing but the opening, tell a pointer from a sentence: "More from the hearing is expected."
            let points = block.link_words * 2 >= block.words || block.words <= 3;
            kept[index] =
                !(points && HOUSE.iter().any(&begins) || COMMENT_RULES.iter().any(begins));
        }
    }
}

/// Headings that are links, each over a few words, lead to other stories where an article ends with
/// them. Where they are a third of it they are what it lists.
pub fn closing_teasers(page: &Page<'_>, scores: &[f32], kept: &mut [bool]) {
    let order: Vec<usize> = (0..kept.len()).filter(|&index| kept[index]).collect();
    let block = |place: usize| &page.blocks[order[place]];
    let is_heading = |block: &Block| matches!(block.kind, Kind::Heading(_));
    let leads = |block: &Block| is_heading(block) && block.link_words == block.words;
    let (mut start, mut teasers) = (order.len(), 0);
    let above = |end: usize| {
        (end.saturating_sub(MAX_TEASER_BLOCKS + 1)..end)
            .rev()
            .find(|&at| is_heading(block(at)))
            .filter(|&at| {
                leads(block(at)) && (at + 1..end).all(|p| block(p).words <= MAX_TEASER_WORDS)
            })
    };
    while let Some(heading) = above(start) {
        start = heading;
        teasers += 1;
    }
    if start > 0 && start < order.len() && is_heading(block(start - 1)) {
        start -= 1;
    }
    let mut rest = kept.to_vec();
    for &index in &order[start..] {
        rest[index] = false;
    }
    let (all, article) = (words(page, kept), words(page, &rest));
    if teasers >= MIN_TEASERS
        && article >= MIN_ARTICLE_WORDS
        && (all - article) * 3 < all
        && certainty(page, scores, &rest) >= UNSURE[UNSURE.len() - 1].0
    {
        kept.copy_from_slice(&rest);
    }
}

/// A few words in one box with a form ask the reader for something, unless the forests are sure.
pub fn form_boxes(page: &Page<'_>, scores: &[f32], kept: &mut [bool]) {
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
pub fn orphaned_headings(page: &Page<'_>, kept: &mut [bool]) {
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
