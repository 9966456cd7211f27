//! A page that holds an article, pasted or fetched: what two demos begin with.

use std::net::IpAddr;
use std::sync::Arc;

use article_extractor::{Error, MAX_PAGE_BYTES, Plan, Report, run};
use boreal_sources::Page;

use crate::error::ApiError;
use crate::middleware::large::LargeBodies;
use crate::page_reader::PageReader;

/// A page of 5 MB whose every second character JSON writes as two.
const MAX_PAGE_BODY_BYTES: usize = 2 * MAX_PAGE_BYTES;

/// Pages being uploaded at once to one demo: 120 MB of memory at the most.
const UPLOADS_AT_ONCE: usize = 12;

/// The uploads of pages to one demo.
#[must_use]
pub fn page_uploads() -> LargeBodies {
    LargeBodies::new(UPLOADS_AT_ONCE, MAX_PAGE_BODY_BYTES)
}

/// A page at hand, not yet read: that is work for where engines run.
pub enum ArticlePage {
    Sent { html: String, url: Option<String> },
    Fetched(Arc<Page>),
}

impl ArticlePage {
    /// The HTML that was sent, or what is at the address.
    pub async fn obtain(
        reader: &PageReader,
        visitor: IpAddr,
        html: Option<String>,
        url: Option<String>,
    ) -> Result<Self, ApiError> {
        match (html, url) {
            (Some(html), url) => Ok(Self::Sent { html, url }),
            (None, Some(url)) => Ok(Self::Fetched(reader.fetch(visitor, &url).await?)),
            (None, None) => {
                let message = "send html, or a url to fetch";
                Err(ApiError::invalid("html", "missing", message))
            }
        }
    }

    /// The article of the page.
    pub fn read(self) -> Result<Report, ApiError> {
        run(&self.plan()?).map_err(refused)
    }

    fn plan(self) -> Result<Plan, ApiError> {
        match self {
            Self::Sent { html, url: None } => Plan::from_text(html).map_err(refused),
            Self::Sent {
                html,
                url: Some(url),
            } => Plan::from_text(html)
                .and_then(|plan| plan.with_url(&url))
                .map_err(refused),
            // What the server sent is the address's fault, not the caller's HTML's.
            Self::Fetched(page) => Plan::from_bytes(page.body.clone(), Some(&page.content_type))
                .and_then(|plan| plan.with_url(&page.url))
                .map_err(|_| ApiError::NoArticle),
        }
    }
}

/// What the extractor refuses; a page without an article has a code of its own.
fn refused(error: Error) -> ApiError {
    match error {
        Error::NoArticle => ApiError::NoArticle,
        error => error.into(),
    }
}
