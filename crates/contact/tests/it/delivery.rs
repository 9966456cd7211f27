//! Against a real mail server that misbehaves on request.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use boreal_contact::{ContactSettings, EmlFolder, Mail, Mailer, SendError, Smtp, Worker};
use boreal_store::{DeliveryState, Kind};
use boreal_test_support::{Fault, Received, SmtpServer, SmtpSetup, eventually};

use crate::test_contact::{PassedOn, TestContact, generous, hurried, identity, smtp};

pub(crate) fn plain(server: &SmtpServer) -> Smtp {
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
    let reference = contact
        .take_from_form("Ada Lovelace", "ada@example.org")
        .await;
    contact.until_quiet().await;
    worker.stop(Duration::from_secs(120)).await;

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
    worker.stop(Duration::from_secs(120)).await;
    assert_eq!(server.messages().len(), 1);
    assert_eq!(contact.record(&reference).await.deliveries[0].attempts, 4);
    assert_eq!(contact.service.metrics().failed(), 3);
}

#[tokio::test]
async fn silence_after_the_text_is_timed_out_and_tried_again_under_the_same_id() {
    let faults = [Fault::AcceptSilently, Fault::Hang];
    let server = SmtpServer::start(&SmtpSetup::default(), &faults);
    let contact = TestContact::open().await;
    let worker = contact.start(plain(&server).with_timeout(Duration::from_secs(10)));
    let reference = contact.take("Ada", "ada@example.org").await;
    contact
        .until(&reference, Kind::Owner, DeliveryState::Sent)
        .await;
    worker.stop(Duration::from_secs(120)).await;
    let ids = message_ids(&server.messages());
    assert_eq!(ids.len(), 2, "once without an answer, once with");
    assert_eq!(ids[0], ids[1]);
    assert_eq!(server.attempts(), 3);
}

#[tokio::test]
async fn after_an_outage_everything_arrives_once() {
    let port = PassedOn::start().await;
    let contact = TestContact::open().await;
    let worker = contact.start(smtp(&format!("smtp://127.0.0.1:{}", port.port)));
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

    let server = SmtpServer::start(&SmtpSetup::default(), &[]);
    port.pass_on_to(server.port);
    contact.until_quiet().await;
    worker.stop(Duration::from_secs(120)).await;
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
        worker.stop(Duration::from_secs(120)).await;
    }
    let ids: HashSet<String> = message_ids(&server.messages()).into_iter().collect();
    assert_eq!(ids.len(), 30);
    assert_eq!(server.messages().len(), 30);
}

/// What a kill can repeat is what the server has and the database does not know of yet.
#[tokio::test]
async fn one_mail_at_a_time_is_taken_and_not_yet_recorded() {
    let server = SmtpServer::start(&SmtpSetup::default(), &[Fault::AcceptSilently; 8]);
    let contact = TestContact::open_with(ContactSettings {
        acknowledge: true,
        ..generous()
    })
    .await;
    for number in 0..4 {
        let email = format!("visitor-{number}@example.org");
        contact.take_from_form("Ada Lovelace", &email).await;
    }
    let worker = contact.start(plain(&server));
    eventually("a mail is taken", || async {
        (!server.messages().is_empty()).then_some(())
    })
    .await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(server.messages().len(), 1);
    assert_eq!(contact.store.queue().await.unwrap().queued, 8);
    drop(worker);
}

/// Files, but for the first mail.
#[derive(Debug)]
struct PanicsOnce(AtomicBool, EmlFolder);

#[async_trait]
impl Mailer for PanicsOnce {
    async fn send(&self, mail: &Mail) -> Result<(), SendError> {
        assert!(self.0.swap(true, Ordering::Relaxed), "once, on purpose");
        self.1.send(mail).await
    }

    async fn check(&self) -> Result<(), SendError> {
        Ok(())
    }

    fn destination(&self) -> String {
        self.1.destination()
    }
}

#[tokio::test]
async fn a_delivery_that_panics_takes_no_other_with_it() {
    let contact = TestContact::open().await;
    let folder = EmlFolder::under(contact.folder.path());
    let worker = contact.start(PanicsOnce(AtomicBool::new(false), folder));
    contact.take("Ada", "ada@example.org").await;
    let other = contact.take("Grace", "grace@example.org").await;
    let sent = DeliveryState::Sent;
    contact.until(&other, Kind::Owner, sent).await;
    worker.stop(Duration::from_secs(120)).await;
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
    worker.stop(Duration::from_secs(120)).await;
    let mut sent = 0;
    for reference in &references {
        let state = contact.record(reference).await.deliveries[0].state;
        assert_ne!(state, DeliveryState::Leased, "finished or never begun");
        sent += usize::from(state == DeliveryState::Sent);
    }
    assert_eq!(server.messages().len(), sent, "what was taken is recorded");
}
