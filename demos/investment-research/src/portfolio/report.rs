//! The answer: holdings and the better portfolio side by side, on the past and on chance.

use boreal_demo_kit::FieldErrors;
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::stats::quantile;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::chances::{Fan, fan, resample};
use super::out_of_sample::{OutOfSample, out_of_sample};
use super::{NAMES, Plan};
use crate::backtest::{Held, Rebalance, hold};
use crate::choose::{Aim, Objective, choose};
use crate::metrics::{self, drawdowns};
use crate::optimize::FRONTIER_POINTS;
use crate::prices::Window;
use crate::problem::Problem;

/// A chart draws no more days than this; of longer series every so many-th is kept.
const DRAWN_DAYS: usize = 200;

/// An asset, and its part in both portfolios.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchAsset)]
pub struct Asset {
    pub asset: String,
    /// Mean return a year.
    pub expected_return_pct: f64,
    pub volatility_pct: f64,
    pub held_pct: f64,
    pub better_pct: f64,
    /// Of the variance of the holdings.
    pub held_risk_pct: f64,
    /// Of the variance of the better portfolio.
    pub better_risk_pct: f64,
    /// The better weight on resampled pasts, 5 % of which lie below.
    pub low_pct: Option<f64>,
    /// The same, 5 % of which lie above.
    pub high_pct: Option<f64>,
}

/// A portfolio in its figures.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchSummary)]
pub struct Summary {
    /// Of the weights, a year: what the optimiser works with.
    pub expected_return_pct: f64,
    /// Of the weights, a year.
    pub volatility_pct: f64,
    /// Of the weights; `null` without volatility.
    pub sharpe: Option<f64>,
    /// What one dollar became, by the rule and after costs.
    pub growth: f64,
    /// Of one dollar, what trading took.
    pub cost: f64,
    /// The day on which nothing was left, which weights below zero can bring; `null` without one.
    pub ruined_on: Option<Date>,
    /// Of that way through the past, up to such a day.
    pub metrics: metrics::Report,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchRiskReturn)]
pub struct RiskReturn {
    pub volatility_pct: f64,
    pub expected_return_pct: f64,
}

/// Both portfolios on a day.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchDay)]
pub struct Day {
    pub date: Date,
    /// Of one dollar at the start.
    pub held: f64,
    pub better: f64,
    /// Below the highest value before.
    pub held_drawdown_pct: f64,
    pub better_drawdown_pct: f64,
}

/// The holdings under another rule.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchRule)]
pub struct Rule {
    pub rebalance: Rebalance,
    /// What one dollar became, after costs.
    pub growth: f64,
    /// The same if trading cost nothing.
    pub growth_without_cost: f64,
    pub max_drawdown_pct: f64,
    pub rebalances: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchPortfolio)]
pub struct Report {
    pub window: Window,
    pub objective: Objective,
    /// What was aimed at, where the objective has a target.
    pub target_pct: Option<f64>,
    pub held: Summary,
    pub better: Summary,
    pub assets: Vec<Asset>,
    /// From the least volatile to the highest return, within the limits.
    pub frontier: Vec<RiskReturn>,
    /// Between the returns, in the order of the assets.
    pub correlation: Vec<Vec<f64>>,
    pub days: Vec<Day>,
    /// The holdings, never to monthly brought back to their weights.
    pub rules: Vec<Rule>,
    /// The same choice made half-way, and what came of it; `null` where half a window is too short.
    pub out_of_sample: Option<OutOfSample>,
    /// Futures of the holdings.
    pub held_fan: Fan,
    /// Futures of the better portfolio.
    pub better_fan: Fan,
    /// Resampled pasts on which the limits could hold.
    pub resamples_solved: usize,
    pub resamples: usize,
}

pub fn run(plan: &Plan) -> Result<Report, FieldErrors> {
    let prices = &plan.prices;
    let window = prices.window();
    let periods = f64::from(window.periods_per_year);
    let returns = prices.returns();
    let problem = plan
        .problem(&returns, periods)
        .expect("a sample covariance is one");
    let aim = with_target(plan, &problem);
    let better = choose(&problem, &aim, &NAMES)?;
    let frontier = problem.frontier(&problem.limits(), FRONTIER_POINTS);
    let way = |weights: &[f64]| hold(prices, weights, plan.rebalance, plan.cost_bp);
    let (held_way, better_way) = (way(&plan.held), way(&better));
    let resampled = resample(plan, &aim, &returns, periods);
    let future = |way: &Held| {
        let returns = crate::prices::returns(way.known());
        fan(
            &returns,
            window.periods_per_year,
            plan.horizon_years,
            plan.seed,
        )
    };
    Ok(Report {
        objective: aim.objective,
        target_pct: aim.objective.needs_target().then(|| pct(aim.target)),
        held: summary(
            plan,
            &problem,
            &plan.held,
            &held_way,
            window.periods_per_year,
        ),
        better: summary(
            plan,
            &problem,
            &better,
            &better_way,
            window.periods_per_year,
        ),
        assets: assets(plan, &problem, &better, &resampled.weights),
        frontier: frontier
            .into_iter()
            .flatten()
            .map(|point| RiskReturn {
                volatility_pct: pct(point.volatility),
                expected_return_pct: pct(point.expected_return),
            })
            .collect(),
        correlation: correlation(&problem),
        days: drawn_days(&prices.dates, &held_way.values, &better_way.values),
        rules: Rebalance::ALL
            .iter()
            .map(|&rule| under(plan, rule))
            .collect(),
        out_of_sample: out_of_sample(plan, window.periods_per_year),
        held_fan: future(&held_way),
        better_fan: future(&better_way),
        resamples_solved: resampled.solved,
        resamples: resampled.drawn,
        window,
    })
}

