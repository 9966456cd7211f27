//! Mail as files, for an installation that has no mail server yet: nothing is lost, and any mail program opens them.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use async_trait::async_trait;
use boreal_store::{Store, StoreError};

use super::{Mail, Mailer, SendError};
use crate::Reference;

/// A folder that receives one `.eml` file per mail.
#[derive(Debug, Clone)]
pub struct EmlFolder {
    folder: PathBuf,
}

impl EmlFolder {
    /// Writes into `mail/` under the data folder.
    pub fn under(data_dir: &Path) -> Self {
        Self {
            folder: data_dir.join("mail"),
        }
    }

    /// Deletes the mails of messages that the store no longer holds, and says how many.
    pub async fn forget_mail(&self, store: &dyn Store) -> Result<usize, ForgetError> {
        let mut deleted = 0;
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            // Without the folder mail never went to files.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
            Err(error) => return Err(error.into()),
        };
        for entry in entries {
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
        let folder = self.folder.clone();
        let mail = mail.clone();
        tokio::task::spawn_blocking(move || write(&folder, &mail))
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
    prepare(folder)?;
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
