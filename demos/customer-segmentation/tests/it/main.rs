//! Customer Segmentation: reference values, edges and laws.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod accuracy;
mod edges;
mod groups;
mod histories;
mod laws;
mod ledger;
mod models;
mod own_table;
mod record;
