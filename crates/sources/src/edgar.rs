//! The US Securities and Exchange Commission's EDGAR: what companies reported, as typed rows; which
//! company is behind a symbol ([`tickers`]); which reports it sent ([`submissions`]); and shares that were not
//! delivered ([`fails`]).
//!
//! Documented at <https://www.sec.gov/search-filings/edgar-application-programming-interfaces>. One
//! answer a company holds every concept of every filing since 2009, megabytes of it. `fy` is the
//! filing's year, not the fact's, so that rows are known by their own start and end; a figure comes
//! again with every filing that repeats it. The Commission asks for a name and an address
//! to write to in the User-Agent and for at most ten calls a second.

pub mod fails;
pub mod submissions;
pub mod tickers;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use jiff::civil::Date;
use serde::Deserialize;
use serde_json::Value;
use thiserror::Error;

use crate::feed::{Fetch, Publisher, read_apart};
use submissions::{ReportRow, report_rows};

pub const PUBLISHER: Publisher = Publisher {
    name: "US Securities and Exchange Commission",
    licence: "Public domain",
    licence_url: "https://www.sec.gov/about/privacy-information",
    setting: "sources_sec_url",
    base_url: "https://data.sec.gov",
};

/// The same Commission's files, which lie on another server than its answers.
pub const FILES: Publisher = Publisher {
    setting: "sources_sec_files_url",
    base_url: "https://www.sec.gov",
    ..PUBLISHER
};

/// Filings come a few times a year.
pub const REFRESH_AFTER: Duration = Duration::from_secs(24 * 60 * 60);
pub const STALE_AFTER: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// Why an answer cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum EdgarError {
    #[error("the answer is not companyfacts JSON")]
    Malformed,
    #[error("the answer holds none of the concepts asked for")]
    Empty,
}

/// A figure in a filing.
#[derive(Debug, Clone, PartialEq)]
pub struct FactRow {
    /// The Commission's number of the company.
    pub cik: u32,
    pub concept: String,
    /// Of a flow; a balance has none.
    pub start: Option<Date>,
    pub end: Date,
    pub value: f64,
    /// The filing's number, `0000320193-24-000123`.
    pub accession: String,
    /// `10-K`, `10-Q`, `8-K`, with `/A` where it amends another.
    pub form: String,
    pub filed: Date,
}

/// Below which each company's answer is.
pub fn facts_url(base: &str) -> String {
    format!("{base}/api/xbrl/companyfacts")
}

/// Asks for several companies, one after the other, and gives the wanted concepts and the newest reports of all.
pub struct Companies {
    fetch: Arc<dyn Fetch>,
    submissions_url: String,
    ciks: Vec<u32>,
    concepts: Arc<[&'static str]>,
}

impl Companies {
    /// `base` is the server that both answers come from.
    pub fn new(
        fetch: Arc<dyn Fetch>,
        base: &str,
        ciks: Vec<u32>,
        concepts: Vec<&'static str>,
    ) -> Self {
        Self {
            fetch,
            submissions_url: submissions::submissions_url(base),
            ciks,
            concepts: concepts.into(),
        }
    }

    /// Figures are shown without the list of reports where that does not come.
    async fn reports(&self, cik: u32) -> Vec<ReportRow> {
        let url = format!("{}/CIK{cik:010}.json", self.submissions_url);
        let Ok(body) = self.fetch.fetch(&url).await else {
            return Vec::new();
        };
        let read = move || report_rows(cik, &body).map_err(|error| error.to_string());
        read_apart(read).await.unwrap_or_default()
    }
}

#[async_trait]
impl Fetch for Companies {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        let (mut companies, mut reports) = (Vec::new(), Vec::new());
        for &cik in &self.ciks {
            let body = self
                .fetch
                .fetch(&format!("{url}/CIK{cik:010}.json"))
                .await?;
            let concepts = Arc::clone(&self.concepts);
            let read = move || reduced(&body, &concepts).map_err(|error| error.to_string());
            companies.push(read_apart(read).await?);
            reports.extend(self.reports(cik).await);
        }
        let reports = serde_json::to_string(&reports).map_err(|error| error.to_string())?;
        let companies = companies.join(",");
        Ok(format!(
            r#"{{"companies":[{companies}],"reports":{reports}}}"#
        ))
    }

    fn question(&self, url: &str) -> String {
        let (reports, ciks, concepts) = (&self.submissions_url, &self.ciks, &self.concepts);
        format!("{url} {reports} {ciks:?} {concepts:?}")
    }
}

/// A company's answer without what nobody asked for.
fn reduced(body: &str, concepts: &[&str]) -> Result<String, EdgarError> {
    let mut company: Value = serde_json::from_str(body).map_err(|_| EdgarError::Malformed)?;
    let facts = company.get_mut("facts").and_then(Value::as_object_mut);
    let facts = facts.ok_or(EdgarError::Malformed)?;
    facts.retain(|taxonomy, _| taxonomy == "us-gaap");
    for concept in facts.values_mut().filter_map(Value::as_object_mut) {
        concept.retain(|name, _| concepts.contains(&name.as_str()));
    }
    Ok(company.to_string())
}

/// What [`Companies`] gives.
#[derive(Deserialize)]
struct Body {
    companies: Vec<Company>,
    reports: Vec<ReportRow>,
}

#[derive(Deserialize)]
struct Company {
    cik: u32,
    facts: BTreeMap<String, BTreeMap<String, Concept>>,
}

#[derive(Deserialize)]
struct Concept {
    units: BTreeMap<String, Vec<Row>>,
}

#[derive(Deserialize)]
struct Row {
    start: Option<Date>,
    end: Date,
    val: f64,
    accn: String,
    form: Option<String>,
    filed: Date,
}

/// Figures, and the reports sent last.
#[derive(Debug, Clone, PartialEq)]
pub struct Reported {
    pub facts: Vec<FactRow>,
    pub reports: Vec<ReportRow>,
}

/// US dollars, alone and a share, and numbers of shares: a figure in two currencies would be two figures.
const UNITS: [&str; 3] = ["USD", "USD/shares", "shares"];

/// Reads what [`Companies`] gives.
pub fn reported(body: &str) -> Result<Reported, EdgarError> {
    let Body { companies, reports } =
        serde_json::from_str(body).map_err(|_| EdgarError::Malformed)?;
    let mut rows = Vec::new();
    for company in companies {
        let concepts = company.facts.into_values().flatten();
        for (concept, Concept { units }) in concepts {
            let units = units.into_iter();
            let known = units.filter(|(unit, _)| UNITS.contains(&unit.as_str()));
            rows.extend(known.flat_map(|(_, rows)| rows).map(|row| FactRow {
                cik: company.cik,
                concept: concept.clone(),
                start: row.start,
                end: row.end,
                value: row.val,
                accession: row.accn,
                form: row.form.unwrap_or_default(),
                filed: row.filed,
            }));
        }
    }
    match rows.is_empty() {
        true => Err(EdgarError::Empty),
        false => Ok(Reported {
            facts: rows,
            reports,
        }),
    }
}
