//! A meter: the sample, or a visitor's from a table, hourly or by the quarter hour, with clocks that change and hours that are missing.

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Limits, Row, Table, TableError};
use jiff::ToSpan as _;
use jiff::civil::{Date, DateTime};

use crate::bundled;
use crate::calendar::{Clock, clock, hours_of, local_of_standard};
use crate::history::{HOURS, History};
use crate::meter_time::{
    MeterClock, Written, clock_of, is_newest_first, part_twin_hours, standard_times,
};

/// A year of quarter hours, and a day.
pub const TABLE_LIMITS: Limits = Limits {
    max_bytes: 2_000_000,
    max_rows: 35_232,
    max_columns: 12,
};
/// Kilowatt-hours in a step, and dollars a kilowatt-hour; as much below zero, where a net meter gives or a price does.
const MOST_KWH: f64 = 1e6;
const MOST_PRICE: f64 = 1000.0;
/// Of the steps, one in so many may be missing.
const MOST_MISSING: usize = 10;
const LEAST_DAYS: f64 = 1.0;
const STEPS: [i64; 3] = [15, 30, 60];
const MINUTES_A_WEEK: i64 = 7 * 24 * 60;
const KWH_A_MWH: f64 = 1000.0;

/// What a visitor can start from.
pub const TEMPLATE: &str =
    "time,kwh\n2026-06-08 00:00,0.62\n2026-06-08 01:00,0.55\n2026-06-08 02:00,0.51\n";

/// Steps one after the other.
#[derive(Debug, Clone, PartialEq)]
pub struct Meter {
    pub step_minutes: i64,
    /// The clock of the table.
    pub by: MeterClock,
    /// When each begins, by the local clock.
    pub times: Vec<DateTime>,
    /// Below zero where more was given than used.
    pub kwh: Vec<f64>,
    /// Dollars a kilowatt-hour, where the table has them.
    pub prices: Option<Vec<f64>>,
    /// Steps that the table lacks, or whose energy or price it lacks: taken from the week before, in the first week from
    /// the nearest known before it, at the start from the first known.
    pub missing: usize,
    /// Days on which the clocks change.
    pub clock_changes: usize,
}

impl Meter {
    pub fn step_hours(&self) -> f64 {
        self.step_minutes as f64 / 60.0
    }

    pub fn days(&self) -> f64 {
        days_of(&self.times, self.step_hours())
    }
}

/// Days by the calendar that steps fill: of one on which the clocks change, 23 or 25 hours are the whole.
pub fn days_of(times: &[DateTime], step_hours: f64) -> f64 {
    let days = times.chunk_by(|a, b| a.date() == b.date());
    let filled = days.map(|day| day.len() as f64 * step_hours / hours_of(day[0].date()));
    // The parts of a first and a last day that make one are not to miss it by their last digit.
    round_to(filled.sum(), 9)
}

/// Ontario's own hours of the last 365 bundled days, as if one meter used them.
pub fn sample(yearly_kwh: f64) -> Meter {
    let load = bundled::ontario_load();
    let hours: Vec<(DateTime, f64)> = (load.len() - 365..load.len())
        .flat_map(|at| hours_of_day(load, at))
        .collect();
    let mut days: Vec<Date> = hours.iter().map(|(time, _)| time.date()).collect();
    days.dedup();
    let changes = |day: &&Date| matches!(clock(**day), Clock::Spring | Clock::Autumn);
    let year: f64 = hours.iter().map(|(_, used)| used).sum();
    Meter {
        step_minutes: 60,
        by: MeterClock::Local,
        clock_changes: days.iter().filter(changes).count(),
        times: hours.iter().map(|(time, _)| *time).collect(),
        kwh: hours
            .iter()
            .map(|(_, used)| used * yearly_kwh / year)
            .collect(),
        prices: None,
        missing: 0,
    }
}

