//! What came after a replayed day, which nobody knew on it: kept apart from everything that is scored.

use boreal_demo_kit::number::round_to;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use crate::record::Record;

/// As far as the usual question of such a screen goes: four weeks.
pub const SESSIONS: usize = 20;

/// A later close.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeLaterClose)]
pub struct LaterClose {
    pub date: Date,
    /// In dollars.
    pub close: f64,
    /// Over the close of the day.
    pub times: f64,
    /// Sessions after the day.
    pub sessions: usize,
}

/// The closes of the sessions after the day, as far as the record has them.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = ShortSqueezeAfterwards)]
pub struct Afterwards {
    /// The highest close of up to twenty sessions after the day.
    pub highest: LaterClose,
    /// The last of those closes.
    pub last: LaterClose,
}

/// `None` where the record has no close of the day, or none after it.
pub fn afterwards(record: &Record, day: Date) -> Option<Afterwards> {
    let at = record.sessions().position(|date| date == day)?;
    let close = record.sessions[at].close?;
    let later = record.sessions[at..].iter().enumerate().skip(1);
    let later = later.take(SESSIONS).filter_map(|(sessions, session)| {
        Some(LaterClose {
            date: session.date,
            close: session.close?,
            times: round_to(session.close? / close, 4),
            sessions,
        })
    });
    let last = later.clone().next_back()?;
    let highest = later.reduce(|a, b| if b.close > a.close { b } else { a })?;
    Some(Afterwards { highest, last })
}
