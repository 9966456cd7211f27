//! Files as spreadsheets write them, and the refusals.

use boreal_demo_kit::table::{Delimiter, Reading, parse_number};
use boreal_demo_kit::{DecimalMark, Fields, Input, Limit, Limits, Table, TableError, limits_of};
use proptest::prelude::*;
use serde::Serialize;
use serde_json::json;

const LIMITS: Limits = Limits {
    max_bytes: 2_000,
    max_rows: 5,
    max_columns: 4,
};

/// The numbers of the column `rate`, through the whole reader.
#[track_caller]
fn check(text: &str, expect: Result<Vec<Option<f64>>, &str>) {
    assert_eq!(
        rates(text, None).map_err(|error| error.to_string()),
        expect.map_err(str::to_owned)
    );
}

fn rates(text: &str, mark: Option<DecimalMark>) -> Result<Vec<Option<f64>>, TableError> {
    let table = Table::read_with(text, &LIMITS, mark)?;
    let rate = table.column("rate", &["rate_pct"])?;
    let rows = table.rows().iter();
    rows.map(|row| table.number(row, rate)).collect()
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
    check(
        "# a, note\nlender,rate\n# another\n#1 Loans,4.09\n",
        Ok(vec![Some(4.09)]),
    );
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
}

/// The numbers of a tab-separated column; refused is the first cell whose comma says too little.
#[track_caller]
fn check_column(cells: &[&str], expect: Result<&[f64], &str>) {
    let text = cells
        .iter()
        .fold("lender\trate\n".to_owned(), |text, cell| {
            text + "A\t" + cell + "\n"
        });
    let found = rates(&text, None).map_err(|error| match error {
        TableError::AmbiguousComma { got, .. } => got,
        other => panic!("{other}"),
    });
    let expect = expect.map(|values| values.iter().copied().map(Some).collect());
    assert_eq!(found, expect.map_err(str::to_owned), "{cells:?}");
}

#[test]
fn a_comma_that_may_part_thousands_is_decided_by_its_column() {
    check_column(&["1,500"], Err("1,500"));
    check_column(&["950", "$ 12,345"], Err("$ 12,345"));
    check_column(&["\u{2212}1,500"], Err("\u{2212}1,500"));
    // Decimal commas.
    check_column(&["1,500", "3,5"], Ok(&[1.5, 3.5]));
    check_column(&["12,25", "1,500"], Ok(&[12.25, 1.5]));
    check_column(&["1234,5", "1,500"], Ok(&[1234.5, 1.5]));
    check_column(&["1,500", "1.234,50"], Ok(&[1.5, 1234.5]));
    check_column(&["1,500", "0,125"], Ok(&[1.5, 0.125]));
    check_column(&["3,5", "1.500"], Ok(&[3.5, 1500.0]));
    // Thousands.
    check_column(&["1,500", "1,234.50"], Ok(&[1500.0, 1234.5]));
    check_column(&["1,234,567", "1,500"], Ok(&[1_234_567.0, 1500.0]));
    check_column(&["1,500", "950.25"], Ok(&[1500.0, 950.25]));
    // Both in one column: each number that says it by itself, and no other.
    check_column(&["3,5", "4.09"], Ok(&[3.5, 4.09]));
    check_column(&["3,5", "4.09", "1,500"], Err("1,500"));
    // Nothing to decide.
    check_column(&["1.500", "2"], Ok(&[1.5, 2.0]));
    check_column(&["1,5000", "12345,678"], Ok(&[1.5, 12_345.678]));
}

#[test]
fn another_column_does_not_decide() {
    let refused = rates("price\trate\n3,5\t1,500\n", None).unwrap_err();
    assert_eq!(
        refused,
        TableError::AmbiguousComma {
            line: 2,
            column: "rate".to_owned(),
            got: "1,500".to_owned()
        }
    );
}

#[test]
fn whoever_sends_a_table_may_say_the_mark() {
    let tabs = "lender\trate\nA\t1,500\nB\t1.500\n";
    let (point, comma) = (Some(DecimalMark::Point), Some(DecimalMark::Comma));
    assert_eq!(rates(tabs, point), Ok(vec![Some(1500.0), Some(1.5)]));
    assert_eq!(rates(tabs, comma), Ok(vec![Some(1.5), Some(1500.0)]));
    let commas = "lender,rate\nA,\"1,500\"\n";
    assert_eq!(rates(commas, None), Ok(vec![Some(1500.0)]));
    assert_eq!(rates(commas, comma), Ok(vec![Some(1.5)]));
    // A decimal comma where points were announced.
    assert!(rates("lender\trate\nA\t3,5\n", point).is_err());
}

#[derive(Clone, Default, Serialize)]
struct Own {
    csv: String,
    decimal_mark: Option<String>,
}

impl Input for Own {
    type Plan = Vec<Option<f64>>;

