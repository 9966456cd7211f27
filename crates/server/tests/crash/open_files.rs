//! The limit of open files that a process begins with, which is often far below what a site's connections need.

use std::fs;

use tokio::net::TcpStream;

use crate::site::{Settings, Site, sqlite_url};
use crate::visit::get;

/// Connections the owner allows, and the files that takes: theirs and 256 others.
const CONNECTIONS: &str = "100";
const WANTED: usize = 356;

const COMPLAINT: &str = "limit of open files is too low";

/// The soft limit and the hard one.
fn limits(site: &Site) -> (usize, usize) {
    let limits = fs::read_to_string(format!("/proc/{}/limits", site.id())).unwrap();
    let line = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"))
        .unwrap();
    let mut limits = line
        .split_whitespace()
        .map_while(|limit| limit.parse().ok());
    (limits.next().unwrap(), limits.next().unwrap())
}

/// So many that say nothing, and one who wants a page.
async fn read_beside(silent: usize, site: &Site) -> u16 {
    let mut held = Vec::new();
    for _ in 0..silent {
        held.push(TcpStream::connect(site.address).await.unwrap());
    }
    get(site.address, "/").await.unwrap().status
}

#[tokio::test]
async fn a_low_limit_of_open_files_is_raised_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let settings = Settings::hurried(&sqlite_url(folder.path()))
        .with("LIMITS_CONNECTIONS", CONNECTIONS)
        .logging_to(&log)
        .under("ulimit -S -n 64");
    let site = Site::start(folder.path(), &settings);
    let (soft, hard) = limits(&site);
    assert_eq!(soft, WANTED, "of {hard}");
    // More than 64 files, each of which is a connection.
    assert_eq!(read_beside(80, &site).await, 200);
    site.stop();
    let log = fs::read_to_string(log).unwrap();
    assert!(!log.contains(COMPLAINT), "{log}");
}

#[tokio::test]
async fn a_limit_of_open_files_that_cannot_be_raised_is_said_and_pages_are_served() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let settings = Settings::hurried(&sqlite_url(folder.path()))
        .with("LIMITS_CONNECTIONS", CONNECTIONS)
        .logging_to(&log)
        .under("ulimit -S -n 64 && ulimit -H -n 300");
    let site = Site::start(folder.path(), &settings);
    assert_eq!(limits(&site), (300, 300));
    let said = fs::read_to_string(&log).unwrap();
    assert!(said.contains(COMPLAINT), "{said}");
    // More connections than the 44 that 300 files leave room for: silent ones give way.
    assert_eq!(read_beside(80, &site).await, 200);
    site.stop();
}
