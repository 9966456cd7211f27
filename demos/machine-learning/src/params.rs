//! A text as sent, and a text that can be analyzed.

use super::language::Language;
use super::samples::{Sample, samples};
use boreal_demo_kit::{Fields, Input};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// Most characters of an article: a long magazine piece has about 40,000.
pub const MAX_CHARS: usize = 100_000;
pub const MAX_TITLE_CHARS: usize = 300;

/// An article, as sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = MachineLearningTextParams)]
pub struct Params {
    /// The article's plain text.
    pub text: String,
    /// Its title, where the caller knows it.
    #[serde(default)]
    pub title: Option<String>,
    /// Its language, where the caller knows it.
    #[serde(default)]
    #[schema(value_type = Option<Language>)]
    pub language: Option<String>,
}

/// A text within the limits, with line ends and control characters made plain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The text every offset of the report refers to.
    pub(crate) text: String,
    pub(crate) known: Known,
}

impl Input for Params {
    type Plan = Plan;

    /// The article that the page shows first.
    fn example() -> Self {
        samples().first().map(Self::from).unwrap_or_default()
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let article = Plan::of_text(fields, &self.text);
        let known = Known::check(fields, self.title.as_deref(), self.language.as_deref());
        Some(article?.with(known?))
    }
}

/// What a caller knows of an article beside its text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Known {
    /// On one line.
    pub(crate) title: Option<String>,
    pub(crate) language: Option<Language>,
    /// What the page says it is in, which is a hint and no more.
    pub(crate) page_language: Option<Language>,
}

impl Known {
    pub fn check(fields: &mut Fields, title: Option<&str>, language: Option<&str>) -> Option<Self> {
        let title = fields.optional_text("title", title, MAX_TITLE_CHARS);
        let language = fields.optional_one_of("language", language);
        Some(Self {
            title: title?.map(on_one_line),
            language: language?,
            page_language: None,
        })
    }

    /// With the language a page says it is in, such as `en-CA`.
    #[must_use]
    pub fn on_page_in(mut self, tag: Option<&str>) -> Self {
        let code = tag.and_then(|tag| tag.split(['-', '_']).next());
        let code = code.map(|code| {
            if code.eq_ignore_ascii_case("no") {
                "nb"
            } else {
                code
            }
        });
        self.page_language = code.and_then(|code| code.to_ascii_lowercase().parse().ok());
        self
    }

    /// With the title the article gives itself where the caller has none for it, cut where a caller's is refused.
    #[must_use]
    pub fn or_title(mut self, own: Option<&str>) -> Self {
        let own = || on_one_line(&own?.chars().take(MAX_TITLE_CHARS).collect::<String>()).into();
        self.title = self.title.or_else(own);
        self
    }
}

impl Plan {
    /// A text of which nothing more is known.
    pub fn of_text(fields: &mut Fields, text: &str) -> Option<Self> {
        let text = with_words(fields, "text", text, MAX_CHARS)?;
        Some(Self {
            text: plain(text),
            known: Known::default(),
        })
    }

    #[must_use]
    pub fn with(self, known: Known) -> Self {
        Self { known, ..self }
    }
}

/// A text alone, as sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MachineLearningSummarizeParams)]
pub struct TextParams {
    /// The article's plain text.
    pub text: String,
}

impl Input for TextParams {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            text: Params::example().text,
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        Plan::of_text(fields, &self.text)
    }
}

impl From<&Sample> for Params {
    fn from(sample: &Sample) -> Self {
        Self {
            text: sample.text.clone(),
            title: Some(sample.title.clone()),
            language: None,
        }
    }
}

impl Sample {
    pub fn plan(&self) -> Plan {
        let params = Params::from(self);
        params.plan().expect("a test analyses every sample")
    }
}

/// A text of at most so many characters that says something.
pub(crate) fn with_words<'a>(
    fields: &mut Fields,
    field: &str,
    text: &'a str,
    max_chars: usize,
) -> Option<&'a str> {
    let text = fields.text(field, text, max_chars)?;
    if text.contains(char::is_alphanumeric) {
        return Some(text);
    }
    let message = format!("{field} must hold at least one word");
    fields.refuse(field, "no_words", message, Value::Null);
    None
}

pub(crate) fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
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
