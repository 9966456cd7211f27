//! A page that holds an article, pasted or fetched: what two demos begin with.

use std::net::IpAddr;

use article_extractor::{MAX_PAGE_BYTES, MAX_URL_CHARS, Plan, Report, Sent, run};
use boreal_sources::{Page, page};
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::page_reader::{HeldPage, PageReader};
use crate::services::Services;

/// A page of 5 MB whose every second character JSON writes as two.
pub const MAX_PAGE_BODY_BYTES: usize = 2 * MAX_PAGE_BYTES;

// An address within the limit of the field is not too long for the fetcher.
const _: () = assert!(MAX_URL_CHARS <= page::MAX_URL_CHARS);

/// A page at hand, not yet read.
pub enum Obtained {
    Pasted(Plan),
    Fetched(HeldPage),
}

/// Fetches the page where only its address was sent.
pub async fn obtain(
    services: &Services,
    visitor: IpAddr,
    sent: Sent,
) -> Result<Obtained, ApiError> {
    let Services {
        page_reader,
        bodies,
        ..
    } = services;
    Ok(match sent {
        Sent::Page(page) => Obtained::Pasted(page),
        Sent::Address(url) => Obtained::Fetched(page_reader.fetch(visitor, bodies, &url).await?),
    })
}

impl Obtained {
    /// The field that it came in.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Pasted(_) => "html",
            Self::Fetched(_) => "url",
        }
    }

    /// The article. The page's bytes are copied and decoded here: call it where engines run.
    pub fn read(self) -> Result<Report, ApiError> {
        // Borrowed: what was fetched counts until it is read.
        let plan = match &self {
            Self::Pasted(plan) => plan,
            Self::Fetched(page) => &fetched(page)?,
        };
        run(plan).map_err(|_| ApiError::NoArticle)
    }
}

/// What the server sent is the address's fault, not the caller's HTML's.
fn fetched(page: &Page) -> Result<Plan, ApiError> {
    Plan::from_bytes(page.body.clone(), Some(&page.content_type))
        .and_then(|plan| plan.with_url(&page.url))
        .map_err(|_| ApiError::NoArticle)
}

/// Whether this installation fetches pages, and under which name.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = ArticleExtractorStatus)]
pub struct FetchStatus {
    /// Whether an address alone can be sent.
    fetch_enabled: bool,
    /// How we name ourselves to sites; absent where nothing is fetched.
    user_agent: Option<String>,
}

impl FetchStatus {
    pub fn of(reader: &PageReader) -> Self {
        let user_agent = reader.user_agent().map(str::to_owned);
        Self {
            fetch_enabled: user_agent.is_some(),
            user_agent,
        }
    }
}
