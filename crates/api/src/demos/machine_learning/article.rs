//! An article as callers send it: its text, the page it stands on, or the page's address.

use std::net::IpAddr;

use article_extractor::{MAX_PAGE_BYTES, MAX_URL_CHARS};
use boreal_demo_kit::{FieldErrors, Fields, Input, Limit};
use machine_learning::language::Language;
use machine_learning::params::MAX_CHARS;
use machine_learning::{Known, Params, Plan};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::demos::article_page;
use crate::error::ApiError;
use crate::middleware::compute::Weight;
use crate::services::Services;

/// An article: exactly one of `text`, `html` and `url`.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MachineLearningArticle)]
pub struct Article {
    /// Its plain text.
    pub text: Option<String>,
    /// The HTML of the page it stands on; the article is extracted first.
    pub html: Option<String>,
    /// The address of that page; it is fetched and the article extracted.
    pub url: Option<String>,
    /// Its title; a page's own where absent.
    pub title: Option<String>,
    /// Its language; found from the text where absent.
    #[schema(value_type = Option<Language>)]
    pub language: Option<String>,
}

/// An article within the limits; its page is still to be fetched.
pub struct ArticlePlan {
    content: Content,
    known: Known,
}

enum Content {
    Text(Plan),
    Page(article_extractor::Sent),
}

impl Input for Article {
    type Plan = ArticlePlan;

    /// The article that the page shows first.
    fn example() -> Self {
        Self {
            text: Some(Params::example().text),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<ArticlePlan> {
        // Of the three only the one that was sent is checked.
        fields.limit("text", Limit::Length(MAX_CHARS));
        fields.limit("html", Limit::Bytes(MAX_PAGE_BYTES));
        fields.limit("url", Limit::Length(MAX_URL_CHARS));
        let known = Known::check(fields, self.title.as_deref(), self.language.as_deref());
        let content = match (self.text, self.html, self.url) {
            (Some(text), None, None) => Plan::of_text(fields, &text).map(Content::Text),
            (None, html, url) if html.is_some() != url.is_some() => {
                let page = article_extractor::Params { html, url };
                page.check(fields).map(Content::Page)
            }
            _ => {
                let message = "send exactly one of text, html and url";
                fields.refuse("text", "one_of_text_html_url", message, Value::Null);
                None
            }
        };
        Some(ArticlePlan {
            content: content?,
            known: known?,
        })
    }
}

/// An article at hand, not yet read: a page is taken apart where engines run.
pub struct Material {
    content: Obtained,
    known: Known,
}

enum Obtained {
    Text(Plan),
    Page(article_page::Obtained),
}

impl ArticlePlan {
    /// Fetches what has to be fetched.
    pub async fn obtain(self, services: &Services, visitor: IpAddr) -> Result<Material, ApiError> {
        let content = match self.content {
            Content::Text(text) => Obtained::Text(text),
            Content::Page(sent) => {
                Obtained::Page(article_page::obtain(services, visitor, sent).await?)
            }
        };
        Ok(Material {
            content,
            known: self.known,
        })
    }
}

impl Material {
    /// What was sent as text weighs what the body did; a page takes longer than its address.
    pub fn weight(&self, sent: Weight) -> Weight {
        match &self.content {
            Obtained::Text(_) => sent,
            Obtained::Page(_) => Weight::Long,
        }
    }

    /// Takes the article out of its page, where it stands on one.
    pub fn read(self) -> Result<Plan, ApiError> {
        let page = match self.content {
            Obtained::Text(plan) => return Ok(plan.with(self.known)),
            Obtained::Page(page) => page,
        };
        let field = page.field();
        let report = page.read()?;
        let known = self.known.or_title(report.title.as_deref());
        let known = known.on_page_in(report.language.as_deref());
        let text = without_headline(report.text, report.title.as_deref());
        Fields::collect(|fields| Plan::of_text(fields, &text))
            .map(|plan| plan.with(known))
            .map_err(|errors| sent_as(field, errors))
    }
}

/// The headline is the title; repeated as the first line it would be counted and quoted as a sentence.
fn without_headline(text: String, title: Option<&str>) -> String {
    match title.and_then(|title| text.strip_prefix(title)) {
        Some(rest) if rest.starts_with('\n') => rest.trim_start().to_owned(),
        _ => text,
    }
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
        ApiError::Unfetched(field, error) => ApiError::Unfetched(format!("{name}.{field}"), error),
        ApiError::FetchOff(field) => ApiError::FetchOff(format!("{name}.{field}")),
        error => error,
    }
}
