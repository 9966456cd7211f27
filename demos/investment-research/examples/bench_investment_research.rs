//! How long a choice and a frontier take: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p investment-research --example bench_investment_research`. The
//! reference's twenty shares are also given to PyPortfolioOpt in the same run, where `PYTHON` (or
//! `python3`) can import it.

use std::hint::black_box;
use std::io::Write as _;
use std::process::{Command, Stdio};

use boreal_demo_kit::timing::{fastest, milliseconds, report};
use boreal_demo_kit::{Input, SeededRng};
use investment_research::accuracy::reference;
use investment_research::matrix::Covariance;
use investment_research::problem::Problem;
use investment_research::{HOLDINGS, optimize, portfolio};

fn problem(size: usize) -> Option<Problem> {
    let mut rng = SeededRng::new(size as u64);
    let days = 3 * size;
    let market: Vec<f64> = (0..days).map(|_| 0.01 * rng.normal()).collect();
    let columns: Vec<Vec<f64>> = (0..size)
        .map(|_| {
            market
                .iter()
                .map(|move_| move_ + 0.015 * rng.normal())
                .collect()
        })
        .collect();
    let means = (0..size).map(|_| 0.07 + 0.05 * rng.normal()).collect();
    let names = (0..size).map(|number| format!("asset {number}")).collect();
    let covariance = Covariance::of_columns(&columns, 252.0);
    Problem::new(names, means, covariance, (0.0, 1.0), Vec::new())
}

fn main() {
    for size in [20, 60, 100, 500] {
        let Some(problem) = problem(size) else {
            continue;
        };
        let limits = problem.limits();
        let runs = if size > 100 { 1 } else { 5 };
        let time = fastest(runs, || {
            black_box(problem.best_sharpe(&limits, 0.02));
        });
        report(
            &format!("max_sharpe_{size}_assets"),
            milliseconds(time),
            "ms",
        );
        let time = fastest(runs, || {
            black_box(problem.frontier(&limits, 50));
        });
        report(
            &format!("frontier_50_points_{size}_assets"),
            milliseconds(time),
            "ms",
        );
    }
    limits_in_conflict();
    let params = portfolio::Params {
        holdings: HOLDINGS.to_owned(),
        ..portfolio::Params::default()
    };
    if let Ok(plan) = params.plan() {
        let time = fastest(5, || {
            let _ = black_box(portfolio::run(&plan));
        });
        report("portfolio_page_answer", milliseconds(time), "ms");
    }
    beside_python();
}

/// As many assets, groups and limits as are taken, all of the groups needed for the conflict: every
/// set that is tried for a smaller one can hold.
fn limits_in_conflict() {
    let size = *optimize::ASSETS.end();
    let groups = *optimize::GROUPS.end();
    let names: Vec<String> = (0..size).map(|number| format!("asset {number}")).collect();
    let variance = |asset: usize| if asset < size / 2 { 0.09 } else { 0.01 };
    let cell = |row: usize, column: usize| if row == column { variance(row) } else { 0.0 };
    let row = |row: usize| (0..size).map(|column| cell(row, column)).collect();
    let each = size / 2 / groups;
    let group = |number: usize| optimize::GroupParams {
        name: None,
        assets: names[number * each..(number + 1) * each].to_vec(),
        min: Some(0.045),
        max: Some(0.5),
    };
    let mut params = optimize::Params {
        expected_returns: vec![0.05; size],
        covariance: (0..size).map(row).collect(),
        groups: (0..groups).map(group).collect(),
        objective: "min_volatility".to_owned(),
        assets: names.clone(),
        ..optimize::Params::default()
    };
    let Ok(calmest) = params.clone().plan().and_then(|plan| optimize::run(&plan)) else {
        return;
    };
    params.objective = "target_risk".to_owned();
    params.target = Some(calmest.volatility * 0.999);
    let Ok(plan) = params.plan() else { return };
    let time = fastest(1, || {
        let refused = black_box(optimize::run(&plan));
        if let Err(refused) = refused {
            report("limits_in_conflict_named", refused.0.len() as f64, "limits");
        }
    });
    report(
        &format!("limits_in_conflict_{size}_assets_{groups}_groups"),
        milliseconds(time),
        "ms",
    );
}

/// The same twenty shares here and in PyPortfolioOpt, one after the other on the same machine.
fn beside_python() {
    let twenty = reference();
    let covariance = Covariance::new(&twenty.covariance);
    let asked = serde_json::json!({
        "expected_returns": twenty.expected_returns, "covariance": twenty.covariance,
    });
    let problem = Problem::new(
        twenty.assets,
        twenty.expected_returns,
        covariance,
        (0.0, 1.0),
        Vec::new(),
    );
    let Some(problem) = problem else { return };
    let limits = problem.limits();
    let sharpe = fastest(5, || {
        black_box(problem.best_sharpe(&limits, 0.02));
    });
    let frontier = fastest(5, || {
        black_box(problem.frontier(&limits, 50));
    });
    let ours = [milliseconds(sharpe), milliseconds(frontier)];
    let names = ["max_sharpe", "frontier_50_points"];
    match python(&asked.to_string()) {
        Some(theirs) => {
            for ((name, ours), theirs) in names.into_iter().zip(ours).zip(theirs) {
                report(&format!("{name}_reference_shares"), ours, "ms");
                report(&format!("{name}_pyportfolioopt"), theirs, "ms");
                report(
                    &format!("{name}_pyportfolioopt_over_ours"),
                    theirs / ours,
                    "times",
                );
            }
        }
        None => {
            println!("pyportfolioopt not run: neither PYTHON nor python3 can import PyPortfolioOpt")
        }
    }
}

/// What the script beside this file measures, in milliseconds.
fn python(asked: &str) -> Option<[f64; 2]> {
    let interpreter = std::env::var_os("PYTHON").unwrap_or_else(|| "python3".into());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/frontier.py");
    let mut child = Command::new(interpreter)
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    child.stdin.take()?.write_all(asked.as_bytes()).ok()?;
    let output = child.wait_with_output().ok()?;
    serde_json::from_slice(&output.stdout).ok()
}
