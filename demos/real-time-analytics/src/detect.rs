//! A visitor's own series through one of the detectors.

use super::detector::{Detector, DetectorKind, DetectorPlan};
use super::error::{ParamsError, named};
use boreal_demo_kit::number::round_to;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Most values in one request.
pub const MAX_VALUES: usize = 100_000;
/// Longest memory of a detector.
pub const MAX_WINDOW: usize = 1_000;
/// Longest period: a year of hours.
pub const MAX_PERIOD: usize = 8_784;
/// Largest threshold that still means anything.
pub const MAX_THRESHOLD: f64 = 1_000.0;
/// Largest value: beyond it squares lose their last digits.
pub const MAX_ABSOLUTE: f64 = 1e12;

/// A series and a detector, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = RealTimeAnalyticsDetectParams)]
pub struct Params {
    /// The series in order; `null` where a value is missing.
    pub values: Vec<Option<f64>>,
    /// Which detector.
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
}

/// Iglewicz and Hoaglin's recommendation for the modified score.
fn default_threshold() -> f64 {
    3.5
}

/// A request that can be computed.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    values: Vec<Option<f64>>,
    detector: DetectorPlan,
}

impl TryFrom<Params> for Plan {
    type Error = ParamsError;

    fn try_from(params: Params) -> Result<Self, ParamsError> {
        let kind: DetectorKind = named("detector", &params.detector)?;
        if !(1..=MAX_VALUES).contains(&params.values.len()) {
            return Err(ParamsError::Values(params.values.len()));
        }
        if let Some(index) = params
            .values
            .iter()
            .position(|v| v.is_some_and(|x| !(-MAX_ABSOLUTE..=MAX_ABSOLUTE).contains(&x)))
        {
            return Err(ParamsError::Value(index));
        }
        if !(2..=MAX_WINDOW).contains(&params.window) {
            return Err(ParamsError::Window(params.window));
        }
        let period = match (kind, params.period) {
            (DetectorKind::Seasonal, None) => return Err(ParamsError::NoPeriod),
            (_, Some(period)) if !(1..=MAX_PERIOD).contains(&period) => {
                return Err(ParamsError::Period(period));
            }
            (_, period) => period.unwrap_or(1),
        };
        if !(params.threshold > 0.0 && params.threshold <= MAX_THRESHOLD) {
            return Err(ParamsError::Threshold(params.threshold));
        }
        if !(0.0..=MAX_ABSOLUTE).contains(&params.min_scale) {
            return Err(ParamsError::MinScale(params.min_scale));
        }
        Ok(Self {
            values: params.values,
            detector: DetectorPlan {
                kind,
                window: params.window,
                period,
                threshold: params.threshold,
                min_scale: params.min_scale,
            },
        })
    }
}

/// Every value with what the detector says about it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsDetectReport)]
pub struct Report {
    /// Which detector.
    pub detector: DetectorKind,
    /// A point per value.
    pub points: Vec<Point>,
    /// Values that got a score.
    pub scored: u32,
    /// Values that were flagged.
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
    /// Whether it is flagged.
    pub flag: bool,
}

/// Runs the detector over the series.
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
    Report {
        detector: plan.detector.kind,
        scored: count(|point| point.score.is_some()),
        flagged: count(|point| point.flag),
        points,
    }
}
