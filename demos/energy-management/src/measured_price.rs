//! What plans on the forecast of Alberta's price lost over 2025, as `make bench` measured it.

use serde::Serialize;
use utoipa::ToSchema;

use crate::bundled::{self, PRICE_MODEL};

/// With 1 MW and 4 MWh, nine tenths there and back, empty each midnight; forecasts fitted anew every 28 days.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementMeasuredPrice)]
pub struct MeasuredPrice {
    /// The day it was measured.
    pub measured: String,
    /// Of what knowing each day's prices would have earned, what plans on our forecast lost.
    pub regret_pct: f64,
    /// The same of plans on the day before.
    pub yesterday_regret_pct: f64,
    /// The mean miss of our forecast, dollars a megawatt-hour.
    pub error: f64,
    /// Days on which plans on our forecast lost money.
    pub days_lost: u32,
}

/// Nothing where the table of the measurement lacks a figure.
pub fn measured_price() -> Option<MeasuredPrice> {
    let (day, rows) = bundled::measured();
    let value = |what: &str| {
        let mut of_price = rows.iter().filter(|row| row.model == PRICE_MODEL);
        of_price.find(|row| row.what == what).map(|row| row.value)
    };
    Some(MeasuredPrice {
        measured: day.clone(),
        regret_pct: value("ours_regret_pct")?,
        yesterday_regret_pct: value("yesterday_regret_pct")?,
        error: value("ours_mae_dollars")?,
        days_lost: value("ours_days_lost")? as u32,
    })
}
