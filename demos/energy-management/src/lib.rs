//! Energy Management: What would a battery earn, and what does tomorrow’s load look like?
//!
//! [`market`] asks what a battery would have earned at the prices of a market, [`dispatch`] at those of the caller,
//! [`bill`] on a meter's plan;
//! all by [`battery`], whose value functions ([`value`]) are exact. [`forecast`] gives tomorrow's load by a model
//! ([`load_model`]) whose coefficients come with the binary ([`bundled`]) and are made by the trainer among the examples.

pub mod accuracy;
pub mod battery;
pub mod bill;
pub mod bill_report;
pub mod bundled;
pub mod calendar;
pub mod compared;
pub mod days;
pub mod dispatch;
pub mod forecast;
pub mod history;
pub mod hour_ahead;
pub mod interval;
pub mod knowledge;
pub mod load_model;
pub mod market;
pub mod measure;
pub mod measured_price;
pub mod meter;
pub mod meter_time;
pub mod paid;
pub mod points;
pub mod price_model;
pub mod publishers;
pub mod ridge;
pub mod shave;
pub mod solar;
pub mod tariff;
pub mod value;
pub mod walk;

use boreal_demo_kit::Input;
use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementDefaultReport)]
pub struct DefaultReport {
    pub params: market::Params,
    pub market: market::Report,
    pub forecast_params: forecast::Params,
    pub forecast: forecast::Report,
    pub bill_params: bill::Params,
    pub bill: bill::Report,
}

/// The same bytes every time.
pub fn default_report() -> DefaultReport {
    const VALID: &str = "the defaults are checked by a test";
    let params = market::Params::default();
    let forecast_params = forecast::Params::default();
    let bill_params = bill::Params::default();
    DefaultReport {
        market: market::run(&params.clone().plan().expect(VALID)),
        forecast: forecast::run(&forecast_params.clone().plan().expect(VALID)),
        bill: bill::run(&bill_params.clone().plan().expect(VALID)).expect(VALID),
        params,
        forecast_params,
        bill_params,
    }
}
