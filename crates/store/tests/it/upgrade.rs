//! A database of an older version is opened: every message, delivery and promise in it stands.

use std::sync::Arc;

use boreal_store::{Added, CachedFeed, DeliveryState, EnquiryRecord, Kind, Standing, Store};
use boreal_test_support::Database;
use sqlx::migrate::{Migrate, Migration, MigrationType, Migrator};
use sqlx::{Connection, Executor, PgConnection, SqlSafeStr, SqliteConnection};

use crate::{DAY, MINUTE, NOW, acknowledge_at, claim, enquiry};

/// The steps as they were released.
const NAMES: [&str; 5] = ["enquiries", "promises", "mailboxes", "questions", "texts"];
const SQLITE: [&str; 5] = [
    include_str!("../../migrations/sqlite/0001_enquiries.sql"),
    include_str!("../../migrations/sqlite/0002_promises.sql"),
    include_str!("../../migrations/sqlite/0003_mailboxes.sql"),
    include_str!("../../migrations/sqlite/0004_questions.sql"),
    include_str!("../../migrations/sqlite/0005_texts.sql"),
];
const POSTGRES: [&str; 5] = [
    include_str!("../../migrations/postgres/0001_enquiries.sql"),
    include_str!("../../migrations/postgres/0002_promises.sql"),
    include_str!("../../migrations/postgres/0003_mailboxes.sql"),
    include_str!("../../migrations/postgres/0004_questions.sql"),
    include_str!("../../migrations/postgres/0005_texts.sql"),
];

/// What the first version left: one message sent, one waiting, one under way in a process that died, one given up, one
/// held; an address that was acknowledged and one that refused for good. `email_key` is the address in lower case.
const ROWS_OF_1: &str = "
    INSERT INTO enquiries (reference, received_at, name, email, email_key, message, origin, ip_hash,
        standing, spam_score, spam_reasons, idempotency_key, body_hash) VALUES
    ('AAAA-0001', 1800000000000, 'Ada', 'Ada@example.org', 'ada@example.org', 'first; it''s sent', 'bond-yields',
        '0a1b', 'accepted', 1, 'form_token', 'key:1', 'hash-1'),
    ('AAAA-0002', 1800000000001, 'Grace', 'g@example.org', 'g@example.org', 'second', NULL, NULL,
        'accepted', 0, '', 'key:2', 'hash-2'),
    ('AAAA-0003', 1800000000002, 'Mary', 'm@example.org', 'm@example.org', 'third', NULL, NULL,
        'accepted', 0, '', 'key:3', 'hash-3'),
    ('AAAA-0004', 1800000000003, 'Joan', 'j@example.org', 'j@example.org', 'fourth', NULL, NULL,
        'accepted', 0, '', 'key:4', 'hash-4'),
    ('AAAA-0005', 1800000000004, 'Spam', 's@example.org', 's@example.org', 'fifth', NULL, NULL,
        'quarantined', 10, 'honeypot', NULL, 'hash-5');
    INSERT INTO outbox (id, reference, kind, state, attempts, created_at, due_at, lease_until, worker, finished_at,
        last_error) VALUES
    ('AAAA-0001.owner', 'AAAA-0001', 'owner', 'sent', 2, 1800000000000, 0, 1800000060000, NULL, 1800000000500, NULL),
    ('AAAA-0001.acknowledgement', 'AAAA-0001', 'acknowledgement', 'sent', 1, 1800000000000, 0, 1800000060000, NULL,
        1800000000600, NULL),
    ('AAAA-0002.owner', 'AAAA-0002', 'owner', 'queued', 0, 1800000000001, 0, 0, NULL, NULL, NULL),
    ('AAAA-0002.webhook', 'AAAA-0002', 'webhook', 'queued', 3, 1800000000001, 1800000600000, 0, NULL, NULL, '503'),
    ('AAAA-0003.owner', 'AAAA-0003', 'owner', 'leased', 1, 1800000000002, 0, 1800000060000, 'dead', NULL, NULL),
    ('AAAA-0004.owner', 'AAAA-0004', 'owner', 'dead', 12, 1800000000003, 0, 0, NULL, 1800000000700, '550 no'),
    ('AAAA-0004.acknowledgement', 'AAAA-0004', 'acknowledgement', 'dead', 1, 1800000000003, 0, 0, NULL,
        1800000000800, '550 unknown');
    INSERT INTO acknowledged (email_key, acknowledged_at, suppressed) VALUES
    ('ada@example.org', 1800000000000, 0), ('j@example.org', 1800000000003, 1);
    INSERT INTO probe (id, probed_at) VALUES (1, 1800000000000);";

