//! A list of transactions made clean: returns taken back, rows without a customer counted.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;
use utoipa::ToSchema;

use crate::day::Day;

/// One line of a list of transactions. A negative amount is a return or a cancellation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The customer's number in [`Rows::names`]; none where the row names nobody.
    pub customer: Option<u32>,
    pub day: Day,
    pub cents: i64,
}

/// Rows as they came.
#[derive(Debug, Clone, Default)]
pub struct Rows {
    pub names: Vec<String>,
    pub entries: Vec<Entry>,
}

/// Numbers customers as they come; the same name is the same customer.
#[derive(Debug, Default)]
pub struct RowsBuilder {
    rows: Rows,
    numbers: HashMap<String, u32>,
}

impl RowsBuilder {
    /// Adds a row; an empty name is no customer.
    pub fn add(&mut self, customer: &str, day: Day, cents: i64) {
        let name = customer.trim();
        let number = (!name.is_empty()).then(|| match self.numbers.get(name) {
            Some(number) => *number,
            None => {
                let number = u32::try_from(self.rows.names.len()).unwrap_or(u32::MAX);
                self.rows.names.push(name.to_owned());
                self.numbers.insert(name.to_owned(), number);
                number
            }
        });
        self.rows.entries.push(Entry {
            customer: number,
            day,
            cents,
        });
    }

    /// Customers so far.
    pub fn customers(&self) -> usize {
        self.rows.names.len()
    }

    pub fn finish(self) -> Rows {
        self.rows
    }
}

/// A day on which a customer bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Visit {
    pub day: Day,
    /// What was bought less what came back that day.
    pub cents: i64,
}

/// What one customer did, with at least one visit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    pub id: String,
    /// In order, one a day.
    pub visits: Vec<Visit>,
    /// All purchases less all returns; never below zero.
    pub cents: i64,
}

impl History {
    pub fn first(&self) -> Day {
        self.visits.first().map_or(0, |visit| visit.day)
    }

    pub fn last(&self) -> Day {
        self.visits.last().map_or(0, |visit| visit.day)
    }
}

/// What was found in the rows and what became of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationCounts)]
pub struct Counts {
    pub rows: usize,
    /// Rows that name no customer: left out.
    pub without_customer: usize,
    /// Rows of a customer with an amount of zero or more.
    pub purchases: usize,
    /// Rows of a customer with a negative amount.
    pub cancellations: usize,
    /// Cancellations of exactly one earlier purchase: both are taken out. The others reduce what was spent.
    pub cancelled_purchases: usize,
    /// Customers with no purchase left: left out.
    pub customers_without_purchase: usize,
    /// Customers who sent back more than they bought: their spending counts as zero.
    pub customers_below_zero: usize,
}

/// Histories by customer, sorted by id: the order of the rows makes no difference.
#[derive(Debug, Clone)]
pub struct Ledger {
    pub histories: Vec<History>,
    pub first: Day,
    pub last: Day,
    pub counts: Counts,
}

impl Ledger {
    /// All rows; `None` where no customer has a purchase.
    pub fn of(rows: &Rows) -> Option<Self> {
        let last = rows.entries.iter().map(|entry| entry.day).max()?;
        Self::until(rows, last)
    }

    /// What was known at the end of a day: a later return is not.
    pub fn until(rows: &Rows, last: Day) -> Option<Self> {
        let known = || rows.entries.iter().filter(|entry| entry.day <= last);
        let first = known().map(|entry| entry.day).min()?;
        let mut by_customer: Vec<Vec<Entry>> = vec![Vec::new(); rows.names.len()];
        let mut counts = Counts::default();
        for entry in known() {
            counts.rows += 1;
            match entry.customer {
                None => counts.without_customer += 1,
                Some(number) => by_customer[number as usize].push(*entry),
            }
        }
        let mut histories: Vec<History> = Vec::new();
        for (name, mut entries) in rows.names.iter().zip(by_customer) {
            if entries.is_empty() {
                continue;
            }
            match history(name, &mut entries, &mut counts) {
                Some(history) => histories.push(history),
                None => counts.customers_without_purchase += 1,
            }
        }
        histories.sort_by(|a, b| a.id.cmp(&b.id));
        (!histories.is_empty()).then_some(Self {
            histories,
            first,
            last,
            counts,
        })
    }
}

/// Takes purchases that were cancelled as a whole out, and other returns off what was spent.
fn history(name: &str, entries: &mut [Entry], counts: &mut Counts) -> Option<History> {
    // Purchases of a day stand before its returns, whatever the order of the rows.
    entries.sort_by_key(|entry| (entry.day, entry.cents < 0, entry.cents));
    let mut open: HashMap<i64, Vec<usize>> = HashMap::new();
    let mut is_cancelled = vec![false; entries.len()];
    let mut net = 0;
    for (at, entry) in entries.iter().enumerate() {
        net += entry.cents;
        if entry.cents >= 0 {
            counts.purchases += 1;
            open.entry(entry.cents).or_default().push(at);
            continue;
        }
        counts.cancellations += 1;
        if let Some(purchase) = open.get_mut(&-entry.cents).and_then(Vec::pop) {
            counts.cancelled_purchases += 1;
            is_cancelled[purchase] = true;
            is_cancelled[at] = true;
        }
    }
    let mut days: BTreeMap<Day, (bool, i64)> = BTreeMap::new();
    for (entry, is_cancelled) in entries.iter().zip(is_cancelled) {
        if !is_cancelled {
            let day = days.entry(entry.day).or_default();
            day.0 |= entry.cents >= 0;
            day.1 += entry.cents;
        }
    }
    let visits: Vec<Visit> = days
        .into_iter()
        .filter(|(_, (is_purchase, _))| *is_purchase)
        .map(|(day, (_, cents))| Visit { day, cents })
        .collect();
    if visits.is_empty() {
        return None;
    }
    if net < 0 {
        counts.customers_below_zero += 1;
    }
    Some(History {
        id: name.to_owned(),
        visits,
        cents: net.max(0),
    })
}
