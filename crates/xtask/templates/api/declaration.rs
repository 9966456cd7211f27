//! `/api/v1/{{slug}}`: {{question}}

use boreal_demo_kit::DemoSlug;
use {{module}}::{Params, TableParams, default_report, run};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    Ok(setup
        .demo(DemoSlug::{{pascal}})
        .default_report(default_report)
        .get::<Params, _>("run", {{question_literal}}, |plan| Ok(run(plan)))
        .post::<TableParams, _>(
            "run-table",
            "The same from a table. It is read, used and forgotten.",
            |plan| Ok(run(plan)),
        ))
}
