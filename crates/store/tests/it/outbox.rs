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
    a_released_row_is_due_at_once_and_untried,
    a_dead_row_stays_until_it_is_retried,
    one_kind_does_not_block_another,
}

async fn a_claimed_row_is_not_given_to_another_worker(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let first = store.claim_due(&claim("one", 10, NOW)).await.unwrap();
    assert_eq!(first.len(), 1);
    assert_eq!(first[0].lease.attempt, 1);
    assert_eq!(first[0].enquiry.reference, "AAAA-0001");
    let second = store.claim_due(&claim("two", 10, NOW)).await.unwrap();
    assert!(second.is_empty());
    assert!(store.mark_sent(&first[0].lease, NOW).await.unwrap());
    let third = store.claim_due(&claim("two", 10, NOW + DAY)).await.unwrap();
    assert!(third.is_empty());
    assert_eq!(store.queue().await.unwrap().queued, 0);
}

async fn an_expired_lease_is_taken_over_and_the_late_worker_changes_nothing(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let late = store
        .claim_due(&claim("one", 1, NOW))
        .await
        .unwrap()
        .remove(0);
    let later = NOW + 2 * MINUTE;
    let heir = store
        .claim_due(&claim("two", 1, later))
        .await
        .unwrap()
        .remove(0);
    assert_eq!(heir.lease.attempt, 2);
    assert!(
        !store
            .mark_dead(&late.lease, later, "too late")
            .await
            .unwrap()
    );
    assert!(
        !store
            .mark_deferred(&late.lease, later, "too late")
            .await
            .unwrap()
    );
    assert!(!store.release(&late.lease).await.unwrap());
    assert!(store.mark_sent(&heir.lease, later).await.unwrap());
    assert!(!store.mark_sent(&heir.lease, later).await.unwrap());
}

async fn claims_take_from_both_ends_of_the_queue(store: Arc<dyn Store>) {
    for number in 0..20 {
        let mut new = enquiry(&format!("AAAA-{number:04}"));
        new.received_at = NOW + number;
        store.add_enquiry(&new).await.unwrap();
    }
    let now = NOW + MINUTE;
    let mut claimed: Vec<String> = store
        .claim_due(&claim("one", 4, now))
        .await
        .unwrap()
        .into_iter()
        .map(|delivery| delivery.enquiry.reference)
        .collect();
    claimed.sort();
    assert_eq!(
        claimed,
        ["AAAA-0000", "AAAA-0001", "AAAA-0018", "AAAA-0019"]
    );
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
                let batch = store.claim_due(&claim(&worker, 5, NOW)).await.unwrap();
                if batch.is_empty() {
                    return claimed;
                }
                claimed.extend(batch.into_iter().map(|delivery| delivery.lease.id));
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
    let tried = store
        .claim_due(&claim("one", 1, NOW))
        .await
        .unwrap()
        .remove(0);
    store
        .mark_deferred(&tried.lease, NOW + 30_000, "451 try later")
        .await
        .unwrap();
    assert!(
        store
            .claim_due(&claim("one", 1, NOW + 29_999))
            .await
            .unwrap()
            .is_empty()
    );
    let record = store.show_enquiry("AAAA-0001").await.unwrap().unwrap();
    assert_eq!(
        record.deliveries[0].last_error.as_deref(),
        Some("451 try later")
    );
    let again = store
        .claim_due(&claim("one", 1, NOW + 30_000))
        .await
        .unwrap();
    assert_eq!(again[0].lease.attempt, 2);
}

async fn a_clock_set_back_does_not_strand_a_row(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let ahead = NOW + 30 * DAY;
    let tried = store
        .claim_due(&claim("one", 1, ahead))
        .await
        .unwrap()
        .remove(0);
    store
        .mark_deferred(&tried.lease, ahead + MINUTE, "451")
        .await
        .unwrap();
    let back = store.claim_due(&claim("one", 1, NOW)).await.unwrap();
    assert_eq!(back.len(), 1, "the wait ends beyond any delay that exists");
}

async fn a_released_row_is_due_at_once_and_untried(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let held = store
        .claim_due(&claim("one", 1, NOW))
        .await
        .unwrap()
        .remove(0);
    assert!(store.release(&held.lease).await.unwrap());
    let next = store.claim_due(&claim("two", 1, NOW)).await.unwrap();
    assert_eq!(next[0].lease.attempt, 1);
}

async fn a_dead_row_stays_until_it_is_retried(store: Arc<dyn Store>) {
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    let tried = store
        .claim_due(&claim("one", 1, NOW))
        .await
        .unwrap()
        .remove(0);
    assert!(
        store
            .mark_dead(&tried.lease, NOW, "550 no such user")
            .await
            .unwrap()
    );
    assert_eq!(store.queue().await.unwrap().dead, 1);
    assert!(
        store
            .claim_due(&claim("one", 1, NOW + DAY))
            .await
            .unwrap()
            .is_empty()
    );

    assert_eq!(store.retry(Some("BBBB-0001"), NOW).await.unwrap(), 0);
    assert_eq!(store.retry(None, NOW + DAY).await.unwrap(), 1);
    let revived = store.claim_due(&claim("one", 1, NOW + DAY)).await.unwrap();
    assert_eq!(revived[0].lease.attempt, 1);
    assert_eq!(revived[0].created_at, NOW + DAY);
}

async fn one_kind_does_not_block_another(store: Arc<dyn Store>) {
    let mut new = enquiry("AAAA-0001");
    new.outgoing = vec![Kind::Owner, Kind::Webhook];
    store.add_enquiry(&new).await.unwrap();
    let owner = store
        .claim_due(&claim("one", 10, NOW))
        .await
        .unwrap()
        .remove(0);
    store.mark_dead(&owner.lease, NOW, "550").await.unwrap();
    let mut webhooks = claim("one", 10, NOW);
    webhooks.kind = Kind::Webhook;
    assert_eq!(store.claim_due(&webhooks).await.unwrap().len(), 1);
}
