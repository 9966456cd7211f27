//! The score of every stock of a universe, with what each condition adds to it.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input, wire_enum};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::metric::{COUNT, METRICS, PerMetric, Side};
use crate::stock::{AVERAGE_VOLUME, PRICE, Stock, synthetic};
use crate::weights::Weights;

/// Stocks sent one by one.
pub const STOCKS: RangeInclusive<usize> = 1..=3000;
/// Rows an answer holds, of the ranked and of those left out: those of a whole market would be ten megabytes.
pub const SHOWN: usize = 3000;
/// A share below a dollar trades in steps too coarse for its returns to mean much.
pub const MIN_PRICE: f64 = 1.0;
/// Thinly traded names otherwise top every list of days to cover.
pub const MIN_AVERAGE_VOLUME: f64 = 100_000.0;

/// A universe to rank, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ShortSqueezeScoreParams)]
pub struct Params {
    /// The stocks to rank against each other.
    pub universe: Vec<Stock>,
    #[serde(default)]
    pub weights: Weights,
    /// Stocks known to cost less, in dollars, are left out.
    #[serde(default = "min_price")]
    pub min_price: f64,
    /// Stocks known to trade fewer shares a day are left out.
    #[serde(default = "min_average_volume")]
    pub min_average_volume: f64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            universe: Vec::new(),
            weights: Weights::default(),
            min_price: MIN_PRICE,
            min_average_volume: MIN_AVERAGE_VOLUME,
        }
    }
}

/// What is assumed where the limit is not sent.
pub(crate) fn min_price() -> f64 {
    MIN_PRICE
}

pub(crate) fn min_average_volume() -> f64 {
    MIN_AVERAGE_VOLUME
}

/// A universe that can be ranked.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    universe: Vec<Stock>,
    weights: PerMetric<f64>,
    filter: Filter,
}

/// What a stock must cost and trade to be ranked.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Filter {
    min_price: f64,
    min_average_volume: f64,
}

impl Plan {
    /// The plan of checked stocks, told apart by their names.
    pub(crate) fn check(
        fields: &mut Fields,
        universe: Option<Vec<Stock>>,
        weights: &Weights,
        (min_price, min_average_volume): (f64, f64),
    ) -> Option<Self> {
        let weights = weights.check(fields);
        let min_price = fields.within("min_price", min_price, PRICE);
        let min_average_volume =
            fields.within("min_average_volume", min_average_volume, AVERAGE_VOLUME);
        Some(Self {
            universe: universe?,
            weights: weights?,
            filter: Filter {
                min_price: min_price?,
                min_average_volume: min_average_volume?,
            },
        })
    }
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            universe: synthetic(),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let count = fields.count("universe", self.universe.len(), STOCKS);
        let universe = count.and_then(|()| checked(fields, self.universe));
        let filter = (self.min_price, self.min_average_volume);
        Plan::check(fields, universe, &self.weights, filter)
    }
}

fn checked(fields: &mut Fields, universe: Vec<Stock>) -> Option<Vec<Stock>> {
    let sent = universe.len();
    let mut names = HashSet::new();
    let mut stocks = Vec::with_capacity(sent);
    for (index, stock) in universe.into_iter().enumerate() {
        let place = format!("universe[{index}]");
        let stock = fields.inside(&place, |fields| stock.check(fields));
        let Some(stock) = stock else { continue };
        if !names.insert(stock.symbol.to_uppercase()) {
            let message = format!("{place}.symbol: {} is there twice", stock.symbol);
            let values = json!({ "got": stock.symbol });
            fields.refuse(format!("{place}.symbol"), "duplicate", message, values);
            continue;
        }
        stocks.push(stock);
    }
    (stocks.len() == sent).then_some(stocks)
}

