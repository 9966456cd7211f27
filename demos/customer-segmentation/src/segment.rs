//! Customers or transactions as JSON.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use boreal_demo_kit::field::shown;
use boreal_demo_kit::{Fields, Input, Limit};
use jiff::civil::{Date, date};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::analysis::{Data, Report, analyse};
use crate::bg_nbd::Life;
use crate::customer::{Customer, Rfm};
use crate::day::{self, WEEK};
use crate::ledger::{Ledger, RowsBuilder};
use crate::options::{DEFAULT_HORIZON_WEEKS, DEFAULT_SEED, Options, fits};

/// Customers in a call: the largest takes about a second.
pub const MOST_CUSTOMERS: usize = 20_000;
/// Transactions in a call.
pub const MOST_TRANSACTIONS: usize = 100_000;
/// Characters of a customer's id.
pub const MAX_ID: usize = 64;
/// A hundred years.
pub const DAYS: RangeInclusive<f64> = 0.0..=36_525.0;
/// Purchases of one customer: one a day for almost thirty years.
pub const FREQUENCY: RangeInclusive<f64> = 0.0..=10_000.0;
/// Money of one customer.
pub const MONETARY: RangeInclusive<f64> = 0.0..=1e12;
/// Money of one transaction, either way.
pub const AMOUNT: RangeInclusive<f64> = -1e9..=1e9;
/// Days of a transaction.
pub const DATES: RangeInclusive<Date> = date(1900, 1, 1)..=date(2100, 12, 31);
/// Years from the first transaction to the last.
pub const MOST_YEARS: i32 = 30;

/// A customer as three numbers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CustomerSegmentationCustomer)]
pub struct CustomerRow {
    pub id: String,
    /// Days since the last purchase.
    pub recency_days: f64,
    /// Purchases.
    pub frequency: f64,
    /// What they spent.
    pub monetary: f64,
    /// Days since the first purchase: with it for all customers, purchases ahead are estimated.
    #[serde(default)]
    pub first_days: Option<f64>,
}

/// A purchase, or with a negative amount a return.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CustomerSegmentationTransaction)]
pub struct Transaction {
    /// Empty or null for a row that names nobody: it is counted and left out.
    #[serde(default)]
    pub customer: Option<String>,
    /// `2025-01-31`.
    pub date: String,
    pub amount: f64,
}

/// Customers or transactions, one of the two, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = CustomerSegmentationParams)]
pub struct Params {
    /// Recency, frequency and monetary value, a row a customer.
    pub customers: Option<Vec<CustomerRow>>,
    /// Purchases and returns, a row each.
    pub transactions: Option<Vec<Transaction>>,
    /// How many groups; without it the number that can be defended.
    pub k: Option<u32>,
    /// Where chance begins: the same seed gives the same answer.
    pub seed: u32,
    /// Weeks to look ahead.
    pub horizon_weeks: u32,
    /// The last weeks of the transactions, held back to test the forecast on; without it half of them.
    pub holdout_weeks: Option<u32>,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            customers: None,
            transactions: None,
            k: None,
            seed: DEFAULT_SEED,
            horizon_weeks: DEFAULT_HORIZON_WEEKS,
            holdout_weeks: None,
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
        let row = |customer: &str, date: &str, amount| Transaction {
            customer: Some(customer.to_owned()),
            date: date.to_owned(),
            amount,
        };
        Self {
            transactions: Some(vec![
                row("A-1", "2025-01-05", 40.0),
                row("A-1", "2025-02-20", 65.0),
                row("B-2", "2025-01-18", 12.5),
                row("C-3", "2025-03-02", 220.0),
                row("C-3", "2025-03-09", -20.0),
            ]),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        publish_limits(fields);
        let options = Options::check(
            fields,
            self.k,
            self.seed,
            self.horizon_weeks,
            self.holdout_weeks,
            true,
        );
        let data = match (self.customers, self.transactions) {
            (Some(customers), None) => customers_of(fields, &customers),
            (None, Some(transactions)) => transactions_of(fields, &transactions),
            (customers, _) => {
                let (field, message) = match customers {
                    Some(_) => ("customers", "send customers or transactions, not both"),
                    None => ("transactions", "customers or transactions are needed"),
                };
                fields.refuse(field, "one_of_two", message, json!({}));
                None
            }
        };
        let (data, options) = (data?, options?);
        fits(fields, &options, &data)?;
        Some(Plan { data, options })
    }
}

pub fn run(plan: &Plan) -> Report {
    analyse(&plan.data, &plan.options)
}

/// The limits of the rows, said once for all of them.
fn publish_limits(fields: &mut Fields) {
    let range = |range: RangeInclusive<f64>| Limit::Range(*range.start(), *range.end());
    for (field, limit) in [
        ("customers", Limit::Items(2, MOST_CUSTOMERS)),
        ("customers[].id", Limit::Length(MAX_ID)),
        ("customers[].recency_days", range(DAYS)),
        ("customers[].frequency", range(FREQUENCY)),
        ("customers[].monetary", range(MONETARY)),
        ("customers[].first_days", range(DAYS)),
        ("transactions", Limit::Items(1, MOST_TRANSACTIONS)),
        ("transactions[].customer", Limit::Length(MAX_ID)),
        (
            "transactions[].date",
            Limit::Day(*DATES.start(), *DATES.end()),
        ),
        ("transactions[].amount", range(AMOUNT)),
    ] {
        fields.limit(field, limit);
    }
}

