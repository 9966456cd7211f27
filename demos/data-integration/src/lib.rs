//! Smart Garden Planning: what grows in a Canadian city, and when to plant it.
//!
//! Five sources are joined by city and crop ([`tables`], [`joined_city`],
//! [`neighbours`]); [`season`] compares the heat a crop needs with the heat the
//! place gives; [`calendar`] dates each job from the frost; [`report`] puts a
//! plan together and [`lineage`] lays the join open. [`export`] writes it as
//! iCalendar and CSV. Frost dates that were only estimated are not in the
//! tables: such a city gets no calendar, and the report says so.

pub mod bed;
pub mod calendar;
pub mod catalogue;
pub mod compare;
pub mod export;
pub mod joined_city;
mod judge;
pub mod lineage;
pub mod names;
pub mod neighbours;
pub mod params;
pub mod reason;
pub mod report;
pub mod rows_used;
pub mod season;
pub mod tables;

pub use catalogue::{Catalogue, catalogue};
pub use params::{Params, Plan};
pub use report::{Report, run};

use boreal_demo_kit::Input;
use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationDefaultReport)]
pub struct DefaultReport {
    /// The default plan's request.
    pub params: Params,
    pub report: Report,
    /// What can be chosen.
    pub catalogue: Catalogue,
}

/// The default report, on bundled data only; the same bytes every time.
pub fn default_report() -> DefaultReport {
    let params = Params::example();
    let plan = params
        .clone()
        .plan()
        .expect("the example is checked by a test");
    DefaultReport {
        report: run(&plan),
        catalogue: catalogue(plan.year),
        params,
    }
}
