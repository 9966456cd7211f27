//! The API through its door: requests in, answers out.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod api;
mod article_extractor;
mod automated_workflows;
mod bond_yields;
mod cloud_infrastructure;
mod contact;
mod contract;
mod customer_segmentation;
mod data_integration;
mod energy_management;
mod investment_research;
mod logs;
mod long_queries;
mod machine_learning;
mod mortgage_api;
mod own_prices;
mod predictive_maintenance;
mod real_time_analytics;
mod sec_files;
mod short_squeeze;
mod sources;
mod sse;
mod supply_chain;
mod test_app;
mod trade_data;
mod uploads;
mod weather_sources;
mod weights;
