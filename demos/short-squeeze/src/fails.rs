//! Shares not delivered, by settlement date: the newest half month the Commission has published, or
//! the bundled past.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use boreal_demo_kit::{Fields, Input};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::record::{Event, Record};
use crate::stock::symbol;

/// A balance on a settlement date: what was still open, not what failed anew.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeFailsBalance)]
pub struct Balance {
    pub settled: Date,
    /// Shares not delivered.
    pub shares: u64,
    /// The close of the session before, in dollars: what the Commission calls the price.
    pub previous_close: Option<f64>,
}

/// Balances by symbol, oldest first.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Fails {
    by_symbol: BTreeMap<String, Vec<Balance>>,
}

impl Fails {
    /// Of two rows for a symbol and date the later one counts.
    pub fn of(rows: impl IntoIterator<Item = (String, Balance)>) -> Self {
        let mut days: BTreeMap<String, BTreeMap<Date, Balance>> = BTreeMap::new();
        for (symbol, balance) in rows {
            let symbol = days.entry(symbol).or_default();
            symbol.insert(balance.settled, balance);
        }
        let rows = days.into_iter();
        let by_symbol = rows.map(|(symbol, days)| (symbol, days.into_values().collect()));
        Self {
            by_symbol: by_symbol.collect(),
        }
    }

    /// GameStop and AMC, 2020-11 to 2021-03.
    pub fn bundled() -> &'static Self {
        static BUNDLED: LazyLock<Fails> = LazyLock::new(|| {
            Fails::of(Event::ALL.iter().flat_map(|event| {
                let sessions = &Record::of(*event).sessions;
                sessions.iter().enumerate().filter_map(|(at, session)| {
                    let before = at.checked_sub(1).and_then(|at| sessions[at].close);
                    let balance = Balance {
                        settled: session.date,
                        shares: session.fails?,
                        previous_close: before,
                    };
                    Some((event.symbol().to_owned(), balance))
                })
            }))
        });
        &BUNDLED
    }

    fn days(&self) -> impl Iterator<Item = Date> {
        self.by_symbol.values().flatten().map(|row| row.settled)
    }

    /// The newest day, and the number of rows.
    pub fn describe(&self) -> (Option<Date>, usize) {
        (self.days().max(), self.days().count())
    }
}

/// Which stock, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = ShortSqueezeFailsParams)]
#[into_params(parameter_in = Query)]
#[serde(default, deny_unknown_fields)]
pub struct Params {
    /// The stock's symbol, in capitals or not.
    pub symbol: String,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            symbol: Event::Gme.symbol().to_owned(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    symbol: String,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        Some(Plan {
            symbol: symbol(fields, &self.symbol)?.to_uppercase(),
        })
    }
}

/// What was not delivered of a stock, in the days the figures cover.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeFailsReport)]
pub struct Report {
    pub symbol: String,
    /// The first and last settlement date of the whole file, of any stock.
    pub first: Option<Date>,
    pub last: Option<Date>,
    /// Oldest first; a day that is not there had no balance to report.
    pub balances: Vec<Balance>,
    pub newest: Option<Balance>,
    pub highest: Option<Balance>,
    /// What a reader might take for an error, in words.
    pub remark: Option<String>,
}

pub fn run(plan: &Plan, fails: &Fails) -> Report {
    let (first, last) = (fails.days().min(), fails.days().max());
    let balances = fails.by_symbol.get(&plan.symbol).cloned();
    let balances = balances.unwrap_or_default();
    let remark = balances.is_empty().then(|| {
        let days = first.zip(last);
        let days = days.map_or_else(String::new, |(first, last)| {
            format!(" between {first} and {last}")
        });
        format!(
            "The file has no row of {}{days}: either nothing failed, or the symbol is another one.",
            plan.symbol
        )
    });
    Report {
        symbol: plan.symbol.clone(),
        first,
        last,
        newest: balances.last().copied(),
        highest: balances.iter().copied().max_by_key(|row| row.shares),
        balances,
        remark,
    }
}
