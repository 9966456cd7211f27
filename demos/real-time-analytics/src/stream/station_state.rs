//! What the stream remembers about one station.

use super::alert::{AlertKind, AlertState, Latch, Signal};
use super::event::{DetectorScore, Disposition};
use super::heat::{HotSpell, by_humidex};
use super::plan::{
    BLIZZARD_SIGHT_KM, BLIZZARD_WIND_KMH, COLD_CALM_ABOVE, COLD_FROM, COLDEST_C, HOTTEST_C,
    StreamPlan,
};
use crate::detector::{Detector, DetectorKind};
use crate::observation::Observation;
use crate::window::{Closed, Sliding, Tumbling, WindowStats, at};
use boreal_demo_kit::number::round_to;
use jiff::Timestamp;
use std::collections::BTreeMap;

/// Longest gap that is walked through hour by hour; a longer one begins anew.
const MAX_GAP_STEPS: i64 = 24 * 31;

/// A change of an alert, before it gets its place in the stream.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Change {
    pub kind: AlertKind,
    pub state: AlertState,
    pub at: Timestamp,
    pub since: Timestamp,
    pub value: Option<f64>,
    pub detectors: Vec<DetectorKind>,
    pub reasons: Vec<String>,
}

#[derive(Debug)]
pub(super) struct StationState {
    detectors: Vec<Detector>,
    tumbling: Tumbling,
    sliding: Sliding,
    newest_s: Option<i64>,
    /// Temperatures of the stretch that is still waited for, by measured second.
    recent: BTreeMap<i64, Option<f64>>,
    /// The last temperature, and how often in a row it came.
    repeated: Option<(f64, u32)>,
    /// Readings of a blizzard in a row.
    blizzard: u32,
    hot_spell: HotSpell,
    latches: [Latch; AlertKind::ALL.len()],
}

impl StationState {
    pub fn new(plan: &StreamPlan) -> Self {
        Self {
            detectors: plan.detectors.iter().map(|&d| Detector::new(d)).collect(),
            tumbling: Tumbling::new(plan.tumbling_s),
            sliding: Sliding::new(plan.sliding_s),
            newest_s: None,
            recent: BTreeMap::new(),
            repeated: None,
            blizzard: 0,
            hot_spell: HotSpell::default(),
            latches: Default::default(),
        }
    }

    /// No report measured before this is still waited for.
    pub fn watermark_s(&self, plan: &StreamPlan) -> Option<i64> {
        self.newest_s.map(|newest| newest - plan.lateness_s)
    }

    pub fn is_newest(&self, second: i64) -> bool {
        self.newest_s.is_none_or(|newest| second > newest)
    }

    pub fn is_silent(&self) -> bool {
        self.latches[AlertKind::Dropout as usize].since().is_some()
    }

    pub fn alerts_open(&self) -> u64 {
        self.latches.iter().filter(|l| l.since().is_some()).count() as u64
    }

    pub fn last_day(&self) -> Option<WindowStats> {
        self.sliding.stats()
    }

    /// What becomes of a report; windows take it in where it counts.
    pub fn place(&mut self, plan: &StreamPlan, observation: &Observation) -> Disposition {
        let second = observation.observed_at.as_second();
        let temperature = observation.temperature_c;
        let known = self.recent.get(&second).copied();
        let disposition = match (known, self.newest_s) {
            (Some(same), _) if same == temperature => Disposition::Duplicate,
            (_, Some(newest)) if second < newest - plan.lateness_s => Disposition::Late,
            _ if temperature.is_some_and(|t| !(COLDEST_C..=HOTTEST_C).contains(&t)) => {
                Disposition::Implausible
            }
            (Some(_), _) => Disposition::Revised,
            (None, Some(newest)) if second < newest => Disposition::OutOfOrder,
            (None, _) => Disposition::Accepted,
        };
        if matches!(disposition, Disposition::Duplicate | Disposition::Late) {
            return disposition;
        }
        self.recent.insert(second, temperature);
        if disposition != Disposition::Implausible
            && let Some(value) = temperature
        {
            self.tumbling.add(second, value);
            self.sliding.add(second, value);
        }
        disposition
    }

