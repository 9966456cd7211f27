//! Whether the process runs and whether it can do its work.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use jiff::Timestamp;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;
use utoipa::ToSchema;

use crate::app::AppState;

/// The data folder counts as full below a twentieth of its disk, and below this on any disk: messages are small.
const LEAST_FREE_BYTES: u64 = 1 << 30;

/// A delivery that waits longer than this means that mail does not go out.
const MOST_QUEUED_SECONDS: i64 = 15 * 60;

/// How long an answer serves everyone who asks: each look writes a row to the disk.
const KEPT: Duration = Duration::from_secs(2);

/// The last look at the parts. Whoever asks while one looks waits for that look.
#[derive(Debug, Default)]
pub struct ReadinessCache {
    last: Arc<Mutex<Option<(Instant, Readiness)>>>,
    is_outdated: AtomicBool,
}

impl ReadinessCache {
    /// The kept answer, or what `look` finds where that is too old.
    async fn get(&self, look: impl Future<Output = Readiness> + Send + 'static) -> Readiness {
        let mut last = Arc::clone(&self.last).lock_owned().await;
        // Dropped before the look, so that one that fails leaves nothing outdated behind.
        if self.is_outdated.swap(false, Ordering::Relaxed) {
            *last = None;
        }
        if let Some((looked_at, readiness)) = &*last
            && looked_at.elapsed() < KEPT
        {
            return readiness.clone();
        }
        // A task of its own: each look writes, and whoever asks and goes away must not make the next one look again.
        let looked = tokio::spawn(async move {
            let readiness = look.await;
            last.insert((Instant::now(), readiness)).1.clone()
        });
        looked.await.unwrap_or_else(|_| Readiness {
            database: "could not be looked at".to_owned(),
            outbox: "could not be looked at".to_owned(),
            disk: "could not be looked at".to_owned(),
        })
    }

    /// Something was just seen to be wrong: the next who asks learns it. Nobody waits here for a look under way.
    pub fn forget(&self) {
        self.is_outdated.store(true, Ordering::Relaxed);
    }
}

/// The parts the site stands on, each `ok` or what is wrong in a few words.
#[derive(Clone, Debug, Serialize, ToSchema)]
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
    let cache = Arc::clone(&state.readiness);
    let readiness = cache.get(look(state)).await;
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

async fn look(state: AppState) -> Readiness {
    let (database, outbox) = match state.contact.readiness(Timestamp::now()).await {
        Ok(ready) => (Ok(()), outbox_ready(&ready)),
        Err(error) => {
            tracing::warn!(%error, "the database is not ready");
            (
                Err("messages cannot be stored".to_owned()),
                Err("unknown while the database is away".to_owned()),
            )
        }
    };
    let disk = disk_ready(&state.config.data_dir);
    Readiness {
        database: word(database),
        outbox: word(outbox),
        disk: word(disk),
    }
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
    has_room(
        space.f_bavail.saturating_mul(space.f_frsize),
        space.f_blocks.saturating_mul(space.f_frsize),
    )
}

fn has_room(free_bytes: u64, disk_bytes: u64) -> Result<(), String> {
    if free_bytes < LEAST_FREE_BYTES.min(disk_bytes / 20) {
        return Err(format!(
            "only {} MB of the disk is free",
            free_bytes / 1_000_000
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use super::{KEPT, Readiness, ReadinessCache, has_room};

    fn found(database: &str) -> Readiness {
        let ok = || "ok".to_owned();
        Readiness {
            database: database.to_owned(),
            outbox: ok(),
            disk: ok(),
        }
    }

    async fn slow(database: &str) -> Readiness {
        tokio::time::sleep(5 * KEPT).await;
        found(database)
    }

    #[tokio::test(start_paused = true)]
    async fn a_look_serves_for_a_while_and_is_taken_anew_after_a_failure() {
        let cache = Arc::new(ReadinessCache::default());
        let ask = async |database: &'static str| cache.get(slow(database)).await.database;
        assert_eq!(ask("first").await, "first");
        tokio::time::advance(KEPT - Duration::from_millis(1)).await;
        assert_eq!(ask("second").await, "first");
        tokio::time::advance(Duration::from_millis(1)).await;
        assert_eq!(ask("third").await, "third");
        cache.forget();
        assert_eq!(ask("fourth").await, "fourth");
        // One who goes away before the look ends leaves it to the next, and nothing outdated behind.
        cache.forget();
        let gone = tokio::time::timeout(Duration::from_millis(1), ask("unseen")).await;
        assert!(gone.is_err());
        assert_eq!(ask("anew").await, "unseen");
        // Whoever asks while one looks is served by that look, however long it takes.
        cache.forget();
        let (one, other) = tokio::join!(ask("fifth"), ask("sixth"));
        assert_eq!((one.as_str(), other.as_str()), ("fifth", "fifth"));
    }

    #[test]
    fn a_disk_is_full_below_a_twentieth_or_a_gibibyte_whichever_is_less() {
        let gibibyte = 1 << 30;
        assert_eq!(has_room(gibibyte, 250 * gibibyte), Ok(()));
        assert_eq!(has_room(gibibyte / 20, gibibyte), Ok(()));
        let said = |free, disk| has_room(free, disk).unwrap_err();
        assert_eq!(
            said(gibibyte - 1, 250 * gibibyte),
            "only 1073 MB of the disk is free"
        );
        assert_eq!(said(1_000_000, gibibyte), "only 1 MB of the disk is free");
    }
}
