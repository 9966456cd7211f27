//! Trade Data Analysis: reference values, edges and laws.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod accuracy;
mod edges;
mod indexes;
mod laws;
mod own_trade;
mod record;
mod references;
mod shock;
