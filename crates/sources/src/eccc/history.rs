//! `swob-realtime` again, two weeks back for single sites: what detectors learn from.
//!
//! The service keeps thirty days. Without them a new installation would know
//! nothing unusual for a day, and a seasonal detector for two weeks.

use super::pages::{Pages, Window};
use crate::feed::Fetch;
use async_trait::async_trait;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// Two weeks, and a day for what comes in late.
const WINDOW: Window = Window::LastDays(15);
/// The agency asks for no more than a call a second.
const PAUSE: Duration = Duration::from_secs(1);
/// Most sites asked for: one for each station, with room.
const MAX_SITES: usize = 60;

/// Fetches the history of each site, one after the other.
pub struct SiteHistory<F> {
    fetch: Arc<dyn Fetch>,
    /// The publisher's ids of the sites in use at the time of asking.
    site_ids: F,
}

impl<F: Fn() -> Vec<String>> SiteHistory<F> {
    pub fn new(fetch: Arc<dyn Fetch>, site_ids: F) -> Self {
        Self { fetch, site_ids }
    }
}

#[async_trait]
impl<F: Fn() -> Vec<String> + Send + Sync> Fetch for SiteHistory<F> {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        let pages = Pages::new(Arc::clone(&self.fetch), WINDOW);
        let mut features: Vec<Value> = Vec::new();
        let ids = (self.site_ids)();
        for (number, id) in ids.iter().take(MAX_SITES).enumerate() {
            if number > 0 {
                tokio::time::sleep(PAUSE).await;
            }
            let id = utf8_percent_encode(id, NON_ALPHANUMERIC);
            let body = pages.fetch(&format!("{url}&msc_id-value={id}")).await?;
            let mut page: Value = serde_json::from_str(&body).map_err(|error| error.to_string())?;
            if let Some(Value::Array(more)) = page.get_mut("features").map(Value::take) {
                features.extend(more);
            }
        }
        if features.is_empty() {
            return Err("no site has reported yet".to_owned());
        }
        Ok(json!({"type": "FeatureCollection", "features": features}).to_string())
    }

    fn question(&self, url: &str) -> String {
        format!("{url} {WINDOW:?}")
    }
}
