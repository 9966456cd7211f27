//! What the owner does on the command line, beside serving.
//!
//! Results go to standard output, everything said about them to standard error,
//! so that an export can be piped on.

mod check;
mod messages;
mod table;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use anyhow::Context as _;
use boreal_api::config::Config;
use boreal_store::Store;

pub use check::check;
pub use messages::{Messages, messages};

/// Opens the database as the server would.
async fn open(config: &Config) -> anyhow::Result<Arc<dyn Store>> {
    boreal_store::open(config.database_url.reveal())
        .await
        .context("database_url")
}

/// Copies the database into a new file while the server runs.
pub async fn backup(config: &Config, file: &Path, out: &mut dyn Write) -> anyhow::Result<()> {
    let store = open(config).await?;
    store.backup(file).await?;
    store.close().await;
    let bytes = std::fs::metadata(file)?.len();
    writeln!(
        out,
        "Copied the database to {} ({bytes} bytes)",
        file.display()
    )?;
    Ok(())
}
