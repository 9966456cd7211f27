//! The research engine: published references, optima proved another way, edges, laws, defaults.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod accuracy;
mod company;
mod defaults;
mod edges;
mod money;
mod optima;
mod out_of_sample;
mod own_prices;
mod references;
mod simplex;
mod symbol;
mod synthetic_prices;
