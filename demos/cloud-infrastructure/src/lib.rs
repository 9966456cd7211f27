//! Cloud Infrastructure: What would this run on, what would it cost, and would it hold?
//!
//! [`plan`] finds the cheapest machines of three clouds' Canadian regions ([`prices`]) that keep a promise, by the formula of
//! Erlang ([`queueing`]), and shows them under failures and surges in a discrete-event [`simulator`], which [`simulate`] opens
//! to set-ups of the caller's own.

pub mod accuracy;
pub mod azure_size;
pub mod carbon;
pub mod plan;
pub mod prices;
pub mod queueing;
pub mod simulate;
pub mod simulator;

use boreal_demo_kit::Input;
use serde::Serialize;
use utoipa::ToSchema;

use prices::Catalogue;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureDefaultReport)]
pub struct DefaultReport {
    pub params: plan::Params,
    pub plan: plan::Report,
    pub setup_params: simulate::Params,
    pub setup: simulate::Report,
}

/// The planned machines under work with a longer tail than was planned for, and a failure.
fn setup_params() -> simulate::Params {
    simulate::Params {
        service_shape: simulate::Shape::Lognormal.as_str().to_owned(),
        service_spread: 1.5,
        timeout_ms: Some(10_000.0),
        failure: Some(simulate::FailureParams {
            at_seconds: 300.0,
            machines: 1,
            repair_seconds: Some(300.0),
        }),
        ..simulate::Params::default()
    }
}

/// The same bytes every time.
pub fn default_report() -> DefaultReport {
    const VALID: &str = "the defaults are checked by a test";
    let params = plan::Params::default();
    let checked = params.clone().plan().expect(VALID);
    let setup_params = setup_params();
    DefaultReport {
        plan: plan::run(&checked, Catalogue::bundled()).expect(VALID),
        setup: simulate::run(&setup_params.clone().plan().expect(VALID)),
        params,
        setup_params,
    }
}
