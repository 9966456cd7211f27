//! The reports of the last weeks with the time each came in, kept across restarts.
//!
//! Fed again in the same order they give the same events under the same ids: so
//! a listener finds its place again, and the detectors their memory.

use std::collections::{HashMap, VecDeque};

use boreal_sources::CachedBody;
use jiff::Timestamp;
use real_time_analytics::Observation;
use serde::{Deserialize, Serialize};

/// The seasonal detector looks back fourteen days; a little more lets it warm up.
const KEPT_DAYS: u32 = 17;
const KEPT_S: i64 = KEPT_DAYS as i64 * 86_400;
/// Most reports kept: thirty-five stations by the hour, each of them revised once.
const MOST: usize = 35 * 24 * KEPT_DAYS as usize * 2;

/// Where the log is kept among the feeds' answers.
pub const KEY: &str = "real-time-analytics-log";

/// Station, measured second, arrival in milliseconds, then temperature, dew point, humidity, pressure, wind.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Row(String, i64, i64, [Option<f64>; 5]);

/// The reports, in the order they came in.
#[derive(Debug, Default)]
pub struct Log {
    rows: VecDeque<Row>,
    known: HashMap<(String, i64), Vec<[Option<f64>; 5]>>,
}

impl Log {
    /// What an earlier process kept; nothing, if that cannot be read.
    pub fn read(body: &str) -> Self {
        let rows: Vec<Row> = serde_json::from_str(body).unwrap_or_default();
        let mut log = Self::default();
        let too_many = rows.len().saturating_sub(MOST);
        for row in rows.into_iter().skip(too_many) {
            log.push(row);
        }
        log
    }

    /// As a body to keep.
    pub fn body(&self, now: Timestamp) -> CachedBody {
        CachedBody {
            body: serde_json::to_string(&self.rows).unwrap_or_default(),
            fetched_at: now,
            question: None,
        }
    }

    /// Adds those of an answer that were in no earlier one and gives them.
    ///
    /// The publisher is asked for the same hours again and again; only what it
    /// sends twice in one answer is a duplicate of its own.
    pub fn add(&mut self, reports: &[Observation], now: Timestamp) -> Vec<Observation> {
        let fresh: Vec<Observation> = reports
            .iter()
            .filter(|report| {
                let key = (report.station.clone(), report.observed_at.as_second());
                let known = self.known.get(&key);
                !known.is_some_and(|known| known.contains(&values(report)))
            })
            .map(|report| Observation {
                arrived_at: now,
                ..report.clone()
            })
            .collect();
        for report in &fresh {
            self.push(row(report, now.as_millisecond()));
        }
        self.forget_before(now.as_millisecond() - KEPT_S * 1_000);
        fresh
    }

    /// The log with the hours of a longer answer that are not in it; `None` if all are.
    ///
    /// When those came in nobody knows, so they count as come in when measured.
    pub fn with_history(&self, reports: &[Observation]) -> Option<Self> {
        let is_missing = |report: &&Observation| {
            let key = (report.station.clone(), report.observed_at.as_second());
            !self.known.contains_key(&key)
        };
        let mut rows: Vec<Row> = reports
            .iter()
            .filter(is_missing)
            .map(|report| row(report, report.observed_at.as_millisecond()))
            .collect();
        if rows.is_empty() {
            return None;
        }
        rows.extend(self.rows.iter().cloned());
        rows.sort_by_key(|row| row.2);
        let mut log = Self::default();
        rows.into_iter().for_each(|row| log.push(row));
        Some(log)
    }

    /// Every report with its arrival.
    pub fn reports(&self) -> impl Iterator<Item = Observation> {
        self.rows
            .iter()
            .filter_map(|Row(station, measured, arrived, values)| {
                let [
                    temperature_c,
                    dew_point_c,
                    humidity_pct,
                    pressure_hpa,
                    wind_kmh,
                ] = *values;
                let observed_at = Timestamp::from_second(*measured).ok()?;
                Some(Observation {
                    arrived_at: Timestamp::from_millisecond(*arrived).ok()?,
                    temperature_c,
                    dew_point_c,
                    humidity_pct,
                    pressure_hpa,
                    wind_kmh,
                    ..Observation::bare(station, observed_at)
                })
            })
    }

    fn push(&mut self, row: Row) {
        let key = (row.0.clone(), row.1);
        self.known.entry(key).or_default().push(row.3);
        self.rows.push_back(row);
    }

    fn forget_before(&mut self, arrived_ms: i64) {
        while let Some(row) = self.rows.front() {
            if row.2 >= arrived_ms && self.rows.len() <= MOST {
                break;
            }
            self.known.remove(&(row.0.clone(), row.1));
            self.rows.pop_front();
        }
    }
}

fn row(report: &Observation, arrived_ms: i64) -> Row {
    let measured = report.observed_at.as_second();
    Row(report.station.clone(), measured, arrived_ms, values(report))
}

fn values(report: &Observation) -> [Option<f64>; 5] {
    [
        report.temperature_c,
        report.dew_point_c,
        report.humidity_pct,
        report.pressure_hpa,
        report.wind_kmh,
    ]
}
