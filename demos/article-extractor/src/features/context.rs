//! Where a block stands: in the page, and in the elements around it.

use super::{Hints, flag, log};
use crate::blocks::{Block, Kind, Page};
use crate::candidates::{Candidates, Totals};
use crate::words::hashed_words;

pub const COUNT: usize = 12 + LEVELS * 4;
/// Elements above a block whose size is looked at.
const LEVELS: usize = 5;
/// A block this long with few links is running text.
const RUNNING_WORDS: u32 = 20;
/// Running text further away than this many blocks is as good as none.
const REACH: f32 = 40.0;
/// How far it counts as then.
const FAR: f32 = 50.0;

pub struct Context<'a, 'p> {
    page: &'a Page<'p>,
    totals: &'a Totals,
    /// Running-text blocks before each index.
    running: Vec<u32>,
    /// Blocks between each block and the running text before and after it.
    since_running: Vec<f32>,
    until_running: Vec<f32>,
    /// Block that is the headline.
    headline: Option<usize>,
    scored_words: f32,
}

impl<'a, 'p> Context<'a, 'p> {
    pub fn new(
        page: &'a Page<'p>,
        hints: Hints<'_>,
        candidates: &Candidates,
        totals: &'a Totals,
    ) -> Self {
        let is_running: Vec<bool> = page.blocks.iter().map(is_running).collect();
        let mut count = 0;
        let running = std::iter::once(0)
            .chain(is_running.iter().map(|&running| {
                count += u32::from(running);
                count
            }))
            .collect();
        let since_running = distances(is_running.iter());
        let mut until_running = distances(is_running.iter().rev());
        until_running.reverse();
        let title = hashed_words(hints.title.unwrap_or_default());
        let same = |block: &Block| block.words <= 60 && hashed_words(&block.text) == title;
        let headline = page
            .blocks
            .iter()
            .position(|block| matches!(block.kind, Kind::Heading(1 | 2)) && same(block))
            .or_else(|| {
                page.blocks
                    .iter()
                    .position(|block| block.kind == Kind::Heading(1))
            });
        Self {
            page,
            totals,
            running,
            since_running,
            until_running,
            headline,
            scored_words: totals.words(&candidates.scored),
        }
    }

    pub fn push(&self, index: usize, block: &Block, out: &mut Vec<f32>) {
        let count = self.page.blocks.len();
        let before = self.totals.words(&(0..index));
        let all = self.totals.words(&(0..count));
        let running = |from: usize, to: usize| (self.running[to] - self.running[from]) as f32;
        let from_headline = self.headline.map_or(0.0, |at| index as f32 - at as f32);
        out.extend([
            index as f32,
            (count - index) as f32,
            before / all.max(1.0),
            log(all),
            log(count as f32),
            self.totals.link_density(&(0..count)),
            from_headline,
            flag(self.headline.is_some()),
            running(0, index),
            running(index, count),
            self.since_running[index],
            self.until_running[index],
        ]);
        let mut node = Some(block.container);
        for _ in 0..LEVELS {
            let range = node.map_or(0..0, |node| self.page.blocks_in(node));
            let words = self.totals.words(&range);
            out.extend([
                log(words),
                self.totals.link_density(&range),
                running(range.start, range.end) / range.len().max(1) as f32,
                words / self.scored_words.max(1.0),
            ]);
            node = node.and_then(|node| self.page.wider(node));
        }
    }
}

/// For each block how many blocks back the one before it lies that is running text.
fn distances<'a>(running: impl Iterator<Item = &'a bool>) -> Vec<f32> {
    let mut since = FAR;
    running
        .map(|&running| {
            let distance = since;
            since = if running { 0.0 } else { since + 1.0 };
            if distance < REACH { distance } else { FAR }
        })
        .collect()
}

fn is_running(block: &Block) -> bool {
    block.words >= RUNNING_WORDS && block.link_words * 3 < block.words
}
