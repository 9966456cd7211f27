//! A disk that can be filled: a small one of its own where we may mount, else a limit on the process.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::site::Site;

/// Room for the database and little else.
const SIZE: &str = "size=8m";

/// A data folder whose disk can be filled and freed.
pub struct SmallDisk {
    folder: tempfile::TempDir,
    mounted: bool,
}

impl SmallDisk {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", SIZE, "tmpfs"])
            .arg(folder.path())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success());
        Self { folder, mounted }
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn filler(&self) -> PathBuf {
        self.path().join("filler")
    }

    /// The part of the readiness report that turns red when this disk is full.
    pub fn part(&self) -> &'static str {
        if self.mounted { "disk" } else { "database" }
    }

    /// Leaves no room for `site`.
    pub fn fill(&self, site: &Site) {
        if !self.mounted {
            return refuse_writes(site);
        }
        let mut filler = File::create(self.filler()).unwrap();
        // Ever smaller pieces, until not a byte is left.
        for piece in [vec![0; 4096], vec![0; 1]] {
            while filler.write_all(&piece).is_ok() {}
        }
    }

    /// Makes room again.
    pub fn free(&self, site: &Site) {
        if !self.mounted {
            return allow_writes(site);
        }
        fs::remove_file(self.filler()).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        if self.mounted {
            // Lazily, in case a process of a failed test still has a file open there.
            let _ = Command::new("umount").arg("-l").arg(self.path()).status();
        }
    }
}

/// From now on every write of the process to a file fails, as on a disk gone read-only.
pub fn refuse_writes(site: &Site) {
    limit_file_size(site, "0:");
}

/// Undoes [`refuse_writes`].
pub fn allow_writes(site: &Site) {
    limit_file_size(site, "unlimited:");
}

fn limit_file_size(site: &Site, limit: &str) {
    let changed = Command::new("prlimit")
        .args(["--pid", &site.id().to_string()])
        .arg(format!("--fsize={limit}"))
        .status()
        .expect("prlimit is part of util-linux");
    assert!(changed.success());
}
