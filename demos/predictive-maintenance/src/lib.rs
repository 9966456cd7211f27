//! Predictive Maintenance: Which machine fails next, and when should we act?
//!
//! [`readings`] reads what machines showed by their [`columns`], [`features`] makes columns of it, [`booster`] learns
//! from those that failed, and [`fit`](mod@fit) puts that together: each history is estimated by a model that has not
//! seen it. From these estimates come the [`interval`] around a new one, and the [`cost`] of acting early or late.
//! [`report`](mod@report) tells it of the tables of [`predict`] and of the bundled [`fleets`], with the [`speech`] of
//! each sensor and a [`drawing`] of some; [`simulator`] makes one of these fleets.

pub mod accuracy;
pub mod booster;
pub mod columns;
pub mod cost;
pub mod drawing;
pub mod features;
pub mod fit;
pub mod fleets;
pub mod interval;
pub mod predict;
pub mod readings;
pub mod report;
mod rows;
pub mod simulator;
pub mod speech;

use boreal_demo_kit::Input;
use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = PredictiveMaintenanceDefaultReport)]
pub struct DefaultReport {
    pub params: fleets::Params,
    pub report: report::Report,
}

/// The same bytes every time.
pub fn default_report() -> DefaultReport {
    let params = fleets::Params::default();
    let plan = params.clone().plan();
    DefaultReport {
        report: fleets::run(&plan.expect("the defaults are checked by a test")),
        params,
    }
}
