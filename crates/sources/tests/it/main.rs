//! Feeds, the guarded clients and the Bank of Canada's format, against local servers.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod ai;
mod azure;
mod bank_of_canada;
mod eccc;
mod edgar;
mod fails;
mod feed;
mod http;
mod names;
mod on_demand;
mod page;
mod server;
mod statcan;
mod turns;
mod vpic;
