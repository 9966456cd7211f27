//! How messages go: erased on request, or because they are too old.

use std::path::Path;

use super::SqliteStore;
use crate::StoreError;
use crate::model::{PurgeBefore, Purged};

/// Deletes a message with everything that hangs on it.
pub(super) async fn erase(store: &SqliteStore, reference: &str) -> Result<bool, StoreError> {
    let mut transaction = store.writer.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query(
        "DELETE FROM acknowledged
         WHERE mailbox IN (SELECT mailbox FROM enquiries WHERE reference = $1)
            OR mailbox IN (SELECT lower(email) FROM enquiries WHERE reference = $1)",
    )
    .bind(reference)
    .execute(&mut *transaction)
    .await?;
    let erased = sqlx::query("DELETE FROM enquiries WHERE reference = $1")
        .bind(reference)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(erased.rows_affected() == 1)
}

/// Overwrites what deleted rows leave behind, and says what may still hold them.
pub(super) async fn overwrite_deleted(store: &SqliteStore) -> Result<Vec<String>, StoreError> {
    let mut connection = store.writer.acquire().await?;
    // Rows that moved within a page leave copies that `secure_delete` does not know of; a file that is written
    // anew has none. What it is written through stays in memory.
    sqlx::query("PRAGMA temp_store = MEMORY")
        .execute(&mut *connection)
        .await?;
    sqlx::query("VACUUM").execute(&mut *connection).await?;
    let (is_busy, ..): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)")
        .fetch_one(&mut *connection)
        .await?;
    let mut held = Vec::new();
    if is_busy != 0 {
        held.push(
            "the database's log, which another program holds open; erase again later".to_owned(),
        );
    }
    let backups: Vec<(String,)> = sqlx::query_as("SELECT path FROM backups ORDER BY made_at")
        .fetch_all(&mut *connection)
        .await?;
    let there = backups
        .into_iter()
        .filter(|(path,)| Path::new(path).exists());
    held.extend(there.map(|(path,)| format!("the backup {path}")));
    Ok(held)
}

/// Deletes what is too old to keep.
pub(super) async fn purge(store: &SqliteStore, before: &PurgeBefore) -> Result<Purged, StoreError> {
    let mut transaction = store.writer.begin_with("BEGIN IMMEDIATE").await?;
    let enquiries = sqlx::query(
        "DELETE FROM enquiries
         WHERE ((standing = 'accepted' AND received_at < $1) OR (standing = 'quarantined' AND received_at < $2))
           AND NOT EXISTS (SELECT 1 FROM outbox
               WHERE outbox.reference = enquiries.reference AND outbox.state IN ('queued', 'leased'))",
    )
    .bind(before.accepted)
    .bind(before.quarantined)
    .execute(&mut *transaction)
    .await?;
    let ip_hashes = sqlx::query(
        "UPDATE enquiries SET ip_hash = NULL WHERE ip_hash IS NOT NULL AND received_at < $1",
    )
    .bind(before.ip_hashes)
    .execute(&mut *transaction)
    .await?;
    sqlx::query("DELETE FROM acknowledged WHERE acknowledged_at < $1")
        .bind(before.accepted)
        .execute(&mut *transaction)
        .await?;
    sqlx::query("DELETE FROM form_tokens WHERE used_at < $1")
        .bind(before.form_tokens)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(Purged {
        enquiries: enquiries.rows_affected(),
        ip_hashes: ip_hashes.rows_affected(),
    })
}
