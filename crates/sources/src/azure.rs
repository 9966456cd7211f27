//! Microsoft's retail prices of Azure: what virtual machines cost an hour, as typed rows.
//!
//! Documented at <https://learn.microsoft.com/rest/api/cost-management/retail-prices/azure-retail-prices>; no key. A
//! region has thousands of rows, a hundred or a thousand a page, each page but the last with the address of the next.
//! The last may be full; so a page without its link reads as a last one, and who takes the rows tells a list cut short
//! by how many machines it holds. Values of a filter are case-sensitive. One size has a row for each way to buy it:
//! with Windows, as Spot, on a host of one's own, and so on; only machines with Linux on demand are kept. What costs
//! nothing is not sold yet, or no more. A meter may stand in several regions: bills follow its primary one, so the rows
//! of the others are left out, as are prices that have ended.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use jiff::civil::Date;
use jiff::{Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::sync::Mutex;
use url::Url;

use crate::feed::{Fetch, Publisher, read_apart};
use crate::http::FetchError;

pub const PUBLISHER: Publisher = Publisher {
    name: "Microsoft, Azure Retail Prices",
    licence: "Microsoft APIs terms of use",
    licence_url: "https://learn.microsoft.com/legal/microsoft-apis/terms-of-use",
    setting: "sources_azure_prices_url",
    base_url: "https://prices.azure.com",
};

/// Prices change on some days of a month, and a whole list is a hundred calls.
pub const REFRESH_AFTER: Duration = Duration::from_secs(24 * 60 * 60);
pub const STALE_AFTER: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// Most pages of one region: twice what a large one has.
pub const MAX_PAGES: usize = 150;
/// Most prices of one region that are kept: ten times what there are.
const MAX_ROWS: usize = 10_000;
/// Before each page, so that a hundred calls do not come as one burst.
const PAUSE: Duration = Duration::from_millis(100);
/// What a service answers that is too busy, or out of order for a moment.
const BUSY: [u16; 5] = [429, 500, 502, 503, 504];
/// Before a busy service is asked for the same page again; the client does not hand on how long it asks us to wait.
const WAITS: [Duration; 3] = [
    Duration::from_secs(5),
    Duration::from_secs(20),
    Duration::from_secs(60),
];
/// The longest that the pages of one call may take together.
const PATIENCE: Duration = Duration::from_secs(10 * 60);
/// Dollars an hour that no machine of the list comes near: the unit has changed.
const IMPLAUSIBLE: f64 = 1000.0;
/// In the names of what is not a machine with Linux on demand.
const OTHER_OFFERS: [&str; 6] = [
    "Windows",
    "Spot",
    "Low Priority",
    "CloudServices",
    "Cloud Services",
    "Dedicated Host",
];

/// Why an answer cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum AzureError {
    #[error("the answer is not a page of retail prices")]
    Malformed,
    #[error("the answer holds no machine with Linux on demand")]
    Empty,
    #[error("the answer is in {0}, not in dollars of the United States")]
    Currency(String),
    #[error("{size} at {usd_per_hour} dollars an hour is no price of a machine")]
    Implausible { size: String, usd_per_hour: String },
    #[error("the link to the next page leads elsewhere")]
    Elsewhere,
    #[error("a region has more than {MAX_PAGES} pages, or {MAX_ROWS} prices")]
    TooMany,
    #[error("the pages did not come within {} s", PATIENCE.as_secs())]
    TooSlow,
}

/// What a size costs in a region.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PriceRow {
    /// As a deployment names it, `Standard_D4ps_v6`.
    pub size: String,
    pub region: String,
    pub usd_per_hour: f64,
}

/// Prices, and the day they were asked for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Prices {
    pub asked: Date,
    pub rows: Vec<PriceRow>,
}

pub fn prices_url(base: &str) -> String {
    format!("{base}/api/retail/prices")
}

/// The first page of the machines of a region.
pub fn region_url(url: &str, region: &str) -> String {
    format!(
        "{url}?currencyCode=%27USD%27&$filter=serviceName%20eq%20%27Virtual%20Machines%27%20and%20priceType%20eq%20%27Consumption%27%20and%20armRegionName%20eq%20%27{region}%27"
    )
}

/// Asks for every page of some regions and gives what is kept of all as one body. Where the service stays busy, or all
/// takes too long, the next call of the same day goes on with the page that did not come.
pub struct Machines {
    fetch: Arc<dyn Fetch>,
    regions: Vec<&'static str>,
    today: fn() -> Date,
    unfinished: Mutex<Option<List>>,
}

