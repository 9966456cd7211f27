//! The curve on a day, and against another day.

use super::basis::bond_equivalent;
use super::history::History;
use super::period::optional_day;
use super::series::{Basis, Series};
use boreal_demo_kit::day::in_words;
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{FieldError, FieldErrors, Fields, Input};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

/// Which day's curve, as sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = BondYieldsCurveParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct Params {
    /// A day or a month; the newest without it.
    pub date: Option<String>,
}

/// Which two days' curves, as sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = BondYieldsCompareParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct CompareParams {
    /// A day or a month; the newest without it.
    pub date: Option<String>,
    /// The day to compare with; a year before without it.
    pub with: Option<String>,
}

/// A day, if one was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    day: Option<Date>,
}

/// Two days, where they were asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ComparePlan {
    day: Option<Date>,
    with: Option<Date>,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let day = optional_day(fields, "date", self.date.as_deref())?;
        Some(Plan { day })
    }
}

impl Input for CompareParams {
    type Plan = ComparePlan;

    fn check(self, fields: &mut Fields) -> Option<ComparePlan> {
        let day = optional_day(fields, "date", self.date.as_deref());
        let with = optional_day(fields, "with", self.with.as_deref());
        Some(ComparePlan {
            day: day?,
            with: with?,
        })
    }
}

/// One maturity of a curve.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsCurvePoint)]
pub struct CurvePoint {
    /// Years to maturity; the long bond counts as thirty.
    pub years: f64,
    /// The yield as published, in per cent.
    pub yield_pct: f64,
    /// The same with semi-annual compounding, so that bills and bonds compare.
    pub bond_equivalent_pct: f64,
    pub series: Series,
    pub label: String,
    /// How it is published.
    pub basis: Basis,
    /// The day of this value; a few days before the curve's where a series lags.
    pub observed: Date,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsCurve)]
pub struct Report {
    /// The day of the last observation on or before the day asked; where its month has none so early, of the month's first.
    pub date: Date,
    /// Short to long.
    pub points: Vec<CurvePoint>,
    /// The shape in words.
    pub shape: Option<String>,
}

/// One maturity on two days.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsChange)]
pub struct Change {
    pub series: Series,
    pub years: f64,
    /// The yield on the first day, as published.
    pub yield_pct: f64,
    /// The yield on the other day.
    pub with_yield_pct: f64,
    /// First less other, in basis points.
    pub change_bp: f64,
}

/// Two curves and what moved.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsCompareReport)]
pub struct CompareReport {
    pub curve: Report,
    pub with: Report,
    /// The maturities both have.
    pub changes: Vec<Change>,
}

/// The curve of a day; refused before the history begins.
pub fn run(plan: &Plan, history: &History) -> Result<Report, FieldErrors> {
    curve_on("date", plan.day, history)
}

/// Two curves side by side.
pub fn compare(plan: &ComparePlan, history: &History) -> Result<CompareReport, FieldErrors> {
    let curve = curve_on("date", plan.day, history)?;
    let year_before = curve.date.saturating_sub(jiff::Span::new().years(1));
    let with = curve_on("with", Some(plan.with.unwrap_or(year_before)), history)?;
    let changes = curve
        .points
        .iter()
        .filter_map(|point| {
            let other = with.points.iter().find(|p| p.series == point.series)?;
            Some(Change {
                series: point.series,
                years: point.years,
                yield_pct: point.yield_pct,
                with_yield_pct: other.yield_pct,
                change_bp: round_to((point.yield_pct - other.yield_pct) * 100.0, 2),
            })
        })
        .collect();
    Ok(CompareReport {
        curve,
        with,
        changes,
    })
}

fn curve_on(field: &str, day: Option<Date>, history: &History) -> Result<Report, FieldErrors> {
    let first = history.first_day().unwrap_or(Date::MIN);
    let asked = day.or(history.last_day()).unwrap_or(Date::MAX);
    let (date, observed) = history.curve_on(asked).ok_or_else(|| {
        let (begins, got) = (in_words(first), in_words(asked));
        let message =
            format!("{field} must not be before {begins}, where the history begins, got {got}");
        let values = json!({ "minimum": first, "got": asked });
        FieldError::new(field, "before_history", message, values)
    })?;
    let points: Vec<CurvePoint> = observed
        .into_iter()
        .filter_map(|seen| {
            Some(CurvePoint {
                years: seen.series.years()?,
                yield_pct: round_to(seen.value_pct, 4),
                bond_equivalent_pct: round_to(bond_equivalent(seen.series, seen.value_pct), 4),
                series: seen.series,
                label: seen.series.label().to_owned(),
                basis: seen.series.basis(),
                observed: seen.day,
            })
        })
        .collect();
    Ok(Report {
        date,
        shape: shape(&points),
        points,
    })
}

/// Gap between two and ten years below which a curve is called flat, in basis points.
const FLAT_BP: f64 = 25.0;

/// The slope from two to ten years in words.
fn shape(points: &[CurvePoint]) -> Option<String> {
    let at = |series| {
        points
            .iter()
            .find(|p| p.series == series)
            .map(|p| p.yield_pct)
    };
    let slope = round_to((at(Series::Bond10y)? - at(Series::Bond2y)?) * 100.0, 1);
    let word = match slope {
        s if s < 0.0 => "inverted",
        s if s < FLAT_BP => "flat",
        _ => "rising",
    };
    Some(format!(
        "{word}: ten years yield {slope:+} basis points against two years"
    ))
}