/// The hours of the sample whose wholesale price is bundled, with that.
pub fn sample_at_market(yearly_kwh: f64) -> Meter {
    let (sample, price) = (sample(yearly_kwh), bundled::ontario_price());
    // Prices are kept by standard time, an hour behind the clock of these months: the first day has none before it.
    let price_of = |time: DateTime| {
        let at = price.position(time.date()).filter(|at| *at > 0)?;
        let price = match usize::from(time.hour().unsigned_abs()).checked_sub(1) {
            Some(before) => price.days[at][before],
            None => price.days[at - 1][HOURS - 1],
        };
        Some(price / KWH_A_MWH)
    };
    let hours = sample.times.iter().zip(&sample.kwh);
    let priced: Vec<(DateTime, f64, f64)> = hours
        .filter_map(|(time, kwh)| Some((*time, *kwh, price_of(*time)?)))
        .collect();
    Meter {
        times: priced.iter().map(|hour| hour.0).collect(),
        kwh: priced.iter().map(|hour| hour.1).collect(),
        prices: Some(priced.iter().map(|hour| hour.2).collect()),
        clock_changes: 0,
        ..sample
    }
}

/// Those that the clocks have: the hour that comes twice is kept as the mean of both, and stands here twice.
fn hours_of_day(load: &History, at: usize) -> impl Iterator<Item = (DateTime, f64)> {
    let date = load.date(at);
    let hours = load.days[at].into_iter().enumerate();
    hours.flat_map(move |(hour, used)| {
        let times = match (clock(date), hour) {
            (Clock::Spring, 2) => 0,
            (Clock::Autumn, 1) => 2,
            _ => 1,
        };
        std::iter::repeat_n((date.at(hour as i8, 0, 0, 0), used), times)
    })
}

/// A row that was read.
#[derive(Clone, Copy)]
pub struct Reading<'a> {
    pub row: &'a Row,
    pub written: Written,
    pub kwh: Option<f64>,
    price: Option<f64>,
}

/// A table's columns of time and energy, and where a row's elder neighbour stands in it.
struct Places<'a> {
    table: &'a Table,
    time: usize,
    kwh: usize,
    before: &'static str,
}

pub fn read(table: &Table) -> Result<Meter, TableError> {
    let time = table.column(
        "time",
        &["date", "datetime", "timestamp", "start", "interval start"],
    )?;
    let kwh = table.column("kwh", &["usage", "consumption", "energy", "value"])?;
    let price = table.optional_column("price", &["price_per_kwh", "rate"]);
    let amount = |row: &Row, column: usize, most: f64| {
        let value = table.number_if_known(row, column)?;
        if value.is_none_or(|value| (-most..=most).contains(&value)) {
            return Ok(value);
        }
        Err(table.refuse(row, column, format!("must be {} to {most}", -most)))
    };
    let reading = |row| {
        let text = table.text(row, time).unwrap_or_default();
        let Some(written) = Written::read(text) else {
            let rule = "not a local time like 2026-06-08 13:00, nor one with an offset like 2026-06-08T13:00-04:00";
            return Err(table.refuse(row, time, rule));
        };
        Ok(Reading {
            row,
            written,
            kwh: amount(row, kwh, MOST_KWH)?,
            price: match price {
                Some(price) => amount(row, price, MOST_PRICE)?,
                None => None,
            },
        })
    };
    let mut readings: Vec<Reading> = table.rows().iter().map(reading).collect::<Result<_, _>>()?;
    let is_newest_first = is_newest_first(&readings);
    if is_newest_first {
        readings.reverse();
    }
    part_twin_hours(&mut readings, is_newest_first);
    let places = Places {
        table,
        time,
        kwh,
        before: match is_newest_first {
            true => "the row below it",
            false => "the row before",
        },
    };
    let by = clock_of(table, &readings, time)?;
    let timed = standard_times(&readings, by);
    let step_minutes = step_of(&places, &timed)?;
    join(&places, &timed, by, step_minutes)
}

fn minutes(from: DateTime, to: DateTime) -> i64 {
    let between = to.duration_since(from);
    between.as_mins()
}

