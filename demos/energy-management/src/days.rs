//! A battery that knows only what was known: each day planned at midnight, empty at first, settled at what came.

use crate::battery::{Battery, NoSchedule, Step, best};

/// What a day planned for some prices earns at the prices that came.
pub fn planned_for(battery: &Battery, expected: &[f64], came: &[f64]) -> Result<f64, NoSchedule> {
    let steps =
        |prices: &[f64]| -> Vec<Step> { prices.iter().copied().map(Step::market).collect() };
    let plan = best(battery, &steps(expected), 1.0, None)?;
    Ok(plan.settled(&steps(came), 1.0).iter().sum())
}
