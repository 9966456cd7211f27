//! `company_tickers.json`: which company stands behind a symbol, and the number its filings are kept under.
//!
//! An object of numbered entries, `{"0":{"cik_str":320193,"ticker":"AAPL","title":"Apple Inc."}}`. A
//! company comes once for each of its symbols.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

/// Why an answer cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TickersError {
    #[error("the answer is not company_tickers JSON")]
    Malformed,
    #[error("the answer holds no company")]
    Empty,
}

/// A symbol and its company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TickerRow {
    /// In capitals, a class of shares after a hyphen: `BRK-B`.
    pub symbol: String,
    /// The Commission's number of the company.
    pub cik: u32,
    pub company: String,
}

pub fn tickers_url(base: &str) -> String {
    format!("{base}/files/company_tickers.json")
}

#[derive(Deserialize)]
struct Entry {
    cik_str: u32,
    ticker: String,
    title: String,
}

/// Reads the published list, in the order of the symbols.
pub fn ticker_rows(body: &str) -> Result<Vec<TickerRow>, TickersError> {
    let entries: BTreeMap<String, Entry> =
        serde_json::from_str(body).map_err(|_| TickersError::Malformed)?;
    let rows = entries.into_values().map(|entry| TickerRow {
        symbol: entry.ticker.trim().to_uppercase(),
        cik: entry.cik_str,
        company: entry.title,
    });
    let mut rows: Vec<TickerRow> = rows.filter(|row| !row.symbol.is_empty()).collect();
    rows.sort_by(|a, b| a.symbol.cmp(&b.symbol));
    match rows.is_empty() {
        true => Err(TickersError::Empty),
        false => Ok(rows),
    }
}
