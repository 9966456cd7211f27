//! A visitor's own replay: which weather, from when, how fast, and what is broken in it.
//!
//! A session is its parameters and nothing else. Whoever sends the same ones
//! again gets the same events under the same ids, from this server or the next.

use super::error::ParamsError;
use super::evaluation::{STANDARD_SEED, STANDARD_START, WARM_UP_DAYS};
use super::fault::{self, Fault};
use super::replay::ReplayPlan;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Hours of a session's weather: a week, seventeen minutes at the highest speed.
pub const SESSION_HOURS: i64 = 7 * 24;
/// The fastest replay: an hour in six seconds.
pub const MAX_SPEED: u32 = 600;
/// Largest seed, so that it survives as a number in JavaScript.
pub const MAX_SEED: u64 = 1 << 52;
/// The first year a replay may lie in; the climate behind it is that of 1960 to 1994.
pub const FIRST_YEAR: i16 = 1960;
/// The last.
pub const LAST_YEAR: i16 = 2100;

/// A session, as asked for.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Params {
    /// How many times faster than the clock, 1 to 600; asking for any makes the stream a replay of one's own.
    #[param(minimum = 1, maximum = 600)]
    pub speed: Option<u32>,
    /// Which weather; equal seeds, equal weather.
    pub seed: Option<u64>,
    /// The first hour of the weather, RFC 3339; minutes are cut off.
    #[param(value_type = Option<String>, format = DateTime)]
    pub start: Option<String>,
    /// Where in the replay to begin, RFC 3339, within a week of `start`.
    #[param(value_type = Option<String>, format = DateTime)]
    pub at: Option<String>,
    /// What to break: `spike`, `freeze` or `dropout`.
    pub fault: Option<String>,
    /// Where to break it.
    pub station: Option<String>,
    /// For how many hours of replayed time, 1 to 48.
    pub hours: Option<u32>,
    /// By how many degrees a spike is off.
    pub size_c: Option<f64>,
    /// From which replayed time on it is broken, RFC 3339; `at` unless told otherwise.
    #[param(value_type = Option<String>, format = DateTime)]
    pub fault_at: Option<String>,
}

impl Params {
    /// Whether anything of one's own is asked for.
    pub fn is_private(&self) -> bool {
        *self != Self::default()
    }
}

/// A session that can be played.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsSession)]
pub struct Plan {
    /// Which weather.
    pub seed: u64,
    /// Its first hour.
    #[schema(value_type = String, format = DateTime)]
    pub start: Timestamp,
    /// Where in it the stream begins.
    #[schema(value_type = String, format = DateTime)]
    pub at: Timestamp,
    /// Where it ends.
    #[schema(value_type = String, format = DateTime)]
    pub until: Timestamp,
    /// How many times faster than the clock.
    pub speed: u32,
    /// What is broken in it.
    pub fault: Option<Fault>,
}

impl TryFrom<Params> for Plan {
    type Error = ParamsError;

    fn try_from(params: Params) -> Result<Self, ParamsError> {
        let speed = params.speed.unwrap_or(MAX_SPEED);
        if !(1..=MAX_SPEED).contains(&speed) {
            return Err(ParamsError::Speed(speed));
        }
        let seed = params.seed.unwrap_or(STANDARD_SEED);
        if seed > MAX_SEED {
            return Err(ParamsError::Seed(seed));
        }
        let start = time("start", params.start.as_deref())?.unwrap_or(STANDARD_START);
        let start = Timestamp::constant(start.as_second().div_euclid(3_600) * 3_600, 0);
        let until = later(start, SESSION_HOURS);
        let within = |field, time: Timestamp| match (start..until).contains(&time) {
            true => Ok(time),
            false => Err(ParamsError::OutsideSession(field)),
        };
        let at = within("at", time("at", params.at.as_deref())?.unwrap_or(start))?;
        let fault_at = time("fault_at", params.fault_at.as_deref())?.unwrap_or(at);
        let fault = match params.fault {
            None => None,
            Some(kind) => {
                let wanted = fault::Params {
                    kind,
                    station: params.station.ok_or(ParamsError::NoStation)?,
                    hours: params.hours.unwrap_or(fault::default_hours()),
                    size_c: params.size_c.unwrap_or(fault::default_size_c()),
                };
                let from = within("fault_at", fault_at)?;
                Some(Fault::new(&wanted, from).map_err(in_query)?)
            }
        };
        Ok(Self {
            seed,
            start,
            at,
            until,
            speed,
            fault,
        })
    }
}

impl Plan {
    /// The replay behind it, with the weeks before `start` that the detectors need.
    pub fn replay(&self) -> ReplayPlan {
        ReplayPlan {
            faults: self.fault.iter().cloned().collect(),
            ..with_warm_up(self.seed, self.start, SESSION_HOURS)
        }
    }
}

/// A replay of so many hours from `start` on, preceded by the weeks that the detectors need to warm up.
pub fn with_warm_up(seed: u64, start: Timestamp, hours: i64) -> ReplayPlan {
    let warm_up = 24 * WARM_UP_DAYS;
    ReplayPlan {
        seed,
        start: later(start, -warm_up),
        hours: u32::try_from(hours + warm_up).unwrap_or(u32::MAX),
        faults: Vec::new(),
        disorder: true,
    }
}

/// The query calls a fault's kind `fault`.
fn in_query(error: ParamsError) -> ParamsError {
    match error {
        ParamsError::UnknownName { problem, .. } => ParamsError::UnknownName {
            field: "fault",
            problem,
        },
        other => other,
    }
}

fn time(field: &'static str, text: Option<&str>) -> Result<Option<Timestamp>, ParamsError> {
    let Some(text) = text else {
        return Ok(None);
    };
    let known = |time: &Timestamp| {
        let year = time.to_zoned(jiff::tz::TimeZone::UTC).year();
        (FIRST_YEAR..=LAST_YEAR).contains(&year)
    };
    match text.parse().ok().filter(known) {
        Some(time) => Ok(Some(time)),
        None => Err(ParamsError::Time(field)),
    }
}

fn later(from: Timestamp, hours: i64) -> Timestamp {
    from.saturating_add(SignedDuration::from_hours(hours))
        .unwrap_or(Timestamp::MAX)
}
