//! The contact pipeline through its door: the service in front, a real mail server behind.
#![expect(
    clippy::unwrap_used,
    reason = "what several tests share is test code outside #[test] functions"
)]

mod client;
mod delivery;
mod service;
mod export;
mod faults;
mod fields;
mod letters;
mod mail_files;
mod test_contact;
mod schedule;
mod spam;
mod token;
mod transport;
mod webhook;
