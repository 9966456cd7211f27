//! The best portfolio for an objective.

use boreal_demo_kit::{FieldError, FieldErrors, wire_enum};
use serde_json::json;

use crate::conflict::{self, field_of, limit_in_words, percent};
use crate::problem::{Limit, Problem, SAME};

wire_enum! {
    /// What is sought.
    #[schema(as = InvestmentResearchObjective)]
    pub enum Objective {
        /// The most return above the risk-free rate for its volatility.
        MaxSharpe = "max_sharpe",
        /// The least volatility.
        MinVolatility = "min_volatility",
        /// The least volatility for at least this return.
        TargetReturn = "target_return",
        /// The most return for at most this volatility.
        TargetRisk = "target_risk",
        /// The same share of the risk for every asset.
        RiskParity = "risk_parity",
    }
}

impl Objective {
    pub const fn needs_target(self) -> bool {
        matches!(self, Self::TargetReturn | Self::TargetRisk)
    }
}

/// An objective with what it needs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Aim {
    pub objective: Objective,
    /// A year, as a fraction.
    pub risk_free: f64,
    /// Of return or of volatility; unused by the others.
    pub target: f64,
}

/// How the caller names the fields and writes the numbers that limits are told in.
#[derive(Debug, Clone, Copy)]
pub struct Names {
    pub min_weight: &'static str,
    pub max_weight: &'static str,
    pub target: &'static str,
    pub risk_free: &'static str,
    pub group_min: fn(usize) -> String,
    pub group_max: fn(usize) -> String,
    /// What fields of weights, of the target and of the rate take, as fractions: nothing else is offered.
    pub weights: (f64, f64),
    pub targets: (f64, f64),
    pub risk_free_rates: (f64, f64),
}

/// The weights that serve the aim best, or the limits that cannot hold together.
pub fn choose(problem: &Problem, aim: &Aim, names: &Names) -> Result<Vec<f64>, FieldErrors> {
    let limits = limits(problem, aim);
    if !problem.can_hold(&limits) {
        return Err(conflict::in_words(problem, aim, names, &limits));
    }
    if aim.objective == Objective::RiskParity {
        return risk_parity(problem, names);
    }
    let found = best(problem, aim, &limits);
    if let Some(weights) = &found
        && aim.objective == Objective::MaxSharpe
        && !problem.is_volatile(problem.covariance.volatility(weights))
    {
        let message = match problem.covariance.largest_variance() > 0.0 {
            true => {
                "A mix of these assets has no volatility at all and earns more than the risk-free rate, so the ratio has no limit. The covariances come from fewer days than assets, or an asset is in them twice: forbid short positions, or bring more days."
            }
            false => {
                "None of these assets moves: every variance is 0, and without volatility there is no ratio of return to it. Bring covariances that are not all 0, or seek a return instead."
            }
        };
        return Err(FieldError::new("objective", "no_volatility", message, json!({})).into());
    }
    found.ok_or_else(|| {
        let message = "The optimiser found no answer it could vouch for. Widen a limit a little, or scale returns and covariances to a year.";
        FieldError::new("objective", "no_convergence", message, json!({})).into()
    })
}

/// The same without the words: a refusal that nobody reads is not worked out.
pub fn weights(problem: &Problem, aim: &Aim) -> Option<Vec<f64>> {
    let limits = limits(problem, aim);
    if !problem.can_hold(&limits) {
        return None;
    }
    if aim.objective == Objective::RiskParity {
        let weights = problem.risk_parity()?;
        return broken(problem, &weights).is_empty().then_some(weights);
    }
    best(problem, aim, &limits)
}

/// The limits on the weights, and what the objective asks beside them.
pub fn limits(problem: &Problem, aim: &Aim) -> Vec<Limit> {
    let mut limits = problem.limits();
    limits.extend(match aim.objective {
        Objective::TargetReturn => Some(Limit::Return(aim.target)),
        Objective::TargetRisk => Some(Limit::Risk(aim.target)),
        Objective::MaxSharpe => Some(Limit::Return(aim.risk_free + 10.0 * SAME)),
        Objective::MinVolatility | Objective::RiskParity => None,
    });
    limits
}

