//! The store that several instances share.
//!
//! `FOR UPDATE SKIP LOCKED` lets the workers of all instances draw from one queue without
//! waiting for each other; limits live in a table, so a client is counted once wherever it lands.

mod removal;
mod statements;
mod verbs;

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};

use crate::StoreError;
use crate::schema::migrator;

/// Connections per instance: well below PostgreSQL's usual 100 with several instances.
const CONNECTIONS: u32 = 10;

/// How long a request waits for a connection before the visitor is told to try again.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);

/// A store in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
}

impl PostgresStore {
    /// Opens `postgres://`, migrating the schema as needed; instances that start together wait for each other.
    pub async fn open(database_url: &str) -> Result<Self, StoreError> {
        let connect = PgConnectOptions::from_str(database_url)
            .map_err(|_| StoreError::Url("is not a valid postgres:// address".to_owned()))?
            .application_name("boreal")
            .options([
                // A server set to answer before the disk would break the form's promise.
                ("synchronous_commit", "on"),
                ("statement_timeout", "10s"),
                ("lock_timeout", "5s"),
            ]);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            .connect_with(connect)
            .await?;
        let steps = [
            include_str!("../../migrations/postgres/0001_enquiries.sql"),
            include_str!("../../migrations/postgres/0002_promises.sql"),
            include_str!("../../migrations/postgres/0003_mailboxes.sql"),
            include_str!("../../migrations/postgres/0004_questions.sql"),
            include_str!("../../migrations/postgres/0005_texts.sql"),
        ];
        migrator(steps).run(&pool).await?;
        Ok(Self { pool })
    }
}
