//! Exports carry everything and calculate nothing.

use boreal_contact::{write_csv, write_csv_header, write_jsonl};
use boreal_store::{Enquiry, Standing};

fn enquiry(name: &str, message: &str) -> Enquiry {
    Enquiry {
        reference: "K7QF-3M9T".to_owned(),
        received_at: 1_800_000_000_000,
        name: name.to_owned(),
        email: "ada@example.org".to_owned(),
        message: message.to_owned(),
        origin: None,
        standing: Standing::Accepted,
        spam_score: 0,
        spam_reasons: String::new(),
    }
}

#[test]
fn formula_cells_are_neutralised() {
    for (formula, written) in [
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("＝1", "'＝1"),
        ("\t=1", "'\t'=1"),
        ("\r=1", "'\r'=1"),
        // What a reader of semicolons or tabs takes for a cell of its own.
        ("a;=1+1", "a;'=1+1"),
        ("a; \"=1", "a; \"'=1"),
        ("a\t@SUM(A1)", "a\t'@SUM(A1)"),
        ("a\n- b", "a\n'- b"),
        ("a;＠b", "a;'＠b"),
        ("a - b = c; d", "a - b = c; d"),
    ] {
        let mut writer = csv::Writer::from_writer(Vec::new());
        write_csv_header(&mut writer).unwrap();
        write_csv(&mut writer, &[enquiry("Ada", formula)]).unwrap();
        let bytes = writer.into_inner().unwrap();
        let mut reader = csv::Reader::from_reader(bytes.as_slice());
        let row = reader.records().next().unwrap().unwrap();
        assert_eq!(&row[6], written);
        assert_eq!(&row[1], "2027-01-15T08:00:00Z");
    }
}

#[test]
fn commas_quotes_and_lines_survive() {
    let text = "one, \"two\"\nthree";
    let mut writer = csv::Writer::from_writer(Vec::new());
    write_csv_header(&mut writer).unwrap();
    write_csv(&mut writer, &[enquiry("Ada", text)]).unwrap();
    let bytes = writer.into_inner().unwrap();
    let mut reader = csv::Reader::from_reader(bytes.as_slice());
    assert_eq!(&reader.records().next().unwrap().unwrap()[6], text);
}

#[test]
fn json_lines_are_one_message_each() {
    let mut bytes = Vec::new();
    write_jsonl(
        &mut bytes,
        &[enquiry("Ada", "one\ntwo"), enquiry("李明", "=1+1")],
    )
    .unwrap();
    let text = String::from_utf8(bytes).unwrap();
    let lines: Vec<serde_json::Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["message"], "one\ntwo");
    assert_eq!(lines[1]["received_at"], "2027-01-15T08:00:00Z");
}
