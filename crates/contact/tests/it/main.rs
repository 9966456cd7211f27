//! The contact pipeline through its door: the desk in front, a real mail server behind.
#![expect(
    clippy::unwrap_used,
    reason = "what several tests share is test code outside #[test] functions"
)]

mod client;
mod delivery;
mod desk;
mod export;
mod faults;
mod fields;
mod letters;
mod mail_files;
mod office;
mod schedule;
mod spam;
mod token;
mod transport;
mod webhook;
