//! Files as spreadsheets write them, and the refusals.

use boreal_demo_kit::table::parse_number;
use boreal_demo_kit::{Limits, Table, TableError};
use proptest::prelude::*;

const LIMITS: Limits = Limits {
    max_bytes: 2_000,
    max_rows: 5,
    max_columns: 4,
};

/// The numbers of the column `rate`, through the whole reader.
#[track_caller]
fn check(text: &str, expect: Result<Vec<Option<f64>>, &str>) {
    let rates = Table::read(text, &LIMITS).and_then(|table| {
        let rate = table.column("rate", &["rate_pct"])?;
        table
            .rows()
            .iter()
            .map(|row| table.number(row, rate))
            .collect()
    });
    assert_eq!(
        rates.map_err(|e| e.to_string()),
        expect.map_err(str::to_owned)
    );
}

#[test]
fn delimiters_and_decimal_marks_are_found() {
    check("lender,rate\nA,4.09\nB,\n", Ok(vec![Some(4.09), None]));
    check(
        "lender;rate\nA;4,09\nB;1 234,5\n",
        Ok(vec![Some(4.09), Some(1234.5)]),
    );
    check("lender\trate\nA\t4,09 %\n", Ok(vec![Some(4.09)]));
    check(
        "\u{feff}Lender,RATE (pct)\nA,\"1,234.50\"\n",
        Ok(vec![Some(1234.5)]),
    );
    check("# a note\n\nlender|Rate\nA|$4.09\n", Ok(vec![Some(4.09)]));
}

#[test]
fn refusals_name_the_place() {
    check(
        "",
        Err("the table needs a header line and at least one row below it"),
    );
    check(
        "lender,rate\n",
        Err("the table needs a header line and at least one row below it"),
    );
    check(
        "lender,speed\nA,1\n",
        Err("the header has no column \"rate\"; it has lender, speed"),
    );
    check(
        "lender,Rate\nA,4.09\nB,cheap\n",
        Err("line 3, column \"Rate\": \"cheap\" is not a number"),
    );
    check(
        "lender,rate\nA\n",
        Err("line 2 has 1 cells where the header has 2"),
    );
}

#[test]
fn limits_hold() {
    check(
        &"x".repeat(2_001),
        Err("the table is larger than 2000 bytes; send fewer rows"),
    );
    check(
        &format!("rate,a\n{}", "1,2\n".repeat(6)),
        Err("the table has more than 5 rows; send fewer"),
    );
    check(
        "a,b,c,d,rate\n1,2,3,4,5\n",
        Err("the table has more than 4 columns; keep only those in the template"),
    );
    assert_eq!(
        Table::read_bytes(&[0xff, 0xfe], &LIMITS).unwrap_err(),
        TableError::NotText
    );
}

#[test]
fn numbers_as_people_write_them() {
    for (text, comma, expect) in [
        ("1,234", false, Some(1234.0)),
        ("1,234", true, Some(1.234)),
        ("12,34", false, None),
        ("1.234,5", false, Some(1234.5)),
        ("-0.5%", false, Some(-0.5)),
        ("\u{2212}2", false, Some(-2.0)),
        ("NaN", false, None),
        ("inf", false, None),
        ("1e400", false, None),
        ("--1", false, None),
    ] {
        assert_eq!(parse_number(text, comma), expect, "{text}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,200}") {
        let _ = Table::read(&text, &LIMITS);
    }

    #[test]
    fn a_written_number_reads_back(value in -1e9f64..1e9) {
        prop_assert_eq!(parse_number(&value.to_string(), false), Some(value));
    }
}
