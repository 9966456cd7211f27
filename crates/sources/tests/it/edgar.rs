//! EDGAR's companyfacts, in the published shape.

use std::sync::Arc;

use async_trait::async_trait;
use boreal_sources::Fetch;
use boreal_sources::edgar::submissions::{ReportRow, SubmissionsError, report_rows};
use boreal_sources::edgar::tickers::{TickersError, ticker_rows, tickers_url};
use boreal_sources::edgar::{Companies, EdgarError, facts_url, reported};
use jiff::civil::date;

const APPLE: &str = r#"{"cik":320193,"entityName":"Apple Inc.","facts":{"dei":{"EntityPublicFloat":{"units":{"USD":[]}}},
    "us-gaap":{"Assets":{"label":"Assets","units":{"USD":[{"end":"2024-09-28","val":364980000000,"accn":"0000320193-24-000123","fy":2024,"fp":"FY","form":"10-K","filed":"2024-11-01","frame":"CY2024Q3I"}]}},
    "Goodwill":{"units":{"USD":[{"end":"2017-09-30","val":5717000000,"accn":"0000320193-17-000070","form":"10-K","filed":"2017-11-03"}]}},
    "Revenues":{"units":{"USD":[{"start":"2023-10-01","end":"2024-09-28","val":391035000000,"accn":"0000320193-24-000123","fy":2024,"fp":"FY","form":"10-K","filed":"2024-11-01"}]}}}}}"#;

/// Column by column, newest first; a report without a period has an empty day.
const SUBMISSIONS: &str = r#"{"cik":"0000320193","name":"Apple Inc.","filings":{"recent":{
    "accessionNumber":["0000320193-26-000080","0000320193-26-000073","0000320193-26-000070","0001140361-26-000001"],
    "filingDate":["2026-08-03","2026-07-31","2026-07-30","2026-01-08"],
    "reportDate":["2026-08-01","2026-06-27","","2026-02-24"],
    "form":["4","10-Q","8-K/A","DEF 14A"],
    "primaryDocument":["a.xml","b.htm","c.htm","d.htm"]},"files":[]}}"#;

struct Publisher;

#[async_trait]
impl Fetch for Publisher {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        match url {
            "https://data.sec.gov/api/xbrl/companyfacts/CIK0000320193.json"
            | "https://data.sec.gov/api/xbrl/companyfacts/CIK0000000007.json" => {
                Ok(APPLE.to_owned())
            }
            "https://data.sec.gov/submissions/CIK0000320193.json" => Ok(SUBMISSIONS.to_owned()),
            _ => Err("the server answered 403".to_owned()),
        }
    }
}

fn asking(ciks: &[u32]) -> Companies {
    Companies::new(
        Arc::new(Publisher),
        "https://data.sec.gov",
        ciks.to_vec(),
        vec!["Assets", "Revenues"],
    )
}

#[tokio::test]
async fn wanted_concepts_become_rows_by_their_own_dates() {
    let url = facts_url("https://data.sec.gov");
    let body = asking(&[320_193]).fetch(&url).await.unwrap();
    assert!(!body.contains("Goodwill") && !body.contains("EntityPublicFloat"));
    let rows = reported(&body).unwrap().facts;
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
    assert_eq!(reported("<html>").unwrap_err(), EdgarError::Malformed);
    let nobody = r#"{"companies":[],"reports":[]}"#;
    assert_eq!(reported(nobody).unwrap_err(), EdgarError::Empty);
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

#[test]
fn the_reports_investors_read_are_taken_column_by_column() {
    let rows = report_rows(320_193, SUBMISSIONS).unwrap();
    let forms: Vec<&str> = rows.iter().map(|row| row.form.as_str()).collect();
    assert_eq!(forms, ["10-Q", "8-K/A", "DEF 14A"]);
    assert_eq!(
        rows[0],
        ReportRow {
            cik: 320_193,
            form: "10-Q".to_owned(),
            filed: date(2026, 7, 31),
            period_end: Some(date(2026, 6, 27)),
            accession: "0000320193-26-000073".to_owned(),
        }
    );
    assert_eq!(rows[1].period_end, None);
    let ragged = SUBMISSIONS.replace(r#""4","#, "");
    assert_eq!(
        report_rows(1, &ragged).unwrap_err(),
        SubmissionsError::Ragged
    );
    assert_eq!(
        report_rows(1, "{}").unwrap_err(),
        SubmissionsError::Malformed
    );
}

#[tokio::test]
async fn figures_come_without_the_list_of_reports_where_that_does_not() {
    let url = facts_url("https://data.sec.gov");
    let both = asking(&[320_193]).fetch(&url).await.unwrap();
    assert_eq!(reported(&both).unwrap().reports.len(), 3);
    let alone = asking(&[7]).fetch(&url).await.unwrap();
    assert_eq!(reported(&alone).unwrap().reports, []);
}

#[test]
fn a_figure_in_another_currency_is_left_out() {
    let body = r#"{"companies":[{"cik":1,"facts":{"us-gaap":{"Assets":{"units":{
        "CAD":[{"end":"2024-12-31","val":7,"accn":"1-25-1","form":"10-K","filed":"2025-02-01"}],
        "USD":[{"end":"2024-12-31","val":5,"accn":"1-25-1","form":"10-K","filed":"2025-02-01"}]}}}}}],"reports":[]}"#;
    let rows = reported(body).unwrap().facts;
    assert_eq!(rows.iter().map(|row| row.value).collect::<Vec<_>>(), [5.0]);
}
