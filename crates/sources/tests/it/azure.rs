//! Azure's retail prices, in the published shape, page by page.

use std::sync::atomic::{AtomicI8, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use boreal_sources::azure::{
    AzureError, MAX_PAGES, Machines, PUBLISHER, PriceRow, prices, prices_url, region_url,
};
use boreal_sources::{Fetch, FetchError, GuardedClient, Guards};
use boreal_test_support::{Reply, WebServer};
use jiff::civil::date;
use serde_json::{Value, json};
use tokio::time::Instant;

/// A row as the service writes it.
fn item(size: &str, usd: f64) -> Value {
    json!({
        "currencyCode": "USD",
        "tierMinimumUnits": 0.0,
        "retailPrice": usd,
        "unitPrice": usd,
        "armRegionName": "canadacentral",
        "location": "CA Central",
        "effectiveStartDate": "2026-10-01T00:00:00Z",
        "meterId": "000a794b-bdb0-58be-a0cd-0c3a0f222923",
        "meterName": "D4ps v6",
        "productId": "DZH318Z0BQ4B",
        "skuId": "DZH318Z0BQ4B/00G1",
        "productName": "Virtual Machines Dpsv6 Series",
        "skuName": "Standard_D4ps_v6",
        "serviceName": "Virtual Machines",
        "serviceId": "DZH313Z7MMC8",
        "serviceFamily": "Compute",
        "unitOfMeasure": "1 Hour",
        "type": "Consumption",
        "isPrimaryMeterRegion": true,
        "armSkuName": size,
    })
}

/// The same with some of its values changed.
fn changed(size: &str, usd: f64, values: &Value) -> Value {
    let mut item = item(size, usd);
    for (name, value) in values.as_object().unwrap() {
        item[name] = value.clone();
    }
    item
}

fn page(items: &[Value], next: Option<&str>) -> String {
    json!({
        "BillingCurrency": "USD",
        "CustomerEntityId": "Default",
        "CustomerEntityType": "Retail",
        "Items": items,
        "NextPageLink": next,
        "Count": items.len(),
    })
    .to_string()
}

/// Answers its pages in turn, the last of them for ever, and remembers what was asked.
struct Book {
    pages: Vec<Result<String, String>>,
    asked: Mutex<Vec<String>>,
}

#[async_trait]
impl Fetch for Book {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        let mut asked = self.asked.lock().unwrap();
        let at = asked.len().min(self.pages.len() - 1);
        asked.push(url.to_owned());
        self.pages[at].clone()
    }
}

fn book(pages: &[String]) -> Arc<Book> {
    answers(pages.iter().cloned().map(Ok).collect())
}

fn answers(pages: Vec<Result<String, String>>) -> Arc<Book> {
    Arc::new(Book {
        pages,
        asked: Mutex::default(),
    })
}

fn status(code: u16) -> Result<String, String> {
    Err(FetchError::Status(code).to_string())
}

