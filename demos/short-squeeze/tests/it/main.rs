//! The squeeze engine: reference scores, edges, laws, and a replay into which nothing later leaks.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod accuracy;
mod edges;
mod fails;
mod laws;
mod own_universe;
mod record;
mod replay;
mod scores;
