//! Tomorrow's load, 24 hours at once: a ridge on yesterday's hours, the calendar and the season.

use std::f64::consts::TAU;

use boreal_demo_kit::wire_enum;
use jiff::civil::{Date, date};

use crate::calendar::{Province, is_day_off, is_holiday};
use crate::history::{HOURS, History};
use crate::ridge::{self, Coefficients};

/// Days before the first that can be forecast.
pub const DAYS_BEFORE: usize = 14;
/// Added to the diagonal, times the number of days.
pub const PENALTY: f64 = 0.003;
/// Five years.
pub const WINDOW_DAYS: usize = 1826;
/// Hours of the day before that are known at ten.
const KNOWN_AT_TEN: usize = 10;

wire_enum! {
    /// When the forecast of a day is made.
    #[schema(as = EnergyManagementIssue)]
    pub enum Issue {
        Midnight = "midnight",
        Ten = "ten",
    }
}

impl Issue {
    /// How many days before the forecast the last whole day ended.
    pub fn whole_days_back(self) -> usize {
        match self {
            Self::Midnight => 1,
            Self::Ten => 2,
        }
    }
}

/// What is known of a day beforehand, as columns; `None` where too little came before it.
///
/// Nothing at or after the hour of issue is read.
pub fn columns(load: &History, province: Province, at: usize, issue: Issue) -> Option<Vec<f64>> {
    if at < DAYS_BEFORE || at > load.len() {
        return None;
    }
    let day = load.date(at);
    let holiday = |back: i64| is_holiday(province, back_from(day, back));
    let logs = |back: usize| load.days[at - back].map(|value| value.max(1.0).ln());
    let mean_of = |back: usize| mean(&logs(back));
    let before = logs(2);
    let mut columns = Vec::with_capacity(58);
    let (recent, change, last) = match issue {
        Issue::Midnight => {
            let recent = logs(1);
            (recent, mean(&recent) - mean(&before), recent[HOURS - 1])
        }
        Issue::Ten => {
            let mut recent = before;
            recent[..KNOWN_AT_TEN].copy_from_slice(&logs(1)[..KNOWN_AT_TEN]);
            let same = mean(&before[..KNOWN_AT_TEN]);
            columns.push(same);
            let change = mean(&recent[..KNOWN_AT_TEN]) - same;
            (recent, change, recent[KNOWN_AT_TEN - 1])
        }
    };
    columns.extend(recent);
    let is_holiday_today = holiday(0);
    let week = if holiday(7) && !is_holiday_today {
        14
    } else {
        7
    };
    let days = (2..=8).map(mean_of).sum::<f64>() / 7.0;
    columns.extend([mean_of(2), mean_of(week), days]);
    columns.extend(day_class(province, day));
    let flag = |is_set: bool| f64::from(u8::from(is_set));
    let is_year_end =
        (day.month() == 12 && day.day() >= 24) || (day.month() == 1 && day.day() <= 2);
    columns.extend([
        flag(holiday(1)),
        flag(holiday(2)),
        flag(holiday(-1)),
        flag(is_holiday_today && holiday(7)),
        flag(is_year_end),
    ]);
    let season = season(day, 4);
    columns.extend(&season);
    let off = flag(is_day_off(province, day));
    columns.extend(season[..4].iter().map(|wave| off * wave));
    columns.push(f64::from((day - date(2019, 1, 1)).get_days()) / 365.25);
    columns.extend(season[..2].iter().map(|wave| wave * change));
    columns.extend(season[..2].iter().map(|wave| wave * (last - mean(&recent))));
    Some(columns)
}

/// Monday to Sunday, or a holiday: one of eight.
pub fn day_class(province: Province, day: Date) -> [f64; 8] {
    let class = match is_holiday(province, day) {
        true => 7,
        false => day.weekday().to_monday_zero_offset() as usize,
    };
    std::array::from_fn(|at| f64::from(u8::from(at == class)))
}

/// Sine and cosine of the year and of its halves, thirds, ….
pub fn season(day: Date, waves: u8) -> Vec<f64> {
    let angle = TAU * f64::from(day.day_of_year()) / 365.25;
    (1..=waves)
        .flat_map(|wave| {
            let (sin, cos) = (f64::from(wave) * angle).sin_cos();
            [sin, cos]
        })
        .collect()
}

fn back_from(day: Date, days: i64) -> Date {
    use jiff::ToSpan as _;
    day.saturating_sub(days.days())
}

pub fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// Fits the days before `until`, at most [`WINDOW_DAYS`] of them.
pub fn fit(load: &History, province: Province, until: usize, issue: Issue) -> Coefficients {
    let from = until.saturating_sub(WINDOW_DAYS).max(DAYS_BEFORE);
    let rows = (from..until).filter_map(|at| columns(load, province, at, issue));
    let rows: Vec<Vec<f64>> = rows.collect();
    let logs = |at: usize| {
        load.days[at]
            .iter()
            .map(|value| value.max(1.0).ln())
            .collect()
    };
    let outputs: Vec<Vec<f64>> = (from..until).map(logs).collect();
    ridge::fit(&rows, &outputs, PENALTY)
}

/// The 24 hours of a day.
pub fn forecast(
    coefficients: &Coefficients,
    load: &History,
    province: Province,
    at: usize,
    issue: Issue,
) -> Option<[f64; HOURS]> {
    let columns = columns(load, province, at, issue)?;
    let hour = |hour: usize| {
        let coefficients = coefficients.get(hour)?;
        Some(ridge::predict(coefficients, &columns).exp())
    };
    let mut hours = [0.0; HOURS];
    for (at, value) in hours.iter_mut().enumerate() {
        *value = hour(at)?;
    }
    Some(hours)
}

/// The same hour of the latest day on which it is known.
pub fn latest_known(load: &History, at: usize, issue: Issue) -> Option<[f64; HOURS]> {
    let (yesterday, before) = (
        load.days.get(at.checked_sub(1)?)?,
        load.days.get(at.checked_sub(2)?)?,
    );
    Some(match issue {
        Issue::Midnight => *yesterday,
        Issue::Ten => std::array::from_fn(|hour| match hour < KNOWN_AT_TEN {
            true => yesterday[hour],
            false => before[hour],
        }),
    })
}
