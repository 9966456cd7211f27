//! How a demo declares itself: one value that holds everything the site needs of it.
//!
//! A declaration is made twice: with [`Services::offline`] to learn its settings,
//! its contract and its default report, and with the real ones to serve. It
//! starts nothing and asks nobody; [`Demo::on_start`] is for that.

mod contract;
mod endpoints;
mod limits;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::MethodRouter;
use boreal_demo_kit::DemoSlug;
use boreal_demo_kit::accuracy::Case;
use boreal_sources::{AnyFeed, Feed, FeedSpec, Fetch, Publisher};
use futures_util::future::BoxFuture;
use serde::Serialize;
use utoipa::ToSchema;

use crate::services::Services;
use crate::settings::{ConfigError, Settings};
use crate::sources::Sourced;
pub use contract::{Contract, add_refusals_before};
pub use endpoints::File;

/// What a demo may use to declare itself.
pub struct Setup<'a> {
    /// The owner's settings; what nobody reads is refused as misspelt.
    pub settings: &'a mut Settings,
    pub services: &'a Services,
}

impl Setup<'_> {
    /// Where a publisher is asked: its public address unless the owner says otherwise.
    pub fn base_url(&mut self, publisher: &Publisher) -> Result<String, ConfigError> {
        self.settings
            .or(publisher.setting, publisher.base_url.to_owned())
    }

    /// A demo that does nothing yet.
    #[must_use]
    pub fn demo(&self, slug: DemoSlug) -> Demo {
        Demo {
            slug,
            services: self.services.clone(),
            routes: Vec::new(),
            time_limits: Vec::new(),
            contract: Contract::default(),
            feeds: Vec::new(),
            default_report: None,
            accuracy: None,
            checks: Vec::new(),
            on_start: Vec::new(),
            on_stop: Vec::new(),
        }
    }
}

/// A line of `boreal check`: what is right with a part, or what is wrong.
pub struct Check {
    pub part: &'static str,
    pub find: Box<dyn Fn() -> BoxFuture<'static, anyhow::Result<String>> + Send + Sync>,
}

type Hook<T = ()> = Box<dyn Fn() -> T + Send + Sync>;
type ReportFile = Box<dyn Fn() -> serde_json::Result<String> + Send + Sync>;

/// A demo: its endpoints with their contract, its feeds, its default report, and what runs beside.
pub struct Demo {
    slug: DemoSlug,
    services: Services,
    routes: Vec<(String, MethodRouter)>,
    time_limits: Vec<(String, Duration)>,
    contract: Contract,
    feeds: Vec<Arc<dyn AnyFeed>>,
    default_report: Option<ReportFile>,
    accuracy: Option<fn() -> Vec<Case>>,
    checks: Vec<Check>,
    on_start: Vec<Hook>,
    on_stop: Vec<Hook<BoxFuture<'static, ()>>>,
}

