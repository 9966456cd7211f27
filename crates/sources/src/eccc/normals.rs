//! `climate-normals`: the mean temperature of a month over thirty years.
//!
//! The service still gives 1981 to 2010; the period is read from each row and shown.

use super::{Bilingual, GeoMetError, Position, some_features};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

/// The element asked for, by its English name: names are documented, numbers are not.
const ELEMENT: &str = "Mean daily temperature deg C";

#[derive(Debug, Clone, PartialEq)]
pub struct NormalRow {
    /// The publisher's name for the site.
    pub site: String,
    pub position: Position,
    /// What the figure is, as published.
    pub element: Bilingual,
    /// 1 to 12.
    pub month: u8,
    pub mean_c: f64,
    /// First and last year, `1981-2010`; absent where the row does not say.
    pub period: Option<String>,
}

pub fn normals_url(base: &str) -> String {
    let element = utf8_percent_encode(ELEMENT, NON_ALPHANUMERIC);
    format!(
        "{base}/collections/climate-normals/items?f=json&lang=en-CA&limit=2000&E_NORMAL_ELEMENT_NAME={element}"
    )
}

/// The rows of the mean temperature.
pub fn normal_rows(body: &str) -> Result<Vec<NormalRow>, GeoMetError> {
    let rows = some_features(body)?;
    let read = rows.iter().filter_map(|row| {
        let element = row.both("E_NORMAL_ELEMENT_NAME", "F_NORMAL_ELEMENT_NAME");
        let wanted = element.en.as_deref()?.trim_end_matches('.');
        if !wanted.eq_ignore_ascii_case(ELEMENT) {
            return None;
        }
        let years = row.number("PERIOD_BEGIN").zip(row.number("PERIOD_END"));
        Some(NormalRow {
            site: row.text("STATION_NAME")?,
            position: row.position()?,
            element,
            month: row.number("MONTH").filter(|m| (1.0..=12.0).contains(m))? as u8,
            mean_c: row.number("VALUE")?,
            period: years.map(|(from, to)| format!("{from:.0}-{to:.0}")),
        })
    });
    Ok(read.collect())
}
