//! The verbs of the trait in PostgreSQL's words.

use std::path::Path;

use async_trait::async_trait;

use super::PostgresStore;
use super::removal;
use super::statements::{
    SELECT_ENQUIRY, earlier, end, enqueue, lease, may_acknowledge, spend_form,
};
use crate::StoreError;
use crate::error::is_duplicate;
use crate::model::{
    Added, CachedFeed, Claim, Delivery, DeliveryState, Enquiry, EnquiryRecord, Kind, Lease,
    ListFilter, Millis, NewEnquiry, PurgeBefore, Purged, QueueStats,
};
use crate::rows::{self, EnquiryRow, FeedRow, OutgoingRow, QueueRow};
use crate::store::Store;
use boreal_rate_limit::{Micros, Rate, Take};

#[async_trait]
impl Store for PostgresStore {
    async fn add_enquiry(&self, new: &NewEnquiry) -> Result<Added, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let inserted = sqlx::query(
            "INSERT INTO enquiries (reference, received_at, name, email, mailbox, message, origin,
                ip_hash, standing, spam_score, spam_reasons, idempotency_key, body_hash)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
             ON CONFLICT (idempotency_key) DO NOTHING",
        )
        .bind(&new.reference)
        .bind(new.received_at)
        .bind(&new.name)
        .bind(&new.email)
        .bind(&new.mailbox)
        .bind(&new.message)
        .bind(&new.origin)
        .bind(&new.ip_hash)
        .bind(new.standing.as_str())
        .bind(new.spam_score)
        .bind(&new.spam_reasons)
        .bind(&new.idempotency_key)
        .bind(&new.body_hash)
        .execute(&mut *transaction)
        .await;
        match inserted {
            Ok(done) if done.rows_affected() == 0 => {
                let key = new.idempotency_key.as_deref().unwrap_or_default();
                let found = earlier(&mut transaction, key, &new.body_hash).await?;
                // Only an erasure in this very moment leaves nothing to find.
                return found.ok_or(sqlx::Error::RowNotFound.into());
            }
            Ok(_) => {}
            Err(error) if is_duplicate(&error) => return Ok(Added::ReferenceTaken),
            Err(error) => return Err(error.into()),
        }
        if let Some(token) = &new.form_token
            && !spend_form(&mut transaction, token, new.received_at).await?
        {
            return Ok(Added::FormSpent);
        }
        for &kind in &new.outgoing {
            enqueue(&mut transaction, &new.reference, kind, new.received_at).await?;
        }
        if may_acknowledge(&mut transaction, new).await? {
            let kind = Kind::Acknowledgement;
            enqueue(&mut transaction, &new.reference, kind, new.received_at).await?;
        }
        transaction.commit().await?;
        Ok(Added::Stored)
    }

    async fn find_repeat(&self, key: &str, body_hash: &str) -> Result<Option<Added>, StoreError> {
        let mut connection = self.pool.acquire().await?;
        Ok(earlier(&mut connection, key, body_hash).await?)
    }

    async fn claim_due(&self, claim: &Claim<'_>) -> Result<Option<Delivery>, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let mut delivery = None;
        if let Some(row) = lease(&mut transaction, claim).await? {
            let found: EnquiryRow = sqlx::query_as(SELECT_ENQUIRY)
                .bind(&row.1)
                .fetch_one(&mut *transaction)
                .await?;
            delivery = Some(rows::delivery(claim, row, rows::enquiry(found)?));
        }
        transaction.commit().await?;
        Ok(delivery)
    }

    async fn mark_sent(
        &self,
        lease: &Lease,
        now: Millis,
        note: Option<&str>,
    ) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        Ok(end(&mut connection, lease, DeliveryState::Sent, now, note).await?)
    }

    async fn mark_deferred(
        &self,
        lease: &Lease,
        due_at: Millis,
        reason: &str,
        is_of_text: bool,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE outbox SET state = 'queued', due_at = $4, worker = NULL, last_error = $5,
                 text_put_off = text_put_off + $6
             WHERE id = $1 AND worker = $2 AND attempts = $3 AND state = 'leased'",
        )
        .bind(&lease.id)
        .bind(&lease.worker)
        .bind(lease.attempt)
        .bind(due_at)
        .bind(reason)
        .bind(i64::from(is_of_text))
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    async fn mark_dead(
        &self,
        lease: &Lease,
        now: Millis,
        reason: &str,
    ) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let reason = Some(reason);
        Ok(end(&mut connection, lease, DeliveryState::Dead, now, reason).await?)
    }

    async fn mark_closed(
        &self,
        lease: &Lease,
        now: Millis,
        reason: &str,
    ) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let reason = Some(reason);
        Ok(end(&mut connection, lease, DeliveryState::Closed, now, reason).await?)
    }

    async fn close_all(&self, kind: Kind, now: Millis, reason: &str) -> Result<u64, StoreError> {
        let done = sqlx::query(
            "UPDATE outbox SET state = 'closed', finished_at = $2, worker = NULL, last_error = $3
             WHERE kind = $1 AND state IN ('queued', 'leased', 'dead')",
        )
        .bind(kind.as_str())
        .bind(now)
        .bind(reason)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected())
    }

    async fn suppress_acknowledgements(&self, reference: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO acknowledged (mailbox, acknowledged_at, suppressed)
             SELECT lower(email COLLATE \"C\"), received_at, 1 FROM enquiries WHERE reference = $1
             ON CONFLICT (mailbox) DO UPDATE SET suppressed = 1",
        )
        .bind(reference)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn list_enquiries(&self, filter: &ListFilter) -> Result<Vec<Enquiry>, StoreError> {
        let after = filter.after.as_ref();
        let found: Vec<EnquiryRow> = sqlx::query_as(
            "SELECT reference, received_at, name, email, message, origin, standing, spam_score, spam_reasons
             FROM enquiries
             WHERE ($1::text IS NULL OR standing = $1)
               AND ($2::bigint IS NULL OR (received_at, reference) < ($2, $3))
               AND (NOT $5 OR EXISTS (SELECT 1 FROM outbox
                   WHERE outbox.reference = enquiries.reference
                     AND (state = 'dead' OR state = 'sent' AND last_error IS NOT NULL)))
             ORDER BY received_at DESC, reference DESC LIMIT $4",
        )
        .bind(filter.standing.map(|standing| standing.as_str()))
        .bind(after.map(|cursor| cursor.received_at))
        .bind(after.map(|cursor| cursor.reference.as_str()))
        .bind(rows::page_size(filter.limit))
        .bind(filter.unsent)
        .fetch_all(&self.pool)
        .await?;
        found.into_iter().map(rows::enquiry).collect()
    }

    async fn show_enquiry(&self, reference: &str) -> Result<Option<EnquiryRecord>, StoreError> {
        let found: Option<EnquiryRow> = sqlx::query_as(SELECT_ENQUIRY)
            .bind(reference)
            .fetch_optional(&self.pool)
            .await?;
        let Some(found) = found else {
            return Ok(None);
        };
        let deliveries: Vec<OutgoingRow> = sqlx::query_as(
            "SELECT kind, state, attempts, due_at, finished_at, last_error
             FROM outbox WHERE reference = $1 ORDER BY id",
        )
        .bind(reference)
        .fetch_all(&self.pool)
        .await?;
        Ok(Some(EnquiryRecord {
            enquiry: rows::enquiry(found)?,
            deliveries: deliveries
                .into_iter()
                .map(rows::outgoing)
                .collect::<Result<_, _>>()?,
        }))
    }

    async fn retry(&self, reference: Option<&str>, now: Millis) -> Result<u64, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let revived = sqlx::query(
            "UPDATE outbox SET state = 'queued', attempts = 0, text_put_off = 0, created_at = $2,
                 due_at = 0, finished_at = NULL
             WHERE ($1::text IS NULL OR reference = $1)
               AND (state = 'dead'
                   OR $1::text IS NOT NULL AND state = 'sent' AND last_error IS NOT NULL
                   OR state = 'closed' AND kind = 'acknowledgement' AND NOT EXISTS (
                   SELECT 1 FROM acknowledged JOIN enquiries
                       ON acknowledged.mailbox IN (enquiries.mailbox, lower(enquiries.email COLLATE \"C\"))
                   WHERE enquiries.reference = outbox.reference AND acknowledged.suppressed = 1))",
        )
        .bind(reference)
        .bind(now)
        .execute(&mut *transaction)
        .await?;
        let freed = sqlx::query(
            "UPDATE enquiries SET standing = 'accepted' WHERE reference = $1 AND standing = 'quarantined'",
        )
        .bind(reference)
        .execute(&mut *transaction)
        .await?;
        if let Some(reference) = reference.filter(|_| freed.rows_affected() == 1) {
            enqueue(&mut transaction, reference, Kind::Owner, now).await?;
        }
        transaction.commit().await?;
        Ok(revived.rows_affected() + freed.rows_affected())
    }

    async fn erase(&self, reference: &str) -> Result<bool, StoreError> {
        removal::erase(self, reference).await
    }

    async fn overwrite_deleted(&self) -> Result<Vec<String>, StoreError> {
        removal::overwrite_deleted(self).await
    }

    async fn purge(&self, before: &PurgeBefore) -> Result<Purged, StoreError> {
        removal::purge(self, before).await
    }

    async fn take_token(&self, key: &str, rate: &Rate, now: Millis) -> Result<Take, StoreError> {
        let now = now * 1_000;
        // One statement decides and writes, so that instances cannot spend the same token twice.
        let granted = sqlx::query(
            "INSERT INTO rate_limits (key, full_at) VALUES ($1, $2 + $3)
             ON CONFLICT (key) DO UPDATE
             SET full_at = LEAST(GREATEST(rate_limits.full_at, $2), $2 + $4) + $3
             WHERE LEAST(GREATEST(rate_limits.full_at, $2), $2 + $4) + $3 <= $2 + $4",
        )
        .bind(key)
        .bind(now)
        .bind(rate.interval_us)
        .bind(rate.window_us())
        .execute(&self.pool)
        .await?;
        if granted.rows_affected() == 1 {
            return Ok(Take::Granted);
        }
        let full_at: Option<(Micros,)> =
            sqlx::query_as("SELECT full_at FROM rate_limits WHERE key = $1")
                .bind(key)
                .fetch_optional(&self.pool)
                .await?;
        let (full_at,) = full_at.unwrap_or((now + rate.window_us(),));
        if let Some(cut) = rate.cut(full_at, now) {
            sqlx::query("UPDATE rate_limits SET full_at = LEAST(full_at, $2) WHERE key = $1")
                .bind(key)
                .bind(cut)
                .execute(&self.pool)
                .await?;
        }
        Ok(rate.take(full_at, now).err().unwrap_or(Take::Refused {
            retry_after_ms: rate.interval_us / 1_000,
        }))
    }

    async fn return_token(&self, key: &str, rate: &Rate) -> Result<(), StoreError> {
        sqlx::query("UPDATE rate_limits SET full_at = full_at - $2 WHERE key = $1")
            .bind(key)
            .bind(rate.interval_us)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn cached_feed(&self, key: &str) -> Result<Option<CachedFeed>, StoreError> {
        let found: Option<FeedRow> =
            sqlx::query_as("SELECT body, fetched_at, question FROM feed_cache WHERE key = $1")
                .bind(key)
                .fetch_optional(&self.pool)
                .await?;
        Ok(found.map(rows::feed))
    }

    async fn cache_feed(&self, key: &str, feed: &CachedFeed) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO feed_cache (key, body, fetched_at, question) VALUES ($1, $2, $3, $4)
             ON CONFLICT (key) DO UPDATE
             SET body = excluded.body, fetched_at = excluded.fetched_at, question = excluded.question",
        )
        .bind(key)
        .bind(&feed.body)
        .bind(feed.fetched_at)
        .bind(&feed.question)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn queue(&self) -> Result<QueueStats, StoreError> {
        let counted: QueueRow = sqlx::query_as(
            "SELECT (SELECT count(*) FROM outbox WHERE state IN ('queued', 'leased')),
                    (SELECT min(created_at) FROM outbox
                        WHERE state IN ('queued', 'leased') AND kind <> 'acknowledgement'),
                    (SELECT count(*) FROM outbox WHERE state = 'dead'),
                    (SELECT count(*) FROM enquiries WHERE standing = 'quarantined')",
        )
        .fetch_one(&self.pool)
        .await?;
        Ok(rows::queue(counted))
    }

    async fn probe(&self, now: Millis) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO probe (id, probed_at) VALUES (1, $1)
             ON CONFLICT (id) DO UPDATE SET probed_at = excluded.probed_at",
        )
        .bind(now)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn backup(&self, _path: &Path) -> Result<(), StoreError> {
        Err(StoreError::BackupElsewhere(
            "PostgreSQL is backed up with its own tools: pg_dump --format=custom --file=FILE \"$BOREAL_DATABASE_URL\"",
        ))
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}
