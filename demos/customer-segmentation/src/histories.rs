//! Customers with their orders, as a browser adds up a file too large to send: a text a customer.

use std::collections::HashSet;

use boreal_demo_kit::field::shown;
use boreal_demo_kit::{Fields, Input, Limit};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::analysis::{Data, Report, analyse};
use crate::day::{self, Day};
use crate::ledger::{Ledger, RowsBuilder};
use crate::options::{DEFAULT_HORIZON_WEEKS, DEFAULT_SEED, Options, fits};
use crate::segment::{AMOUNT, DATES, MAX_ID, within_years};

/// Customers in a call.
pub const MOST_CUSTOMERS: usize = 100_000;
/// Characters of a customer's orders: about forty thousand of them.
pub const MAX_ORDERS: usize = 500_000;
/// Orders of all customers in a call.
pub const MOST_ORDERS: usize = 1_000_000;

/// A customer and all orders.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CustomerSegmentationHistory)]
pub struct History {
    pub id: String,
    /// Day and amount of each order with a space between two: `0:40 46:65.5 52:-20`. Days are counted from `from`; a
    /// negative amount is a return.
    pub orders: String,
}

/// Histories and what is asked of them, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = CustomerSegmentationHistoriesParams)]
pub struct Params {
    /// The first day of the record, `2025-01-31`: orders are counted from it.
    pub from: String,
    /// The last day of the record.
    pub to: String,
    /// A row a customer; all of them have at most 1,000,000 orders.
    pub customers: Vec<History>,
    /// How many groups; without it the number that can be defended.
    pub k: Option<u32>,
    /// Where chance begins: the same seed gives the same answer.
    pub seed: u32,
    /// Weeks to look ahead.
    pub horizon_weeks: u32,
    /// The last weeks of the record, held back to test the forecast on; without it half of them.
    pub holdout_weeks: Option<u32>,
    /// Whether every customer is named in the answer.
    pub assignments: bool,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            from: String::new(),
            to: String::new(),
            customers: Vec::new(),
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
        let row = |id: &str, orders: &str| History {
            id: id.to_owned(),
            orders: orders.to_owned(),
        };
        Self {
            from: "2025-01-05".to_owned(),
            to: "2025-03-09".to_owned(),
            customers: vec![
                row("A-1", "0:40 46:65"),
                row("B-2", "13:12.5"),
                row("C-3", "56:220 63:-20"),
            ],
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        fields.limit("customers[].id", Limit::Length(MAX_ID));
        fields.limit("customers[].orders", Limit::Length(MAX_ORDERS));
        let options = Options::check(
            fields,
            self.k,
            self.seed,
            self.horizon_weeks,
            self.holdout_weeks,
            self.assignments,
        );
        let from = fields.day("from", &self.from, DATES);
        let to = fields.day("to", &self.to, DATES);
        let count = fields.count("customers", self.customers.len(), 1..=MOST_CUSTOMERS);
        let (from, to) = (day::number(from?), day::number(to?));
        count?;
        if to < from {
            let message = "the record ends before it begins: to must be no earlier than from";
            fields.refuse("to", "before_from", message, json!({}));
            return None;
        }
        if let Err((code, message)) = within_years(from, to) {
            fields.refuse("to", code, message, json!({}));
            return None;
        }
        let data = data(fields, &self.customers, from, to)?;
        let options = options?;
        fits(fields, &options, &data)?;
        Some(Plan { data, options })
    }
}

pub fn run(plan: &Plan) -> Report {
    analyse(&plan.data, &plan.options)
}

fn data(fields: &mut Fields, customers: &[History], from: Day, to: Day) -> Option<Data> {
    let mut rows = RowsBuilder::default();
    let mut ids = HashSet::new();
    let mut orders = 0;
    let mut are_valid = true;
    for (at, customer) in customers.iter().enumerate() {
        let id = customer.id.trim();
        if id.is_empty() || id.chars().count() > MAX_ID {
            let message = format!("an id has 1 to {MAX_ID} characters");
            let values = json!({ "maximum": MAX_ID });
            fields.refuse(format!("customers[{at}].id"), "not_an_id", message, values);
            are_valid = false;
        } else if !ids.insert(id) {
            let got = shown(id);
            let message = format!("the id \"{got}\" stands there twice");
            let values = json!({ "got": got });
            fields.refuse(format!("customers[{at}].id"), "twice", message, values);
            are_valid = false;
        }
        if customer.orders.len() > MAX_ORDERS {
            fields.text(
                &format!("customers[{at}].orders"),
                &customer.orders,
                MAX_ORDERS,
            );
            are_valid = false;
            continue;
        }
        for text in customer.orders.split_ascii_whitespace() {
            orders += 1;
            let Some((day, cents)) = order(text).filter(|(day, _)| *day <= to - from) else {
                let message = format!(
                    "\"{}\" is not an order like 31:12.50: a day from 0 to {} and an amount",
                    shown(text),
                    to - from
                );
                let field = format!("customers[{at}].orders");
                fields.refuse(
                    field,
                    "not_an_order",
                    message,
                    json!({ "maximum": to - from }),
                );
                are_valid = false;
                break;
            };
            rows.add(id, from + day, cents);
        }
        if orders > MOST_ORDERS {
            let message = format!("there are more than {MOST_ORDERS} orders, which is the most");
            let values = json!({ "maximum": MOST_ORDERS });
            fields.refuse("customers", "too_many_orders", message, values);
            return None;
        }
    }
    if !are_valid {
        return None;
    }
    let rows = rows.finish();
    let Some(ledger) = Ledger::until(&rows, to) else {
        let message = "no customer has a purchase: an order of zero or more is needed";
        fields.refuse("customers", "no_purchases", message, json!({}));
        return None;
    };
    Some(Data::Transactions(rows, ledger))
}

/// The day after the first and the cents of `31:12.50`.
fn order(text: &str) -> Option<(Day, i64)> {
    let (day, amount) = text.split_once(':')?;
    let day: u16 = day.parse().ok()?;
    let amount: f64 = amount.parse().ok()?;
    AMOUNT
        .contains(&amount)
        .then(|| (Day::from(day), (amount * 100.0).round() as i64))
}