/// The step that most rows have.
fn step_of(places: &Places, timed: &[(DateTime, &Reading)]) -> Result<i64, TableError> {
    let count = |step: &i64| {
        let pairs = timed.windows(2);
        pairs
            .filter(|pair| minutes(pair[0].0, pair[1].0) == *step)
            .count()
    };
    let best = STEPS
        .into_iter()
        .max_by_key(count)
        .filter(|step| count(step) > 0);
    match (best, timed.first()) {
        (Some(step), _) => Ok(step),
        (None, Some((_, first))) => {
            let rule = "the rows are not 15, 30 or 60 minutes apart";
            Err(places.table.refuse(first.row, places.time, rule))
        }
        (None, None) => Err(TableError::Empty),
    }
}

fn join(
    places: &Places,
    timed: &[(DateTime, &Reading)],
    by: MeterClock,
    step_minutes: i64,
) -> Result<Meter, TableError> {
    let Places { table, before, .. } = places;
    let mut steps: Vec<(DateTime, Option<f64>, Option<f64>)> = Vec::with_capacity(timed.len());
    let mut last: Option<DateTime> = None;
    let mut absent = 0;
    for (time, reading) in timed {
        if let Some(last) = last {
            let apart = minutes(last, *time);
            if apart <= 0 || apart % step_minutes != 0 {
                let rule = format!("is not {step_minutes} minutes after {before}");
                return Err(table.refuse(reading.row, places.time, rule));
            }
            let gap = apart / step_minutes - 1;
            // Counted before it is pushed: a few rows can lie centuries apart.
            absent += gap as usize;
            if absent * (MOST_MISSING - 1) > timed.len() {
                let rule = format!(
                    "is too long after {before}: {absent} steps are missing by then, more than a tenth"
                );
                return Err(table.refuse(reading.row, places.time, rule));
            }
            let missing = (1..=gap).map(|at| last.saturating_add((at * step_minutes).minutes()));
            steps.extend(missing.map(|time| (time, None, None)));
        }
        steps.push((*time, reading.kwh, reading.price));
        last = Some(*time);
    }
    let has_prices = steps.iter().any(|step| step.2.is_some());
    let is_missing = |step: &&(_, Option<f64>, Option<f64>)| {
        step.1.is_none() || (has_prices && step.2.is_none())
    };
    let missing = steps.iter().filter(is_missing).count();
    let first = timed[0].1.row;
    if missing * MOST_MISSING > steps.len() {
        let rule = format!(
            "{missing} of {} steps are missing, more than a tenth",
            steps.len()
        );
        return Err(table.refuse(first, places.kwh, rule));
    }
    let times: Vec<DateTime> = steps.iter().map(|step| local_of_standard(step.0)).collect();
    // The day that spring shortens is a whole one, and 24 hours of the one that autumn lengthens are enough.
    let span = (steps.len() as i64 * step_minutes) as f64 / 1440.0;
    if span.max(days_of(&times, step_minutes as f64 / 60.0)) < LEAST_DAYS {
        return Err(table.refuse(first, places.time, "the table is shorter than a day"));
    }
    let week = (MINUTES_A_WEEK / step_minutes) as usize;
    let used = filled(steps.iter().map(|step| step.1), week);
    let prices = has_prices.then(|| filled(steps.iter().map(|step| step.2), week));
    let mut days: Vec<_> = times.iter().map(|time| time.date()).collect();
    days.dedup();
    let changes = |day: &&_| matches!(clock(**day), Clock::Spring | Clock::Autumn);
    Ok(Meter {
        step_minutes,
        by,
        clock_changes: days.iter().filter(changes).count(),
        times,
        kwh: used,
        prices,
        missing,
    })
}

/// What is not known as in the week before; in the first week as in the step before, and at the start as in the first
/// step that is known.
fn filled(values: impl Iterator<Item = Option<f64>> + Clone, week: usize) -> Vec<f64> {
    let first = values.clone().flatten().next().unwrap_or_default();
    let mut filled: Vec<f64> = Vec::new();
    for (at, value) in values.enumerate() {
        let before = at.checked_sub(week).or(at.checked_sub(1));
        let guess = before.map_or(first, |before| filled[before]);
        filled.push(value.unwrap_or(guess));
    }
    filled
}
