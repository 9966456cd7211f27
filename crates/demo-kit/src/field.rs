//! How a demo says which field of the input it refuses.
//!
//! Each engine has its own `thiserror` enum; this trait is the one thing the
//! HTTP edge needs to know about all of them to answer 422 with the field.

use serde::Serialize;
use utoipa::ToSchema;

/// One refused field, in the words the visitor reads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct FieldError {
    /// The field's name on the wire, for example `down_payment`.
    pub field: String,
    /// What is wrong and what would be right.
    pub message: String,
}

impl FieldError {
    /// A field error from its two parts.
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            field: field.into(),
            message: message.into(),
        }
    }
}

/// An error about wire input that can name the fields at fault.
pub trait ParamsError: std::error::Error {
    /// The refused fields, at least one.
    fn field_errors(&self) -> Vec<FieldError>;
}
