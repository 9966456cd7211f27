//! EDGAR's companyfacts, in the published shape.

use std::sync::Arc;

use async_trait::async_trait;
use boreal_sources::Fetch;
use boreal_sources::edgar::tickers::{TickersError, ticker_rows, tickers_url};
use boreal_sources::edgar::{Companies, EdgarError, fact_rows, facts_url};
use jiff::civil::date;

const APPLE: &str = r#"{"cik":320193,"entityName":"Apple Inc.","facts":{"dei":{"EntityPublicFloat":{"units":{"USD":[]}}},
    "us-gaap":{"Assets":{"label":"Assets","units":{"USD":[{"end":"2024-09-28","val":364980000000,"accn":"0000320193-24-000123","fy":2024,"fp":"FY","form":"10-K","filed":"2024-11-01","frame":"CY2024Q3I"}]}},
    "Goodwill":{"units":{"USD":[{"end":"2017-09-30","val":5717000000,"accn":"0000320193-17-000070","form":"10-K","filed":"2017-11-03"}]}},
    "Revenues":{"units":{"USD":[{"start":"2023-10-01","end":"2024-09-28","val":391035000000,"accn":"0000320193-24-000123","fy":2024,"fp":"FY","form":"10-K","filed":"2024-11-01"}]}}}}}"#;

struct Publisher;

#[async_trait]
impl Fetch for Publisher {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        match url {
            "https://data.sec.gov/api/xbrl/companyfacts/CIK0000320193.json" => Ok(APPLE.to_owned()),
            _ => Err("the server answered 403".to_owned()),
        }
    }
}

fn asking(ciks: &[u32]) -> Companies {
    Companies::new(
        Arc::new(Publisher),
        ciks.to_vec(),
        vec!["Assets", "Revenues"],
    )
}

#[tokio::test]
async fn wanted_concepts_become_rows_by_their_own_dates() {
    let url = facts_url("https://data.sec.gov");
    let body = asking(&[320_193]).fetch(&url).await.unwrap();
    assert!(!body.contains("Goodwill") && !body.contains("EntityPublicFloat"));
    let rows = fact_rows(&body).unwrap();
    assert_eq!(rows.len(), 2);
    let revenue = rows.iter().find(|row| row.concept == "Revenues").unwrap();
    assert_eq!(revenue.start, Some(date(2023, 10, 1)));
    assert_eq!(
        (revenue.end, revenue.filed),
        (date(2024, 9, 28), date(2024, 11, 1))
    );
    assert_eq!((revenue.cik, revenue.value), (320_193, 391_035e6));
    assert_eq!(revenue.form, "10-K");
}

#[tokio::test]
async fn one_company_that_does_not_answer_leaves_the_last_good_list() {
    let url = facts_url("https://data.sec.gov");
    let refused = asking(&[320_193, 1_045_810]).fetch(&url).await;
    assert_eq!(refused, Err("the server answered 403".to_owned()));
}

#[test]
fn what_is_not_companyfacts_is_refused() {
    assert_eq!(fact_rows("<html>").unwrap_err(), EdgarError::Malformed);
    assert_eq!(fact_rows("[]").unwrap_err(), EdgarError::Empty);
}

const TICKERS: &str = r#"{"0":{"cik_str":1045810,"ticker":"NVDA","title":"NVIDIA CORP"},
    "1":{"cik_str":320193,"ticker":"AAPL","title":"Apple Inc."},
    "2":{"cik_str":1652044,"ticker":"GOOGL","title":"Alphabet Inc."},
    "3":{"cik_str":1652044,"ticker":"goog","title":"Alphabet Inc."},
    "4":{"cik_str":1067983,"ticker":"BRK-B","title":"BERKSHIRE HATHAWAY INC"}}"#;

#[test]
fn a_symbol_leads_to_its_company() {
    let rows = ticker_rows(TICKERS).unwrap();
    let symbols: Vec<&str> = rows.iter().map(|row| row.symbol.as_str()).collect();
    assert_eq!(symbols, ["AAPL", "BRK-B", "GOOG", "GOOGL", "NVDA"]);
    assert_eq!(
        (rows[0].cik, rows[0].company.as_str()),
        (320_193, "Apple Inc.")
    );
    assert_eq!(rows[2].cik, rows[3].cik);
    let url = tickers_url("https://www.sec.gov");
    assert_eq!(url, "https://www.sec.gov/files/company_tickers.json");
}

#[test]
fn what_is_not_the_list_of_tickers_is_refused() {
    let malformed = TickersError::Malformed;
    assert_eq!(ticker_rows("<html>").unwrap_err(), malformed);
    assert_eq!(
        ticker_rows(r#"{"0":{"ticker":"A"}}"#).unwrap_err(),
        malformed
    );
    assert_eq!(ticker_rows("{}").unwrap_err(), TickersError::Empty);
    let nameless = r#"{"0":{"cik_str":1,"ticker":" ","title":"X"}}"#;
    assert_eq!(ticker_rows(nameless).unwrap_err(), TickersError::Empty);
}
