//! A portfolio held through the past, brought back to its weights at the end of each period, costs included.

use std::ops::RangeInclusive;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input, Limit, wire_enum};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::metrics;
use crate::optimize::{RISK_FREE, WEIGHT, names};
use crate::prices::{MAX_ASSETS, Prices, closes, days, periods_per_year, years};

/// Of each dollar traded, in hundredths of a per cent.
pub const COST_BP: RangeInclusive<f64> = 0.0..=1000.0;
/// Weights may miss one by what rounding to four digits leaves.
const WHOLE: f64 = 1e-3;

wire_enum! {
    /// When the weights are restored, at the close of the period's last day.
    #[schema(as = InvestmentResearchRebalance)]
    pub enum Rebalance {
        Never = "never",
        Yearly = "yearly",
        Quarterly = "quarterly",
        Monthly = "monthly",
    }
}

impl Rebalance {
    /// Whether the period of one day is over on the next.
    fn ends_between(self, day: Date, next: Date) -> bool {
        let quarter = |day: Date| (day.month() - 1) / 3;
        let new_year = day.year() != next.year();
        match self {
            Self::Never => false,
            Self::Yearly => new_year,
            Self::Quarterly => new_year || quarter(day) != quarter(next),
            Self::Monthly => new_year || day.month() != next.month(),
        }
    }
}

/// Prices, weights and the rule, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = InvestmentResearchBacktestParams)]
pub struct Params {
    pub assets: Vec<String>,
    /// Days, oldest first.
    pub dates: Vec<String>,
    /// A list for each asset, a close for each day.
    pub closes: Vec<Vec<f64>>,
    /// In the order of the assets; they sum to one.
    pub weights: Vec<f64>,
    #[schema(value_type = Rebalance)]
    pub rebalance: String,
    /// Of each dollar bought or sold, in basis points.
    pub cost_bp: f64,
    /// A year, as a fraction.
    pub risk_free: f64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            assets: Vec::new(),
            dates: Vec::new(),
            closes: Vec::new(),
            weights: Vec::new(),
            rebalance: Rebalance::Yearly.to_string(),
            cost_bp: 10.0,
            risk_free: 0.0,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    prices: Prices,
    weights: Vec<f64>,
    rebalance: Rebalance,
    cost_bp: f64,
    risk_free: f64,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        let series = |turn: i32| (1..=13).map(|day| f64::from(100 + day % turn)).collect();
        Self {
            assets: vec!["one".to_owned(), "other".to_owned()],
            dates: (1..=13).map(|day| format!("2026-01-{day:02}")).collect(),
            closes: vec![series(3), series(4)],
            weights: vec![0.5, 0.5],
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let rebalance = fields.one_of("rebalance", &self.rebalance);
        let cost_bp = fields.within("cost_bp", self.cost_bp, COST_BP);
        let risk_free = fields.within("risk_free", self.risk_free, RISK_FREE);
        let count = fields.count("assets", self.assets.len(), 1..=MAX_ASSETS);
        let named = count.and_then(|()| names(fields, &self.assets));
        let dates = days(fields, "dates", &self.dates);
        for (field, got) in [
            ("closes", self.closes.len()),
            ("weights", self.weights.len()),
        ] {
            fields.limit(field, Limit::Items(1, MAX_ASSETS));
            if got != self.assets.len() {
                let wanted = self.assets.len();
                let message =
                    format!("{field} must hold one for each of the {wanted} assets, got {got}");
                fields.refuse(
                    field,
                    "wrong_count",
                    message,
                    json!({ "wanted": wanted, "got": got }),
                );
            }
        }
        for (index, column) in self.closes.iter().enumerate() {
            closes(
                fields,
                &format!("closes[{index}]"),
                column,
                self.dates.len(),
            );
        }
        for (index, weight) in self.weights.iter().enumerate() {
            fields.within(&format!("weights[{index}]"), *weight, WEIGHT);
        }
        let sum: f64 = self.weights.iter().sum();
        if (sum - 1.0).abs() > WHOLE {
            let message = format!("weights must sum to 1, got {sum}");
            fields.refuse(
                "weights",
                "not_whole",
                message,
                json!({ "wanted": 1, "got": sum }),
            );
        }
        named?;
        Some(Plan {
            prices: Prices {
                assets: self.assets,
                dates: dates?,
                closes: self.closes,
                left_out: 0,
            },
            // What rounding left would else be lost again at each rebalance.
            weights: self.weights.iter().map(|weight| weight / sum).collect(),
            rebalance: rebalance?,
            cost_bp: cost_bp?,
            risk_free: risk_free?,
        })
    }
}

