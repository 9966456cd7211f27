//! Whatever clock a meter's table is by, its steps are priced by Ontario's.

use boreal_demo_kit::{Input, Table};
use energy_management::bill::Report;
use energy_management::calendar::{local_of_standard, standard_of_local};
use energy_management::meter::TABLE_LIMITS;
use energy_management::meter_time::MeterClock;
use energy_management::{forecast, market};
use jiff::ToSpan as _;
use jiff::civil::{Date, DateTime, date};

use crate::meter::asked;

fn read(csv: &str) -> Result<Report, String> {
    asked(|params| params.csv = csv.to_owned())
}

/// An hour's energy, by which the evening is told from the rest.
fn used(local: DateTime) -> u8 {
    match local.hour() {
        16..=20 => 3,
        _ => 1,
    }
}

/// A table of hours of standard time, each written as said.
fn hours(from: DateTime, count: i64, write: impl Fn(DateTime) -> String) -> String {
    let rows = (0..count).map(|at| {
        let standard = from.saturating_add(at.hours());
        format!(
            "{},{}\n",
            write(standard),
            used(local_of_standard(standard))
        )
    });
    format!("time,kwh\n{}", rows.collect::<String>())
}

fn plain(time: DateTime) -> String {
    time.strftime("%Y-%m-%d %H:%M").to_string()
}

fn with_offset(hours: i64, suffix: &str) -> impl Fn(DateTime) -> String {
    move |standard| {
        let time = standard.saturating_add((5 + hours).hours());
        format!("{}{suffix}", time.strftime("%Y-%m-%dT%H:%M:%S"))
    }
}

#[track_caller]
fn same(one: &Report, other: &Report) {
    assert_eq!(one.plans, other.plans);
    assert_eq!(one.mean_hours, other.mean_hours);
    assert_eq!(
        (one.reading.from, one.reading.to, one.reading.missing),
        (other.reading.from, other.reading.to, 0)
    );
}

#[test]
fn local_and_standard_time_are_each_others_way_back() {
    for from in [date(2026, 3, 7), date(2026, 6, 8), date(2025, 11, 1)] {
        let times = (0..72).map(|at| from.at(0, 0, 0, 0).saturating_add(at.hours()));
        let times: Vec<DateTime> = times.collect();
        for (at, time) in times.iter().enumerate() {
            let local = local_of_standard(*time);
            let is_second = at > 0 && local_of_standard(times[at - 1]) == local;
            assert_eq!(standard_of_local(local, is_second), Some(*time), "{time}");
        }
    }
    let left_out = date(2026, 3, 8).at(2, 30, 0, 0);
    assert_eq!(standard_of_local(left_out, false), None);
}

#[test]
fn times_with_an_offset_are_brought_to_ontarios_clock() {
    // From midnight by the clock: a summer day, the days of spring and of autumn.
    for from in [
        date(2026, 6, 7).at(23, 0, 0, 0),
        date(2026, 3, 8).at(0, 0, 0, 0),
        date(2025, 11, 1).at(23, 0, 0, 0),
    ] {
        let local = read(&hours(from, 72, |time| plain(local_of_standard(time)))).unwrap();
        assert_eq!(local.reading.clock, MeterClock::Local);
        for (hours_off, suffix) in [
            (0, "Z"),
            (0, "+00:00"),
            (-4, "-04:00"),
            (-5, "-05"),
            (2, "+0200"),
        ] {
            let report = read(&hours(from, 72, with_offset(hours_off, suffix))).unwrap();
            assert_eq!(report.reading.clock, MeterClock::Offset);
            same(&report, &local);
        }
    }
    let named = read("time,kwh\n2026-06-08T13:00[Europe/Paris],1\n").unwrap_err();
    assert!(named.contains("one with an offset like"), "{named}");
    let mixed = "time,kwh\n2026-06-08T13:00Z,1\n2026-06-08T14:00,1\n";
    let mixed = read(mixed).unwrap_err();
    assert!(mixed.contains("has no offset"), "{mixed}");
}

/// Eight months of its year are an hour off where it is taken for the local clock's.
#[test]
fn a_row_in_the_hour_that_spring_leaves_out_shows_standard_time_all_year() {
    let from = date(2026, 3, 1).at(0, 0, 0, 0);
    let local = read(&hours(from, 2400, |time| plain(local_of_standard(time)))).unwrap();
    let standard = read(&hours(from, 2400, plain)).unwrap();
    assert_eq!(standard.reading.clock, MeterClock::Standard);
    same(&standard, &local);
    // An empty row there, or a zero, is only filling: every day of the table has as many rows.
    let csv = hours(from, 2400, |time| plain(local_of_standard(time)));
    for filling in ["2026-03-08 02:00,", "2026-03-08 02:00,0"] {
        let both = format!("{filling}\n2026-03-08 03:00");
        let padded = read(&csv.replace("2026-03-08 03:00", &both)).unwrap();
        assert_eq!(padded.reading.clock, MeterClock::Local);
        same(&padded, &local);
    }
}

