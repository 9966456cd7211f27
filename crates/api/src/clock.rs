//! The time of day, or one that a test sets and lets run.

use jiff::{SignedDuration, Timestamp};
use tokio::time::Instant;

/// Where the time comes from that answers carry.
#[derive(Debug, Clone, Copy)]
pub enum Clock {
    /// The machine's.
    System,
    /// A moment, and the runtime's time since: a test that pauses that one pauses this one.
    From(Timestamp, Instant),
}

impl Clock {
    /// A clock that shows this time now.
    pub fn starting_at(time: Timestamp) -> Self {
        Self::From(time, Instant::now())
    }

    /// The time, in whole milliseconds: browsers know no less.
    pub fn now(self) -> Timestamp {
        let exact = match self {
            Self::System => Timestamp::now(),
            Self::From(time, began) => {
                let run = SignedDuration::try_from(began.elapsed()).unwrap_or_default();
                time.saturating_add(run).unwrap_or(Timestamp::MAX)
            }
        };
        Timestamp::from_millisecond(exact.as_millisecond()).unwrap_or(exact)
    }
}
