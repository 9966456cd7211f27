//! Shares not delivered, by settlement date: the newest half month the Commission has published, or
//! the bundled past of a few stocks.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use boreal_demo_kit::{Fields, Input, wire_enum};
use jiff::civil::{Date, date};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::record::Event;
use crate::stock::symbol;

/// The Commission's rows of 33 symbols.
const EXTRACT: &str = include_str!("../data/fails.csv");
/// The days of the two extracts it is made of; three symbols are in the first alone, fifteen in the second.
const FIRST_PART: RangeInclusive<Date> = date(2020, 11, 2)..=date(2021, 1, 14);
const SECOND_PART: RangeInclusive<Date> = date(2021, 1, 4)..=date(2021, 3, 12);

wire_enum! {
    /// What a symbol that is not there means.
    #[schema(as = ShortSqueezeFailsScope)]
    pub enum Scope {
        /// A whole file of the Commission's: nothing failed, or the symbol is another one.
        WholeFile = "whole_file",
        /// The bundled rows of a few symbols: nothing is known of any other.
        Extract = "extract",
    }
}

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
#[derive(Debug, Clone, PartialEq)]
pub struct Fails {
    by_symbol: BTreeMap<String, Vec<Balance>>,
    scope: Scope,
}

impl Fails {
    /// A whole file. Of two rows for a symbol and date the later one counts.
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
            scope: Scope::WholeFile,
        }
    }

    /// The bundled extract, 2020-11 to 2021-03.
    pub fn bundled() -> &'static Self {
        static BUNDLED: LazyLock<Fails> = LazyLock::new(|| Fails {
            scope: Scope::Extract,
            ..Fails::of(EXTRACT.lines().skip(1).map(|line| {
                let read = || {
                    let mut cells = line.split(',');
                    let symbol = cells.next()?.to_owned();
                    let balance = Balance {
                        settled: cells.next()?.parse().ok()?,
                        shares: cells.next()?.parse().ok()?,
                        previous_close: Some(cells.next()?.parse().ok()?),
                    };
                    Some((symbol, balance))
                };
                read().expect("a test reads the bundled extract")
            }))
        });
        &BUNDLED
    }

    /// The settlement dates that were looked at for a symbol: of a whole file all of them.
    fn window(&self, balances: &[Balance]) -> Option<(Date, Date)> {
        match (self.scope, balances) {
            (Scope::WholeFile, _) => self.days().min().zip(self.days().max()),
            (Scope::Extract, [oldest, .., newest]) => {
                let is_early = oldest.settled < *SECOND_PART.start();
                let is_late = newest.settled > *FIRST_PART.end();
                let first = if is_early { FIRST_PART } else { SECOND_PART };
                let last = if is_late { SECOND_PART } else { FIRST_PART };
                Some((*first.start(), *last.end()))
            }
            (Scope::Extract, _) => None,
        }
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
    /// Whether the figures are of every stock or of a few.
    pub scope: Scope,
    /// How many symbols the figures have.
    pub symbols: usize,
    /// The first and last settlement date that were looked at; null where the symbol is not in the extract.
    pub first: Option<Date>,
    pub last: Option<Date>,
    /// Oldest first; a day that is not there had no balance to report.
    pub balances: Vec<Balance>,
    pub newest: Option<Balance>,
    pub highest: Option<Balance>,
    /// What a reader might take for an error, or for the newest, in words.
    pub remark: Option<String>,
}

pub fn run(plan: &Plan, fails: &Fails) -> Report {
    let symbol = &plan.symbol;
    let symbols = fails.by_symbol.len();
    let balances = fails.by_symbol.get(symbol).cloned();
    let balances = balances.unwrap_or_default();
    let window = fails.window(&balances);
    let later = "The newest file, of every stock, is asked for where live sources are on, at the start and once a day when somebody looks; /api/v1/sources says how that went.";
    let remark = match (fails.scope, balances.is_empty()) {
        (Scope::WholeFile, false) => None,
        (Scope::WholeFile, true) => {
            let days = window.map_or_else(String::new, |(first, last)| {
                format!(" between {first} and {last}")
            });
            Some(format!(
                "The file has no row of {symbol}{days}: either nothing failed, or the symbol is another one."
            ))
        }
        (Scope::Extract, false) => Some(format!(
            "From the bundled extract of {symbols} symbols, of 2020-11 to 2021-03. {later}"
        )),
        (Scope::Extract, true) => Some(format!(
            "{symbol} is not among the {symbols} symbols of the bundled extract, so nothing is known of it here. {later}"
        )),
    };
    Report {
        symbol: symbol.clone(),
        scope: fails.scope,
        symbols,
        first: window.map(|(first, _)| first),
        last: window.map(|(_, last)| last),
        newest: balances.last().copied(),
        highest: balances.iter().copied().max_by_key(|row| row.shares),
        balances,
        remark,
    }
}