/// The value on a day, of one dollar at the start.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchValue)]
pub struct Value {
    pub date: Date,
    pub value: f64,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchBacktestReport)]
pub struct Report {
    pub rebalance: Rebalance,
    /// What one dollar became, after costs.
    pub growth: f64,
    /// Of one dollar at the start, what trading took.
    pub cost: f64,
    /// Dollars bought and sold over the value, a year; years as `cagr` counts them.
    pub turnover_per_year: f64,
    /// How often the weights were restored.
    pub rebalances: usize,
    /// The day on which nothing was left, which borrowed weights can bring; `null` without one.
    pub ruined_on: Option<Date>,
    /// Up to that day.
    pub metrics: metrics::Report,
    pub values: Vec<Value>,
}

pub fn run(plan: &Plan) -> Report {
    let held = hold(&plan.prices, &plan.weights, plan.rebalance, plan.cost_bp);
    let dates = &plan.prices.dates;
    let periods = periods_per_year(dates);
    let years = years(dates[0], dates[held.known().len() - 1]);
    let values = dates.iter().zip(&held.values);
    Report {
        rebalance: plan.rebalance,
        growth: round_to(held.values[held.values.len() - 1], 8),
        cost: round_to(held.cost, 8),
        turnover_per_year: round_to(held.turnover / years, 6),
        rebalances: held.rebalances,
        ruined_on: held.ruined.map(|day| dates[day]),
        metrics: metrics::of(dates, held.known(), plan.risk_free, periods),
        values: values
            .map(|(&date, value)| Value {
                date,
                value: round_to(*value, 6),
            })
            .collect(),
    }
}

/// A portfolio's way through the prices.
#[derive(Debug, Clone, PartialEq)]
pub struct Held {
    /// Of one dollar at the start, a value for each day.
    pub values: Vec<f64>,
    pub cost: f64,
    /// Sum over all rebalances of what was traded, over the value of the day.
    pub turnover: f64,
    pub rebalances: usize,
    /// The day on which nothing was left: it stays so, whatever the prices do.
    pub ruined: Option<usize>,
}

impl Held {
    /// The values with something at stake: to the end, or to the day of ruin.
    pub fn known(&self) -> &[f64] {
        &self.values[..self.ruined.map_or(self.values.len(), |day| day + 1)]
    }
}

/// Buys the weights on the first day; buying in costs nothing, as the reference has it.
pub fn hold(prices: &Prices, weights: &[f64], rebalance: Rebalance, cost_bp: f64) -> Held {
    let at = |asset: usize, day: usize| prices.closes[asset][day];
    let mut units: Vec<f64> = weights
        .iter()
        .enumerate()
        .map(|(asset, weight)| weight / at(asset, 0))
        .collect();
    let mut held = Held {
        values: Vec::with_capacity(prices.dates.len()),
        cost: 0.0,
        turnover: 0.0,
        rebalances: 0,
        ruined: None,
    };
    for (day, date) in prices.dates.iter().enumerate() {
        let worth = |asset: usize| units[asset] * at(asset, day);
        let mut value: f64 = (0..units.len()).map(worth).sum();
        let next = prices.dates.get(day + 1);
        if value > 0.0 && day > 0 && next.is_some_and(|next| rebalance.ends_between(*date, *next)) {
            let moved = |asset: usize| (worth(asset) - value * weights[asset]).abs();
            let traded: f64 = (0..units.len()).map(moved).sum();
            let paid = traded * cost_bp / 1e4;
            held.turnover += traded / value;
            held.cost += paid;
            held.rebalances += 1;
            value -= paid;
            for (asset, unit) in units.iter_mut().enumerate() {
                *unit = value * weights[asset] / at(asset, day);
            }
        }
        if value <= 0.0 {
            held.ruined = Some(day);
            held.values.resize(prices.dates.len(), 0.0);
            return held;
        }
        held.values.push(value);
    }
    held
}
