//! A database that fills up, goes away or comes back, under a running desk and worker.

use std::sync::Arc;
use std::time::Duration;

use boreal_contact::{ContactError, Desk, RawEnquiry, Worker};
use boreal_store::{Erase, SqliteOptions, SqliteStore, Store};
use boreal_test_support::{PrivateCluster, SmtpServer, SmtpSetup, eventually};
use jiff::Timestamp;

use crate::office::{generous, hurried, letterhead, message, secrets, smtp, visitor};

fn long(number: usize) -> RawEnquiry {
    RawEnquiry {
        message: format!("{number} {}", "m".repeat(4_900)),
        ..message("Ada", "ada@example.org")
    }
}

#[tokio::test]
async fn a_full_disk_is_said_and_overcome_without_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("boreal.db").display());
    let options = SqliteOptions {
        max_pages: Some(80),
        ..SqliteOptions::default()
    };
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open_with(&url, &options).await.unwrap());
    let desk = Desk::new(Arc::clone(&store), secrets(), generous());
    let mut acknowledged = Vec::new();
    let refused = loop {
        match desk.accept(long(acknowledged.len()), visitor()).await {
            Ok(accepted) => acknowledged.push(accepted.reference.to_string()),
            Err(error) => break error,
        }
        assert!(acknowledged.len() < 1_000, "the quota never bites");
    };
    assert!(
        matches!(refused, ContactError::Unavailable(_)),
        "{refused:?}"
    );
    for reference in &acknowledged {
        assert!(store.show_enquiry(reference).await.unwrap().is_some());
    }
    for reference in acknowledged.iter().take(3) {
        store
            .erase(&Erase::Reference(reference.clone()))
            .await
            .unwrap();
    }
    desk.accept(long(9_999), visitor()).await.unwrap();
    desk.readiness(Timestamp::now()).await.unwrap();
}

#[tokio::test]
async fn a_database_that_crashes_loses_nothing_acknowledged_and_mail_goes_on() {
    let mut cluster = PrivateCluster::start(true).await;
    let database = cluster.create_database().await;
    let server = SmtpServer::start(&SmtpSetup::default(), &[]);
    let store = boreal_store::open(&database.url).await.unwrap();
    let desk = Desk::new(Arc::clone(&store), secrets(), generous());
    let mailer = Arc::new(smtp(&format!("smtp://127.0.0.1:{}", server.port)));
    let worker = Worker::new(store, &desk, letterhead(), mailer, hurried()).start();
    let mut acknowledged = 0;
    for number in 0..10 {
        desk.accept(long(number), visitor()).await.unwrap();
        acknowledged += 1;
    }
    cluster.crash();
    let refused = desk.accept(long(10), visitor()).await;
    assert!(matches!(refused, Err(ContactError::Unavailable(_))));
    assert!(desk.readiness(Timestamp::now()).await.is_err());
    cluster.resume().await;
    desk.accept(long(10), visitor()).await.unwrap();
    acknowledged += 1;
    eventually("every acknowledged message", || async {
        let ids: std::collections::HashSet<String> = server
            .messages()
            .iter()
            .map(|mail| mail.header("Message-ID"))
            .collect();
        (ids.len() == acknowledged).then_some(())
    })
    .await;
    worker.stop(Duration::from_secs(5)).await;
}
