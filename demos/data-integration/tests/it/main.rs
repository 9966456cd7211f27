//! The garden engine: references, calendar, tables, lineage, edges, exports, laws.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod calendar;
mod defaults;
mod edges;
mod export;
mod heat;
mod laws;
mod limits;
mod sense;
mod tables;

use boreal_demo_kit::Input;
use data_integration::report::CropPlan;
use data_integration::{Params, Report, run};

/// The plan of some crops in a city in 2027.
#[track_caller]
fn plan_of(city: &str, crops: &str) -> Report {
    let params = Params {
        city: city.to_owned(),
        crops: crops.to_owned(),
        year: 2027,
        compare: None,
        ..Params::default()
    };
    run(&params.plan().unwrap())
}

/// A crop of a report.
#[track_caller]
fn crop<'a>(report: &'a Report, slug: &str) -> &'a CropPlan {
    report.crops.iter().find(|c| c.slug == slug).unwrap()
}