/// What the second version wrote beside them.
const ROWS_OF_2: &str = "
    INSERT INTO enquiries (reference, received_at, name, email, email_key, mailbox, message, origin, ip_hash,
        standing, spam_score, spam_reasons, idempotency_key, body_hash) VALUES
    ('BBBB-0001', 1800000000005, 'Emmy', 'Emmy+news@example.org', 'emmy+news@example.org', 'emmy@example.org',
        'sixth', NULL, NULL, 'accepted', 0, '', 'key:6', 'hash-6');
    INSERT INTO outbox (id, reference, kind, state, created_at, due_at) VALUES
    ('BBBB-0001.owner', 'BBBB-0001', 'owner', 'queued', 1800000000005, 0);
    INSERT INTO acknowledged (mailbox, acknowledged_at, domain) VALUES
    ('emmy@example.org', 1800000000005, 'example.org');
    INSERT INTO form_tokens (token, used_at) VALUES ('form-1', 1800000000005);";

/// An answer of a publisher, whose bytes each database writes in its own way.
const FEED_OF_SQLITE: &str =
    "INSERT INTO feed_cache (key, body, fetched_at) VALUES ('valet', x'6f6c64', 1800000000000);";
const FEED_OF_POSTGRES: &str =
    r"INSERT INTO feed_cache (key, body, fetched_at) VALUES ('valet', '\x6f6c64', 1800000000000);";