/// What each condition adds: points of Fuel for the first five, of Spark for the last three; null where it is missing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeContributions)]
pub struct Contributions {
    pub short_interest_pct_float: Option<f64>,
    pub days_to_cover: Option<f64>,
    pub short_interest_change: Option<f64>,
    pub float_millions: Option<f64>,
    pub fails_to_adv: Option<f64>,
    pub relative_volume: Option<f64>,
    pub return_20d: Option<f64>,
    pub rsi_14: Option<f64>,
}

/// One stock's score.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeRow)]
pub struct Row {
    pub symbol: String,
    /// √(Fuel × Spark), 0 to 100; null where either cannot be said.
    pub score: Option<f64>,
    /// The weighted ranks of the first five conditions, 0 to 100.
    pub fuel: Option<f64>,
    /// The weighted ranks of the last three, 0 to 100.
    pub spark: Option<f64>,
    /// The share of the weights that is known, of the side that knows less, 0 to 1.
    pub coverage: f64,
    pub fuel_coverage: f64,
    pub spark_coverage: f64,
    pub contributions: Contributions,
}

wire_enum! {
    /// What the rows are in the order of.
    #[schema(as = ShortSqueezeRankedBy)]
    pub enum RankedBy {
        Score = "score",
        /// No stock has a weighed condition of both sides, and the first has one of Fuel, as in FINRA's own files.
        Fuel = "fuel",
        /// No stock has a weighed condition of both sides, and the first has one of Spark.
        Spark = "spark",
    }
}

/// A stock that was not ranked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeExcluded)]
pub struct Excluded {
    pub symbol: String,
    /// Why not, in words.
    pub reason: String,
}

/// The ranked universe.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeScoreReport)]
pub struct Report {
    /// Highest score first; those without one last, in the order of their Fuel. The first 3,000.
    pub rows: Vec<Row>,
    /// How many stocks were ranked, shown or not.
    pub ranked: usize,
    pub ranked_by: RankedBy,
    /// What the liquidity filter left out, the first 3,000.
    pub excluded: Vec<Excluded>,
    /// How many it left out.
    pub excluded_count: usize,
    /// Ranked stocks whose price or volume was not sent, so that the filter could not look at them.
    pub unfiltered: usize,
}

pub fn run(plan: &Plan) -> Report {
    let mut excluded = Vec::new();
    let mut kept = Vec::new();
    for stock in &plan.universe {
        match plan.filter.refusal(stock) {
            Some(reason) => excluded.push(Excluded {
                symbol: stock.symbol.clone(),
                reason,
            }),
            None => kept.push(stock),
        }
    }
    let unfiltered = kept
        .iter()
        .filter(|stock| stock.price.is_none() || stock.average_volume.is_none())
        .count();
    let mut rows = ranked(&kept, &plan.weights);
    let ranked_by = match rows.first() {
        Some(Row {
            score: None, fuel, ..
        }) if fuel.is_some() => RankedBy::Fuel,
        Some(Row {
            score: None, spark, ..
        }) if spark.is_some() => RankedBy::Spark,
        _ => RankedBy::Score,
    };
    let (ranked, excluded_count) = (rows.len(), excluded.len());
    rows.truncate(SHOWN);
    excluded.truncate(SHOWN);
    Report {
        rows,
        ranked,
        ranked_by,
        excluded,
        excluded_count,
        unfiltered,
    }
}

impl Filter {
    fn refusal(&self, stock: &Stock) -> Option<String> {
        let (price, volume) = (stock.price, stock.average_volume);
        if let Some(price) = price.filter(|price| *price < self.min_price) {
            return Some(format!("costs ${price}, below ${}", self.min_price));
        }
        // Nothing can be said of days to cover where nothing trades.
        let volume = volume.filter(|volume| *volume < self.min_average_volume || *volume == 0.0)?;
        if volume == 0.0 {
            return Some("does not trade: 0 shares a day".to_owned());
        }
        Some(format!(
            "trades {volume} shares a day, below {}",
            self.min_average_volume
        ))
    }
}

