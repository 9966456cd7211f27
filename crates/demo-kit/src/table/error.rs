//! Why a visitor's table is refused, in words and as codes.

use serde_json::json;
use thiserror::Error;

use super::decimal_mark::compact;
use crate::field::FieldError;

/// Why a table cannot be used. Lines count from 1 and a column is named as the file names it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TableError {
    #[error("the table is larger than {0} bytes; send fewer rows")]
    TooLarge(usize),
    #[error("the table has more than {0} rows; send fewer")]
    TooManyRows(usize),
    #[error("the table has more than {0} columns; keep only those in the template")]
    TooManyColumns(usize),
    #[error("the table needs a header line and at least one row below it")]
    Empty,
    #[error("the header has no column \"{wanted}\"; it has {found}")]
    MissingColumn { wanted: &'static str, found: String },
    #[error("line {line} has {got} cells where the header has {expected}")]
    Ragged {
        line: u64,
        expected: usize,
        got: usize,
    },
    #[error("line {0} cannot be read as CSV; look for a stray quotation mark")]
    Malformed(u64),
    #[error("line {line}, column \"{column}\": {problem}")]
    Cell {
        line: u64,
        column: String,
        problem: String,
    },
    /// Nothing in the column tells whether the comma parts thousands or decimals.
    #[error(
        "line {line}, column \"{column}\": \"{got}\" may be {} or {}; \
         write it in one of these ways, or send decimal_mark \"point\" or \"comma\"",
        compact(got).replace(',', ""), compact(got).replace(',', ".")
    )]
    AmbiguousComma {
        line: u64,
        column: String,
        got: String,
    },
}

impl TableError {
    /// The refusal of the field that held the table.
    pub fn at(&self, field: &str) -> FieldError {
        let (code, values) = match self {
            Self::TooLarge(maximum) => ("too_large", json!({ "maximum": maximum })),
            Self::TooManyRows(maximum) => ("too_many_rows", json!({ "maximum": maximum })),
            Self::TooManyColumns(maximum) => ("too_many_columns", json!({ "maximum": maximum })),
            Self::Empty => ("empty_table", json!({})),
            Self::MissingColumn { wanted, found } => (
                "missing_column",
                json!({ "column": wanted, "found": found }),
            ),
            Self::Ragged {
                line,
                expected,
                got,
            } => (
                "ragged_row",
                json!({ "line": line, "expected": expected, "got": got }),
            ),
            Self::Malformed(line) => ("malformed_row", json!({ "line": line })),
            Self::Cell {
                line,
                column,
                problem,
            } => (
                "wrong_cell",
                json!({ "line": line, "column": column, "problem": problem }),
            ),
            Self::AmbiguousComma { line, column, got } => (
                "ambiguous_comma",
                json!({ "line": line, "column": column, "got": got }),
            ),
        };
        FieldError::new(field, code, self.to_string(), values)
    }
}
