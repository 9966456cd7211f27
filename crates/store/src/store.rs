//! The verbs of a store.

use std::path::Path;

use async_trait::async_trait;

use crate::StoreError;
use crate::model::{
    Added, CachedFeed, Claim, Delivery, Enquiry, EnquiryRecord, Erase, Lease, ListFilter, Millis,
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

    /// Leases deliveries that are due: half of them the oldest, half the newest, so that
    /// after an outage neither the backlog nor today's visitor waits for the other.
    async fn claim_due(&self, claim: &Claim<'_>) -> Result<Vec<Delivery>, StoreError>;

    /// Records that a delivery was accepted; false when the lease was lost meanwhile.
    async fn mark_sent(&self, lease: &Lease, now: Millis) -> Result<bool, StoreError>;

    /// Puts a delivery back until `due_at`; false when the lease was lost meanwhile.
    async fn mark_deferred(
        &self,
        lease: &Lease,
        due_at: Millis,
        reason: &str,
    ) -> Result<bool, StoreError>;

    /// Gives a delivery up; false when the lease was lost meanwhile.
    async fn mark_dead(&self, lease: &Lease, now: Millis, reason: &str)
    -> Result<bool, StoreError>;

    /// Hands a delivery back untried, as when the process stops; false when the lease was lost meanwhile.
    async fn release(&self, lease: &Lease) -> Result<bool, StoreError>;

    /// Sends no further acknowledgements to the address of this message: its mail was refused for good.
    async fn suppress_acknowledgements(&self, reference: &str) -> Result<(), StoreError>;

    /// The messages, newest first.
    async fn list_enquiries(&self, filter: &ListFilter) -> Result<Vec<Enquiry>, StoreError>;

    /// One message with its deliveries.
    async fn show_enquiry(&self, reference: &str) -> Result<Option<EnquiryRecord>, StoreError>;

    /// Queues the dead deliveries of one message again, or of all; gives their number.
    ///
    /// A quarantined message that is named becomes an accepted one and is mailed to the owner.
    async fn retry(&self, reference: Option<&str>, now: Millis) -> Result<u64, StoreError>;

    /// Deletes messages with everything that hangs on them; gives their number.
    async fn erase(&self, whose: &Erase) -> Result<u64, StoreError>;

    /// Deletes what is too old to keep.
    async fn purge(&self, before: &PurgeBefore) -> Result<Purged, StoreError>;

    /// Takes one token from the bucket named `key`; shared wherever the database is.
    async fn take_token(&self, key: &str, rate: &Rate, now: Millis) -> Result<Take, StoreError>;

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
