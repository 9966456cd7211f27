//! The store in one local file.
//!
//! One connection writes and a few read: SQLite has a single writer anyway, and a queue
//! in front of it is fairer than retries against its lock. `synchronous=FULL` makes every
//! commit wait for the disk; that wait is what lets the form say that a message was sent.

mod removal;
mod statements;
mod verbs;

use std::fs::{DirBuilder, OpenOptions, Permissions};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use crate::StoreError;
use crate::schema::migrator;
use boreal_rate_limit::MemoryLimits;

/// Readers beside the one writer: lists, exports and readiness checks never queue behind a commit.
const READERS: u32 = 4;

/// The write-ahead log is cut back to this size after a burst, so it cannot eat the disk.
const LOG_LIMIT_BYTES: &str = "16777216";

/// What an owner may set about the file.
#[derive(Debug, Clone)]
pub struct SqliteOptions {
    /// How long to wait for another process that holds the lock.
    pub busy_timeout: Duration,
    /// The largest the file may grow, in pages of 4 KiB; beyond it messages are refused, not half stored.
    pub max_pages: Option<u32>,
}

impl Default for SqliteOptions {
    fn default() -> Self {
        Self {
            busy_timeout: Duration::from_secs(5),
            max_pages: None,
        }
    }
}

/// A store in one SQLite file, readable by its owner only.
#[derive(Debug)]
pub struct SqliteStore {
    writer: SqlitePool,
    readers: SqlitePool,
    limits: MemoryLimits,
}

impl SqliteStore {
    /// Opens `sqlite:path`, creating and migrating the file as needed.
    pub async fn open(database_url: &str) -> Result<Self, StoreError> {
        Self::open_with(database_url, &SqliteOptions::default()).await
    }

    /// Opens `sqlite:path` with other than the usual options.
    pub async fn open_with(
        database_url: &str,
        options: &SqliteOptions,
    ) -> Result<Self, StoreError> {
        if database_url.contains(":memory:") || database_url.contains("mode=memory") {
            return Err(StoreError::Url(
                "must name a file: memory forgets".to_owned(),
            ));
        }
        let connect = SqliteConnectOptions::from_str(database_url)
            .map_err(|_| StoreError::Url("is not a valid sqlite: address".to_owned()))?;
        create_private(connect.get_filename())?;
        let mut connect = connect
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(options.busy_timeout)
            .foreign_keys(true)
            .pragma("journal_size_limit", LOG_LIMIT_BYTES)
            // Erased messages leave no trace in free pages.
            .pragma("secure_delete", "ON");
        if let Some(max_pages) = options.max_pages {
            connect = connect.pragma("max_page_count", max_pages.to_string());
        }
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            // SQLite ends a transaction by itself when the disk is full, which leaves the
            // driver's count of open ones wrong for good; such a connection is replaced.
            .before_acquire(|connection, _| {
                Box::pin(async move { Ok(!connection.is_in_transaction()) })
            })
            .acquire_timeout(options.busy_timeout + Duration::from_secs(5))
            .connect_with(connect.clone())
            .await?;
        let steps = [
            include_str!("../../migrations/sqlite/0001_enquiries.sql"),
            include_str!("../../migrations/sqlite/0002_promises.sql"),
            include_str!("../../migrations/sqlite/0003_mailboxes.sql"),
            include_str!("../../migrations/sqlite/0004_questions.sql"),
            include_str!("../../migrations/sqlite/0005_texts.sql"),
        ];
        migrator(steps).run(&writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(Duration::from_secs(10))
            .connect_with(connect.pragma("query_only", "ON"))
            .await?;
        Ok(Self {
            writer,
            readers,
            limits: MemoryLimits::default(),
        })
    }
}

/// Creates the file with mode 0600 before SQLite would with the process's umask; log and index files inherit it.
fn create_private(path: &Path) -> Result<(), StoreError> {
    let wrap = |source| StoreError::File {
        path: path.display().to_string(),
        source,
    };
    if let Some(parent) = path
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty())
    {
        DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(parent)
            .map_err(wrap)?;
    }
    OpenOptions::new()
        .create(true)
        .append(true)
        .mode(0o600)
        .open(path)
        .map_err(wrap)?;
    std::fs::set_permissions(path, Permissions::from_mode(0o600)).map_err(wrap)
}

#[cfg(test)]
mod tests {
    use super::SqliteStore;

    #[tokio::test]
    async fn every_connection_waits_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("boreal.db").display());
        let store = SqliteStore::open(&url).await.unwrap();
        for pool in [&store.writer, &store.readers] {
            let (synchronous,): (i64,) = sqlx::query_as("PRAGMA synchronous")
                .fetch_one(pool)
                .await
                .unwrap();
            assert_eq!(synchronous, 2, "FULL");
            let (journal,): (String,) = sqlx::query_as("PRAGMA journal_mode")
                .fetch_one(pool)
                .await
                .unwrap();
            assert_eq!(journal, "wal");
        }
    }
}
