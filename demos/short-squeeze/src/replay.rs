//! A stock on a day of the past, scored with what was public by then and nothing else.

use std::ops::RangeInclusive;

use boreal_demo_kit::field::present;
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input};
use jiff::civil::{Date, date};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::afterwards::{Afterwards, afterwards};
use crate::metric::PerMetric;
use crate::rank_range::{RankRange, rank_ranges};
use crate::record::{Certainty, DaysToCoverBasis, Event, Record, Session};
use crate::score::{Row, ranked};
use crate::stock::{Stock, synthetic};
use crate::weights::Weights;

/// The days of the record with a session before them, to a close that is known.
pub const DAYS: RangeInclusive<Date> = date(2020, 11, 2)..=date(2021, 3, 11);
/// GameStop's highest close.
const PEAK: Date = date(2021, 1, 27);
/// Sessions a return goes back, and of Wilder's index.
const RETURN_SESSIONS: usize = 20;
const RSI_SESSIONS: usize = 14;

/// Which stock and day, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = ShortSqueezeReplayParams)]
#[into_params(parameter_in = Query)]
#[serde(default, deny_unknown_fields)]
pub struct Params {
    /// The stock to replay.
    pub event: String,
    /// The day whose knowledge is used; on a day without trading the session before.
    pub date: String,
    /// The eight weights in the order of the conditions, parted by commas: `35,25,15,15,10,40,40,20`.
    pub weights: Option<String>,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            event: Event::Gme.to_string(),
            date: PEAK.to_string(),
            weights: None,
        }
    }
}

/// A day that can be replayed.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    event: Event,
    day: Date,
    weights: PerMetric<f64>,
}

impl Plan {
    pub fn event(&self) -> Event {
        self.event
    }
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        let weights = Weights::default().values().map(|weight| weight.to_string());
        Self {
            weights: Some(weights.join(",")),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let event = fields.one_of("event", &self.event);
        let day = fields.day("date", &self.date, DAYS);
        let weights = match present(self.weights.as_deref()) {
            Some(text) => Weights::from_text(fields, text),
            None => Some(Weights::default().values()),
        };
        Some(Plan {
            event: event?,
            day: day?,
            weights: weights?,
        })
    }
}

/// A report of short interest that was public.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeShortInterest)]
pub struct ShortInterestReport {
    /// The day the positions were counted.
    pub settled: Date,
    /// The day the figure came out: the 8th session after, the later of what sources say.
    pub public_on: Date,
    pub shares_short: u64,
    /// Of the shares outstanding, in per cent; null where their number is not known.
    pub short_interest_pct: Option<f64>,
    pub days_to_cover: f64,
    pub days_to_cover_basis: DaysToCoverBasis,
    pub certainty: Certainty,
}

/// A balance of fails to deliver that was public.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeFails)]
pub struct FailsReport {
    pub settled: Date,
    /// Shares not delivered on that date.
    pub shares: u64,
}

/// A day of the replay, scored with what was public on it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeDay)]
pub struct Day {
    pub date: Date,
    /// In dollars; null where the record has none.
    pub close: Option<f64>,
    pub score: Option<f64>,
    pub fuel: Option<f64>,
    pub spark: Option<f64>,
    /// The share of the weights that was known, of the side that knew less.
    pub coverage: f64,
}

/// A stock on a day of the past.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeReplayReport)]
pub struct Report {
    pub event: Event,
    pub company: String,
    /// The session that is shown.
    pub date: Date,
    /// The close of that session, in dollars.
    pub close: Option<f64>,
    /// The stock's conditions, as far as they were public, and the synthetic companies it is ranked among.
    pub universe: Vec<Stock>,
    /// All of them scored, highest first.
    pub rows: Vec<Row>,
    /// The reports that were public, oldest first.
    pub short_interest: Vec<ShortInterestReport>,
    /// The newest balance of fails that was public, and the highest.
    pub fails: Option<FailsReport>,
    pub highest_fails: Option<FailsReport>,
    /// The same stocks under a hundred other weightings, each weight halved to half as much again.
    pub rank_ranges: Vec<RankRange>,
    /// Each session up to this one.
    pub days: Vec<Day>,
    /// What nobody knew on the day: no figure above rests on it.
    pub afterwards: Option<Afterwards>,
}

pub fn run(plan: &Plan) -> Report {
    let record = Record::of(plan.event);
    let report = run_on(plan, record);
    Report {
        afterwards: afterwards(record, report.date),
        ..report
    }
}

