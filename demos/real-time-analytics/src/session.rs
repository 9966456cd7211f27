//! A visitor's own replay: a past event or the test signal, from when, how fast, and what is broken in it.
//!
//! A session is its parameters and nothing else. Whoever sends the same ones
//! again gets the same events under the same ids, from this server or the next.

use super::evaluation::{STANDARD_SEED, STANDARD_START, WARM_UP_DAYS};
use super::fault::{DEFAULT_HOURS, DEFAULT_SPIKE_C, Fault, FaultKind, MAX_HOURS, MAX_SPIKE_C};
use super::past_event::PastEventId;
use super::playback::Playback;
use super::replay::{MAX_SEED, ReplayPlan};
use super::station::{Station, station, stations};
use super::stream::StreamPlan;
use boreal_demo_kit::field::{present, shown};
use boreal_demo_kit::{Fields, Input, Limit};
use jiff::civil::date;
use jiff::tz::Offset;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::ops::Range;
use utoipa::{IntoParams, ToSchema};

/// Hours of a session's weather: a week, seventeen minutes at the highest speed.
pub const SESSION_HOURS: i64 = 7 * 24;
/// The fastest replay: an hour in six seconds.
pub const MAX_SPEED: u32 = 600;
/// The first year a replay may lie in; the climate behind it is that of 1960 to 1994.
pub const FIRST_YEAR: i16 = 1960;
pub const LAST_YEAR: i16 = 2100;

/// A session, as asked for.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Params {
    /// How many times faster than the clock; asking for any makes the stream a replay of one's own.
    pub speed: Option<u32>,
    /// The past event to replay; without one it is the test signal, which alone has seeds and faults.
    #[param(value_type = Option<PastEventId>)]
    pub event: Option<String>,
    /// Which weather; equal seeds, equal weather.
    pub seed: Option<u64>,
    /// The first hour of the weather, RFC 3339; minutes are cut off.
    #[param(value_type = Option<String>, format = DateTime)]
    pub start: Option<String>,
    /// Where in the replay to begin, RFC 3339: within the event, or within a week of `start`.
    #[param(value_type = Option<String>, format = DateTime)]
    pub at: Option<String>,
    /// What to break.
    #[param(value_type = Option<FaultKind>)]
    pub fault: Option<String>,
    /// Where to break it.
    pub station: Option<String>,
    /// For how many hours of replayed time; 12 unless told otherwise.
    pub hours: Option<u32>,
    /// By how many degrees a spike is off, not 0; 15 unless told otherwise.
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
    /// The past event; `null` for the test signal.
    pub event: Option<PastEventId>,
    /// Which weather; means nothing for a past event.
    pub seed: u64,
    /// Its first hour.
    pub start: Timestamp,
    /// Where in it the stream begins.
    pub at: Timestamp,
    /// Where it ends.
    pub until: Timestamp,
    /// How many times faster than the clock.
    pub speed: u32,
    /// What is broken in it.
    pub fault: Option<Fault>,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let speed = fields.optional_within("speed", self.speed, 1..=MAX_SPEED);
        let event = fields.optional_one_of::<PastEventId>("event", self.event.as_deref());
        if let Some(Some(_)) = event {
            for (field, given) in [
                ("seed", self.seed.is_some()),
                ("start", self.start.is_some()),
                ("fault", self.fault.is_some()),
                ("fault_at", self.fault_at.is_some()),
                ("station", self.station.is_some()),
                ("hours", self.hours.is_some()),
                ("size_c", self.size_c.is_some()),
            ] {
                if given {
                    let message =
                        format!("{field} belongs to the test signal, not to a past event");
                    fields.refuse(field, "not_with_event", message, json!({ "event": event }));
                }
            }
        }
        let seed = fields.optional_within("seed", self.seed, 0..=MAX_SEED);
        let start = time(fields, "start", self.start.as_deref());
        let at = time(fields, "at", self.at.as_deref());
        let fault_at = time(fields, "fault_at", self.fault_at.as_deref());
        let kind = fields.optional_one_of::<FaultKind>("fault", self.fault.as_deref());
        let station = known_station(fields, self.station.as_deref());
        let hours = fields.optional_within("hours", self.hours, 1..=MAX_HOURS);
        let size_c = fields.optional_within("size_c", self.size_c, -MAX_SPIKE_C..=MAX_SPIKE_C);
        fields.limit("size_c", Limit::NotZero);
        if size_c == Some(Some(0.0)) {
            let message =
                format!("size_c must be -{MAX_SPIKE_C} to {MAX_SPIKE_C} and not 0, got 0");
            let values = json!({ "minimum": -MAX_SPIKE_C, "maximum": MAX_SPIKE_C });
            fields.refuse("size_c", "zero", message, values);
        }
        let is_test = !matches!(event, Some(Some(_)));
        if is_test && matches!((kind, station), (Some(Some(_)), Some(None))) {
            let message = "station is needed to say where the fault is";
            fields.refuse(
                "station",
                "station_needed",
                message,
                json!({ "fault": kind }),
            );
        }
        let start = start?.unwrap_or(STANDARD_START);
        let start = Timestamp::constant(start.as_second().div_euclid(3_600) * 3_600, 0);
        let test_signal = (start, later(start, SESSION_HOURS), start);
        let (start, until, begins) = match event? {
            Some(id) => (id.event().from, id.event().until, id.event().begins),
            None => test_signal,
        };
        let at = within_session(fields, "at", at?.unwrap_or(begins), start..until);
        let fault_at = match fault_at? {
            Some(time) => within_session(fields, "fault_at", time, start..until),
            None => at,
        };
        let fault = match (kind?, station?) {
            (Some(kind), Some(station)) => Some(Fault::lasting(
                kind,
                &station.id,
                fault_at?,
                hours?.unwrap_or(DEFAULT_HOURS),
                size_c?.unwrap_or(DEFAULT_SPIKE_C),
            )),
            _ => None,
        };
        Some(Plan {
            event: event?,
            seed: seed?.unwrap_or(STANDARD_SEED),
            start,
            at: at?,
            until,
            speed: speed?.unwrap_or(MAX_SPEED),
            fault,
        })
    }
}

