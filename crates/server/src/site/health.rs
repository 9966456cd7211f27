//! Whether the process runs and whether it can do its work.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::AppState;

/// Below this share of free space the data folder counts as full.
const LEAST_FREE_SHARE: f64 = 0.05;

/// The parts the site stands on, each `ok` or what is wrong in a few words.
#[derive(Debug, Serialize, ToSchema)]
pub struct Readiness {
    /// Whether messages can be stored.
    pub database: String,
    /// Whether mail goes out.
    pub outbox: String,
    /// Whether the data folder has room.
    pub disk: String,
}

/// The process runs.
#[utoipa::path(get, path = "/healthz", tag = "site", responses((status = 200, description = "The process runs")))]
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// The site can take and deliver messages.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "site",
    responses(
        (status = 200, description = "Everything works", body = Readiness),
        (status = 503, description = "Something does not; the body says what", body = Readiness)
    )
)]
pub async fn readyz(State(state): State<AppState>) -> Response {
    let readiness = Readiness {
        database: word(state.database_ready().await),
        outbox: word(state.outbox_ready().await),
        disk: word(disk_ready(&state.config.data_dir)),
    };
    let ready = [&readiness.database, &readiness.outbox, &readiness.disk]
        .iter()
        .all(|part| *part == "ok");
    let status = if ready {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (status, Json(readiness)).into_response()
}

fn word(check: Result<(), String>) -> String {
    check.err().unwrap_or_else(|| "ok".to_owned())
}

fn disk_ready(folder: &std::path::Path) -> Result<(), String> {
    let space =
        rustix::fs::statvfs(folder).map_err(|_| "the data folder cannot be read".to_owned())?;
    #[expect(
        clippy::cast_precision_loss,
        reason = "a share needs no exact block count"
    )]
    let free = space.f_bavail as f64 / (space.f_blocks.max(1)) as f64;
    if free < LEAST_FREE_SHARE {
        return Err(format!("only {:.1} % of the disk is free", free * 100.0));
    }
    Ok(())
}
