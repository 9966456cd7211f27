//! A visitor's own series through one of the detectors.

use super::detector::{Detector, DetectorKind, DetectorPlan};
use super::evaluation::{STANDARD_SEED, STANDARD_START};
use super::fault::{Fault, FaultKind};
use super::replay::{Replay, ReplayPlan};
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input, Limit, wire_enum};
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

pub const MAX_VALUES: usize = 100_000;
/// Longest memory of a detector.
pub const MAX_WINDOW: usize = 1_000;
/// Longest period: a year of hours.
pub const MAX_PERIOD: usize = 8_784;
/// Largest threshold that still means anything.
pub const MAX_THRESHOLD: f64 = 1_000.0;
/// Largest value: beyond it squares lose their last digits.
pub const MAX_ABSOLUTE: f64 = 1e12;

/// Wrong values named in a refusal; whoever mends ten will have seen why.
const MAX_NAMED: usize = 10;

wire_enum! {
    /// How the verdicts are written.
    #[schema(as = RealTimeAnalyticsShape)]
    pub enum Shape {
        /// An object per value.
        Rows = "rows",
        /// A list per figure: about a third of the bytes.
        Columns = "columns",
    }
}

/// A series and a detector, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = RealTimeAnalyticsDetectParams)]
pub struct Params {
    /// The series in order; `null` where a value is missing.
    pub values: Vec<Option<f64>>,
    #[schema(value_type = DetectorKind)]
    pub detector: String,
    /// Values compared with (periods for `seasonal`); ewma's weight is 2/(window+1).
    pub window: usize,
    /// Values in a period; needed by `seasonal`.
    #[serde(default)]
    pub period: Option<usize>,
    /// The score beyond which a value is flagged.
    #[serde(default = "default_threshold")]
    pub threshold: f64,
    /// A scale below this counts as this.
    #[serde(default)]
    pub min_scale: f64,
    /// How the verdicts are written.
    #[serde(default = "default_shape")]
    #[schema(value_type = Shape)]
    pub shape: String,
}

fn default_shape() -> String {
    Shape::Rows.to_string()
}

/// Iglewicz and Hoaglin's recommendation for the modified score.
fn default_threshold() -> f64 {
    3.5
}