impl Plan {
    /// What is played, at its first second: before `start` for the test signal, so that detectors warm up.
    pub fn playback(&self) -> Playback {
        match self.event {
            Some(event) => event.playback(),
            None => Playback::new(&self.replay(), StreamPlan::default()),
        }
    }

    /// The synthetic replay behind it, with the weeks before `start` that the detectors need.
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
    let hours = u32::try_from(hours + warm_up).unwrap_or(u32::MAX);
    ReplayPlan::new(seed, later(start, -warm_up), hours)
}

fn known_station(fields: &mut Fields, id: Option<&str>) -> Option<Option<&'static Station>> {
    let ids: Vec<&str> = stations().iter().map(|known| known.id.as_str()).collect();
    fields.limit("station", Limit::Choice(ids));
    let Some(id) = present(id) else {
        return Some(None);
    };
    let found = station(id);
    if found.is_none() {
        let got = shown(id);
        let message =
            format!("station \"{got}\" is not one of the stations; see the list of stations");
        fields.refuse("station", "unknown_station", message, json!({ "got": got }));
    }
    found.map(Some)
}

fn time(fields: &mut Fields, field: &str, text: Option<&str>) -> Option<Option<Timestamp>> {
    let first = date(FIRST_YEAR, 1, 1).at(0, 0, 0, 0);
    let last = date(LAST_YEAR, 12, 31).at(23, 59, 59, 999_999_999);
    let [first, last] = [first, last].map(|time| Offset::UTC.to_timestamp(time).expect("years"));
    fields.limit(field, Limit::Time(first, last));
    let Some(text) = present(text) else {
        return Some(None);
    };
    let time = text.trim().parse().ok();
    let time = time.filter(|time| (first..=last).contains(time));
    if time.is_none() {
        let message = format!(
            "{field} must be a time such as 2025-03-05T00:00:00Z, between {FIRST_YEAR} and {LAST_YEAR}"
        );
        let values = json!({
            "first_year": FIRST_YEAR,
            "last_year": LAST_YEAR,
            "got": shown(text),
        });
        fields.refuse(field, "not_a_time", message, values);
    }
    time.map(Some)
}

fn within_session(
    fields: &mut Fields,
    field: &str,
    time: Timestamp,
    session: Range<Timestamp>,
) -> Option<Timestamp> {
    if session.contains(&time) {
        return Some(time);
    }
    let hours = (session.end.as_second() - session.start.as_second()) / 3_600;
    let message = format!("{field} must lie within {hours} hours from start on");
    let values = json!({ "start": session.start, "until": session.end, "got": time });
    fields.refuse(field, "outside_session", message, values);
    None
}

fn later(from: Timestamp, hours: i64) -> Timestamp {
    from.saturating_add(SignedDuration::from_hours(hours))
        .unwrap_or(Timestamp::MAX)
}
