//! An event's place in the stream, as `Last-Event-ID` carries it.
//!
//! An id must mean the same after a restart. In the replay it is the number of
//! the run, which follows from the clock, and the event's number in it, which
//! follows from the seed. Live it is the millisecond a report came in and the
//! event's number within it, both kept with the reports.

use std::fmt;
use std::str::FromStr;

/// Where an event stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventId {
    /// In the shared replay.
    Replay {
        run: u64,
        /// The event's number in it.
        number: u64,
    },
    /// Among live observations.
    Live {
        /// When the report came in.
        arrived_ms: u64,
        /// The event's number among those of that millisecond.
        number: u64,
    },
    /// In a visitor's own replay, where the parameters say which.
    Session {
        /// The event's number in it.
        number: u64,
    },
}

impl EventId {
    /// Whether both count in the same way, so that the one can be merely older than the other.
    pub fn is_akin(self, other: Self) -> bool {
        match (self, other) {
            (Self::Replay { run: a, .. }, Self::Replay { run: b, .. }) => a == b,
            (Self::Live { .. }, Self::Live { .. })
            | (Self::Session { .. }, Self::Session { .. }) => true,
            _ => false,
        }
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Replay { run, number } => write!(f, "replay.{run}.{number}"),
            Self::Live { arrived_ms, number } => write!(f, "live.{arrived_ms}.{number}"),
            Self::Session { number } => write!(f, "session.{number}"),
        }
    }
}

/// Text that is no id of ours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAnEventId;

impl FromStr for EventId {
    type Err = NotAnEventId;

    fn from_str(text: &str) -> Result<Self, NotAnEventId> {
        let parts: Vec<&str> = text.splitn(4, '.').collect();
        let number = |digits: &str| match digits.bytes().all(|b| b.is_ascii_digit()) {
            true => digits.parse().map_err(|_| NotAnEventId),
            false => Err(NotAnEventId),
        };
        match parts[..] {
            ["replay", run, event] => Ok(Self::Replay {
                run: number(run)?,
                number: number(event)?,
            }),
            ["live", arrived, event] => Ok(Self::Live {
                arrived_ms: number(arrived)?,
                number: number(event)?,
            }),
            ["session", event] => Ok(Self::Session {
                number: number(event)?,
            }),
            _ => Err(NotAnEventId),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{EventId, NotAnEventId};

    #[test]
    fn an_id_is_read_back_as_it_was_written() {
        for text in ["replay.1739.20", "live.1763190000000.3", "session.0"] {
            let id: EventId = text.parse().unwrap();
            assert_eq!(id.to_string(), text);
        }
    }

    #[test]
    fn other_text_is_no_id() {
        for text in [
            "",
            "7",
            "replay.1",
            "replay.1.2.3",
            "live.-1.2",
            "session.+1",
            "session.99999999999999999999",
            "session.",
        ] {
            assert_eq!(text.parse::<EventId>(), Err(NotAnEventId), "{text}");
        }
    }
}
