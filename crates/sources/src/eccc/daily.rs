//! `climate-daily`: the highest and lowest temperature of the last days.

use super::{GeoMetError, Position, some_features};
use jiff::civil::Date;

#[derive(Debug, Clone, PartialEq)]
pub struct DailyRow {
    /// The publisher's name for the site.
    pub site: String,
    pub position: Position,
    /// Local time.
    pub day: Date,
    pub max_c: f64,
    pub min_c: f64,
}

pub fn daily_url(base: &str) -> String {
    format!(
        "{base}/collections/climate-daily/items?f=json&lang=en-CA&limit=2000&sortby=-LOCAL_DATE&properties=STATION_NAME,CLIMATE_IDENTIFIER,LOCAL_DATE,MAX_TEMPERATURE,MIN_TEMPERATURE"
    )
}

/// The days that have both values.
pub fn daily_rows(body: &str) -> Result<Vec<DailyRow>, GeoMetError> {
    let rows = some_features(body)?;
    let read = rows.iter().filter_map(|row| {
        let row = DailyRow {
            site: row.text("STATION_NAME")?,
            position: row.position()?,
            day: row.text("LOCAL_DATE")?.get(..10)?.parse().ok()?,
            max_c: row.number("MAX_TEMPERATURE")?,
            min_c: row.number("MIN_TEMPERATURE")?,
        };
        // A high below its low is a shifted column.
        (row.min_c <= row.max_c).then_some(row)
    });
    Ok(read.collect())
}
