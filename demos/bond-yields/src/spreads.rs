//! One rate less another over time, and the episodes in which it was negative.
//!
//! Ten years less two is the usual recession signal; the posted mortgage rate
//! less five-year bonds is what lenders add to their funding cost.

use super::history::History;
use super::period::Period;
use super::series::Series;
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input, stats};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

/// Which two series and when, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = BondYieldsSpreadParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct Params {
    /// The series taken from, by short name or the Bank's id; ten years without it.
    pub long: String,
    /// The series taken away; two years without it.
    pub short: String,
    /// First day or month.
    pub from: Option<String>,
    /// Last day or month.
    pub to: Option<String>,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            long: Series::Bond10y.to_string(),
            short: Series::Bond2y.to_string(),
            from: None,
            to: None,
        }
    }
}

/// Two series that can be compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    long: Series,
    short: Series,
    period: Period,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let long = fields.one_of("long", Series::short_name(&self.long));
        let short = fields.one_of("short", Series::short_name(&self.short));
        let period = Period::check(fields, self.from.as_deref(), self.to.as_deref());
        let (long, short): (Series, Series) = (long?, short?);
        if long == short {
            let message = "short must be another series than long";
            fields.refuse("short", "same_series", message, json!({ "got": short }));
        }
        Some(Plan {
            long,
            short,
            period: period?,
        })
    }
}

impl Plan {
    /// The posted five-year mortgage rate less the five-year bond.
    pub const fn mortgage() -> Self {
        Self {
            long: Series::Mortgage5y,
            short: Series::Bond5y,
            period: Period {
                from: None,
                to: None,
            },
        }
    }
}

/// The spread on a day.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsSpreadPoint)]
pub struct SpreadPoint {
    pub date: Date,
    /// In basis points.
    pub spread_bp: f64,
}

/// A run of days on which the spread was negative.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsEpisode)]
pub struct Episode {
    /// First inverted day.
    pub from: Date,
    /// Last inverted day.
    pub to: Date,
    pub observations: u32,
    /// The deepest spread, in basis points.
    pub deepest_bp: f64,
    pub deepest_on: Date,
    /// Whether it reaches the end of the data.
    pub ongoing: bool,
}

/// A spread over time.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsSpreadReport)]
pub struct Report {
    pub long: Series,
    pub short: Series,
    /// What it is, in words.
    pub label: String,
    /// Oldest first.
    pub points: Vec<SpreadPoint>,
    pub latest: Option<SpreadPoint>,
    pub lowest: Option<SpreadPoint>,
    pub highest: Option<SpreadPoint>,
    pub mean_bp: Option<f64>,
    /// Observations below zero.
    pub inverted_observations: u32,
    pub episodes: Vec<Episode>,
    /// What counts as an episode.
    pub rule: String,
}

/// Computes the spread.
pub fn run(plan: &Plan, history: &History) -> Report {
    let from = plan
        .period
        .from
        .or(history.first_day())
        .unwrap_or(Date::MIN);
    let to = plan.period.to.or(history.last_day()).unwrap_or(Date::MAX);
    let points: Vec<SpreadPoint> = history
        .observations(plan.long, from, to)
        .filter_map(|(date, long)| {
            let long = long.value_pct;
            let short = history.value(date, plan.short)?;
            // Published to two digits, so hundredths of a basis point are noise of the subtraction.
            Some(SpreadPoint {
                date,
                spread_bp: round_to((long - short) * 100.0, 2),
            })
        })
        .collect();
    let values: Vec<f64> = points.iter().map(|p| p.spread_bp).collect();
    let by_spread = |a: &&SpreadPoint, b: &&SpreadPoint| a.spread_bp.total_cmp(&b.spread_bp);
    Report {
        long: plan.long,
        short: plan.short,
        label: format!("{} less {}", plan.long.label(), plan.short.label()),
        latest: points.last().copied(),
        lowest: points.iter().min_by(by_spread).copied(),
        highest: points.iter().max_by(by_spread).copied(),
        mean_bp: stats::mean(&values).map(|mean| round_to(mean, 2)),
        inverted_observations: values.iter().filter(|v| **v < 0.0).count() as u32,
        episodes: episodes(&points),
        rule: format!(
            "An episode is a run of consecutive observations with {} below {}. A spread of zero is not inverted; \
             days on which either is missing are left out. Rates are compared as published.",
            plan.long, plan.short
        ),
        points,
    }
}

fn episodes(points: &[SpreadPoint]) -> Vec<Episode> {
    let mut episodes: Vec<Episode> = Vec::new();
    let mut inside = false;
    for point in points {
        let inverted = point.spread_bp < 0.0;
        if inverted && !inside {
            episodes.push(Episode {
                from: point.date,
                to: point.date,
                observations: 0,
                deepest_bp: 0.0,
                deepest_on: point.date,
                ongoing: false,
            });
        }
        inside = inverted;
        if let Some(episode) = episodes.last_mut().filter(|_| inverted) {
            episode.to = point.date;
            episode.observations += 1;
            if point.spread_bp < episode.deepest_bp {
                episode.deepest_bp = point.spread_bp;
                episode.deepest_on = point.date;
            }
        }
    }
    if let Some(last) = episodes.last_mut() {
        last.ongoing = inside;
    }
    episodes
}
