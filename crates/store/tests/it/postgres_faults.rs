//! A server that goes away or turns read-only, and instances that start together.

use boreal_store::{Added, PurgeBefore, Rate, StoreError, Take};
use boreal_test_support::{Database, PrivateCluster};
use sqlx::{Connection, PgConnection};

use crate::{DAY, NOW, claim, enquiry};

#[tokio::test]
async fn a_crash_loses_nothing_and_needs_no_restart_of_ours() {
    let mut cluster = PrivateCluster::start(true).await;
    let database = cluster.create_database().await;
    let store = boreal_store::open(&database.url).await.unwrap();
    store.add_enquiry(&enquiry("AAAA-0001")).await.unwrap();
    cluster.crash();
    let refused = store.add_enquiry(&enquiry("AAAA-0002")).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))));
    assert!(store.probe(NOW).await.is_err());
    cluster.resume().await;
    assert_eq!(
        store.add_enquiry(&enquiry("AAAA-0002")).await.unwrap(),
        Added::Stored
    );
    for _ in 0..2 {
        let claimed = store.claim_due(&claim("one", NOW)).await.unwrap();
        assert!(claimed.is_some());
    }
}

#[tokio::test]
async fn a_read_only_database_is_unavailable_until_it_is_not() {
    let database = Database::create().await;
    let store = boreal_store::open(&database.url).await.unwrap();
    // An operator's session in another database is not itself read-only.
    let operator = Database::create().await;
    let name = &database.name;
    let switch = |value: &str| {
        format!(
            "ALTER DATABASE {name} SET default_transaction_read_only = {value};
             SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
    };
    operator.execute(&switch("on")).await;
    let refused = store.add_enquiry(&enquiry("AAAA-0001")).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))));
    assert!(store.probe(NOW).await.is_err());
    operator.execute(&switch("off")).await;
    let stored = boreal_test_support::eventually("a connection after the switch", || async {
        store.add_enquiry(&enquiry("AAAA-0001")).await.ok()
    })
    .await;
    assert_eq!(stored, Added::Stored);
}

#[tokio::test]
async fn instances_that_start_together_agree_on_the_schema_and_share_limits() {
    let database = Database::create().await;
    let (one, two, three) = tokio::join!(
        boreal_store::open(&database.url),
        boreal_store::open(&database.url),
        boreal_store::open(&database.url),
    );
    let instances = [one.unwrap(), two.unwrap(), three.unwrap()];
    let rate = Rate::per_minute(1, 3);
    for instance in &instances {
        assert_eq!(
            instance.take_token("ip", &rate, NOW).await.unwrap(),
            Take::Granted
        );
    }
    for instance in &instances {
        let refused = instance.take_token("ip", &rate, NOW).await.unwrap();
        assert!(matches!(refused, Take::Refused { .. }));
    }
}

#[tokio::test]
async fn a_backup_is_left_to_the_database() {
    let database = Database::create().await;
    let store = boreal_store::open(&database.url).await.unwrap();
    let refused = store.backup("never-written".as_ref()).await.unwrap_err();
    assert!(refused.to_string().contains("pg_dump"));
}

/// Its key is a hash of somebody's address: one that waits for the clock to come round would stay for years.
#[tokio::test]
async fn buckets_are_kept_no_longer_than_they_count_whatever_the_clock_was() {
    let database = Database::create().await;
    let store = boreal_store::open(&database.url).await.unwrap();
    let rate = Rate::per_day(1, 1);
    for (key, now) in [
        ("full", NOW - 2 * DAY),
        ("counts", NOW),
        ("ahead", NOW + 400 * DAY),
    ] {
        store.take_token(key, &rate, now).await.unwrap();
    }
    let before = PurgeBefore {
        now: NOW,
        accepted: NOW - DAY,
        quarantined: NOW - DAY,
        ip_hashes: NOW - DAY,
        form_tokens: NOW - DAY,
    };
    store.purge(&before).await.unwrap();
    let mut connection = PgConnection::connect(&database.url).await.unwrap();
    let kept: Vec<(String,)> = sqlx::query_as("SELECT key FROM rate_limits")
        .fetch_all(&mut connection)
        .await
        .unwrap();
    assert_eq!(kept, [("counts".to_owned(),)]);
}
