//! Days as demand knows them: weekdays, holidays, and clocks that change.

use std::ops::RangeInclusive;

use boreal_demo_kit::Fields;
use jiff::ToSpan as _;
use jiff::civil::{Date, DateTime, Weekday, date};

/// Whose holidays hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Province {
    Ontario,
    Alberta,
}

/// Easter Sunday of a year (the anonymous Gregorian algorithm; Meeus, *Astronomical Algorithms*).
fn easter(year: i16) -> Date {
    let year = i32::from(year);
    let (a, b, c) = (year % 19, year / 100, year % 100);
    let (d, e, f) = (b / 4, b % 4, (b + 8) / 25);
    let g = (b - f + 1) / 3;
    let h = (19 * a + b - d - g + 15) % 30;
    let (i, k) = (c / 4, c % 4);
    let l = (32 + 2 * e + 2 * i - h - k) % 7;
    let m = (a + 11 * h + 22 * l) / 451;
    let sum = h + l - 7 * m + 114;
    date(year as i16, (sum / 31) as i8, (sum % 31 + 1) as i8)
}

fn nth(year: i16, month: i8, nth: i8, weekday: Weekday) -> Date {
    date(year, month, 1)
        .nth_weekday_of_month(nth, weekday)
        .expect("every month has a first to third of each weekday")
}

/// A day that falls on a weekend is kept on the Monday after.
fn in_lieu(day: Date) -> Date {
    match day.weekday() {
        Weekday::Saturday => day.saturating_add(2.days()),
        Weekday::Sunday => day.saturating_add(1.day()),
        _ => day,
    }
}

/// Whether demand is that of a holiday.
pub fn is_holiday(province: Province, day: Date) -> bool {
    let year = day.year();
    let victoria = date(year, 5, 24);
    let since_monday = victoria.weekday().to_monday_zero_offset();
    let christmas = in_lieu(date(year, 12, 25));
    let boxing = in_lieu(date(year, 12, 26));
    [
        in_lieu(date(year, 1, 1)),
        nth(year, 2, 3, Weekday::Monday),
        easter(year).saturating_sub(2.days()),
        victoria.saturating_sub(i64::from(since_monday).days()),
        in_lieu(date(year, 7, 1)),
        nth(year, 8, 1, Weekday::Monday),
        nth(year, 9, 1, Weekday::Monday),
        nth(year, 10, 2, Weekday::Monday),
        date(year, 12, 25),
        date(year, 12, 26),
        christmas,
        // Both in lieu: the Tuesday too.
        if boxing == christmas {
            boxing.saturating_add(1.day())
        } else {
            boxing
        },
        date(year, 1, 1),
        date(year, 7, 1),
    ]
    .contains(&day)
        || (province == Province::Alberta && day == in_lieu(date(year, 11, 11)))
        || (province == Province::Alberta && day == date(year, 11, 11))
}

/// Off work: a weekend or a holiday.
pub fn is_day_off(province: Province, day: Date) -> bool {
    matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday) || is_holiday(province, day)
}

/// What the clocks of Canada do on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    Standard,
    /// The hour from 2:00 is left out.
    Spring,
    Summer,
    /// The hour from 1:00 comes twice.
    Autumn,
}

/// The day of a year on which the hour from 2:00 is left out.
pub fn spring(year: i16) -> Date {
    nth(year, 3, 2, Weekday::Sunday)
}

/// The day of a year on which the hour from 1:00 comes twice.
fn autumn(year: i16) -> Date {
    nth(year, 11, 1, Weekday::Sunday)
}

/// The time by the local clock of a time in standard time.
pub fn local_of_standard(time: DateTime) -> DateTime {
    let from = spring(time.year()).at(2, 0, 0, 0);
    let until = autumn(time.year()).at(1, 0, 0, 0);
    let is_summer = (from..until).contains(&time);
    time.saturating_add(i64::from(is_summer).hours())
}

/// The standard time of a time by the local clock, which has none in the hour that spring leaves out. Of the hour that
/// comes twice it is that of the first, unless the second is meant.
pub fn standard_of_local(time: DateTime, is_second: bool) -> Option<DateTime> {
    let behind = match (clock(time.date()), time.hour()) {
        (Clock::Spring, 2) => return None,
        (Clock::Standard, _) | (Clock::Spring, ..2) | (Clock::Autumn, 2..) => 0,
        (Clock::Autumn, 1) if is_second => 0,
        (Clock::Summer | Clock::Spring | Clock::Autumn, _) => 1,
    };
    Some(time.saturating_sub(behind.hours()))
}

/// The hours of a day by the local clock.
pub fn hours_of(day: Date) -> f64 {
    match clock(day) {
        Clock::Spring => 23.0,
        Clock::Standard | Clock::Summer => 24.0,
        Clock::Autumn => 25.0,
    }
}

/// Whether a day has an hour: spring leaves one out.
pub fn is_hour(day: Date, hour: usize) -> bool {
    hour != 2 || clock(day) != Clock::Spring
}

/// From the second Sunday of March to the first of November.
pub fn clock(day: Date) -> Clock {
    let spring = spring(day.year());
    let autumn = autumn(day.year());
    match day {
        _ if day < spring || day > autumn => Clock::Standard,
        _ if day == spring => Clock::Spring,
        _ if day == autumn => Clock::Autumn,
        _ => Clock::Summer,
    }
}

/// A day of the range where one is asked for; an empty one is none of them.
pub fn asked_day(
    fields: &mut Fields,
    field: &str,
    text: Option<&str>,
    range: RangeInclusive<Date>,
) -> Option<Option<Date>> {
    match text {
        Some(text) => fields.day(field, text, range).map(Some),
        None => fields.optional_day(field, None, range),
    }
}
