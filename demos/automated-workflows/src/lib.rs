//! Find a Used Car with AI: say what you want; see how it was read and why these cars.
//!
//! [`wish`] reads plain words into [`reading`]s, which [`wishes`] takes back once they were edited. [`stock`] makes the
//! synthetic listings of real makes and models ([`catalogue`], [`places`]), [`own_listings`] takes a visitor's.
//! [`filter`] finds the cars that fit and what each wish costs, [`price`] says what they should cost, [`cost`] what five
//! years with one take, [`comparables`] which cars stand behind a price, [`score`] how good one is and why. [`search`]
//! is the workflow over all of it. [`assisted`] holds
//! what a language model adds to a wish to the same rules. [`vin`] checks a vehicle's number before anybody is asked about it.

pub mod accuracy;
pub mod assisted;
pub mod catalogue;
pub mod comparables;
pub mod cost;
pub mod filter;
pub mod listing;
pub mod own_listings;
pub mod places;
pub mod price;
pub mod reading;
pub mod score;
pub mod search;
pub mod stock;
pub mod vin;
pub mod wish;
pub mod wishes;

use boreal_demo_kit::Input;
use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsDefaultReport)]
pub struct DefaultReport {
    pub report: search::Report,
}

/// The same bytes every time: nobody looks at a clock.
pub fn default_report() -> DefaultReport {
    let params = search::Params {
        wish: search::DEFAULT_WISH.to_owned(),
        ..search::Params::default()
    };
    let plan = params.plan();
    DefaultReport {
        report: search::run(&plan.expect("the defaults are checked by a test")),
    }
}
