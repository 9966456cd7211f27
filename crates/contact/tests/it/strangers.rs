//! Anybody can write anybody's address into the form: what a stranger does with it must not stand in its owner's way.

use std::time::Duration;

use boreal_contact::{Client, ContactSettings, EmlFolder};
use boreal_store::{DeliveryState, Kind, Standing};
use jiff::Timestamp;

use crate::test_contact::{TestContact, message};

#[tokio::test]
async fn a_stranger_cannot_close_an_address() {
    let contact = TestContact::open_with(ContactSettings::default()).await;
    let now = Timestamp::now();
    let client = |ip: &str| Client {
        now,
        ip: Some(ip.parse().unwrap()),
    };
    for number in 0..60 {
        let raw = message(&format!("Stranger {number}"), "Ada+spam@example.org");
        let raw = contact.in_form(raw, now);
        let stranger = client(&format!("198.51.{number}.1"));
        contact.service.accept(raw, stranger).await.unwrap();
    }
    // Its mailbox refuses our mail for good, too.
    let theirs = message("Stranger again", "ada@example.org");
    let stranger = client("198.51.100.2");
    let theirs = contact.service.accept(theirs, stranger).await.unwrap();
    let refused = theirs.reference.as_str();
    let store = &contact.store;
    store.suppress_acknowledgements(refused).await.unwrap();

    let raw = contact.in_form(message("Ada herself", "ada@example.org"), now);
    let accepted = contact.service.accept(raw, client("203.0.113.9"));
    let reference = accepted.await.unwrap().reference.to_string();
    let record = contact.record(&reference).await;
    assert_eq!(record.enquiry.standing, Standing::Accepted);
    let kinds: Vec<Kind> = record.deliveries.iter().map(|due| due.kind).collect();
    assert_eq!(kinds, [Kind::Owner], "stored and mailed, not acknowledged");

    let folder = EmlFolder::under(contact.folder.path());
    let worker = contact.start(folder);
    let sent = DeliveryState::Sent;
    contact.until(&reference, Kind::Owner, sent).await;
    worker.stop(Duration::from_secs(120)).await;
    // Erasing what a stranger wrote leaves it alone.
    assert!(store.erase(refused).await.unwrap());
    contact.until(&reference, Kind::Owner, sent).await;
}
