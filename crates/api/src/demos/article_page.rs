//! A page that holds an article, pasted or fetched: what two demos begin with.

use std::net::IpAddr;

use article_extractor::{MAX_PAGE_BYTES, Params, Plan, Report, Sent, run};
use boreal_demo_kit::Input as _;
use boreal_sources::Page;

use crate::error::ApiError;
use crate::middleware::large::LargeBodies;
use crate::page_reader::PageReader;

/// A page of 5 MB whose every second character JSON writes as two.
const MAX_PAGE_BODY_BYTES: usize = 2 * MAX_PAGE_BYTES;

/// Pages being uploaded at once to one demo: 120 MB of memory at the most.
const UPLOADS_AT_ONCE: usize = 12;

#[must_use]
pub fn page_uploads() -> LargeBodies {
    LargeBodies::new(UPLOADS_AT_ONCE, MAX_PAGE_BODY_BYTES)
}

/// A page for the extractor: the HTML that was sent, or what is at the address.
pub async fn obtain(
    reader: &PageReader,
    visitor: IpAddr,
    params: Params,
) -> Result<Plan, ApiError> {
    match params.plan()? {
        Sent::Page(page) => Ok(page),
        Sent::Address(url) => fetched(&*reader.fetch(visitor, &url).await?),
    }
}

/// The article of a page. A page's encoding, too, is found here: call it where engines run.
pub fn read(page: &Plan) -> Result<Report, ApiError> {
    run(page).map_err(|_| ApiError::NoArticle)
}

/// What the server sent is the address's fault, not the caller's HTML's.
fn fetched(page: &Page) -> Result<Plan, ApiError> {
    Plan::from_bytes(page.body.clone(), Some(&page.content_type))
        .and_then(|plan| plan.with_url(&page.url))
        .map_err(|_| ApiError::NoArticle)
}
