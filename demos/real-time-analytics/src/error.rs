//! What the weather engine refuses, and which field is at fault.

use super::detect::{MAX_PERIOD, MAX_THRESHOLD, MAX_VALUES, MAX_WINDOW};
use super::fault::{MAX_HOURS, MAX_SPIKE_C};
use super::replay::{MAX_REPLAY_HOURS, MIN_REPLAY_HOURS};
use super::session::{FIRST_YEAR, LAST_YEAR, MAX_SEED, MAX_SPEED, SESSION_HOURS};
use boreal_demo_kit::{FieldError, UnknownName};
use thiserror::Error;

/// Why a request cannot be computed.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ParamsError {
    /// A name outside its set.
    #[error("{field} {problem}")]
    UnknownName {
        /// The field.
        field: &'static str,
        /// The set and what was sent.
        problem: UnknownName,
    },
    /// Too few or too many values.
    #[error("values must hold 1 to {MAX_VALUES} numbers, got {0}")]
    Values(usize),
    /// A value no sensor sends.
    #[error("values[{0}] is out of range; numbers up to a million million are read")]
    Value(usize),
    /// A window nobody can fill.
    #[error("window must be 2 to {MAX_WINDOW}, got {0}")]
    Window(usize),
    /// A period outside its range.
    #[error("period must be 1 to {MAX_PERIOD}, got {0}")]
    Period(usize),
    /// A seasonal detector without its period.
    #[error("period is needed by the seasonal detector, for example 24 for hours of a day")]
    NoPeriod,
    /// A threshold that flags everything or nothing.
    #[error("threshold must be above 0 and at most {MAX_THRESHOLD}, got {0}")]
    Threshold(f64),
    /// A negative least scale.
    #[error("min_scale must be 0 or more, got {0}")]
    MinScale(f64),
    /// A station nobody tabulated.
    #[error("station \"{0}\" is not one of the stations; see the list of stations")]
    Station(String),
    /// A fault that lasts too long or not at all.
    #[error("hours must be 1 to {MAX_HOURS}, got {0}")]
    Hours(u32),
    /// A spike no one would notice or believe.
    #[error("size_c must be -{MAX_SPIKE_C} to {MAX_SPIKE_C} and not 0, got {0}")]
    Size(f64),
    /// A replay too short for the detectors or too long for a page.
    #[error("replay_hours must be {MIN_REPLAY_HOURS} to {MAX_REPLAY_HOURS}, got {0}")]
    ReplayHours(u32),
    /// A replay slower than the clock, or too fast to follow.
    #[error("speed must be 1 to {MAX_SPEED}, got {0}")]
    Speed(u32),
    /// A seed that JavaScript would round.
    #[error("seed must be 0 to {MAX_SEED}, got {0}")]
    Seed(u64),
    /// No time, or one too far away.
    #[error(
        "{0} must be a time such as 2025-03-05T00:00:00Z, between {FIRST_YEAR} and {LAST_YEAR}"
    )]
    Time(&'static str),
    /// A time the session does not reach.
    #[error("{0} must lie within {SESSION_HOURS} hours from start on")]
    OutsideSession(&'static str),
    /// A fault nowhere.
    #[error("station is needed to say where the fault is")]
    NoStation,
}

impl boreal_demo_kit::ParamsError for ParamsError {
    fn field_errors(&self) -> Vec<FieldError> {
        let field = match self {
            Self::UnknownName { field, .. } => field,
            Self::Values(_) | Self::Value(_) => "values",
            Self::Window(_) => "window",
            Self::Period(_) | Self::NoPeriod => "period",
            Self::Threshold(_) => "threshold",
            Self::MinScale(_) => "min_scale",
            Self::Station(_) => "station",
            Self::Hours(_) => "hours",
            Self::Size(_) => "size_c",
            Self::ReplayHours(_) => "replay_hours",
            Self::Speed(_) => "speed",
            Self::Seed(_) => "seed",
            Self::Time(field) | Self::OutsideSession(field) => field,
            Self::NoStation => "station",
        };
        vec![FieldError::plain(field, self.to_string())]
    }
}

/// A name of a closed set.
pub fn named<T: std::str::FromStr<Err = UnknownName>>(
    field: &'static str,
    text: &str,
) -> Result<T, ParamsError> {
    text.parse()
        .map_err(|problem| ParamsError::UnknownName { field, problem })
}
