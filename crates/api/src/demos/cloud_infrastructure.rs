//! `/api/v1/cloud-infrastructure`: what a workload would run on, what that costs in Canada, and whether it holds.

use std::sync::Arc;

use boreal_demo_kit::{DemoSlug, FieldErrors};
use boreal_sources::azure::{self, Machines, PUBLISHER};
use boreal_sources::{FeedSpec, Fetch};
use cloud_infrastructure::prices::{AzurePrice, Catalogue, Cloud};
use cloud_infrastructure::{accuracy, default_report, plan, simulate};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let base_url = setup.base_url(&PUBLISHER)?;
    let mut demo = setup.demo(DemoSlug::CloudInfrastructure);
    let bundled = Catalogue::bundled().clone();
    let prices = demo.feed_through(prices_feed(&base_url), bundled, |fetch| {
        let regions = Cloud::Azure.regions().iter();
        let names = regions.map(|region| region.name).collect();
        Arc::new(Machines::new(fetch, names)) as Arc<dyn Fetch>
    });
    Ok(demo
        .default_report_from(&prices, default_report)
        .accuracy(accuracy::cases)
        .post_from::<plan::Params, _, _>(
            &prices,
            "plan",
            "The cheapest machines of three clouds that keep a promise, simulated; `source` is of Azure’s prices. A table is read, used and forgotten.",
            |plan, prices| Ok(plan::run(plan, prices).map_err(FieldErrors::from)?),
        )
        // Few bytes may ask for a million requests.
        .short_below(0)
        .post::<simulate::Params, _>(
            "simulate",
            "A set-up under traffic, failures and autoscaling, at most a million requests.",
            |plan| Ok(simulate::run(plan)),
        )
        .short_below(0))
}

fn prices_feed(base_url: &str) -> FeedSpec<Catalogue> {
    FeedSpec {
        key: "azure-retail-prices",
        title: "Virtual machines of Azure in Canada, dollars of the United States an hour",
        publisher: PUBLISHER,
        url: azure::prices_url(base_url),
        refresh_after: azure::REFRESH_AFTER,
        stale_after: azure::STALE_AFTER,
        slow: true,
        parse: catalogue,
        describe: |catalogue| {
            let list = catalogue.list(Cloud::Azure);
            (list.as_of.parse().ok(), list.sizes)
        },
    }
}

/// The bundled lists with the newest one of Azure.
fn catalogue(body: &str) -> Result<Catalogue, String> {
    let prices = azure::prices(body).map_err(|error| error.to_string())?;
    let rows = prices.rows.into_iter().map(|row| AzurePrice {
        size: row.size,
        region: row.region,
        usd_per_hour: row.usd_per_hour,
    });
    let rows: Vec<AzurePrice> = rows.collect();
    Catalogue::with_azure(&rows, &prices.asked.to_string()).map_err(|error| error.to_string())
}