fn customers_of(fields: &mut Fields, rows: &[CustomerRow]) -> Option<Data> {
    fields.count("customers", rows.len(), 2..=MOST_CUSTOMERS)?;
    let mut ids = HashSet::new();
    let mut are_valid = true;
    let mut customers = Vec::with_capacity(rows.len());
    for (at, row) in rows.iter().enumerate() {
        let field = |name: &str| format!("customers[{at}].{name}");
        let id = row.id.trim();
        if id.is_empty() || id.chars().count() > MAX_ID {
            let message = format!("an id has 1 to {MAX_ID} characters");
            fields.refuse(
                field("id"),
                "not_an_id",
                message,
                json!({ "maximum": MAX_ID }),
            );
            are_valid = false;
        } else if !ids.insert(id) {
            let got = shown(id);
            let message = format!("the id \"{got}\" stands there twice");
            fields.refuse(field("id"), "twice", message, json!({ "got": got }));
            are_valid = false;
        }
        let first = row.first_days.unwrap_or(row.recency_days);
        for (name, value, range) in [
            ("recency_days", row.recency_days, DAYS),
            ("frequency", row.frequency, FREQUENCY),
            ("monetary", row.monetary, MONETARY),
            ("first_days", first, DAYS),
        ] {
            if !range.contains(&value) {
                are_valid = false;
                if name != "first_days" || row.first_days.is_some() {
                    fields.within(&field(name), value, range);
                }
            }
        }
        if first < row.recency_days {
            let message = "the first purchase is no later than the last: first_days must be at least recency_days";
            let values = json!({ "minimum": row.recency_days, "got": first });
            fields.refuse(field("first_days"), "after_last", message, values);
            are_valid = false;
        }
        customers.push(customer(row, id));
    }
    if !are_valid {
        return None;
    }
    customers.sort_by(|a, b| a.id.cmp(&b.id));
    Some(Data::Customers(customers))
}

fn customer(row: &CustomerRow, id: &str) -> Customer {
    let rfm = Rfm {
        recency_days: row.recency_days,
        frequency: row.frequency,
        monetary: row.monetary,
    };
    let repeats = (row.frequency.floor() - 1.0).max(0.0);
    Customer {
        id: id.to_owned(),
        rfm,
        life: row.first_days.map(|first| life(row, first.ceil(), repeats)),
    }
}

/// An age is of whole days, so that many customers share one: the outlook is worked out once for all of them, and that
/// of a first day takes longest.
fn life(row: &CustomerRow, first_days: f64, repeats: f64) -> Life {
    let came_back = repeats > 0.0;
    Life {
        repeats,
        // Without a second purchase the last is the first.
        last_weeks: match came_back {
            true => (first_days - row.recency_days) / WEEK,
            false => 0.0,
        },
        age_weeks: first_days / WEEK,
        mean_value: match came_back {
            true => row.monetary / row.frequency,
            false => 0.0,
        },
    }
}

fn transactions_of(fields: &mut Fields, transactions: &[Transaction]) -> Option<Data> {
    fields.count("transactions", transactions.len(), 1..=MOST_TRANSACTIONS)?;
    let mut rows = RowsBuilder::default();
    let mut are_valid = true;
    let mut span: Option<(i32, i32)> = None;
    for (at, transaction) in transactions.iter().enumerate() {
        let field = |name: &str| format!("transactions[{at}].{name}");
        let customer = transaction.customer.as_deref().unwrap_or_default().trim();
        if customer.chars().count() > MAX_ID {
            fields.text(&field("customer"), customer, MAX_ID);
            are_valid = false;
        }
        if !AMOUNT.contains(&transaction.amount) {
            fields.within(&field("amount"), transaction.amount, AMOUNT);
            are_valid = false;
        }
        let date = transaction.date.parse().ok();
        let Some(date) = date.filter(|date| DATES.contains(date)) else {
            fields.day(&field("date"), &transaction.date, DATES);
            are_valid = false;
            continue;
        };
        let day = day::number(date);
        let (first, last) = span.unwrap_or((day, day));
        span = Some((first.min(day), last.max(day)));
        rows.add(customer, day, (transaction.amount * 100.0).round() as i64);
    }
    if !are_valid {
        return None;
    }
    let (first, last) = span?;
    if let Err((code, message)) = within_bounds(rows.customers(), first, last) {
        fields.refuse("transactions", code, message, json!({}));
        return None;
    }
    let rows = rows.finish();
    let Some(ledger) = Ledger::of(&rows) else {
        let message = "no customer has a purchase: a customer, a date and an amount of zero or more are needed";
        fields.refuse("transactions", "no_purchases", message, json!({}));
        return None;
    };
    Some(Data::Transactions(rows, ledger))
}

/// What a list of transactions may span, alike for JSON and tables.
pub(crate) fn within_bounds(
    customers: usize,
    first: i32,
    last: i32,
) -> Result<(), (&'static str, String)> {
    if customers > MOST_CUSTOMERS {
        let message =
            format!("there are {customers} customers; at most {MOST_CUSTOMERS} are taken");
        return Err(("too_many_customers", message));
    }
    within_years(first, last)
}

pub(crate) fn within_years(first: i32, last: i32) -> Result<(), (&'static str, String)> {
    if (last - first) / 366 >= MOST_YEARS {
        let message = format!("the dates span more than {MOST_YEARS} years");
        return Err(("too_long", message));
    }
    Ok(())
}
