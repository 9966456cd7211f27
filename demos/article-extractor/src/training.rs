//! What the trainer needs of the extractor: the same features, seen from outside.

pub use super::features::Table;
pub use super::model::{Forest, Model, Node, Odds, OddsTable, Tree};

use super::blocks::Page;
use super::dom::tree::ROOT;
use super::dom::{self, Document};
use super::features::{self, Hints};
use super::metadata::{self, Stated};
use super::model::TokenKind;
use super::{NoArticle, Plan, Report};

/// Elements above a block whose names are counted.
const MAX_LEVELS: usize = 12;
/// Words of longer blocks are not counted: their length tells them.
const MAX_COUNTED_WORDS: u32 = 30;

/// A block as the labeller needs it.
#[derive(Debug, Clone)]
pub struct ExampleBlock {
    pub text: String,
    pub words: u32,
}

/// A page to learn from.
#[derive(Debug)]
pub struct Example {
    document: Document,
    title: Option<String>,
    byline: Option<String>,
    excerpt: Option<String>,
    body: Option<String>,
    blocks: Vec<ExampleBlock>,
}

impl Example {
    /// Parses a page.
    pub fn new(html: &str, url: &str) -> Self {
        let document = dom::parse(html);
        let stated = Stated::read(&document.json_ld);
        let page = Page::new(&document.tree);
        let url = url::Url::parse(url).ok();
        let addresses = super::address::Addresses::new(&document.tree, url.as_ref());
        let metadata = metadata::read(&page, &stated, url.as_ref(), &addresses);
        let blocks = page
            .blocks
            .iter()
            .map(|block| ExampleBlock {
                text: block.text.clone(),
                words: block.words,
            })
            .collect();
        Self {
            title: metadata.stated_title,
            byline: metadata.stated_byline,
            excerpt: metadata.excerpt,
            body: stated.body().map(str::to_owned),
            blocks,
            document,
        }
    }

    /// Its blocks, in order.
    pub fn blocks(&self) -> &[ExampleBlock] {
        &self.blocks
    }

    /// The tokens of each block: names of the elements around it, words of short ones.
    pub fn tokens(&self) -> Vec<Vec<u32>> {
        let page = Page::new(&self.document.tree);
        page.blocks
            .iter()
            .map(|block| {
                let chain = std::iter::once(block.container)
                    .chain(page.tree.ancestors(block.container))
                    .take_while(|&node| node != ROOT)
                    .take(MAX_LEVELS);
                let mut tokens: Vec<u32> = chain
                    .flat_map(|node| features::element_tokens(page.tree, node))
                    .collect();
                if block.words <= MAX_COUNTED_WORDS {
                    tokens.extend(features::word_tokens(block));
                }
                tokens.sort_unstable();
                tokens.dedup();
                tokens
            })
            .collect()
    }

    /// The first forest's features.
    pub fn first_stage(&self, odds: &dyn Odds) -> Table {
        let page = Page::new(&self.document.tree);
        features::first_stage(&page, self.hints(), odds)
    }

    /// The second forest's features, given what the first says.
    pub fn second_stage(&self, first: &Table, probabilities: &[f32]) -> Table {
        let page = Page::new(&self.document.tree);
        let all: Vec<usize> = (0..page.blocks.len()).collect();
        features::second_stage(&page, first, probabilities, &all)
    }

    fn hints(&self) -> Hints<'_> {
        Hints {
            title: self.title.as_deref(),
            byline: self.byline.as_deref(),
            excerpt: self.excerpt.as_deref(),
            body: self.body.as_deref(),
        }
    }
}

/// Extracts with another model than the committed one.
pub fn run_with(plan: &Plan, model: &Model) -> Result<Report, NoArticle> {
    super::extract(plan, model)
}

/// The hash of an element's name, for looking into a table.
pub fn element_token(name: &str) -> u32 {
    super::model::hash(TokenKind::Element, name)
}
