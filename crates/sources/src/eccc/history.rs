//! `swob-realtime` again, two weeks back for the sites in use: what detectors learn from.
//!
//! The service keeps thirty days. Without them a new installation would know
//! nothing unusual for a day, and the seasonal detector for two weeks.

use super::observations::{Observations, items_url, observations};
use super::pages::{Pages, Window};
use super::{LICENCE, LICENCE_URL, PUBLISHER};
use crate::feed::{Feed, FeedSpec, Fetch};
use async_trait::async_trait;
use jiff::tz::TimeZone;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// Once a day, so that what an outage of ours left out is filled in.
const REFRESH_AFTER: Duration = Duration::from_secs(24 * 60 * 60);
/// Three days without an answer.
const STALE_AFTER: Duration = Duration::from_secs(3 * 24 * 60 * 60);
/// The seasonal detector looks back fourteen days.
const DAYS: i64 = 15;
/// The agency asks for no more than a call a second.
const PAUSE: Duration = Duration::from_secs(1);
/// Most sites asked for: one for each station, with room.
const MAX_SITES: usize = 60;

/// Fetches the history of each site that the observations name, one after the other.
pub struct History {
    fetch: Arc<dyn Fetch>,
    observations: Arc<Feed<Observations>>,
}

impl History {
    /// Over a client, for the sites of a feed.
    pub fn new(fetch: Arc<dyn Fetch>, observations: Arc<Feed<Observations>>) -> Self {
        Self {
            fetch,
            observations,
        }
    }
}

#[async_trait]
impl Fetch for History {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        let sites = self.observations.read().data.sites.clone();
        let ids = sites.into_values().filter_map(|site| site.msc_id);
        let pages = Pages::new(Arc::clone(&self.fetch), Window::LastDays(DAYS));
        let mut features: Vec<Value> = Vec::new();
        for (number, id) in ids.take(MAX_SITES).enumerate() {
            if number > 0 {
                tokio::time::sleep(PAUSE).await;
            }
            let id: String = url::form_urlencoded::byte_serialize(id.as_bytes()).collect();
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
}

/// The feed of the last two weeks; `base` is [`super::BASE_URL`] outside tests.
pub fn history_feed(base: &str) -> FeedSpec<Observations> {
    FeedSpec {
        key: "eccc-history",
        title: "Hourly weather observations of the last two weeks",
        publisher: PUBLISHER,
        licence: LICENCE,
        licence_url: LICENCE_URL,
        url: items_url(base),
        refresh_after: REFRESH_AFTER,
        stale_after: STALE_AFTER,
        parse: |body| observations(body).map_err(|error| error.to_string()),
        describe: |observations| {
            let newest = observations.reports.iter().map(|report| report.observed_at);
            let day = newest.max().map(|time| time.to_zoned(TimeZone::UTC).date());
            (day, observations.reports.len())
        },
    }
}
