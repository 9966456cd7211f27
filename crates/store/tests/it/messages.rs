//! What every store must do with messages, addresses, buckets and feeds.

use std::sync::Arc;

use boreal_store::{
    Added, CachedFeed, Cursor, DeliveryState, Kind, ListFilter, PurgeBefore, Purged, QueueStats,
    Rate, Standing, Store, Take,
};

use crate::{DAY, NOW, acknowledge_at, claim, enquiry, on_both};

on_both! {
    a_message_is_stored_with_what_must_be_sent,
    the_same_key_and_body_give_the_first_reference,
    another_body_under_the_same_key_is_a_conflict,
    fifty_at_once_under_one_key_store_one_row,
    a_taken_reference_is_reported_and_nothing_is_stored,
    a_form_counts_once_until_it_is_forgotten,
    a_closed_delivery_is_over_and_nobody_must_look,
    retrying_a_quarantined_message_mails_it,
    lists_are_paged_newest_first,
    erasing_removes_message_and_deliveries,
    purging_keeps_what_is_young_or_waiting,
    buckets_empty_and_refill,
    a_token_put_back_can_be_taken_again,
    feeds_are_kept_and_replaced,
    the_probe_succeeds_on_a_healthy_database,
    any_text_survives_unchanged,
}

async fn a_message_is_stored_with_what_must_be_sent(store: Arc<dyn Store>) {
    let mut new = enquiry("AAAA-0001");
    new.outgoing = vec![Kind::Owner, Kind::Webhook];
    new.acknowledge = acknowledge_at(NOW);
    assert_eq!(store.add_enquiry(&new).await.unwrap(), Added::Stored);

    let record = store.show_enquiry("AAAA-0001").await.unwrap().unwrap();
    assert_eq!(record.enquiry.message, new.message);
    assert_eq!(record.enquiry.origin.as_deref(), Some("bond-yields"));
    let kinds: Vec<Kind> = record.deliveries.iter().map(|sent| sent.kind).collect();
    assert_eq!(kinds, [Kind::Acknowledgement, Kind::Owner, Kind::Webhook]);
    assert!(store.show_enquiry("AAAA-0002").await.unwrap().is_none());
    let queue = store.queue().await.unwrap();
    let expected = QueueStats {
        queued: 3,
        oldest_queued_at: Some(NOW),
        dead: 0,
        quarantined: 0,
    };
    assert_eq!(queue, expected);
}

async fn the_same_key_and_body_give_the_first_reference(store: Arc<dyn Store>) {
    let mut new = enquiry("AAAA-0001");
    new.idempotency_key = Some("key".to_owned());
    store.add_enquiry(&new).await.unwrap();
    new.reference = "AAAA-0002".to_owned();
    let again = store.add_enquiry(&new).await.unwrap();
    let reference = "AAAA-0001".to_owned();
    let repeated = Added::Repeated { reference };
    assert_eq!(again, repeated);
    let found = store.find_repeat("key", "hash").await.unwrap();
    assert_eq!(found, Some(repeated));
    let found = store.find_repeat("key", "another").await.unwrap();
    assert_eq!(found, Some(Added::KeyConflict));
    assert_eq!(store.find_repeat("new", "hash").await.unwrap(), None);
    assert_eq!(store.queue().await.unwrap().queued, 1);
}

async fn another_body_under_the_same_key_is_a_conflict(store: Arc<dyn Store>) {
    let mut new = enquiry("AAAA-0001");
    new.idempotency_key = Some("key".to_owned());
    store.add_enquiry(&new).await.unwrap();
    new.reference = "AAAA-0002".to_owned();
    new.body_hash = "another".to_owned();
    assert_eq!(store.add_enquiry(&new).await.unwrap(), Added::KeyConflict);
}

async fn fifty_at_once_under_one_key_store_one_row(store: Arc<dyn Store>) {
    let mut attempts = tokio::task::JoinSet::new();
    for number in 0..50 {
        let store = Arc::clone(&store);
        attempts.spawn(async move {
            let mut new = enquiry(&format!("AAAA-{number:04}"));
            new.idempotency_key = Some("key".to_owned());
            match store.add_enquiry(&new).await.unwrap() {
                Added::Stored => new.reference,
                Added::Repeated { reference } => reference,
                other => panic!("{other:?}"),
            }
        });
    }
    let references = attempts.join_all().await;
    assert!(references.iter().all(|one| *one == references[0]));
    let listed = store.list_enquiries(&ListFilter::default()).await.unwrap();
    assert_eq!(listed.len(), 1);
}

async fn a_taken_reference_is_reported_and_nothing_is_stored(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let mut other = enquiry("AAAA-0001");
    other.message = "Another message".to_owned();
    assert_eq!(
        store.add_enquiry(&other).await.unwrap(),
        Added::ReferenceTaken
    );
    let kept = store.show_enquiry("AAAA-0001").await.unwrap().unwrap();
    assert_ne!(kept.enquiry.message, other.message);
    assert_eq!(store.queue().await.unwrap().queued, 1);
}

