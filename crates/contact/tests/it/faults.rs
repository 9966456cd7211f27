//! A database that fills up, goes away or comes back, under a running service and worker.

use std::sync::Arc;
use std::time::Duration;

use boreal_contact::{ContactError, ContactService, RawEnquiry, Worker};
use boreal_store::{SqliteOptions, SqliteStore, Store};
use boreal_test_support::{PrivateCluster, SmtpServer, SmtpSetup, eventually};
use jiff::Timestamp;

use crate::test_contact::{generous, hurried, identity, message, secrets, smtp, visitor};

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
    let service = ContactService::new(Arc::clone(&store), secrets(), generous());
    let mut acknowledged = Vec::new();
    let refused = loop {
        match service.accept(long(acknowledged.len()), visitor()).await {
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
        assert!(store.erase(reference).await.unwrap());
    }
    service.accept(long(9_999), visitor()).await.unwrap();
    service.readiness(Timestamp::now()).await.unwrap();
}

#[tokio::test]
async fn a_database_that_crashes_loses_nothing_acknowledged_and_mail_goes_on() {
    let mut cluster = PrivateCluster::start(true).await;
    let database = cluster.create_database().await;
    let server = SmtpServer::start(&SmtpSetup::default(), &[]);
    let store = boreal_store::open(&database.url).await.unwrap();
    let service = ContactService::new(Arc::clone(&store), secrets(), generous());
    let mailer = Arc::new(smtp(&format!("smtp://127.0.0.1:{}", server.port)));
    let worker = Worker::new(store, &service, identity(), mailer, hurried()).start();
    let mut acknowledged = 0;
    for number in 0..10 {
        service.accept(long(number), visitor()).await.unwrap();
        acknowledged += 1;
    }
    cluster.crash();
    let refused = service.accept(long(10), visitor()).await;
    assert!(matches!(refused, Err(ContactError::Unavailable(_))));
    assert!(service.readiness(Timestamp::now()).await.is_err());
    cluster.resume().await;
    service.accept(long(10), visitor()).await.unwrap();
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
    worker.stop(Duration::from_secs(120)).await;
}
