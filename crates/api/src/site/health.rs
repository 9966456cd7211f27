//! Whether the process runs and whether it can do its work.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::AppState;

/// Below this share of free space the data folder counts as full.
const LEAST_FREE_SHARE: f64 = 0.05;

/// A delivery that waits longer than this means that mail does not go out.
const MOST_QUEUED_SECONDS: i64 = 15 * 60;

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
    let (database, outbox) = match state.contact.readiness(Timestamp::now()).await {
        Ok(ready) => (Ok(()), outbox_ready(&ready)),
        Err(_) => (
            Err("messages cannot be stored".to_owned()),
            Err("unknown while the database is away".to_owned()),
        ),
    };
    let disk = disk_ready(&state.config.data_dir);
    let readiness = Readiness {
        database: word(database),
        outbox: word(outbox),
        disk: word(disk),
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

/// Mail that waits too long, a refused login and letters given up all need the owner.
fn outbox_ready(contact: &boreal_contact::Readiness) -> Result<(), String> {
    if contact.login_failing {
        return Err("the mail server refuses our login".to_owned());
    }
    if contact.queue.dead > 0 {
        return Err(format!("{} deliveries were given up", contact.queue.dead));
    }
    if contact.oldest_queued_seconds > MOST_QUEUED_SECONDS {
        return Err(format!(
            "the oldest delivery has waited {} minutes",
            contact.oldest_queued_seconds / 60
        ));
    }
    Ok(())
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
