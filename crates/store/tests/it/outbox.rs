//! What every store must do with deliveries that are due.

use std::sync::Arc;

use boreal_store::{Kind, Store};

use crate::{DAY, MINUTE, NOW, claim, enquiry, on_both};

on_both! {
    a_claimed_row_is_not_given_to_another_worker,
    an_expired_lease_is_taken_over_and_the_late_worker_changes_nothing,
    claims_take_from_both_ends_of_the_queue,
    competing_workers_share_the_queue_without_overlap,
    a_deferred_row_waits_for_its_time,
    a_clock_set_back_does_not_strand_a_row,
    a_dead_row_stays_until_it_is_retried,
    one_kind_does_not_block_another,
    a_text_put_off_is_counted_apart_from_other_failures,
}

async fn a_claimed_row_is_not_given_to_another_worker(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let first = store.claim_due(&claim("one", NOW)).await.unwrap().unwrap();
    assert_eq!(first.lease.attempt, 1);
    assert_eq!(first.enquiry.reference, "AAAA-0001");
    let second = store.claim_due(&claim("two", NOW)).await.unwrap();
    assert!(second.is_none());
    assert!(store.mark_sent(&first.lease, NOW, None).await.unwrap());
    let third = store.claim_due(&claim("two", NOW + DAY)).await.unwrap();
    assert!(third.is_none());
    assert_eq!(store.queue().await.unwrap().queued, 0);
}

async fn an_expired_lease_is_taken_over_and_the_late_worker_changes_nothing(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let late = store.claim_due(&claim("one", NOW)).await.unwrap().unwrap();
    let later = NOW + 2 * MINUTE;
    let heir = store
        .claim_due(&claim("two", later))
        .await
        .unwrap()
        .unwrap();
    assert_eq!(heir.lease.attempt, 2);
    assert!(
        !store
            .mark_dead(&late.lease, later, "too late")
            .await
            .unwrap()
    );
    assert!(
        !store
            .mark_deferred(&late.lease, later, "too late", false)
            .await
            .unwrap()
    );
    assert!(store.mark_sent(&heir.lease, later, None).await.unwrap());
    assert!(!store.mark_sent(&heir.lease, later, None).await.unwrap());
}

async fn claims_take_from_both_ends_of_the_queue(store: Arc<dyn Store>) {
    for number in 0..20 {
        let mut new = enquiry(&format!("AAAA-{number:04}"));
        new.received_at = NOW + number;
        store.add_enquiry(&new).await.unwrap();
    }
    let mut next = claim("one", NOW + MINUTE);
    for expected in ["AAAA-0000", "AAAA-0019", "AAAA-0001", "AAAA-0018"] {
        let claimed = store.claim_due(&next).await.unwrap().unwrap();
        assert_eq!(claimed.enquiry.reference, expected);
        next.end = next.end.other();
    }
}

async fn competing_workers_share_the_queue_without_overlap(store: Arc<dyn Store>) {
    for number in 0..60 {
        store
            .add_enquiry(&enquiry(&format!("AAAA-{number:04}")))
            .await
            .unwrap();
    }
    let mut workers = tokio::task::JoinSet::new();
    for worker in 0..6 {
        let store = Arc::clone(&store);
        workers.spawn(async move {
            let worker = format!("worker-{worker}");
            let mut claimed = Vec::new();
            loop {
                match store.claim_due(&claim(&worker, NOW)).await.unwrap() {
                    Some(delivery) => claimed.push(delivery.lease.id),
                    None => return claimed,
                }
            }
        });
    }
    let mut claimed = workers.join_all().await.concat();
    claimed.sort();
    claimed.dedup();
    assert_eq!(claimed.len(), 60);
}

async fn a_deferred_row_waits_for_its_time(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let tried = store.claim_due(&claim("one", NOW)).await.unwrap().unwrap();
    store
        .mark_deferred(&tried.lease, NOW + 30_000, "451 try later", false)
        .await
        .unwrap();
    assert!(
        store
            .claim_due(&claim("one", NOW + 29_999))
            .await
            .unwrap()
            .is_none()
    );
    let record = store.show_enquiry("AAAA-0001").await.unwrap().unwrap();
    assert_eq!(
        record.deliveries[0].last_error.as_deref(),
        Some("451 try later")
    );
    let again = store.claim_due(&claim("one", NOW + 30_000)).await.unwrap();
    assert_eq!(again.unwrap().lease.attempt, 2);
}

async fn a_clock_set_back_does_not_strand_a_row(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let ahead = NOW + 30 * DAY;
    let tried = store
        .claim_due(&claim("one", ahead))
        .await
        .unwrap()
        .unwrap();
    store
        .mark_deferred(&tried.lease, ahead + MINUTE, "451", false)
        .await
        .unwrap();
    let back = store.claim_due(&claim("one", NOW)).await.unwrap();
    assert!(back.is_some(), "the wait ends beyond any delay that exists");
}

async fn a_dead_row_stays_until_it_is_retried(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let tried = store.claim_due(&claim("one", NOW)).await.unwrap().unwrap();
    assert!(
        store
            .mark_dead(&tried.lease, NOW, "550 no such user")
            .await
            .unwrap()
    );
    assert_eq!(store.queue().await.unwrap().dead, 1);
    assert!(
        store
            .claim_due(&claim("one", NOW + DAY))
            .await
            .unwrap()
            .is_none()
    );

    assert_eq!(store.retry(Some("BBBB-0001"), NOW).await.unwrap(), 0);
    assert_eq!(store.retry(None, NOW + DAY).await.unwrap(), 1);
    let revived = store.claim_due(&claim("one", NOW + DAY)).await.unwrap();
    let revived = revived.unwrap();
    assert_eq!(revived.lease.attempt, 1);
    assert_eq!(revived.created_at, NOW + DAY);
}

async fn one_kind_does_not_block_another(store: Arc<dyn Store>) {
    let mut new = enquiry("AAAA-0001");
    new.outgoing = vec![Kind::Owner, Kind::Webhook];
    store.add_enquiry(&new).await.unwrap();
    let owner = store.claim_due(&claim("one", NOW)).await.unwrap().unwrap();
    store.mark_dead(&owner.lease, NOW, "550").await.unwrap();
    let mut webhooks = claim("one", NOW);
    webhooks.kind = Kind::Webhook;
    assert!(store.claim_due(&webhooks).await.unwrap().is_some());
}

async fn a_text_put_off_is_counted_apart_from_other_failures(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let mut counted = Vec::new();
    for (number, is_of_text) in (0..).zip([false, true, true, false, true]) {
        let now = NOW + number * MINUTE;
        let tried = store.claim_due(&claim("one", now)).await.unwrap().unwrap();
        counted.push((tried.lease.attempt, tried.text_put_off));
        let noted = store.mark_deferred(&tried.lease, now, "451", is_of_text);
        assert!(noted.await.unwrap());
    }
    assert_eq!(counted, [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2)]);

    let now = NOW + 5 * MINUTE;
    let last = store.claim_due(&claim("one", now)).await.unwrap().unwrap();
    assert_eq!(last.text_put_off, 3);
    store.mark_dead(&last.lease, now, "451").await.unwrap();
    store.retry(Some("AAAA-0001"), now).await.unwrap();
    let again = store.claim_due(&claim("one", now)).await.unwrap().unwrap();
    assert_eq!((again.lease.attempt, again.text_put_off), (1, 0));
}
