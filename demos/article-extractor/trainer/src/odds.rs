//! How tokens are spread between articles and the rest, counted by page.
//!
//! A token's share on each page counts once, however often it occurs there.
//! While a page is used for training, its own share is taken out, or the trees
//! would learn to trust tokens they have seen the answer to.

use std::collections::HashMap;

use article_extractor::training::{Odds, OddsTable};

/// Tokens on fewer pages say nothing.
const MIN_PAGES: u32 = 3;
/// Pages' worth of prior belief.
const PRIOR_WEIGHT: f32 = 1.0;
/// Log-odds closer to zero are dropped.
const MIN_ODDS: f32 = 0.25;

/// A token's share of article text on one page.
pub type PageShares = HashMap<u32, f32>;

/// The shares of one page from its blocks: tokens, words and label of each.
pub fn page_shares<'a>(blocks: impl Iterator<Item = (&'a [u32], f32, f32)>) -> PageShares {
    let mut sums: HashMap<u32, (f32, f32)> = HashMap::new();
    for (tokens, weight, label) in blocks {
        for &token in tokens {
            let (kept, all) = sums.entry(token).or_default();
            *kept += weight * label;
            *all += weight;
        }
    }
    sums.into_iter()
        .map(|(token, (kept, all))| (token, kept / all.max(1e-6)))
        .collect()
}

/// Shares summed over pages.
#[derive(Debug, Default)]
pub struct Counts {
    tokens: HashMap<u32, (f32, u32)>,
}

impl Counts {
    /// Adds a page.
    pub fn add(&mut self, page: &PageShares) {
        for (&token, &share) in page {
            let (sum, pages) = self.tokens.entry(token).or_default();
            *sum += share;
            *pages += 1;
        }
    }

    /// The table for pages that were not counted.
    pub fn table(&self) -> OddsTable {
        OddsTable(
            self.tokens
                .iter()
                .map(|(&token, &(sum, pages))| (token, log_odds(sum, pages)))
                .filter(|&(_, value)| value != 0.0)
                .collect(),
        )
    }

    /// The table for a page that was.
    pub fn without<'a>(&'a self, page: &'a PageShares) -> impl Odds + 'a {
        Without { counts: self, page }
    }
}

struct Without<'a> {
    counts: &'a Counts,
    page: &'a PageShares,
}

impl Odds for Without<'_> {
    fn of(&self, token: u32) -> f32 {
        let Some(&(sum, pages)) = self.counts.tokens.get(&token) else {
            return 0.0;
        };
        match self.page.get(&token) {
            Some(share) => log_odds(sum - share, pages - 1),
            None => log_odds(sum, pages),
        }
    }
}

/// In steps of a sixteenth, as the weights store them.
fn log_odds(sum: f32, pages: u32) -> f32 {
    if pages < MIN_PAGES {
        return 0.0;
    }
    let rest = pages as f32 - sum;
    let odds = ((sum.max(0.0) + 0.5 * PRIOR_WEIGHT) / (rest.max(0.0) + 0.5 * PRIOR_WEIGHT)).ln();
    if odds.abs() < MIN_ODDS {
        0.0
    } else {
        (odds * 16.0).round() / 16.0
    }
}
