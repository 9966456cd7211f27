//! A visitor's own universe from a table, a stock a row.

use std::collections::HashSet;

use boreal_demo_kit::{DecimalMark, Fields, Input, Limits, Table, TableError, is_plain};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::metric::{COUNT, DAYS_TO_COVER, DAYS_TO_COVER_CAP, METRICS};
use crate::score::{MIN_AVERAGE_VOLUME, MIN_PRICE, Plan, min_average_volume, min_price};
use crate::stock::{AVERAGE_VOLUME, MAX_SYMBOL, PRICE, Stock};
use crate::weights::Weights;

/// What a visitor's table may hold: FINRA's file of a whole market, which is of about twenty thousand stocks.
pub const TABLE_LIMITS: Limits = Limits {
    max_bytes: 3_000_000,
    max_rows: 25_000,
    max_columns: 40,
};

/// What a visitor can start from.
pub const TEMPLATE: &str = "symbol,short_interest_pct_float,days_to_cover,short_interest_change,float_millions,fails_to_adv,relative_volume,return_20d,rsi_14,price,average_volume\nAAA,42,9.5,0.18,12,0.06,2.6,0.35,71,14.2,900000\nBBB,25,4,0.05,60,0.01,1.4,0.1,58,31,2500000\nGGG,19,,0.12,80,,1.8,0.2,64,8.4,400000\n";

/// A table to rank, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ShortSqueezeTableParams)]
pub struct Params {
    /// A header line and a row per stock: `symbol`, and of the eight conditions those that are known; an empty cell,
    /// or one with `N/A`, `null` or a dash, is missing. FINRA's own headings are known too; its short-interest file has
    /// no condition of Spark, so that alone it is ranked by Fuel. `price` and `average_volume` are for the liquidity
    /// filter.
    pub csv: String,
    /// The mark before the decimals, where the table leaves open what `1,500` is.
    #[schema(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
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
            csv: String::new(),
            decimal_mark: None,
            weights: Weights::default(),
            min_price: MIN_PRICE,
            min_average_volume: MIN_AVERAGE_VOLUME,
        }
    }
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            csv: TEMPLATE.to_owned(),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let mark = fields.optional_one_of("decimal_mark", self.decimal_mark.as_deref());
        let universe = fields.table_with("csv", &self.csv, &TABLE_LIMITS, mark, stocks);
        let filter = (self.min_price, self.min_average_volume);
        Plan::check(fields, universe, &self.weights, filter)
    }
}

/// The stock of each row; a column that is not there is missing for all.
fn stocks(table: &Table) -> Result<Vec<Stock>, TableError> {
    let symbol = table.column("symbol", &["ticker", "stock", "symbole", "symbolCode"])?;
    let columns = METRICS
        .each_ref()
        .map(|metric| table.optional_column(metric.name, metric.aliases));
    let price = table.optional_column("price", &["close", "prix"]);
    let volume = table.optional_column(
        "average_volume",
        &["adv", "average daily volume", "averageDailyVolumeQuantity"],
    );
    let mut names = HashSet::new();
    table
        .rows()
        .iter()
        .map(|row| {
            let name = table.text(row, symbol).unwrap_or_default().trim();
            if name.is_empty() || name.chars().count() > MAX_SYMBOL || !is_plain(name) {
                let rule = format!("a symbol has 1 to {MAX_SYMBOL} characters that can be seen");
                return Err(table.refuse(row, symbol, rule));
            }
            if !names.insert(name.to_uppercase()) {
                return Err(table.refuse(row, symbol, format!("\"{name}\" is there twice")));
            }
            let within = |column: Option<usize>, range: &std::ops::RangeInclusive<f64>| {
                let Some(column) = column else {
                    return Ok(None);
                };
                let value = table.number_if_known(row, column)?;
                if let Some(value) = value.filter(|value| !range.contains(value)) {
                    let (low, high) = (range.start(), range.end());
                    let rule = format!("{value} is not a number from {low} to {high}");
                    return Err(table.refuse(row, column, rule));
                }
                Ok(value)
            };
            let mut values = [None; COUNT];
            for (at, metric) in METRICS.iter().enumerate() {
                values[at] = within(columns[at], &metric.range)?;
            }
            values[DAYS_TO_COVER] = values[DAYS_TO_COVER].filter(|days| *days < DAYS_TO_COVER_CAP);
            Ok(Stock {
                price: within(price, &PRICE)?,
                average_volume: within(volume, &AVERAGE_VOLUME)?,
                ..Stock::new(name, values)
            })
        })
        .collect()
}
