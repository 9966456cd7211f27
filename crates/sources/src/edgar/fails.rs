//! Fails to deliver: the Commission's half-monthly files, zipped.
//!
//! `SETTLEMENT DATE|CUSIP|SYMBOL|QUANTITY (FAILS)|DESCRIPTION|PRICE`, the quantity a balance and not
//! new fails, PRICE the close of the session **before**, `.` or nothing where it is not known. A
//! description may hold the bar itself. Two trailer lines end a file; some copies lack them. The
//! first half of a month comes out at its end, the second about the middle of the next.

use std::fmt::Write as _;
use std::sync::Arc;

use async_trait::async_trait;
use jiff::civil::Date;
use jiff::{Timestamp, ToSpan as _, tz::TimeZone};
use thiserror::Error;

use crate::feed::{Fetch, read_apart};
use crate::http::FetchError;
use crate::zip::{self, ZipError};

/// A file unpacked is about four megabytes.
const MAX_TEXT: usize = 32 << 20;
/// How far back a file is looked for: the newest may be late.
const HALVES: usize = 4;
/// Days from the last of a half to its file, at the earliest.
const EARLIEST: i32 = 14;
const TRAILER: &str = "Trailer record count";

/// Why a file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FailsError {
    #[error("line {0} is not a row of fails to deliver")]
    Malformed(usize),
    #[error("the file says {said} rows and has {found}")]
    Truncated { said: usize, found: usize },
    #[error("the file holds no row")]
    Empty,
}

/// A balance of shares not delivered.
#[derive(Debug, Clone, PartialEq)]
pub struct FailRow {
    pub settled: Date,
    pub symbol: String,
    pub shares: u64,
    /// The close of the session before the settlement date, in dollars.
    pub previous_close: Option<f64>,
}

/// Below which the files are.
pub fn fails_url(base: &str) -> String {
    format!("{base}/files/data/fails-deliver-data")
}

/// Asks for the newest half month there is and gives it as text, without what nobody asked for.
pub struct HalfMonths {
    fetch: Arc<dyn Fetch>,
    today: fn() -> Date,
}

impl HalfMonths {
    pub fn new(fetch: Arc<dyn Fetch>) -> Self {
        Self::on(fetch, || Timestamp::now().to_zoned(TimeZone::UTC).date())
    }

    /// As it would ask on another day.
    pub fn on(fetch: Arc<dyn Fetch>, today: fn() -> Date) -> Self {
        Self { fetch, today }
    }
}

#[async_trait]
impl Fetch for HalfMonths {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        // The Commission's store answers either to a file that is not there.
        let not_there = [403, 404].map(|status| FetchError::Status(status).to_string());
        let mut last = String::new();
        for name in file_names((self.today)()) {
            match self.fetch.bytes(&format!("{url}/{name}")).await {
                Ok(body) => return read_apart(move || reduced(&body)).await,
                Err(error) if not_there.contains(&error) => last = error,
                Err(error) => return Err(error),
            }
        }
        Err(last)
    }
}

/// The newest files that may be out on a day, newest first.
pub fn file_names(today: Date) -> Vec<String> {
    let months = (0_i32..).map(|back| today.first_of_month().saturating_sub(back.months()));
    let halves = months.flat_map(|first| {
        let middle = first.saturating_add(14.days());
        [('b', first.last_of_month()), ('a', middle)]
    });
    halves
        .filter(|(_, last)| last.saturating_add(EARLIEST.days()) <= today)
        .map(|(half, last)| format!("cnsfails{:04}{:02}{half}.zip", last.year(), last.month()))
        .take(HALVES)
        .collect()
}

/// The text of a zipped file in its own form, without CUSIP and description.
fn reduced(body: &[u8]) -> Result<String, String> {
    let bytes = zip::only_file(body, MAX_TEXT).map_err(|error: ZipError| error.to_string())?;
    // Names of companies are not always UTF-8; they are dropped here.
    let rows = fail_rows(&String::from_utf8_lossy(&bytes)).map_err(|error| error.to_string())?;
    let mut text = String::with_capacity(32 * rows.len());
    for row in &rows {
        let day = row.settled.strftime("%Y%m%d");
        let price = row.previous_close.map(|price| price.to_string());
        let price = price.unwrap_or_default();
        let _ = writeln!(text, "{day}||{}|{}||{price}", row.symbol, row.shares);
    }
    Ok(text)
}

/// Reads a file, unpacked; rows without a symbol are left out.
pub fn fail_rows(text: &str) -> Result<Vec<FailRow>, FailsError> {
    let (mut rows, mut found) = (Vec::new(), 0);
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if let Some(said) = line.strip_prefix(TRAILER) {
            let digits = said.trim().replace(',', "");
            let said: usize = digits
                .parse()
                .map_err(|_| FailsError::Malformed(index + 1))?;
            if said != found {
                return Err(FailsError::Truncated { said, found });
            }
        }
        let is_data = line.starts_with(|first: char| first.is_ascii_digit());
        let is_header = index == 0 || line.is_empty() || line.starts_with("Trailer");
        if !is_data && is_header {
            continue;
        }
        let row = fail_row(line).ok_or(FailsError::Malformed(index + 1))?;
        found += 1;
        if !row.symbol.is_empty() {
            rows.push(row);
        }
    }
    match rows.is_empty() {
        true => Err(FailsError::Empty),
        false => Ok(rows),
    }
}

fn fail_row(line: &str) -> Option<FailRow> {
    let mut cells = line.splitn(5, '|').map(str::trim);
    let (day, _cusip, symbol, shares) =
        (cells.next()?, cells.next()?, cells.next()?, cells.next()?);
    let (_description, price) = cells.next()?.rsplit_once('|')?;
    let price = match price.trim() {
        "" | "." => None,
        price => Some(price.parse().ok().filter(|price: &f64| price.is_finite())?),
    };
    Some(FailRow {
        settled: Date::strptime("%Y%m%d", day).ok()?,
        symbol: symbol.to_uppercase(),
        shares: shares.parse().ok()?,
        previous_close: price,
    })
}
