//! `/api/v1/predictive-maintenance`: which machine fails next, and when to act.

use std::time::Duration;

use boreal_demo_kit::{DemoSlug, FieldErrors};
use predictive_maintenance::{accuracy, default_report, fit, fleets, predict};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;

/// The largest of NASA's four pairs of files, FD004 of 102,463 rows and about 17 MB, as JSON, and a little more.
const TABLES_BYTES: usize = 20 << 20;
/// So much comes in less than two minutes over a line of 1.5 megabits a second; the work takes seconds.
const TIME_LIMIT: Duration = Duration::from_secs(120);

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    Ok(setup
        .demo(DemoSlug::PredictiveMaintenance)
        .default_report(default_report)
        .accuracy(accuracy::cases)
        .get::<fleets::Params, _>(
            "fleet",
            "The bundled machines: when each fails, how far that can be trusted, and when to act.",
            |plan| Ok(fleets::run(plan)),
        )
        // The pumps are trained on when first asked for.
        .short_below(0)
        .post::<predict::Params, _>(
            "predict",
            "The same for machines of two tables. They are read, learnt from and forgotten.",
            |plan| Ok(predict::run(plan)),
        )
        // A small table is trained on as long as a large one.
        .short_below(0)
        .up_to(TABLES_BYTES)
        .within(TIME_LIMIT)
        .job::<predict::Params, fit::Stage, _>(
            "predict",
            "The same, told as it goes.",
            |plan, follow| Ok(predict::follow(plan, follow).map_err(FieldErrors::from)?),
        )
        .up_to(TABLES_BYTES)
        .within(TIME_LIMIT))
}
