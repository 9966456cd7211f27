//! Mail as files, for an installation that has no mail server yet: nothing is lost, and any mail program opens them.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use boreal_store::{Store, StoreError};

use super::{Mail, Mailer, SendError};
use crate::Reference;

/// How long somebody else has the folder for, at the least.
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// A folder that receives one `.eml` file per mail.
///
/// Who writes into it and who deletes from it hold its lock in turn, in whatever process they are: a mail is written
/// only while its message is there, so that none comes after its message was erased.
#[derive(Debug, Clone)]
pub struct EmlFolder {
    folder: PathBuf,
    messages: Option<Arc<dyn Store>>,
}

impl EmlFolder {
    /// Writes into `mail/` under the data folder.
    pub fn under(data_dir: &Path) -> Self {
        Self {
            folder: data_dir.join("mail"),
            messages: None,
        }
    }

    /// Writes mails to messages of this store, and of none that it does not hold.
    #[must_use]
    pub fn of_messages_in(mut self, store: Arc<dyn Store>) -> Self {
        self.messages = Some(store);
        self
    }

    /// Deletes the mails of messages that the store does not hold, and says how many.
    pub async fn forget_mail(&self, store: &dyn Store) -> Result<usize, ForgetError> {
        let mut deleted = 0;
        let _locked = match self.lock().await {
            Ok(locked) => locked,
            // Without the folder there is no mail, nor does any come of a message that is gone.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
            Err(error) => return Err(error.into()),
        };
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            let Some(reference) = reference(&entry.file_name().to_string_lossy()) else {
                continue;
            };
            if store.show_enquiry(reference.as_str()).await?.is_none() {
                fs::remove_file(entry.path())?;
                deleted += 1;
            }
        }
        Ok(deleted)
    }

    /// Waits until nobody else writes or deletes; until the file is dropped nobody does. Where the file system knows no
    /// locks this keeps nobody out, and says so: a mail that is not written would be worse.
    async fn lock(&self) -> io::Result<File> {
        let folder = File::open(&self.folder)?;
        loop {
            match folder.try_lock() {
                Ok(()) => return Ok(folder),
                Err(TryLockError::WouldBlock) => tokio::time::sleep(LOOK_AGAIN).await,
                Err(TryLockError::Error(error)) => {
                    tracing::warn!(%error, "The folder of mail files cannot be locked: a mail may be written while its message is erased");
                    return Ok(folder);
                }
            }
        }
    }

    /// Whether the message of this mail is gone; a test mail has none.
    async fn is_erased(&self, mail: &Mail) -> Result<bool, StoreError> {
        let (Some(store), Some(reference)) = (&self.messages, reference(&mail.id)) else {
            return Ok(false);
        };
        Ok(store.show_enquiry(reference.as_str()).await?.is_none())
    }
}

/// Why mail files may still be there.
#[derive(Debug, thiserror::Error)]
pub enum ForgetError {
    /// A file stays.
    #[error("the folder of mail files: {0}")]
    File(#[from] io::Error),
    /// Which messages there are is not known.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Whose mail a file of this name is; drafts begin with a dot.
fn reference(name: &str) -> Option<Reference> {
    let stem = name.trim_start_matches('.').split('.').next()?;
    Reference::parse(stem)
}

#[async_trait]
impl Mailer for EmlFolder {
    async fn send(&self, mail: &Mail) -> Result<(), SendError> {
        prepare(&self.folder).map_err(unreachable)?;
        let locked = self.lock().await.map_err(unreachable)?;
        let is_erased = self.is_erased(mail).await;
        if is_erased.map_err(|cause| unreachable(io::Error::other(cause)))? {
            return Err(SendError::Unsendable {
                detail: "the message was erased".to_owned(),
            });
        }
        let (folder, mail) = (self.folder.clone(), mail.clone());
        let written = tokio::task::spawn_blocking(move || {
            // Held until the file is whole, also where nobody waits for that.
            let _locked = locked;
            write(&folder, &mail)
        });
        written
            .await
            .map_err(io::Error::other)
            .flatten()
            .map_err(unreachable)
    }

    async fn check(&self) -> Result<(), SendError> {
        prepare(&self.folder).map_err(unreachable)
    }

    fn destination(&self) -> String {
        format!("files in {}", self.folder.display())
    }
}

fn unreachable(error: io::Error) -> SendError {
    SendError::Unreachable {
        detail: error.to_string(),
    }
}

fn prepare(folder: &Path) -> io::Result<()> {
    fs::DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(folder)
}

/// Complete or absent: the file gets its name only after its bytes are on disk.
fn write(folder: &Path, mail: &Mail) -> io::Result<()> {
    let draft = folder.join(format!(".{}.part", mail.id));
    let mut file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(&draft)?;
    file.write_all(&mail.bytes)?;
    file.sync_all()?;
    fs::rename(&draft, folder.join(format!("{}.eml", mail.id)))?;
    File::open(folder)?.sync_all()
}
