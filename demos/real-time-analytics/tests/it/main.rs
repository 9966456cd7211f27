//! The weather engine: references, detectors, stream, windows, replay, defaults.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod accuracy;
mod comfort;
mod defaults;
mod detect;
mod laws;
mod limits;
mod past_events;
mod playback;
mod replay;
mod stream;
mod windows;

use jiff::{SignedDuration, Timestamp};
use real_time_analytics::Observation;

const DEMAND: &str = include_str!("ontario_demand_2016.csv");
const START: Timestamp = Timestamp::constant(1_741_132_800, 0);

/// A stretch of Ontario's hourly demand: its first hour and its values.
#[track_caller]
fn stretch(containing: usize) -> (usize, Vec<f64>) {
    DEMAND
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .map(|line| {
            let (first, values) = line.split_once(',').unwrap();
            let values: Vec<f64> = values.split(' ').map(|v| v.parse().unwrap()).collect();
            (first.parse::<usize>().unwrap(), values)
        })
        .rfind(|(first, values)| (*first..first + values.len()).contains(&containing))
        .unwrap()
}

#[track_caller]
fn close(got: f64, want: f64) {
    assert!((got - want).abs() <= 1e-6, "{got} is not {want}");
}

fn hours(count: i64) -> Timestamp {
    START + SignedDuration::from_hours(count)
}

/// A reading of a station, so many hours after the start.
fn reading(station: &str, hour: i64, temperature_c: f64) -> Observation {
    Observation {
        temperature_c: Some(temperature_c),
        ..Observation::bare(station, hours(hour))
    }
}
