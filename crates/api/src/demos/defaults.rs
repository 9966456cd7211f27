//! What each demo's page shows before anyone touches a control, on bundled
//! figures only. `make gen` writes these beside the pages, and the prerender
//! puts them into the HTML.

use std::sync::Arc;

use bond_yields::History;
use boreal_demo_kit::DemoSlug;
use boreal_sources::bank_of_canada::{BASE_URL, market_feed, yields_feed};
use boreal_sources::{Feed, FeedSpec, NoCache, SourceInfo};
use mortgage_api::MarketRates;
use serde::Serialize;

use crate::sources::Sourced;

/// Every default report as the text of its file, by demo.
pub fn default_reports() -> serde_json::Result<Vec<(DemoSlug, String)>> {
    Ok(vec![
        (
            DemoSlug::ArticleExtractor,
            plain(article_extractor::default_report())?,
        ),
        (
            DemoSlug::BondYields,
            file(
                bond_yields::default_report(),
                snapshot(yields_feed(BASE_URL), History::bundled().clone()),
            )?,
        ),
        (
            DemoSlug::DataIntegration,
            file(
                data_integration::default_report(),
                super::data_integration::source(),
            )?,
        ),
        (
            DemoSlug::MachineLearning,
            plain(machine_learning::default_report())?,
        ),
        (
            DemoSlug::MortgageApi,
            file(
                mortgage_api::default_report(),
                snapshot(market_feed(BASE_URL), MarketRates::bundled().clone()),
            )?,
        ),
        (
            // Synthetic throughout, so there is no publisher's block.
            DemoSlug::RealTimeAnalytics,
            plain(real_time_analytics::default_report())?,
        ),
    ])
}

/// A report on no published figures.
fn plain(report: impl Serialize) -> serde_json::Result<String> {
    Ok(serde_json::to_string(&report)? + "\n")
}

fn file(report: impl Serialize, source: SourceInfo) -> serde_json::Result<String> {
    Ok(serde_json::to_string(&Sourced { report, source })? + "\n")
}

fn snapshot<T: Send + Sync + 'static>(spec: FeedSpec<T>, bundled: T) -> SourceInfo {
    Feed::new(spec, bundled, None, Arc::new(NoCache))
        .read()
        .source
}
