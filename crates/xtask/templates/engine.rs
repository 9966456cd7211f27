//! {{title}}: {{question}}

use boreal_demo_kit::FieldError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The largest amount the engine takes; replace it with the demo's own limit and its reason.
pub const MAX_AMOUNT: f64 = 1e9;

/// Wire input.
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

/// Why input is refused.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ParamsError {
    /// Not a number within bounds.
    #[error("amount must be 0 to {MAX_AMOUNT}, got {0}")]
    Amount(f64),
}

impl boreal_demo_kit::ParamsError for ParamsError {
    fn field_errors(&self) -> Vec<FieldError> {
        let Self::Amount(_) = self;
        vec![FieldError::new("amount", self.to_string())]
    }
}

/// Valid input.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    amount: f64,
}

impl TryFrom<Params> for Plan {
    type Error = ParamsError;

    fn try_from(params: Params) -> Result<Self, ParamsError> {
        if !(0.0..=MAX_AMOUNT).contains(&params.amount) {
            return Err(ParamsError::Amount(params.amount));
        }
        Ok(Self { amount: params.amount })
    }
}

/// The answer.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = {{pascal}}Report)]
pub struct Report {
    /// Replace with what the demo answers.
    pub result: f64,
}

/// Computes the answer.
pub fn run(plan: &Plan) -> Report {
    Report { result: plan.amount }
}

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = {{pascal}}DefaultReport)]
pub struct DefaultReport {
    /// The default request.
    pub params: Params,
    /// Its answer.
    pub report: Report,
}

/// The default report; the same bytes every time.
pub fn default_report() -> DefaultReport {
    let params = Params::default();
    let plan = Plan::try_from(params.clone()).expect("the defaults are checked by a test");
    DefaultReport { report: run(&plan), params }
}
