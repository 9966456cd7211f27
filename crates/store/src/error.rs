//! What can go wrong with a store, as far as a caller can act on it.

use sqlx::error::DatabaseError as _;
use sqlx::sqlite::SqliteError;

/// Why a store did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// `database_url` cannot be understood; the reason never repeats the URL, which may hold a password.
    #[error("database_url {0}")]
    Url(String),
    /// The schema could not be brought up to date.
    #[error("the database could not be migrated")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The database cannot serve the request now: down, locked, full or read-only. Trying again later is right.
    #[error("the database is unavailable{}", cause(.0))]
    Unavailable(#[from] sqlx::Error),
    /// The database file or a backup file cannot be created.
    #[error("cannot write {path}")]
    File {
        /// The file concerned.
        path: String,
        /// What the operating system said.
        source: std::io::Error,
    },
    /// This back end cannot make the copy itself.
    #[error("{0}")]
    BackupElsewhere(&'static str),
    /// A stored word is not one this version knows: the file was written by a newer version.
    #[error("the database holds an unknown {column}: {value}")]
    UnknownWord {
        /// The column that was read.
        column: &'static str,
        /// What stood there.
        value: String,
    },
}

/// What the database says, for the log. SQLite's words hold nothing of a row; PostgreSQL's may, so its code must do.
fn cause(error: &sqlx::Error) -> String {
    let Some(error) = error.as_database_error() else {
        return String::new();
    };
    let code = || error.code().map(|code| format!("code {code}"));
    let words = error
        .try_downcast_ref::<SqliteError>()
        .map(|error| error.message().to_owned());
    words
        .or_else(code)
        .map_or_else(String::new, |words| format!(" ({words})"))
}

/// True when `error` says that a row with this primary key exists already.
pub(crate) fn is_duplicate(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .is_some_and(|error| error.is_unique_violation())
}
