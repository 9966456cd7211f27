//! A visitor's own curve from a table of maturities and yields.

use super::fit::{MAX_POINTS, Model, Plan, YEARS, YIELD_PCT};
use boreal_demo_kit::{DecimalMark, Fields, Input, Limits, Row, Table, TableError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a visitor's table may hold.
pub const POINT_LIMITS: Limits = Limits {
    max_bytes: 65_536,
    max_rows: MAX_POINTS,
    max_columns: 10,
};
/// What a visitor can start from: the newest bundled curve.
pub const TEMPLATE: &str =
    "maturity,yield_pct\n3m,2.29\n6m,2.38\n1y,2.62\n2y,2.96\n5y,3.22\n10y,3.56\n30y,3.91\n";

/// A model and a table, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = BondYieldsOwnFitParams)]
pub struct OwnParams {
    #[schema(value_type = Model)]
    pub model: String,
    /// A header line and a row per maturity: `maturity` in years or as `3m`, `10y`, and `yield_pct`.
    pub csv: String,
    /// The mark before the decimals, where the table leaves open what `1,500` is.
    #[serde(default)]
    #[schema(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
    /// Keep the level and the short end positive, at the cost of a looser fit.
    #[serde(default)]
    pub economic: bool,
}

impl Default for OwnParams {
    fn default() -> Self {
        Self {
            model: Model::NelsonSiegel.to_string(),
            csv: String::new(),
            decimal_mark: None,
            economic: false,
        }
    }
}

impl Input for OwnParams {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            csv: TEMPLATE.to_owned(),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let model = fields.one_of("model", &self.model);
        let mark = fields.optional_one_of("decimal_mark", self.decimal_mark.as_deref());
        let points = fields.table_with("csv", &self.csv, &POINT_LIMITS, mark, points)?;
        let rows = points.len();
        let plan = Plan::check(fields, "csv", model?, points, rows)?;
        Some(plan.with_economic(self.economic))
    }
}

/// The `(years, yield in per cent)` of each row.
pub fn points(table: &Table) -> Result<Vec<(f64, f64)>, TableError> {
    let maturity = table.column("maturity", &["years", "term", "tenor", "échéance"])?;
    let rate = table.column("yield_pct", &["yield", "rate", "rendement", "taux"])?;
    table
        .rows()
        .iter()
        .map(|row| {
            let years = years(table, row, maturity)?;
            let yield_pct = table.required_number(row, rate)?;
            if !YIELD_PCT.contains(&yield_pct) {
                let (low, high) = YIELD_PCT.into_inner();
                return Err(table.refuse(
                    row,
                    rate,
                    format!("{yield_pct} is not a yield from {low} to {high} per cent"),
                ));
            }
            Ok((years, yield_pct))
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
    // Nobody lends for a thousand years: a lone comma or point is a decimal mark.
    let mark = match number.contains(',') {
        true => DecimalMark::Comma,
        false => DecimalMark::Point,
    };
    boreal_demo_kit::table::parse_number(number, mark)
        .map(|value| value / per_year)
        .filter(|years| YEARS.contains(years))
        .ok_or_else(|| {
            table.refuse(
                row,
                column,
                format!(
                    "\"{text}\" is not a maturity like 0.25, 3m or 10y, up to {} years",
                    YEARS.end()
                ),
            )
        })
}
