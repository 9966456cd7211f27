//! Supply Chain Optimization: reference values, edges and laws.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod accuracy;
mod conflict;
mod edges;
mod inventory;
mod laws;
mod locate;
mod network;
mod network_limits;
mod network_placed;
mod own;
mod references;
mod solver;
mod solver_prices;
mod solver_stop;
