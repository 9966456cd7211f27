//! A text as sent, and a text that can be analysed.

use super::error::{MAX_CHARS, MAX_TITLE_CHARS, ParamsError};
use super::language::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An article, as sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = MachineLearningTextParams)]
pub struct Params {
    /// The article's plain text, 1 to 100,000 characters.
    pub text: String,
    /// Its title, where the caller knows it.
    #[serde(default)]
    pub title: Option<String>,
    /// Its language (`en`, `fr`, `es`, `de`, `it`, `pt`, `nl`), where the caller knows it.
    #[serde(default)]
    pub language: Option<String>,
}

/// A text within the limits, with line ends and control characters made plain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The text every offset of the report refers to.
    pub(crate) text: String,
    /// The title, on one line.
    pub(crate) title: Option<String>,
    /// The language, where it was said.
    pub(crate) language: Option<Language>,
}

impl TryFrom<Params> for Plan {
    type Error = ParamsError;

    fn try_from(params: Params) -> Result<Self, ParamsError> {
        limit("text", &params.text, MAX_CHARS)?;
        let text = plain(&params.text);
        if !text.chars().any(char::is_alphanumeric) {
            return Err(ParamsError::NoWords { field: "text" });
        }
        let title = params.title.as_deref().unwrap_or_default();
        limit("title", title, MAX_TITLE_CHARS)?;
        let title = title.split_whitespace().collect::<Vec<_>>().join(" ");
        let language = params
            .language
            .as_deref()
            .map(str::trim)
            .filter(|code| !code.is_empty())
            .map(|code| code.parse().map_err(ParamsError::Language))
            .transpose()?;
        Ok(Self {
            text,
            title: (!title.is_empty()).then_some(title),
            language,
        })
    }
}

fn limit(field: &'static str, text: &str, max: usize) -> Result<(), ParamsError> {
    // A text of at most `max` bytes cannot have more characters than that.
    if text.len() <= max {
        return Ok(());
    }
    let got = text.chars().count();
    if got > max {
        return Err(ParamsError::TooLong { field, max, got });
    }
    Ok(())
}

/// One kind of line end, no control characters, nothing around it.
fn plain(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\r' => {
                chars.next_if_eq(&'\n');
                result.push('\n');
            }
            '\u{2028}' | '\u{2029}' | '\u{85}' => result.push('\n'),
            '\n' | '\t' => result.push(c),
            // A byte order mark or a soft hyphen inside a word would split it.
            '\u{feff}' | '\u{ad}' => {}
            c if c.is_control() => result.push(' '),
            c => result.push(c),
        }
    }
    result.trim().to_owned()
}
