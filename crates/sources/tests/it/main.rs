//! Feeds, the guarded client and the Bank of Canada's format, against a local server.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod bank_of_canada;
mod feed;
mod http;
mod server;
