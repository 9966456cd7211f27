//! `/api/v1/cloud-infrastructure`: what a workload would run on, what that costs in Canada, and whether it holds.

use boreal_demo_kit::{DemoSlug, FieldErrors};
use cloud_infrastructure::prices::Catalogue;
use cloud_infrastructure::{accuracy, default_report, plan, simulate};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    Ok(setup
        .demo(DemoSlug::CloudInfrastructure)
        .default_report(default_report)
        .accuracy(accuracy::cases)
        .post::<plan::Params, _>(
            "plan",
            "The cheapest machines of three clouds that keep a promise, simulated. A table is read, used and forgotten.",
            |plan| Ok(plan::run(plan, Catalogue::bundled()).map_err(FieldErrors::from)?),
        )
        // Few bytes may ask for a million requests.
        .short_below(0)
        .post::<simulate::Params, _>(
            "simulate",
            "A set-up under traffic, failures and autoscaling, at most a million requests.",
            |plan| Ok(simulate::run(plan)),
        )
        .short_below(0))
}
