//! The replay: GameStop's figures, and nothing that came out later.

use boreal_demo_kit::Input;
use jiff::civil::Date;
use short_squeeze::record::{Event, Record, Session};
use short_squeeze::replay::{DAYS, Params, Plan, Report, run, run_on};
use short_squeeze::stock::Stock;

fn plan(event: Event, date: impl ToString) -> Plan {
    let params = Params {
        event: event.to_string(),
        date: date.to_string(),
        weights: None,
    };
    params.plan().unwrap()
}

fn on(date: &str) -> Report {
    run(&plan(Event::Gme, date))
}

fn gamestop(report: &Report) -> &Stock {
    &report.universe[0]
}

#[test]
fn gamestops_figures_at_each_settlement_date() {
    // Return and index are known at the close; the short interest of that date is not.
    for (day, twenty_days, rsi) in [
        ("2020-12-31", 0.14, 60.5),
        ("2021-01-15", 1.56, 74.8),
        ("2021-01-29", 15.87, 73.2),
        ("2021-02-12", 0.31, 46.6),
    ] {
        let report = on(day);
        let stock = gamestop(&report);
        assert!(
            (stock.return_20d.unwrap() - twenty_days).abs() < 0.005,
            "{stock:?}"
        );
        assert!((stock.rsi_14.unwrap() - rsi).abs() < 0.05, "{stock:?}");
        assert_eq!(stock.relative_volume, None);
        assert!(
            report
                .short_interest
                .iter()
                .all(|one| one.settled.to_string() != day)
        );
    }
    for (day, interest, days) in [
        ("2021-01-13", 109.26, 5.54),
        ("2021-01-28", 94.82, 1.81),
        ("2021-02-10", 32.86, 0.22),
        ("2021-02-25", 25.27, 0.39),
    ] {
        let report = on(day);
        let stock = gamestop(&report);
        assert!(
            (stock.short_interest_pct_float.unwrap() - interest).abs() < 0.005,
            "{stock:?}"
        );
        assert_eq!(stock.days_to_cover, Some(days));
    }
}

#[test]
fn at_its_highest_close_the_newest_short_interest_was_four_weeks_old() {
    let report = on("2021-01-27");
    assert_eq!(report.close, Some(347.51));
    let newest = report.short_interest.last().unwrap();
    assert_eq!(newest.settled.to_string(), "2020-12-31");
    assert_eq!(newest.public_on.to_string(), "2021-01-13");
    assert_eq!(on("2021-01-28").short_interest.len(), 2);
    // The two million fails of January 26 came out in February.
    assert_eq!(report.highest_fails.unwrap().shares, 1_787_191);
    assert_eq!(on("2021-02-12").highest_fails, report.highest_fails);
    assert_eq!(on("2021-02-16").highest_fails.unwrap().shares, 2_099_572);
}

#[test]
fn without_a_public_report_hardly_anything_is_known() {
    let report = on("2021-01-12");
    assert!(report.short_interest.is_empty());
    assert_eq!(gamestop(&report).short_interest_pct_float, None);
    assert_eq!(report.days.last().unwrap().coverage, 0.15);
    assert_eq!(on("2021-01-13").days.last().unwrap().coverage, 0.6);
}

#[test]
fn a_day_without_trading_shows_the_session_before() {
    for (closed, open) in [
        ("2021-01-31", "2021-01-29"),
        ("2021-01-16", "2021-01-15"),
        ("2021-01-01", "2020-12-31"),
    ] {
        assert_eq!(on(closed), on(open), "{closed}");
    }
}

#[test]
fn nothing_later_leaks_into_a_day() {
    for event in [Event::Gme, Event::Amc] {
        let whole = Record::of(event);
        let last = run(&plan(event, *DAYS.end()));
        let mut day = *DAYS.start();
        while day <= *DAYS.end() {
            let plan = plan(event, day);
            let shown = Report {
                // What came after is meant to be of later days, and stands apart.
                afterwards: None,
                ..run(&plan)
            };
            assert_eq!(shown, run_on(&plan, &cut(whole, day)), "{event} {day}");
            assert_eq!(shown, run_on(&plan, &spoiled(whole, day)), "{event} {day}");
            // A day is the same seen from any later one.
            assert_eq!(shown.days, last.days[..shown.days.len()], "{event} {day}");
            day = day.tomorrow().unwrap();
        }
        assert_eq!(last.days.len(), 89);
    }
}

/// The record with every row after a day gone: its closes and fails, and the reports that settled later.
fn cut(record: &Record, day: Date) -> Record {
    let mut record = record.clone();
    record.sessions.retain(|session| session.date <= day);
    record.short_interest.retain(|report| report.settled <= day);
    record
}

