//! Against a real mail server that misbehaves on request.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use boreal_contact::{Backoff, ContactSettings, Smtp, Worker, WorkerSettings};
use boreal_store::{DeliveryState, Kind};
use boreal_test_support::{Fault, Received, SmtpServer, SmtpSetup, eventually};

use crate::test_contact::{TestContact, generous, hurried, identity, smtp};

fn plain(server: &SmtpServer) -> Smtp {
    smtp(&format!("smtp://127.0.0.1:{}", server.port))
}

/// The header `Message-ID` of every mail.
fn message_ids(mails: &[Received]) -> Vec<String> {
    mails.iter().map(|mail| mail.header("Message-ID")).collect()
}

#[tokio::test]
async fn a_message_reaches_owner_and_visitor() {
    let server = SmtpServer::start(&SmtpSetup::default(), &[]);
    let contact = TestContact::open_with(ContactSettings {
        acknowledge: true,
        ..generous()
    })
    .await;
    let worker = contact.start(plain(&server));
    let reference = contact.take("Ada Lovelace", "ada@example.org").await;
    contact.until_quiet().await;
    worker.stop(Duration::from_secs(5)).await;

    let mails = server.messages();
    assert_eq!(mails.len(), 2);
    let (to_owner, to_visitor): (Vec<_>, Vec<_>) = mails
        .iter()
        .partition(|mail| mail.recipients == ["owner@boreal.example"]);
    let owner = to_owner[0];
    assert_eq!(
        owner.header("From"),
        "\"Boreal Signal\" <hello@boreal.example>"
    );
    assert_eq!(
        owner.header("Reply-To"),
        "\"Ada Lovelace\" <ada@example.org>"
    );
    assert_eq!(
        owner.header("Message-ID"),
        format!("<{reference}.owner@boreal.example>")
    );
    assert!(owner.header("Subject").contains(&reference));
    assert!(owner.raw.contains("How would you model our orders?"));

    let visitor = to_visitor[0];
    assert_eq!(visitor.recipients, ["ada@example.org"]);
    assert_eq!(visitor.header("Auto-Submitted"), "auto-replied");
    assert!(visitor.raw.contains(&reference));
    assert!(!visitor.raw.contains("orders"), "no echo");
    assert!(!visitor.raw.contains("Ada"), "no echo");
    assert_eq!(contact.service.metrics().sent(), 2);
}

#[tokio::test]
async fn a_server_that_asks_for_patience_gets_it() {
    let faults = [
        Fault::Recipient(451),
        Fault::Data(421),
        Fault::Recipient(452),
    ];
    let server = SmtpServer::start(&SmtpSetup::default(), &faults);
    let contact = TestContact::open().await;
    let worker = contact.start(plain(&server));
    let reference = contact.take("Ada", "ada@example.org").await;
    contact
        .until(&reference, Kind::Owner, DeliveryState::Sent)
        .await;
    worker.stop(Duration::from_secs(5)).await;
    assert_eq!(server.messages().len(), 1);
    assert_eq!(contact.record(&reference).await.deliveries[0].attempts, 4);
    assert_eq!(contact.service.metrics().failed(), 3);
}

#[tokio::test]
async fn a_refusal_is_a_dead_letter_that_can_be_revived() {
    let server = SmtpServer::start(&SmtpSetup::default(), &[Fault::Recipient(550)]);
    let contact = TestContact::open().await;
    let worker = contact.start(plain(&server));
    let reference = contact.take("Ada", "ada@example.org").await;
    contact
        .until(&reference, Kind::Owner, DeliveryState::Dead)
        .await;
    let record = contact.record(&reference).await;
    let error = record.deliveries[0].last_error.clone().unwrap();
    assert!(error.contains("550"), "{error}");
    let now = jiff::Timestamp::now();
    assert_eq!(contact.service.readiness(now).await.unwrap().queue.dead, 1);
    assert_eq!(contact.service.metrics().dead(), 1);
    let other = contact.take("Grace", "grace@example.org").await;
    contact
        .until(&other, Kind::Owner, DeliveryState::Sent)
        .await;

    contact
        .store
        .retry(Some(&reference), now.as_millisecond())
        .await
        .unwrap();
    contact
        .until(&reference, Kind::Owner, DeliveryState::Sent)
        .await;
    worker.stop(Duration::from_secs(5)).await;
}

#[tokio::test]
async fn a_refused_acknowledgement_stops_further_ones_and_nothing_else() {
    let setup = SmtpSetup {
        unknown_mailbox: Some("ada@example.org"),
        ..SmtpSetup::default()
    };
    let server = SmtpServer::start(&setup, &[]);
    let contact = TestContact::open_with(ContactSettings {
        acknowledge: true,
        ..generous()
    })
    .await;
    let worker = contact.start(plain(&server));
    let reference = contact.take("Ada", "ada@example.org").await;
    let dead = DeliveryState::Dead;
    contact.until(&reference, Kind::Acknowledgement, dead).await;
    let sent = DeliveryState::Sent;
    contact.until(&reference, Kind::Owner, sent).await;

    let mut next_week = crate::test_contact::visitor();
    next_week.now += jiff::SignedDuration::from_hours(7 * 24);
    let raw = crate::test_contact::message("Ada again", "ada@example.org");
    let second = contact.service.accept(raw, next_week).await.unwrap();
    let record = contact.record(second.reference.as_str()).await;
    assert_eq!(record.deliveries.len(), 1, "only the owner's mail");
    worker.stop(Duration::from_secs(5)).await;
}

