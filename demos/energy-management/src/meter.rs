//! A meter: the sample, or a visitor's from a table, hourly or by the quarter hour, with clocks that change and hours that are missing.

use boreal_demo_kit::{Limits, Row, Table, TableError};
use jiff::ToSpan as _;
use jiff::civil::DateTime;

use crate::bundled;
use crate::calendar::{Clock, clock};
use crate::history::HOURS;

/// A year of quarter hours, and a day.
pub const TABLE_LIMITS: Limits = Limits {
    max_bytes: 2_000_000,
    max_rows: 35_232,
    max_columns: 12,
};
/// Kilowatt-hours in a step, and dollars a kilowatt-hour.
const MOST_KWH: f64 = 1e6;
const MOST_PRICE: f64 = 1000.0;
/// Of the steps, how many may be missing.
const MOST_MISSING: f64 = 0.1;
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
    pub times: Vec<DateTime>,
    pub kwh: Vec<f64>,
    /// Dollars a kilowatt-hour, where the table has them.
    pub prices: Option<Vec<f64>>,
    /// Steps that the table lacks: taken from the week before, or the step before.
    pub missing: usize,
    /// Days on which the clocks change.
    pub clock_changes: usize,
}

impl Meter {
    pub fn step_hours(&self) -> f64 {
        self.step_minutes as f64 / 60.0
    }

    pub fn days(&self) -> f64 {
        self.times.len() as f64 * self.step_hours() / 24.0
    }
}

/// Ontario's own hours of the quarter whose prices are bundled, as if one meter used them.
pub fn sample(yearly_kwh: f64) -> Meter {
    let (load, price) = (bundled::ontario_load(), bundled::ontario_price());
    let mut meter = Meter {
        step_minutes: 60,
        times: Vec::new(),
        kwh: Vec::new(),
        prices: Some(Vec::new()),
        missing: 0,
        clock_changes: 0,
    };
    // Prices are kept by standard time, an hour behind the clock of these months: the first day has none before it.
    for at in 1..price.len() {
        let date = price.date(at);
        let day = load
            .position(date)
            .map_or([0.0; HOURS], |day| load.days[day]);
        for (hour, used) in day.into_iter().enumerate() {
            let price = match hour.checked_sub(1) {
                Some(before) => price.days[at][before],
                None => price.days[at - 1][HOURS - 1],
            };
            meter.times.push(date.at(hour as i8, 0, 0, 0));
            meter.kwh.push(used);
            meter.prices.get_or_insert_default().push(price / KWH_A_MWH);
        }
    }
    // A year of the bundled days says what a part of it these months are.
    let year: f64 = load.days[load.len() - 365..].iter().flatten().sum();
    meter
        .kwh
        .iter_mut()
        .for_each(|used| *used *= yearly_kwh / year);
    meter
}

/// A row that was read.
struct Reading<'a> {
    row: &'a Row,
    time: DateTime,
    kwh: Option<f64>,
    price: Option<f64>,
}

pub fn read(table: &Table) -> Result<Meter, TableError> {
    let time = table.column(
        "time",
        &["date", "datetime", "timestamp", "start", "interval start"],
    )?;
    let kwh = table.column("kwh", &["usage", "consumption", "energy", "value"])?;
    let price = table.optional_column("price", &["price_per_kwh", "rate"]);
    let amount = |row: &Row, column: usize, low: f64, high: f64| {
        let value = table.number_if_known(row, column)?;
        if value.is_none_or(|value| (low..=high).contains(&value)) {
            return Ok(value);
        }
        Err(table.refuse(row, column, format!("must be {low} to {high}")))
    };
    let reading = |row| {
        let text = table.text(row, time).unwrap_or_default();
        let Ok(at) = text.parse::<DateTime>() else {
            return Err(table.refuse(row, time, "not a local time like 2026-06-08 13:00"));
        };
        Ok(Reading {
            row,
            time: at,
            kwh: amount(row, kwh, 0.0, MOST_KWH)?,
            price: match price {
                Some(price) => amount(row, price, -MOST_PRICE, MOST_PRICE)?,
                None => None,
            },
        })
    };
    let readings: Vec<Reading> = table.rows().iter().map(reading).collect::<Result<_, _>>()?;
    let step_minutes = step_of(table, &readings, time)?;
    join(table, &readings, (time, kwh), step_minutes)
}

