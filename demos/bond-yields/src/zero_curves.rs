//! The Bank of Canada's zero-coupon curves: 96 month-ends and one whole curve.
//!
//! Continuously compounded, in per cent. They are what fits are measured on:
//! real curves, flat, steep and inverted, from nine points to 120.

use boreal_demo_kit::{Limits, Table, TableError};
use jiff::civil::{Date, date};

const MONTH_ENDS: &str = include_str!("../data/zero-month-ends.csv");
const WHOLE: &str = include_str!("../data/zero-2025-09-24.csv");
const LIMITS: Limits = Limits {
    max_bytes: 100_000,
    max_rows: 1_000,
    max_columns: 130,
};

/// The day of the whole curve.
pub const WHOLE_CURVE_DAY: Date = date(2025, 9, 24);

/// A curve of a day: `(years, yield in per cent)`, short to long.
#[derive(Debug, Clone, PartialEq)]
pub struct ZeroCurve {
    /// The day.
    pub day: Date,
    /// The points.
    pub points: Vec<(f64, f64)>,
}

/// Nine points on each of 96 month-ends, 2016-05 to 2024-04.
pub fn month_ends() -> Vec<ZeroCurve> {
    read_days(MONTH_ENDS).expect("the bundled table is checked by a test")
}

/// The 120 quarterly points of 2025-09-24.
pub fn whole_curve() -> ZeroCurve {
    read_quarters(WHOLE).expect("the bundled table is checked by a test")
}

/// A row per day, a column per maturity whose header is the years.
fn read_days(text: &str) -> Result<Vec<ZeroCurve>, TableError> {
    let table = Table::read(text, &LIMITS)?;
    let when = table.column("date", &[])?;
    table
        .rows()
        .iter()
        .map(|row| {
            let day = table
                .text(row, when)
                .and_then(|day| day.parse().ok())
                .ok_or_else(|| table.refuse(row, when, "a day is needed"))?;
            let mut points = Vec::new();
            for (column, name) in table.headers().iter().enumerate() {
                if let (Ok(years), Some(value)) =
                    (name.parse(), table.number(row, column).unwrap_or(None))
                {
                    points.push((years, value));
                }
            }
            Ok(ZeroCurve { day, points })
        })
        .collect()
}

/// A row per year, a column per quarter that ends in it.
fn read_quarters(text: &str) -> Result<ZeroCurve, TableError> {
    let table = Table::read(text, &LIMITS)?;
    let year = table.column("year", &[])?;
    let mut points = Vec::new();
    for row in table.rows() {
        let ends = table.required_number(row, year)?;
        for quarter in 1..=4u32 {
            let value = table.required_number(row, quarter as usize)?;
            points.push((ends - 1.0 + f64::from(quarter) / 4.0, value));
        }
    }
    Ok(ZeroCurve {
        day: WHOLE_CURVE_DAY,
        points,
    })
}
