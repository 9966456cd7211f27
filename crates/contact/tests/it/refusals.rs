//! What never leaves: who refuses it, and how the owner learns of it.

use std::sync::Arc;
use std::time::Duration;

use boreal_contact::{Backoff, ContactSettings, Worker, WorkerSettings};
use boreal_store::{DeliveryState, Kind, ListFilter, Outgoing};
use boreal_test_support::{Fault, Received, SmtpServer, SmtpSetup};

use crate::delivery::plain;
use crate::test_contact::{TestContact, generous, hurried, identity, smtp};

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
    worker.stop(Duration::from_secs(120)).await;
}

/// What one visitor writes must not look as if mail did not work.
#[tokio::test]
async fn a_text_that_is_refused_is_announced_without_it_and_nothing_turns_red() {
    let server = SmtpServer::start(&SmtpSetup::default(), &[Fault::Data(554)]);
    let contact = TestContact::open().await;
    let worker = contact.start(plain(&server));
    let reference = contact.take("Ada", "ada@example.org").await;
    let sent = DeliveryState::Sent;
    contact.until(&reference, Kind::Owner, sent).await;
    worker.stop(Duration::from_secs(120)).await;
    let now = jiff::Timestamp::now();
    assert_eq!(contact.service.readiness(now).await.unwrap().queue.dead, 0);
    let mails = server.messages();
    assert_eq!(mails.len(), 1);
    let show = format!("boreal messages show {reference}");
    assert!(mails[0].raw.contains(&show), "{}", mails[0].raw);
    assert!(!mails[0].raw.contains("orders"), "{}", mails[0].raw);
    let record = contact.record(&reference).await;
    let note = record.deliveries[0].last_error.clone().unwrap();
    assert!(note.starts_with("text refused for good (554)"), "{note}");
    let unsent = ListFilter {
        unsent: true,
        ..ListFilter::default()
    };
    let unsent = contact.store.list_enquiries(&unsent).await.unwrap();
    assert_eq!(unsent, [record.enquiry]);
}

/// What a filter puts off each time for what is in it would otherwise keep readiness red for days.
#[tokio::test]
async fn a_text_that_is_put_off_each_time_is_announced_before_the_queue_is_old() {
    let mut faults = vec![Fault::Data(451), Fault::Data(450), Fault::Data(421)];
    // The notice is taken, and the whole is put off again.
    faults.extend([Fault::Accept, Fault::Data(451)]);
    let server = SmtpServer::start(&SmtpSetup::default(), &faults);
    let contact = TestContact::open().await;
    let worker = contact.start(plain(&server));
    let reference = contact.take("Ada", "ada@example.org").await;
    let sent = DeliveryState::Sent;
    contact.until(&reference, Kind::Owner, sent).await;
    let now = jiff::Timestamp::now();
    let queue = contact.service.readiness(now).await.unwrap().queue;
    assert_eq!((queue.dead, queue.queued), (0, 0));
    let mails = server.messages();
    assert_eq!((mails.len(), server.attempts()), (1, 5));
    assert!(!mails[0].raw.contains("orders"), "{}", mails[0].raw);
    let record = contact.record(&reference).await;
    assert_eq!(record.deliveries[0].attempts, 3);
    let note = record.deliveries[0].last_error.clone().unwrap();
    assert!(note.starts_with("put off (421)"), "{note}");

    // Sent whole on request, it is no repeat of the notice to a mailbox that shows each Message-ID once.
    let now = now.as_millisecond();
    let (store, metrics) = (&contact.store, contact.service.metrics());
    let before = metrics.sent();
    assert_eq!(store.retry(Some(&reference), now).await.unwrap(), 1);
    boreal_test_support::eventually("the whole message", || async {
        (metrics.sent() > before).then_some(())
    })
    .await;
    worker.stop(Duration::from_secs(120)).await;
    let mails = server.messages();
    assert!(mails[1].raw.contains("orders"), "{}", mails[1].raw);
    let ids = [0, 1].map(|at: usize| mails[at].header("Message-ID"));
    assert_ne!(ids[0], ids[1]);
}

/// A message to the owner through a server that commits `faults`, and what was received by the time it was sent.
async fn sent_through(faults: &[Fault]) -> (Outgoing, Vec<Received>) {
    let server = SmtpServer::start(&SmtpSetup::default(), faults);
    let contact = TestContact::open().await;
    let worker = contact.start(plain(&server));
    let reference = contact.take("Ada", "ada@example.org").await;
    let sent = DeliveryState::Sent;
    contact.until(&reference, Kind::Owner, sent).await;
    worker.stop(Duration::from_secs(120)).await;
    let record = contact.record(&reference).await;
    (record.deliveries[0].clone(), server.messages())
}

#[tokio::test]
async fn a_fault_that_has_passed_when_a_text_is_announced_keeps_nothing_back() {
    let (sent, mails) = sent_through(&[Fault::Data(451); 3]).await;
    assert_eq!(mails.len(), 2);
    assert!(mails[1].raw.contains("orders"), "{}", mails[1].raw);
    assert_eq!(sent.last_error, None);
}

/// Neither who is not received for the addresses, nor who puts off our own words too, has its text to blame.
#[tokio::test]
async fn a_server_that_puts_off_more_than_a_text_is_waited_for_and_gets_the_whole() {
    for (faults, attempts) in [
        (vec![Fault::Recipient(451); 5], 6),
        (vec![Fault::Data(451); 6], 5),
    ] {
        let (sent, mails) = sent_through(&faults).await;
        assert_eq!(mails.len(), 1);
        assert!(mails[0].raw.contains("orders"), "{}", mails[0].raw);
        assert_eq!((sent.attempts, sent.last_error), (attempts, None));
    }
}

