//! The blocks before and after, and what the first forest says of them.

use super::{NEIGHBOURS, Table, log, text};
use crate::blocks::{Kind, Page};

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

/// What the first forest says of a page, for the second to look at.
pub struct Verdicts<'a, 'p> {
    page: &'a Page<'p>,
    probabilities: &'a [f32],
    /// Running sums: words, words times probability, probability.
    words: Vec<f32>,
    kept: Vec<f32>,
    plain: Vec<f32>,
    first_kept: f32,
    last_kept: f32,
}

impl<'a, 'p> Verdicts<'a, 'p> {
    pub fn new(page: &'a Page<'p>, probabilities: &'a [f32]) -> Self {
        let count = probabilities.len();
        let sums = || {
            let mut sums = Vec::with_capacity(count + 1);
            sums.push(0f32);
            sums
        };
        let (mut words, mut kept, mut plain) = (sums(), sums(), sums());
        for (block, probability) in page.blocks.iter().zip(probabilities) {
            let weight = block.words as f32;
            words.push(words[words.len() - 1] + weight);
            kept.push(kept[kept.len() - 1] + weight * probability);
            plain.push(plain[plain.len() - 1] + probability);
        }
        let is_kept = |probability: &f32| *probability > 0.5;
        Self {
            page,
            probabilities,
            words,
            kept,
            plain,
            first_kept: probabilities.iter().position(is_kept).unwrap_or(count) as f32,
            last_kept: probabilities.iter().rposition(is_kept).unwrap_or(0) as f32,
        }
    }

    fn mean(&self, from: usize, to: usize) -> f32 {
        (self.kept[to] - self.kept[from]) / (self.words[to] - self.words[from]).max(1.0)
    }

    /// The second forest's row of a block: the first's and the verdicts on it and around it.
    pub fn push(&self, first: &Table, index: usize, out: &mut Vec<f32>) {
        let count = self.probabilities.len();
        out.extend_from_slice(first.row(index));
        out.push(self.probabilities[index]);
        for offset in [-1, 1, -2, 2, -3, 3, -4, 4] {
            out.push(at(index, offset, count).map_or(0.0, |other| self.probabilities[other]));
        }
        out.extend([
            self.mean(index.saturating_sub(3), index),
            self.mean(index + 1, (index + 4).min(count).max(index + 1)),
            self.mean(index.saturating_sub(10), index),
            self.mean(index + 1, (index + 11).min(count).max(index + 1)),
        ]);
        let mut node = Some(self.page.blocks[index].container);
        for _ in 0..LEVELS {
            let range = node.map_or(0..0, |node| self.page.blocks_in(node));
            out.push(self.mean(range.start, range.end));
            let sum = self.plain[range.end] - self.plain[range.start];
            out.push(sum / range.len().max(1) as f32);
            node = node.and_then(|node| self.page.wider(node));
        }
        let total = self.kept[count].max(1.0);
        out.extend([
            self.kept[index] / total,
            (self.kept[count] - self.kept[index + 1]) / total,
            index as f32 - self.first_kept,
            self.last_kept - index as f32,
        ]);
    }
}

/// The second forest's features of these blocks: the first's and its verdicts.
pub fn second_stage(
    page: &Page<'_>,
    first: &Table,
    probabilities: &[f32],
    blocks: &[usize],
) -> Table {
    let verdicts = Verdicts::new(page, probabilities);
    let width = first.width + SECOND_COUNT;
    let mut values = Vec::with_capacity(blocks.len() * width);
    for &index in blocks {
        verdicts.push(first, index, &mut values);
    }
    Table { values, width }
}
