//! The bundled tables: their shape, and when each figure was public.

use jiff::civil::{Date, date};
use short_squeeze::record::{Certainty, Event, Record};

fn published(event: Event, settled: Date) -> Option<Date> {
    Record::of(event).published(settled)
}

#[test]
fn both_records_hold_the_same_sessions() {
    let [gme, amc] = [Event::Gme, Event::Amc].map(Record::of);
    assert_eq!(gme.sessions.len(), 90);
    assert!(gme.sessions().eq(amc.sessions()));
    assert!(gme.sessions.is_sorted_by_key(|session| session.date));
    let closes = |record: &Record| record.sessions.iter().filter(|s| s.close.is_some()).count();
    assert_eq!([closes(gme), closes(amc)], [89, 82]);
    assert_eq!(gme.short_interest.len(), 4);
    assert_eq!(amc.short_interest.len(), 6);
}

#[test]
fn the_commissions_price_stands_at_its_own_session() {
    let close = |day: Date| {
        let sessions = &Record::of(Event::Gme).sessions;
        let found = sessions.iter().find(|session| session.date == day);
        found.unwrap().close
    };
    assert_eq!(close(date(2021, 1, 4)), Some(17.25));
    assert_eq!(close(date(2021, 1, 27)), Some(347.51));
}

#[test]
fn a_report_is_public_on_the_eighth_session_after_it_settles() {
    let check = |settled, public| assert_eq!(published(Event::Gme, settled), Some(public));
    check(date(2020, 12, 31), date(2021, 1, 13));
    check(date(2021, 1, 15), date(2021, 1, 28));
    check(date(2021, 1, 29), date(2021, 2, 10));
    check(date(2021, 2, 12), date(2021, 2, 25));
    assert_eq!(published(Event::Amc, date(2021, 3, 5)), None);
}

#[test]
fn fails_are_public_half_a_month_late() {
    let public = |day: Date| {
        let record = Record::of(Event::Gme).public_on(day);
        let newest = record.sessions.iter().rev().find(|s| s.fails.is_some());
        newest.map(|session| session.date)
    };
    assert_eq!(public(date(2021, 1, 15)), Some(date(2020, 12, 15)));
    assert_eq!(public(date(2021, 1, 19)), Some(date(2020, 12, 31)));
    assert_eq!(public(date(2021, 1, 29)), Some(date(2020, 12, 31)));
    assert_eq!(public(date(2021, 2, 1)), Some(date(2021, 1, 15)));
    assert_eq!(public(date(2021, 2, 16)), Some(date(2021, 1, 29)));
}

#[test]
fn nothing_read_second_hand_passes_for_sure() {
    let unsure = |event| {
        let reports = Record::of(event).short_interest.iter();
        reports
            .filter(|r| r.certainty == Certainty::Unconfirmed)
            .count()
    };
    assert_eq!([unsure(Event::Gme), unsure(Event::Amc)], [1, 6]);
}