#[tokio::test]
async fn silence_after_the_text_is_timed_out_and_tried_again_under_the_same_id() {
    let faults = [Fault::AcceptSilently, Fault::Hang];
    let server = SmtpServer::start(&SmtpSetup::default(), &faults);
    let contact = TestContact::open().await;
    let worker = contact.start(plain(&server).with_timeout(Duration::from_secs(2)));
    let reference = contact.take("Ada", "ada@example.org").await;
    contact
        .until(&reference, Kind::Owner, DeliveryState::Sent)
        .await;
    worker.stop(Duration::from_secs(5)).await;
    let ids = message_ids(&server.messages());
    assert_eq!(ids.len(), 2, "once without an answer, once with");
    assert_eq!(ids[0], ids[1]);
    assert_eq!(server.attempts(), 3);
}

#[tokio::test]
async fn after_an_outage_everything_arrives_once() {
    let port = {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        listener.local_addr().unwrap().port()
    };
    let contact = TestContact::open().await;
    let worker = contact.start(smtp(&format!("smtp://127.0.0.1:{port}")));
    let mut references = HashSet::new();
    for number in 0..25 {
        references.insert(
            contact
                .take(&format!("Visitor {number}"), "ada@example.org")
                .await,
        );
    }
    let metrics = contact.service.metrics();
    eventually("attempts to fail", || async {
        (metrics.failed() > 25).then_some(())
    })
    .await;
    assert_eq!(contact.store.queue().await.unwrap().queued, 25);

    let setup = SmtpSetup {
        port,
        ..SmtpSetup::default()
    };
    let server = SmtpServer::start(&setup, &[]);
    contact.until_quiet().await;
    worker.stop(Duration::from_secs(5)).await;
    let mut expected: Vec<String> = references
        .iter()
        .map(|reference| format!("<{reference}.owner@boreal.example>"))
        .collect();
    let mut arrived = message_ids(&server.messages());
    expected.sort();
    arrived.sort();
    assert_eq!(arrived, expected);
}

#[tokio::test]
async fn two_workers_on_one_postgres_send_each_mail_once() {
    let database = boreal_test_support::Database::create().await;
    let server = SmtpServer::start(&SmtpSetup::default(), &[]);
    let mut services = Vec::new();
    let mut workers = Vec::new();
    for _ in 0..2 {
        let store = boreal_store::open(&database.url).await.unwrap();
        let service = boreal_contact::ContactService::new(
            Arc::clone(&store),
            crate::test_contact::secrets(),
            generous(),
        );
        let mailer = Arc::new(plain(&server));
        workers.push(Worker::new(store, &service, identity(), mailer, hurried()).start());
        services.push(service);
    }
    for number in 0..30 {
        let raw = crate::test_contact::message(&format!("Visitor {number}"), "ada@example.org");
        let client = crate::test_contact::visitor();
        services[number % 2].accept(raw, client).await.unwrap();
    }
    eventually("thirty mails", || async {
        (server.messages().len() >= 30).then_some(())
    })
    .await;
    for worker in workers {
        worker.stop(Duration::from_secs(5)).await;
    }
    let ids: HashSet<String> = message_ids(&server.messages()).into_iter().collect();
    assert_eq!(ids.len(), 30);
    assert_eq!(server.messages().len(), 30);
}

#[tokio::test]
async fn stopping_waits_for_the_mail_under_way() {
    let server = SmtpServer::start(&SmtpSetup::default(), &[]);
    let contact = TestContact::open().await;
    let mut references = Vec::new();
    for number in 0..10 {
        references.push(
            contact
                .take(&format!("Visitor {number}"), "ada@example.org")
                .await,
        );
    }
    let worker = contact.start(plain(&server));
    eventually("the first attempt", || async {
        (server.attempts() > 0).then_some(())
    })
    .await;
    worker.stop(Duration::from_secs(10)).await;
    let mut sent = 0;
    for reference in &references {
        let state = contact.record(reference).await.deliveries[0].state;
        assert_ne!(state, DeliveryState::Leased, "handed back or finished");
        sent += usize::from(state == DeliveryState::Sent);
    }
    assert_eq!(server.messages().len(), sent, "what was taken is recorded");
}

#[tokio::test]
async fn what_never_succeeds_is_given_up_in_the_end() {
    let contact = TestContact::open().await;
    let settings = WorkerSettings {
        backoff: Backoff {
            delays: vec![Duration::from_millis(10)],
            give_up_after: Duration::from_millis(50),
            min_attempts: 3,
        },
        ..hurried()
    };
    let store = Arc::clone(&contact.store);
    let nowhere = Arc::new(smtp("smtp://127.0.0.1:1"));
    let worker = Worker::new(store, &contact.service, identity(), nowhere, settings).start();
    let reference = contact.take("Ada", "ada@example.org").await;
    contact
        .until(&reference, Kind::Owner, DeliveryState::Dead)
        .await;
    worker.stop(Duration::from_secs(5)).await;
}
