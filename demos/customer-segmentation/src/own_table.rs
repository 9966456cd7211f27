//! A visitor's own transactions from a table: a customer, a date and an amount a row.

use boreal_demo_kit::field::shown;
use boreal_demo_kit::{DecimalMark, Fields, Input, Limits, Row, Table, TableError};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::analysis::{Data, Report, analyse};
use crate::day;
use crate::ledger::{Ledger, Rows, RowsBuilder};
use crate::options::{DEFAULT_HORIZON_WEEKS, DEFAULT_SEED, Options, fits};
use crate::segment::{AMOUNT, DATES, MAX_ID, MOST_TRANSACTIONS, within_bounds};

/// What a visitor's table may hold.
pub const TABLE_LIMITS: Limits = Limits {
    max_bytes: 6_000_000,
    max_rows: MOST_TRANSACTIONS,
    max_columns: 40,
};

/// What a visitor can start from.
pub const TEMPLATE: &str = "customer,date,amount\nA-1,2025-01-05,40\nA-1,2025-02-20,65\nB-2,2025-01-18,12.50\nC-3,2025-03-02,220\nC-3,2025-03-09,-20\n";

/// A table and what is asked of it, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = CustomerSegmentationTableParams)]
pub struct Params {
    /// A header line and a row a transaction: `customer`, `date` (`2025-01-31`) and `amount`, or `quantity` and `price`
    /// in its place. A negative amount is a return; a row without a customer is counted and left out.
    pub csv: String,
    /// The mark before the decimals, where the table leaves open what `1,500` is.
    #[schema(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
    /// How many groups; without it the number that can be defended.
    pub k: Option<u32>,
    /// Where chance begins: the same seed gives the same answer.
    pub seed: u32,
    /// Weeks to look ahead.
    pub horizon_weeks: u32,
    /// The last weeks of the table, held back to test the forecast on; without it half of them.
    pub holdout_weeks: Option<u32>,
    /// Whether every customer is named in the answer.
    pub assignments: bool,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            csv: String::new(),
            decimal_mark: None,
            k: None,
            seed: DEFAULT_SEED,
            horizon_weeks: DEFAULT_HORIZON_WEEKS,
            holdout_weeks: None,
            assignments: false,
        }
    }
}

#[derive(Debug, Clone)]
pub struct Plan {
    data: Data,
    options: Options,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            csv: TEMPLATE.to_owned(),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let mark =
            fields.optional_one_of::<DecimalMark>("decimal_mark", self.decimal_mark.as_deref());
        let options = Options::check(
            fields,
            self.k,
            self.seed,
            self.horizon_weeks,
            self.holdout_weeks,
            self.assignments,
        );
        let rows = fields.table_with("csv", &self.csv, &TABLE_LIMITS, mark, read)?;
        let Some(ledger) = Ledger::of(&rows) else {
            let message = "no customer of the table has a purchase: a customer, a date and an amount of zero or more are needed";
            fields.refuse("csv", "no_purchases", message, json!({}));
            return None;
        };
        let (data, options) = (Data::Transactions(rows, ledger), options?);
        fits(fields, &options, &data)?;
        Some(Plan { data, options })
    }
}

pub fn run(plan: &Plan) -> Report {
    analyse(&plan.data, &plan.options)
}

/// Where an amount is read from.
enum Amount {
    Column(usize),
    /// A number of pieces and what one costs.
    Product(usize, usize),
}

fn read(table: &Table) -> Result<Rows, TableError> {
    let customer = table.column("customer", &["customer id", "client", "user", "id"])?;
    let date = table.column("date", &["day", "invoice date", "order date"])?;
    let amount = amount_column(table)?;
    let mut rows = RowsBuilder::default();
    let mut span: Option<(i32, i32)> = None;
    for row in table.rows() {
        let id = table.text(row, customer).unwrap_or_default();
        if id.chars().count() > MAX_ID {
            let rule = format!("a customer has at most {MAX_ID} characters");
            return Err(table.refuse(row, customer, rule));
        }
        let text = table.text(row, date).unwrap_or_default();
        let Some(day) = day::parse(text).filter(|day| DATES.contains(&day::date(*day))) else {
            let rule = format!("\"{}\" is not a date like 2025-01-31", shown(text));
            return Err(table.refuse(row, date, rule));
        };
        let value = value(table, row, &amount)?;
        let (first, last) = span.unwrap_or((day, day));
        let (first, last) = (first.min(day), last.max(day));
        span = Some((first, last));
        rows.add(id, day, (value * 100.0).round() as i64);
        within_bounds(rows.customers(), first, last)
            .map_err(|(_, message)| table.refuse(row, customer, message))?;
    }
    Ok(rows.finish())
}

fn amount_column(table: &Table) -> Result<Amount, TableError> {
    let aliases = ["total", "value", "sales", "revenue", "usd", "montant"];
    if let Some(column) = table.optional_column("amount", &aliases) {
        return Ok(Amount::Column(column));
    }
    let pieces = table.optional_column("quantity", &["qty"]);
    let price = table.optional_column("price", &["unit price"]);
    match pieces.zip(price) {
        Some((pieces, price)) => Ok(Amount::Product(pieces, price)),
        None => table.column("amount", &aliases).map(Amount::Column),
    }
}

fn value(table: &Table, row: &Row, amount: &Amount) -> Result<f64, TableError> {
    let (value, column) = match *amount {
        Amount::Column(column) => (table.required_number(row, column)?, column),
        Amount::Product(pieces, price) => {
            let pieces = table.required_number(row, pieces)?;
            (pieces * table.required_number(row, price)?, price)
        }
    };
    if AMOUNT.contains(&value) {
        return Ok(value);
    }
    let (low, high) = (AMOUNT.start(), AMOUNT.end());
    let rule = format!("{value} is not an amount from {low} to {high}");
    Err(table.refuse(row, column, rule))
}
