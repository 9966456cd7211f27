//! Laws of the stream and the detectors, on random input.

use super::{hours, reading};
use boreal_demo_kit::Input;
use boreal_demo_kit::stats::median;
use proptest::prelude::*;
use real_time_analytics::detect::{Params, run};
use real_time_analytics::stream::{Event, StreamPlan};
use real_time_analytics::{Observation, Stream};

/// Closed windows of a stream fed with these reports, and then with one far later.
fn closed(reports: &[Observation]) -> Vec<String> {
    let mut stream = Stream::new(StreamPlan::default());
    let mut windows = Vec::new();
    let last = reading("calgary", 500, 1.0);
    for report in reports.iter().chain([&last]) {
        for event in stream.ingest(report.clone(), hours(600)) {
            if let Event::Window(window) = event {
                windows.push(format!("{} {:?}", window.from, window.stats));
            }
        }
    }
    windows
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arrival_order_within_the_lateness_does_not_change_a_window(
        temperatures in prop::collection::vec(-30i32..30, 12..60),
        swaps in prop::collection::vec((0usize..60, 1usize..=3), 0..40),
    ) {
        let reports: Vec<Observation> = temperatures.iter().zip(0..)
            .map(|(&t, hour)| reading("calgary", hour, f64::from(t) / 2.0))
            .collect();
        let mut shuffled = reports.clone();
        let mut moved = vec![false; reports.len()];
        for (at, by) in swaps {
            let other = at + by;
            // Each report moves once, so none falls further behind than three hours.
            if other < shuffled.len() && (at..=other).all(|i| !moved[i]) {
                shuffled.swap(at, other);
                (at..=other).for_each(|i| moved[i] = true);
            }
        }
        prop_assert_eq!(closed(&reports), closed(&shuffled));
    }

    #[test]
    fn doubled_reports_change_nothing_but_their_count(temperatures in prop::collection::vec(-30i32..30, 1..40)) {
        let once: Vec<Observation> = temperatures.iter().zip(0..)
            .map(|(&t, hour)| reading("calgary", hour, f64::from(t)))
            .collect();
        let twice: Vec<Observation> = once.iter().flat_map(|o| [o.clone(), o.clone()]).collect();
        prop_assert_eq!(closed(&once), closed(&twice));
    }

    #[test]
    fn running_medians_equal_those_of_a_sort(values in prop::collection::vec(-1000i32..1000, 8..80), window in 2usize..8) {
        let values: Vec<f64> = values.into_iter().map(|v| f64::from(v) / 4.0).collect();
        let params = Params {
            values: values.iter().copied().map(Some).collect(),
            window,
            ..Params::default()
        };
        let report = run(&params.plan().unwrap());
        for (index, point) in report.points.iter().enumerate().skip(window) {
            let before = &values[index - window..index];
            let centre = median(before).unwrap();
            let distances: Vec<f64> = before.iter().map(|v| (v - centre).abs()).collect();
            prop_assert_eq!(point.center, Some(centre));
            prop_assert_eq!(point.scale, median(&distances));
        }
    }

    #[test]
    fn a_seasonal_detector_of_period_one_is_the_robust_one(values in prop::collection::vec(-100i32..100, 10..60)) {
        let report = |detector: &str| {
            let params = Params {
                values: values.iter().map(|&v| Some(f64::from(v))).collect(),
                detector: detector.to_owned(),
                window: 6,
                period: Some(1),
                threshold: 3.0,
                ..Params::default()
            };
            run(&params.plan().unwrap()).points
        };
        prop_assert_eq!(report("robust"), report("seasonal"));
    }
}
