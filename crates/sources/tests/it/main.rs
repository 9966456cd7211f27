//! Feeds, the guarded clients and the Bank of Canada's format, against local servers.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod bank_of_canada;
mod feed;
mod http;
mod page;
mod server;
mod web;
