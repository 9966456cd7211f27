//! Statistics Canada's Web Data Service: published vectors as typed rows.
//!
//! Documented at <https://www.statcan.gc.ca/en/developers/wds/user-guide>. A vector is one series of
//! one table. Values are numbers in units of ten to the power of their scalar code; a value that is
//! not published is `null`. The service answers a list, each entry with a status of its own. On the
//! morning of a release the vectors are there at 8:30 Eastern, hours before the whole-table files.

use crate::feed::Publisher;
use jiff::civil::Date;
use serde::Deserialize;
use std::time::Duration;
use thiserror::Error;

pub const PUBLISHER: Publisher = Publisher {
    name: "Statistics Canada",
    licence: "Statistics Canada Open Licence",
    licence_url: "https://www.statcan.gc.ca/en/terms-conditions/open-licence",
    setting: "sources_statcan_url",
    base_url: "https://www150.statcan.gc.ca/t1/wds/rest",
};

/// Monthly figures; twice a day finds a release on its day.
pub const REFRESH_AFTER: Duration = Duration::from_secs(12 * 60 * 60);
/// An answer older than a month misses a release.
pub const STALE_AFTER: Duration = Duration::from_secs(35 * 24 * 60 * 60);

/// Ten to the power of this at most: a larger code means the format has changed.
const MAX_SCALAR: u32 = 9;

/// Why an answer cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum WdsError {
    #[error("the answer is not Web Data Service JSON")]
    Malformed,
    /// Entries, but none of a vector we know with a value.
    #[error("the answer holds no value of the vectors asked for")]
    Empty,
    #[error("vector {vector} was not answered: {status}")]
    Refused { vector: u64, status: String },
    #[error("vector {vector} has scalar code {code}, which is no unit we know")]
    Scalar { vector: u64, code: u32 },
}

/// The address of vectors over a range of reference periods.
pub fn vectors_url(base: &str, vectors: &[u64], since: Date, until: Date) -> String {
    let ids: Vec<String> = vectors.iter().map(u64::to_string).collect();
    format!(
        "{base}/getDataFromVectorByReferencePeriodRange?vectorIds={}&startRefPeriod={since}&endReferencePeriod={until}",
        ids.join(",")
    )
}

#[derive(Debug, Clone, PartialEq)]
pub struct Observation {
    pub vector: u64,
    /// The first day of the month, quarter or year.
    pub period: Date,
    /// In single units: a value in millions is multiplied out.
    pub value: f64,
}

#[derive(Deserialize)]
struct Entry {
    status: String,
    object: serde_json::Value,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Series {
    vector_id: u64,
    vector_data_point: Vec<Point>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Point {
    ref_per: Date,
    value: Option<f64>,
    scalar_factor_code: u32,
}

/// Reads an answer, keeping the vectors that are wanted; values that are not published are left out.
pub fn observations(body: &str, wanted: &[u64]) -> Result<Vec<Observation>, WdsError> {
    let body = body.trim_start_matches('\u{feff}');
    let entries: Vec<Entry> = serde_json::from_str(body).map_err(|_| WdsError::Malformed)?;
    let mut found = Vec::new();
    for entry in entries {
        if entry.status != "SUCCESS" {
            // A refused entry has its vector, or only words.
            let vector = entry
                .object
                .get("vectorId")
                .and_then(serde_json::Value::as_u64);
            return Err(WdsError::Refused {
                vector: vector.unwrap_or_default(),
                status: entry.status.chars().take(40).collect(),
            });
        }
        let series: Series =
            serde_json::from_value(entry.object).map_err(|_| WdsError::Malformed)?;
        let vector = series.vector_id;
        if !wanted.contains(&vector) {
            continue;
        }
        for point in series.vector_data_point {
            let code = point.scalar_factor_code;
            if code > MAX_SCALAR {
                return Err(WdsError::Scalar { vector, code });
            }
            let Some(value) = point.value.filter(|value| value.is_finite()) else {
                continue;
            };
            found.push(Observation {
                vector,
                period: point.ref_per,
                value: value * f64::from(10u32.pow(code)),
            });
        }
    }
    if found.is_empty() {
        return Err(WdsError::Empty);
    }
    Ok(found)
}