/// Every stock scored against the others, highest first.
pub(crate) fn ranked(stocks: &[&Stock], weights: &PerMetric<f64>) -> Vec<Row> {
    let values: Vec<PerMetric<Option<f64>>> = stocks.iter().map(|stock| stock.values()).collect();
    let mut ranks = vec![[None; COUNT]; stocks.len()];
    for (at, metric) in METRICS.iter().enumerate() {
        let of_metric = values.iter().map(|values| values[at]).collect::<Vec<_>>();
        for (row, percentile) in percentiles(&of_metric).into_iter().enumerate() {
            ranks[row][at] = percentile.map(|p| if metric.is_inverted { 1.0 - p } else { p });
        }
    }
    let mut rows: Vec<Row> = stocks
        .iter()
        .zip(&ranks)
        .map(|(stock, ranks)| row(&stock.symbol, ranks, weights))
        .collect();
    rows.sort_by(|a, b| {
        let descending = |of: fn(&Row) -> Option<f64>| {
            let value = |row: &Row| of(row).unwrap_or(-1.0);
            value(b).total_cmp(&value(a))
        };
        descending(|row| row.score)
            .then_with(|| descending(|row| row.fuel))
            .then_with(|| descending(|row| row.spark))
            .then_with(|| a.symbol.cmp(&b.symbol))
    });
    rows
}

/// Mid-rank percentiles, (rank − ½)/n among the values there are; equal values share their mean rank.
fn percentiles(values: &[Option<f64>]) -> Vec<Option<f64>> {
    let mut known: Vec<(usize, f64)> = values
        .iter()
        .enumerate()
        .filter_map(|(index, value)| value.map(|value| (index, value)))
        .collect();
    known.sort_by(|a, b| a.1.total_cmp(&b.1));
    let count = known.len() as f64;
    let mut ranks = vec![None; values.len()];
    let mut before = 0;
    for tied in known.chunk_by(|a, b| a.1 == b.1) {
        // The mean of the ranks before + 1 to before + len, less a half.
        let middle = before as f64 + tied.len() as f64 / 2.0;
        for (index, _) in tied {
            ranks[*index] = Some(middle / count);
        }
        before += tied.len();
    }
    ranks
}

fn row(symbol: &str, ranks: &PerMetric<Option<f64>>, weights: &PerMetric<f64>) -> Row {
    let side = |side: Side| -> (Option<f64>, f64, PerMetric<Option<f64>>) {
        let of_side = |at: &usize| METRICS[*at].side == side;
        let places: Vec<usize> = (0..COUNT).filter(of_side).collect();
        let all: f64 = places.iter().map(|&at| weights[at]).sum();
        let known: f64 = places
            .iter()
            .filter(|&&at| ranks[at].is_some())
            .map(|&at| weights[at])
            .sum();
        let mut points = [None; COUNT];
        if known > 0.0 {
            for at in places {
                points[at] = ranks[at].map(|rank| 100.0 * weights[at] / known * rank);
            }
        }
        let sum = points.iter().flatten().sum();
        ((known > 0.0).then_some(sum), known / all, points)
    };
    let (fuel, fuel_coverage, fuel_points) = side(Side::Fuel);
    let (spark, spark_coverage, spark_points) = side(Side::Spark);
    let at = |index: usize| {
        let points = fuel_points[index].or(spark_points[index]);
        points.map(|points| round_to(points, 6))
    };
    let wire = |value: f64| round_to(value, 6);
    Row {
        symbol: symbol.to_owned(),
        score: fuel
            .zip(spark)
            .map(|(fuel, spark)| wire((fuel * spark).sqrt())),
        fuel: fuel.map(wire),
        spark: spark.map(wire),
        coverage: wire(fuel_coverage.min(spark_coverage)),
        fuel_coverage: wire(fuel_coverage),
        spark_coverage: wire(spark_coverage),
        contributions: Contributions {
            short_interest_pct_float: at(0),
            days_to_cover: at(1),
            short_interest_change: at(2),
            float_millions: at(3),
            fails_to_adv: at(4),
            relative_volume: at(5),
            return_20d: at(6),
            rsi_14: at(7),
        },
    }
}
