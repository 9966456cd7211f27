//! The feeds behind the demo. Nothing of the weather is bundled: where no observation came, the replay is shown.

use std::sync::Arc;
use std::time::Duration;

use boreal_sources::eccc::{
    PUBLISHER, Pages, SiteHistory, Window, daily_url, normals_url, observations_url, warnings_url,
};
use boreal_sources::{Feed, FeedSpec, Fetch};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::climate::{DailyTable, NormalTable, daily, normals};
use super::observed::{Observations, observations};
use super::warnings::{Warnings, warnings};
use crate::declaration::Demo;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[derive(Clone)]
pub struct Feeds {
    /// What stations measured in the last hours.
    pub observations: Arc<Feed<Observations>>,
    /// What they measured in the last two weeks, for the detectors to learn from.
    pub history: Arc<Feed<Observations>>,
    /// Yesterday's highest and lowest temperatures.
    pub daily: Arc<Feed<DailyTable>>,
    /// This month's normal temperatures.
    pub normals: Arc<Feed<NormalTable>>,
    /// The agency's warnings in effect.
    pub warnings: Arc<Feed<Warnings>>,
}

impl Feeds {
    pub fn declare(demo: &mut Demo, base_url: &str) -> Self {
        let pages =
            |window| move |publisher| Arc::new(Pages::new(publisher, window)) as Arc<dyn Fetch>;
        let observations = demo.feed_through(
            observations_feed(base_url),
            Observations::default(),
            pages(Window::LastHours(3)),
        );
        let sites = Arc::clone(&observations);
        let site_ids = move || {
            let sites = sites.read().data.sites.clone();
            sites.into_values().filter_map(|site| site.msc_id).collect()
        };
        Self {
            history: demo.feed_through(
                history_feed(base_url),
                Observations::default(),
                |publisher| Arc::new(SiteHistory::new(publisher, site_ids)) as Arc<dyn Fetch>,
            ),
            daily: demo.feed_through(
                daily_feed(base_url),
                DailyTable::default(),
                pages(Window::LastDays(4)),
            ),
            normals: demo.feed_through(
                normals_feed(base_url),
                NormalTable::default(),
                pages(Window::ThisMonth),
            ),
            warnings: demo.feed_through(
                warnings_feed(base_url),
                Warnings::default(),
                pages(Window::Everything),
            ),
            observations,
        }
    }
}

pub fn observations_feed(base_url: &str) -> FeedSpec<Observations> {
    FeedSpec {
        key: "eccc-observations",
        title: "Hourly weather observations of Canadian stations",
        publisher: PUBLISHER,
        url: observations_url(base_url),
        // The service is updated every few minutes; stations report by the hour.
        refresh_after: 5 * MINUTE,
        // Two hourly reports missed.
        stale_after: 2 * HOUR,
        slow: false,
        parse: |body| observations(body).map_err(|error| error.to_string()),
        describe: newest_report,
    }
}

fn history_feed(base_url: &str) -> FeedSpec<Observations> {
    FeedSpec {
        key: "eccc-history",
        title: "Hourly weather observations of the last two weeks",
        // Once a day, so that what an outage of ours left out is filled in.
        refresh_after: DAY,
        stale_after: 3 * DAY,
        // A call for each site, a second apart.
        slow: true,
        ..observations_feed(base_url)
    }
}

fn daily_feed(base_url: &str) -> FeedSpec<DailyTable> {
    FeedSpec {
        key: "eccc-daily",
        title: "Daily highest and lowest temperatures of Canadian stations",
        publisher: PUBLISHER,
        url: daily_url(base_url),
        // Days are added once a day, a day or more late.
        refresh_after: 6 * HOUR,
        stale_after: 3 * DAY,
        slow: false,
        parse: |body| daily(body).map_err(|error| error.to_string()),
        describe: |table| (table.values().map(|row| row.day).max(), table.len()),
    }
}

fn normals_feed(base_url: &str) -> FeedSpec<NormalTable> {
    FeedSpec {
        key: "eccc-normals",
        title: "Normal temperature of the month at Canadian stations",
        publisher: PUBLISHER,
        url: normals_url(base_url),
        // The figures never change, but the month does.
        refresh_after: DAY,
        // Longer without an answer would show another month's normal.
        stale_after: 31 * DAY,
        slow: false,
        parse: |body| normals(body).map_err(|error| error.to_string()),
        describe: |table| (None, table.len()),
    }
}

fn warnings_feed(base_url: &str) -> FeedSpec<Warnings> {
    FeedSpec {
        key: "eccc-warnings",
        title: "Weather warnings in effect",
        publisher: PUBLISHER,
        url: warnings_url(base_url),
        // Warnings matter while they are new; older ones may have ended.
        refresh_after: 5 * MINUTE,
        stale_after: HOUR,
        slow: false,
        parse: |body| warnings(body).map_err(|error| error.to_string()),
        describe: |Warnings(all)| {
            let newest = all.iter().filter_map(|warning| warning.published_at);
            (newest.max().map(day), all.len())
        },
    }
}

fn newest_report(observations: &Observations) -> (Option<Date>, usize) {
    let times = observations.reports.iter().map(|report| report.observed_at);
    (times.max().map(day), observations.reports.len())
}

fn day(time: Timestamp) -> Date {
    time.to_zoned(TimeZone::UTC).date()
}

#[cfg(test)]
mod tests;
