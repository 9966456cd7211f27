//! How long a quote and a curve fit take: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p boreal-demos --example bench_finance`. For
//! comparison, the Python package nelson_siegel_svensson 0.5.0 took 44 ms a curve
//! on the same 96 month-ends, crashed on 7 and did not converge on 22.

use boreal_demo_kit::stats;
use boreal_demos::bond_yields::fit::{Model, best_fit};
use boreal_demos::bond_yields::zero_curves::{month_ends, whole_curve};
use boreal_demos::mortgage_api::{MarketRates, OfferTable, offers, quote};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The fastest of several runs, which noise can only lengthen.
fn fastest(runs: usize, mut work: impl FnMut()) -> Duration {
    (0..runs)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        })
        .min()
        .unwrap_or_default()
}

fn report(name: &str, value: f64, unit: &str) {
    println!("{name} {value:.4} {unit}");
}

fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

fn bench_quotes() {
    for frequency in ["monthly", "accelerated_weekly"] {
        let params = quote::Params {
            frequency: frequency.to_owned(),
            ..quote::Params::default()
        };
        let plan = params.try_into().expect("the default quote is valid");
        let time = fastest(50, || {
            black_box(quote::run(black_box(&plan)));
        });
        report(
            &format!("mortgage_quote_{frequency}"),
            milliseconds(time),
            "ms",
        );
    }
    let plan = offers::Params::default()
        .try_into()
        .expect("the default home is valid");
    let (table, market) = (OfferTable::bundled(), MarketRates::bundled());
    let time = fastest(50, || {
        black_box(offers::run(black_box(&plan), &table, &market));
    });
    report("mortgage_offers", milliseconds(time), "ms");
}

fn bench_fits() {
    let panel = month_ends();
    for &model in Model::ALL {
        let times: Vec<f64> = panel
            .iter()
            .map(|curve| {
                milliseconds(fastest(10, || {
                    black_box(best_fit(model, black_box(&curve.points)));
                }))
            })
            .collect();
        report(
            &format!("fit_{model}_panel_per_curve"),
            stats::mean(&times).unwrap_or(f64::NAN),
            "ms",
        );
        let errors: Vec<f64> = panel
            .iter()
            .map(|curve| {
                100.0 * (best_fit(model, &curve.points).squares / curve.points.len() as f64).sqrt()
            })
            .collect();
        let finite = errors.iter().filter(|e| e.is_finite()).count();
        report(
            &format!("fit_{model}_panel_fitted"),
            finite as f64,
            "curves",
        );
        report(
            &format!("fit_{model}_panel_median_rmse"),
            stats::median(&errors).unwrap_or(f64::NAN),
            "bp",
        );
        report(
            &format!("fit_{model}_panel_max_rmse"),
            errors.iter().copied().fold(0.0, f64::max),
            "bp",
        );
        let whole = whole_curve();
        let time = fastest(20, || {
            black_box(best_fit(model, black_box(&whole.points)));
        });
        report(&format!("fit_{model}_120_points"), milliseconds(time), "ms");
    }
}

fn main() {
    bench_quotes();
    bench_fits();
}
