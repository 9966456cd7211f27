//! Figures others have worked out apart, and ours.

use boreal_demo_kit::accuracy::{Case, Reference};

use crate::battery::{Battery, Step, best};
use crate::bundled;

const COMPARED: &str = "2026-11-18";
const VALID: &str = "the cases are checked by a test";

const WEEKS: Reference = Reference {
    name: "Worked out apart by a MIP solver that forbids charging and discharging at once, on the same prices",
    url: None,
    compared: COMPARED,
};

/// Every case, in the order a reader meets them.
pub fn cases() -> Vec<Case> {
    let battery = Battery::new(1.0, 4.0, 0.92);
    let theirs = [815.604899, 1198.538794, 1279.162229];
    let weeks = bundled::weeks_2016().iter().zip(theirs);
    weeks
        .map(|(week, theirs)| {
            let steps: Vec<Step> = week
                .days
                .iter()
                .flatten()
                .copied()
                .map(Step::market)
                .collect();
            let ours = best(&battery, &steps, 1.0, None).expect(VALID).value;
            let what = format!("What 1 MW and 4 MWh earn in the week of {}", week.first);
            WEEKS.case(what, "$", 6, theirs, ours)
        })
        .collect()
}
