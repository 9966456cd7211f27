//! Three ways to call a value unusual, each fed one value at a time.
//!
//! *Robust* compares with the median of the values just before, in units of
//! their median absolute deviation; *seasonal* does the same with the values at
//! the same phase of earlier periods (the same hour of earlier days); *ewma*
//! keeps an exponentially weighted mean and variance.

use boreal_demo_kit::wire_enum;
use std::collections::VecDeque;

/// Makes the median absolute deviation comparable with a standard deviation (Iglewicz and Hoaglin, 1993).
pub const MAD_TO_SIGMA: f64 = 0.6745;

wire_enum! {
    /// How a value is compared.
    #[schema(as = RealTimeAnalyticsDetector)]
    pub enum DetectorKind {
        /// Median and MAD of the values before.
        Robust = "robust",
        /// Exponentially weighted mean and variance.
        Ewma = "ewma",
        /// Median and MAD of the same phase of earlier periods.
        Seasonal = "seasonal",
    }
}

/// A detector's settings, already checked.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DetectorPlan {
    pub kind: DetectorKind,
    /// Values (or periods) it remembers; its weight is 2/(window+1) for ewma.
    pub window: usize,
    /// Values in a period; only the seasonal one uses it.
    pub period: usize,
    /// The score beyond which a value is flagged.
    pub threshold: f64,
    /// A scale below this counts as this: a sensor's own resolution is no news.
    pub min_scale: f64,
}

/// What a detector says about one value.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Scored {
    /// Median of the values compared with; for ewma the mean including this value.
    pub center: Option<f64>,
    /// Their MAD; for ewma the standard deviation including this value.
    pub scale: Option<f64>,
    /// What was expected before the value came.
    pub expected: Option<f64>,
    /// How many scales off it is; `None` while the detector warms up or nothing varied.
    pub score: Option<f64>,
    /// Whether it is flagged.
    pub flag: bool,
}

/// A detector with its memory.
#[derive(Debug, Clone)]
pub struct Detector {
    plan: DetectorPlan,
    memory: Memory,
}

#[derive(Debug, Clone)]
enum Memory {
    Robust(SortedWindow),
    Ewma(Ewma),
    Seasonal {
        phases: Vec<SortedWindow>,
        next: usize,
    },
}

impl Detector {
    /// A detector that has seen nothing.
    pub fn new(plan: DetectorPlan) -> Self {
        let memory = match plan.kind {
            DetectorKind::Robust => Memory::Robust(SortedWindow::new(plan.window)),
            DetectorKind::Ewma => Memory::Ewma(Ewma::new(plan.window)),
            DetectorKind::Seasonal => Memory::Seasonal {
                phases: vec![SortedWindow::new(plan.window); plan.period.max(1)],
                next: 0,
            },
        };
        Self { plan, memory }
    }

    /// Its settings.
    pub fn plan(&self) -> &DetectorPlan {
        &self.plan
    }

    /// Scores the next value, then remembers it; a missing one only moves the phase on.
    pub fn push(&mut self, value: Option<f64>) -> Scored {
        match &mut self.memory {
            Memory::Robust(window) => scored_by_median(&self.plan, window, value),
            Memory::Seasonal { phases, next } => {
                let phase = *next;
                *next = (phase + 1) % phases.len();
                scored_by_median(&self.plan, &mut phases[phase], value)
            }
            Memory::Ewma(ewma) => value.map_or_else(Scored::default, |x| ewma.push(&self.plan, x)),
        }
    }
}

fn scored_by_median(plan: &DetectorPlan, window: &mut SortedWindow, value: Option<f64>) -> Scored {
    let Some(value) = value else {
        return Scored::default();
    };
    let mut scored = Scored::default();
    if let Some((median, mad)) = window.median_and_mad() {
        let (score, flag) = judge(plan, value, median, mad, MAD_TO_SIGMA);
        scored = Scored {
            center: Some(median),
            scale: Some(mad),
            expected: Some(median),
            score,
            flag,
        };
    }
    window.push(value);
    scored
}

