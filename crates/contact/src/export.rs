//! Messages as files for other programs.

use std::borrow::Cow;
use std::io::Write;

use boreal_store::Enquiry;
use jiff::Timestamp;

/// Why an export stopped.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The file cannot be written.
    #[error("the export cannot be written")]
    Write(#[from] std::io::Error),
    /// A row cannot be written.
    #[error("the export cannot be written")]
    Csv(#[from] csv::Error),
    /// A line cannot be written.
    #[error("the export cannot be written")]
    Json(#[from] serde_json::Error),
}

/// Begins a table.
pub fn write_csv_header(to: &mut csv::Writer<impl Write>) -> Result<(), ExportError> {
    to.write_record([
        "reference",
        "received_at",
        "standing",
        "name",
        "email",
        "origin",
        "message",
        "spam_score",
        "spam_reasons",
    ])?;
    Ok(())
}

/// Adds messages to a table; no cell can act as a formula in a spreadsheet.
pub fn write_csv(
    to: &mut csv::Writer<impl Write>,
    enquiries: &[Enquiry],
) -> Result<(), ExportError> {
    for enquiry in enquiries {
        to.write_record([
            enquiry.reference.as_str(),
            &received(enquiry).to_string(),
            enquiry.standing.as_str(),
            &neutral(&enquiry.name),
            &neutral(&enquiry.email),
            &neutral(enquiry.origin.as_deref().unwrap_or_default()),
            &neutral(&enquiry.message),
            &enquiry.spam_score.to_string(),
            &enquiry.spam_reasons,
        ])?;
    }
    to.flush()?;
    Ok(())
}

/// Adds messages as JSON, one to a line.
pub fn write_jsonl(to: &mut impl Write, enquiries: &[Enquiry]) -> Result<(), ExportError> {
    for enquiry in enquiries {
        let mut line = serde_json::to_value(enquiry)?;
        line["received_at"] = received(enquiry).to_string().into();
        serde_json::to_writer(&mut *to, &line)?;
        to.write_all(b"\n")?;
    }
    Ok(())
}

fn received(enquiry: &Enquiry) -> Timestamp {
    Timestamp::from_millisecond(enquiry.received_at).unwrap_or_default()
}

/// Puts an apostrophe before what a spreadsheet would calculate (OWASP: CSV injection).
fn neutral(cell: &str) -> Cow<'_, str> {
    if cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
        return Cow::Owned(format!("'{cell}"));
    }
    Cow::Borrowed(cell)
}
