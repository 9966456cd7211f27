//! The yield engine: published facts, curve references, edges, laws, defaults.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod accuracy;
mod curves;
mod defaults;
mod edges;
mod fits;
mod multi_start;
mod own_points;
mod prices;
mod spreads;
