//! Statements that several verbs share; each runs inside the caller's transaction.

use sqlx::PgConnection;

use crate::model::{
    Acknowledge, Added, Claim, DeliveryState, End, Kind, Lease, Millis, NewEnquiry,
};
use crate::rows::{self, LeasedRow};

pub(super) const SELECT_ENQUIRY: &str = "SELECT reference, received_at, name, email, message, origin, standing, spam_score, spam_reasons
     FROM enquiries WHERE reference = $1";

const LEASE_OLDEST: &str = "WITH due AS MATERIALIZED (SELECT id FROM outbox
         WHERE kind = $3 AND state IN ('queued', 'leased')
           AND CASE state WHEN 'queued' THEN due_at ELSE lease_until END NOT BETWEEN $4 + 1 AND $5
         ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
     UPDATE outbox SET state = 'leased', worker = $1, lease_until = $2, attempts = attempts + 1
     FROM due WHERE outbox.id = due.id
     RETURNING outbox.id, reference, attempts, created_at, text_put_off";

const LEASE_NEWEST: &str = "WITH due AS MATERIALIZED (SELECT id FROM outbox
         WHERE kind = $3 AND state IN ('queued', 'leased')
           AND CASE state WHEN 'queued' THEN due_at ELSE lease_until END NOT BETWEEN $4 + 1 AND $5
         ORDER BY created_at DESC, id DESC LIMIT 1 FOR UPDATE SKIP LOCKED)
     UPDATE outbox SET state = 'leased', worker = $1, lease_until = $2, attempts = attempts + 1
     FROM due WHERE outbox.id = due.id
     RETURNING outbox.id, reference, attempts, created_at, text_put_off";

/// Leases a row from one end of the queue.
pub(super) async fn lease(
    connection: &mut PgConnection,
    claim: &Claim<'_>,
) -> Result<Option<LeasedRow>, sqlx::Error> {
    let statement = match claim.end {
        End::Oldest => LEASE_OLDEST,
        End::Newest => LEASE_NEWEST,
    };
    sqlx::query_as(statement)
        .bind(claim.worker)
        .bind(claim.lease_until)
        .bind(claim.kind.as_str())
        .bind(claim.now)
        .bind(claim.horizon)
        .fetch_optional(connection)
        .await
}

/// A new row is due at the beginning of time, so that no step of the clock can delay it.
pub(super) async fn enqueue(
    connection: &mut PgConnection,
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
    connection: &mut PgConnection,
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

/// Ends a delivery in one state or another; false when the lease was lost meanwhile.
pub(super) async fn end(
    connection: &mut PgConnection,
    lease: &Lease,
    state: DeliveryState,
    now: Millis,
    reason: Option<&str>,
) -> Result<bool, sqlx::Error> {
    let done = sqlx::query(
        "UPDATE outbox SET state = $6, finished_at = $4, worker = NULL, last_error = $5
         WHERE id = $1 AND worker = $2 AND attempts = $3 AND state = 'leased'",
    )
    .bind(&lease.id)
    .bind(&lease.worker)
    .bind(lease.attempt)
    .bind(now)
    .bind(reason)
    .bind(state.as_str())
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Notes that a form was sent; false when it was before.
pub(super) async fn spend_form(
    connection: &mut PgConnection,
    token: &str,
    now: Millis,
) -> Result<bool, sqlx::Error> {
    let noted = sqlx::query(
        "INSERT INTO form_tokens (token, used_at) VALUES ($1, $2) ON CONFLICT (token) DO NOTHING",
    )
    .bind(token)
    .bind(now)
    .execute(connection)
    .await?;
    Ok(noted.rows_affected() == 1)
}

/// Notes the acknowledgement of this mailbox, unless it or its domain had enough lately, or it or the
/// address as it is written refuses them.
pub(super) async fn may_acknowledge(
    connection: &mut PgConnection,
    new: &NewEnquiry,
) -> Result<bool, sqlx::Error> {
    let Acknowledge::Within(limits) = new.acknowledge else {
        return Ok(false);
    };
    // One after the other for a domain: of those that count at the same moment each would see room.
    sqlx::query("SELECT pg_advisory_xact_lock(hashtext($1))")
        .bind(new.domain())
        .execute(&mut *connection)
        .await?;
    let noted = sqlx::query(
        "INSERT INTO acknowledged (mailbox, acknowledged_at, domain)
         SELECT $1::text, $2::bigint, $4::text
         WHERE (SELECT count(*) FROM acknowledged WHERE domain = $4 AND acknowledged_at >= $5) < $6
           AND NOT EXISTS (SELECT 1 FROM acknowledged WHERE mailbox = $7 AND suppressed = 1)
         ON CONFLICT (mailbox) DO UPDATE
         SET acknowledged_at = excluded.acknowledged_at, domain = excluded.domain
         WHERE acknowledged.acknowledged_at < $3 AND acknowledged.suppressed = 0",
    )
    .bind(&new.mailbox)
    .bind(new.received_at)
    .bind(limits.mailbox_since)
    .bind(new.domain())
    .bind(limits.domain_since)
    .bind(limits.most_a_domain)
    .bind(new.address())
    .execute(connection)
    .await?;
    Ok(noted.rows_affected() == 1)
}