async fn retrying_a_quarantined_message_mails_it(store: Arc<dyn Store>) {
    let mut new = enquiry("AAAA-0001");
    new.standing = Standing::Quarantined;
    new.outgoing = Vec::new();
    store.add_enquiry(&new).await.unwrap();
    assert_eq!(store.queue().await.unwrap().quarantined, 1);
    assert_eq!(store.retry(None, NOW).await.unwrap(), 0, "only by name");
    assert_eq!(store.retry(Some("AAAA-0001"), NOW).await.unwrap(), 1);
    let record = store.show_enquiry("AAAA-0001").await.unwrap().unwrap();
    assert_eq!(record.enquiry.standing, Standing::Accepted);
    assert_eq!(record.deliveries[0].kind, Kind::Owner);
    assert_eq!(record.deliveries[0].state, DeliveryState::Queued);
}

async fn lists_are_paged_newest_first(store: Arc<dyn Store>) {
    for number in 0..5 {
        let mut new = enquiry(&format!("AAAA-{number:04}"));
        new.received_at = NOW + number / 2;
        if number == 4 {
            new.standing = Standing::Quarantined;
        }
        store.add_enquiry(&new).await.unwrap();
    }
    let mut seen = Vec::new();
    let mut filter = ListFilter {
        limit: 2,
        ..ListFilter::default()
    };
    loop {
        let page = store.list_enquiries(&filter).await.unwrap();
        let Some(last) = page.last() else { break };
        filter.after = Some(Cursor {
            received_at: last.received_at,
            reference: last.reference.clone(),
        });
        seen.extend(page.into_iter().map(|one| one.reference));
    }
    assert_eq!(
        seen,
        [
            "AAAA-0004",
            "AAAA-0003",
            "AAAA-0002",
            "AAAA-0001",
            "AAAA-0000"
        ]
    );
    let suspects = ListFilter {
        standing: Some(Standing::Quarantined),
        ..ListFilter::default()
    };
    assert_eq!(store.list_enquiries(&suspects).await.unwrap().len(), 1);
}

async fn erasing_removes_message_and_deliveries(store: Arc<dyn Store>) {
    let mut new = enquiry("AAAA-0001");
    new.acknowledge = acknowledge_at(NOW);
    store.add_enquiry(&new).await.unwrap();
    store.add_enquiry(&enquiry("AAAA-0002")).await.unwrap();
    assert!(store.erase("AAAA-0001").await.unwrap());
    assert!(!store.erase("AAAA-0001").await.unwrap());
    assert!(store.show_enquiry("AAAA-0001").await.unwrap().is_none());
    assert_eq!(store.queue().await.unwrap().queued, 1);
    // That the mailbox was acknowledged is forgotten too.
    new.reference = "AAAA-0003".to_owned();
    store.add_enquiry(&new).await.unwrap();
    assert_eq!(store.queue().await.unwrap().queued, 3);
}

async fn purging_keeps_what_is_young_or_waiting(store: Arc<dyn Store>) {
    let ages = [
        ("AAAA-0000", 800),
        ("AAAA-0001", 800),
        ("AAAA-0002", 40),
        ("AAAA-0003", 1),
    ];
    for (reference, days) in ages {
        let mut new = enquiry(reference);
        new.received_at = NOW - days * DAY;
        if reference != "AAAA-0001" {
            new.outgoing = Vec::new();
        }
        if reference == "AAAA-0002" {
            new.standing = Standing::Quarantined;
        }
        store.add_enquiry(&new).await.unwrap();
    }
    let before = PurgeBefore {
        now: NOW,
        accepted: NOW - 730 * DAY,
        quarantined: NOW - 30 * DAY,
        ip_hashes: NOW - 30 * DAY,
        form_tokens: NOW - 2 * DAY,
    };
    let purged = store.purge(&before).await.unwrap();
    assert_eq!(
        purged,
        Purged {
            enquiries: 2,
            ip_hashes: 1
        }
    );
    assert!(store.show_enquiry("AAAA-0001").await.unwrap().is_some());
    assert!(store.show_enquiry("AAAA-0003").await.unwrap().is_some());
}

async fn buckets_empty_and_refill(store: Arc<dyn Store>) {
    let rate = Rate::per_minute(6, 3);
    for _ in 0..3 {
        assert_eq!(
            store.take_token("ip:1", &rate, NOW).await.unwrap(),
            Take::Granted
        );
    }
    let refused = Take::Refused {
        retry_after_ms: 10_000,
    };
    assert_eq!(store.take_token("ip:1", &rate, NOW).await.unwrap(), refused);
    assert_eq!(
        store.take_token("ip:2", &rate, NOW).await.unwrap(),
        Take::Granted
    );
    let later = NOW + 10_000;
    assert_eq!(
        store.take_token("ip:1", &rate, later).await.unwrap(),
        Take::Granted
    );
    let back = NOW - 30 * DAY;
    let refused = store.take_token("ip:1", &rate, back).await.unwrap();
    assert_eq!(
        refused,
        Take::Refused {
            retry_after_ms: 10_000
        },
        "never longer than one token"
    );
    let later = store.take_token("ip:1", &rate, back + 10_000);
    assert_eq!(later.await.unwrap(), Take::Granted, "and not for ever");
}

