//! How long a curve fit takes: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p bond-yields --example bench_bond_yields`. For
//! comparison, the Python package nelson_siegel_svensson 0.5.0 took 44 ms a curve
//! on the same 96 month-ends, crashed on 7 and did not converge on 22.

use bond_yields::fit::{Fit, Model, best_economic_fit, best_fit};
use bond_yields::zero_curves::{month_ends, whole_curve};
use boreal_demo_kit::timing::{fastest, milliseconds, report};
use boreal_demo_kit::{SeededRng, stats};
use std::hint::black_box;

#[path = "../tests/it/multi_start.rs"]
mod multi_start;

/// 500 random curves, each beside a search from 40 places.
fn hold_against_multi_start(
    name: &str,
    fit: fn(Model, &[(f64, f64)]) -> Fit,
    squares: multi_start::Squares,
) {
    let mut rng = SeededRng::new(13);
    let (mut lost, mut worst, mut times) = (0, 0.0f64, Vec::new());
    for number in 0..500 {
        let points = multi_start::random_curve(&mut rng);
        let best = fit(Model::Svensson, &points);
        times.push(milliseconds(fastest(1, || {
            black_box(fit(Model::Svensson, black_box(&points)));
        })));
        let (least, at) = multi_start::multi_start(&points, 40, squares, &mut rng);
        let ratio = best.squares / least - 1.0;
        if best.squares > least * (1.0 + 1e-6) + 1e-12 {
            lost += 1;
            worst = worst.max(ratio);
            eprintln!(
                "{name} curve {number}: {ratio:e} at {:?}, {at:?}",
                best.curve.taus.map(f64::ln)
            );
        }
    }
    report(
        &format!("fit_{name}_500_random_lost"),
        f64::from(lost),
        "curves",
    );
    report(&format!("fit_{name}_500_random_worst"), 100.0 * worst, "%");
    report(
        &format!("fit_{name}_random_per_curve"),
        stats::mean(&times).unwrap_or(f64::NAN),
        "ms",
    );
}

fn main() {
    hold_against_multi_start("svensson", best_fit, multi_start::free_squares);
    hold_against_multi_start(
        "svensson_economic",
        best_economic_fit,
        multi_start::economic_squares,
    );
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
