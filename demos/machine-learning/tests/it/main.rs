//! News analysis through its public face.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod learnt;
mod limits;
mod parts;
mod report;
