//! {{title}}: {{question}}

use std::ops::RangeInclusive;

use boreal_demo_kit::{Fields, Input};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Replace it with the demo's own limit and its reason.
pub const AMOUNT: RangeInclusive<f64> = 0.0..=1e9;

/// What is asked, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = {{pascal}}Params)]
pub struct Params {
    /// What the answer is computed from.
    pub amount: f64,
}

impl Default for Params {
    fn default() -> Self {
        Self { amount: 100.0 }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    amount: f64,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let amount = fields.within("amount", self.amount, AMOUNT);
        Some(Plan { amount: amount? })
    }
}

/// The answer.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = {{pascal}}Report)]
pub struct Report {
    /// Replace it with what the demo answers.
    pub result: f64,
}

pub fn run(plan: &Plan) -> Report {
    Report {
        result: plan.amount,
    }
}

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = {{pascal}}DefaultReport)]
pub struct DefaultReport {
    pub params: Params,
    pub report: Report,
}

/// The same bytes every time.
pub fn default_report() -> DefaultReport {
    let params = Params::default();
    let plan = params.clone().plan();
    DefaultReport {
        report: run(&plan.expect("the defaults are checked by a test")),
        params,
    }
}