async fn feeds_are_kept_and_replaced(store: Arc<dyn Store>) {
    assert_eq!(store.cached_feed("valet").await.unwrap(), None);
    let mut feed = CachedFeed {
        body: vec![0, 255, 10],
        fetched_at: NOW,
        question: Some("0a1b2c".to_owned()),
    };
    store.cache_feed("valet", &feed).await.unwrap();
    assert_eq!(
        store.cached_feed("valet").await.unwrap(),
        Some(feed.clone())
    );
    feed.body = b"second".to_vec();
    feed.question = None;
    store.cache_feed("valet", &feed).await.unwrap();
    assert_eq!(store.cached_feed("valet").await.unwrap(), Some(feed));
}

async fn the_probe_succeeds_on_a_healthy_database(store: Arc<dyn Store>) {
    store.probe(NOW).await.unwrap();
    store.probe(NOW + 1).await.unwrap();
    store.close().await;
    assert!(store.probe(NOW).await.is_err());
}

async fn any_text_survives_unchanged(store: Arc<dyn Store>) {
    let mut new = enquiry("AAAA-0001");
    new.message = "ᐃᓄᒃᑎᑐᑦ '; DROP TABLE enquiries; -- 👩🏽‍🚀 \u{202e}evil \u{2028} e\u{301}".repeat(40);
    store.add_enquiry(&new).await.unwrap();
    let kept = store.show_enquiry("AAAA-0001").await.unwrap().unwrap();
    assert_eq!(kept.enquiry.message, new.message);
}

async fn a_form_counts_once_until_it_is_forgotten(store: Arc<dyn Store>) {
    let with_form = |number: u32| {
        let mut new = enquiry(&format!("AAAA-{number:04}"));
        new.form_token = Some("form".to_owned());
        new.idempotency_key = Some(format!("key {number}"));
        new
    };
    let first = with_form(1);
    assert_eq!(store.add_enquiry(&first).await.unwrap(), Added::Stored);
    let again = store.add_enquiry(&first).await.unwrap();
    assert!(matches!(again, Added::Repeated { .. }), "{again:?}");
    let spent = store.add_enquiry(&with_form(2)).await.unwrap();
    assert_eq!(spent, Added::FormSpent);
    assert!(store.show_enquiry("AAAA-0002").await.unwrap().is_none());
    let before = PurgeBefore {
        now: NOW,
        accepted: NOW - DAY,
        quarantined: NOW - DAY,
        ip_hashes: NOW - DAY,
        form_tokens: NOW + 1,
    };
    store.purge(&before).await.unwrap();
    let later = store.add_enquiry(&with_form(3)).await.unwrap();
    assert_eq!(later, Added::Stored);
}

async fn a_closed_delivery_is_over_and_nobody_must_look(store: Arc<dyn Store>) {
    for number in 0..2 {
        let mut new = enquiry(&format!("AAAA-{number:04}"));
        new.outgoing = vec![Kind::Owner, Kind::Webhook];
        store.add_enquiry(&new).await.unwrap();
    }
    let leased = store.claim_due(&claim("one", NOW)).await.unwrap();
    let lease = &leased.unwrap().lease;
    assert!(store.mark_closed(lease, NOW, "not wanted").await.unwrap());
    assert!(!store.mark_closed(lease, NOW, "not wanted").await.unwrap());
    assert_eq!(
        store.close_all(Kind::Webhook, NOW, "gone").await.unwrap(),
        2
    );
    let queue = store.queue().await.unwrap();
    assert_eq!((queue.queued, queue.dead), (1, 0));
    assert_eq!(store.retry(None, NOW).await.unwrap(), 0);
    let record = store.show_enquiry("AAAA-0000").await.unwrap().unwrap();
    let webhook = &record.deliveries[1];
    assert_eq!(webhook.state, DeliveryState::Closed);
    assert_eq!(webhook.last_error.as_deref(), Some("gone"));
}

async fn a_token_put_back_can_be_taken_again(store: Arc<dyn Store>) {
    let rate = Rate::per_minute(1, 1);
    let take = || store.take_token("ip:1", &rate, NOW);
    assert_eq!(take().await.unwrap(), Take::Granted);
    store.return_token("ip:1", &rate).await.unwrap();
    assert_eq!(take().await.unwrap(), Take::Granted);
    assert!(matches!(take().await.unwrap(), Take::Refused { .. }));
}