/// How far a list has been read.
struct List {
    asked: Date,
    /// Of the regions that were read to their end.
    rows: Vec<PriceRow>,
    regions_read: usize,
    /// Of the region after these.
    pages: Pages,
}

/// How far a region has been read.
#[derive(Default)]
struct Pages {
    priced: Vec<Priced>,
    read: usize,
    /// `None` before the first page.
    next: Option<Url>,
}

impl Machines {
    pub fn new(fetch: Arc<dyn Fetch>, regions: Vec<&'static str>) -> Self {
        Self::on(fetch, regions, || {
            Timestamp::now().to_zoned(TimeZone::UTC).date()
        })
    }

    /// As it would ask on another day.
    pub fn on(fetch: Arc<dyn Fetch>, regions: Vec<&'static str>, today: fn() -> Date) -> Self {
        Self {
            fetch,
            regions,
            today,
            unfinished: Mutex::new(None),
        }
    }

    async fn all(&self, url: &str) -> Result<String, String> {
        let today = (self.today)();
        let mut unfinished = self.unfinished.lock().await;
        if unfinished.as_ref().is_some_and(|list| list.asked != today) {
            *unfinished = None;
        }
        let list = unfinished.get_or_insert_with(|| List {
            asked: today,
            rows: Vec::new(),
            regions_read: 0,
            pages: Pages::default(),
        });
        let outcome = self.read(url, list).await;
        // Where an answer was wrong, so may be what led to it: then all begins anew.
        if !outcome.as_ref().is_err_and(|error| is_busy(error)) {
            *unfinished = None;
        }
        outcome
    }

    /// Reads on to the end of the last region.
    async fn read(&self, url: &str, list: &mut List) -> Result<String, String> {
        while let Some(&region) = self.regions.get(list.regions_read) {
            let first = Url::parse(&region_url(url, region));
            let first = first.map_err(|_| "the address is not a URL".to_owned())?;
            let rows = self.region(&first, region, list.asked, &mut list.pages);
            list.rows.extend(rows.await?);
            list.pages = Pages::default();
            list.regions_read += 1;
        }
        let prices = Prices {
            asked: list.asked,
            rows: std::mem::take(&mut list.rows),
        };
        serde_json::to_string(&prices).map_err(|error| error.to_string())
    }

    async fn region(
        &self,
        first: &Url,
        region: &'static str,
        asked: Date,
        pages: &mut Pages,
    ) -> Result<Vec<PriceRow>, String> {
        while pages.read < MAX_PAGES {
            let url = pages.next.as_ref().unwrap_or(first);
            let body = self.ask(url.as_str()).await?;
            let page = move || page(&body, region, asked).map_err(|error| error.to_string());
            let kept = read_apart(page).await?;
            pages.read += 1;
            pages.priced.extend(kept.priced);
            if pages.priced.len() > MAX_ROWS {
                break;
            }
            let Some(link) = kept.next else {
                return Ok(newest(std::mem::take(&mut pages.priced)));
            };
            let next = next_page(first, &link);
            pages.next = Some(next.map_err(|error| error.to_string())?);
        }
        Err(AzureError::TooMany.to_string())
    }

    /// One page; where the service is busy it is asked for again, a few times, before the list is left for later.
    async fn ask(&self, url: &str) -> Result<String, String> {
        tokio::time::sleep(PAUSE).await;
        for wait in WAITS {
            match self.fetch.fetch(url).await {
                Err(error) if is_busy(&error) => tokio::time::sleep(wait).await,
                answer => return answer,
            }
        }
        self.fetch.fetch(url).await
    }
}

#[async_trait]
impl Fetch for Machines {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        let all = tokio::time::timeout(PATIENCE, self.all(url)).await;
        all.unwrap_or_else(|_| Err(AzureError::TooSlow.to_string()))
    }

    fn question(&self, url: &str) -> String {
        let regions = self.regions.iter().map(|region| region_url(url, region));
        regions.collect::<Vec<_>>().join(" ")
    }
}

fn is_busy(error: &str) -> bool {
    let busy = BUSY.map(|status| FetchError::Status(status).to_string());
    busy.iter().any(|busy| busy == error)
}

