//! The best portfolio of the caller's own returns and covariances, and the frontier it lies on.

use std::ops::RangeInclusive;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{FieldErrors, Fields, Input, Limit, is_plain};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::choose::{Aim, Names, Objective, choose};
use crate::matrix::Covariance;
use crate::problem::{Group, Problem};

/// The work grows with the cube of the assets and is not stopped half-way: with so many, a frontier and limits in
/// conflict take a third of a second each; with two hundred they would hold a worker for eight seconds.
pub const ASSETS: RangeInclusive<usize> = 1..=60;
pub const GROUPS: RangeInclusive<usize> = 0..=20;
/// Short positions and leverage up to five times the whole.
pub const WEIGHT: RangeInclusive<f64> = -5.0..=5.0;
/// A year, as fractions: beyond ten times the money it is a mistake of units.
pub const RETURN: RangeInclusive<f64> = -10.0..=10.0;
pub const RISK_FREE: RangeInclusive<f64> = -0.5..=1.0;
pub const COVARIANCE: RangeInclusive<f64> = -100.0..=100.0;
pub const MAX_NAME: usize = 40;
/// What the two halves of the matrix may differ by, of its largest variance.
const ASYMMETRY: f64 = 1e-6;
/// How many portfolios a frontier has.
pub const FRONTIER_POINTS: usize = 50;

/// Assets, limits and what is sought, as sent; returns, rates and weights as fractions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = InvestmentResearchOptimizeParams)]
pub struct Params {
    pub assets: Vec<String>,
    /// A year, one for each asset.
    pub expected_returns: Vec<f64>,
    /// A year, a row for each asset.
    pub covariance: Vec<Vec<f64>>,
    #[schema(value_type = Objective)]
    pub objective: String,
    /// A year.
    pub risk_free: f64,
    /// Of every asset; below 0 allows short positions.
    pub min_weight: f64,
    /// Of every asset.
    pub max_weight: f64,
    /// The return of `target_return`, the volatility of `target_risk`.
    pub target: Option<f64>,
    pub groups: Vec<GroupParams>,
    /// Whether the frontier is wanted too.
    pub frontier: bool,
}

/// Limits on the weights of several assets together.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = InvestmentResearchGroup)]
pub struct GroupParams {
    /// How a refusal calls it; its assets without it.
    pub name: Option<String>,
    pub assets: Vec<String>,
    pub min: Option<f64>,
    pub max: Option<f64>,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            assets: Vec::new(),
            expected_returns: Vec::new(),
            covariance: Vec::new(),
            objective: Objective::MaxSharpe.to_string(),
            risk_free: 0.0,
            min_weight: 0.0,
            max_weight: 1.0,
            target: None,
            groups: Vec::new(),
            frontier: false,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    problem: Problem,
    aim: Aim,
    frontier: bool,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        let names = ["bills", "bonds", "shares"];
        Self {
            assets: names.map(str::to_owned).to_vec(),
            expected_returns: vec![0.03, 0.045, 0.07],
            covariance: vec![
                vec![0.0001, 0.0002, 0.0],
                vec![0.0002, 0.0036, 0.001],
                vec![0.0, 0.001, 0.0256],
            ],
            target: Some(0.05),
            groups: vec![GroupParams {
                name: Some("safe".to_owned()),
                assets: vec!["bills".to_owned(), "bonds".to_owned()],
                min: Some(0.2),
                max: Some(0.8),
            }],
            frontier: true,
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let size = self.assets.len();
        let objective: Option<Objective> = fields.one_of("objective", &self.objective);
        let risk_free = fields.within("risk_free", self.risk_free, RISK_FREE);
        let min_weight = fields.within("min_weight", self.min_weight, WEIGHT);
        let max_weight = fields.within("max_weight", self.max_weight, WEIGHT);
        let target = fields.optional_within("target", self.target, RETURN);
        let count = fields.count("assets", size, ASSETS);
        // Names of too many are not compared with each other.
        let named = count.and_then(|()| names(fields, &self.assets));
        let returns = as_many(
            fields,
            "expected_returns",
            self.expected_returns.len(),
            size,
        );
        for (index, value) in self.expected_returns.iter().enumerate() {
            fields.within(&format!("expected_returns[{index}]"), *value, RETURN);
        }
        let covariance = covariance(fields, &self.covariance, size);
        let groups = count.and_then(|()| groups(fields, &self.groups, &self.assets));
        let (min_weight, max_weight) = (min_weight?, max_weight?);
        if min_weight > max_weight {
            let message = format!(
                "min_weight must not be above max_weight of {max_weight}, got {min_weight}"
            );
            let values = json!({ "maximum": max_weight, "got": min_weight });
            fields.refuse("min_weight", "above_maximum", message, values);
        }
        let (objective, target) = (objective?, target?);
        if objective.needs_target() && target.is_none() {
            let message = format!("target is needed for {objective}: a fraction a year, like 0.08");
            fields.refuse("target", "missing", message, json!({}));
        }
        named?;
        returns?;
        let (covariance, groups) = (covariance?, groups?);
        let problem = Problem::new(
            self.assets,
            self.expected_returns,
            covariance,
            (min_weight, max_weight),
            groups,
        );
        if problem.is_none() {
            let message = "covariance must be one: some mix of these assets would have a negative variance. Pairwise estimates over different days do that; estimate all of them on one common window.";
            fields.refuse("covariance", "not_a_covariance", message, json!({}));
        }
        Some(Plan {
            problem: problem?,
            aim: Aim {
                objective,
                risk_free: risk_free?,
                target: target.unwrap_or_default(),
            },
            frontier: self.frontier,
        })
    }
}

