//! How good the forecasts are over a whole year, measured on the operators' files: what `make bench` prints and the page quotes.

use jiff::civil::date;

use crate::battery::Battery;
use crate::bundled::{LOAD_MODELS, Measured, PRICE_MODEL};
use crate::calendar::Province;
use crate::days::planned_for;
use crate::history::{HOURS, History};
use crate::hour_ahead;
use crate::interval::missed;
use crate::load_model::{self, Issue, latest_known};
use crate::price_model;
use crate::walk::{self, Forecasts, Score};

/// The operators' files as local days.
pub struct Files {
    pub ontario_load: History,
    pub alberta_load: History,
    pub alberta_price: History,
    /// The operator's own column of forecasts.
    pub alberta_operator: History,
}

impl Files {
    pub fn load(&self, province: Province) -> &History {
        match province {
            Province::Ontario => &self.ontario_load,
            Province::Alberta => &self.alberta_load,
        }
    }
}

/// The year that is measured.
pub const YEAR: i16 = 2025;
/// Days of forecasts before the year, for the intervals.
const WARM_UP: usize = 150;

/// The battery of the price's measure: 1 MW, 4 MWh, nine tenths there and back, empty each midnight.
pub fn battery() -> Battery {
    Battery::new(1.0, 4.0, 0.9f64.sqrt())
}

/// Forecasts of Alberta's load from the first day on: refitted once there is a year, before that by the first year's fit.
pub fn load_for_price(load: &History) -> Forecasts {
    let (province, issue) = (Province::Alberta, price_model::ISSUE);
    let first = load_model::fit(load, province, 365, issue);
    let early = walk::with(&first, load, province, issue);
    let later = walk::refitting(load, province, issue, 365);
    later
        .into_iter()
        .zip(early)
        .map(|(later, early)| later.or(early))
        .collect()
}

/// Every figure, in the order of the committed table.
pub fn measure(files: &Files) -> Option<Vec<Measured>> {
    let mut rows = Vec::new();
    for (model, province, issue) in LOAD_MODELS {
        measure_load(&mut rows, model, files.load(province), province, issue)?;
    }
    measure_hour_ahead(&mut rows, files)?;
    measure_price(&mut rows, files)?;
    Some(rows)
}

fn year_of(history: &History) -> Option<std::ops::RangeInclusive<usize>> {
    let first = history.position(date(YEAR, 1, 1))?;
    Some(first..=history.position(date(YEAR, 12, 31))?)
}

struct Rows<'a> {
    rows: &'a mut Vec<Measured>,
    model: &'a str,
}

impl Rows<'_> {
    fn add(&mut self, what: &str, key: usize, value: f64) {
        self.rows.push(Measured {
            model: self.model.to_owned(),
            what: what.to_owned(),
            key: key as u8,
            value: boreal_demo_kit::number::round_to(value, 3),
        });
    }
}