/// The score of a value, and whether it is flagged.
///
/// Where nothing varied there is no scale to measure by: any other value is
/// flagged, without a score.
fn judge(
    plan: &DetectorPlan,
    value: f64,
    center: f64,
    scale: f64,
    factor: f64,
) -> (Option<f64>, bool) {
    let scale = scale.max(plan.min_scale);
    if scale > 0.0 {
        let score = factor * (value - center) / scale;
        return (Some(score), score.abs() > plan.threshold);
    }
    (None, value != center)
}

#[derive(Debug, Clone)]
struct Ewma {
    weight: f64,
    warm_up: usize,
    seen: usize,
    mean: f64,
    variance: f64,
}

impl Ewma {
    fn new(window: usize) -> Self {
        Self {
            weight: 2.0 / (window as f64 + 1.0),
            warm_up: window,
            seen: 0,
            mean: 0.0,
            variance: 0.0,
        }
    }

    /// The value is judged by the state before it: judged by a state that
    /// includes it, no score could ever exceed the square root of (1-w)/w.
    fn push(&mut self, plan: &DetectorPlan, value: f64) -> Scored {
        let expected = (self.seen > 0).then_some(self.mean);
        let (score, flag) = if self.seen >= self.warm_up {
            judge(plan, value, self.mean, self.variance.sqrt(), 1.0)
        } else {
            (None, false)
        };
        if self.seen == 0 {
            self.mean = value;
        }
        let difference = value - self.mean;
        self.mean += self.weight * difference;
        self.variance =
            (1.0 - self.weight) * (self.variance + self.weight * difference * difference);
        self.seen += 1;
        Scored {
            center: Some(self.mean),
            scale: Some(self.variance.sqrt()),
            expected,
            score,
            flag,
        }
    }
}

/// The last values in order of arrival and of size, so that a median costs no sort.
#[derive(Debug, Clone)]
struct SortedWindow {
    capacity: usize,
    arrived: VecDeque<f64>,
    sorted: Vec<f64>,
}

impl SortedWindow {
    fn new(capacity: usize) -> Self {
        Self {
            capacity: capacity.max(1),
            arrived: VecDeque::new(),
            sorted: Vec::new(),
        }
    }

    fn push(&mut self, value: f64) {
        if self.arrived.len() == self.capacity
            && let Some(oldest) = self.arrived.pop_front()
        {
            let at = self
                .sorted
                .partition_point(|&v| v.total_cmp(&oldest).is_lt());
            self.sorted.remove(at);
        }
        let at = self
            .sorted
            .partition_point(|&v| v.total_cmp(&value).is_lt());
        self.sorted.insert(at, value);
        self.arrived.push_back(value);
    }

    /// The median and the median distance from it, once the window is full.
    fn median_and_mad(&self) -> Option<(f64, f64)> {
        if self.sorted.len() < self.capacity {
            return None;
        }
        let median = middle(|rank| self.sorted[rank], self.sorted.len());
        Some((median, self.median_distance(median)))
    }

    /// Distances grow outwards from the median on both sides: merging the two
    /// sides gives them in order, and half of the way is enough.
    fn median_distance(&self, median: f64) -> f64 {
        let count = self.sorted.len();
        let mut right = self.sorted.partition_point(|&v| v < median);
        let mut left = right;
        let (mut previous, mut current) = (0.0, 0.0);
        for _ in 0..=count / 2 {
            previous = current;
            let below = left.checked_sub(1).map(|at| median - self.sorted[at]);
            let above = self.sorted.get(right).map(|v| v - median);
            current = match (below, above) {
                (Some(below), Some(above)) if below <= above => {
                    left -= 1;
                    below
                }
                (Some(below), None) => {
                    left -= 1;
                    below
                }
                (_, Some(above)) => {
                    right += 1;
                    above
                }
                (None, None) => current,
            };
        }
        if count.is_multiple_of(2) {
            f64::midpoint(previous, current)
        } else {
            current
        }
    }
}

/// The middle of `count` ordered values, or the mean of the two middle ones.
fn middle(at: impl Fn(usize) -> f64, count: usize) -> f64 {
    let upper = at(count / 2);
    if count.is_multiple_of(2) {
        f64::midpoint(at(count / 2 - 1), upper)
    } else {
        upper
    }
}