/// The best of the weights within limits that can hold.
fn best(problem: &Problem, aim: &Aim, limits: &[Limit]) -> Option<Vec<f64>> {
    let of_weights = problem.limits();
    let found = match aim.objective {
        Objective::MinVolatility | Objective::TargetReturn => problem.least_volatile(limits),
        Objective::TargetRisk => at_most_as_volatile(problem, aim.target, &of_weights),
        Objective::MaxSharpe => problem.best_sharpe(&of_weights, aim.risk_free),
        Objective::RiskParity => problem.risk_parity(),
    };
    found.map(|weights| settled(problem, weights))
}

/// The most return for a volatility. Where only the calmest portfolio is calm enough, it is the answer.
fn at_most_as_volatile(problem: &Problem, most: f64, limits: &[Limit]) -> Option<Vec<f64>> {
    let calm = problem.least_volatile(limits)?;
    if problem.covariance.volatility(&calm) >= most - SAME {
        return Some(calm);
    }
    let mut limits = limits.to_vec();
    limits.push(Limit::Risk(most));
    problem.best_return(&limits)
}

/// Weights that differ from a bound by less than the solver's own error stand on it.
fn settled(problem: &Problem, mut weights: Vec<f64>) -> Vec<f64> {
    for weight in &mut weights {
        for bound in [problem.min_weight, problem.max_weight, 0.0] {
            if (*weight - bound).abs() < SAME {
                *weight = bound;
            }
        }
    }
    weights
}

fn risk_parity(problem: &Problem, names: &Names) -> Result<Vec<f64>, FieldErrors> {
    let Some(weights) = problem.risk_parity() else {
        let (code, message) = match problem.all_vary() {
            false => (
                "no_variance",
                "Risk parity needs assets that all move: one of them has no variance of its own, so no weight makes its share of the risk as large as the others’.",
            ),
            true => (
                "no_volatility",
                "Risk parity needs a risk to share out: some mix of these assets has none, because their moves cancel (a correlation of −1). Leave one of them out.",
            ),
        };
        return Err(FieldError::new("objective", code, message, json!({})).into());
    };
    let broken = broken(problem, &weights);
    if broken.is_empty() {
        return Ok(weights);
    }
    let least = weights.iter().copied().fold(f64::INFINITY, f64::min);
    let most = weights.iter().copied().fold(0.0, f64::max);
    let errors = broken.into_iter().map(|limit| {
        let said = limit_in_words(problem, None, limit);
        let needs = match limit {
            Limit::MinWeight => least,
            Limit::MaxWeight => most,
            Limit::GroupMin(index) | Limit::GroupMax(index) => of_group(problem, index, &weights),
            Limit::Return(value) | Limit::Risk(value) => value,
        };
        let message = format!(
            "Equal shares of risk have one solution, and it is outside {said}: it would need {}.",
            percent(needs)
        );
        let values = json!({ "limit": said, "needs": needs });
        FieldError::new(
            field_of(limit, names, None),
            "limits_conflict",
            message,
            values,
        )
    });
    Err(FieldErrors(errors.collect()))
}

/// The limits that these weights do not keep.
fn broken(problem: &Problem, weights: &[f64]) -> Vec<Limit> {
    let past = |limit: &Limit| match *limit {
        Limit::MinWeight => weights.iter().any(|w| *w < problem.min_weight - SAME),
        Limit::MaxWeight => weights.iter().any(|w| *w > problem.max_weight + SAME),
        Limit::GroupMin(index) => {
            of_group(problem, index, weights) < problem.groups[index].min - SAME
        }
        Limit::GroupMax(index) => {
            of_group(problem, index, weights) > problem.groups[index].max + SAME
        }
        Limit::Return(_) | Limit::Risk(_) => false,
    };
    problem.limits().into_iter().filter(past).collect()
}

fn of_group(problem: &Problem, index: usize, weights: &[f64]) -> f64 {
    problem.groups[index]
        .assets
        .iter()
        .map(|&asset| weights[asset])
        .sum()
}
