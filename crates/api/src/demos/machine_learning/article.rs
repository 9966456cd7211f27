//! An article as callers send it: its text, the page it stands on, or the page's address.

use std::net::IpAddr;

use boreal_demo_kit::{FieldErrors, Input as _};
use machine_learning::params::MAX_TITLE_CHARS;
use machine_learning::{Params, Plan};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::article_page::{obtain, read};
use crate::error::ApiError;
use crate::page_reader::PageReader;

/// An article: exactly one of `text`, `html` and `url`.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MachineLearningArticle)]
pub struct Article {
    /// Its plain text, at most 100,000 characters.
    pub text: Option<String>,
    /// The HTML of the page it stands on, at most 5 MB; the article is extracted first.
    pub html: Option<String>,
    /// The address of that page; it is fetched and the article extracted.
    pub url: Option<String>,
    /// Its title, at most 300 characters; a page's own where absent.
    pub title: Option<String>,
    /// Its language (`en`, `fr`, `es`, `de`, `it`, `pt`, `nl`); found from the text where absent.
    pub language: Option<String>,
}

/// An article at hand, not yet read: a page is taken apart where engines run.
pub struct Material {
    content: Content,
    title: Option<String>,
    language: Option<String>,
}

enum Content {
    Text(String),
    Page(Box<article_extractor::Plan>, &'static str),
}

impl Article {
    /// Fetches what has to be fetched.
    pub async fn obtain(self, reader: &PageReader, visitor: IpAddr) -> Result<Material, ApiError> {
        let content = match (self.text, self.html, self.url) {
            (Some(text), None, None) => Content::Text(text),
            (None, html, url) if html.is_some() != url.is_some() => {
                let field = if html.is_some() { "html" } else { "url" };
                let page = article_extractor::Params { html, url };
                Content::Page(Box::new(obtain(reader, visitor, page).await?), field)
            }
            _ => {
                let message = "send exactly one of text, html and url";
                return Err(ApiError::invalid("text", "one_of_text_html_url", message));
            }
        };
        Ok(Material {
            content,
            title: self.title,
            language: self.language,
        })
    }
}

impl Material {
    /// Takes the article out of its page, where it stands on one.
    pub fn read(self) -> Result<Plan, ApiError> {
        let (text, own_title, field) = match self.content {
            Content::Text(text) => (text, None, "text"),
            Content::Page(page, field) => {
                let report = read(&page)?;
                let text = without_headline(report.text, report.title.as_deref());
                (text, report.title.as_deref().map(shortened), field)
            }
        };
        let params = Params {
            text,
            title: self.title.or(own_title),
            language: self.language,
        };
        params.plan().map_err(|errors| sent_as(field, errors))
    }
}

/// The headline is the title; repeated as the first line it would be counted and quoted as a sentence.
fn without_headline(text: String, title: Option<&str>) -> String {
    match title.and_then(|title| text.strip_prefix(title)) {
        Some(rest) if rest.starts_with('\n') => rest.trim_start().to_owned(),
        _ => text,
    }
}

/// A page may call itself anything; a caller's own title is refused instead.
fn shortened(title: &str) -> String {
    title.chars().take(MAX_TITLE_CHARS).collect()
}

/// What is wrong with the text of a page is said of the field it came in.
fn sent_as(field: &str, FieldErrors(mut errors): FieldErrors) -> ApiError {
    for error in errors.iter_mut().filter(|error| error.field == "text") {
        field.clone_into(&mut error.field);
    }
    ApiError::Invalid(errors)
}

/// Puts the name of an article before the fields of what is wrong with it.
pub fn within(name: &str, error: ApiError) -> ApiError {
    match error {
        ApiError::Invalid(mut errors) => {
            for error in &mut errors {
                error.field = format!("{name}.{}", error.field);
            }
            ApiError::Invalid(errors)
        }
        error => error,
    }
}
