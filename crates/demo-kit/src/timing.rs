//! Timing for the demos' `bench` examples, the only place of the kit that reads a clock.

use std::time::{Duration, Instant};

/// The fastest of several runs, which noise can only lengthen.
pub fn fastest(runs: usize, mut work: impl FnMut()) -> Duration {
    (0..runs)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        })
        .min()
        .unwrap_or_default()
}

/// One line of `make bench`.
pub fn report(name: &str, value: f64, unit: &str) {
    println!("{name} {value:.4} {unit}");
}

pub fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

pub fn per_second(count: usize, duration: Duration) -> f64 {
    count as f64 / duration.as_secs_f64()
}
