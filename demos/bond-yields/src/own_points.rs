//! A visitor's own curve from a table of maturities and yields.

use super::error::{ParamsError, named};
use super::fit::{MAX_POINTS, MAX_YEARS, MIN_YEARS, Model, Params, Plan, Point, YIELD_BOUNDS_PCT};
use boreal_demo_kit::{Limits, Row, Table, TableError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a visitor's table may hold.
pub const POINT_LIMITS: Limits = Limits {
    max_bytes: 65_536,
    max_rows: MAX_POINTS,
    max_columns: 10,
};
/// The header and rows a visitor can start from.
pub const TEMPLATE: &str =
    "maturity,yield_pct\n3m,2.29\n6m,2.38\n1y,2.62\n2y,2.96\n5y,3.22\n10y,3.56\n30y,3.91\n";

/// A model and a table, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = BondYieldsOwnFitParams)]
pub struct OwnParams {
    /// Which curve.
    #[schema(value_type = Model)]
    pub model: String,
    /// A header line and a row per maturity: `maturity` in years or as `3m`, `10y`, and `yield_pct`.
    pub csv: String,
}

impl TryFrom<OwnParams> for Plan {
    type Error = ParamsError;

    fn try_from(params: OwnParams) -> Result<Self, ParamsError> {
        named::<Model>("model", &params.model)?;
        let points = points_from_csv(&params.csv)?;
        Self::try_from(Params {
            model: params.model,
            points,
        })
    }
}

/// Reads maturities and yields.
pub fn points_from_csv(text: &str) -> Result<Vec<Point>, TableError> {
    let table = Table::read(text, &POINT_LIMITS)?;
    let maturity = table.column("maturity", &["years", "term", "tenor", "échéance"])?;
    let rate = table.column("yield_pct", &["yield", "rate", "rendement", "taux"])?;
    table
        .rows()
        .iter()
        .map(|row| {
            let years = years(&table, row, maturity)?;
            let yield_pct = table.required_number(row, rate)?;
            if !(YIELD_BOUNDS_PCT.0..=YIELD_BOUNDS_PCT.1).contains(&yield_pct) {
                let (low, high) = YIELD_BOUNDS_PCT;
                return Err(table.refuse(
                    row,
                    rate,
                    format!("{yield_pct} is not a yield from {low} to {high} per cent"),
                ));
            }
            Ok(Point { years, yield_pct })
        })
        .collect()
}

/// A maturity in years, or with a letter: days, weeks, months, years (French `a` too).
fn years(table: &Table, row: &Row, column: usize) -> Result<f64, TableError> {
    let text = table.text(row, column).unwrap_or_default().to_lowercase();
    let (number, per_year) = match text.trim().strip_suffix(['d', 'w', 'm', 'y', 'a']) {
        Some(number) if text.ends_with('d') => (number, 365.0),
        Some(number) if text.ends_with('w') => (number, 52.0),
        Some(number) if text.ends_with('m') => (number, 12.0),
        Some(number) => (number, 1.0),
        None => (text.as_str(), 1.0),
    };
    boreal_demo_kit::table::parse_number(number, true)
        .map(|value| value / per_year)
        .filter(|years| (MIN_YEARS..=MAX_YEARS).contains(years))
        .ok_or_else(|| {
            table.refuse(
                row,
                column,
                format!(
                    "\"{text}\" is not a maturity like 0.25, 3m or 10y, up to {MAX_YEARS} years"
                ),
            )
        })
}