/// Attempts that failed before for something else are none of the text's.
#[tokio::test]
async fn a_text_put_off_after_an_outage_is_tried_as_often_as_any_other() {
    let mut faults = vec![Fault::Recipient(451); 3];
    faults.extend([Fault::Data(451); 2]);
    let (sent, mails) = sent_through(&faults).await;
    assert_eq!(mails.len(), 1, "no notice");
    assert!(mails[0].raw.contains("orders"), "{}", mails[0].raw);
    assert_eq!((sent.attempts, sent.last_error), (6, None));
}

/// What an account has used up comes back; only then would a mail that is given up have left.
#[tokio::test]
async fn a_quota_that_is_used_up_puts_mail_off_and_nothing_is_given_up() {
    let faults = [
        Fault::RecipientSaying(550, "5.4.5 Daily sending quota exceeded"),
        Fault::RecipientSaying(550, "5.2.1 You are sending mail at a rate that is too high"),
        Fault::DataSaying(550, "5.4.5 Daily user sending limit exceeded"),
        Fault::DataSaying(552, "5.2.2 The account is over quota"),
    ];
    let (sent, mails) = sent_through(&faults).await;
    assert_eq!(mails.len(), 1);
    assert!(mails[0].raw.contains("orders"), "{}", mails[0].raw);
    assert_eq!((sent.attempts, sent.last_error), (5, None));
}

/// However often it is said after the text: a little room that comes and goes is no fault of the text.
#[tokio::test]
async fn a_quota_that_is_said_after_the_text_is_none_of_the_text() {
    let spent = || Fault::DataSaying(550, "5.4.5 Daily user sending limit exceeded");
    let (sent, mails) = sent_through(&[spent(), spent(), spent(), spent()]).await;
    assert_eq!(mails.len(), 1);
    assert!(mails[0].raw.contains("orders"), "{}", mails[0].raw);
    assert_eq!((sent.attempts, sent.last_error), (5, None));
}

#[tokio::test]
async fn an_address_that_is_refused_is_no_quota() {
    let words = "5.4.1 Recipient address rejected: Access denied";
    let faults = [Fault::RecipientSaying(550, words)];
    let server = SmtpServer::start(&SmtpSetup::default(), &faults);
    let contact = TestContact::open().await;
    let worker = contact.start(plain(&server));
    let reference = contact.take("Ada", "ada@example.org").await;
    let dead = DeliveryState::Dead;
    contact.until(&reference, Kind::Owner, dead).await;
    worker.stop(Duration::from_secs(120)).await;
}

/// The second refusal is of our own words: the owner must look.
#[tokio::test]
async fn a_server_that_refuses_every_text_is_a_fault() {
    let faults = [Fault::Data(550), Fault::Data(550)];
    let server = SmtpServer::start(&SmtpSetup::default(), &faults);
    let contact = TestContact::open().await;
    let worker = contact.start(plain(&server));
    let reference = contact.take("Ada", "ada@example.org").await;
    let dead = DeliveryState::Dead;
    contact.until(&reference, Kind::Owner, dead).await;
    worker.stop(Duration::from_secs(120)).await;
}

#[tokio::test]
async fn an_acknowledgement_given_up_for_our_own_fault_is_sent_on_request() {
    let contact = TestContact::open_with(ContactSettings {
        acknowledge: true,
        ..generous()
    })
    .await;
    let settings = WorkerSettings {
        backoff: Backoff {
            delays: vec![Duration::from_millis(10)],
            give_up_after: Duration::from_millis(50),
            min_attempts: 2,
        },
        ..hurried()
    };
    let store = Arc::clone(&contact.store);
    let nowhere = Arc::new(smtp("smtp://127.0.0.1:1"));
    let worker = Worker::new(store, &contact.service, identity(), nowhere, settings).start();
    let reference = contact.take_from_form("Ada", "ada@example.org").await;
    let kind = Kind::Acknowledgement;
    contact.until(&reference, kind, DeliveryState::Closed).await;
    contact
        .until(&reference, Kind::Owner, DeliveryState::Dead)
        .await;
    worker.stop(Duration::from_secs(120)).await;

    let now = jiff::Timestamp::now().as_millisecond();
    assert_eq!(contact.store.retry(None, now).await.unwrap(), 2);
    let server = SmtpServer::start(&SmtpSetup::default(), &[]);
    let worker = contact.start(plain(&server));
    contact.until(&reference, kind, DeliveryState::Sent).await;
    contact.until_quiet().await;
    worker.stop(Duration::from_secs(120)).await;
    assert_eq!(server.messages().len(), 2);
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
    let reference = contact.take_from_form("Ada", "ada@example.org").await;
    let closed = DeliveryState::Closed;
    contact
        .until(&reference, Kind::Acknowledgement, closed)
        .await;
    let sent = DeliveryState::Sent;
    contact.until(&reference, Kind::Owner, sent).await;
    let now = jiff::Timestamp::now();
    let queue = contact.service.readiness(now).await.unwrap().queue;
    assert_eq!(queue.dead, 0, "a mistyped address is no fault of ours");
    let again = contact.store.retry(Some(&reference), now.as_millisecond());
    assert_eq!(again.await.unwrap(), 0, "nor is it written to again");

    let mut next_week = crate::test_contact::visitor();
    next_week.now += jiff::SignedDuration::from_hours(7 * 24);
    let raw = crate::test_contact::message("Ada again", "ada+again@example.org");
    let raw = contact.in_form(raw, next_week.now);
    let second = contact.service.accept(raw, next_week).await.unwrap();
    let record = contact.record(second.reference.as_str()).await;
    assert_eq!(record.deliveries.len(), 1, "only the owner's mail");
    worker.stop(Duration::from_secs(120)).await;
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
    worker.stop(Duration::from_secs(120)).await;
}
