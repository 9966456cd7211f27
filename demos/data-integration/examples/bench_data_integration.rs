//! How long a garden plan takes: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p data-integration --example bench_data_integration`.

use boreal_demo_kit::Input;
use boreal_demo_kit::timing::{fastest, milliseconds, report};
use data_integration::export::calendar_file;
use data_integration::{Params, run};
use jiff::Timestamp;
use std::hint::black_box;

fn main() {
    for (name, crops) in [("garden_plan_8_crops", ""), ("garden_plan_73_crops", "all")] {
        let params = Params {
            crops: crops.to_owned(),
            compare: None,
            ..Params::example()
        };
        let plan = params.plan().expect("the default garden is valid");
        let time = fastest(20, || {
            black_box(run(black_box(&plan)));
        });
        report(name, milliseconds(time), "ms");
    }
    let plan = Params::example()
        .plan()
        .expect("the default garden is valid");
    let garden = run(&plan);
    let time = fastest(20, || {
        black_box(calendar_file::write(
            &garden,
            Timestamp::UNIX_EPOCH,
            "bench.example",
        ));
    });
    report("garden_calendar_file", milliseconds(time), "ms");
}
