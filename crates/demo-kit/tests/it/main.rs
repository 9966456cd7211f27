//! The kit through its public face.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod fields;
mod numbers;
mod randomness;
mod slug;
mod statistics;
mod tables;
