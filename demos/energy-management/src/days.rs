//! A battery that knows only what was known: each day planned at midnight, empty at first, settled at what came.

use jiff::civil::Date;

use crate::battery::{Battery, NoSchedule, Step, best};
use crate::history::HOURS;
use crate::market::real_hours;

/// What a day planned for some prices earns at the prices that came, in the hours that its clocks have.
pub fn planned_for(
    battery: &Battery,
    day: Date,
    expected: &[f64; HOURS],
    came: &[f64; HOURS],
) -> Result<f64, NoSchedule> {
    let steps = |prices: &[f64; HOURS]| -> Vec<Step> {
        let hours = real_hours(day, prices);
        hours.map(|(_, price)| Step::market(price)).collect()
    };
    let plan = best(battery, &steps(expected), 1.0, None)?;
    Ok(plan.settled(&steps(came), 1.0).iter().sum())
}