fn minutes(from: DateTime, to: DateTime) -> i64 {
    let between = to.duration_since(from);
    between.as_mins()
}

/// The step that most rows have.
fn step_of(table: &Table, readings: &[Reading], column: usize) -> Result<i64, TableError> {
    let count = |step: &i64| {
        let pairs = readings.windows(2);
        pairs
            .filter(|pair| minutes(pair[0].time, pair[1].time) == *step)
            .count()
    };
    let best = STEPS
        .into_iter()
        .max_by_key(count)
        .filter(|step| count(step) > 0);
    let first = readings.first().map(|reading| reading.row);
    match (best, first) {
        (Some(step), _) => Ok(step),
        (None, Some(row)) => {
            Err(table.refuse(row, column, "the rows are not 15, 30 or 60 minutes apart"))
        }
        (None, None) => Err(TableError::Empty),
    }
}

fn join(
    table: &Table,
    readings: &[Reading],
    (time, kwh): (usize, usize),
    step_minutes: i64,
) -> Result<Meter, TableError> {
    let mut steps: Vec<(DateTime, Option<f64>, Option<f64>)> = Vec::with_capacity(readings.len());
    let mut last: Option<DateTime> = None;
    for reading in readings {
        if let Some(last) = last {
            let apart = minutes(last, reading.time) - clock_minutes(last, reading.time);
            if apart <= 0 || apart % step_minutes != 0 {
                let rule = format!("is not {step_minutes} minutes after the row before");
                return Err(table.refuse(reading.row, time, rule));
            }
            let missing = apart / step_minutes - 1;
            if missing as usize > TABLE_LIMITS.max_rows {
                return Err(table.refuse(reading.row, time, "is too long after the row before"));
            }
            for at in 1..=missing {
                let at = last.saturating_add((at * step_minutes).minutes());
                steps.push((at, None, None));
            }
        }
        steps.push((reading.time, reading.kwh, reading.price));
        last = Some(reading.time);
    }
    let missing = steps.iter().filter(|step| step.1.is_none()).count();
    let first = &readings[0];
    if missing as f64 > MOST_MISSING * steps.len() as f64 {
        let rule = format!(
            "{missing} of {} steps are missing, more than a tenth",
            steps.len()
        );
        return Err(table.refuse(first.row, kwh, rule));
    }
    if (steps.len() as i64 * step_minutes) as f64 / 1440.0 < LEAST_DAYS {
        return Err(table.refuse(first.row, time, "the table is shorter than a day"));
    }
    let week = (MINUTES_A_WEEK / step_minutes) as usize;
    let mut used: Vec<f64> = Vec::with_capacity(steps.len());
    for (at, step) in steps.iter().enumerate() {
        let before = at
            .checked_sub(week)
            .or(at.checked_sub(1))
            .map(|before| used[before]);
        used.push(step.1.or(before).unwrap_or(0.0));
    }
    let has_prices = steps.iter().any(|step| step.2.is_some());
    let mut price = 0.0;
    let prices = steps.iter().map(|step| {
        price = step.2.unwrap_or(price);
        price
    });
    let prices = has_prices.then(|| prices.collect());
    let mut days: Vec<_> = steps.iter().map(|step| step.0.date()).collect();
    days.dedup();
    let changes = |day: &&_| matches!(clock(**day), Clock::Spring | Clock::Autumn);
    Ok(Meter {
        step_minutes,
        clock_changes: days.iter().filter(changes).count(),
        times: steps.iter().map(|step| step.0).collect(),
        kwh: used,
        prices,
        missing,
    })
}

/// What a change of the clocks adds to the time between two rows: an hour more in spring, one less in autumn, where the
/// table follows the clocks.
fn clock_minutes(from: DateTime, to: DateTime) -> i64 {
    let hour = to.hour();
    match clock(to.date()) {
        Clock::Spring if from.date() == to.date() && from.hour() < 2 && hour >= 3 => 60,
        Clock::Autumn if from.date() == to.date() && from.hour() == 1 && to <= from => -60,
        _ => 0,
    }
}
