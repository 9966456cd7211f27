//! Cloud Infrastructure: reference values, edges and laws.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod accuracy;
mod edges;
mod laws;
mod plan;
mod prices;
mod queueing;
mod simulator;
mod surge;