/// The replay on a record, which may hold more than was public; without what came after.
pub fn run_on(plan: &Plan, record: &Record) -> Report {
    let Plan {
        event,
        day,
        weights,
    } = plan;
    // On a day without trading, what was public at the close before it.
    let session = record.sessions().take_while(|date| date <= day).last();
    let public = record.public_on(session.unwrap_or(*day));
    let days = public
        .sessions()
        .filter(|day| DAYS.contains(day))
        .map(|day| scored_day(*event, &record.public_on(day), weights))
        .collect();
    let stock = stock_of(*event, &public);
    let mut universe = vec![stock];
    universe.extend(synthetic());
    let stocks: Vec<&Stock> = universe.iter().collect();
    let fails = public.sessions.iter().filter_map(|session| {
        let shares = session.fails?;
        let settled = session.date;
        Some(FailsReport { settled, shares })
    });
    let last = public.sessions.last();
    Report {
        event: *event,
        company: event.company().to_owned(),
        date: last.map_or(*day, |session| session.date),
        close: last.and_then(|session| session.close),
        rows: ranked(&stocks, weights),
        rank_ranges: rank_ranges(&stocks, weights),
        universe,
        short_interest: reports(*event, &public),
        fails: fails.clone().next_back(),
        highest_fails: fails.max_by_key(|fails| fails.shares),
        days,
        afterwards: None,
    }
}

fn reports(event: Event, public: &Record) -> Vec<ShortInterestReport> {
    let reports = public.short_interest.iter().filter_map(|report| {
        let share = |millions: f64| 100.0 * report.shares_short as f64 / (millions * 1e6);
        Some(ShortInterestReport {
            settled: report.settled,
            public_on: public.published(report.settled)?,
            shares_short: report.shares_short,
            short_interest_pct: event
                .shares_outstanding_millions()
                .map(|millions| round_to(share(millions), 4)),
            days_to_cover: report.days_to_cover,
            days_to_cover_basis: report.basis,
            certainty: report.certainty,
        })
    });
    reports.collect()
}

fn scored_day(event: Event, public: &Record, weights: &PerMetric<f64>) -> Day {
    let stock = stock_of(event, public);
    let others = synthetic();
    let all: Vec<&Stock> = std::iter::once(&stock).chain(&others).collect();
    let rows = ranked(&all, weights);
    let row = rows.into_iter().find(|row| row.symbol == stock.symbol);
    let row = row.expect("every stock has a row");
    let last = public.sessions.last().expect("a day is a session");
    Day {
        date: last.date,
        close: last.close,
        score: row.score,
        fuel: row.fuel,
        spark: row.spark,
        coverage: row.coverage,
    }
}

/// The stock's conditions from what was public. Its volumes are not in the record: relative volume is missing.
fn stock_of(event: Event, public: &Record) -> Stock {
    let newest = public.short_interest.last();
    let before = public.short_interest.iter().rev().nth(1);
    let outstanding = event.shares_outstanding_millions();
    let shares = newest.map(|report| report.shares_short as f64);
    let change = newest
        .zip(before)
        .map(|(newest, before)| newest.shares_short as f64 / before.shares_short as f64 - 1.0);
    // A day's mean volume as the report has it: shares short over days to cover.
    let volume = newest.map(|report| report.shares_short as f64 / report.days_to_cover);
    let fails = public
        .sessions
        .iter()
        .rev()
        .find_map(|session| session.fails);
    let closes: Vec<Option<f64>> = public
        .sessions
        .iter()
        .map(|session| session.close)
        .collect();
    let values = [
        shares
            .zip(outstanding)
            .map(|(shares, millions)| shares / (millions * 1e4)),
        newest.map(|report| report.days_to_cover),
        change,
        outstanding,
        fails
            .zip(volume)
            .map(|(fails, volume)| fails as f64 / volume),
        None,
        return_of(&closes),
        rsi_of(&public.sessions, event.rsi_start()),
    ];
    Stock {
        price: closes.last().copied().flatten(),
        ..Stock::new(
            event.symbol(),
            values.map(|value| value.map(|value| round_to(value, 6))),
        )
    }
}

/// The return over twenty sessions, as a share. Where the record lacks the close of then, one of the two sessions
/// before it stands in.
fn return_of(closes: &[Option<f64>]) -> Option<f64> {
    let now = closes.last().copied().flatten()?;
    let then = closes.iter().rev().skip(RETURN_SESSIONS).take(3);
    Some(now / then.copied().flatten().next()? - 1.0)
}

/// Wilder's relative strength index: smoothed gains over smoothed gains and losses. A session without a close has none,
/// and joins the change after it. Without a start the first fourteen changes are averaged.
fn rsi_of(sessions: &[Session], start: Option<(f64, f64)>) -> Option<f64> {
    sessions.last()?.close?;
    let closes: Vec<f64> = sessions
        .iter()
        .filter_map(|session| session.close)
        .collect();
    let changes: Vec<f64> = closes.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let length = RSI_SESSIONS as f64;
    let gain = |change: f64| change.max(0.0);
    let (start, rest) = match start {
        Some(start) => (start, changes.as_slice()),
        None => {
            let (first, rest) = changes.split_at_checked(RSI_SESSIONS)?;
            let mean = |of: fn(f64) -> f64| first.iter().map(|c| of(*c)).sum::<f64>() / length;
            ((mean(|c| c.max(0.0)), mean(|c| (-c).max(0.0))), rest)
        }
    };
    let (gains, losses) = rest.iter().fold(start, |(gains, losses), &change| {
        let next = |mean: f64, new: f64| (mean * (length - 1.0) + new) / length;
        (next(gains, gain(change)), next(losses, gain(-change)))
    });
    (gains + losses > 0.0).then(|| 100.0 * gains / (gains + losses))
}