fn as_many(fields: &mut Fields, field: &str, got: usize, wanted: usize) -> Option<()> {
    fields.limit(field, Limit::Items(*ASSETS.start(), *ASSETS.end()));
    if got == wanted {
        return Some(());
    }
    let message = format!("{field} must hold one for each of the {wanted} assets, got {got}");
    let values = json!({ "wanted": wanted, "got": got });
    fields.refuse(field, "wrong_count", message, values);
    None
}

/// Names of assets as sent, each of its own.
pub fn names(fields: &mut Fields, assets: &[String]) -> Option<()> {
    let mut fine = Some(());
    for (index, name) in assets.iter().enumerate() {
        let field = format!("assets[{index}]");
        if fields.text(&field, name, MAX_NAME).is_none() {
            fine = None;
        } else if name.trim().is_empty() || !is_plain(name) || assets[..index].contains(name) {
            // Escaped, so that what cannot be seen is seen.
            let got = name.escape_debug().to_string();
            let message = format!(
                "{field} must have a name of its own, of characters that can be seen, got \"{got}\""
            );
            fields.refuse(field, "not_a_name", message, json!({ "got": got }));
            fine = None;
        }
    }
    fine
}

fn covariance(fields: &mut Fields, rows: &[Vec<f64>], size: usize) -> Option<Covariance> {
    as_many(fields, "covariance", rows.len(), size)?;
    fields.limit(
        "covariance[][]",
        Limit::Range(*COVARIANCE.start(), *COVARIANCE.end()),
    );
    let mut fine = Some(());
    for (index, row) in rows.iter().enumerate() {
        let field = format!("covariance[{index}]");
        let fits = as_many(fields, &field, row.len(), size);
        let bounded = row
            .iter()
            .enumerate()
            .filter(|(_, value)| !COVARIANCE.contains(value))
            .map(|(column, value)| fields.within(&format!("{field}[{column}]"), *value, COVARIANCE))
            .count();
        fine = fine.and(fits).filter(|()| bounded == 0);
    }
    fine?;
    let largest = (0..size).map(|i| rows[i][i]).fold(0.0, f64::max);
    for (row, cells) in rows.iter().enumerate() {
        for (column, (&one, across)) in cells.iter().zip(rows).enumerate().take(row) {
            let other = across[row];
            if (one - other).abs() > ASYMMETRY * largest {
                let field = format!("covariance[{row}][{column}]");
                let message = format!(
                    "{field} must be the same as covariance[{column}][{row}], {other}, got {one}"
                );
                let values = json!({ "wanted": other, "got": one });
                fields.refuse(field, "not_symmetric", message, values);
                return None;
            }
        }
    }
    Some(Covariance::new(rows))
}

