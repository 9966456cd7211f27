//! The three detectors on one replay with known faults: what each caught, and how often it cried wolf.

use super::detector::DetectorKind;
use super::fault::{Fault, FaultKind};
use super::replay::{MAX_SEED, Replay, ReplayPlan};
use super::station::stations;
use super::stream::{AlertKind, AlertState, Event, Stats, Stream, StreamPlan};
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input, SeededRng};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use utoipa::{IntoParams, ToSchema};

/// Days before the first fault and the first count: the seasonal detector needs fourteen.
pub const WARM_UP_DAYS: i64 = 15;
/// Days of the replay.
pub const DAYS: u32 = 28;
/// Faults of each kind.
const FAULTS_EACH: usize = 10;
/// After a fault the reading returns to normal; a flag on that step is no false alarm.
const GRACE_S: i64 = 2 * 3_600;

/// How the detectors did.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsEvaluation)]
pub struct Evaluation {
    /// Always true: the weather is made from climatology, not measured.
    pub synthetic: bool,
    /// The replay's seed.
    pub seed: u64,
    /// Its first hour.
    pub start: Timestamp,
    /// Its days, those of warming up included.
    pub days: u32,
    /// Those that are counted: the days after warming up.
    pub counted_days: u32,
    pub stations: u32,
    /// Readings after warming up.
    pub readings: u64,
    pub detectors: Vec<DetectorResult>,
    /// The faults and who noticed.
    pub faults: Vec<FaultResult>,
    /// The alerts that need two detectors to agree: raised outside any fault.
    pub false_alerts_by_quorum: u64,
    /// The stream's own counts.
    pub stats: Stats,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsDetectorResult)]
pub struct DetectorResult {
    pub detector: DetectorKind,
    /// Readings it flagged.
    pub flagged: u64,
    /// Those outside any fault.
    pub false_alarms: u64,
    /// The same for a station and a week of those that are counted.
    pub false_alarms_per_station_week: f64,
    /// Spikes it noticed.
    pub spikes_caught: u64,
    pub spikes: u64,
}

/// A fault and who noticed.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsFaultResult)]
pub struct FaultResult {
    #[serde(flatten)]
    pub fault: Fault,
    /// Detectors that flagged a reading in it.
    pub flagged_by: Vec<DetectorKind>,
    /// The alerts that began in it.
    pub alerts: Vec<AlertKind>,
    /// Hours from its start to the first alert.
    pub first_alert_after_h: Option<f64>,
}

/// The first hour of the standard replay: early spring, when the weather swings.
pub const STANDARD_START: Timestamp = Timestamp::constant(1_741_132_800, 0);
pub const STANDARD_SEED: u64 = 20_250_305;

/// Which replay to judge the detectors on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Params {
    /// Which weather and which faults; the page's own unless told otherwise.
    pub seed: u64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            seed: STANDARD_SEED,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    seed: u64,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let seed = fields.within("seed", self.seed, 0..=MAX_SEED)?;
        Some(Plan { seed })
    }
}

/// The page's own, which most ask for: made once.
static STANDARD: LazyLock<Evaluation> =
    LazyLock::new(|| evaluate(STANDARD_SEED, STANDARD_START, StreamPlan::default()));

/// The standard start and stream, with the weather that was asked for.
pub fn run(plan: &Plan) -> Evaluation {
    match plan.seed {
        STANDARD_SEED => STANDARD.clone(),
        seed => evaluate(seed, STANDARD_START, StreamPlan::default()),
    }
}

/// Replays and counts.
pub fn evaluate(seed: u64, start: Timestamp, stream_plan: StreamPlan) -> Evaluation {
    let counted_from = start
        .saturating_add(SignedDuration::from_hours(24 * WARM_UP_DAYS))
        .unwrap_or(Timestamp::MAX);
    let faults = faults(seed, counted_from);
    let plan = ReplayPlan {
        faults: faults.clone(),
        ..ReplayPlan::new(seed, start, DAYS * 24)
    };
    let kinds: Vec<DetectorKind> = stream_plan.detectors.iter().map(|d| d.kind).collect();
    let mut tally = Tally::new(&kinds, faults, counted_from);
    let mut stream = Stream::new(stream_plan);
    let mut next_check = start;
    let replay = Replay::generate(&plan);
    for report in replay.until(plan.end()) {
        let now = report.arrived_at;
        if now >= next_check {
            tally.take(&stream.advance(now));
            next_check = now
                .saturating_add(SignedDuration::from_mins(30))
                .unwrap_or(Timestamp::MAX);
        }
        tally.take(&stream.ingest(report.clone(), now));
    }
    tally.finish(seed, start, stream.stats())
}

