//! What the extractor refuses, and which field is at fault.

use boreal_demo_kit::FieldError;
use thiserror::Error;

use super::MAX_PAGE_BYTES;

/// Why there is no article to give.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Error {
    /// Nothing was sent.
    #[error("html must not be empty")]
    Empty,
    /// More than is read.
    #[error("html must be at most {MAX_PAGE_BYTES} bytes, got {0}")]
    TooLarge(usize),
    /// An address that no page can have.
    #[error("url must be an absolute http or https address")]
    BaseUrl,
    /// A page without running text.
    #[error("no article was found on this page: it holds too little running text")]
    NoArticle,
}

impl boreal_demo_kit::ParamsError for Error {
    fn field_errors(&self) -> Vec<FieldError> {
        let field = match self {
            Self::BaseUrl => "url",
            Self::Empty | Self::TooLarge(_) | Self::NoArticle => "html",
        };
        vec![FieldError::plain(field, self.to_string())]
    }
}