fn measure_load(
    rows: &mut Vec<Measured>,
    model: &str,
    load: &History,
    province: Province,
    issue: Issue,
) -> Option<()> {
    let year = year_of(load)?;
    let from = year.start().saturating_sub(WARM_UP);
    let forecasts = walk::refitting(load, province, issue, from);
    let mut all = [Score::default(); 3];
    let mut months = [[Score::default(); 3]; 12];
    let mut hours = [[Score::default(); 3]; HOURS];
    for at in year.clone() {
        let kinds = [
            forecasts[at]?,
            load.days[at - 7],
            latest_known(load, at, issue)?,
        ];
        let month = usize::from(load.date(at).month().unsigned_abs()) - 1;
        for hour in (0..HOURS).filter(|hour| load.known[at][*hour]) {
            for (kind, values) in kinds.iter().enumerate() {
                for score in [
                    &mut all[kind],
                    &mut months[month][kind],
                    &mut hours[hour][kind],
                ] {
                    score.add(values[hour], load.days[at][hour]);
                }
            }
        }
    }
    let mut rows = Rows { rows, model };
    let kinds = ["ours", "last_week", "latest"];
    for (kind, score) in kinds.iter().zip(&all) {
        rows.add(&format!("{kind}_mape_pct"), 0, score.mape_pct());
        rows.add(&format!("{kind}_mae_mw"), 0, score.mae());
    }
    let errors = walk::errors(load, &forecasts);
    for (what, promised) in [("covered_80_pct", 0.8), ("covered_90_pct", 0.9)] {
        let bands = walk::bands(load, &forecasts, promised, issue);
        let missed: Vec<f64> = year
            .clone()
            .filter_map(|at| missed(&errors[at], &bands[at]))
            .collect();
        rows.add(what, 0, 100.0 * (1.0 - load_model::mean(&missed)));
    }
    for (at, kind) in kinds.iter().enumerate() {
        for (month, scores) in months.iter().enumerate() {
            rows.add(
                &format!("{kind}_month_mape_pct"),
                month + 1,
                scores[at].mape_pct(),
            );
        }
        for (hour, scores) in hours.iter().enumerate() {
            rows.add(
                &format!("{kind}_hour_mape_pct"),
                hour,
                scores[at].mape_pct(),
            );
        }
    }
    Some(())
}

fn measure_hour_ahead(rows: &mut Vec<Measured>, files: &Files) -> Option<()> {
    let load = &files.alberta_load;
    let year = year_of(load)?;
    let forecasts = hour_ahead::refitting(load, Province::Alberta, *year.start());
    let mut scores = [Score::default(); 2];
    for at in year.clone() {
        for hour in (0..HOURS).filter(|hour| load.known[at][*hour]) {
            let came = load.days[at][hour];
            scores[0].add(forecasts[at - year.start()][hour], came);
            scores[1].add(files.alberta_operator.days[at][hour], came);
        }
    }
    let mut rows = Rows {
        rows,
        model: "hour-ahead",
    };
    rows.add("ours_mape_pct", 0, scores[0].mape_pct());
    rows.add("operator_mape_pct", 0, scores[1].mape_pct());
    Some(())
}

fn measure_price(rows: &mut Vec<Measured>, files: &Files) -> Option<()> {
    let price = &files.alberta_price;
    let year = year_of(price)?;
    let load = load_for_price(&files.alberta_load);
    let forecasts = price_model::refitting(price, &load, *year.start());
    let battery = battery();
    let mut earned = [0.0; 5];
    let mut error = Score::default();
    let mut lost = 0;
    for at in year.clone() {
        let came = &price.days[at];
        let month = std::array::from_fn(|hour| {
            let days = price.days[at - 28..at].iter();
            days.map(|day| day[hour]).sum::<f64>() / 28.0
        });
        let ours = forecasts[at]?;
        let plans = [*came, ours, price.days[at - 1], price.days[at - 7], month];
        for (kind, (earned, plan)) in earned.iter_mut().zip(&plans).enumerate() {
            let day = planned_for(&battery, price.date(at), plan, came).ok()?;
            *earned += day;
            lost += usize::from(kind == 1 && day < 0.0);
        }
        for hour in (0..HOURS).filter(|hour| price.known[at][*hour]) {
            error.add(ours[hour], came[hour]);
        }
    }
    let mut rows = Rows {
        rows,
        model: PRICE_MODEL,
    };
    rows.add("perfect_dollars", 0, earned[0]);
    for (what, earned_so) in ["ours", "yesterday", "last_week", "month"]
        .iter()
        .zip(&earned[1..])
    {
        rows.add(
            &format!("{what}_regret_pct"),
            0,
            100.0 * (1.0 - earned_so / earned[0]),
        );
    }
    rows.add("ours_mae_dollars", 0, error.mae());
    rows.add("ours_days_lost", 0, lost as f64);
    Some(())
}
