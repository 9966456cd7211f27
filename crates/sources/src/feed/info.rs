//! What a page says about where its figures are from.

use jiff::Timestamp;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

/// How fresh figures are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = SourceMode)]
pub enum Mode {
    /// Fetched from the publisher a short while ago.
    Live,
    /// Fetched before; the publisher has not answered since, or the server restarted.
    Cached,
    /// Bundled with the site.
    Snapshot,
}

/// The block every answer on published figures carries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SourceInfo {
    /// How fresh.
    pub mode: Mode,
    /// The newest day in the figures; of readings by the hour, the day in UTC.
    #[schema(value_type = Option<String>, format = Date)]
    pub as_of: Option<Date>,
    /// When they were fetched; `null` for the snapshot.
    #[schema(value_type = Option<String>, format = DateTime)]
    pub fetched_at: Option<Timestamp>,
    /// Seconds since then.
    pub age_seconds: Option<u64>,
    /// Whether they are older than they should be; always so for the snapshot.
    pub stale: bool,
    /// Who publishes them.
    pub publisher: String,
    /// The terms they come under.
    pub licence: String,
    /// Where those terms stand.
    pub licence_url: String,
    /// The address they come from.
    pub url: String,
}

/// A feed's health, for the page about sources.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = SourceStatus)]
pub struct FeedStatus {
    /// Its name.
    pub key: String,
    /// What it holds.
    pub title: String,
    /// Whether the publisher is asked at all.
    pub live_enabled: bool,
    /// Where the figures are from now.
    pub source: SourceInfo,
    /// Rows held.
    pub rows: usize,
    /// Failures since the last success.
    pub failures: u32,
    /// The last of them, in words.
    pub last_error: Option<String>,
    /// When the publisher was last asked.
    #[schema(value_type = Option<String>, format = DateTime)]
    pub last_attempt: Option<Timestamp>,
    /// How long that took.
    pub latency_ms: Option<u64>,
    /// Whether it is being asked right now.
    pub refreshing: bool,
    /// Seconds until it may be asked again; `null` where it is never asked.
    pub next_attempt_seconds: Option<u64>,
}
