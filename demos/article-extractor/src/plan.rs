//! A page the extractor will read: bounded, with a valid address where it has one.

use boreal_demo_kit::{FieldErrors, Fields, Input, Limit};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use url::Url;
use utoipa::ToSchema;

use super::{MAX_PAGE_BYTES, MAX_URL_CHARS, SAMPLE, SAMPLE_URL};

/// A page: its HTML, with the address it was read from if known, or an address alone to fetch.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ArticleExtractorParams)]
pub struct Params {
    /// The page's HTML.
    pub html: Option<String>,
    /// The page's address; fetched where no `html` is sent.
    pub url: Option<String>,
}

/// What a request brings.
#[derive(Debug, Clone)]
pub enum Sent {
    Page(Plan),
    /// To be fetched. Whether it may be is for the fetcher to say.
    Address(String),
}

/// A page as it arrived.
#[derive(Debug, Clone)]
pub struct Plan {
    pub(super) content: Content,
    pub(super) base: Option<Url>,
}

/// Text already, or bytes whose encoding is still to be found.
#[derive(Debug, Clone)]
pub(super) enum Content {
    Text(String),
    Bytes {
        bytes: Vec<u8>,
        header_charset: Option<String>,
    },
}

impl Input for Params {
    type Plan = Sent;

    /// The page that the site shows first.
    fn example() -> Self {
        Self {
            html: Some(SAMPLE.to_owned()),
            url: Some(SAMPLE_URL.to_owned()),
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Sent> {
        fields.limit("html", Limit::Bytes(MAX_PAGE_BYTES));
        let url = self.url.as_deref().unwrap_or_default();
        let short_url = fields.text("url", url, MAX_URL_CHARS);
        match (self.html, &self.url) {
            (Some(html), url) => {
                let page = Plan::of(fields, Content::Text(html));
                let base = match url {
                    Some(_) => short_url.and_then(|url| web_address(fields, url)).map(Some),
                    None => Some(None),
                };
                let base = base?;
                Some(Sent::Page(Plan { base, ..page? }))
            }
            (None, Some(_)) => Some(Sent::Address(short_url?.to_owned())),
            (None, None) => {
                let message = "send html, or a url to fetch";
                fields.refuse("html", "html_or_url_needed", message, Value::Null);
                None
            }
        }
    }
}

impl Plan {
    /// A page that is text already, as pasted or sent in JSON.
    pub fn from_text(html: impl Into<String>) -> Result<Self, FieldErrors> {
        Fields::collect(|fields| Self::of(fields, Content::Text(html.into())))
    }

    /// A page as fetched; `content_type` is the header's value, which may name the charset.
    pub fn from_bytes(bytes: Vec<u8>, content_type: Option<&str>) -> Result<Self, FieldErrors> {
        let header_charset = content_type.and_then(charset_of).map(str::to_owned);
        Fields::collect(|fields| {
            let content = Content::Bytes {
                bytes,
                header_charset,
            };
            Self::of(fields, content)
        })
    }

    /// The same page, read from this address: relative links are resolved against it.
    pub fn with_url(mut self, url: &str) -> Result<Self, FieldErrors> {
        self.base = Some(Fields::collect(|fields| web_address(fields, url))?);
        Ok(self)
    }

    fn of(fields: &mut Fields, content: Content) -> Option<Self> {
        let (bytes, is_empty) = match &content {
            Content::Text(text) => (text.len(), text.trim().is_empty()),
            Content::Bytes { bytes, .. } => (bytes.len(), bytes.trim_ascii().is_empty()),
        };
        if bytes > MAX_PAGE_BYTES {
            let message = format!("html must be at most {MAX_PAGE_BYTES} bytes, got {bytes}");
            let values = json!({ "maximum": MAX_PAGE_BYTES, "got": bytes });
            fields.refuse("html", "too_large", message, values);
            return None;
        }
        if is_empty {
            fields.refuse("html", "empty", "html must not be empty", Value::Null);
            return None;
        }
        Some(Self {
            content,
            base: None,
        })
    }
}

fn web_address(fields: &mut Fields, text: &str) -> Option<Url> {
    let is_web = |url: &Url| matches!(url.scheme(), "http" | "https") && url.host_str().is_some();
    let url = Url::parse(text.trim()).ok().filter(is_web);
    if url.is_none() {
        let message = "url must be an absolute http or https address";
        fields.refuse("url", "not_an_address", message, Value::Null);
    }
    url
}

/// The `charset` parameter of a Content-Type header.
fn charset_of(content_type: &str) -> Option<&str> {
    content_type.split(';').skip(1).find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        name.trim()
            .eq_ignore_ascii_case("charset")
            .then(|| value.trim().trim_matches(['"', '\'']))
    })
}