/// Takes a new database to `schema` as the older versions did, and fills it on the way.
async fn lay_out<C>(mut database: C, steps: [&'static str; 5], feed: &'static str, schema: i64)
where
    C: Connection + Migrate,
    for<'a> &'a mut C: Executor<'a>,
{
    let named = (1..).zip(NAMES.into_iter().zip(steps));
    let migrations = named.map(|(version, (name, sql)): (i64, _)| {
        let simple = MigrationType::Simple;
        Migration::new(version, name.into(), simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    for (step, rows) in (1..=schema).zip([ROWS_OF_1, ROWS_OF_2, "", ""]) {
        let reached = migrator.run_direct(Some(step), &mut database, false);
        reached.await.unwrap();
        sqlx::raw_sql(rows).execute(&mut database).await.unwrap();
    }
    sqlx::raw_sql(feed).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

#[tokio::test]
async fn older_sqlite_files_keep_everything() {
    for schema in [1, 2, 4] {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("boreal.db").display());
        let file = SqliteConnection::connect(&format!("{url}?mode=rwc"));
        lay_out(file.await.unwrap(), SQLITE, FEED_OF_SQLITE, schema).await;
        everything_stands(boreal_store::open(&url).await.unwrap(), schema).await;
        // Nothing of it is done a second time.
        boreal_store::open(&url).await.unwrap();
    }
}

#[tokio::test]
async fn older_postgres_databases_keep_everything() {
    for schema in [1, 2, 4] {
        let database = Database::create().await;
        let connection = PgConnection::connect(&database.url);
        let connection = connection.await.unwrap();
        lay_out(connection, POSTGRES, FEED_OF_POSTGRES, schema).await;
        let store = boreal_store::open(&database.url).await.unwrap();
        everything_stands(store, schema).await;
        boreal_store::open(&database.url).await.unwrap();
    }
}

async fn show(store: &dyn Store, reference: &str) -> EnquiryRecord {
    store.show_enquiry(reference).await.unwrap().unwrap()
}

async fn everything_stands(store: Arc<dyn Store>, schema: i64) {
    let store = store.as_ref();
    messages_stand(store, schema).await;
    promises_stand(store, schema).await;
    deliveries_stand(store, schema).await;
    let kept = CachedFeed {
        body: b"old".to_vec(),
        fetched_at: NOW,
        question: None,
    };
    assert_eq!(store.cached_feed("valet").await.unwrap(), Some(kept));
}

async fn messages_stand(store: &dyn Store, schema: i64) {
    let listed = store.list_enquiries(&Default::default()).await.unwrap();
    let listed: Vec<&str> = listed.iter().map(|found| &*found.reference).collect();
    let all = [
        "BBBB-0001",
        "AAAA-0005",
        "AAAA-0004",
        "AAAA-0003",
        "AAAA-0002",
        "AAAA-0001",
    ];
    assert_eq!(listed, all[usize::from(schema == 1)..], "newest first");

    let first = show(store, "AAAA-0001").await;
    assert_eq!(first.enquiry.received_at, NOW);
    assert_eq!(first.enquiry.name, "Ada");
    assert_eq!(first.enquiry.email, "Ada@example.org");
    assert_eq!(first.enquiry.message, "first; it's sent");
    assert_eq!(first.enquiry.origin.as_deref(), Some("bond-yields"));
    assert_eq!(first.enquiry.standing, Standing::Accepted);
    assert_eq!(first.enquiry.spam_score, 1);
    assert_eq!(first.enquiry.spam_reasons, "form_token");
    let states: Vec<_> = first.deliveries.iter().map(|sent| sent.state).collect();
    assert_eq!(states, [DeliveryState::Sent; 2]);
    assert_eq!(first.deliveries[1].attempts, 2);
    assert_eq!(first.deliveries[1].finished_at, Some(NOW + 500));

    let held = show(store, "AAAA-0005").await;
    assert_eq!(held.enquiry.standing, Standing::Quarantined);
    assert!(held.deliveries.is_empty());
}

/// Keys are not used twice, nobody is acknowledged who had one or refused, no form counts twice.
async fn promises_stand(store: &dyn Store, schema: i64) {
    let mut again = enquiry("CCCC-0001");
    again.idempotency_key = Some("key:2".to_owned());
    again.body_hash = "hash-2".to_owned();
    let reference = "AAAA-0002".to_owned();
    let repeated = Added::Repeated { reference };
    assert_eq!(store.add_enquiry(&again).await.unwrap(), repeated);

    let mut written_before = vec!["ada@example.org", "j@example.org"];
    if schema >= 2 {
        written_before.push("emmy@example.org");
        let mut spent = enquiry("CCCC-0002");
        spent.form_token = Some("form-1".to_owned());
        assert_eq!(store.add_enquiry(&spent).await.unwrap(), Added::FormSpent);
    }
    let acknowledgements = async |number: usize, mailbox: &str, now| {
        let mut new = enquiry(&format!("DDDD-{number:04}"));
        new.outgoing.clear();
        (new.received_at, new.mailbox) = (now, mailbox.to_owned());
        new.acknowledge = acknowledge_at(now);
        assert_eq!(store.add_enquiry(&new).await.unwrap(), Added::Stored);
        show(store, &new.reference).await.deliveries.len()
    };
    for (number, mailbox) in written_before.iter().enumerate() {
        let soon = NOW + 61 * MINUTE;
        assert_eq!(
            acknowledgements(number, mailbox, soon).await,
            0,
            "{mailbox}"
        );
    }
    let later = NOW + 2 * DAY;
    assert_eq!(acknowledgements(10, "ada@example.org", later).await, 1);
    assert_eq!(acknowledgements(11, "j@example.org", later).await, 0);
}

/// What waited leaves, what was given up waits for its owner, what was sent is not sent again.
async fn deliveries_stand(store: &dyn Store, schema: i64) {
    let queue = store.queue().await.unwrap();
    assert_eq!(queue.dead, 1, "a refused acknowledgement is no fault");
    assert_eq!(queue.quarantined, 1);
    assert_eq!(queue.oldest_queued_at, Some(NOW + 1));
    let given_up = show(store, "AAAA-0004").await.deliveries;
    let states: Vec<_> = given_up.iter().map(|end| (end.kind, end.state)).collect();
    let expected = [
        (Kind::Acknowledgement, DeliveryState::Closed),
        (Kind::Owner, DeliveryState::Dead),
    ];
    assert_eq!(states, expected);
    assert_eq!(given_up[1].last_error.as_deref(), Some("550 no"));

    let later = NOW + 30 * MINUTE;
    let mut left = Vec::new();
    while let Some(due) = store.claim_due(&claim("new", later)).await.unwrap() {
        assert!(store.mark_sent(&due.lease, later, None).await.unwrap());
        left.push((due.lease.id, due.lease.attempt));
    }
    let waited = [
        ("AAAA-0002.owner", 1),
        ("AAAA-0003.owner", 2),
        ("BBBB-0001.owner", 1),
    ];
    let waited: Vec<_> = waited.map(|(id, attempt)| (id.to_owned(), attempt)).into();
    assert_eq!(left, waited[..if schema >= 2 { 3 } else { 2 }]);
    let mut calls = claim("new", later);
    calls.kind = Kind::Webhook;
    let call = store.claim_due(&calls).await.unwrap().unwrap();
    assert_eq!(
        (&*call.lease.id, call.lease.attempt),
        ("AAAA-0002.webhook", 4)
    );
}
