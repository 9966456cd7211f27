//! What a series of prices earned and how much it moved, with the convention of each figure.

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::stats::{mean, quantile, standard_deviation};
use boreal_demo_kit::{Fields, Input};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::optimize::RISK_FREE;
use crate::prices::{closes, days, periods_per_year, returns, years};

/// A series of closes, as sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = InvestmentResearchMetricsParams)]
pub struct Params {
    /// Days, oldest first.
    pub dates: Vec<String>,
    /// Adjusted for splits and dividends, where the total return is meant.
    pub closes: Vec<f64>,
    /// A year, as a fraction.
    pub risk_free: f64,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    dates: Vec<Date>,
    closes: Vec<f64>,
    risk_free: f64,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            dates: (1..=13).map(|day| format!("2026-01-{day:02}")).collect(),
            closes: (1..=13).map(|day| f64::from(100 + day % 3)).collect(),
            risk_free: 0.0,
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let risk_free = fields.within("risk_free", self.risk_free, RISK_FREE);
        let dates = days(fields, "dates", &self.dates);
        closes(fields, "closes", &self.closes, self.dates.len())?;
        Some(Plan {
            dates: dates?,
            closes: self.closes,
            risk_free: risk_free?,
        })
    }
}

/// The figures of a series; returns and rates as fractions.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchMetrics)]
pub struct Report {
    /// Returns, one fewer than closes.
    pub n: usize,
    /// Returns a year, by the usual distance between two days.
    pub periods_per_year: u16,
    pub total: f64,
    /// Compound growth a year, years counted by the calendar at 365.25 days; `null` where a few days
    /// stretched to a year are beyond all numbers.
    pub cagr: Option<f64>,
    /// The same with years counted as returns over `periods_per_year`.
    pub cagr_by_count: Option<f64>,
    /// Mean return times `periods_per_year`: what Sharpe and Sortino start from.
    pub mean_return: f64,
    /// Standard deviation of the returns, n − 1, times the root of `periods_per_year`.
    pub volatility: f64,
    /// Mean return less the risk-free rate, over the volatility; `null` where every return is the same.
    pub sharpe: Option<f64>,
    /// The same over the downside deviation: the root of the mean square of what falls short of
    /// the risk-free rate, over all returns. `null` where nothing falls short.
    pub sortino: Option<f64>,
    /// The deepest fall from a peak, below 0.
    pub max_drawdown: f64,
    /// The day of that peak.
    pub peak: Date,
    /// The day of the lowest value after it.
    pub trough: Date,
    /// The first day at or above the peak again; `null` if there is none yet.
    pub recovered: Option<Date>,
    /// `cagr` over the depth of the drawdown; `null` without one.
    pub calmar: Option<f64>,
    /// Adjusted for the sample's size (G1); `null` below three returns, and where every return is the same.
    pub skew: Option<f64>,
    /// Adjusted for the sample's size (G2); `null` below four returns, and where every return is the same.
    pub excess_kurtosis: Option<f64>,
    /// The return that 5 % of all fall short of, linear between two.
    pub var_95: f64,
    /// The mean of those at or below it.
    pub cvar_95: f64,
    pub best: f64,
    pub worst: f64,
    /// How return, volatility and ratios were made, in words.
    pub convention: String,
}

pub fn run(plan: &Plan) -> Report {
    of(
        &plan.dates,
        &plan.closes,
        plan.risk_free,
        periods_per_year(&plan.dates),
    )
}

/// Returns that differ by less are the same but for rounding.
const SAME: f64 = 1e-12;

