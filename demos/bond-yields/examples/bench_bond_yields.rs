//! How long a curve fit takes: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p bond-yields --example bench_bond_yields`. For
//! comparison, the Python package nelson_siegel_svensson 0.5.0 took 44 ms a curve
//! on the same 96 month-ends, crashed on 7 and did not converge on 22.

use bond_yields::fit::{Model, best_fit};
use bond_yields::zero_curves::{month_ends, whole_curve};
use boreal_demo_kit::stats;
use boreal_demo_kit::timing::{fastest, milliseconds, report};
use std::hint::black_box;

fn main() {
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
