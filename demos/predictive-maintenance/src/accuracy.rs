//! Figures others have published or worked out apart, and ours.

use boreal_demo_kit::Input;
use boreal_demo_kit::accuracy::{Case, Reference};

use crate::fleets::{self, FleetName};
use crate::report::nasa_score;

const COMPARED: &str = "2026-11-18";
const APART: Reference = Reference {
    name: "Worked out apart in Python on NASA’s FD003: the same estimate for every engine, and costs by age",
    url: None,
    compared: COMPARED,
};

/// The mean remaining life of FD003's training rows, lives beyond 125 as 125: 24,720 rows, from the file.
const CONSTANT: f64 = 93.143_203_883_495_15;

/// What a constant scores on the hundred test engines and what plain rules cost on the hundred that failed: they hold
/// the truths, the ways of scoring and of counting costs.
pub fn cases() -> Vec<Case> {
    let FleetScores {
        rmse,
        rmse_true,
        score,
        score_true,
    } = constant();
    let plan = fleets::Params {
        fleet: FleetName::Engines.to_string(),
        planned_cost: 1.0,
        failure_cost: 5.0,
        ..fleets::Params::default()
    };
    let plan = plan.plan().expect("the case is checked by a test");
    let report = fleets::run(&plan);
    let (lives, cost) = (report.histories as f64, report.cost);
    let dollars = "$ per 1,000 cycles";
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
        APART.case(
            "Run to failure, $1 a planned stop and $5 a failure",
            dollars,
            2,
            20.23,
            cost.run_to_failure_cost,
        ),
        APART.case(
            "The age at which stopping every engine costs least, $1 a planned stop and $5 a failure",
            "cycles",
            0,
            144.0,
            cost.best_age,
        ),
        APART.case(
            "Every engine stopped at that age, $1 a planned stop and $5 a failure",
            dollars,
            2,
            6.94,
            cost.best_age_cost,
        ),
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
