//! Series over time, as published.

use super::history::History;
use super::period::Period;
use super::series::{Basis, Series};
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input, Limit};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

/// Which series and when, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = BondYieldsHistoryParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct Params {
    /// Short names separated by commas (`2y,10y`), or the Bank's ids; the bonds without it.
    pub series: String,
    /// First day or month.
    pub from: Option<String>,
    /// Last day or month.
    pub to: Option<String>,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            series: "2y,5y,10y,long".to_owned(),
            from: None,
            to: None,
        }
    }
}

/// Series that can be looked up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    series: Vec<Series>,
    period: Period,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let period = Period::check(fields, self.from.as_deref(), self.to.as_deref());
        let names = self
            .series
            .split(',')
            .filter(|name| !name.trim().is_empty());
        let (got, most) = (names.clone().count(), Series::ALL.len());
        fields.limit("series", Limit::Names(1, most));
        if !(1..=most).contains(&got) {
            let message = format!("series must name 1 to {most} series, separated by commas");
            let values = json!({ "minimum": 1, "maximum": most, "got": got });
            fields.refuse("series", "wrong_count", message, values);
            return None;
        }
        let found: Vec<Option<Series>> = names
            .map(|name| fields.listed_name("series", Series::short_name(name)))
            .collect();
        let mut series = Vec::new();
        for one in found {
            let one = one?;
            if !series.contains(&one) {
                series.push(one);
            }
        }
        Some(Plan {
            series,
            period: period?,
        })
    }
}

/// A value on a day.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsObservation)]
pub struct Observation {
    /// Its own day; bundled month-ends carry the month's last weekday.
    pub date: Date,
    /// In per cent, as published.
    pub value_pct: f64,
}

/// One series over time.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsSeriesHistory)]
pub struct SeriesHistory {
    pub series: Series,
    pub label: String,
    /// The Bank's id of it.
    pub valet_id: String,
    /// How it is published.
    pub basis: Basis,
    /// Oldest first.
    pub points: Vec<Observation>,
}

/// Series over time.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsHistoryReport)]
pub struct Report {
    /// First day looked at.
    pub from: Option<Date>,
    /// Last day looked at.
    pub to: Option<Date>,
    /// In the order asked for; a series without values has no points.
    pub series: Vec<SeriesHistory>,
}

/// Looks the series up.
pub fn run(plan: &Plan, history: &History) -> Report {
    let from = plan.period.from.or(history.first_day());
    let to = plan.period.to.or(history.last_day());
    let series = plan
        .series
        .iter()
        .map(|&series| SeriesHistory {
            series,
            label: series.label().to_owned(),
            valet_id: series.valet_id().to_owned(),
            basis: series.basis(),
            points: history
                .observations(series, from.unwrap_or(Date::MIN), to.unwrap_or(Date::MAX))
                .map(|(_, seen)| Observation {
                    date: seen.day,
                    value_pct: round_to(seen.value_pct, 4),
                })
                .collect(),
        })
        .collect();
    Report { from, to, series }
}
