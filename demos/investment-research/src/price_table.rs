//! A visitor's table of prices: one column a symbol, or a row for each day and symbol.

use std::collections::{BTreeMap, BTreeSet};

use boreal_demo_kit::day::in_words;
use boreal_demo_kit::{FieldError, Row, Table, TableError, is_plain};
use jiff::civil::Date;
use serde_json::json;

use crate::optimize::MAX_NAME;
use crate::prices::{CLOSE, MAX_ASSETS, Prices, ROWS, day, is_constant, not_a_price};

/// One column a symbol, or long: a row for each day and symbol.
pub fn read(table: &Table) -> Result<Cells, TableError> {
    let when = table.column("date", &["day", "month", "time", "timestamp", "jour"])?;
    let symbol = table.optional_column("symbol", &["ticker", "asset", "name", "symbole"]);
    let close = table.optional_column(
        "close",
        &["price", "adj close", "adjusted close", "value", "prix"],
    );
    let currency = one_currency(table)?;
    let mut cells = Cells::default();
    match (symbol, close) {
        (Some(symbol), Some(close)) => {
            for row in table.rows() {
                let name = table.text(row, symbol).ok_or_else(|| {
                    table.refuse(row, symbol, "the cell is empty; a symbol is needed")
                })?;
                is_name(table, row, symbol, name)?;
                let index = cells.asset(name);
                if index >= MAX_ASSETS {
                    return Err(one_too_many(table, row, symbol, name));
                }
                cells.put(table, row, when, index, close)?;
            }
        }
        _ => {
            not_one_symbols_file(table)?;
            let headers = table.headers().iter().enumerate();
            let columns: Vec<usize> = headers
                .filter(|(column, name)| *column != when && !name.is_empty())
                .filter(|(column, _)| Some(*column) != currency)
                .map(|(column, _)| column)
                .collect();
            let names: Vec<&str> = columns.iter().map(|&c| &table.headers()[c]).collect();
            if let Some(at) = (1..names.len()).find(|&at| names[..at].contains(&names[at])) {
                let row = &table.rows()[0];
                return Err(table.refuse(row, columns[at], "the column is there twice"));
            }
            for (name, &column) in names.iter().zip(&columns) {
                let index = cells.asset(name);
                if let Some(row) = table.rows().first() {
                    is_name(table, row, column, name)?;
                    if index >= MAX_ASSETS {
                        return Err(one_too_many(table, row, column, name));
                    }
                }
            }
            for row in table.rows() {
                cells.note_day(table, row, when)?;
                for (index, &column) in columns.iter().enumerate() {
                    cells.put(table, row, when, index, column)?;
                }
            }
        }
    }
    Ok(cells)
}

fn one_too_many(table: &Table, row: &Row, column: usize, name: &str) -> TableError {
    let problem = format!("is one symbol too many: at most {MAX_ASSETS} are compared");
    table.refuse(row, column, format!("\"{name}\" {problem}"))
}

/// A symbol that a page can show and a person can tell from others.
fn is_name(table: &Table, row: &Row, column: usize, name: &str) -> Result<(), TableError> {
    if is_plain(name) && name.chars().count() <= MAX_NAME {
        return Ok(());
    }
    let problem = format!("a symbol has at most {MAX_NAME} characters, all of which can be seen");
    Err(table.refuse(row, column, problem))
}

/// Where the currency stands, which is no symbol. It must be one: prices in two cannot be compared without the rates
/// between them.
fn one_currency(table: &Table) -> Result<Option<usize>, TableError> {
    let Some(column) = table.optional_column("currency", &["ccy", "devise"]) else {
        return Ok(None);
    };
    let mut rows = table.rows().iter();
    let first = rows.next().and_then(|row| table.text(row, column));
    match rows.find(|row| table.text(row, column) != first) {
        None => Ok(Some(column)),
        Some(row) => {
            let (first, other) = (first.unwrap_or_default(), table.text(row, column));
            let problem = format!(
                "\"{}\" after \"{first}\": bring all prices in one currency",
                other.unwrap_or_default()
            );
            Err(table.refuse(row, column, problem))
        }
    }
}

/// What one symbol's download has beside the close is no symbol.
fn not_one_symbols_file(table: &Table) -> Result<(), TableError> {
    let place = |name: &str| table.optional_column(name, &[]);
    let Some(column) = place("open").filter(|_| place("high").and(place("low")).is_some()) else {
        return Ok(());
    };
    let Some(row) = table.rows().first() else {
        return Ok(());
    };
    let problem = "this is one symbol's file with its open, high and low: bring `date` and a column of closes for each symbol, or `date,symbol,close`";
    Err(table.refuse(row, column, problem))
}

