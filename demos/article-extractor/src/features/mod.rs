//! What the classifier sees of a block: its text, its place in the page, its elements' names
//! and its neighbours.

mod context;
mod elements;
mod neighbours;
mod reasons;
mod text;

use super::blocks::{Block, Kind, Page};
use super::candidates::{Candidates, Totals};
use super::model::Odds;

pub use elements::{Elements, element_tokens};
pub use neighbours::second_stage;
pub use reasons::{Overruled, reasons};
pub use text::word_tokens;

/// Columns of the first forest.
pub const FIRST_FEATURES: usize =
    text::COUNT + elements::COUNT + context::COUNT + NEIGHBOURS * neighbours::COUNT + HEADING + 4;
/// Columns of the second: the first's, its verdict on the block and on those around it.
pub const SECOND_FEATURES: usize = FIRST_FEATURES + neighbours::SECOND_COUNT;

/// Columns about the heading a block stands under.
const HEADING: usize = 4;
/// Blocks before and after whose text is looked at.
const NEIGHBOURS: usize = 4;

/// Rows of features, one a block.
#[derive(Debug)]
pub struct Table {
    /// Values, row by row.
    pub values: Vec<f32>,
    /// Values of a row.
    pub width: usize,
}

impl Table {
    /// One block's values.
    pub fn row(&self, index: usize) -> &[f32] {
        &self.values[index * self.width..(index + 1) * self.width]
    }
}

/// What is known of a page before its blocks are judged.
#[derive(Debug, Clone, Copy)]
pub struct Hints<'a> {
    /// The headline.
    pub title: Option<&'a str>,
    /// Who wrote it.
    pub byline: Option<&'a str>,
    /// The page's summary of itself.
    pub excerpt: Option<&'a str>,
    /// The text stated in JSON-LD.
    pub body: Option<&'a str>,
}

/// The features of the first forest.
pub fn first_stage(page: &Page<'_>, hints: Hints<'_>, odds: &dyn Odds) -> Table {
    let candidates = Candidates::find(page, hints.body);
    let totals = Totals::new(page);
    let elements = Elements::read(page, odds);
    let texts = text::features(page, hints, odds);
    let context = context::Context::new(page, hints, &candidates, &totals);
    let mut values = Vec::with_capacity(page.blocks.len() * FIRST_FEATURES);
    let mut heading = [0.0; HEADING];
    for (index, block) in page.blocks.iter().enumerate() {
        values.extend(texts[index]);
        elements.push(page, block, &mut values);
        context.push(index, block, &mut values);
        neighbours::push(page, index, &texts, &mut values);
        if let Kind::Heading(level) = block.kind {
            heading = [
                f32::from(level),
                texts[index][text::MEAN_ODDS],
                texts[index][text::MEAN_ODDS + 1],
                0.0,
            ];
        }
        values.extend(heading);
        heading[3] += 1.0;
        values.extend(agreement(index, block, &candidates));
    }
    debug_assert_eq!(values.len(), page.blocks.len() * FIRST_FEATURES);
    Table {
        values,
        width: FIRST_FEATURES,
    }
}

/// Which of the other methods would keep the block.
fn agreement(index: usize, block: &Block, candidates: &Candidates) -> [f32; 4] {
    let scored = candidates.scored.contains(&index);
    let selected = candidates.selected.contains(&index);
    [
        f32::from(u8::from(scored)),
        f32::from(u8::from(selected)),
        f32::from(u8::from(scored) + u8::from(selected)),
        candidates.stated_share(&block.text),
    ]
}

fn flag(value: bool) -> f32 {
    f32::from(u8::from(value))
}

fn log(value: f32) -> f32 {
    value.max(0.0).ln_1p()
}
