//! Customs figures held against those of the balance of payments.
//!
//! Customs counts goods as they cross the border. The balance of payments counts them as they
//! change owner, adds and takes away what that needs, and is adjusted for the seasons; over a
//! whole calendar year the seasons cancel, so that what is left is definition and revision.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input, Limits, Table, TableError};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::cube::{By, Flow, dollars};
use crate::month::{Month, Period};
use crate::record;

const BUNDLED: &str = include_str!("../data/balance-of-payments.csv");
const LIMITS: Limits = Limits {
    max_bytes: 1 << 16,
    max_rows: 1000,
    max_columns: 5,
};

/// Monthly totals of the balance of payments, seasonally adjusted, in cents.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Totals(BTreeMap<(Month, Flow), i64>);

impl Totals {
    pub fn bundled() -> &'static Self {
        static TOTALS: LazyLock<Totals> =
            LazyLock::new(|| read(BUNDLED).expect("the bundled totals are read by a test"));
        &TOTALS
    }

    /// In dollars; what was there for the month is replaced.
    pub fn insert(&mut self, month: Month, flow: Flow, dollars: f64) {
        self.0
            .insert((month, flow), (dollars * 100.0).round() as i64);
    }

    /// These with newer ones over them: revisions replace what was published before.
    #[must_use]
    pub fn updated_with(mut self, newer: &Self) -> Self {
        self.0
            .extend(newer.0.iter().map(|(key, cents)| (*key, *cents)));
        self
    }

    /// The newest month and how many months there are.
    pub fn newest(&self) -> Option<Month> {
        self.0.keys().map(|(month, _)| *month).max()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// In cents.
    pub fn get(&self, month: Month, flow: Flow) -> Option<i64> {
        self.0.get(&(month, flow)).copied()
    }
}

fn read(text: &str) -> Result<Totals, TableError> {
    let table = Table::read(text, &LIMITS)?;
    let month = table.column("month", &[])?;
    let columns = [
        (Flow::Exports, table.column("exports_millions", &[])?),
        (Flow::Imports, table.column("imports_millions", &[])?),
    ];
    let mut totals = Totals::default();
    for row in table.rows() {
        let text = table.text(row, month).unwrap_or_default();
        let Ok(at) = text.parse() else {
            return Err(table.refuse(row, month, "not a month"));
        };
        for (flow, column) in columns {
            totals.insert(at, flow, table.required_number(row, column)? * 1e6);
        }
    }
    Ok(totals)
}

/// Which months, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = TradeDataReconcileParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct Params {
    /// First month.
    pub from: String,
    /// Last month.
    pub to: String,
}

impl Default for Params {
    fn default() -> Self {
        let months = record::months();
        Self {
            from: months.first.to_string(),
            to: months.last.to_string(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    period: Period,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let period = Period::check(fields, &self.from, &self.to, record::months());
        Some(Plan { period: period? })
    }
}

/// One flow on both bases, in dollars.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataGap)]
pub struct Gap {
    pub customs: f64,
    pub balance_of_payments: f64,
    /// The balance of payments less customs.
    pub difference: f64,
    /// In per cent of customs.
    pub difference_pct: f64,
}

impl Gap {
    fn of(customs: i64, payments: i64) -> Self {
        let difference = payments - customs;
        Self {
            customs: dollars(customs),
            balance_of_payments: dollars(payments),
            difference: dollars(difference),
            difference_pct: match customs {
                0 => 0.0,
                _ => round_to(100.0 * difference as f64 / customs as f64, 4),
            },
        }
    }
}

/// A month on both bases.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataReconciledMonth)]
pub struct ReconciledMonth {
    pub month: String,
    pub exports: Gap,
    pub imports: Gap,
}

/// The months of a calendar year that both have.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataReconciledYear)]
pub struct ReconciledYear {
    pub year: i32,
    /// Twelve of a whole year; in fewer the seasons do not cancel.
    pub months: u32,
    pub exports: Gap,
    pub imports: Gap,
}

/// Both bases side by side.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataReconciliation)]
pub struct Report {
    /// The months both have, oldest first.
    pub months: Vec<ReconciledMonth>,
    pub years: Vec<ReconciledYear>,
    /// The newest month of the balance of payments, which may be later than that of customs.
    pub newest: Option<String>,
    /// The totals of that month, in dollars.
    pub newest_exports: Option<f64>,
    pub newest_imports: Option<f64>,
}

pub fn run(plan: &Plan, totals: &Totals) -> Report {
    let mut months = Vec::new();
    let mut years: BTreeMap<i32, (u32, [i64; 4])> = BTreeMap::new();
    for month in plan.period.months() {
        let payments = |flow| totals.get(month, flow);
        let (Some(exports), Some(imports)) = (payments(Flow::Exports), payments(Flow::Imports))
        else {
            continue;
        };
        let only = Period {
            first: month,
            last: month,
        };
        let customs = |flow| {
            let sums = record::partners().sums(flow, only, By::Partner, None);
            sums.iter().sum::<i64>()
        };
        let (customs_exports, customs_imports) = (customs(Flow::Exports), customs(Flow::Imports));
        months.push(ReconciledMonth {
            month: month.to_string(),
            exports: Gap::of(customs_exports, exports),
            imports: Gap::of(customs_imports, imports),
        });
        let (count, sums) = years.entry(month.year()).or_default();
        *count += 1;
        let added = [customs_exports, exports, customs_imports, imports];
        sums.iter_mut()
            .zip(added)
            .for_each(|(sum, cents)| *sum += cents);
    }
    let newest = totals.newest();
    let of_newest = |flow| {
        newest
            .and_then(|month| totals.get(month, flow))
            .map(dollars)
    };
    Report {
        months,
        years: years
            .into_iter()
            .map(
                |(year, (months, [exports, exports_paid, imports, imports_paid]))| ReconciledYear {
                    year,
                    months,
                    exports: Gap::of(exports, exports_paid),
                    imports: Gap::of(imports, imports_paid),
                },
            )
            .collect(),
        newest: newest.map(|month| month.to_string()),
        newest_exports: of_newest(Flow::Exports),
        newest_imports: of_newest(Flow::Imports),
    }
}
