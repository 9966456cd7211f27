//! Short Squeeze Finder: which stocks have the conditions, and what did the past look like?
//!
//! [`score`] ranks a universe by eight conditions ([`metric`]): Fuel, what a squeeze
//! would burn, and Spark, what might light it. [`own_universe`] reads a visitor's
//! table. [`fails`] gives the newest fails to deliver. [`replay`] scores GameStop and AMC
//! on a day of [`record`] with only what was public by then; [`rank_range`] says how much of it is
//! the weights' doing, [`afterwards`] what came of it. Nothing here is a forecast.

pub mod accuracy;
pub mod afterwards;
pub mod fails;
pub mod metric;
pub mod own_universe;
pub mod rank_range;
pub mod record;
pub mod replay;
pub mod score;
pub mod stock;
pub mod weights;

use boreal_demo_kit::Input;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeDefaultReport)]
pub struct DefaultReport {
    /// GameStop on the day of its highest close.
    pub replay: replay::Report,
    pub weights: weights::Weights,
    /// The days that can be replayed.
    pub sessions: Vec<Date>,
}

/// The same bytes every time.
pub fn default_report() -> DefaultReport {
    let plan = replay::Params::default().plan();
    let plan = plan.expect("the defaults are checked by a test");
    DefaultReport {
        replay: replay::run(&plan),
        weights: weights::Weights::default(),
        sessions: record::Record::of(plan.event())
            .sessions()
            .filter(|day| replay::DAYS.contains(day))
            .collect(),
    }
}
