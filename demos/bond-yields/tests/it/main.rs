//! The yield engine: published facts, curve references, edges, laws, defaults.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod curves;
mod defaults;
mod edges;
mod fits;
mod prices;
mod spreads;
