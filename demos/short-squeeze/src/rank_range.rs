//! How much a rank rests on the weights: the same stocks under a hundred other weightings.

use boreal_demo_kit::SeededRng;
use serde::Serialize;
use utoipa::ToSchema;

use crate::metric::PerMetric;
use crate::score::ranked;
use crate::stock::Stock;

/// Enough that a count of them reads as per cent.
pub const WEIGHTINGS: usize = 100;
/// The same weightings every time.
const SEED: u64 = 20_210_113;

/// Where a stock stood under the other weightings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeRankRange)]
pub struct RankRange {
    pub symbol: String,
    /// Its highest place, 1 the first.
    pub best: usize,
    pub worst: usize,
    /// Under how many of the hundred it stood first.
    pub first_in: usize,
}

/// Each weight becomes half of itself to one and a half times itself, by chance; in the order of the stocks.
pub(crate) fn rank_ranges(stocks: &[&Stock], weights: &PerMetric<f64>) -> Vec<RankRange> {
    let mut rng = SeededRng::new(SEED);
    let mut ranges: Vec<RankRange> = stocks
        .iter()
        .map(|stock| RankRange {
            symbol: stock.symbol.clone(),
            best: stocks.len(),
            worst: 1,
            first_in: 0,
        })
        .collect();
    for _ in 0..WEIGHTINGS {
        let other = weights.map(|weight| weight * (0.5 + rng.uniform()));
        for (place, row) in (1..).zip(ranked(stocks, &other)) {
            let range = ranges.iter_mut().find(|range| range.symbol == row.symbol);
            if let Some(range) = range {
                range.best = range.best.min(place);
                range.worst = range.worst.max(place);
                range.first_in += usize::from(place == 1);
            }
        }
    }
    ranges
}