impl Default for Params {
    /// No series: that is the caller's.
    fn default() -> Self {
        Self {
            values: Vec::new(),
            detector: DetectorKind::Robust.to_string(),
            window: 24,
            period: None,
            threshold: default_threshold(),
            min_scale: 0.0,
            shape: default_shape(),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    values: Vec<Option<f64>>,
    detector: DetectorPlan,
    shape: Shape,
}

impl Input for Params {
    type Plan = Plan;

    /// Four days of Halifax with a spike of twelve degrees on the last one.
    fn example() -> Self {
        let spike_at = STANDARD_START
            .saturating_add(SignedDuration::from_hours(80))
            .unwrap_or(STANDARD_START);
        let spike = Fault::lasting(FaultKind::Spike, "halifax", spike_at, 2, 12.0);
        let replay = Replay::generate(&ReplayPlan {
            faults: vec![spike],
            disorder: false,
            ..ReplayPlan::new(STANDARD_SEED, STANDARD_START, 96)
        });
        let reports = replay.arrivals().iter();
        Self {
            values: reports
                .filter(|report| report.station == "halifax")
                .map(|report| report.temperature_c)
                .collect(),
            period: Some(24),
            min_scale: 0.5,
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let values = fields
            .count("values", self.values.len(), 1..=MAX_VALUES)
            .and_then(|()| readable(fields, self.values));
        let kind = fields.one_of("detector", &self.detector);
        let window = fields.within("window", self.window, 2..=MAX_WINDOW);
        let period = fields.optional_within("period", self.period, 1..=MAX_PERIOD);
        let threshold = fields.above("threshold", self.threshold, 0.0, MAX_THRESHOLD);
        let min_scale = fields.within("min_scale", self.min_scale, 0.0..=MAX_ABSOLUTE);
        let shape = fields.one_of("shape", &self.shape);
        if (kind, period) == (Some(DetectorKind::Seasonal), Some(None)) {
            let message =
                "period is needed by the seasonal detector, for example 24 for hours of a day";
            fields.refuse(
                "period",
                "period_needed",
                message,
                json!({ "detector": kind }),
            );
        }
        Some(Plan {
            values: values?,
            detector: DetectorPlan {
                kind: kind?,
                window: window?,
                period: period?.unwrap_or(1),
                threshold: threshold?,
                min_scale: min_scale?,
            },
            shape: shape?,
        })
    }
}

/// The values, if each is within what a detector can square.
fn readable(fields: &mut Fields, values: Vec<Option<f64>>) -> Option<Vec<Option<f64>>> {
    let range = -MAX_ABSOLUTE..=MAX_ABSOLUTE;
    fields.limit("values[]", Limit::Range(-MAX_ABSOLUTE, MAX_ABSOLUTE));
    // Only wrong values go through the collector: there may be a hundred thousand right ones.
    let wrong = values
        .iter()
        .enumerate()
        .filter_map(|(index, value)| Some(index).zip(*value))
        .filter(|(_, value)| !range.contains(value))
        .take(MAX_NAMED)
        .map(|(index, value)| fields.within(&format!("values[{index}]"), value, range.clone()))
        .count();
    (wrong == 0).then_some(values)
}

/// Every value with what the detector says about it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsDetectReport)]
pub struct Report {
    pub detector: DetectorKind,
    /// A point per value; none where columns were asked for.
    pub points: Vec<Point>,
    /// The points' figures in lists, only where asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub columns: Option<Columns>,
    /// Values that got a score.
    pub scored: u32,
    pub flagged: u32,
}

/// One value's verdict.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsPoint)]
pub struct Point {
    /// Position in the series, from 0.
    pub index: u32,
    /// Median compared with; for ewma the mean including this value.
    pub center: Option<f64>,
    /// MAD; for ewma the standard deviation including this value.
    pub scale: Option<f64>,
    /// What was expected before the value came.
    pub expected: Option<f64>,
    /// How far off it is; `null` while warming up, or where nothing varied.
    pub score: Option<f64>,
    pub flag: bool,
}

/// The points' figures, an item per value in each list but the last.
#[derive(Debug, Clone, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsColumns)]
pub struct Columns {
    pub center: Vec<Option<f64>>,
    pub scale: Vec<Option<f64>>,
    pub expected: Vec<Option<f64>>,
    pub score: Vec<Option<f64>>,
    /// Positions of the flagged values, from 0.
    pub flags: Vec<u32>,
}

impl Columns {
    fn of(points: &[Point]) -> Self {
        let column = |figure: fn(&Point) -> Option<f64>| points.iter().map(figure).collect();
        let flagged = points.iter().filter(|point| point.flag);
        Self {
            center: column(|point| point.center),
            scale: column(|point| point.scale),
            expected: column(|point| point.expected),
            score: column(|point| point.score),
            flags: flagged.map(|point| point.index).collect(),
        }
    }
}

pub fn run(plan: &Plan) -> Report {
    let mut detector = Detector::new(plan.detector);
    let points: Vec<Point> = plan
        .values
        .iter()
        .zip(0u32..)
        .map(|(&value, index)| {
            let scored = detector.push(value);
            let wire = |figure: Option<f64>| figure.map(|f| round_to(f, 9));
            Point {
                index,
                center: wire(scored.center),
                scale: wire(scored.scale),
                expected: wire(scored.expected),
                score: wire(scored.score),
                flag: scored.flag,
            }
        })
        .collect();
    let count = |holds: fn(&Point) -> bool| {
        u32::try_from(points.iter().filter(|p| holds(p)).count()).unwrap_or(u32::MAX)
    };
    let (scored, flagged) = (
        count(|point| point.score.is_some()),
        count(|point| point.flag),
    );
    let (points, columns) = match plan.shape {
        Shape::Rows => (points, None),
        Shape::Columns => (Vec::new(), Some(Columns::of(&points))),
    };
    Report {
        detector: plan.detector.kind,
        points,
        columns,
        scored,
        flagged,
    }
}
