//! A smooth curve through yields: Nelson-Siegel or Svensson, with residuals and forwards.

mod economic;
mod least_squares;
mod model;
mod region;
mod search;

pub use model::{Curve, Model};
pub use region::{MIN_RATIO, TAU_BOUNDS};
pub use search::{Fit, best_economic_fit, best_fit};

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input, Limit};
use economic::is_economic;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::ops::RangeInclusive;
use utoipa::ToSchema;

/// Most points; the Bank's own zero curve has 120.
pub const MAX_POINTS: usize = 500;
/// Maturities from a day on.
pub const YEARS: RangeInclusive<f64> = 1.0 / 365.0..=100.0;
/// Canada's highest rate was 22.75 (prime, August 1981).
pub const YIELD_PCT: RangeInclusive<f64> = -20.0..=100.0;
/// The newest bundled curve, as published.
pub const NEWEST_POINTS: [(f64, f64); 7] = [
    (0.25, 2.29),
    (0.5, 2.38),
    (1.0, 2.62),
    (2.0, 2.96),
    (5.0, 3.22),
    (10.0, 3.56),
    (30.0, 3.91),
];
/// Points of the forward curve.
const FORWARD_POINTS: usize = 60;

/// A maturity and its yield, as sent.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = BondYieldsPoint)]
pub struct Point {
    /// Years to maturity.
    pub years: f64,
    /// Yield in per cent.
    pub yield_pct: f64,
}

/// Points to fit, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = BondYieldsFitParams)]
pub struct Params {
    #[schema(value_type = Model)]
    pub model: String,
    /// The points, in any order.
    pub points: Vec<Point>,
    /// Keep the level and the short end positive, at the cost of a looser fit.
    #[serde(default)]
    pub economic: bool,
}

/// Points a curve can be fitted to, short to long.
#[derive(Debug, Clone)]
pub struct Plan {
    model: Model,
    points: Vec<(f64, f64)>,
    economic: bool,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            model: Model::NelsonSiegel.to_string(),
            points: Vec::new(),
            economic: false,
        }
    }
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            points: NEWEST_POINTS
                .map(|(years, yield_pct)| Point { years, yield_pct })
                .to_vec(),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let model = fields.one_of("model", &self.model);
        let points: Vec<_> = (0..MAX_POINTS)
            .zip(&self.points)
            .map(|(index, point)| {
                let years = format!("points[{index}].years");
                let yield_pct = format!("points[{index}].yield_pct");
                let years = fields.within(&years, point.years, YEARS);
                let yield_pct = fields.within(&yield_pct, point.yield_pct, YIELD_PCT);
                Some((years?, yield_pct?))
            })
            .collect();
        let points: Option<Vec<_>> = points.into_iter().collect();
        let fewest = Model::ALL.iter().map(|model| model.min_points()).min();
        fields.limit("points", Limit::Items(fewest.unwrap_or(0), MAX_POINTS));
        let plan = Plan::check(fields, "points", model?, points?, self.points.len())?;
        Some(plan.with_economic(self.economic))
    }
}

impl Plan {
    /// Orders points that came in `field`, `sent` of them, if there are enough for the model.
    pub(super) fn check(
        fields: &mut Fields,
        field: &str,
        model: Model,
        mut points: Vec<(f64, f64)>,
        sent: usize,
    ) -> Option<Self> {
        points.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
        let mut maturities: Vec<f64> = points.iter().map(|point| point.0).collect();
        maturities.dedup();
        let least = model.min_points();
        let got = if sent > MAX_POINTS {
            sent
        } else {
            maturities.len()
        };
        if !(least..=MAX_POINTS).contains(&got) {
            let message = format!(
                "{field} must hold {least} to {MAX_POINTS} different maturities for {model}, got {got}"
            );
            let values =
                json!({ "minimum": least, "maximum": MAX_POINTS, "model": model, "got": got });
            fields.refuse(field, "wrong_count", message, values);
            return None;
        }
        Some(Self {
            model,
            points,
            economic: false,
        })
    }

    #[must_use]
    pub(super) fn with_economic(self, economic: bool) -> Self {
        Self { economic, ..self }
    }
}

/// A point and the curve at it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsFittedPoint)]
pub struct FittedPoint {
    /// Years to maturity.
    pub years: f64,
    /// The curve's yield in per cent.
    pub yield_pct: f64,
    /// The yield sent, in per cent.
    pub observed_pct: f64,
    /// Sent less curve, in basis points.
    pub residual_bp: f64,
}

/// The forward curve at a maturity.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsForward)]
pub struct Forward {
    /// Years ahead.
    pub years: f64,
    /// The curve's yield to that day, in per cent.
    pub yield_pct: f64,
    /// The rate at that day, in per cent, where the yields are continuously compounded zero rates.
    pub forward_pct: f64,
}

/// The rate agreed today for a time to come.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsForwardRate)]
pub struct ForwardRate {
    /// How the market calls it, for example `5y5y`.
    pub name: String,
    /// Start in years.
    pub from_years: f64,
    /// End in years.
    pub to_years: f64,
    pub rate_pct: f64,
}

