//! Predictive Maintenance: reference values, edges and laws.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod accuracy;
mod cost;
mod edges;
mod engines;
mod laws;
mod pumps;
mod silent;
