//! Shares not delivered: the bundled past, other figures, and symbols that are not there.

use boreal_demo_kit::Input;
use jiff::civil::{Date, date};
use short_squeeze::fails::{Balance, Fails, Params, Report, Scope, run};
use short_squeeze::record::{Event, Record};

fn asked(symbol: &str, fails: &Fails) -> Report {
    let params = Params {
        symbol: symbol.to_owned(),
    };
    run(&params.plan().unwrap(), fails)
}

fn balance(settled: Date, shares: u64) -> Balance {
    Balance {
        settled,
        shares,
        previous_close: None,
    }
}

#[test]
fn the_bundled_past_has_gamestops_peak_with_the_close_before_it() {
    let report = asked("gme", Fails::bundled());
    let highest = report.highest.unwrap();
    assert_eq!(
        (highest.settled, highest.shares),
        (date(2021, 1, 26), 2_099_572)
    );
    // The Commission's price of January 28 is the close of January 27.
    let after = report
        .balances
        .iter()
        .find(|row| row.settled == date(2021, 1, 28));
    assert_eq!(after.unwrap().previous_close, Some(347.51));
    let (newest, rows) = Fails::bundled().describe();
    assert_eq!((newest, rows), (report.last, 1_817));
}

#[test]
fn the_bundled_extract_has_what_the_replay_has() {
    for event in Event::ALL {
        let report = asked(event.symbol(), Fails::bundled());
        let sessions = &Record::of(*event).sessions;
        let replayed = sessions
            .iter()
            .filter_map(|session| Some((session.date, session.fails?)));
        let last = sessions.last().unwrap().date;
        let extracted = report.balances.iter().map(|row| (row.settled, row.shares));
        let extracted = extracted.filter(|(day, _)| *day <= last);
        assert_eq!(
            replayed.collect::<Vec<_>>(),
            extracted.collect::<Vec<_>>(),
            "{event}"
        );
    }
}

#[test]
fn the_extract_says_which_days_of_a_symbol_it_looked_at() {
    let (start, end) = (date(2020, 11, 2), date(2021, 3, 12));
    for (symbol, first, last) in [
        ("GME", start, end),
        ("KOSS", start, end),
        ("TR", start, date(2021, 1, 14)),
        ("SPY", date(2021, 1, 4), end),
    ] {
        let report = asked(symbol, Fails::bundled());
        let days = (report.first, report.last);
        assert_eq!(days, (Some(first), Some(last)), "{symbol}");
        assert_eq!((report.scope, report.symbols), (Scope::Extract, 33));
        let remark = report.remark.unwrap();
        assert!(remark.contains("extract of 33 symbols"), "{remark}");
    }
}

#[test]
fn a_symbol_outside_the_extract_is_not_said_to_have_had_no_fails() {
    let report = asked("IBM", Fails::bundled());
    assert!(report.balances.is_empty());
    assert_eq!((report.first, report.last), (None, None));
    let remark = report.remark.unwrap();
    assert!(!remark.contains("nothing failed"), "{remark}");
    assert!(
        remark.contains("IBM is not among the 33 symbols"),
        "{remark}"
    );
}

#[test]
fn a_symbol_without_a_row_is_said_with_the_days_that_were_looked_at() {
    let fails = Fails::of([("AAA".to_owned(), balance(date(2026, 10, 16), 5))]);
    let report = asked("BBB", &fails);
    assert!(report.balances.is_empty() && report.newest.is_none());
    assert_eq!((report.scope, report.symbols), (Scope::WholeFile, 1));
    let remark = report.remark.unwrap();
    assert!(
        remark.contains("BBB between 2026-10-16 and 2026-10-16"),
        "{remark}"
    );
    assert_eq!(asked("AAA", &fails).remark, None);
    assert!(asked("BBB", &Fails::of([])).remark.is_some());
}

#[test]
fn rows_come_in_order_and_a_corrected_one_counts_once() {
    let rows = [(16, 5), (14, 9), (16, 7)]
        .map(|(day, shares)| ("AAA".to_owned(), balance(date(2026, 10, day), shares)));
    let report = asked(" aaa ", &Fails::of(rows));
    let shares: Vec<u64> = report.balances.iter().map(|row| row.shares).collect();
    assert_eq!(shares, [9, 7]);
    assert_eq!(
        (
            report.newest.unwrap().shares,
            report.highest.unwrap().shares
        ),
        (7, 9)
    );
}

#[test]
fn a_symbol_is_needed() {
    for symbol in ["", "  ", "A SYMBOL THAT NOBODY HAS"] {
        let params = Params {
            symbol: symbol.to_owned(),
        };
        assert_eq!(params.plan().unwrap_err().0[0].field, "symbol");
    }
}
