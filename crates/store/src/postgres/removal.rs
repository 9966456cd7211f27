//! How messages go: erased on request, or because they are too old.

use super::PostgresStore;
use crate::StoreError;
use crate::model::{Millis, PurgeBefore, Purged};

/// No bucket takes longer to fill than the day in which messages are counted, and clocks differ a little.
const LONGEST_WINDOW_MS: Millis = 2 * 86_400_000;

/// Deletes a message with everything that hangs on it.
pub(super) async fn erase(store: &PostgresStore, reference: &str) -> Result<bool, StoreError> {
    let mut transaction = store.pool.begin().await?;
    sqlx::query(
        "DELETE FROM acknowledged
         WHERE mailbox IN (SELECT mailbox FROM enquiries WHERE reference = $1)
            OR mailbox IN (SELECT lower(email COLLATE \"C\") FROM enquiries WHERE reference = $1)",
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
pub(super) async fn overwrite_deleted(_store: &PostgresStore) -> Result<Vec<String>, StoreError> {
    Ok([
        "PostgreSQL's files, until its vacuum has overwritten the rows: VACUUM FULL enquiries, outbox, acknowledged does it now",
        "its write-ahead log, until that is recycled, and wherever you archive it",
        "the log of the server, if it logs statements with their values",
        "replicas that lag behind, and every pg_dump and base backup made before now",
    ]
    .map(str::to_owned)
    .to_vec())
}

/// Deletes what is too old to keep.
pub(super) async fn purge(
    store: &PostgresStore,
    before: &PurgeBefore,
) -> Result<Purged, StoreError> {
    let mut transaction = store.pool.begin().await?;
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
    // A bucket that is full later than any can be was last used under a wrong clock.
    sqlx::query("DELETE FROM rate_limits WHERE full_at NOT BETWEEN $1 AND $2")
        .bind(before.now * 1_000)
        .bind((before.now + LONGEST_WINDOW_MS) * 1_000)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(Purged {
        enquiries: enquiries.rows_affected(),
        ip_hashes: ip_hashes.rows_affected(),
    })
}
