//! How good and how fast the estimates are on NASA's engines FD003: `name value unit` lines for `make bench`.
//! `CMAPSS_DIR` names the folder of NASA's files; with `--write` the fit is recorded in `data/fd003-fit.json`.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use boreal_demo_kit::Input;
use boreal_demo_kit::timing::report;
use predictive_maintenance::fit::fit;
use predictive_maintenance::fleets::{FleetName, KnownFit};
use predictive_maintenance::predict::{self, Params};
use predictive_maintenance::report::report as report_of;

fn main() {
    let Ok(folder) = std::env::var("CMAPSS_DIR") else {
        println!("predictive_maintenance not run: CMAPSS_DIR names no folder");
        return;
    };
    let folder = Path::new(&folder);
    let read = |name: &str| read(folder, name);
    let (Some(train_csv), Some(test_csv), Some(truth)) = (
        read("train_FD003.txt"),
        read("test_FD003.txt"),
        read("RUL_FD003.txt"),
    ) else {
        println!("predictive_maintenance not run: FD003's files are not in CMAPSS_DIR");
        return;
    };
    let truth: Vec<f64> = truth
        .split_whitespace()
        .filter_map(|life| life.parse().ok())
        .collect();

    let start = Instant::now();
    let params = Params {
        train_csv,
        test_csv,
        ..Params::default()
    };
    let plan = params.plan().expect("NASA's files are read");
    report("fd003_read", start.elapsed().as_secs_f64(), "s");
    let asked = predict::run(&plan);
    report("fd003_answered", start.elapsed().as_secs_f64(), "s");
    if let Some(peak) = peak_memory_mb() {
        report("fd003_peak_memory", peak, "MB");
    }
    report("fd003_validation_rmse", asked.validation.rmse, "cycles");
    report("fd003_validation_coverage", asked.validation.coverage, "%");

    let known = KnownFit {
        fit: fit(&plan.failed, &plan.running, plan.cap, &mut |_| true)
            .expect("nobody told it to end"),
        truth,
    };
    for level in [0.8, 0.9, 0.95] {
        let options = predict::Options {
            level,
            ..plan.options
        };
        let told = report_of(&known.fit, Some(&known.truth), &options);
        let outcome = told.outcome.expect("the truth is known");
        if level == 0.9 {
            report("fd003_test_rmse_capped", outcome.rmse, "cycles");
            report("fd003_test_rmse_true", outcome.rmse_true, "cycles");
            report("fd003_test_nasa_score", outcome.nasa_score, "");
            report("fd003_cost_best", told.cost.best.cost, "$/1000 cycles");
            report(
                "fd003_cost_held_out",
                told.cost.held_out_cost,
                "$/1000 cycles",
            );
            report(
                "fd003_cost_perfect",
                told.cost.perfect_cost,
                "$/1000 cycles",
            );
        }
        report(
            &format!("fd003_test_held_at_{level}"),
            outcome.held as f64,
            "of 100",
        );
        report(
            &format!("fd003_validation_kept_at_{level}"),
            told.validation.coverage,
            "%",
        );
        report(
            &format!("fd003_width_at_{level}"),
            told.validation.width,
            "cycles",
        );
    }
    let text = serde_json::to_string(&known).expect("a fit is plain data") + "\n";
    if std::env::args().any(|argument| argument == "--write") {
        std::fs::write(
            concat!(env!("CARGO_MANIFEST_DIR"), "/data/fd003-fit.json"),
            text,
        )
        .expect("the folder of the crate can be written");
        return;
    }
    let is_same = FleetName::Engines.fit() == &known;
    println!(
        "fd003_recorded_fit is {} this one",
        if is_same { "the same as" } else { "NOT" }
    );
}

/// A file of the folder, gzipped or not.
fn read(folder: &Path, name: &str) -> Option<String> {
    if let Ok(text) = std::fs::read_to_string(folder.join(name)) {
        return Some(text);
    }
    let packed = folder.join(format!("{name}.gz"));
    let unpacked = Command::new("gzip").arg("-dc").arg(packed).output().ok()?;
    let text = String::from_utf8(unpacked.stdout).ok()?;
    unpacked.status.success().then_some(text)
}

/// The most memory this process has had, where the system tells.
fn peak_memory_mb() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024.0)
}
