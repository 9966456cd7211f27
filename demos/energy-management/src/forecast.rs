//! The load of the days to come, with what the forecast has missed by so far.

use std::ops::RangeInclusive;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Choice, Fields, Input, wire_enum};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::bundled::{self, LOAD_MODELS};
use crate::calendar::{Clock, Province, asked_day, clock, is_hour};
use crate::history::{HOURS, History};
use crate::interval::DAYS as INTERVAL_DAYS;
use crate::load_model::{DAYS_BEFORE, Issue, forecast, latest_known, mean};
use crate::walk::{self, Forecasts, Score};

pub const DAYS: RangeInclusive<u8> = 1..=14;

wire_enum! {
    /// Whose load.
    #[schema(as = EnergyManagementRegion)]
    pub enum Region {
        Ontario = "ontario",
        Alberta = "alberta",
    }
}

impl Region {
    fn province(self) -> Province {
        match self {
            Self::Ontario => Province::Ontario,
            Self::Alberta => Province::Alberta,
        }
    }
}

wire_enum! {
    /// Of how many hours an interval is to hold what comes, per cent.
    #[schema(as = EnergyManagementLevel)]
    pub enum Level {
        Eighty = "80",
        Ninety = "90",
    }
}

impl Level {
    fn promised(self) -> f64 {
        match self {
            Self::Eighty => 0.8,
            Self::Ninety => 0.9,
        }
    }
}

/// What to forecast, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = EnergyManagementForecastParams)]
pub struct Params {
    #[schema(value_type = Region)]
    pub region: String,
    /// The last day; without it the day after the last whose load is known.
    #[schema(format = Date)]
    pub date: Option<String>,
    /// So many days to that one.
    pub days: u8,
    /// When each day's forecast is made: at its midnight, or at ten in the morning before.
    #[schema(value_type = Issue)]
    pub issue: String,
    #[schema(value_type = Level)]
    pub level: String,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            region: Region::Ontario.name().to_owned(),
            date: None,
            days: 4,
            issue: Issue::Midnight.name().to_owned(),
            level: Level::Ninety.name().to_owned(),
        }
    }
}

/// A valid question.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    region: Region,
    last: usize,
    days: usize,
    issue: Issue,
    level: Level,
}

/// The first day whose interval rests on enough days.
fn first_day(issue: Issue) -> usize {
    DAYS_BEFORE + INTERVAL_DAYS + issue.whole_days_back() - 1
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let region = fields.one_of::<Region>("region", &self.region);
        let issue = fields.one_of::<Issue>("issue", &self.issue);
        let level = fields.one_of::<Level>("level", &self.level);
        let days = fields.within("days", self.days, DAYS);
        let range =
            bundled::ontario_load().first..=bundled::ontario_load().last().tomorrow().ok()?;
        let date = asked_day(fields, "date", self.date.as_deref(), range);
        let (region, issue, days) = (region?, issue?, usize::from(days?));
        let load = bundled::load(region.province());
        let (first, last) = (load.date(first_day(issue)), load.date(load.len()));
        let date = date?.unwrap_or(last);
        if date < first || date > last {
            let message =
                format!("date must be from {first} to {last} for this region, got {date}");
            let values = json!({ "minimum": first, "maximum": last, "got": date });
            fields.refuse("date", "no_forecast", message, values);
            return None;
        }
        let at = load.position(date).unwrap_or(load.len());
        Some(Plan {
            region,
            last: at,
            days: days.min(at + 1 - first_day(issue)),
            issue,
            level: level?,
        })
    }
}

/// An hour and what was expected of it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementForecastHour)]
pub struct Hour {
    pub date: Date,
    /// The hour it begins, on the local clock.
    pub hour: u8,
    pub forecast_mw: f64,
    pub low_mw: f64,
    pub high_mw: f64,
    /// Null where it is not known.
    pub actual_mw: Option<f64>,
    /// The same hour a week before, and on the latest day on which it was known.
    pub last_week_mw: f64,
    pub latest_mw: f64,
}

/// Mean errors of a stretch of hours, per cent of what came.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementErrors)]
pub struct Errors {
    /// A month as 2026-06, or the hour it begins.
    pub key: String,
    pub ours_pct: f64,
    pub last_week_pct: f64,
    pub latest_pct: f64,
    /// Of the hours, how many came inside the interval.
    pub covered_pct: Option<f64>,
}

/// A day that is shown.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementForecastDay)]
pub struct Day {
    pub date: Date,
    pub peak_forecast_mw: f64,
    pub peak_actual_mw: Option<f64>,
    pub ours_pct: Option<f64>,
    /// What the clocks do that day: an hour more or less is said.
    pub clock_changes: bool,
}

