//! `submissions/CIK0000320193.json`: the reports a company sent, whatever is in them.
//!
//! The newest thousand stand in `filings.recent`, column by column and newest first; older ones lie in further
//! files. `reportDate` is empty where a report has no period.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Reports kept of each company.
const MOST: usize = 8;
/// What investors read: of a year, of a quarter, of an event, here and abroad, and the letter to the meeting.
const FORMS: [&str; 7] = ["10-K", "10-Q", "8-K", "20-F", "40-F", "6-K", "DEF 14A"];

/// Why an answer cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SubmissionsError {
    #[error("the answer is not submissions JSON")]
    Malformed,
    #[error("the columns of the answer are not of one length")]
    Ragged,
}

/// A report as it is listed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportRow {
    pub cik: u32,
    /// With `/A` where it amends another.
    pub form: String,
    pub filed: Date,
    pub period_end: Option<Date>,
    /// `0000320193-24-000123`.
    pub accession: String,
}

/// Below which each company's answer is.
pub fn submissions_url(base: &str) -> String {
    format!("{base}/submissions")
}

#[derive(Deserialize)]
struct Answer {
    filings: Filings,
}

#[derive(Deserialize)]
struct Filings {
    recent: Columns,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Columns {
    accession_number: Vec<String>,
    filing_date: Vec<Date>,
    report_date: Vec<String>,
    form: Vec<String>,
}

/// The newest reports of a company that investors read.
pub fn report_rows(cik: u32, body: &str) -> Result<Vec<ReportRow>, SubmissionsError> {
    let Answer { filings } = serde_json::from_str(body).map_err(|_| SubmissionsError::Malformed)?;
    let Columns {
        accession_number,
        filing_date,
        report_date,
        form,
    } = filings.recent;
    let count = form.len();
    if [accession_number.len(), filing_date.len(), report_date.len()] != [count; 3] {
        return Err(SubmissionsError::Ragged);
    }
    let columns = form.into_iter().zip(filing_date).zip(report_date);
    let rows = columns
        .zip(accession_number)
        .map(|(((form, filed), reported), accession)| ReportRow {
            cik,
            form,
            filed,
            period_end: reported.parse().ok(),
            accession,
        });
    let is_read = |row: &ReportRow| FORMS.contains(&row.form.trim_end_matches("/A"));
    Ok(rows.filter(is_read).take(MOST).collect())
}