pub(super) fn pct(fraction: f64) -> f64 {
    round_to(fraction * 100.0, 4)
}

/// The aim, where it was left to the holdings: their own return, or their own volatility.
pub(super) fn with_target(plan: &Plan, problem: &Problem) -> Aim {
    let own = match plan.aim.objective {
        Objective::TargetReturn => problem.expected_return(&plan.held),
        _ => problem.covariance.volatility(&plan.held),
    };
    let target = if plan.aim.target.is_nan() {
        own
    } else {
        plan.aim.target
    };
    Aim { target, ..plan.aim }
}

fn summary(plan: &Plan, problem: &Problem, weights: &[f64], way: &Held, periods: u16) -> Summary {
    let expected_return = problem.expected_return(weights);
    let volatility = problem.covariance.volatility(weights);
    let excess = expected_return - plan.aim.risk_free;
    Summary {
        expected_return_pct: pct(expected_return),
        volatility_pct: pct(volatility),
        sharpe: problem
            .is_volatile(volatility)
            .then(|| round_to(excess / volatility, 4)),
        growth: round_to(way.values[way.values.len() - 1], 4),
        cost: round_to(way.cost, 4),
        ruined_on: way.ruined.map(|day| plan.prices.dates[day]),
        metrics: metrics::of(&plan.prices.dates, way.known(), plan.aim.risk_free, periods),
    }
}

fn assets(plan: &Plan, problem: &Problem, better: &[f64], resampled: &[Vec<f64>]) -> Vec<Asset> {
    let held_risk = problem.risk_shares(&plan.held);
    let better_risk = problem.risk_shares(better);
    let lines = problem.assets.iter().enumerate().map(|(at, asset)| Asset {
        asset: asset.clone(),
        expected_return_pct: pct(problem.expected_returns[at]),
        volatility_pct: pct(problem.covariance.at(at, at).max(0.0).sqrt()),
        held_pct: pct(plan.held[at]),
        better_pct: pct(better[at]),
        held_risk_pct: pct(held_risk[at]),
        better_risk_pct: pct(better_risk[at]),
        low_pct: quantile(&resampled[at], 0.05).map(pct),
        high_pct: quantile(&resampled[at], 0.95).map(pct),
    });
    lines.collect()
}

fn correlation(problem: &Problem) -> Vec<Vec<f64>> {
    let covariance = &problem.covariance;
    let deviation = |at: usize| covariance.at(at, at).sqrt();
    let cell = |row: usize, column: usize| {
        let value = covariance.at(row, column) / (deviation(row) * deviation(column));
        round_to(value.clamp(-1.0, 1.0), 4)
    };
    let size = covariance.size();
    (0..size)
        .map(|row| (0..size).map(|column| cell(row, column)).collect())
        .collect()
}

/// Long series are thinned; the first, the last and the deepest day of each are kept.
fn drawn_days(dates: &[Date], held: &[f64], better: &[f64]) -> Vec<Day> {
    let (held_below, better_below) = (drawdowns(held), drawdowns(better));
    let step = dates.len().div_ceil(DRAWN_DAYS);
    let deepest = [held, better].map(|values| metrics::deepest_fall(values).trough);
    let kept = (0..dates.len())
        .filter(|at| at.is_multiple_of(step) || at + 1 == dates.len() || deepest.contains(at));
    kept.map(|at| Day {
        date: dates[at],
        held: round_to(held[at], 4),
        better: round_to(better[at], 4),
        held_drawdown_pct: round_to(100.0 * held_below[at], 2),
        better_drawdown_pct: round_to(100.0 * better_below[at], 2),
    })
    .collect()
}

fn under(plan: &Plan, rebalance: Rebalance) -> Rule {
    let way = |cost_bp: f64| hold(&plan.prices, &plan.held, rebalance, cost_bp);
    let (paid, free) = (way(plan.cost_bp), way(0.0));
    let last = |way: &Held| round_to(way.values[way.values.len() - 1], 4);
    Rule {
        rebalance,
        growth: last(&paid),
        growth_without_cost: last(&free),
        max_drawdown_pct: pct(metrics::deepest_fall(&paid.values).depth),
        rebalances: paid.rebalances,
    }
}
