//! Mail as files, for an installation that has no mail server yet: nothing is lost, and any mail program opens them.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use async_trait::async_trait;

use super::{Mail, Mailer, SendError};

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
