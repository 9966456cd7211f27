//! What the yield engine refuses, and which field is at fault.

use boreal_demo_kit::{FieldError, TableError, UnknownName};
use jiff::civil::Date;
use thiserror::Error;

/// Why a request cannot be computed.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ParamsError {
    /// Not a day or a month.
    #[error("{field} must be a day like 2026-05-29 or a month like 2026-05, got \"{got}\"")]
    Date {
        /// The field.
        field: &'static str,
        /// What was sent.
        got: String,
    },
    /// A day before the history begins.
    #[error("{field} must not be before {first}, where the history begins, got {got}")]
    BeforeHistory {
        /// The field.
        field: &'static str,
        /// First day there is.
        first: Date,
        /// What was sent.
        got: Date,
    },
    /// The end before the start.
    #[error("to must not be before from, {0}")]
    Backwards(Date),
    /// A name outside its set.
    #[error("{field} {problem}")]
    UnknownName {
        /// The field.
        field: &'static str,
        /// The set and what was sent.
        problem: UnknownName,
    },
    /// No series, or too many.
    #[error("series must name 1 to {max} series, separated by commas")]
    SeriesCount {
        /// Most allowed.
        max: usize,
    },
    /// A spread of a series with itself.
    #[error("short must be another series than long")]
    SameSeries,
    /// Too few or too many points for the model.
    #[error("points must hold {min} to {max} different maturities for {model}, got {got}")]
    PointCount {
        /// The model.
        model: &'static str,
        /// Least.
        min: usize,
        /// Most.
        max: usize,
        /// What was sent.
        got: usize,
    },
    /// A number outside its range.
    #[error("{field} must be {min} to {max}, got {got}")]
    OutOfRange {
        /// The field, with its place in a list.
        field: String,
        /// Least allowed.
        min: f64,
        /// Most allowed.
        max: f64,
        /// What was sent.
        got: f64,
    },
    /// A bond that is over, or too long.
    #[error(
        "maturity must be after settlement, {settlement}, and at most {max_years} years later, got {got}"
    )]
    Maturity {
        /// Settlement day.
        settlement: Date,
        /// Longest life.
        max_years: i16,
        /// What was sent.
        got: Date,
    },
    /// Neither or both of two fields.
    #[error("send either yield_pct or clean_price, not both and not neither")]
    YieldOrPrice,
    /// A visitor's table that cannot be used.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl boreal_demo_kit::ParamsError for ParamsError {
    fn field_errors(&self) -> Vec<FieldError> {
        let field = match self {
            Self::Date { field, .. }
            | Self::BeforeHistory { field, .. }
            | Self::UnknownName { field, .. } => field,
            Self::OutOfRange { field, .. } => field.as_str(),
            Self::Backwards(_) => "to",
            Self::SeriesCount { .. } => "series",
            Self::SameSeries => "short",
            Self::PointCount { .. } => "points",
            Self::Maturity { .. } => "maturity",
            Self::YieldOrPrice => "yield_pct",
            Self::Table(_) => "csv",
        };
        vec![FieldError::plain(field, self.to_string())]
    }
}

/// A number within its range, both ends included; never not-a-number.
pub fn within(field: impl Into<String>, got: f64, min: f64, max: f64) -> Result<f64, ParamsError> {
    if (min..=max).contains(&got) {
        return Ok(got);
    }
    let field = field.into();
    Err(ParamsError::OutOfRange {
        field,
        min,
        max,
        got,
    })
}

/// A name of a closed set.
pub fn named<T: std::str::FromStr<Err = UnknownName>>(
    field: &'static str,
    text: &str,
) -> Result<T, ParamsError> {
    text.parse()
        .map_err(|problem| ParamsError::UnknownName { field, problem })
}

/// A day, or the last day of a month; an empty text is absent.
pub fn day(field: &'static str, text: Option<&str>) -> Result<Option<Date>, ParamsError> {
    let Some(text) = text.map(str::trim).filter(|t| !t.is_empty()) else {
        return Ok(None);
    };
    super::history::parse_day(text)
        .map(Some)
        .ok_or_else(|| ParamsError::Date {
            field,
            got: text.chars().take(40).collect(),
        })
}
