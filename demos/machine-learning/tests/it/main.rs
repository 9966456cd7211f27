//! News analysis through its public face.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod faults;
mod language;
mod learned;
mod limits;
mod parts;
mod report;