fn groups(fields: &mut Fields, groups: &[GroupParams], assets: &[String]) -> Option<Vec<Group>> {
    fields.count("groups", groups.len(), GROUPS)?;
    let checked: Vec<Option<Group>> = groups
        .iter()
        .enumerate()
        .map(|(index, group)| {
            fields.inside(&format!("groups[{index}]"), |fields| {
                group_of(fields, group, assets)
            })
        })
        .collect();
    checked.into_iter().collect()
}

fn group_of(fields: &mut Fields, group: &GroupParams, assets: &[String]) -> Option<Group> {
    let name = fields.optional_text("name", group.name.as_deref(), MAX_NAME);
    let min = fields.optional_within("min", group.min, WEIGHT);
    let max = fields.optional_within("max", group.max, WEIGHT);
    fields.count("assets", group.assets.len(), ASSETS)?;
    fields.limit("assets[]", Limit::Length(MAX_NAME));
    let mut members = Vec::new();
    for wanted in &group.assets {
        match assets.iter().position(|asset| asset == wanted) {
            Some(index) if !members.contains(&index) => members.push(index),
            Some(_) => {}
            None => {
                let message =
                    format!("assets must be among those of the request, got \"{wanted}\"");
                fields.refuse("assets", "not_an_asset", message, json!({ "got": wanted }));
            }
        }
    }
    Some(Group {
        name: name?.map_or_else(|| group.assets.join(" + "), str::to_owned),
        assets: members,
        min: min?.unwrap_or(f64::NEG_INFINITY),
        max: max?.unwrap_or(f64::INFINITY),
    })
}

/// One asset's part.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchPosition)]
pub struct Position {
    pub asset: String,
    pub weight: f64,
    /// Of the variance; all of them sum to one.
    pub risk_share: f64,
}

/// A portfolio that no other beats at its volatility.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchFrontierPoint)]
pub struct FrontierPoint {
    pub expected_return: f64,
    pub volatility: f64,
    /// In the order of the assets.
    pub weights: Vec<f64>,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchOptimizeReport)]
pub struct Report {
    /// In the order of the assets; they sum to one.
    pub weights: Vec<f64>,
    /// The same by name, with what each carries of the risk.
    pub positions: Vec<Position>,
    /// A year.
    pub expected_return: f64,
    /// A year.
    pub volatility: f64,
    /// Expected return less the risk-free rate, over the volatility; `null` without one.
    pub sharpe: Option<f64>,
    /// Portfolios from the least volatile to the highest return, where asked for.
    pub frontier: Option<Vec<FrontierPoint>>,
}

const NAMES: Names = Names {
    min_weight: "min_weight",
    max_weight: "max_weight",
    target: "target",
    risk_free: "risk_free",
    group_min: |index| format!("groups[{index}].min"),
    group_max: |index| format!("groups[{index}].max"),
    weights: (*WEIGHT.start(), *WEIGHT.end()),
    targets: (*RETURN.start(), *RETURN.end()),
    risk_free_rates: (*RISK_FREE.start(), *RISK_FREE.end()),
};

/// The best weights, or the limits that stand against each other.
pub fn run(plan: &Plan) -> Result<Report, FieldErrors> {
    let Plan { problem, aim, .. } = plan;
    let weights = choose(problem, aim, &NAMES)?;
    let (expected_return, volatility) = (
        problem.expected_return(&weights),
        problem.covariance.volatility(&weights),
    );
    let frontier = match plan.frontier {
        true => problem.frontier(&problem.limits(), FRONTIER_POINTS),
        false => None,
    };
    let wire = |value: f64| round_to(value, 8);
    let shares = problem.risk_shares(&weights);
    let positions = problem.assets.iter().zip(&weights).zip(shares);
    Ok(Report {
        positions: positions
            .map(|((asset, &weight), share)| Position {
                asset: asset.clone(),
                weight: wire(weight),
                risk_share: wire(share),
            })
            .collect(),
        weights: weights.iter().copied().map(wire).collect(),
        expected_return: wire(expected_return),
        volatility: wire(volatility),
        sharpe: problem
            .is_volatile(volatility)
            .then(|| wire((expected_return - aim.risk_free) / volatility)),
        frontier: frontier.map(|points| {
            let points = points.into_iter().map(|point| FrontierPoint {
                expected_return: wire(point.expected_return),
                volatility: wire(point.volatility),
                weights: point.weights.into_iter().map(wire).collect(),
            });
            points.collect()
        }),
    })
}
