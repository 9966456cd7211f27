//! What somebody holds, how it did, and what would be better: the page's question in one answer.

mod chances;
mod holdings;
mod out_of_sample;
mod report;

pub use out_of_sample::{Kept, OutOfSample};
pub use report::{Report, run};

use std::borrow::Cow;
use std::ops::RangeInclusive;

use boreal_demo_kit::{DecimalMark, Fields, Input, Limit};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::backtest::{COST_BP, Rebalance};
use crate::choose::{Aim, Names, Objective};
use crate::data_set::DataSet;
use crate::matrix::Covariance;
use crate::price_table;
use crate::prices::{CSV_LIMITS, Prices};
use crate::problem::{Group, Problem};

pub const WEIGHT_PCT: RangeInclusive<f64> = -100.0..=100.0;
pub const TARGET_PCT: RangeInclusive<f64> = 0.0..=200.0;
pub const RISK_FREE_PCT: RangeInclusive<f64> = -5.0..=30.0;
/// How far ahead chances are drawn.
pub const HORIZON_YEARS: RangeInclusive<u16> = 1..=30;
/// Any whole number a link can carry.
pub const SEED: RangeInclusive<u32> = 0..=999_999;
const MAX_HOLDINGS: usize = 600;

/// Holdings, limits and what is sought, as sent; everything in per cent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = InvestmentResearchPortfolioParams)]
pub struct Params {
    /// Whose prices, where no table is sent.
    #[schema(value_type = DataSet)]
    pub data: String,
    /// Own prices: a `date` column and one column a symbol, or `date,symbol,close`.
    pub csv: Option<String>,
    /// The mark before the decimals, where the table leaves open what `1,500` is.
    #[schema(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
    /// Symbols and amounts, `5y 40, 10y 40, 30y 20`: their shares count. Equal parts without it.
    pub holdings: String,
    #[schema(value_type = Objective)]
    pub objective: String,
    /// The return or volatility to aim at; without it, that of the holdings.
    pub target_pct: Option<f64>,
    pub risk_free_pct: f64,
    pub min_weight_pct: f64,
    pub max_weight_pct: f64,
    /// Symbols that share a limit, with the least and the most they may have together, in per cent:
    /// `10y+20y 10 40, 30y 0 20`.
    pub groups: String,
    #[schema(value_type = Rebalance)]
    pub rebalance: String,
    /// Of each dollar traded, in basis points.
    pub cost_bp: f64,
    pub horizon_years: u16,
    /// Of the drawn futures and the resampled pasts: the same number gives the same answer.
    pub seed: u32,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            data: DataSet::Bonds.to_string(),
            csv: None,
            decimal_mark: None,
            holdings: String::new(),
            objective: Objective::TargetRisk.to_string(),
            target_pct: None,
            risk_free_pct: 2.0,
            min_weight_pct: 0.0,
            max_weight_pct: 100.0,
            groups: String::new(),
            rebalance: Rebalance::Yearly.to_string(),
            cost_bp: 10.0,
            horizon_years: 10,
            seed: 1,
        }
    }
}

#[derive(Debug, Clone)]
pub struct Plan {
    prices: Cow<'static, Prices>,
    held: Vec<f64>,
    aim: Aim,
    bounds: (f64, f64),
    groups: Vec<Group>,
    rebalance: Rebalance,
    cost_bp: f64,
    horizon_years: u16,
    seed: u32,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let data: Option<DataSet> = fields.one_of("data", &self.data);
        let mark = fields.optional_one_of("decimal_mark", self.decimal_mark.as_deref());
        let objective = fields.one_of("objective", &self.objective);
        let target = fields.optional_within("target_pct", self.target_pct, TARGET_PCT);
        let risk_free = fields.within("risk_free_pct", self.risk_free_pct, RISK_FREE_PCT);
        let min = fields.within("min_weight_pct", self.min_weight_pct, WEIGHT_PCT);
        let max = fields.within("max_weight_pct", self.max_weight_pct, WEIGHT_PCT);
        let rebalance = fields.one_of("rebalance", &self.rebalance);
        let cost_bp = fields.within("cost_bp", self.cost_bp, COST_BP);
        let horizon_years = fields.within("horizon_years", self.horizon_years, HORIZON_YEARS);
        let seed = fields.within("seed", self.seed, SEED);
        let holdings = fields.text("holdings", &self.holdings, MAX_HOLDINGS);
        let groups = fields.text("groups", &self.groups, MAX_HOLDINGS);
        if let (Some(min), Some(max)) = (min, max)
            && min > max
        {
            let message =
                format!("min_weight_pct must not be above max_weight_pct of {max}, got {min}");
            let values = json!({ "maximum": max, "got": min });
            fields.refuse("min_weight_pct", "above_maximum", message, values);
        }
        let prices = match &self.csv {
            Some(csv) => Cow::Owned(own_prices(fields, csv, mark)?),
            None => {
                fields.limit("csv", Limit::Table(CSV_LIMITS));
                Cow::Borrowed(data?.prices())
            }
        };
        let held = holdings::shares(fields, holdings?, &prices.assets);
        let groups = holdings::groups(fields, groups?, &prices.assets);
        Some(Plan {
            held: held?,
            aim: Aim {
                objective: objective?,
                risk_free: risk_free? / 100.0,
                // Left to the holdings until they are measured.
                target: target?.map_or(f64::NAN, |value| value / 100.0),
            },
            bounds: (min? / 100.0, max? / 100.0),
            groups: groups?,
            rebalance: rebalance?,
            cost_bp: cost_bp?,
            horizon_years: horizon_years?,
            seed: seed?,
            prices,
        })
    }
}

fn own_prices(fields: &mut Fields, csv: &str, mark: Option<Option<DecimalMark>>) -> Option<Prices> {
    let cells = fields.table_with("csv", csv, &CSV_LIMITS, mark, price_table::read)?;
    match cells.prices() {
        Ok(prices) => Some(prices),
        Err(error) => {
            let values = serde_json::Value::Object(error.values);
            fields.refuse(error.field, &error.code, error.message, values);
            None
        }
    }
}

const fn fractions(percent: &RangeInclusive<f64>) -> (f64, f64) {
    (*percent.start() / 100.0, *percent.end() / 100.0)
}

const NAMES: Names = Names {
    min_weight: "min_weight_pct",
    max_weight: "max_weight_pct",
    target: "target_pct",
    risk_free: "risk_free_pct",
    group_min: |_| "groups".to_owned(),
    group_max: |_| "groups".to_owned(),
    weights: fractions(&WEIGHT_PCT),
    targets: fractions(&TARGET_PCT),
    risk_free_rates: fractions(&RISK_FREE_PCT),
};

impl Plan {
    /// The choice to be made on these returns. Sample covariances are always covariances.
    fn problem(&self, returns: &[Vec<f64>], periods: f64) -> Option<Problem> {
        let mean = |column: &Vec<f64>| periods * column.iter().sum::<f64>() / column.len() as f64;
        Problem::new(
            self.prices.assets.clone(),
            returns.iter().map(mean).collect(),
            Covariance::of_columns(returns, periods),
            self.bounds,
            self.groups.clone(),
        )
    }
}
