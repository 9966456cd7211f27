//! `/api/v1/energy-management`: what a battery earns, and what tomorrow's load looks like.

use boreal_demo_kit::{DemoSlug, FieldErrors};
use energy_management::{accuracy, bill, default_report, dispatch, forecast, market};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;

/// Four lists of a year of quarter hours, each number with a dozen digits.
const DISPATCH_BYTES: usize = 3 << 20;

/// No more than five hundred steps, however short their numbers.
const SHORT_DISPATCH_BYTES: usize = 1_024;

/// Eight million points of value functions, which are kept until the schedule is read off.
const SCHEDULE_MB: usize = 128;

/// A year of quarter hours as a table.
const BILL_BYTES: usize = 3 << 20;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    Ok(setup
        .demo(DemoSlug::EnergyManagement)
        .default_report(default_report)
        .accuracy(accuracy::cases)
        .get::<market::Params, _>(
            "market",
            "What a battery would have earned at a market’s prices, and whether that pays for it.",
            |plan| Ok(market::run(plan)),
        )
        // Years of hours are scheduled for every size, whoever asks.
        .short_below(0)
        .post::<dispatch::Params, _>(
            "dispatch",
            "The best schedule of a battery for prices of one’s own, with proof.",
            |plan| Ok(dispatch::run(plan).map_err(FieldErrors::from)?),
        )
        .up_to(DISPATCH_BYTES)
        .short_below(SHORT_DISPATCH_BYTES)
        .needs_mb(SCHEDULE_MB)
        .post::<forecast::Params, _>(
            "forecast",
            "The load of a day ahead with its interval, and how such forecasts have done.",
            |plan| Ok(forecast::run(plan)),
        )
        // Every day of the record is forecast, to say how such forecasts have done.
        .short_below(0)
        .post::<bill::Params, _>(
            "bill",
            "A meter’s bill on each plan, without and with a battery. A table is read, used and forgotten.",
            |plan| Ok(bill::run(plan).map_err(FieldErrors::from)?),
        )
        .up_to(BILL_BYTES)
        // Peaks are searched for: that takes long on any number of bytes.
        .short_below(0)
        .needs_mb(SCHEDULE_MB))
}