/// Alberta's file has 167 hours of that week, and Ontario's load of the day 23. With the hour in between as a trade at
/// $2.015 a battery would earn $2,539.83.
#[test]
fn an_hour_that_spring_leaves_out_is_neither_traded_nor_forecast() {
    let params = market::Params {
        market: "alberta".to_owned(),
        week: Some("2026-03-02".to_owned()),
        ..market::Params::default()
    };
    let week = market::run(&params.plan().unwrap());
    assert_eq!((week.hours.len(), week.week_profit), (167, 2534.78));
    let is_left_out = |day: Date, hour: u8| (day, hour) == (date(2026, 3, 8), 2);
    assert!(
        !week
            .hours
            .iter()
            .any(|hour| is_left_out(hour.date, hour.hour))
    );
    let by_day: f64 = week.by_day.iter().map(|day| day.earned).sum();
    assert!((by_day - week.week_profit).abs() < 0.05);
    let params = forecast::Params {
        date: Some("2026-03-08".to_owned()),
        days: 1,
        ..forecast::Params::default()
    };
    let day = forecast::run(&params.plan().unwrap());
    assert_eq!(day.hours.len(), 23);
    assert!(
        !day.hours
            .iter()
            .any(|hour| is_left_out(hour.date, hour.hour))
    );
    assert!(day.days[0].clock_changes);
}

#[test]
fn a_table_by_no_clock_is_refused_with_its_reason() {
    let from = date(2026, 3, 1).at(0, 0, 0, 0);
    let csv = hours(from, 6200, |time| plain(local_of_standard(time)));
    let both = csv.replace("2026-03-08 03:00", "2026-03-08 02:00,1\n2026-03-08 03:00");
    assert!(read(&csv).is_ok());
    let refused = read(&both).unwrap_err();
    assert!(
        refused.contains("in the hour that the clocks leave out"),
        "{refused}"
    );
}

#[test]
fn the_day_that_spring_shortens_is_a_day_by_itself() {
    let day = |from: DateTime, count: i64| read(&hours(from, count, local));
    let spring = date(2026, 3, 8).at(0, 0, 0, 0);
    let reading = day(spring, 23).unwrap().reading;
    assert_eq!((reading.steps, reading.days), (23, 1.0));
    let refused = day(spring, 22).unwrap_err();
    assert!(refused.contains("shorter than a day"), "{refused}");
    // 23 hours of another day are none; 24 of the day that has 25 are.
    assert!(day(date(2026, 3, 9).at(0, 0, 0, 0), 23).is_err());
    assert_eq!(
        day(date(2025, 11, 1).at(23, 0, 0, 0), 24)
            .unwrap()
            .reading
            .days,
        0.96
    );
}

fn local(standard: DateTime) -> String {
    plain(local_of_standard(standard))
}

fn local_with_offset(standard: DateTime) -> String {
    let local = local_of_standard(standard);
    let offset = match local == standard {
        true => "-05:00",
        false => "-04:00",
    };
    format!("{}{offset}", local.strftime("%Y-%m-%dT%H:%M"))
}

/// What tells the two hours apart is their order, or their offset: a table sorted by its labels mixes them.
#[test]
fn the_first_four_quarters_of_the_hour_that_comes_twice_are_before_the_second_four() {
    let from = date(2025, 11, 1).at(23, 0, 0, 0);
    let kwh: Vec<f64> = (0..104).map(f64::from).collect();
    for write in [local, local_with_offset] {
        let row = |at: i64| {
            let standard = from.saturating_add((15 * at).minutes());
            format!("{},{at}\n", write(standard))
        };
        let in_order: Vec<String> = (0..104).map(row).collect();
        let mut by_label = in_order.clone();
        by_label.sort_by(|a, b| a[..16].cmp(&b[..16]));
        assert_ne!(in_order, by_label);
        // Newest first: turned, and sorted by a spreadsheet, which leaves rows of one label as they were.
        let turned: Vec<String> = in_order.iter().rev().cloned().collect();
        let mut newest_label_first = in_order.clone();
        newest_label_first.sort_by(|a, b| b[..16].cmp(&a[..16]));
        assert_ne!(turned, newest_label_first);
        for rows in [in_order, by_label, turned, newest_label_first] {
            let csv = format!("time,kwh\n{}", rows.concat());
            let table = Table::read(&csv, &TABLE_LIMITS).unwrap();
            let meter = energy_management::meter::read(&table).unwrap();
            assert_eq!((&meter.kwh, meter.missing), (&kwh, 0));
        }
    }
}

#[test]
fn a_table_with_its_newest_row_first_is_turned() {
    for from in [
        date(2026, 6, 8).at(0, 0, 0, 0),
        date(2026, 3, 7).at(0, 0, 0, 0),
        date(2025, 11, 1).at(0, 0, 0, 0),
    ] {
        let csv = hours(from, 72, |time| plain(local_of_standard(time)));
        let (header, rows) = csv.split_once('\n').unwrap();
        let mut rows: Vec<&str> = rows.lines().rev().collect();
        let turned = read(&format!("{header}\n{}", rows.join("\n"))).unwrap();
        same(&turned, &read(&csv).unwrap());
        // A row that is wrong is told by its neighbour in the table.
        rows.insert(30, rows[30]);
        let refused = read(&format!("{header}\n{}", rows.join("\n"))).unwrap_err();
        assert!(refused.contains("after the row below it"), "{refused}");
    }
}