impl Demo {
    /// A feed that asks its publisher directly; it is restored, listed and checked with the others.
    pub fn feed<T: Send + Sync + 'static>(
        &mut self,
        spec: FeedSpec<T>,
        bundled: T,
    ) -> Arc<Feed<T>> {
        self.feed_through(spec, bundled, |publisher| publisher)
    }

    /// A feed that asks in a way of its own, as page by page, and says so in [`Fetch::question`].
    pub fn feed_through<T: Send + Sync + 'static>(
        &mut self,
        spec: FeedSpec<T>,
        bundled: T,
        fetch: impl FnOnce(Arc<dyn Fetch>) -> Arc<dyn Fetch>,
    ) -> Arc<Feed<T>> {
        let publisher = self.services.publishers.clone().map(fetch);
        let feed = Feed::new(spec, bundled, publisher, Arc::clone(&self.services.cache));
        self.feeds.push(Arc::clone(&feed) as Arc<dyn AnyFeed>);
        feed
    }

    /// What the page shows before anyone touches a control: bundled figures only, the same bytes every time.
    #[must_use]
    pub fn default_report<R: Serialize + ToSchema>(
        mut self,
        report: impl Fn() -> R + Send + Sync + 'static,
    ) -> Self {
        self.contract.add_schema::<R>();
        self.default_report = Some(Box::new(move || {
            Ok(serde_json::to_string(&report())? + "\n")
        }));
        self
    }

    /// The same with where the figures of a feed are from.
    #[must_use]
    pub fn default_report_from<T: Send + Sync + 'static, R: Serialize + ToSchema>(
        self,
        feed: &Arc<Feed<T>>,
        report: impl Fn() -> R + Send + Sync + 'static,
    ) -> Self {
        let feed = Arc::clone(feed);
        self.default_report(move || Sourced::new(report(), feed.read().source))
    }

    /// Worked cases against published figures, for `/accuracy`.
    #[must_use]
    pub fn accuracy(mut self, cases: fn() -> Vec<Case>) -> Self {
        self.accuracy = Some(cases);
        self
    }

    /// A schema that no endpoint's input or answer names, as an event's of a stream.
    #[must_use]
    pub fn schema<T: ToSchema>(mut self) -> Self {
        self.contract.add_schema::<T>();
        self
    }

    /// A line of `boreal check`.
    #[must_use]
    pub fn check<F>(
        mut self,
        part: &'static str,
        find: impl Fn() -> F + Send + Sync + 'static,
    ) -> Self
    where
        F: Future<Output = anyhow::Result<String>> + Send + 'static,
    {
        let find = Box::new(move || Box::pin(find()) as BoxFuture<'static, _>);
        self.checks.push(Check { part, find });
        self
    }

    /// Runs when the site begins to serve, inside the runtime.
    #[must_use]
    pub fn on_start(mut self, start: impl Fn() + Send + Sync + 'static) -> Self {
        self.on_start.push(Box::new(start));
        self
    }

    /// A feed is asked when the site begins to serve, unless a kept answer is not due yet, where its first reader would
    /// be told too little by the bundled figures.
    #[must_use]
    pub fn asks_at_start<T: Send + Sync + 'static>(self, feed: &Arc<Feed<T>>) -> Self {
        let feed = Arc::clone(feed);
        self.on_start(move || {
            feed.read();
        })
    }

    /// Runs when the site is told to stop, before requests under way are waited for; what it
    /// gives back resolves when everything has ended, and only then the store is closed.
    #[must_use]
    pub fn on_stop<F>(mut self, stop: impl Fn() -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = ()> + Send + 'static,
    {
        self.on_stop.push(Box::new(move || Box::pin(stop())));
        self
    }

    #[must_use]
    pub fn slug(&self) -> DemoSlug {
        self.slug
    }

    #[must_use]
    pub fn contract(&self) -> &Contract {
        &self.contract
    }

    #[must_use]
    pub fn feeds(&self) -> &[Arc<dyn AnyFeed>] {
        &self.feeds
    }

    #[must_use]
    pub fn checks(&self) -> &[Check] {
        &self.checks
    }

    /// Its worked cases; none where nobody has published any.
    pub fn cases(&self) -> Vec<Case> {
        self.accuracy.map(|cases| cases()).unwrap_or_default()
    }

    /// The text of the default report's file, where the demo has one.
    pub fn default_report_file(&self) -> Option<serde_json::Result<String>> {
        self.default_report.as_ref().map(|report| report())
    }

    pub fn start(&self) {
        self.on_start.iter().for_each(|start| start());
    }

    pub fn stop(&self) -> impl Iterator<Item = BoxFuture<'static, ()>> {
        self.on_stop.iter().map(|stop| stop())
    }

    pub fn time_limits(&self) -> &[(String, Duration)] {
        &self.time_limits
    }

    pub fn router(&self) -> Router {
        let routes = self.routes.iter().cloned();
        routes.fold(Router::new(), |router, (path, route)| {
            router.route(&path, route)
        })
    }
}
