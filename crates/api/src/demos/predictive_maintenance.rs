//! `/api/v1/predictive-maintenance`: Which machine fails next, and when should we act?

use boreal_demo_kit::DemoSlug;
use predictive_maintenance::{Params, TableParams, default_report, run};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    Ok(setup
        .demo(DemoSlug::PredictiveMaintenance)
        .default_report(default_report)
        .get::<Params, _>(
            "run",
            "Which machine fails next, and when should we act?",
            |plan| Ok(run(plan)),
        )
        .post::<TableParams, _>(
            "run-table",
            "The same from a table. It is read, used and forgotten.",
            |plan| Ok(run(plan)),
        ))
}
