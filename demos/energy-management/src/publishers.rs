//! The operators' hourly files as published, brought to local days. Read by the trainer, the bench and the tests.

use std::collections::BTreeMap;

use jiff::ToSpan as _;
use jiff::civil::Date;

use crate::calendar::{Clock, clock};
use crate::history::{HOURS, History};

/// A column of `date,hour_ending,…` rows (IESO): hours of Eastern Standard Time all year.
pub fn standard_time(text: &str, column: usize) -> Option<History> {
    let mut values: BTreeMap<Date, [f64; HOURS]> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let day: Date = cells.first()?.parse().ok()?;
        let hour: usize = cells.get(1)?.parse().ok()?;
        let value: f64 = cells.get(column)?.trim().parse().ok()?;
        *values
            .entry(day)
            .or_insert([f64::NAN; HOURS])
            .get_mut(hour.checked_sub(1)?)? = value;
    }
    let (first, last) = (*values.keys().next()?, *values.keys().next_back()?);
    // The first summer day begins before midnight of standard time.
    let from = first.saturating_add(1.day());
    let hour = |day: Date, hour: i64| {
        let (day, hour) = match hour {
            ..0 => (day.saturating_sub(1.day()), hour + 24),
            _ => (day, hour),
        };
        let hours = values.get(&day);
        hours.map_or(f64::NAN, |hours| hours[hour as usize])
    };
    let mut days = Vec::new();
    let mut day = from;
    while day <= last {
        let local = |at: i64| match (clock(day), at) {
            (Clock::Standard, _) => hour(day, at),
            (Clock::Summer, _) => hour(day, at - 1),
            (Clock::Spring, 2) => f64::NAN,
            (Clock::Spring, _) => hour(day, if at < 2 { at } else { at - 1 }),
            (Clock::Autumn, 0) => hour(day, -1),
            (Clock::Autumn, 1) => 0.5 * (hour(day, 0) + hour(day, 1)),
            (Clock::Autumn, _) => hour(day, at),
        };
        days.push(std::array::from_fn(|at| local(at as i64)));
        day = day.saturating_add(1.day());
    }
    Some(History::new(from, days))
}

/// A column of `hour_ending,…` rows (AESO): the local clock, without the hour that comes twice.
pub fn local_time(text: &str, column: usize) -> Option<History> {
    let mut days: BTreeMap<Date, [f64; HOURS]> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let (day, hour) = cells.first()?.split_once(' ')?;
        let mut day: Date = day.parse().ok()?;
        let mut ending: usize = hour.get(..2)?.parse().ok()?;
        if ending == 0 {
            day = day.saturating_sub(1.day());
            ending = HOURS;
        }
        // In spring the hour from 1:00 ends at 3:00.
        if clock(day) == Clock::Spring && ending == 3 {
            ending = 2;
        }
        let value: f64 = cells.get(column)?.trim().parse().ok()?;
        *days
            .entry(day)
            .or_insert([f64::NAN; HOURS])
            .get_mut(ending - 1)? = value;
    }
    let (first, last) = (*days.keys().next()?, *days.keys().next_back()?);
    let mut whole = Vec::new();
    let mut day = first;
    while day <= last {
        whole.push(days.get(&day).copied().unwrap_or([f64::NAN; HOURS]));
        day = day.saturating_add(1.day());
    }
    Some(History::new(first, whole))
}