/// The record with all that came out after a day changed: a leak of any of it would show.
fn spoiled(record: &Record, day: Date) -> Record {
    let mut record = record.clone();
    let published: Vec<_> = record
        .short_interest
        .iter()
        .map(|r| record.published(r.settled))
        .collect();
    for (report, public_on) in record.short_interest.iter_mut().zip(published) {
        if public_on.is_none_or(|public_on| public_on > day) {
            report.shares_short *= 7;
            report.days_to_cover += 50.0;
        }
    }
    for session in &mut record.sessions {
        if session.date > day {
            session.close = Some(9999.0);
        }
        if session.fails_hidden_until() >= day {
            session.fails = Some(99_999_999);
        }
    }
    record
}

#[test]
fn what_came_after_is_told_apart_from_what_was_known() {
    let after = on("2021-01-13").afterwards.unwrap();
    let (highest, last) = (after.highest, after.last);
    assert_eq!(
        (
            highest.date.to_string().as_str(),
            highest.close,
            highest.sessions
        ),
        ("2021-01-27", 347.51, 9)
    );
    // 347.51 over 31.40.
    assert!((highest.times - 11.067).abs() < 5e-4, "{highest:?}");
    assert_eq!(
        (last.date.to_string().as_str(), last.sessions),
        ("2021-02-11", 20)
    );
    assert!(last.close < 60.0, "{last:?}");
    // From the highest close on it went down.
    let after = on("2021-01-27").afterwards.unwrap();
    assert!(after.highest.times < 1.0, "{after:?}");
    // The record ends: fewer sessions after, then none.
    let nearly = on("2021-03-09").afterwards.unwrap();
    assert_eq!(nearly.last.sessions, 2);
    assert_eq!(on("2021-03-11").afterwards, None);
}

#[test]
fn ranks_under_other_weights_hold_the_rank_and_count_to_a_hundred() {
    let report = on("2021-01-27");
    assert_eq!(report.rank_ranges.len(), report.universe.len());
    let firsts: usize = report.rank_ranges.iter().map(|range| range.first_in).sum();
    assert_eq!(firsts, 100);
    for range in &report.rank_ranges {
        let place = report
            .rows
            .iter()
            .position(|row| row.symbol == range.symbol);
        let place = place.unwrap() + 1;
        assert!(
            (range.best..=range.worst).contains(&place),
            "{range:?} {place}"
        );
    }
    assert_eq!(on("2021-01-27").rank_ranges, report.rank_ranges);
}

#[test]
fn a_session_without_a_close_has_neither_return_nor_index() {
    for (event, days) in [
        (Event::Gme, &["2020-11-10"][..]),
        (
            Event::Amc,
            &[
                "2020-12-24",
                "2020-12-28",
                "2021-01-05",
                "2021-01-08",
                "2021-01-12",
                "2021-01-13",
                "2021-02-24",
            ][..],
        ),
    ] {
        for day in days {
            let report = run(&plan(event, day));
            let stock = gamestop(&report);
            assert_eq!(report.close, None, "{event} {day}");
            assert_eq!(
                (stock.return_20d, stock.rsi_14),
                (None, None),
                "{event} {day}"
            );
            // Without them nothing of Spark is known.
            assert_eq!(report.days.last().unwrap().coverage, 0.0, "{event} {day}");
        }
    }
    assert!(gamestop(&on("2020-11-11")).rsi_14.is_some());
}

#[test]
fn the_index_is_wilders_on_the_closes_that_are_taught_with() {
    let closes = [
        44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.10, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61,
        46.28, 46.28, 46.00, 46.03, 46.41, 46.22, 45.64,
    ];
    let first = *DAYS.start();
    let record = Record {
        sessions: (0_i64..)
            .zip(closes)
            .map(|(at, close)| Session {
                date: first + jiff::Span::new().days(at),
                close: Some(close),
                fails: None,
            })
            .collect(),
        short_interest: Vec::new(),
    };
    let published = [70.4641, 66.2496, 66.4809, 69.3469, 66.2947, 57.9150];
    for (session, expected) in record.sessions[14..].iter().zip(published) {
        let report = run_on(&plan(Event::Amc, session.date), &record);
        let index = report.universe[0].rsi_14.unwrap();
        assert!((index - expected).abs() < 5e-5, "{index}, {expected}");
    }
    let before = run_on(&plan(Event::Amc, record.sessions[13].date), &record);
    assert_eq!(before.universe[0].rsi_14, None);
}

#[test]
fn fails_are_public_two_weeks_to_a_month_after_their_date() {
    for event in [Event::Gme, Event::Amc] {
        for session in &Record::of(event).sessions {
            let hidden = session.date.until(session.fails_hidden_until()).unwrap();
            // The day after is the first on which they are shown.
            assert!((13..=30).contains(&hidden.get_days()), "{session:?}");
        }
    }
}
