//! How long a proof takes: `name value unit` lines for `make bench`. `FACILITY_DIR` names the folder of the OR-Library's files.

use std::path::Path;
use std::time::Instant;

use boreal_demo_kit::timing::{milliseconds, report};
use supply_chain::or_library::{facility, p_median};
use supply_chain::solver::{Problem, State, solve};

fn main() {
    for capacity in [None, Some(4.5)] {
        let name = match capacity {
            None => "largest",
            Some(_) => "largest_with_capacity",
        };
        time_stop(name, &largest(capacity));
    }
    let Ok(folder) = std::env::var("FACILITY_DIR") else {
        println!("supply_chain not run: FACILITY_DIR names no folder");
        return;
    };
    let folder = Path::new(&folder);
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
    for name in [
        "71", "72", "73", "74", "101", "102", "103", "104", "131", "134",
    ] {
        for capacity in [None, Some(5000.0), Some(15000.0)] {
            if let Some(problem) = facility(&read(&format!("cap{name}.txt")), capacity) {
                time(
                    &format!("cap{name}_{}", capacity.unwrap_or_default()),
                    &problem,
                );
            }
        }
    }
    for number in 1..=15 {
        if let Some(problem) = p_median(&read(&format!("pmed/pmed{number}.txt"))) {
            time(&format!("pmed{number}"), &problem);
        }
    }
    for capacity in [14000.0, 12000.0, 10000.0, 8000.0] {
        if let Some(problem) = facility(&read("capa.txt"), Some(capacity)) {
            time(&format!("capa_{capacity}"), &problem);
        }
    }
}

/// As many sites and customers as a call may have, at costs without a pattern that a bound could follow.
fn largest(capacity: Option<f64>) -> Problem {
    let number = |at: usize| (at * 7919 % 1009) as f64;
    Problem {
        fixed: (0..300).map(|at| 900.0 + number(at)).collect(),
        capacity: capacity.map(|of| (0..300).map(|at| of + number(at) / 1e3).collect()),
        demand: vec![1.0; 1000],
        costs: (0..300)
            .map(|from| {
                let cost = |to: usize| number(from * 211 + to * 337 + from * to * 13);
                (0..1000).map(cost).collect()
            })
            .collect(),
        p: None,
        states: vec![State::Free; 300],
    }
}

/// How long an order to stop may wait: the longest time between two looks at it, in thirty seconds of search.
fn time_stop(name: &str, problem: &Problem) {
    let start = Instant::now();
    let (mut last, mut longest) = (start, 0.0_f64);
    let found = solve(problem, u64::MAX, &mut |_: &_| {
        let now = Instant::now();
        longest = longest.max(milliseconds(now - last));
        last = now;
        (now - start).as_secs() < 30
    });
    let after = milliseconds(last.elapsed());
    report(
        &format!("stop_{name}_longest_wait"),
        longest.max(after),
        "ms",
    );
    if let Ok(found) = found {
        let gap = 100.0 * (found.objective - found.bound) / found.objective;
        println!(
            "{name}: {} iterations, gap {gap:.3} %, {after:.1} ms after the last look",
            found.iterations
        );
    }
}

fn time(name: &str, problem: &Problem) {
    let start = Instant::now();
    let found = solve(problem, 1_000_000, &mut |_: &_| true);
    let time = milliseconds(start.elapsed());
    match found {
        Ok(found) if found.is_proven => report(&format!("proven_{name}"), time, "ms"),
        Ok(found) => println!("{name} not proven: {} {}", found.objective, found.bound),
        Err(conflict) => println!("{name} refused: {conflict:?}"),
    }
}
