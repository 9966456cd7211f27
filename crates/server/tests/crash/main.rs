//! The real program as a process of its own: killed, starved of disk, attacked, run by its owner.
#![expect(
    clippy::unwrap_used,
    reason = "what the tests of both databases share is test code outside #[test] functions"
)]

mod commands;
mod corrupt;
mod disk;
mod hostile;
mod instances;
mod kills;
mod manual;
mod metrics;
mod open_files;
mod peers;
mod power;
mod proxies;
mod site;
mod stop;
mod storage;
mod stream;
mod streams;
mod supabase;
mod visit;
