//! `/api/v1/automated-workflows`: Say what you want; see how it was read and why these cars.

use automated_workflows::{Params, TableParams, default_report, run};
use boreal_demo_kit::DemoSlug;

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    Ok(setup
        .demo(DemoSlug::AutomatedWorkflows)
        .default_report(default_report)
        .get::<Params, _>(
            "run",
            "Say what you want; see how it was read and why these cars.",
            |plan| Ok(run(plan)),
        )
        .post::<TableParams, _>(
            "run-table",
            "The same from a table. It is read, used and forgotten.",
            |plan| Ok(run(plan)),
        ))
}
