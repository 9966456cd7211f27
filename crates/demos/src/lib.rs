//! The demo engines: pure functions from a valid plan to a report.
//!
//! A module per demo, named by its slug. Wire input is `Params`; `TryFrom`
//! makes it a `Plan` or names the refused field; `run` turns a plan, and where
//! there is one the data it rests on, into a report. No engine reads a clock, a
//! file, the environment or the network: the same plan gives the same bytes.

pub mod article_extractor;
pub mod bond_yields;
pub mod data_integration;
pub mod machine_learning;
pub mod mortgage_api;
pub mod reading;
pub mod real_time_analytics;
pub mod slug;

pub use slug::DemoSlug;
