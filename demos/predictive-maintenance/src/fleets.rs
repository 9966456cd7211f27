//! The bundled fleets: simulated pumps, trained on when first asked for, and NASA's engines as this engine's recorded
//! fit: their readings are not shipped.

use std::sync::LazyLock;

use boreal_demo_kit::{Fields, Input, wire_enum};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::fit::{Fit, fit};
use crate::predict::{DEFAULT_CAP, DEFAULT_FAILURE, DEFAULT_INTERVAL, DEFAULT_PLANNED, Options};
use crate::report::{Report, report};
use crate::simulator;

const FD003: &str = include_str!("../data/fd003-fit.json");

wire_enum! {
    /// Which machines.
    #[schema(as = PredictiveMaintenanceFleet)]
    pub enum FleetName {
        /// Simulated pumps: 60 that failed, 30 that run.
        Pumps = "pumps",
        /// NASA's turbofan engines FD003, simulated by C-MAPSS: 100 that failed, 100 that run.
        Engines = "engines",
    }
}

/// A fit with what became of the machines that ran.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KnownFit {
    pub fit: Fit,
    pub truth: Vec<f64>,
}

impl FleetName {
    pub fn fit(self) -> &'static KnownFit {
        static PUMPS: LazyLock<KnownFit> = LazyLock::new(|| {
            let fleet = simulator::fleet();
            let fit = fit(&fleet.failed, &fleet.running, DEFAULT_CAP, &mut |_| true);
            KnownFit {
                fit: fit.expect("nobody told it to end"),
                truth: fleet.truth,
            }
        });
        static ENGINES: LazyLock<KnownFit> = LazyLock::new(|| {
            serde_json::from_str(FD003).expect("the bundled file is checked by a test")
        });
        match self {
            Self::Pumps => &PUMPS,
            Self::Engines => &ENGINES,
        }
    }
}

/// What is asked of a bundled fleet, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = PredictiveMaintenanceFleetParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct Params {
    /// Which machines.
    pub fleet: String,
    /// How many of a hundred intervals are to hold the truth.
    pub interval_pct: f64,
    /// What a planned stop costs, in dollars.
    pub planned_cost: f64,
    /// What a failure costs, in dollars.
    pub failure_cost: f64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            fleet: FleetName::Pumps.to_string(),
            interval_pct: DEFAULT_INTERVAL,
            planned_cost: DEFAULT_PLANNED,
            failure_cost: DEFAULT_FAILURE,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    pub fleet: FleetName,
    pub options: Options,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let fleet = fields.one_of("fleet", &self.fleet);
        let options = Options::check(
            fields,
            self.interval_pct,
            self.planned_cost,
            self.failure_cost,
        );
        Some(Plan {
            fleet: fleet?,
            options: options?,
        })
    }
}

pub fn run(plan: &Plan) -> Report {
    let known = plan.fleet.fit();
    report(&known.fit, Some(&known.truth), &plan.options)
}
