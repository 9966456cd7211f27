//! Files a calendar program and a spreadsheet open.

use super::plan_of;
use boreal_demo_kit::Input;
use data_integration::export::{calendar_file, entries, table_file};
use data_integration::{Params, run};

const STAMP: jiff::Timestamp = jiff::Timestamp::constant(1_800_000_000, 0);

fn ics() -> String {
    let report = plan_of("St. John's", "tomato,pea,radish,asparagus");
    calendar_file::write(&report, STAMP, "garden.example")
}

/// Lines as the format reads them: folds undone.
fn unfolded(text: &str) -> Vec<String> {
    text.replace("\r\n ", "")
        .split("\r\n")
        .map(str::to_owned)
        .collect()
}

#[test]
fn lines_end_in_crlf_and_hold_75_octets_at_most() {
    let text = ics();
    assert!(text.ends_with("END:VCALENDAR\r\n"));
    assert_eq!(text.matches('\n').count(), text.matches("\r\n").count());
    assert!(text.split("\r\n").all(|line| line.len() <= 75));
    assert!(text.contains("\r\n "), "something was long enough to fold");
}

#[test]
fn events_are_whole_days_with_all_that_the_format_asks() {
    let lines = unfolded(&ics());
    assert_eq!(lines[0], "BEGIN:VCALENDAR");
    assert_eq!(lines[1], "VERSION:2.0");
    assert!(lines.iter().any(|l| l.starts_with("PRODID:")));
    let count = |prefix: &str| lines.iter().filter(|l| l.starts_with(prefix)).count();
    let events = count("BEGIN:VEVENT");
    assert!(events > 5);
    for needed in [
        "END:VEVENT",
        "UID:",
        "DTSTAMP:20270115T080000Z",
        "DTSTART;VALUE=DATE:",
        "DTEND;VALUE=DATE:",
        "SUMMARY:",
    ] {
        assert_eq!(count(needed), events, "{needed}");
    }
    let uids: std::collections::BTreeSet<&String> =
        lines.iter().filter(|l| l.starts_with("UID:")).collect();
    assert_eq!(uids.len(), events, "identifiers are unique");
    // Pea from six to one week before 2 June; the end is the day after.
    let at = lines
        .iter()
        .position(|l| l == "UID:2027-st-johns-pea-direct-sow-1@garden.example")
        .unwrap();
    assert_eq!(lines[at + 2], "DTSTART;VALUE=DATE:20270421");
    assert_eq!(lines[at + 3], "DTEND;VALUE=DATE:20270527");
}

#[test]
fn text_is_escaped() {
    let lines = unfolded(&ics());
    assert!(lines.contains(&"LOCATION:St. John's\\, NL".to_owned()));
    let description = lines
        .iter()
        .find(|l| l.starts_with("DESCRIPTION:Needs"))
        .unwrap();
    assert!(description.contains("\\;"), "{description}");
}

#[test]
fn assumed_odds_of_frost_are_said_in_the_calendar() {
    let said = |city: &str| {
        let file = calendar_file::write(
            &plan_of(city, "tomato"),
            jiff::Timestamp::constant(1_800_000_000, 0),
            "garden.example",
        );
        unfolded(&file)
            .iter()
            .any(|line| line.contains("the odds of an earlier or later frost are assumed"))
    };
    let assumed = |city: &str| {
        let frost = plan_of(city, "tomato").frost.unwrap();
        !frost.percentiles_published
    };
    let [published, supposed] = ["brandon", "calgary"];
    assert_eq!((assumed(published), assumed(supposed)), (false, true));
    assert_eq!((said(published), said(supposed)), (false, true));
}

#[test]
fn exporting_again_changes_only_the_stamp() {
    let later = calendar_file::write(
        &plan_of("St. John's", "tomato,pea,radish,asparagus"),
        jiff::Timestamp::constant(1_900_000_000, 0),
        "garden.example",
    );
    let without_stamp = |text: &str| -> Vec<String> {
        unfolded(text)
            .into_iter()
            .filter(|l| !l.starts_with("DTSTAMP"))
            .collect()
    };
    assert_eq!(without_stamp(&ics()), without_stamp(&later));
}

#[test]
fn a_crop_that_does_not_ripen_is_not_in_the_calendar() {
    let report = plan_of("calgary", "watermelon,pea");
    assert!(
        entries(&report)
            .iter()
            .all(|entry| entry.crop.slug == "pea")
    );
}

#[test]
fn the_table_reads_back_row_by_row() {
    let report = plan_of("calgary", "tomato,pea,asparagus");
    let text = table_file::write(&report);
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let headers = reader.headers().unwrap().clone();
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 3);
    let cell = |row: usize, name: &str| {
        rows[row][headers.iter().position(|h| h == name).unwrap()].to_owned()
    };
    assert_eq!(cell(0, "crop"), "tomato");
    assert_eq!(cell(0, "heat_ratio"), "0.737");
    assert_eq!(cell(0, "transplant_from"), "2027-06-06");
    assert_eq!(cell(2, "heat_ratio"), "");
}

#[test]
fn a_name_like_a_formula_stays_text() {
    let params = Params {
        crops: "pea".to_owned(),
        crops_csv: Some(
            "name,days_min,in_row_cm,row_cm,direct_from_week\n=SUM(A1),50,10,30,0\n\
             peas;+1,50,10,30,0\n＝1 bean,50,10,30,0\n"
                .to_owned(),
        ),
        ..Params::default()
    };
    let text = table_file::write(&run(&params.plan().unwrap()));
    assert!(text.contains(",'=SUM(A1),"), "{text}");
    assert!(text.contains("peas;'+1"), "{text}");
    assert!(text.contains("'＝1"), "{text}");
}
