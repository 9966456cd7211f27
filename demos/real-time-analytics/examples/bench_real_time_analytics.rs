//! How many reports a second the stream takes in: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p real-time-analytics --example bench_real_time_analytics`.

use boreal_demo_kit::Input;
use boreal_demo_kit::timing::{fastest, milliseconds, per_second, report};
use real_time_analytics::detect;
use real_time_analytics::detector::{Detector, DetectorKind, DetectorPlan};
use real_time_analytics::evaluation::{STANDARD_SEED, STANDARD_START, evaluate};
use real_time_analytics::replay::{Replay, ReplayPlan};
use real_time_analytics::{Stream, StreamPlan};
use std::hint::black_box;

fn bench_detectors() {
    let values: Vec<f64> = (0..100_000).map(|i| f64::from(i % 97) * 0.3).collect();
    for &kind in DetectorKind::ALL {
        let plan = DetectorPlan {
            kind,
            window: 24,
            period: 24,
            threshold: 3.5,
            min_scale: 0.5,
        };
        let time = fastest(5, || {
            let mut detector = Detector::new(plan);
            for &value in &values {
                black_box(detector.push(Some(value)));
            }
        });
        report(
            &format!("weather_detector_{kind}"),
            per_second(values.len(), time),
            "values/s",
        );
    }
    let params = detect::Params {
        values: values.iter().copied().map(Some).collect(),
        window: detect::MAX_WINDOW,
        ..detect::Params::default()
    };
    let plan = params.plan().expect("the largest request is valid");
    let time = fastest(3, || {
        black_box(detect::run(black_box(&plan)));
    });
    report("weather_detect_largest_request", milliseconds(time), "ms");
}

fn bench_stream() {
    let plan = ReplayPlan::new(STANDARD_SEED, STANDARD_START, 24 * 28);
    let replay = Replay::generate(&plan);
    let time = fastest(5, || {
        let mut stream = Stream::new(StreamPlan::default());
        for observation in replay.arrivals() {
            let now = observation.arrived_at;
            black_box(stream.ingest(observation.clone(), now));
        }
    });
    report(
        "weather_stream_ingest",
        per_second(replay.arrivals().len(), time),
        "events/s",
    );
    let time = fastest(3, || {
        black_box(evaluate(
            STANDARD_SEED,
            STANDARD_START,
            StreamPlan::default(),
        ));
    });
    report("weather_evaluation_28_days", milliseconds(time), "ms");
}

fn main() {
    bench_detectors();
    bench_stream();
}
