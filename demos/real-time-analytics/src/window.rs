//! Windows over measured time: tumbling ones that close, and a sliding one.
//!
//! Both keep the values themselves, few as they are, so that a figure does not
//! depend on the order in which reports arrived.

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::stats::{mean, standard_deviation};
use jiff::Timestamp;
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// The figures of a window.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsWindowStats)]
pub struct WindowStats {
    /// Values in it.
    pub count: u32,
    pub mean: f64,
    /// Their sample standard deviation; `null` for one value.
    pub standard_deviation: Option<f64>,
    /// The least.
    pub min: f64,
    /// The greatest.
    pub max: f64,
}

impl WindowStats {
    /// The same for a page, where a sensor's tenths are all there is to tell.
    pub fn rounded(self) -> Self {
        Self {
            mean: round_to(self.mean, 2),
            standard_deviation: self.standard_deviation.map(|sd| round_to(sd, 2)),
            ..self
        }
    }

    /// The figures of some values; `None` of none.
    pub fn of(values: &[f64]) -> Option<Self> {
        let centre = mean(values)?;
        Some(Self {
            count: u32::try_from(values.len()).unwrap_or(u32::MAX),
            mean: round_to(centre, 9),
            standard_deviation: standard_deviation(values).map(|sd| round_to(sd, 9)),
            min: values.iter().copied().fold(f64::INFINITY, f64::min),
            max: values.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        })
    }
}

/// A closed tumbling window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Closed {
    /// Its first second.
    pub from: Timestamp,
    /// The first second after it.
    pub until: Timestamp,
    /// Its figures.
    pub stats: WindowStats,
}

/// Windows of equal length, side by side from the epoch on.
#[derive(Debug, Clone)]
pub struct Tumbling {
    length_s: i64,
    open: BTreeMap<i64, BTreeMap<i64, f64>>,
}

impl Tumbling {
    /// Windows of this many seconds.
    pub fn new(length_s: i64) -> Self {
        Self {
            length_s: length_s.max(1),
            open: BTreeMap::new(),
        }
    }

    /// Adds a value at its measured second.
    pub fn add(&mut self, second: i64, value: f64) {
        let start = second.div_euclid(self.length_s) * self.length_s;
        self.open.entry(start).or_default().insert(second, value);
    }

    /// Closes every window that ends at or before the watermark, oldest first.
    pub fn close_until(&mut self, watermark_s: i64) -> Vec<Closed> {
        let mut closed = Vec::new();
        while let Some(entry) = self.open.first_entry() {
            let (start, end) = (*entry.key(), *entry.key() + self.length_s);
            if end > watermark_s {
                break;
            }
            let values: Vec<f64> = entry.remove().into_values().collect();
            if let Some(stats) = WindowStats::of(&values) {
                closed.push(Closed {
                    from: at(start),
                    until: at(end),
                    stats,
                });
            }
        }
        closed
    }
}

/// The values of the last stretch of measured time.
#[derive(Debug, Clone)]
pub struct Sliding {
    length_s: i64,
    values: BTreeMap<i64, f64>,
}

impl Sliding {
    /// A window over this many seconds.
    pub fn new(length_s: i64) -> Self {
        Self {
            length_s: length_s.max(1),
            values: BTreeMap::new(),
        }
    }

    /// Adds a value at its measured second and drops what is too old by then.
    pub fn add(&mut self, second: i64, value: f64) {
        self.values.insert(second, value);
        let newest = self.values.last_key_value().map_or(second, |(&s, _)| s);
        while let Some(entry) = self.values.first_entry() {
            if *entry.key() > newest - self.length_s {
                break;
            }
            entry.remove();
        }
    }

    /// The figures now.
    pub fn stats(&self) -> Option<WindowStats> {
        let values: Vec<f64> = self.values.values().copied().collect();
        WindowStats::of(&values)
    }
}

/// A second as a point in time; seconds here always come from one.
pub fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).unwrap_or(Timestamp::MAX)
}
