//! The demos, a declaration each, and what the site does with all of them.

mod ai_endpoint;
mod article_extractor;
mod article_page;
mod automated_workflows;
mod bond_yields;
mod cloud_infrastructure;
mod customer_segmentation;
mod data_integration;
mod energy_management;
mod investment_research;
mod machine_learning;
mod mortgage_api;
mod predictive_maintenance;
mod real_time_analytics;
mod short_squeeze;
mod supply_chain;
mod trade_data;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use boreal_demo_kit::DemoSlug;
use boreal_sources::{AnyFeed, FeedStatus};
use futures_util::future::join_all;
use tokio::time::timeout;

use crate::declaration::{Check, Contract, Demo, Setup};
use crate::services::Services;
use crate::settings::{ConfigError, Settings};

/// How long refreshes under way may finish when the site stops: a slow publisher takes minutes.
const REFRESH_GRACE: Duration = Duration::from_secs(5);

/// The declaration of a demo; `None` for those that compute in the browser, and those still to be built.
fn declare(slug: DemoSlug, setup: &mut Setup) -> Option<Result<Demo, ConfigError>> {
    Some(match slug {
        DemoSlug::ArticleExtractor => article_extractor::declare(setup),
        DemoSlug::AutomatedWorkflows => automated_workflows::declare(setup),
        DemoSlug::BondYields => bond_yields::declare(setup),
        DemoSlug::CloudInfrastructure => cloud_infrastructure::declare(setup),
        DemoSlug::CustomerSegmentation => customer_segmentation::declare(setup),
        DemoSlug::DataIntegration => data_integration::declare(setup),
        DemoSlug::EnergyManagement => energy_management::declare(setup),
        DemoSlug::InvestmentResearch => investment_research::declare(setup),
        DemoSlug::MachineLearning => machine_learning::declare(setup),
        DemoSlug::MortgageApi => mortgage_api::declare(setup),
        DemoSlug::PredictiveMaintenance => predictive_maintenance::declare(setup),
        DemoSlug::RealTimeAnalytics => real_time_analytics::declare(setup),
        DemoSlug::ShortSqueeze => short_squeeze::declare(setup),
        DemoSlug::SupplyChain => supply_chain::declare(setup),
        DemoSlug::TradeData => trade_data::declare(setup),
        DemoSlug::Integration
        | DemoSlug::Analytics
        | DemoSlug::Security
        | DemoSlug::SecurityFeatures => return None,
        // It computes in the browser.
        DemoSlug::DataVisualization => return None,
    })
}

/// Every demo of the site.
pub struct Demos(Vec<Demo>);

impl Demos {
    /// Reads each demo's settings and declares it; nothing is started.
    pub fn declare(settings: &mut Settings, services: &Services) -> Result<Self, ConfigError> {
        let mut setup = Setup { settings, services };
        DemoSlug::ALL
            .iter()
            .filter_map(|slug| declare(*slug, &mut setup))
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// With default settings, to read contract and default reports from.
    ///
    /// # Panics
    /// If a demo refuses its own defaults.
    #[must_use]
    pub fn by_default() -> Self {
        Self::declare(&mut Settings::default(), &Services::offline())
            .expect("every setting has a default")
    }

    /// Takes up what an earlier process fetched.
    pub async fn restore(&self) {
        join_all(self.feeds().map(AnyFeed::restore)).await;
    }

    pub fn start(&self) {
        self.0.iter().for_each(Demo::start);
    }

    /// Tells what runs beside the requests to end; resolves when it has, refreshes of feeds included.
    pub fn stop(&self) -> impl Future<Output = ()> + use<> {
        let ending: Vec<_> = self.0.iter().flat_map(Demo::stop).collect();
        let feeds: Vec<_> = self.0.iter().flat_map(Demo::feeds).cloned().collect();
        async move {
            join_all(ending).await;
            let closed = join_all(feeds.iter().map(|feed| feed.close()));
            if timeout(REFRESH_GRACE, closed).await.is_err() {
                tracing::warn!(
                    "A publisher was still answering; it is asked again after the start"
                );
            }
        }
    }

    /// How every feed is doing.
    pub fn statuses(&self) -> Vec<FeedStatus> {
        self.feeds().map(AnyFeed::status).collect()
    }

    /// Asks the publishers that answer quickly and says how they are doing.
    pub async fn ask_publishers(&self) -> Vec<FeedStatus> {
        let quick: Vec<_> = self.feeds().filter(|feed| !feed.is_slow()).collect();
        join_all(quick.iter().map(|feed| feed.refresh())).await;
        quick.iter().map(|feed| feed.status()).collect()
    }

    pub fn checks(&self) -> impl Iterator<Item = &Check> {
        self.0.iter().flat_map(Demo::checks)
    }

    /// The text of each default report's file.
    pub fn default_reports(&self) -> serde_json::Result<Vec<(DemoSlug, String)>> {
        let files = self.0.iter().filter_map(|demo| {
            let file = demo.default_report_file()?;
            Some(file.map(|text| (demo.slug(), text)))
        });
        files.collect()
    }

    /// The worked cases of every demo that has some, as the page reads them.
    pub fn accuracy_file(&self) -> serde_json::Result<String> {
        let demos = self.0.iter().map(|demo| (demo.slug(), demo.cases()));
        let listed = demos.filter(|(_, cases)| !cases.is_empty());
        let rows: Vec<_> = listed
            .map(|(slug, cases)| serde_json::json!({ "slug": slug.as_str(), "cases": cases }))
            .collect();
        Ok(serde_json::to_string_pretty(&rows)? + "\n")
    }

    pub fn router(&self) -> Router {
        let routers = self.0.iter().map(Demo::router);
        routers.fold(Router::new(), Router::merge)
    }

    /// How long calls of some routes may take, where that is longer than usual.
    pub fn time_limits(&self) -> HashMap<String, Duration> {
        let limits = self.0.iter().flat_map(Demo::time_limits);
        limits.cloned().collect()
    }

    #[must_use]
    pub fn contract(&self) -> Contract {
        let mut contract = Contract::default();
        for demo in &self.0 {
            contract.merge(demo.contract());
        }
        contract
    }

    fn feeds(&self) -> impl Iterator<Item = &(dyn AnyFeed + 'static)> {
        self.0.iter().flat_map(Demo::feeds).map(Arc::as_ref)
    }
}
