//! A power cut: of what the program wrote, the disk has what was synced, and perhaps a part of the rest.
//!
//! `strace` writes down every write and every sync of the database's files. From that the files are made again as a disk
//! would hold them that forgot what was not synced, at the moment at which each visitor was told "sent".

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;

use boreal_test_support::eventually;

use crate::peers::has;
use crate::site::{Settings, Site, sqlite_url};
use crate::visit::{delivered, message};

const MESSAGES: usize = 12;

/// The database's files; what else lies beside them is made anew.
const FILES: [&str; 2] = ["boreal.db", "boreal.db-wal"];

/// What a disk holds of a file: what was synced, and the changes since, in order.
#[derive(Clone, Default)]
struct OnDisk {
    synced: Vec<u8>,
    since: Vec<Change>,
}

#[derive(Clone)]
enum Change {
    Write(usize, Vec<u8>),
    Cut(usize),
}

impl OnDisk {
    fn sync(&mut self) {
        for change in std::mem::take(&mut self.since) {
            apply(&mut self.synced, &change);
        }
    }

    /// The file after the cut, with those of the later changes that `keeps` says had reached the disk.
    fn after(&self, keeps: impl Fn(usize) -> bool) -> Vec<u8> {
        let mut bytes = self.synced.clone();
        for (number, change) in self.since.iter().enumerate() {
            if keeps(number) {
                apply(&mut bytes, change);
            }
        }
        bytes
    }
}

fn apply(bytes: &mut Vec<u8>, change: &Change) {
    match change {
        Change::Write(at, written) => {
            let end = at + written.len();
            bytes.resize(bytes.len().max(end), 0);
            bytes[*at..end].copy_from_slice(written);
        }
        Change::Cut(length) => bytes.resize(*length, 0),
    }
}

/// One system call: its name, the file it is about, its text between quotes, its last number.
struct Call<'a> {
    name: &'a str,
    file: String,
    written: Vec<u8>,
    last: usize,
}

impl<'a> Call<'a> {
    /// Of a line such as `12 pwrite64(9<\x2f\x64>, "\x01", 1, 4096) = 1`.
    fn parse(line: &'a str) -> Option<Self> {
        let (_, call) = line.split_once(' ')?;
        let (name, arguments) = call.trim_start().split_once('(')?;
        let file = bytes(arguments.split_once('<')?.1.split_once('>')?.0);
        let file = String::from_utf8(file).ok()?;
        let quoted = arguments.split('"').skip(1).step_by(2);
        let rest = arguments.rsplit('"').next()?;
        let rest = rest.split([')', '<']).next()?;
        Some(Self {
            name,
            file: Path::new(&file).file_name()?.to_str()?.to_owned(),
            written: quoted.flat_map(bytes).collect(),
            last: rest.rsplit(", ").next()?.trim().parse().unwrap_or(0),
        })
    }
}

/// What `\x41\x42` stands for.
fn bytes(hex: &str) -> Vec<u8> {
    let bytes = hex.split("\\x").skip(1);
    bytes
        .filter_map(|byte| u8::from_str_radix(byte, 16).ok())
        .collect()
}

#[tokio::test]
async fn what_was_acknowledged_outlives_a_power_cut() {
    if !has("strace", &["-f", "-o", "/dev/null", "true"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    // Made beforehand, so that the trace begins with files that are on the disk.
    boreal_store::open(&url).await.unwrap().close().await;
    let mut disk: BTreeMap<&str, OnDisk> = FILES
        .map(|name| {
            let synced = fs::read(folder.path().join(name)).unwrap_or_default();
            (
                name,
                OnDisk {
                    synced,
                    since: Vec::new(),
                },
            )
        })
        .into();

    let trace = folder.path().join("trace");
    let site = Site::start(folder.path(), &Settings::hurried(&url).traced_to(&trace));
    for number in 0..MESSAGES {
        delivered(site.address, &message(number)).await;
    }
    site.stop();

    let mut acknowledged = Vec::new();
    // A sync counts when it has ended; other threads' calls may stand in between.
    let mut syncing: HashMap<&str, &str> = HashMap::new();
    // The tracer has a buffer of its own, and ends a little later.
    let trace = eventually("the trace to end", || async {
        let trace = fs::read_to_string(&trace).unwrap();
        trace.ends_with("+++ exited with 0 +++\n").then_some(trace)
    })
    .await;
    for line in trace.lines() {
        let thread = line.split(' ').next().unwrap();
        let line = match syncing.remove(thread) {
            Some(begun) if line.contains(" resumed>") => begun,
            _ if line.contains("sync(") && line.ends_with("<unfinished ...>") => {
                syncing.insert(thread, line);
                continue;
            }
            _ => line,
        };
        let Some(call) = Call::parse(line) else {
            continue;
        };
        let text = String::from_utf8_lossy(&call.written).into_owned();
        if text.starts_with("HTTP/1.1 200") && text.contains("Message sent!") {
            let reference = text.split("\"reference\":\"").nth(1).unwrap();
            acknowledged.push(reference[..9].to_owned());
            for keeps in [|_| false, |number| number % 2 == 0, |_| true] {
                check_cut(&disk, keeps, &acknowledged).await;
            }
        }
        let Some(file) = disk.get_mut(call.file.as_str()) else {
            continue;
        };
        match call.name {
            "pwrite64" => file.since.push(Change::Write(call.last, call.written)),
            "ftruncate" => file.since.push(Change::Cut(call.last)),
            "fsync" | "fdatasync" => file.sync(),
            _ => {}
        }
    }
    assert_eq!(acknowledged.len(), MESSAGES);
}

/// Starts again from what the disk has and looks for every acknowledged message.
async fn check_cut(
    disk: &BTreeMap<&str, OnDisk>,
    keeps: fn(usize) -> bool,
    acknowledged: &[String],
) {
    let folder = tempfile::tempdir().unwrap();
    for (name, file) in disk {
        fs::write(folder.path().join(name), file.after(keeps)).unwrap();
    }
    let store = boreal_store::open(&sqlite_url(folder.path()))
        .await
        .unwrap();
    for reference in acknowledged {
        let found = store.show_enquiry(reference).await.unwrap();
        assert!(found.is_some(), "{reference} was acknowledged and is lost");
    }
    store.close().await;
}