/// Reads what [`Machines`] gives.
pub fn prices(body: &str) -> Result<Prices, AzureError> {
    let prices: Prices = serde_json::from_str(body).map_err(|_| AzureError::Malformed)?;
    match prices.rows.is_empty() {
        true => Err(AzureError::Empty),
        false => Ok(prices),
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Page {
    items: Vec<Item>,
    next_page_link: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Item {
    currency_code: String,
    tier_minimum_units: f64,
    retail_price: f64,
    arm_region_name: String,
    effective_start_date: String,
    /// Of prices that end.
    effective_end_date: Option<String>,
    meter_name: String,
    product_name: String,
    sku_name: String,
    service_name: String,
    unit_of_measure: String,
    #[serde(rename = "type")]
    price_type: String,
    /// What is no machine has none.
    arm_sku_name: Option<String>,
    /// Whether bills follow this row's meter.
    is_primary_meter_region: Option<bool>,
}

impl Item {
    /// The size, where this is the price of an hour with Linux on demand.
    fn size(&self, region: &str) -> Option<&str> {
        let size = self.arm_sku_name.as_deref()?;
        let names = [&self.product_name, &self.sku_name, &self.meter_name];
        let is_other = |name: &&String| OTHER_OFFERS.iter().any(|offer| name.contains(offer));
        let is_on_demand = self.service_name == "Virtual Machines"
            && self.price_type == "Consumption"
            && self.unit_of_measure == "1 Hour"
            && self.arm_region_name == region
            && self.tier_minimum_units == 0.0
            && self.is_primary_meter_region != Some(false)
            && size.starts_with("Standard_");
        (is_on_demand && !names.iter().any(is_other)).then_some(size)
    }
}

/// A price, and the day since which it holds.
type Priced = (PriceRow, Date);

/// What is kept of a page.
struct Kept {
    priced: Vec<Priced>,
    /// The address of the next page.
    next: Option<String>,
}

fn page(body: &str, region: &str, asked: Date) -> Result<Kept, AzureError> {
    let body = body.trim_start_matches('\u{feff}');
    let page: Page = serde_json::from_str(body).map_err(|_| AzureError::Malformed)?;
    let mut priced = Vec::new();
    for item in page.items {
        if item.currency_code != "USD" {
            let code = item.currency_code.chars().take(10).collect();
            return Err(AzureError::Currency(code));
        }
        let since = day(&item.effective_start_date)?;
        let until = item.effective_end_date.as_deref().map(day).transpose()?;
        let Some(size) = item.size(region) else {
            continue;
        };
        if !(0.0..IMPLAUSIBLE).contains(&item.retail_price) {
            return Err(AzureError::Implausible {
                size: size.chars().take(40).collect(),
                usd_per_hour: item.retail_price.to_string(),
            });
        }
        let holds = since <= asked && until.is_none_or(|until| asked <= until);
        if item.retail_price > 0.0 && holds {
            let row = PriceRow {
                size: size.to_owned(),
                region: region.to_owned(),
                usd_per_hour: item.retail_price,
            };
            priced.push((row, since));
        }
    }
    let next = page.next_page_link.filter(|link| !link.is_empty());
    Ok(Kept { priced, next })
}

/// The day of a time as the service writes it.
fn day(time: &str) -> Result<Date, AzureError> {
    let day = time.get(..10).and_then(|day| day.parse().ok());
    day.ok_or(AzureError::Malformed)
}

/// The next page's address, which must be of the same list on the same host.
fn next_page(first: &Url, link: &str) -> Result<Url, AzureError> {
    let next = first.join(link).map_err(|_| AzureError::Elsewhere)?;
    let is_same = next.origin() == first.origin() && next.path() == first.path();
    is_same.then_some(next).ok_or(AzureError::Elsewhere)
}

/// Of each size the newest price; where two of one day differ, it is not told which holds, and none is taken.
fn newest(priced: Vec<Priced>) -> Vec<PriceRow> {
    let mut by_size: BTreeMap<String, (PriceRow, Date, bool)> = BTreeMap::new();
    for (row, since) in priced {
        match by_size.get_mut(&row.size) {
            Some((_, known, _)) if *known > since => {}
            Some((kept, known, is_clear)) if *known == since => {
                *is_clear &= kept.usd_per_hour == row.usd_per_hour;
            }
            _ => {
                by_size.insert(row.size.clone(), (row, since, true));
            }
        }
    }
    let kept = by_size.into_values();
    kept.filter(|(.., is_clear)| *is_clear)
        .map(|(row, ..)| row)
        .collect()
}