/// A fitted curve.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsFitReport)]
pub struct Report {
    pub model: Model,
    /// Level, slope and humps, in per cent.
    pub beta: Vec<f64>,
    /// Decay times in years.
    pub tau: Vec<f64>,
    /// Root of the mean squared residual, in basis points.
    pub rmse_bp: f64,
    /// The largest residual, in basis points.
    pub max_residual_bp: f64,
    /// Where the curve goes for ever longer maturities, in per cent.
    pub level_pct: f64,
    /// The yield at no maturity at all, in per cent.
    pub short_end_pct: f64,
    /// Whether both ends were kept positive.
    pub economic: bool,
    /// What that costs: the fit's root mean square less the free fit's, in basis points; `null` for a free fit.
    pub economic_cost_bp: Option<f64>,
    /// Why the curve must not be read beyond its points; `null` where its ends make sense.
    pub beyond_points: Option<String>,
    /// How well determined the coefficients are; above a million they should not be read one by one.
    pub condition_number: f64,
    /// Whether a decay time lies on its bound.
    pub at_bound: bool,
    /// The points with the curve at them.
    pub fitted: Vec<FittedPoint>,
    /// The forward curve from the shortest to the longest maturity.
    pub forwards: Vec<Forward>,
    /// Named forward rates within the maturities sent.
    pub forward_rates: Vec<ForwardRate>,
    /// The curve and its bounds in words.
    pub method: String,
}

/// Fits the curve.
pub fn run(plan: &Plan) -> Report {
    let free = best_fit(plan.model, &plan.points);
    let fit = if plan.economic && !is_economic(free.curve.betas) {
        best_economic_fit(plan.model, &plan.points)
    } else {
        free
    };
    let curve = fit.curve;
    let rmse = |fit: &Fit| (fit.squares / plan.points.len() as f64).sqrt() * 100.0;
    let fitted: Vec<FittedPoint> = plan
        .points
        .iter()
        .map(|&(years, observed)| FittedPoint {
            years,
            yield_pct: round_to(curve.yield_at(years), 8),
            observed_pct: observed,
            residual_bp: round_to((observed - curve.yield_at(years)) * 100.0, 6),
        })
        .collect();
    let largest = fitted
        .iter()
        .map(|p| p.residual_bp.abs())
        .fold(0.0, f64::max);
    Report {
        model: plan.model,
        beta: curve.betas[..plan.model.betas()]
            .iter()
            .map(|b| round_to(*b, 9))
            .collect(),
        tau: curve.taus[..plan.model.decays()]
            .iter()
            .map(|t| round_to(*t, 9))
            .collect(),
        rmse_bp: round_to(rmse(&fit), 8),
        level_pct: round_to(curve.betas[0], 6),
        short_end_pct: round_to(curve.betas[0] + curve.betas[1], 6),
        economic: plan.economic,
        economic_cost_bp: plan
            .economic
            .then(|| round_to((rmse(&fit) - rmse(&free)).max(0.0), 4)),
        beyond_points: beyond_points(&curve),
        max_residual_bp: largest,
        condition_number: round_to(fit.condition_number.min(1e15), 1),
        at_bound: on_bound(plan.model, &curve),
        forwards: forwards(plan, &curve),
        forward_rates: forward_rates(plan, &curve),
        fitted,
        method: method(plan.model),
    }
}

/// The warning of a curve whose ends make no sense.
fn beyond_points(curve: &Curve) -> Option<String> {
    let [level, slope, ..] = curve.betas;
    let wrong = match is_economic(curve.betas) {
        true => return None,
        false if level < economic::LEAST_PCT => format!("its level is {level:.1} %"),
        false => format!("its short end is {:.1} %", level + slope),
    };
    Some(format!(
        "The curve must not be read beyond its points: {wrong}."
    ))
}

fn on_bound(model: Model, curve: &Curve) -> bool {
    let near = |a: f64, b: f64| (a / b - 1.0).abs() < 1e-9;
    let [first, second] = curve.taus;
    near(first, TAU_BOUNDS.0)
        || match model {
            Model::NelsonSiegel => near(first, TAU_BOUNDS.1),
            Model::Svensson => near(second, TAU_BOUNDS.1) || near(second / first, MIN_RATIO),
        }
}

fn forwards(plan: &Plan, curve: &Curve) -> Vec<Forward> {
    let (Some(first), Some(last)) = (plan.points.first(), plan.points.last()) else {
        return Vec::new();
    };
    let step = (last.0 - first.0) / (FORWARD_POINTS - 1) as f64;
    (0..FORWARD_POINTS)
        .map(|index| {
            let years = first.0 + step * index as f64;
            Forward {
                years: round_to(years, 6),
                yield_pct: round_to(curve.yield_at(years), 6),
                forward_pct: round_to(curve.forward_at(years), 6),
            }
        })
        .collect()
}

fn forward_rates(plan: &Plan, curve: &Curve) -> Vec<ForwardRate> {
    let (Some(shortest), Some(longest)) = (plan.points.first(), plan.points.last()) else {
        return Vec::new();
    };
    [(1.0, 1.0), (2.0, 1.0), (5.0, 5.0), (10.0, 10.0)]
        .into_iter()
        .filter(|(start, length)| *start >= shortest.0 && start + length <= longest.0)
        .map(|(start, length)| ForwardRate {
            name: format!("{start}y{length}y"),
            from_years: start,
            to_years: start + length,
            rate_pct: round_to(curve.forward_between(start, start + length), 6),
        })
        .collect()
}

fn method(model: Model) -> String {
    let (low, high) = TAU_BOUNDS;
    match model {
        Model::NelsonSiegel => format!(
            "y(t) = b0 + b1 s(t/T) + b2 h(t/T), s(x) = (1 − e^−x)/x, h(x) = s(x) − e^−x; least squares, T from {low} to {high} years"
        ),
        Model::Svensson => format!(
            "y(t) = b0 + b1 s(t/T1) + b2 h(t/T1) + b3 h(t/T2), s(x) = (1 − e^−x)/x, h(x) = s(x) − e^−x; \
             least squares, T from {low} to {high} years, T2 at least {MIN_RATIO} times T1"
        ),
    }
}
