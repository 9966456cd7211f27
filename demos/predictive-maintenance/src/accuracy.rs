//! Figures others have published or worked out apart, and ours.

use boreal_demo_kit::Input;
use boreal_demo_kit::accuracy::{Case, Reference};

use crate::fleets::{self, FleetName};
use crate::report::nasa_score;

const COMPARED: &str = "2026-11-18";
const APART: Reference = Reference {
    name: "Worked out apart in Python on NASA’s FD003, the same estimate for every engine",
    url: None,
    compared: COMPARED,
};

/// The mean remaining life of FD003's training rows, lives beyond 125 as 125: 24,720 rows, from the file.
const CONSTANT: f64 = 93.143_203_883_495_15;

/// What a constant scores on the hundred test engines: it holds the truths and the ways of scoring.
pub fn cases() -> Vec<Case> {
    let FleetScores {
        rmse,
        rmse_true,
        score,
        score_true,
    } = constant();
    let plan = fleets::Params {
        fleet: FleetName::Engines.to_string(),
        ..fleets::Params::default()
    };
    let plan = plan.plan().expect("the case is checked by a test");
    let lives = fleets::run(&plan).histories as f64;
    vec![
        APART.case(
            "Error of a constant, lives beyond 125 cycles as 125",
            "cycles",
            1,
            43.7,
            rmse,
        ),
        APART.case(
            "Error of a constant on the true lives",
            "cycles",
            1,
            45.1,
            rmse_true,
        ),
        APART.case(
            "NASA’s score of a constant, lives beyond 125 as 125",
            "",
            0,
            57_687.0,
            score,
        ),
        APART.case(
            "NASA’s score of a constant on the true lives",
            "",
            0,
            57_950.0,
            score_true,
        ),
        APART.case("Engines that failed in FD003", "", 0, 100.0, lives),
    ]
}

struct FleetScores {
    rmse: f64,
    rmse_true: f64,
    score: f64,
    score_true: f64,
}

fn constant() -> FleetScores {
    let known = FleetName::Engines.fit();
    let count = known.truth.len().max(1) as f64;
    let mean =
        |of: &dyn Fn(f64) -> f64| known.truth.iter().map(|&life| of(life)).sum::<f64>() / count;
    let cap = known.fit.cap;
    FleetScores {
        rmse: mean(&|life| (CONSTANT - life.min(cap)).powi(2)).sqrt(),
        rmse_true: mean(&|life| (CONSTANT - life).powi(2)).sqrt(),
        score: mean(&|life| nasa_score(CONSTANT - life.min(cap))) * count,
        score_true: mean(&|life| nasa_score(CONSTANT - life)) * count,
    }
}
