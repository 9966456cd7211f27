//! What the analysis refuses, and which field is at fault.

use boreal_demo_kit::{FieldError, UnknownName};
use thiserror::Error;

/// Most characters of an article: a long magazine piece has about 40,000.
pub const MAX_CHARS: usize = 100_000;
/// Most characters of a title.
pub const MAX_TITLE_CHARS: usize = 300;

/// Why a text cannot be analysed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParamsError {
    /// No letters at all.
    #[error("{field} must hold at least one word")]
    NoWords {
        /// The text's field.
        field: &'static str,
    },
    /// More text than one request may bring.
    #[error("{field} may have at most {max} characters, got {got}")]
    TooLong {
        /// The field.
        field: &'static str,
        /// Most allowed.
        max: usize,
        /// What was sent.
        got: usize,
    },
    /// A language nobody profiled.
    #[error("language {0}")]
    Language(UnknownName),
}

impl boreal_demo_kit::ParamsError for ParamsError {
    fn field_errors(&self) -> Vec<FieldError> {
        let field = match self {
            Self::NoWords { field } | Self::TooLong { field, .. } => field,
            Self::Language(_) => "language",
        };
        vec![FieldError::plain(field, self.to_string())]
    }
}