    fn example() -> Self {
        Self {
            csv: "rate\n4.09\n".to_owned(),
            decimal_mark: None,
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Self::Plan> {
        let mark = fields.optional_one_of("decimal_mark", self.decimal_mark.as_deref());
        fields.table_with("csv", &self.csv, &LIMITS, mark, |table| {
            let rate = table.column("rate", &[])?;
            let rows = table.rows().iter();
            rows.map(|row| table.number(row, rate)).collect()
        })
    }
}

#[test]
fn an_ambiguous_comma_says_what_to_write() {
    let mut own = Own {
        csv: "lender;Rate\nA;2\nB;-1,500 $\n".to_owned(),
        decimal_mark: None,
    };
    let error = own.clone().plan().unwrap_err().0.remove(0);
    assert_eq!(
        (error.field.as_str(), error.code.as_str()),
        ("csv", "ambiguous_comma")
    );
    assert_eq!(
        json!(error.values),
        json!({ "line": 3, "column": "Rate", "got": "-1,500 $" })
    );
    assert_eq!(
        error.message,
        "line 3, column \"Rate\": \"-1,500 $\" may be -1500 or -1.500; write it in one of \
         these ways, or send decimal_mark \"point\" or \"comma\""
    );
    let codes = |own: &Own| -> Vec<String> {
        let errors = own.clone().plan().unwrap_err().0;
        errors.into_iter().map(|error| error.code).collect()
    };
    own.decimal_mark = Some("dot".to_owned());
    assert_eq!(
        codes(&own),
        ["not_a_choice"],
        "the comma is not asked about"
    );
    let csv = std::mem::replace(&mut own.csv, "lender;Rate\nA;x\n".to_owned());
    assert_eq!(codes(&own), ["not_a_choice", "wrong_cell"]);
    own.csv = csv;
    own.decimal_mark = Some("comma".to_owned());
    assert_eq!(own.plan(), Ok(vec![Some(2.0), Some(-1.5)]));
    assert_eq!(
        limits_of::<Own>().limits,
        [
            (
                "decimal_mark".to_owned(),
                Limit::Choice(vec!["point", "comma"])
            ),
            ("csv".to_owned(), Limit::Table(LIMITS)),
        ]
    );
    assert_eq!(
        limits_of::<Own>().default,
        json!({}),
        "what is empty is no default"
    );
}

#[test]
fn a_table_tells_how_it_was_read() {
    for (text, delimiter, decimal_mark) in [
        ("a,b\n1,2\n", Delimiter::Comma, Some(DecimalMark::Point)),
        ("a\tb\n1\t3,5\n", Delimiter::Tab, Some(DecimalMark::Comma)),
        (
            "a;b\n1;3.5\n",
            Delimiter::Semicolon,
            Some(DecimalMark::Point),
        ),
        (
            "a;b\n1;1.500\n",
            Delimiter::Semicolon,
            Some(DecimalMark::Point),
        ),
        ("a|b\n4,5|3.5\n", Delimiter::Pipe, None),
    ] {
        let expect = Reading {
            delimiter,
            decimal_mark,
            rows: 1,
            columns: 2,
        };
        let table = Table::read(text, &LIMITS).unwrap();
        assert_eq!(table.reading(), expect, "{text}");
    }
    let told = Table::read_with("a,b\n1,2\n", &LIMITS, Some(DecimalMark::Comma)).unwrap();
    assert_eq!(
        json!(told.reading()),
        json!({ "delimiter": "comma", "decimal_mark": "comma", "rows": 1, "columns": 2 })
    );
}

#[test]
fn numbers_as_people_write_them() {
    use DecimalMark::{Comma, Point};
    for (text, mark, expect) in [
        ("1,234", Point, Some(1234.0)),
        ("1,234", Comma, Some(1.234)),
        ("1.234", Point, Some(1.234)),
        ("1.234", Comma, Some(1234.0)),
        ("0.234", Comma, Some(0.234)),
        ("0,234", Point, None),
        ("12,34", Point, None),
        ("12.34", Comma, Some(12.34)),
        ("1.234,5", Point, Some(1234.5)),
        ("1,234.5", Comma, Some(1234.5)),
        ("1,234,567", Comma, Some(1_234_567.0)),
        ("1.234.567", Point, Some(1_234_567.0)),
        ("1,23,456", Point, None),
        ("1,23.5", Point, None),
        ("1,234.5.6", Point, None),
        ("-0.5%", Point, Some(-0.5)),
        ("\u{2212}2", Point, Some(-2.0)),
        ("1\u{202f}234,5\u{a0}$", Comma, Some(1234.5)),
        ("NaN", Point, None),
        ("inf", Point, None),
        ("1e400", Point, None),
        ("--1", Point, None),
        (",", Comma, None),
        ("", Point, None),
    ] {
        assert_eq!(parse_number(text, mark), expect, "{text} {mark}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,200}") {
        let _ = Table::read(&text, &LIMITS);
    }

    #[test]
    fn a_written_number_reads_back(value in -1e9f64..1e9) {
        prop_assert_eq!(parse_number(&value.to_string(), DecimalMark::Point), Some(value));
    }

    #[test]
    fn the_order_of_rows_decides_nothing(
        mut cells in prop::collection::vec("[0-9]{1,4}[.,]?[0-9]{0,3}", 1..5),
        turn in 0usize..5,
    ) {
        let column = |cells: &[String]| {
            let text = cells.iter().fold("rate\tx\n".to_owned(), |text, cell| {
                text + cell + "\t1\n"
            });
            rates(&text, None)
        };
        let before = column(&cells);
        let turn = turn % cells.len();
        cells.rotate_left(turn);
        match (before, column(&cells)) {
            (Ok(mut before), Ok(after)) => {
                before.rotate_left(turn);
                prop_assert_eq!(before, after);
            }
            (before, after) => prop_assert_eq!(before.is_ok(), after.is_ok()),
        }
    }
}

#[test]
fn a_word_for_nothing_is_no_number_where_it_may_be_missing() {
    let limits = Limits {
        max_rows: 6,
        ..LIMITS
    };
    let text = "a,b\n1,N/A\n2,-\n3,null\n4,\n5,-1.5\n6,many\n";
    let table = Table::read(text, &limits).unwrap();
    let known = |row: usize| table.number_if_known(&table.rows()[row], 1);
    for row in 0..4 {
        assert_eq!(known(row), Ok(None));
    }
    assert_eq!(known(4), Ok(Some(-1.5)));
    assert!(known(5).is_err());
    assert!(table.number(&table.rows()[0], 1).is_err());
}
