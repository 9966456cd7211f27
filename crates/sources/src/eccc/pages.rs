//! Reading an answer of several pages: bounded in pages and bytes, within one host.

use crate::feed::Fetch;
use async_trait::async_trait;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use url::Url;

/// Most pages of one answer; the newest come first, so what is left out is old.
pub const MAX_PAGES: usize = 12;
/// Most bytes of all pages together.
const MAX_BYTES: usize = 32 * 1024 * 1024;

/// Which stretch of time is asked for; it moves, while a feed's address does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Window {
    /// All there is.
    Everything,
    /// The last hours, from a whole hour on.
    LastHours(i64),
    /// The last days, from midnight UTC on.
    LastDays(i64),
    /// This month of every year.
    ThisMonth,
}

impl Window {
    /// The address with the stretch in it.
    fn narrow(self, url: &str, now: Timestamp) -> Result<Url, String> {
        let mut url = Url::parse(url).map_err(|_| "the address is not a URL".to_owned())?;
        let since = |second: i64| Timestamp::from_second(second).unwrap_or(now).to_string();
        let second = now.as_second();
        match self {
            Self::Everything => {}
            Self::LastHours(hours) => {
                let from = (second.div_euclid(3_600) - hours) * 3_600;
                let range = format!("{}/..", since(from));
                url.query_pairs_mut().append_pair("datetime", &range);
            }
            Self::LastDays(days) => {
                let from = (second.div_euclid(86_400) - days) * 86_400;
                let range = format!("{}/..", since(from));
                url.query_pairs_mut().append_pair("datetime", &range);
            }
            Self::ThisMonth => {
                let month = now.to_zoned(TimeZone::UTC).month();
                url.query_pairs_mut()
                    .append_pair("MONTH", &month.to_string());
            }
        }
        Ok(url)
    }
}

#[derive(Deserialize)]
struct Page {
    features: Vec<Value>,
    #[serde(default)]
    links: Vec<Link>,
}

#[derive(Deserialize)]
struct Link {
    #[serde(default)]
    rel: String,
    #[serde(default)]
    href: String,
}

/// Fetches every page of an answer and gives them as one feature collection.
#[derive(Clone)]
pub struct Pages {
    fetch: Arc<dyn Fetch>,
    window: Window,
}

impl Pages {
    /// Over a client, for a stretch of time.
    pub fn new(fetch: Arc<dyn Fetch>, window: Window) -> Self {
        Self { fetch, window }
    }
}

#[async_trait]
impl Fetch for Pages {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        let first = self.window.narrow(url, Timestamp::now())?;
        let mut next = Some(first.clone());
        let mut features = Vec::new();
        let mut bytes = 0;
        for _ in 0..MAX_PAGES {
            let Some(url) = next.take() else { break };
            let body = self.fetch.fetch(url.as_str()).await?;
            bytes += body.len();
            if bytes > MAX_BYTES {
                return Err(format!("the pages are larger than {MAX_BYTES} bytes"));
            }
            let page: Page = serde_json::from_str(body.trim_start_matches('\u{feff}'))
                .map_err(|_| "the answer is not a GeoJSON feature collection".to_owned())?;
            // An empty page with a link to the next would lead on for ever.
            if page.features.is_empty() {
                break;
            }
            features.extend(page.features);
            next = next_page(&first, &page.links)?;
        }
        Ok(json!({"type": "FeatureCollection", "features": features}).to_string())
    }

    fn question(&self, url: &str) -> String {
        format!("{url} {:?}", self.window)
    }
}

/// The next page's address, which must be where the first one was.
fn next_page(first: &Url, links: &[Link]) -> Result<Option<Url>, String> {
    let Some(link) = links.iter().find(|link| link.rel == "next") else {
        return Ok(None);
    };
    let url = first
        .join(&link.href)
        .map_err(|_| "the link to the next page is not a URL".to_owned())?;
    match url.origin() == first.origin() {
        true => Ok(Some(url)),
        false => Err("the link to the next page leads to another host".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stretch_of_time_moves_with_the_clock() {
        let now: Timestamp = "2026-11-15T08:47:10Z".parse().unwrap();
        let url = |window: Window| {
            let url = window.narrow("https://x.example/items?f=json", now);
            url.unwrap().query().unwrap_or_default().to_owned()
        };
        assert_eq!(url(Window::Everything), "f=json");
        assert_eq!(url(Window::ThisMonth), "f=json&MONTH=11");
        assert_eq!(
            url(Window::LastHours(3)),
            "f=json&datetime=2026-11-15T05%3A00%3A00Z%2F.."
        );
        assert_eq!(
            url(Window::LastDays(3)),
            "f=json&datetime=2026-11-12T00%3A00%3A00Z%2F.."
        );
    }
}
