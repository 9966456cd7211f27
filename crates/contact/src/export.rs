//! Messages as files for other programs.

use std::io::{self, Write};

use boreal_demo_kit::table::neutral;
use boreal_store::Enquiry;
use jiff::Timestamp;

/// Begins a table.
pub fn write_csv_header(to: &mut csv::Writer<impl Write>) -> io::Result<()> {
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
pub fn write_csv(to: &mut csv::Writer<impl Write>, enquiries: &[Enquiry]) -> io::Result<()> {
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
    to.flush()
}

/// Adds messages as JSON, one to a line.
pub fn write_jsonl(to: &mut impl Write, enquiries: &[Enquiry]) -> io::Result<()> {
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