/// Faults spread over the stations and the days after warming up, at most one a station.
fn faults(seed: u64, from: Timestamp) -> Vec<Fault> {
    let mut rng = SeededRng::new(seed ^ 0xfa01_7000);
    let mut order: Vec<usize> = (0..stations().len()).collect();
    for last in (1..order.len()).rev() {
        order.swap(last, rng.below(last as u64 + 1) as usize);
    }
    let kinds = [FaultKind::Spike, FaultKind::Freeze, FaultKind::Dropout];
    let free_hours = (i64::from(DAYS) - WARM_UP_DAYS - 3) * 24;
    kinds
        .iter()
        .flat_map(|&kind| std::iter::repeat_n(kind, FAULTS_EACH))
        .zip(order)
        .map(|(kind, station)| {
            let hour = rng.below(free_hours.unsigned_abs()) as i64;
            let sign = if rng.uniform() < 0.5 { -1.0 } else { 1.0 };
            let size_c = round_to(sign * (8.0 + 10.0 * rng.uniform()), 1);
            let hours = match kind {
                FaultKind::Spike => 2,
                FaultKind::Freeze => 18,
                FaultKind::Dropout => 8,
            };
            let start = from
                .saturating_add(SignedDuration::from_hours(hour))
                .unwrap_or(Timestamp::MAX);
            Fault::lasting(kind, &stations()[station].id, start, hours, size_c)
        })
        .collect()
}

struct Tally {
    counted_from: Timestamp,
    readings: u64,
    flagged: Vec<(DetectorKind, u64, u64)>,
    faults: Vec<FaultResult>,
    false_alerts: u64,
}

impl Tally {
    fn new(kinds: &[DetectorKind], faults: Vec<Fault>, counted_from: Timestamp) -> Self {
        Self {
            counted_from,
            readings: 0,
            flagged: kinds.iter().map(|&kind| (kind, 0, 0)).collect(),
            faults: faults
                .into_iter()
                .map(|fault| FaultResult {
                    fault,
                    flagged_by: Vec::new(),
                    alerts: Vec::new(),
                    first_alert_after_h: None,
                })
                .collect(),
            false_alerts: 0,
        }
    }

    fn take(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Observation(event) => {
                    let at = event.observation.observed_at;
                    if at < self.counted_from || event.scores.is_empty() {
                        continue;
                    }
                    self.readings += 1;
                    for score in event.scores.iter().filter(|score| score.flag) {
                        self.count_flag(&event.observation.station, at, score.detector);
                    }
                }
                Event::Alert(alert) if alert.state == AlertState::Raised => {
                    self.count_alert(&alert.station, alert.at, alert.kind);
                }
                Event::Alert(_) | Event::Window(_) => {}
            }
        }
    }

    fn fault_at(&mut self, station: &str, at: Timestamp) -> Option<&mut FaultResult> {
        self.faults.iter_mut().find(|result| {
            let fault = &result.fault;
            fault.station == station
                && at >= fault.from
                && at.as_second() < fault.until.as_second() + GRACE_S
        })
    }

    fn count_flag(&mut self, station: &str, at: Timestamp, detector: DetectorKind) {
        let is_false = match self.fault_at(station, at) {
            Some(result) => {
                if at < result.fault.until && !result.flagged_by.contains(&detector) {
                    result.flagged_by.push(detector);
                }
                false
            }
            None => true,
        };
        if let Some(row) = self.flagged.iter_mut().find(|row| row.0 == detector) {
            row.1 += 1;
            row.2 += u64::from(is_false);
        }
    }

    fn count_alert(&mut self, station: &str, at: Timestamp, kind: AlertKind) {
        if at < self.counted_from
            || matches!(
                kind,
                AlertKind::Heat | AlertKind::Cold | AlertKind::Blizzard
            )
        {
            return;
        }
        match self.fault_at(station, at) {
            Some(result) => {
                let hours = (at.as_second() - result.fault.from.as_second()) as f64 / 3_600.0;
                result.first_alert_after_h.get_or_insert(round_to(hours, 2));
                if !result.alerts.contains(&kind) {
                    result.alerts.push(kind);
                }
            }
            None => self.false_alerts += u64::from(kind == AlertKind::Unusual),
        }
    }

    fn finish(self, seed: u64, start: Timestamp, stats: Stats) -> Evaluation {
        let stations = stations().len();
        let counted_days = DAYS - u32::try_from(WARM_UP_DAYS).unwrap_or(DAYS);
        let weeks = f64::from(counted_days) / 7.0;
        let spikes = || {
            self.faults
                .iter()
                .filter(|r| r.fault.kind == FaultKind::Spike)
        };
        let detectors = self
            .flagged
            .iter()
            .map(|&(detector, flagged, false_alarms)| DetectorResult {
                detector,
                flagged,
                false_alarms,
                false_alarms_per_station_week: round_to(
                    false_alarms as f64 / (stations as f64 * weeks),
                    3,
                ),
                spikes_caught: spikes()
                    .filter(|r| r.flagged_by.contains(&detector))
                    .count() as u64,
                spikes: spikes().count() as u64,
            })
            .collect();
        Evaluation {
            synthetic: true,
            seed,
            start,
            days: DAYS,
            counted_days,
            stations: u32::try_from(stations).unwrap_or(u32::MAX),
            readings: self.readings,
            detectors,
            faults: self.faults,
            false_alerts_by_quorum: self.false_alerts,
            stats,
        }
    }
}
