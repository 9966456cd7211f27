//! What the garden engine refuses, and which field is at fault.

use boreal_demo_kit::{FieldError, TableError};
use thiserror::Error;

/// First year a calendar is written for.
pub const FIRST_YEAR: i16 = 2000;
/// Last year a calendar is written for.
pub const LAST_YEAR: i16 = 2100;
/// Most crops in one plan: all of the bundled ones and a visitor's own.
pub const MAX_CROPS: usize = 120;
/// Most characters of the list of crops.
pub const MAX_CROPS_CHARS: usize = 4_000;
/// The smallest and largest side of a bed, in metres.
pub const BED_SIDE_M: std::ops::RangeInclusive<f64> = 0.2..=100.0;

/// Why a plan cannot be made.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ParamsError {
    /// A city nobody tabulated.
    #[error("{field} \"{got}\" is not one of the tabulated cities; did you mean {}?", .nearest.join(", "))]
    City {
        /// `city` or `compare`.
        field: &'static str,
        /// What was sent, shortened.
        got: String,
        /// The slugs closest to it.
        nearest: Vec<String>,
    },
    /// A crop nobody tabulated.
    #[error("crops has no \"{got}\"; did you mean {}?", .nearest.join(", "))]
    Crop {
        /// What was sent, shortened.
        got: String,
        /// The slugs closest to it.
        nearest: Vec<String>,
    },
    /// A list that is too long.
    #[error("crops may name at most {MAX_CROPS} crops in {MAX_CROPS_CHARS} characters")]
    TooManyCrops,
    /// A year outside the calendar.
    #[error("year must be {FIRST_YEAR} to {LAST_YEAR}, got {0}")]
    Year(i32),
    /// A bed nobody digs.
    #[error("{field} must be {} to {} metres, got {got}", BED_SIDE_M.start(), BED_SIDE_M.end())]
    Bed {
        /// `bed_width_m` or `bed_length_m`.
        field: &'static str,
        /// What was sent.
        got: f64,
    },
    /// Not a day of the year.
    #[error("{field} must be a month and a day like 05-23, got \"{got}\"")]
    MonthDay {
        /// `last_frost` or `first_frost`.
        field: &'static str,
        /// What was sent, shortened.
        got: String,
    },
    /// One of the visitor's two frost dates without the other.
    #[error("{missing} is needed together with {given}")]
    Incomplete {
        /// The absent field.
        missing: &'static str,
        /// The field that calls for it.
        given: &'static str,
    },
    /// Frost dates in the wrong order.
    #[error("first_frost must fall after last_frost, {0}")]
    FrostOrder(String),
    /// A visitor's table of crops that cannot be used.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl boreal_demo_kit::ParamsError for ParamsError {
    fn field_errors(&self) -> Vec<FieldError> {
        let field = match self {
            Self::City { field, .. } | Self::Bed { field, .. } | Self::MonthDay { field, .. } => {
                field
            }
            Self::Incomplete { missing, .. } => missing,
            Self::Crop { .. } | Self::TooManyCrops => "crops",
            Self::Year(_) => "year",
            Self::FrostOrder(_) => "first_frost",
            Self::Table(_) => "crops_csv",
        };
        vec![FieldError::plain(field, self.to_string())]
    }
}

/// The start of a refused text, for the message.
pub fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
