//! Series over time, as published.

use super::error::{ParamsError, day, named};
use super::history::History;
use super::series::{Basis, Series};
use boreal_demo_kit::number::round_to;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Which series and when, as sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = BondYieldsHistoryParams)]
#[into_params(parameter_in = Query)]
pub struct Params {
    /// Short names separated by commas (`2y,10y`), or the Bank's ids; the bonds without it.
    #[serde(default)]
    pub series: Option<String>,
    /// First day or month.
    #[serde(default)]
    pub from: Option<String>,
    /// Last day or month.
    #[serde(default)]
    pub to: Option<String>,
}

/// Series that can be looked up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    series: Vec<Series>,
    from: Option<Date>,
    to: Option<Date>,
}

const DEFAULT_SERIES: [Series; 4] = [
    Series::Bond2y,
    Series::Bond5y,
    Series::Bond10y,
    Series::BondLong,
];

impl TryFrom<Params> for Plan {
    type Error = ParamsError;

    fn try_from(params: Params) -> Result<Self, ParamsError> {
        let (from, to) = (
            day("from", params.from.as_deref())?,
            day("to", params.to.as_deref())?,
        );
        if let (Some(from), Some(to)) = (from, to)
            && to < from
        {
            return Err(ParamsError::Backwards(from));
        }
        let Some(names) = params.series.filter(|s| !s.trim().is_empty()) else {
            return Ok(Self {
                series: DEFAULT_SERIES.to_vec(),
                from,
                to,
            });
        };
        let max = Series::ALL.len();
        let mut series = Vec::new();
        for name in names
            .split(',')
            .map(str::trim)
            .filter(|n| !n.is_empty())
            .take(max + 1)
        {
            let one = series_named("series", name)?;
            if !series.contains(&one) {
                series.push(one);
            }
        }
        if series.is_empty() || series.len() > max {
            return Err(ParamsError::SeriesCount { max });
        }
        Ok(Self { series, from, to })
    }
}

/// A series by short name or by the Bank's id.
pub(super) fn series_named(field: &'static str, name: &str) -> Result<Series, ParamsError> {
    Series::from_valet_id(name).map_or_else(|| named(field, name), Ok)
}

/// A value on a day.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsObservation)]
pub struct Observation {
    /// The day; bundled month-ends carry the month's last calendar day.
    #[schema(value_type = String, format = Date)]
    pub date: Date,
    /// In per cent, as published.
    pub value_pct: f64,
}

/// One series over time.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsSeriesHistory)]
pub struct SeriesHistory {
    /// Its short name.
    pub series: Series,
    /// Its name.
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
    #[schema(value_type = Option<String>, format = Date)]
    pub from: Option<Date>,
    /// Last day looked at.
    #[schema(value_type = Option<String>, format = Date)]
    pub to: Option<Date>,
    /// In the order asked for; a series without values has no points.
    pub series: Vec<SeriesHistory>,
}

/// Looks the series up.
pub fn run(plan: &Plan, history: &History) -> Report {
    let from = plan.from.or(history.first_day());
    let to = plan.to.or(history.last_day());
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
                .map(|(date, value)| Observation {
                    date,
                    value_pct: round_to(value, 4),
                })
                .collect(),
        })
        .collect();
    Report { from, to, series }
}
