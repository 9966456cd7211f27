//! The trained model: token odds and two forests, read from the committed weights.

mod forest;
mod odds;
mod scoring;
mod tree;
mod wire;

pub use forest::Forest;
pub use odds::{Odds, OddsTable, TokenKind, hash};
pub use tree::{Node, Tree};

use std::sync::LazyLock;

const WEIGHTS: &[u8] = include_bytes!("../../data/model.bin");

static COMMITTED: LazyLock<Model> =
    LazyLock::new(|| Model::from_bytes(WEIGHTS).expect("the weights are checked by a test"));

/// All that was learned.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Model {
    /// How often a class name or a word stands in an article.
    pub odds: OddsTable,
    /// Judges a block by itself and its surroundings.
    pub first: Forest,
    /// Judges it again, knowing what the first said about its neighbours.
    pub second: Forest,
    /// Blocks at or above this probability are kept.
    pub threshold: f32,
}

impl Model {
    /// The model that ships with the site.
    pub fn committed() -> &'static Self {
        &COMMITTED
    }
}
