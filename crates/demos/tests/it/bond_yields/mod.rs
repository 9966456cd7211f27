//! The yield engine: published facts, curve references, edges, laws, defaults.

mod curves;
mod defaults;
mod edges;
mod fits;
mod prices;
mod spreads;
