//! The blocks before and after, and what the first forest says of them.

use super::{NEIGHBOURS, Table, log, text};
use crate::article_extractor::blocks::{Kind, Page};

/// Columns of one neighbour in the first stage.
pub const COUNT: usize = 4;
/// Columns the second stage adds.
pub const SECOND_COUNT: usize = 1 + 8 + 4 + 2 * LEVELS + 4;
/// Elements above a block whose mean probability is looked at.
const LEVELS: usize = 5;

/// The offsets of the neighbours, nearest first.
fn offsets() -> impl Iterator<Item = isize> {
    (1..=NEIGHBOURS as isize / 2).flat_map(|step| [-step, step])
}

fn at(index: usize, offset: isize, count: usize) -> Option<usize> {
    index.checked_add_signed(offset).filter(|&at| at < count)
}

/// The neighbours' length, links, kind and words.
pub fn push(page: &Page<'_>, index: usize, texts: &[[f32; text::COUNT]], out: &mut Vec<f32>) {
    for offset in offsets() {
        match at(index, offset, texts.len()) {
            Some(other) => out.extend([
                log(texts[other][0]),
                texts[other][1],
                match page.blocks[other].kind {
                    Kind::Heading(_) => 1.0,
                    Kind::Item(_) => 2.0,
                    Kind::Cell(_) => 3.0,
                    _ => 0.0,
                },
                texts[other][text::MEAN_ODDS],
            ]),
            None => out.extend([-1.0; COUNT]),
        }
    }
}

/// The features of the second forest: the first's and its verdicts.
pub fn second_stage(page: &Page<'_>, first: &Table, probabilities: &[f32]) -> Table {
    let count = probabilities.len();
    let mut words = vec![0f32];
    let mut kept = vec![0f32];
    let mut plain = vec![0f32];
    for (block, probability) in page.blocks.iter().zip(probabilities) {
        let weight = block.words as f32;
        words.push(words[words.len() - 1] + weight);
        kept.push(kept[kept.len() - 1] + weight * probability);
        plain.push(plain[plain.len() - 1] + probability);
    }
    let mean =
        |from: usize, to: usize| (kept[to] - kept[from]) / (words[to] - words[from]).max(1.0);
    let first_kept = probabilities.iter().position(|&p| p > 0.5).unwrap_or(count);
    let last_kept = probabilities.iter().rposition(|&p| p > 0.5).unwrap_or(0);
    let total = kept[count].max(1.0);
    let width = first.width + SECOND_COUNT;
    let mut values = Vec::with_capacity(count * width);
    for (index, block) in page.blocks.iter().enumerate() {
        values.extend(first.row(index));
        values.push(probabilities[index]);
        for offset in [-1, 1, -2, 2, -3, 3, -4, 4] {
            values.push(at(index, offset, count).map_or(0.0, |other| probabilities[other]));
        }
        values.extend([
            mean(index.saturating_sub(3), index),
            mean(index + 1, (index + 4).min(count).max(index + 1)),
            mean(index.saturating_sub(10), index),
            mean(index + 1, (index + 11).min(count).max(index + 1)),
        ]);
        let mut node = Some(block.container);
        for _ in 0..LEVELS {
            let range = node.map_or(0..0, |node| page.blocks_in(node));
            values.push(mean(range.start, range.end));
            values.push((plain[range.end] - plain[range.start]) / range.len().max(1) as f32);
            while let Some(current) = node {
                node = page.tree.parent(current);
                if node.is_some_and(|node| page.blocks_in(node) != range) {
                    break;
                }
            }
        }
        values.extend([
            kept[index] / total,
            (kept[count] - kept[index + 1]) / total,
            index as f32 - first_kept as f32,
            last_kept as f32 - index as f32,
        ]);
    }
    Table { values, width }
}
