//! The engines through their public face.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod article_extractor;
mod bond_yields;
mod data;
mod data_integration;
mod machine_learning;
mod mortgage_api;
mod real_time_analytics;
mod slug;
