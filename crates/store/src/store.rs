//! The verbs of a store.

use std::path::Path;

use async_trait::async_trait;

use crate::StoreError;
use crate::model::{
    Added, CachedFeed, Claim, Delivery, Enquiry, EnquiryRecord, Kind, Lease, ListFilter, Millis,
    NewEnquiry, PurgeBefore, Purged, QueueStats,
};
use boreal_rate_limit::{Rate, Take};

/// What the site asks of its database. Both implementors pass one test suite.
#[async_trait]
pub trait Store: std::fmt::Debug + Send + Sync {
    /// Stores a message and what must be sent because of it, together, on disk.
    async fn add_enquiry(&self, new: &NewEnquiry) -> Result<Added, StoreError>;

    /// What the key was used for before: the same message or another; nothing when it is new.
    async fn find_repeat(&self, key: &str, body_hash: &str) -> Result<Option<Added>, StoreError>;

    /// Leases one delivery that is due, from one end of the queue.
    async fn claim_due(&self, claim: &Claim<'_>) -> Result<Option<Delivery>, StoreError>;

    /// Records that a delivery was accepted, with what the owner should know of it; false when the lease was lost
    /// meanwhile.
    async fn mark_sent(
        &self,
        lease: &Lease,
        now: Millis,
        note: Option<&str>,
    ) -> Result<bool, StoreError>;

    /// Puts a delivery back until `due_at`, and notes whether it failed for its text; false when the lease was lost
    /// meanwhile.
    async fn mark_deferred(
        &self,
        lease: &Lease,
        due_at: Millis,
        reason: &str,
        is_of_text: bool,
    ) -> Result<bool, StoreError>;

    /// Gives a delivery up; false when the lease was lost meanwhile.
    async fn mark_dead(&self, lease: &Lease, now: Millis, reason: &str)
    -> Result<bool, StoreError>;

    /// Ends a delivery that is not wanted at its destination; false when the lease was lost meanwhile.
    async fn mark_closed(
        &self,
        lease: &Lease,
        now: Millis,
        reason: &str,
    ) -> Result<bool, StoreError>;

    /// Ends all deliveries of a kind that has no destination any more, waiting or given up; gives their number.
    async fn close_all(&self, kind: Kind, now: Millis, reason: &str) -> Result<u64, StoreError>;

    /// Sends no further acknowledgements to the address of this message: its mail was refused for good. Of a mailbox
    /// itself this holds for every spelling, of another spelling, such as `ada+news@`, for that alone.
    async fn suppress_acknowledgements(&self, reference: &str) -> Result<(), StoreError>;

    /// The messages, newest first.
    async fn list_enquiries(&self, filter: &ListFilter) -> Result<Vec<Enquiry>, StoreError>;

    /// One message with its deliveries.
    async fn show_enquiry(&self, reference: &str) -> Result<Option<EnquiryRecord>, StoreError>;

    /// Queues the dead deliveries of one message again, or of all; gives their number. So are acknowledgements that
    /// were given up without being refused.
    ///
    /// A quarantined message that is named becomes an accepted one and is mailed to the owner. What was announced of a
    /// message that is named, because its text was refused, is sent whole again.
    async fn retry(&self, reference: Option<&str>, now: Millis) -> Result<u64, StoreError>;

    /// Deletes a message with everything that hangs on it, the notes of its mailbox's acknowledgement and of a refusal
    /// included; false when there is none.
    async fn erase(&self, reference: &str) -> Result<bool, StoreError>;

    /// Overwrites what deleted rows leave behind, as far as this program can; gives what may still hold them, a
    /// line each.
    async fn overwrite_deleted(&self) -> Result<Vec<String>, StoreError>;

    /// Deletes what is too old to keep.
    async fn purge(&self, before: &PurgeBefore) -> Result<Purged, StoreError>;

    /// Takes one token from the bucket named `key`; shared wherever the database is.
    async fn take_token(&self, key: &str, rate: &Rate, now: Millis) -> Result<Take, StoreError>;

    /// Puts a token back that was taken for nothing.
    async fn return_token(&self, key: &str, rate: &Rate) -> Result<(), StoreError>;

    /// The last good answer kept under `key`.
    async fn cached_feed(&self, key: &str) -> Result<Option<CachedFeed>, StoreError>;

    /// Keeps the last good answer under `key`.
    async fn cache_feed(&self, key: &str, feed: &CachedFeed) -> Result<(), StoreError>;

    /// Counts what waits and what was given up.
    async fn queue(&self) -> Result<QueueStats, StoreError>;

    /// Writes one small row: succeeds exactly when a message could be stored.
    async fn probe(&self, now: Millis) -> Result<(), StoreError>;

    /// Writes a consistent copy of the whole database to a file that must not exist yet.
    async fn backup(&self, path: &Path) -> Result<(), StoreError>;

    /// Finishes open work and closes the connections.
    async fn close(&self);
}
