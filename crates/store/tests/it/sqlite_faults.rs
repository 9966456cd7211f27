//! A full disk, a locked file, a restart: nothing half stored, and work goes on afterwards.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::Duration;

use boreal_store::{Added, ListFilter, SqliteOptions, SqliteStore, Store, StoreError};
use sqlx::{Connection, Executor, SqliteConnection};

use crate::{NOW, claim, enquiry};

fn url(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("boreal.db").display())
}

#[tokio::test]
async fn a_full_disk_refuses_the_message_whole_and_recovers() {
    let folder = tempfile::tempdir().unwrap();
    let options = SqliteOptions {
        max_pages: Some(60),
        ..SqliteOptions::default()
    };
    let store = SqliteStore::open_with(&url(folder.path()), &options)
        .await
        .unwrap();
    let mut stored = 0;
    let refused = loop {
        let mut new = enquiry(&format!("AAAA-{stored:04}"));
        new.message = "m".repeat(5_000);
        match store.add_enquiry(&new).await {
            Ok(added) => assert_eq!(added, Added::Stored),
            Err(error) => break error,
        }
        stored += 1;
        assert!(stored < 1_000, "the quota never bites");
    };
    assert!(matches!(refused, StoreError::Unavailable(_)), "{refused:?}");
    let listed = store
        .list_enquiries(&ListFilter {
            limit: 1_000,
            ..ListFilter::default()
        })
        .await
        .unwrap();
    assert_eq!(listed.len(), stored, "no half row");
    assert_eq!(store.queue().await.unwrap().queued, stored as i64);

    assert!(store.erase("AAAA-0000").await.unwrap());
    let mut new = enquiry("BBBB-0001");
    new.message = "m".repeat(4_000);
    assert_eq!(store.add_enquiry(&new).await.unwrap(), Added::Stored);
}

#[tokio::test]
async fn a_locked_file_is_unavailable_until_it_is_free() {
    let folder = tempfile::tempdir().unwrap();
    let options = SqliteOptions {
        busy_timeout: Duration::from_millis(50),
        ..SqliteOptions::default()
    };
    let store = SqliteStore::open_with(&url(folder.path()), &options)
        .await
        .unwrap();
    let mut other = SqliteConnection::connect(&url(folder.path()))
        .await
        .unwrap();
    other.execute("BEGIN EXCLUSIVE").await.unwrap();
    let refused = store.add_enquiry(&enquiry("AAAA-0001")).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))));
    assert!(store.probe(NOW).await.is_err());
    other.execute("ROLLBACK").await.unwrap();
    assert_eq!(
        store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap(),
        Added::Stored
    );
}

#[tokio::test]
async fn a_second_opening_finds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let store = boreal_store::open(&url(folder.path())).await.unwrap();
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    drop(store);
    let store = boreal_store::open(&url(folder.path())).await.unwrap();
    assert!(store.show_enquiry("AAAA-0001").await.unwrap().is_some());
}

#[tokio::test]
async fn files_are_private() {
    let folder = tempfile::tempdir().unwrap();
    let store = boreal_store::open(&url(folder.path())).await.unwrap();
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", entry.path().display());
    }
}

#[tokio::test]
async fn a_restored_backup_sends_nothing_twice() {
    let folder = tempfile::tempdir().unwrap();
    let store = boreal_store::open(&url(folder.path())).await.unwrap();
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let sent = store.claim_due(&claim("one", NOW)).await.unwrap().unwrap();
    store.mark_sent(&sent.lease, NOW, None).await.unwrap();
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    assert!(matches!(
        store.backup(&copy).await,
        Err(StoreError::File { .. })
    ));

    let restored = boreal_store::open(&format!("sqlite:{}", copy.display()))
        .await
        .unwrap();
    assert!(restored.show_enquiry("AAAA-0001").await.unwrap().is_some());
    assert!(
        restored
            .claim_due(&claim("two", NOW))
            .await
            .unwrap()
            .is_none()
    );
}

#[tokio::test]
async fn the_log_is_cut_back_after_a_burst() {
    let folder = tempfile::tempdir().unwrap();
    let store = boreal_store::open(&url(folder.path())).await.unwrap();
    for number in 0..40 {
        let feed = boreal_store::CachedFeed {
            body: vec![number; 1_000_000],
            fetched_at: NOW,
            question: None,
        };
        store.cache_feed("large", &feed).await.unwrap();
    }
    let log = folder
        .path()
        .join("boreal.db-wal")
        .metadata()
        .unwrap()
        .len();
    assert!(log < 20_000_000, "{log}");
}

#[tokio::test]
async fn addresses_that_cannot_keep_a_promise_are_refused() {
    for url in [
        "sqlite::memory:",
        "mysql://root@localhost/x",
        "",
        "/var/boreal.db",
    ] {
        let refused = boreal_store::open(url).await;
        assert!(matches!(refused, Err(StoreError::Url(_))), "{url}");
    }
    let secret = boreal_store::open("postgres://u:secret@[/x")
        .await
        .unwrap_err();
    assert!(!format!("{secret:?} {secret}").contains("secret"));
}