/// The whole of 2025, refitted every 28 days, as `make bench` measured it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementMeasured)]
pub struct Measured {
    /// The day it was measured.
    pub measured: String,
    pub ours_pct: f64,
    pub last_week_pct: f64,
    pub latest_pct: f64,
    pub covered_80_pct: f64,
    pub covered_90_pct: f64,
    pub by_month: Vec<Errors>,
    pub by_hour: Vec<Errors>,
    /// Alberta alone: an hour ahead, ours and the operator's. Neither is a forecast of a day.
    pub hour_ahead_pct: Option<f64>,
    pub operator_hour_ahead_pct: Option<f64>,
}

/// Forecasts with their intervals, and how they have done.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementForecastReport)]
pub struct Report {
    pub region: Region,
    pub issue: Issue,
    pub level: Level,
    /// The first and the last day that can be asked for.
    pub first: Date,
    pub last: Date,
    pub days: Vec<Day>,
    /// Those that the clocks have; the one that comes twice in autumn once: Ontario's as the mean of both, Alberta's as its
    /// record has it.
    pub hours: Vec<Hour>,
    /// Over all bundled days with an interval; the coefficients were fitted before the first of them.
    pub ours_pct: f64,
    pub last_week_pct: f64,
    pub latest_pct: f64,
    pub covered_pct: f64,
    pub by_month: Vec<Errors>,
    pub by_hour: Vec<Errors>,
    pub measured: Measured,
}

/// Errors by kind, and hours inside the interval.
#[derive(Debug, Clone, Copy, Default)]
struct Tally {
    kinds: [Score; 3],
    inside: usize,
}

impl Tally {
    fn errors(&self, key: String) -> Errors {
        let [ours, last_week, latest] = self.kinds.map(|score| round_to(score.mape_pct(), 3));
        Errors {
            key,
            ours_pct: ours,
            last_week_pct: last_week,
            latest_pct: latest,
            covered_pct: Some(round_to(
                100.0 * self.inside as f64 / self.kinds[0].hours.max(1) as f64,
                2,
            )),
        }
    }
}

/// Everything that is known of a region's forecasts.
struct Basis {
    load: &'static History,
    forecasts: Forecasts,
    widths: Vec<Option<[f64; HOURS]>>,
}

fn basis(plan: &Plan) -> Basis {
    let province = plan.region.province();
    let load = bundled::load(province);
    let coefficients = bundled::load_coefficients(province, plan.issue);
    let mut forecasts = walk::with(coefficients, load, province, plan.issue);
    // The day after the last.
    forecasts.push(forecast(
        coefficients,
        load,
        province,
        load.len(),
        plan.issue,
    ));
    let past = forecasts[..load.len()].to_vec();
    let mut errors = walk::errors(load, &past);
    errors.push([None; HOURS]);
    let promised = plan.level.promised();
    let days_back = plan.issue.whole_days_back();
    let widths = crate::interval::widths(&errors[DAYS_BEFORE..], promised, days_back);
    Basis {
        load,
        forecasts,
        widths: std::iter::repeat_n(None, DAYS_BEFORE)
            .chain(widths)
            .collect(),
    }
}

impl Basis {
    fn hours(&self, plan: &Plan, at: usize) -> Option<Vec<Hour>> {
        let (forecast, width) = (self.forecasts[at]?, self.widths[at]?);
        let latest = latest_known(self.load, at, plan.issue)?;
        let week = self.load.days.get(at.checked_sub(7)?)?;
        let actual = |hour: usize| {
            let is_known = *self.load.known.get(at)?.get(hour)?;
            is_known.then(|| self.load.days[at][hour])
        };
        let hour = |hour: usize| Hour {
            date: self.load.date(at),
            hour: hour as u8,
            forecast_mw: round_to(forecast[hour], 0),
            low_mw: round_to(forecast[hour] * (-width[hour]).exp(), 0),
            high_mw: round_to(forecast[hour] * width[hour].exp(), 0),
            actual_mw: actual(hour),
            last_week_mw: round_to(week[hour], 0),
            latest_mw: round_to(latest[hour], 0),
        };
        let date = self.load.date(at);
        let hours = (0..HOURS).filter(|hour| is_hour(date, *hour));
        Some(hours.map(hour).collect())
    }

