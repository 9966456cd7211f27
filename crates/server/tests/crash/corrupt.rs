//! A database that is found broken while the site runs.

use std::fs::{self, OpenOptions};
use std::os::unix::fs::FileExt;

use boreal_store::{Acknowledge, Kind, NewEnquiry, Standing};

use crate::site::{Settings, Site, sqlite_url};
use crate::visit::{get, message, post};

/// SQLite's own size of a page.
const PAGE: u64 = 4096;

/// Enough of them that no cache holds the whole file.
const ROWS: usize = 800;

fn row(number: usize) -> NewEnquiry {
    let reference = format!("{number:08}");
    NewEnquiry {
        received_at: jiff::Timestamp::now().as_millisecond(),
        name: "Ada".to_owned(),
        email: "ada@example.org".to_owned(),
        mailbox: "ada@example.org".to_owned(),
        message: "m".repeat(4_900),
        origin: None,
        ip_hash: None,
        standing: Standing::Accepted,
        spam_score: 0,
        spam_reasons: String::new(),
        idempotency_key: Some(format!("key {number}")),
        body_hash: format!("hash {number}"),
        outgoing: vec![Kind::Owner],
        acknowledge: Acknowledge::Never,
        form_token: None,
        reference,
    }
}

#[tokio::test]
async fn a_database_found_broken_is_said_and_nothing_is_promised() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let store = boreal_store::open(&url).await.unwrap();
    for number in 0..ROWS {
        store.add_enquiry(&row(number)).await.unwrap();
    }
    store.close().await;

    let log = folder.path().join("log");
    let site = Site::start(folder.path(), &Settings::hurried(&url).logging_to(&log));
    let ready = get(site.address, "/readyz").await.unwrap();
    assert_eq!(ready.json()["database"], "ok", "{}", ready.body);
    let file = folder.path().join("boreal.db");
    let length = fs::metadata(&file).unwrap().len();
    let file = OpenOptions::new().write(true).open(file).unwrap();
    // All but the first page: the file is still a database, but what it holds makes no sense.
    let noise = vec![0xA5; usize::try_from(length - PAGE).unwrap()];
    file.write_all_at(&noise, PAGE).unwrap();

    let reply = post(site.address, &message(1)).await.unwrap();
    assert_eq!(reply.status, 503, "{}", reply.body);
    let said = reply.json()["error"].as_str().unwrap().to_owned();
    assert!(said.contains("could not store"), "{said}");
    let ready = get(site.address, "/readyz").await.unwrap();
    assert_eq!(ready.status, 503, "{}", ready.body);
    assert_ne!(ready.json()["database"], "ok");
    site.stop();

    let log = fs::read_to_string(log).unwrap();
    assert!(
        log.contains("malformed"),
        "the log says what is wrong: {log}"
    );
    for personal in ["Visitor 1", "visitor-1@", "Question number", "ada@", "Ada"] {
        assert!(!log.contains(personal), "{personal} stands in the log");
    }
}