/// The prices of a table, before the window they share is known.
#[derive(Debug, Default)]
pub struct Cells {
    assets: Vec<String>,
    days: BTreeMap<Date, Vec<Option<f64>>>,
    seen: BTreeSet<Date>,
}

impl Cells {
    fn asset(&mut self, name: &str) -> usize {
        let known = self.assets.iter().position(|asset| asset == name);
        known.unwrap_or_else(|| {
            self.assets.push(name.to_owned());
            self.assets.len() - 1
        })
    }

    fn note_day(&mut self, table: &Table, row: &Row, when: usize) -> Result<(), TableError> {
        let day = day_of(table, row, when)?;
        if self.seen.insert(day) {
            return Ok(());
        }
        Err(table.refuse(row, when, format!("{day} is there twice")))
    }

    fn put(
        &mut self,
        table: &Table,
        row: &Row,
        when: usize,
        asset: usize,
        column: usize,
    ) -> Result<(), TableError> {
        let day = day_of(table, row, when)?;
        let prices = self.days.entry(day).or_default();
        if prices.len() <= asset {
            prices.resize(asset + 1, None);
        }
        let Some(price) = table.number_if_known(row, column)? else {
            return Ok(());
        };
        if !CLOSE.contains(&price) {
            return Err(table.refuse(row, column, not_a_price(price)));
        }
        if prices[asset].is_some() {
            let name = &self.assets[asset];
            return Err(table.refuse(row, column, format!("{name} has two prices on {day}")));
        }
        prices[asset] = Some(price);
        Ok(())
    }

    /// The days on which every asset has a price.
    pub fn prices(self) -> Result<Prices, FieldError> {
        let refuse = |code: &str, message: String, values| {
            Err(FieldError::new("csv", code, message, values))
        };
        if self.assets.is_empty() {
            let message =
                "csv must have a column of prices for each symbol beside the date".to_owned();
            return refuse("missing_column", message, json!({}));
        }
        let mut closes = vec![Vec::new(); self.assets.len()];
        let mut dates = Vec::new();
        for (&day, prices) in &self.days {
            let all: Option<Vec<f64>> = (0..self.assets.len())
                .map(|asset| prices.get(asset).copied().flatten())
                .collect();
            if let Some(all) = all {
                dates.push(day);
                for (column, price) in closes.iter_mut().zip(all) {
                    column.push(price);
                }
            }
        }
        let (least, most) = ROWS.into_inner();
        if dates.len() < least || dates.len() > most {
            let spans: Vec<String> = (0..self.assets.len())
                .map(|asset| self.span(asset))
                .collect();
            let message = format!(
                "csv must have {least} to {most} days with a price of every symbol, got {}: {}",
                dates.len(),
                spans.join("; ")
            );
            let values =
                json!({ "minimum": least, "maximum": most, "got": dates.len(), "spans": spans });
            return refuse("no_common_window", message, values);
        }
        if let Some(at) = closes.iter().position(|column| is_constant(column)) {
            let name = &self.assets[at];
            let message = format!(
                "csv: {name} never changes in the common window, so it has no risk to measure. Leave it out, or bring prices that move"
            );
            return refuse("constant", message, json!({ "symbol": name }));
        }
        Ok(Prices {
            left_out: self.days.len() - dates.len(),
            assets: self.assets,
            dates,
            closes,
        })
    }

    /// When an asset has prices, in words.
    fn span(&self, asset: usize) -> String {
        let with = |(day, prices): (&Date, &Vec<Option<f64>>)| {
            prices.get(asset).copied().flatten().map(|_| *day)
        };
        let days: Vec<Date> = self.days.iter().filter_map(with).collect();
        let name = &self.assets[asset];
        match (days.first(), days.last()) {
            (Some(&first), Some(&last)) => {
                format!(
                    "{name} has {} from {} to {}",
                    days.len(),
                    in_words(first),
                    in_words(last)
                )
            }
            _ => format!("{name} has none"),
        }
    }
}

fn day_of(table: &Table, row: &Row, when: usize) -> Result<Date, TableError> {
    let text = table.text(row, when).unwrap_or_default();
    day(text).ok_or_else(|| {
        table.refuse(
            row,
            when,
            format!("\"{text}\" is not a day like 2026-06-30"),
        )
    })
}