    /// What came of the days with an interval: in all, by month and by hour.
    fn tallies(&self, plan: &Plan) -> (Tally, Vec<Errors>, Vec<Errors>) {
        let mut all = Tally::default();
        let mut months: Vec<(String, Tally)> = Vec::new();
        let mut hours = [Tally::default(); HOURS];
        for at in first_day(plan.issue)..self.load.len() {
            let month = self.load.date(at).strftime("%Y-%m").to_string();
            if months.last().is_none_or(|last| last.0 != month) {
                months.push((month, Tally::default()));
            }
            let month = months.len() - 1;
            for hour in self.hours(plan, at).unwrap_or_default() {
                let Some(actual) = hour.actual_mw else {
                    continue;
                };
                let is_inside = (hour.low_mw..=hour.high_mw).contains(&actual);
                let kinds = [hour.forecast_mw, hour.last_week_mw, hour.latest_mw];
                for tally in [
                    &mut all,
                    &mut months[month].1,
                    &mut hours[usize::from(hour.hour)],
                ] {
                    tally.inside += usize::from(is_inside);
                    for (score, forecast) in tally.kinds.iter_mut().zip(kinds) {
                        score.add(forecast, actual);
                    }
                }
            }
        }
        let months = months.into_iter().map(|(key, tally)| tally.errors(key));
        let hours = hours
            .iter()
            .enumerate()
            .map(|(hour, tally)| tally.errors(hour.to_string()));
        (all, months.collect(), hours.collect())
    }
}

fn day_of(date: Date, hours: &[Hour]) -> Day {
    let highest = |values: Vec<f64>| values.into_iter().fold(0.0, f64::max);
    let known: Vec<(f64, f64)> = hours
        .iter()
        .filter_map(|hour| Some((hour.forecast_mw, hour.actual_mw?)))
        .collect();
    let errors: Vec<f64> = known
        .iter()
        .map(|(forecast, actual)| 100.0 * (forecast - actual).abs() / actual)
        .collect();
    Day {
        date,
        peak_forecast_mw: highest(hours.iter().map(|hour| hour.forecast_mw).collect()),
        peak_actual_mw: (!known.is_empty())
            .then(|| highest(known.iter().map(|known| known.1).collect())),
        ours_pct: (!known.is_empty()).then(|| round_to(mean(&errors), 2)),
        clock_changes: matches!(clock(date), Clock::Spring | Clock::Autumn),
    }
}

fn measured(plan: &Plan) -> Measured {
    let (day, rows) = bundled::measured();
    let wanted = (plan.region.province(), plan.issue);
    let model = LOAD_MODELS
        .iter()
        .find(|model| (model.1, model.2) == wanted);
    let model = model.map_or("", |model| model.0);
    let find = |model: &str, what: &str, key: u8| {
        let row = rows
            .iter()
            .find(|row| row.model == model && row.what == what && row.key == key);
        row.map(|row| row.value)
    };
    let value = |what: &str, key: u8| find(model, what, key).unwrap_or(0.0);
    let errors = |by: &str, key: u8, name: String| Errors {
        key: name,
        ours_pct: value(&format!("ours_{by}_mape_pct"), key),
        last_week_pct: value(&format!("last_week_{by}_mape_pct"), key),
        latest_pct: value(&format!("latest_{by}_mape_pct"), key),
        covered_pct: None,
    };
    let is_alberta = plan.region == Region::Alberta;
    let hour_ahead = |what: &str| is_alberta.then(|| find("hour-ahead", what, 0)).flatten();
    Measured {
        measured: day.clone(),
        ours_pct: value("ours_mape_pct", 0),
        last_week_pct: value("last_week_mape_pct", 0),
        latest_pct: value("latest_mape_pct", 0),
        covered_80_pct: value("covered_80_pct", 0),
        covered_90_pct: value("covered_90_pct", 0),
        by_month: (1..=12)
            .map(|month| errors("month", month, format!("2025-{month:02}")))
            .collect(),
        by_hour: (0..HOURS as u8)
            .map(|hour| errors("hour", hour, hour.to_string()))
            .collect(),
        hour_ahead_pct: hour_ahead("ours_mape_pct"),
        operator_hour_ahead_pct: hour_ahead("operator_mape_pct"),
    }
}

pub fn run(plan: &Plan) -> Report {
    let basis = basis(plan);
    let load = basis.load;
    let (all, by_month, by_hour) = basis.tallies(plan);
    let all = all.errors(String::new());
    let from = plan.last + 1 - plan.days;
    let shown: Vec<Vec<Hour>> = (from..=plan.last)
        .map(|at| basis.hours(plan, at).unwrap_or_default())
        .collect();
    let days = shown
        .iter()
        .enumerate()
        .map(|(at, hours)| day_of(load.date(from + at), hours));
    Report {
        region: plan.region,
        issue: plan.issue,
        level: plan.level,
        first: load.date(first_day(plan.issue)),
        last: load.date(load.len()),
        days: days.collect(),
        hours: shown.into_iter().flatten().collect(),
        ours_pct: all.ours_pct,
        last_week_pct: all.last_week_pct,
        latest_pct: all.latest_pct,
        covered_pct: all.covered_pct.unwrap_or(0.0),
        by_month,
        by_hour,
        measured: measured(plan),
    }
}