    /// Scores the newest reading; hours that never came count as missing.
    pub fn score(
        &mut self,
        plan: &StreamPlan,
        second: i64,
        value: Option<f64>,
    ) -> Vec<DetectorScore> {
        let steps = self
            .newest_s
            .map_or(1, |newest| (second - newest) / plan.interval_s.max(1));
        if steps > MAX_GAP_STEPS {
            self.detectors = plan.detectors.iter().map(|&d| Detector::new(d)).collect();
        } else {
            for _ in 1..steps {
                for detector in &mut self.detectors {
                    detector.push(None);
                }
            }
        }
        if steps > 1 {
            self.break_runs();
        }
        self.newest_s = Some(second);
        self.detectors
            .iter_mut()
            .map(|detector| {
                let scored = detector.push(value);
                let wire = |figure: Option<f64>| figure.map(|f| round_to(f, 3));
                DetectorScore {
                    detector: detector.plan().kind,
                    expected: wire(scored.expected),
                    scale: wire(scored.scale),
                    score: wire(scored.score),
                    flag: scored.flag,
                }
            })
            .collect()
    }

    /// Readings on both sides of a gap are not in a row.
    fn break_runs(&mut self) {
        self.blizzard = 0;
        if let Some((_, count)) = &mut self.repeated {
            *count = 0;
        }
    }

    /// Closes windows and forgets what is behind the watermark.
    pub fn close(&mut self, plan: &StreamPlan) -> Vec<Closed> {
        let Some(watermark) = self.watermark_s(plan) else {
            return Vec::new();
        };
        self.recent = self.recent.split_off(&watermark);
        self.tumbling.close_until(watermark)
    }

    /// The alert that detectors raise together.
    pub fn unusual(
        &mut self,
        plan: &StreamPlan,
        observation: &Observation,
        scores: &[DetectorScore],
    ) -> Option<Change> {
        let value = observation.temperature_c?;
        let flagging: Vec<&DetectorScore> = scores.iter().filter(|s| s.flag).collect();
        let calm = scores.iter().zip(&plan.detectors).all(|(score, detector)| {
            !score.flag
                && score
                    .score
                    .is_none_or(|s| s.abs() < plan.calm_share * detector.threshold)
        });
        let signal = if flagging.len() >= plan.quorum {
            Signal::Bad
        } else if calm {
            Signal::Calm
        } else {
            Signal::Between
        };
        let detectors: Vec<DetectorKind> = flagging.iter().map(|s| s.detector).collect();
        let reasons = flagging
            .iter()
            .map(|score| flagged_because(value, score))
            .collect();
        self.change(
            AlertKind::Unusual,
            signal,
            observation.observed_at,
            plan.clear_after,
        )
        .map(|change| Change {
            value: Some(value),
            detectors,
            reasons: said(&change, reasons, || {
                format!("{} readings in a row were calm again.", plan.clear_after)
            }),
            ..change
        })
    }

    /// The alert of a sensor that repeats itself.
    pub fn frozen(&mut self, plan: &StreamPlan, observation: &Observation) -> Option<Change> {
        let value = observation.temperature_c?;
        let before = self.repeated.filter(|(same, _)| *same == value);
        let count = before.map_or(0, |(_, count)| count) + 1;
        self.repeated = Some((value, count));
        let limit = if value.abs() < 0.5 {
            plan.frozen_after_near_zero
        } else {
            plan.frozen_after
        };
        let signal = match before {
            _ if count >= limit => Signal::Bad,
            None => Signal::Calm,
            Some(_) => Signal::Between,
        };
        self.change(AlertKind::Frozen, signal, observation.observed_at, 1)
            .map(|change| Change {
                value: Some(value),
                reasons: said(
                    &change,
                    vec![format!(
                        "{count} readings in a row show exactly {value} °C; air is never that still."
                    )],
                    || "The reading changed again.".to_owned(),
                ),
                ..change
            })
    }

    /// The alert of an impossible value.
    pub fn implausible(&mut self, observation: &Observation, impossible: bool) -> Option<Change> {
        let signal = if impossible {
            Signal::Bad
        } else {
            Signal::Calm
        };
        self.change(AlertKind::Implausible, signal, observation.observed_at, 1)
            .map(|change| Change {
                value: observation.temperature_c,
                reasons: said(
                    &change,
                    vec![format!(
                        "The air in Canada has never been outside {COLDEST_C} to {HOTTEST_C} °C; the detectors do not see this value."
                    )],
                    || "The reading is possible again.".to_owned(),
                ),
                ..change
            })
    }

