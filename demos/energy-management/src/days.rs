//! A battery that knows only what was known: each day planned at midnight, empty at first, settled at what came.

use crate::battery::{Battery, NoSchedule, Step, best};
use crate::history::HOURS;

/// What a day planned for some prices earns at the prices that came.
pub fn planned_for(
    battery: &Battery,
    expected: &[f64; HOURS],
    came: &[f64; HOURS],
) -> Result<f64, NoSchedule> {
    let steps = |prices: &[f64; HOURS]| prices.map(Step::market);
    let plan = best(battery, &steps(expected), 1.0, None)?;
    Ok(plan.settled(&steps(came), 1.0).iter().sum())
}
