//! Predictive Maintenance: Which machine fails next, and when should we act?

use std::ops::RangeInclusive;

use boreal_demo_kit::{Fields, Input, Limits, Table, TableError};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Replace it with the demo's own limit and its reason.
pub const AMOUNT: RangeInclusive<f64> = 0.0..=1e9;

/// What a visitor's table may hold.
pub const TABLE_LIMITS: Limits = Limits {
    max_bytes: 65_536,
    max_rows: 500,
    max_columns: 10,
};

/// What a visitor can start from.
pub const TEMPLATE: &str = "name,amount\nOne,60\nOther,40\n";

/// What is asked, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(deny_unknown_fields)]
#[schema(as = PredictiveMaintenanceParams)]
pub struct Params {
    /// What the answer is computed from.
    pub amount: f64,
}

impl Default for Params {
    fn default() -> Self {
        Self { amount: 100.0 }
    }
}

/// A visitor's own table, as sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PredictiveMaintenanceTableParams)]
pub struct TableParams {
    /// A header line and a row per part: `name` and `amount`.
    pub csv: String,
}

/// What the answer is made of.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    parts: Vec<Part>,
}

/// One of the parts.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = PredictiveMaintenancePart)]
pub struct Part {
    pub name: String,
    pub amount: f64,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let amount = fields.within("amount", self.amount, AMOUNT)?;
        let name = "Amount".to_owned();
        Some(Plan {
            parts: vec![Part { name, amount }],
        })
    }
}

impl Input for TableParams {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            csv: TEMPLATE.to_owned(),
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let parts = fields.table("csv", &self.csv, &TABLE_LIMITS, parts)?;
        Some(Plan { parts })
    }
}

/// The part of each row; what is empty or out of range is refused with its row.
fn parts(table: &Table) -> Result<Vec<Part>, TableError> {
    let name = table.column("name", &[])?;
    let amount = table.column("amount", &[])?;
    let read = table.rows().iter().map(|row| {
        let value = table.number(row, amount)?;
        let value = value.filter(|value| AMOUNT.contains(value));
        let (least, most) = (AMOUNT.start(), AMOUNT.end());
        let refused = || table.refuse(row, amount, format!("must be {least} to {most}"));
        Ok(Part {
            name: table.text(row, name).unwrap_or_default().to_owned(),
            amount: value.ok_or_else(refused)?,
        })
    });
    read.collect()
}

/// The answer.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = PredictiveMaintenanceReport)]
pub struct Report {
    /// Replace it with what the demo answers.
    pub result: f64,
    pub parts: Vec<Part>,
}

pub fn run(plan: &Plan) -> Report {
    Report {
        result: plan.parts.iter().map(|part| part.amount).sum(),
        parts: plan.parts.clone(),
    }
}

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = PredictiveMaintenanceDefaultReport)]
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