async fn read(book: &Arc<Book>, regions: &[&'static str]) -> Result<Vec<PriceRow>, String> {
    let fetch = Arc::clone(book) as Arc<dyn Fetch>;
    let machines = Machines::on(fetch, regions.to_vec(), || date(2026, 11, 18));
    let body = machines.fetch(&prices_url(PUBLISHER.base_url)).await?;
    let prices = prices(&body).map_err(|error| error.to_string())?;
    assert_eq!(prices.asked, date(2026, 11, 18));
    Ok(prices.rows)
}

async fn rows(items: &[Value]) -> Result<Vec<PriceRow>, String> {
    read(&book(&[page(items, None)]), &["canadacentral"]).await
}

fn row(size: &str, usd_per_hour: f64) -> PriceRow {
    PriceRow {
        size: size.to_owned(),
        region: "canadacentral".to_owned(),
        usd_per_hour,
    }
}

#[test]
fn the_address_names_region_service_and_currency_as_the_service_spells_them() {
    let url = region_url(&prices_url(PUBLISHER.base_url), "canadaeast");
    assert_eq!(
        url.replace("%20", " ").replace("%27", "'"),
        "https://prices.azure.com/api/retail/prices?currencyCode='USD'&$filter=serviceName eq 'Virtual Machines' and priceType eq 'Consumption' and armRegionName eq 'canadaeast'"
    );
}

#[tokio::test(start_paused = true)]
async fn machines_with_linux_on_demand_are_kept_and_other_offers_left_out() {
    let windows = "Virtual Machines Dpsv6 Series Windows";
    let found = rows(&[
        item("Standard_D4ps_v6", 0.156),
        changed("Standard_D4ps_v6", 0.34, &json!({ "productName": windows })),
        changed(
            "Standard_D4ps_v6",
            0.03,
            &json!({ "skuName": "D4ps v6 Spot" }),
        ),
        changed(
            "Standard_D4ps_v6",
            0.03,
            &json!({ "meterName": "D4ps v6 Low Priority" }),
        ),
        changed(
            "Standard_D4ps_v6",
            9.0,
            &json!({ "type": "DevTestConsumption" }),
        ),
        changed(
            "Standard_D4ps_v6",
            9.0,
            &json!({ "unitOfMeasure": "1/Month" }),
        ),
        changed(
            "Standard_D4ps_v6",
            9.0,
            &json!({ "armRegionName": "eastus" }),
        ),
        changed(
            "Standard_D4ps_v6",
            9.0,
            &json!({ "serviceName": "Cloud Services" }),
        ),
        changed(
            "Standard_D4ps_v6",
            9.0,
            &json!({ "productName": "Dv3 Series CloudServices" }),
        ),
        changed(
            "Standard_D4ps_v6",
            9.0,
            &json!({ "tierMinimumUnits": 10.0 }),
        ),
        changed("", 9.0, &json!({ "armSkuName": null })),
        item("DSv3_Type1", 9.0),
        item("Standard_D8ps_v6", 0.0),
        changed(
            "Standard_D16ps_v6",
            9.0,
            &json!({ "effectiveStartDate": "2026-12-01T00:00:00Z" }),
        ),
        changed(
            "Standard_D16ps_v6",
            9.0,
            &json!({ "isPrimaryMeterRegion": false }),
        ),
    ])
    .await;
    assert_eq!(found, Ok(vec![row("Standard_D4ps_v6", 0.156)]));
}

#[tokio::test(start_paused = true)]
async fn the_newest_price_of_a_size_holds_and_two_of_one_day_tell_nothing() {
    let old = json!({ "effectiveStartDate": "2024-08-01T00:00:00Z" });
    let found = rows(&[
        changed("Standard_D4s_v5", 0.2, &old),
        item("Standard_D4s_v5", 0.214),
        changed("Standard_D4s_v5", 0.3, &old),
        item("Standard_D4as_v5", 0.096),
        item("Standard_D4as_v5", 0.188),
        item("Standard_D2s_v5", 0.107),
        item("Standard_D2s_v5", 0.107),
    ])
    .await;
    let expected = vec![row("Standard_D2s_v5", 0.107), row("Standard_D4s_v5", 0.214)];
    assert_eq!(found, Ok(expected));
}

#[tokio::test(start_paused = true)]
async fn prices_that_have_ended_are_left_out() {
    let until = |size: &str, usd: f64, end: &str| {
        let end = json!({ "effectiveEndDate": format!("{end}T23:59:59Z") });
        changed(size, usd, &end)
    };
    let found = rows(&[
        item("Standard_D2s_v5", 0.107),
        // Of the same start, and the dearer one is over.
        until("Standard_D2s_v5", 0.2, "2026-11-17"),
        until("Standard_D4s_v5", 0.214, "2026-11-18"),
        until("Standard_D8s_v5", 0.428, "2026-11-17"),
    ])
    .await;
    let expected = vec![row("Standard_D2s_v5", 0.107), row("Standard_D4s_v5", 0.214)];
    assert_eq!(found, Ok(expected));
}

#[tokio::test(start_paused = true)]
async fn a_last_page_may_be_full_and_is_the_last() {
    let sized = |count: usize| vec![item("Standard_D2s_v5", 0.1); count];
    let next = "https://prices.azure.com/api/retail/prices?$skip=100";
    for (first, last) in [
        (None, 99),
        (None, 100),
        (None, 1000),
        (Some(100), 0),
        (Some(100), 100),
        (Some(1000), 1000),
    ] {
        let mut pages = Vec::new();
        pages.extend(first.map(|count| page(&sized(count), Some(next))));
        pages.push(page(&sized(last), None));
        let book = book(&pages);
        let found = read(&book, &["canadacentral"]).await;
        let kept = Ok(vec![row("Standard_D2s_v5", 0.1)]);
        assert_eq!(found, kept, "{first:?}, {last}");
        assert_eq!(book.asked.lock().unwrap().len(), pages.len());
    }
}

#[tokio::test(start_paused = true)]
async fn a_page_that_a_busy_service_refuses_is_asked_for_again() {
    let next = "https://prices.azure.com/api/retail/prices?$skip=100";
    let book = answers(vec![
        Ok(page(&[item("Standard_D2s_v5", 0.1)], Some(next))),
        status(429),
        status(503),
        Ok(page(&[item("Standard_D4s_v5", 0.2)], None)),
    ]);
    let began = Instant::now();
    let found = read(&book, &["canadacentral"]).await.unwrap();
    assert_eq!(found.len(), 2);
    let asked = book.asked.lock().unwrap().clone();
    assert_eq!(asked[1..], [next, next, next]);
    // Longer at each refusal.
    let waited = began.elapsed();
    assert!(waited >= Duration::from_secs(5 + 20), "{waited:?}");
}

#[tokio::test(start_paused = true)]
async fn a_service_that_stays_busy_is_given_up_and_other_refusals_at_once() {
    for (code, times) in [(429, 4), (500, 4), (503, 4), (403, 1), (404, 1)] {
        let book = answers(vec![status(code)]);
        let refused = read(&book, &["canadacentral"]).await;
        assert_eq!(refused, Err(FetchError::Status(code).to_string()));
        assert_eq!(book.asked.lock().unwrap().len(), times, "{code}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_list_that_was_left_is_gone_on_with_on_the_same_day_only() {
    static DAY: AtomicI8 = AtomicI8::new(18);
    let next = "https://prices.azure.com/api/retail/prices?$skip=100";
    let of_east = |size: &str| changed(size, 0.3, &json!({ "armRegionName": "canadaeast" }));
    let first_page = page(&[of_east("Standard_D2s_v5")], Some(next));
    let mut pages = vec![
        Ok(page(&[item("Standard_D2s_v5", 0.1)], None)),
        Ok(first_page.clone()),
    ];
    pages.extend(vec![status(429); 4]);
    pages.push(Ok(page(&[of_east("Standard_D4s_v5")], None)));
    // Left once more, and a day goes by.
    pages.push(Ok(page(&[item("Standard_D2s_v5", 0.2)], None)));
    pages.push(Ok(first_page));
    pages.extend(vec![status(503); 4]);
    pages.push(Ok(page(&[item("Standard_D8s_v5", 0.4)], None)));
    pages.push(Ok(page(&[of_east("Standard_D8s_v5")], None)));
    let book = answers(pages);
    let machines = Machines::on(
        Arc::clone(&book) as Arc<dyn Fetch>,
        vec!["canadacentral", "canadaeast"],
        || date(2026, 11, DAY.load(Ordering::Relaxed)),
    );
    let url = prices_url(PUBLISHER.base_url);
    let [central, east] = ["canadacentral", "canadaeast"].map(|region| region_url(&url, region));
    let asked_since = |from: usize| book.asked.lock().unwrap()[from..].to_vec();

    let busy = machines.fetch(&url).await.unwrap_err();
    assert_eq!(busy, FetchError::Status(429).to_string());
    assert_eq!(asked_since(0), [&*central, &*east, next, next, next, next]);
    let whole = prices(&machines.fetch(&url).await.unwrap()).unwrap();
    assert_eq!(asked_since(6), [next]);
    let sizes: Vec<&str> = whole.rows.iter().map(|row| &*row.size).collect();
    assert_eq!(
        sizes,
        ["Standard_D2s_v5", "Standard_D2s_v5", "Standard_D4s_v5"]
    );

    // A list that was whole is not gone on with.
    machines.fetch(&url).await.unwrap_err();
    assert_eq!(asked_since(7)[..2], [&*central, &*east]);
    DAY.store(19, Ordering::Relaxed);
    let newer = prices(&machines.fetch(&url).await.unwrap()).unwrap();
    assert_eq!(asked_since(13), [&*central, &*east]);
    assert_eq!(newer.asked, date(2026, 11, 19));
    assert!(newer.rows.iter().all(|row| row.size == "Standard_D8s_v5"));
}

#[tokio::test(start_paused = true)]
async fn pages_do_not_come_as_one_burst() {
    let next = "https://prices.azure.com/api/retail/prices?$skip=100";
    let mut pages = vec![page(&[item("Standard_D2s_v5", 0.1)], Some(next)); 20];
    pages.push(page(&[], None));
    let began = Instant::now();
    read(&book(&pages), &["canadacentral"]).await.unwrap();
    let took = began.elapsed();
    assert!(took >= Duration::from_secs(2), "{took:?}");
}

#[tokio::test(start_paused = true)]
async fn pages_are_followed_by_region_on_the_same_host_and_path() {
    let next = "https://prices.azure.com:443/api/retail/prices?$filter=x&$skip=100";
    let book = book(&[
        page(&[item("Standard_D2s_v5", 0.1)], Some(next)),
        page(&[item("Standard_D4s_v5", 0.2)], Some("")),
        page(
            &[changed(
                "Standard_D4s_v5",
                0.3,
                &json!({ "armRegionName": "canadaeast" }),
            )],
            None,
        ),
    ]);
    let found = read(&book, &["canadacentral", "canadaeast"]).await.unwrap();
    assert_eq!(
        found[..2],
        [row("Standard_D2s_v5", 0.1), row("Standard_D4s_v5", 0.2)]
    );
    assert_eq!(
        (&*found[2].region, found[2].usd_per_hour),
        ("canadaeast", 0.3)
    );
    let asked = book.asked.lock().unwrap().clone();
    let first = prices_url(PUBLISHER.base_url);
    assert_eq!(asked[0], region_url(&first, "canadacentral"));
    // The port that https has anyway is not written.
    assert_eq!(asked[1], next.replace(":443", ""));
    assert_eq!(asked[2], region_url(&first, "canadaeast"));
    assert_eq!(asked.len(), 3);
}

#[tokio::test(start_paused = true)]
async fn a_next_page_elsewhere_and_pages_without_an_end_are_refused() {
    for next in [
        "http://prices.azure.com/api/retail/prices?$skip=100",
        "https://prices.azure.com:8443/api/retail/prices?$skip=100",
        "https://prices.azure.com.example/api/retail/prices?$skip=100",
        "https://prices.azure.com/other?$skip=100",
        "https://169.254.169.254/api/retail/prices",
        "file:///etc/passwd",
        "//elsewhere.example/api/retail/prices",
    ] {
        let book = book(&[page(&[item("Standard_D2s_v5", 0.1)], Some(next))]);
        let refused = read(&book, &["canadacentral"]).await;
        assert_eq!(refused, Err(AzureError::Elsewhere.to_string()), "{next}");
        assert_eq!(book.asked.lock().unwrap().len(), 1);
    }
    let next = "https://prices.azure.com/api/retail/prices?$skip=0";
    let endless = book(&[page(&[item("Standard_D2s_v5", 0.1)], Some(next))]);
    let refused = read(&endless, &["canadacentral"]).await;
    assert_eq!(refused, Err(AzureError::TooMany.to_string()));
    assert_eq!(endless.asked.lock().unwrap().len(), MAX_PAGES);
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_used_is_refused_with_its_reason() {
    let malformed = AzureError::Malformed.to_string();
    for body in [
        "",
        "<html>maintenance</html>",
        "{}",
        r#"{"Items":[{}],"NextPageLink":null}"#,
    ] {
        let refused = read(&book(&[body.to_owned()]), &["canadacentral"]).await;
        assert_eq!(refused, Err(malformed.clone()), "{body}");
    }
    let check = async |items: &[Value], expected: AzureError| {
        assert_eq!(rows(items).await, Err(expected.to_string()));
    };
    check(&[], AzureError::Empty).await;
    let cad = changed("Standard_D2s_v5", 0.1, &json!({ "currencyCode": "CAD" }));
    check(&[cad], AzureError::Currency("CAD".to_owned())).await;
    let undated = changed(
        "Standard_D2s_v5",
        0.1,
        &json!({ "effectiveStartDate": "today" }),
    );
    check(&[undated], AzureError::Malformed).await;
    let endless = changed(
        "Standard_D2s_v5",
        0.1,
        &json!({ "effectiveEndDate": "never" }),
    );
    check(&[endless], AzureError::Malformed).await;
    let text = changed("Standard_D2s_v5", 0.1, &json!({ "retailPrice": "0.1" }));
    check(&[text], AzureError::Malformed).await;
    for usd in [-0.1, 1000.0] {
        let implausible = AzureError::Implausible {
            size: "Standard_D2s_v5".to_owned(),
            usd_per_hour: usd.to_string(),
        };
        check(&[item("Standard_D2s_v5", usd)], implausible).await;
    }
    assert_eq!(prices("[]"), Err(AzureError::Malformed));
}

#[tokio::test]
async fn a_real_client_gets_every_page_or_nothing() {
    let server = WebServer::start(&[]).await;
    let base = server.url("127.0.0.1", "");
    let first = region_url(&prices_url(&base), "canadacentral");
    let path = first.strip_prefix(&base).unwrap().to_owned();
    let second = format!("{path}&$skip=100");
    let next = format!("{base}{second}");
    server.will(
        &path,
        Reply::json(&page(&[item("Standard_D2s_v5", 0.1)], Some(&next))),
    );
    let client = || {
        Arc::new(GuardedClient::new(Guards {
            allow_private: true,
            ..Guards::default()
        })) as Arc<dyn Fetch>
    };
    let machines = Machines::on(client(), vec!["canadacentral"], || date(2026, 11, 18));
    // The second page is not there.
    let refused = machines.fetch(&prices_url(&base)).await.unwrap_err();
    assert_eq!(refused, "the server answered 404");
    server.will(
        &second,
        Reply::json(&page(&[item("Standard_D4s_v5", 0.2)], None)),
    );
    let body = machines.fetch(&prices_url(&base)).await.unwrap();
    assert_eq!(prices(&body).unwrap().rows.len(), 2);
    assert_eq!(server.asked(), [&*path, &*second, &*path, &*second]);
}
