//! The demos' endpoints, a file a demo: extract, call the engine, wrap.

pub mod article_extractor;
pub mod bond_yields;
pub mod data_integration;
pub mod defaults;
pub mod machine_learning;
pub mod mortgage_api;
pub mod real_time_analytics;

use axum::Router;

use crate::app::AppState;

/// Every demo's routes, under `/api/v1/<slug>/`.
pub fn routes() -> Router<AppState> {
    Router::new()
        .nest("/api/v1/article-extractor", article_extractor::routes())
        .nest("/api/v1/bond-yields", bond_yields::routes())
        .nest("/api/v1/data-integration", data_integration::routes())
        .nest("/api/v1/machine-learning", machine_learning::routes())
        .nest("/api/v1/mortgage-api", mortgage_api::routes())
        .nest("/api/v1/real-time-analytics", real_time_analytics::routes())
}
