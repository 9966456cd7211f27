//! Where messages, outbox rows and cached feeds rest: one trait, SQLite and PostgreSQL.
//!
//! The promise of the contact form is kept here: [`Store::add_enquiry`] writes a
//! message and everything that must be sent because of it in one transaction, and
//! returns only when that transaction is on disk. What is sent afterwards is claimed
//! by lease, so a worker that dies leaves its rows to the next one.

mod error;
mod model;
mod postgres;
mod rows;
mod schema;
mod sqlite;
mod store;

use std::sync::Arc;

pub use boreal_rate_limit::{Rate, Take};
pub use error::StoreError;
pub use model::{
    Acknowledge, AcknowledgeLimits, Added, CachedFeed, Claim, Cursor, Delivery, DeliveryState, End,
    Enquiry, EnquiryRecord, Kind, Lease, ListFilter, Millis, NewEnquiry, Outgoing, PurgeBefore,
    Purged, QueueStats, Standing, registered_domain,
};

pub use postgres::PostgresStore;
pub use sqlite::{SqliteOptions, SqliteStore};
pub use store::Store;

/// Opens the database that `database_url` names, creating and migrating it as needed.
///
/// `sqlite:path/to/file.db` is a local file; `postgres://` is shared by several instances.
pub async fn open(database_url: &str) -> Result<Arc<dyn Store>, StoreError> {
    let scheme = database_url.split(':').next().unwrap_or_default();
    match scheme {
        "sqlite" => Ok(Arc::new(SqliteStore::open(database_url).await?)),
        "postgres" | "postgresql" => Ok(Arc::new(PostgresStore::open(database_url).await?)),
        _ => Err(StoreError::Url(
            "must start with sqlite: or postgres://".to_owned(),
        )),
    }
}