    /// The alert of a station nobody hears from.
    pub fn silence(&mut self, plan: &StreamPlan, now: Timestamp) -> Option<Change> {
        let newest = self.newest_s?;
        let silent_s = now.as_second() - newest;
        let signal = if silent_s >= plan.dropout_after_s {
            Signal::Bad
        } else {
            Signal::Calm
        };
        self.change(AlertKind::Dropout, signal, now, 1)
            .map(|change| Change {
                reasons: said(
                    &change,
                    vec![format!(
                        "Nothing measured since {}, {} minutes ago; a report is due every {}.",
                        at(newest),
                        silent_s / 60,
                        plan.interval_s / 60
                    )],
                    || "Reports arrive again.".to_owned(),
                ),
                ..change
            })
    }

    /// The alert of heat.
    pub fn heat(
        &mut self,
        plan: &StreamPlan,
        observation: &Observation,
        humidex: Option<f64>,
    ) -> Option<Change> {
        let judged = match plan.heat {
            Some(criteria) => self.hot_spell.judge(criteria, observation)?,
            None => by_humidex(humidex),
        };
        let at = observation.observed_at;
        let change = self.change(AlertKind::Heat, judged.signal, at, plan.clear_after)?;
        Some(Change {
            value: judged.value,
            reasons: said(&change, vec![judged.raised], || judged.cleared),
            ..change
        })
    }

    /// The alert of cold one feels.
    pub fn cold(
        &mut self,
        plan: &StreamPlan,
        observation: &Observation,
        chill: Option<f64>,
    ) -> Option<Change> {
        let signal = match chill {
            Some(chill) if chill <= COLD_FROM => Signal::Bad,
            Some(chill) if chill <= COLD_CALM_ABOVE => Signal::Between,
            _ => Signal::Calm,
        };
        self.change(
            AlertKind::Cold,
            signal,
            observation.observed_at,
            plan.clear_after,
        )
        .map(|change| Change {
            value: chill,
            reasons: said(
                &change,
                vec![format!(
                    "Wind chill reached {COLD_FROM}: bare skin can freeze within 10 to 30 minutes."
                )],
                || format!("Wind chill rose above {COLD_CALM_ABOVE}."),
            ),
            ..change
        })
    }

    /// The alert of wind and snow in which one sees nothing.
    pub fn blizzard(&mut self, plan: &StreamPlan, observation: &Observation) -> Option<Change> {
        let (wind, sight) = observation.wind_kmh.zip(observation.visibility_km)?;
        let is_blizzard = wind >= BLIZZARD_WIND_KMH && sight <= BLIZZARD_SIGHT_KM;
        self.blizzard = if is_blizzard { self.blizzard + 1 } else { 0 };
        let signal = match self.blizzard {
            0 => Signal::Calm,
            readings if readings >= plan.blizzard_after => Signal::Bad,
            _ => Signal::Between,
        };
        let at = observation.observed_at;
        let change = self.change(AlertKind::Blizzard, signal, at, plan.clear_after)?;
        let because = format!(
            "{} readings in a row with wind of {BLIZZARD_WIND_KMH} km/h or more and sight of 400 m or less; now {wind} km/h and {sight} km.",
            self.blizzard
        );
        let over = || format!("{} readings in a row were no blizzard.", plan.clear_after);
        let reasons = said(&change, vec![because], over);
        Some(Change { reasons, ..change })
    }

    fn change(
        &mut self,
        kind: AlertKind,
        signal: Signal,
        at: Timestamp,
        clear_after: u32,
    ) -> Option<Change> {
        let (state, since) = self.latches[kind as usize].update(signal, at, clear_after)?;
        Some(Change {
            kind,
            state,
            at,
            since,
            value: None,
            detectors: Vec::new(),
            reasons: Vec::new(),
        })
    }
}

fn said(change: &Change, raised: Vec<String>, cleared: impl FnOnce() -> String) -> Vec<String> {
    match change.state {
        AlertState::Raised => raised,
        AlertState::Cleared => vec![cleared()],
    }
}

fn flagged_because(value: f64, score: &DetectorScore) -> String {
    let expected = score.expected.unwrap_or_default();
    let compared = match score.detector {
        DetectorKind::Robust => "the median of the last readings",
        DetectorKind::Ewma => "the weighted mean of the last readings",
        DetectorKind::Seasonal => "the median of this hour on earlier days",
    };
    let size = score.score.map_or_else(
        || "nothing had varied".to_owned(),
        |s| format!("score {s:.1}"),
    );
    format!("{value} °C against {expected:.1} °C, {compared}: {size}.")
}
