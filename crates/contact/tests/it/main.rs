//! The contact pipeline through its door: the service in front, a real mail server behind.
#![expect(
    clippy::unwrap_used,
    reason = "what several tests share is test code outside #[test] functions"
)]

mod client;
mod connection;
mod delivery;
mod export;
mod faults;
mod fields;
mod letters;
mod mail_files;
mod refusals;
mod schedule;
mod service;
mod shares;
mod spam;
mod strangers;
mod test_contact;
mod token;
mod transport;
mod webhook;