/// The figures of at least two closes, on the first of these days.
pub fn of(dates: &[Date], closes: &[f64], risk_free: f64, periods_per_year: u16) -> Report {
    let returns = returns(closes);
    let n = returns.len();
    let count = n as f64;
    let periods = f64::from(periods_per_year);
    let (first, last) = (closes[0], closes[closes.len() - 1]);
    let centre = mean(&returns).unwrap_or_default();
    let deviation = standard_deviation(&returns).unwrap_or_default();
    let volatility = deviation * periods.sqrt();
    let excess = centre * periods - risk_free;
    let short = |value: &f64| (value - risk_free / periods).min(0.0).powi(2);
    let downside = (returns.iter().map(short).sum::<f64>() / count * periods).sqrt();
    let moment = |power: i32| {
        let powers = returns.iter().map(|value| (value - centre).powi(power));
        powers.sum::<f64>() / count
    };
    let (second, third, fourth) = (moment(2), moment(3), moment(4));
    let kurtosis = fourth / second.powi(2) - 3.0;
    let var_95 = quantile(&returns, 0.05).unwrap_or_default();
    let tail: Vec<f64> = returns
        .iter()
        .copied()
        .filter(|value| *value <= var_95)
        .collect();
    let fall = deepest_fall(closes);
    let span = years(dates[0], dates[closes.len() - 1]);
    let cagr = (last / first).powf(1.0 / span) - 1.0;
    let wire = |value: f64| round_to(value, 10);
    let known = |value: f64| value.is_finite().then(|| wire(value));
    let of_spread = |value: f64| (deviation > SAME).then_some(value).and_then(known);
    Report {
        n,
        periods_per_year,
        total: wire(last / first - 1.0),
        cagr: known(cagr),
        cagr_by_count: known((last / first).powf(periods / count) - 1.0),
        mean_return: wire(centre * periods),
        volatility: wire(volatility),
        sharpe: of_spread(excess / volatility),
        sortino: (downside > SAME).then(|| wire(excess / downside)),
        max_drawdown: wire(fall.depth),
        peak: dates[fall.peak],
        trough: dates[fall.trough],
        recovered: fall.recovered.map(|at| dates[at]),
        calmar: known(cagr / -fall.depth),
        skew: of_spread(third / second.powf(1.5) * (count * (count - 1.0)).sqrt() / (count - 2.0)),
        excess_kurtosis: of_spread(
            (count - 1.0) / ((count - 2.0) * (count - 3.0)) * ((count + 1.0) * kurtosis + 6.0),
        ),
        var_95: wire(var_95),
        cvar_95: wire(mean(&tail).unwrap_or(var_95)),
        best: wire(returns.iter().copied().fold(f64::NEG_INFINITY, f64::max)),
        worst: wire(returns.iter().copied().fold(f64::INFINITY, f64::min)),
        convention: format!(
            "Simple returns, {periods_per_year} a year; volatility with n − 1; Sharpe = (mean × {periods_per_year} − risk-free) / volatility; Sortino over the downside deviation of all {n} returns."
        ),
    }
}

/// A fall from a peak, by the places in the series.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fall {
    /// 0 or below, as a fraction.
    pub depth: f64,
    pub peak: usize,
    pub trough: usize,
    pub recovered: Option<usize>,
}

pub fn deepest_fall(values: &[f64]) -> Fall {
    let (mut peak, mut deepest) = (
        0,
        Fall {
            depth: 0.0,
            peak: 0,
            trough: 0,
            recovered: Some(0),
        },
    );
    for (at, value) in values.iter().enumerate() {
        if *value > values[peak] {
            peak = at;
        }
        let depth = value / values[peak] - 1.0;
        if depth < deepest.depth {
            deepest = Fall {
                depth,
                peak,
                trough: at,
                recovered: None,
            };
        }
    }
    if deepest.depth < 0.0 {
        let after = values.iter().enumerate().skip(deepest.trough);
        let mut back = after.filter(|(_, value)| **value >= values[deepest.peak]);
        deepest.recovered = back.next().map(|(at, _)| at);
    }
    deepest
}

/// How far each value is below the highest before it.
pub fn drawdowns(values: &[f64]) -> Vec<f64> {
    let mut peak = f64::NEG_INFINITY;
    let below = values.iter().map(|value| {
        peak = peak.max(*value);
        value / peak - 1.0
    });
    below.collect()
}
