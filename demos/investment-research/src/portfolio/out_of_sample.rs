//! The choice put to the test: made on the first half of the window, held through the second.

use boreal_demo_kit::number::round_to;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::Plan;
use super::report::{pct, with_target};
use crate::backtest::hold;
use crate::choose;
use crate::metrics::{self, deepest_fall};
use crate::prices::{Prices, ROWS};
use crate::problem::Problem;

/// What weights promised by the first half, and what they gave in the second.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchKept)]
pub struct Kept {
    /// In the order of the assets.
    pub weights_pct: Vec<f64>,
    /// Of the weights, a year, by the means of the first half.
    pub promised_return_pct: f64,
    /// Of the weights, a year, by the covariances of the first half.
    pub promised_volatility_pct: f64,
    /// Mean return a year of the second half, by the rule and after costs.
    pub return_pct: f64,
    /// Of that way through the second half, a year.
    pub volatility_pct: f64,
    pub max_drawdown_pct: f64,
    /// What one dollar of the day of the choice became.
    pub growth: f64,
}

/// Both portfolios, with what was known half-way.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchOutOfSample)]
pub struct OutOfSample {
    /// The last day whose prices the choice knew; the weights are bought at its close.
    pub chosen_on: Date,
    /// The same aim and limits on the first half; `null` where they could not hold on it.
    pub better: Option<Kept>,
    pub held: Kept,
}

/// `None` where half a window is too short to choose on.
pub fn out_of_sample(plan: &Plan, periods_per_year: u16) -> Option<OutOfSample> {
    let prices = &plan.prices;
    let middle = (prices.dates.len() - 1) / 2;
    if middle + 1 < *ROWS.start() {
        return None;
    }
    let known = part(prices, 0, middle);
    let later = part(prices, middle, prices.dates.len() - 1);
    let problem = plan.problem(&known.returns(), f64::from(periods_per_year))?;
    let aim = with_target(plan, &problem);
    let kept = |weights: &[f64]| kept(plan, &problem, weights, &later, periods_per_year);
    Some(OutOfSample {
        chosen_on: prices.dates[middle],
        better: choose::weights(&problem, &aim).map(|weights| kept(&weights)),
        held: kept(&plan.held),
    })
}

/// The days from one to another, both included.
fn part(prices: &Prices, first: usize, last: usize) -> Prices {
    Prices {
        assets: prices.assets.clone(),
        dates: prices.dates[first..=last].to_vec(),
        closes: prices
            .closes
            .iter()
            .map(|closes| closes[first..=last].to_vec())
            .collect(),
        left_out: 0,
    }
}

fn kept(plan: &Plan, problem: &Problem, weights: &[f64], later: &Prices, periods: u16) -> Kept {
    let way = hold(later, weights, plan.rebalance, plan.cost_bp);
    let came = metrics::of(&later.dates, way.known(), plan.aim.risk_free, periods);
    Kept {
        weights_pct: weights.iter().copied().map(pct).collect(),
        promised_return_pct: pct(problem.expected_return(weights)),
        promised_volatility_pct: pct(problem.covariance.volatility(weights)),
        return_pct: pct(came.mean_return),
        volatility_pct: pct(came.volatility),
        max_drawdown_pct: pct(deepest_fall(&way.values).depth),
        growth: round_to(way.values[way.values.len() - 1], 4),
    }
}
