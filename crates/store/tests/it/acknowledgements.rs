//! Whom every store lets be acknowledged, and how often.

use std::sync::Arc;

use boreal_store::Store;

use crate::{DAY, MINUTE, NOW, acknowledge_at, enquiry, on_both};

on_both! {
    an_address_is_acknowledged_once_a_day,
    a_refused_address_is_not_acknowledged_again,
    a_refused_spelling_leaves_the_mailbox_alone,
    a_refusal_is_erased_with_its_message,
    a_domain_is_acknowledged_so_often_an_hour,
    acknowledgements_do_not_age_the_queue,
}

async fn an_address_is_acknowledged_once_a_day(store: Arc<dyn Store>) {
    let mut queued = Vec::new();
    for (number, hours) in [0, 1, 23, 25].into_iter().enumerate() {
        let mut new = enquiry(&format!("AAAA-{number:04}"));
        new.outgoing = Vec::new();
        new.received_at = NOW + hours * 60 * MINUTE;
        new.acknowledge = acknowledge_at(new.received_at);
        store.add_enquiry(&new).await.unwrap();
        queued.push(store.queue().await.unwrap().queued);
    }
    assert_eq!(queued, [1, 1, 1, 2]);
}

async fn a_refused_address_is_not_acknowledged_again(store: Arc<dyn Store>) {
    let mut new = enquiry("AAAA-0001");
    new.outgoing = Vec::new();
    new.acknowledge = acknowledge_at(NOW);
    store.add_enquiry(&new).await.unwrap();
    store.suppress_acknowledgements("AAAA-0001").await.unwrap();
    new.reference = "AAAA-0002".to_owned();
    new.received_at = NOW + 3 * DAY;
    new.acknowledge = acknowledge_at(NOW + 3 * DAY);
    store.add_enquiry(&new).await.unwrap();
    assert_eq!(store.queue().await.unwrap().queued, 1);
}

async fn a_domain_is_acknowledged_so_often_an_hour(store: Arc<dyn Store>) {
    let mut queued = Vec::new();
    for (number, (domain, minutes)) in [
        ("example.org", 0),
        ("mail.example.org", 1),
        ("a.b.example.org", 2),
        ("example.net", 3),
        ("example.org", 70),
        ("example.co.uk", 71),
        ("a.example.co.uk", 72),
        ("b.example.co.uk", 73),
        ("example.ca", 74),
        ("other.co.uk", 75),
    ]
    .into_iter()
    .enumerate()
    {
        let mut new = enquiry(&format!("AAAA-{number:04}"));
        new.outgoing = Vec::new();
        new.received_at = NOW + minutes * MINUTE;
        new.mailbox = format!("visitor-{number}@{domain}");
        new.acknowledge = acknowledge_at(new.received_at);
        store.add_enquiry(&new).await.unwrap();
        queued.push(store.queue().await.unwrap().queued);
    }
    assert_eq!(queued, [1, 2, 2, 3, 4, 5, 6, 6, 7, 8]);
}

async fn acknowledgements_do_not_age_the_queue(store: Arc<dyn Store>) {
    let mut new = enquiry("AAAA-0001");
    new.outgoing = Vec::new();
    new.acknowledge = acknowledge_at(NOW);
    store.add_enquiry(&new).await.unwrap();
    let queue = store.queue().await.unwrap();
    assert_eq!((queue.queued, queue.oldest_queued_at), (1, None));
}

/// Stores message number `number` from a spelling of ada@example.org, that many days on; gives whether it is
/// acknowledged.
async fn is_acknowledged(store: &dyn Store, number: i64, email: &str) -> bool {
    let mut new = enquiry(&format!("AAAA-{number:04}"));
    new.outgoing = Vec::new();
    new.email = email.to_owned();
    new.received_at = NOW + 2 * number * DAY;
    new.acknowledge = acknowledge_at(new.received_at);
    store.add_enquiry(&new).await.unwrap();
    let record = store.show_enquiry(&new.reference).await.unwrap().unwrap();
    !record.deliveries.is_empty()
}

/// A server that knows no ada+news@ may know ada@, and anybody can write the former into the form.
async fn a_refused_spelling_leaves_the_mailbox_alone(store: Arc<dyn Store>) {
    let store = store.as_ref();
    assert!(is_acknowledged(store, 1, "Ada+News@example.org").await);
    store.suppress_acknowledgements("AAAA-0001").await.unwrap();
    assert!(!is_acknowledged(store, 2, "ada+news@example.org").await);
    assert!(is_acknowledged(store, 3, "ada@example.org").await);
    assert!(is_acknowledged(store, 4, "ada+other@example.org").await);
    // What the mailbox itself refuses is refused under every name.
    store.suppress_acknowledgements("AAAA-0003").await.unwrap();
    assert!(!is_acknowledged(store, 5, "ada+other@example.org").await);
}

async fn a_refusal_is_erased_with_its_message(store: Arc<dyn Store>) {
    let store = store.as_ref();
    assert!(is_acknowledged(store, 1, "Ada+News@example.org").await);
    store.suppress_acknowledgements("AAAA-0001").await.unwrap();
    assert!(store.erase("AAAA-0001").await.unwrap());
    store.suppress_acknowledgements("AAAA-0001").await.unwrap();
    assert!(is_acknowledged(store, 2, "ada+news@example.org").await);
}
