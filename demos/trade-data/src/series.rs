//! Values over time: a table of partners or products by month, quarter or year.

use std::ops::RangeInclusive;

use boreal_demo_kit::{Fields, Input, wire_enum};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

use crate::cube::{By, Cube, Flow, Kind, Within, dollars};
use crate::indexes::Indexes;
use crate::month::{Month, Period};
use crate::record;
use crate::summary::{check_by, check_within};

/// Rows on their own; the others are added up. Every partner and every product has room.
pub const TOP: RangeInclusive<u32> = 1..=300;

wire_enum! {
    /// What is counted.
    #[schema(as = TradeDataMeasure)]
    pub enum Measure {
        Exports = "exports",
        Imports = "imports",
        /// Exports less imports.
        Balance = "balance",
    }
}

wire_enum! {
    /// What the columns are.
    #[schema(as = TradeDataStep)]
    pub enum Step {
        Month = "month",
        Quarter = "quarter",
        Year = "year",
    }
}

/// Which rows and columns, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = TradeDataSeriesParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct Params {
    /// What is counted: exports, imports, or the one less the other.
    pub flow: String,
    /// What the rows are; pairs of a partner and a product are refused.
    pub by: String,
    /// What the columns are.
    pub step: String,
    /// First month.
    pub from: String,
    /// Last month.
    pub to: String,
    /// Only what belongs to this section (`V`) or chapter (`27`).
    pub within: Option<String>,
    /// So many rows, those with the most trade; the others are one row.
    pub top: u32,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            flow: Measure::Exports.to_string(),
            by: By::Partner.to_string(),
            step: Step::Month.to_string(),
            from: record::months().first.to_string(),
            to: record::months().last.to_string(),
            within: None,
            top: 8,
        }
    }
}

/// A table that can be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    pub(crate) measure: Measure,
    pub(crate) by: By,
    pub(crate) step: Step,
    pub(crate) period: Period,
    pub(crate) within: Option<Within>,
    pub(crate) top: usize,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let measure = fields.one_of("flow", &self.flow);
        let by = check_by(fields, &self.by);
        let step = fields.one_of("step", &self.step);
        let period = Period::check(fields, &self.from, &self.to, record::months());
        let within = check_within(fields, self.within.as_deref(), by);
        let top = fields.within("top", self.top, TOP);
        if measure == Some(Measure::Balance) && by == Some(By::Product) {
            let message = "exports and imports have products of their own: a balance is by partner, section or chapter";
            fields.refuse("by", "no_balance", message, json!({ "got": By::Product }));
            return None;
        }
        Some(Plan {
            measure: measure?,
            by: by?,
            step: step?,
            period: period?,
            within: within?,
            top: top? as usize,
        })
    }
}

/// One line of the table.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataSeriesRow)]
pub struct Row {
    pub key: String,
    pub name: String,
    pub kind: Kind,
    /// In dollars, a value a column.
    pub values: Vec<f64>,
    /// All columns together.
    pub total: f64,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataSeries)]
pub struct Report {
    pub flow: Measure,
    pub by: By,
    pub step: Step,
    /// `2025-01`, `2025-Q1` or `2025`.
    pub columns: Vec<String>,
    /// The months in each column: fewer than a whole quarter or year at the ends of the period.
    pub months: Vec<u32>,
    /// Those with the most trade first; of a balance the largest either way.
    pub rows: Vec<Row>,
    /// All rows together, a value a column.
    pub totals: Vec<f64>,
    /// How concentrated each column is; null of a balance, which has no shares.
    pub concentration: Option<Indexes>,
}

pub fn run(plan: &Plan) -> Report {
    run_on(plan, record::cube(plan.by))
}

/// The table of any cube that has the plan's level.
pub fn run_on(plan: &Plan, cube: &Cube) -> Report {
    let &Plan {
        measure,
        by,
        step,
        period,
        within,
        top,
    } = plan;
    let mut columns: Vec<String> = Vec::new();
    let mut months: Vec<u32> = Vec::new();
    for month in period.months() {
        let name = column_of(month, step);
        if columns.last() != Some(&name) {
            columns.push(name);
            months.push(0);
        }
        *months.last_mut().expect("a column was just begun") += 1;
    }
    let members = &cube.level(by).members;
    let mut values = vec![vec![0i64; columns.len()]; members.len()];
    let mut add = |flow, sign: i64| {
        let rows = cube.by_month(flow, period, by, within);
        let mut month = 0;
        for (column, count) in months.iter().enumerate() {
            for sums in rows.iter().skip(month).take(*count as usize) {
                let cells = values.iter_mut().zip(sums);
                cells.for_each(|(row, cents)| row[column] += sign * cents);
            }
            month += *count as usize;
        }
    };
    if measure != Measure::Imports {
        add(Flow::Exports, 1);
    }
    if measure != Measure::Exports {
        let sign = if measure == Measure::Balance { -1 } else { 1 };
        add(Flow::Imports, sign);
    }
    let totals = |rows: &[&Vec<i64>]| -> Vec<i64> {
        let column = |at: usize| rows.iter().map(|row| row[at]).sum();
        (0..columns.len()).map(column).collect()
    };
    let mut order: Vec<usize> = (0..members.len())
        .filter(|&at| values[at].iter().any(|cents| *cents != 0))
        .collect();
    let size = |at: usize| values[at].iter().sum::<i64>().abs();
    order.sort_by_key(|&at| std::cmp::Reverse(size(at)));
    let all: Vec<&Vec<i64>> = order.iter().map(|&at| &values[at]).collect();
    let row = |key: &str, name: &str, kind: Kind, cents: &[i64]| Row {
        key: key.to_owned(),
        name: name.to_owned(),
        kind,
        values: cents.iter().map(|cents| dollars(*cents)).collect(),
        total: dollars(cents.iter().sum()),
    };
    let mut rows: Vec<Row> = order
        .iter()
        .take(top)
        .map(|&at| {
            let member = &members[at];
            row(&member.key, &member.name, member.kind, &values[at])
        })
        .collect();
    if all.len() > top {
        let others = totals(&all[top..]);
        let name = format!("{} others", all.len() - top);
        rows.push(row("others", &name, Kind::Rest, &others));
    }
    let totals = totals(&all).into_iter().map(dollars).collect();
    let flow = match measure {
        Measure::Exports => Some(Flow::Exports),
        Measure::Imports => Some(Flow::Imports),
        Measure::Balance => None,
    };
    let concentration = flow.map(|flow| Indexes::of(cube, flow, plan, &months));
    Report {
        flow: measure,
        by,
        step,
        columns,
        months,
        rows,
        totals,
        concentration,
    }
}

fn column_of(month: Month, step: Step) -> String {
    match step {
        Step::Month => month.to_string(),
        Step::Quarter => format!("{}-Q{}", month.year(), (month.month() - 1) / 3 + 1),
        Step::Year => month.year().to_string(),
    }
}
