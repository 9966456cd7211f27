//! Statements that several verbs share; each runs inside the caller's transaction.

use sqlx::SqliteConnection;

use crate::model::{Acknowledge, Added, Claim, Kind, Millis, NewEnquiry};
use crate::rows::{self, LeasedRow};

pub(super) const SELECT_ENQUIRY: &str = "SELECT reference, received_at, name, email, message, origin, standing, spam_score, spam_reasons
     FROM enquiries WHERE reference = $1";

pub(super) const LEASE_OLDEST: &str =
    "UPDATE outbox SET state = 'leased', worker = $1, lease_until = $2, attempts = attempts + 1
     WHERE id IN (SELECT id FROM outbox
         WHERE kind = $3 AND state IN ('queued', 'leased')
           AND CASE state WHEN 'queued' THEN due_at ELSE lease_until END NOT BETWEEN $4 + 1 AND $5
         ORDER BY created_at, id LIMIT $6)
     RETURNING id, reference, attempts, created_at";

pub(super) const LEASE_NEWEST: &str =
    "UPDATE outbox SET state = 'leased', worker = $1, lease_until = $2, attempts = attempts + 1
     WHERE id IN (SELECT id FROM outbox
         WHERE kind = $3 AND state IN ('queued', 'leased')
           AND CASE state WHEN 'queued' THEN due_at ELSE lease_until END NOT BETWEEN $4 + 1 AND $5
         ORDER BY created_at DESC, id DESC LIMIT $6)
     RETURNING id, reference, attempts, created_at";

/// Leases up to `limit` rows from one end of the queue.
pub(super) async fn lease(
    connection: &mut SqliteConnection,
    statement: &'static str,
    claim: &Claim<'_>,
    limit: i64,
) -> Result<Vec<LeasedRow>, sqlx::Error> {
    sqlx::query_as(statement)
        .bind(claim.worker)
        .bind(claim.lease_until)
        .bind(claim.kind.as_str())
        .bind(claim.now)
        .bind(claim.horizon)
        .bind(limit)
        .fetch_all(connection)
        .await
}

/// A new row is due at the beginning of time, so that no step of the clock can delay it.
pub(super) async fn enqueue(
    connection: &mut SqliteConnection,
    reference: &str,
    kind: Kind,
    now: Millis,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO outbox (id, reference, kind, state, created_at, due_at)
         VALUES ($1, $2, $3, 'queued', $4, 0) ON CONFLICT (id) DO NOTHING",
    )
    .bind(rows::outbox_id(reference, kind))
    .bind(reference)
    .bind(kind.as_str())
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

/// What `key` was used for before, if anything.
pub(super) async fn earlier(
    connection: &mut SqliteConnection,
    key: &str,
    body_hash: &str,
) -> Result<Option<Added>, sqlx::Error> {
    let found: Option<(String, String)> =
        sqlx::query_as("SELECT reference, body_hash FROM enquiries WHERE idempotency_key = $1")
            .bind(key)
            .fetch_optional(connection)
            .await?;
    Ok(found.map(|(reference, stored)| match stored == body_hash {
        true => Added::Repeated { reference },
        false => Added::KeyConflict,
    }))
}

/// Notes the acknowledgement of this address, unless it had one lately or refuses them.
pub(super) async fn may_acknowledge(
    connection: &mut SqliteConnection,
    new: &NewEnquiry,
) -> Result<bool, sqlx::Error> {
    let Acknowledge::UnlessSince(since) = new.acknowledge else {
        return Ok(false);
    };
    let noted = sqlx::query(
        "INSERT INTO acknowledged (email_key, acknowledged_at) VALUES ($1, $2)
         ON CONFLICT (email_key) DO UPDATE SET acknowledged_at = excluded.acknowledged_at
         WHERE acknowledged.acknowledged_at < $3 AND acknowledged.suppressed = 0",
    )
    .bind(&new.email_key)
    .bind(new.received_at)
    .bind(since)
    .execute(connection)
    .await?;
    Ok(noted.rows_affected() == 1)
}
