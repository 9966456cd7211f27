//! How many requests are simulated a second, and how long a plan takes: `name value unit` lines for `make bench`.

use boreal_demo_kit::Input;
use boreal_demo_kit::timing::{fastest, milliseconds, per_second, report};
use cloud_infrastructure::prices::Catalogue;
use cloud_infrastructure::simulator::{Scenario, Traffic, Work, simulate};
use cloud_infrastructure::{default_report, plan, simulate as call};

const RUNS: usize = 5;
const VALID: &str = "the inputs are valid";

fn main() {
    for (name, cores, busy) in [("8", 8, 0.75), ("64", 64, 0.9), ("1000", 1000, 0.95)] {
        let rate = f64::from(cores) * busy;
        let scenario = Scenario {
            traffic: Traffic::steady(1_000_000.0 / rate, rate),
            work: Work::Exponential { mean: 1.0 },
            machines: 1,
            cores,
            autoscale: None,
            failure: None,
            patience: None,
            step: 60.0,
            seed: 1,
        };
        let mut count = 0;
        let time = fastest(RUNS, || {
            count = simulate(&scenario).sorted_answers().len();
        });
        let name = format!("simulated_requests_on_{name}_cores");
        report(&name, per_second(count, time), "requests/s");
    }
    let largest = call::Params {
        requests_per_second: 1111.0,
        machines: 20,
        ..call::Params::default()
    };
    let largest = largest.plan().expect(VALID);
    let time = fastest(RUNS, || drop(call::run(&largest)));
    report("simulate_largest_call", milliseconds(time), "ms");
    let time = fastest(RUNS, || drop(default_report()));
    report("plan_default_call", milliseconds(time), "ms");
    let surge = plan::Params {
        surge: 4.0,
        ..plan::Params::default()
    };
    let surge = surge.plan().expect(VALID);
    let time = fastest(RUNS, || drop(plan::run(&surge, Catalogue::bundled())));
    report("plan_with_surge", milliseconds(time), "ms");
}
