//! What one visitor and one network may send in a day, and how many acknowledgements they may cause.

use std::time::Duration;

use boreal_contact::{Accepted, Client, ContactError, ContactService, ContactSettings, RawEnquiry};
use boreal_store::{Kind, Rate};
use jiff::{SignedDuration, Timestamp};

use crate::test_contact::{TestContact, generous, message, secrets, visitor_from};

fn start() -> Timestamp {
    "2026-11-15T12:10:00Z".parse().unwrap()
}

/// A visitor of this address so many minutes after the start.
fn after(minutes: i64, ip: &str) -> Client {
    Client {
        now: start() + SignedDuration::from_mins(minutes),
        ..visitor_from(ip)
    }
}

fn keyed(key: impl ToString) -> RawEnquiry {
    RawEnquiry {
        idempotency_key: Some(key.to_string()),
        ..message("Ada", "ada@example.org")
    }
}

/// Four messages a day from one visitor, six from its network.
fn few_a_day() -> ContactSettings {
    ContactSettings {
        per_client_day: 4,
        per_network_day: 6,
        ..generous()
    }
}

#[track_caller]
fn check_refused(sent: Result<Accepted, ContactError>, minutes: u64) {
    let Err(ContactError::DaySpent { retry_after }) = sent else {
        panic!("{sent:?}");
    };
    assert_eq!(retry_after, Duration::from_secs(minutes * 60));
}

#[tokio::test]
async fn a_visitor_sends_so_many_a_day_and_is_told_when_the_next_may_come() {
    let contact = TestContact::open_with(few_a_day()).await;
    let send = async |key: &str, minutes| {
        let client = after(minutes, "203.0.113.7");
        contact.service.accept(keyed(key), client).await
    };
    send("1", 0).await.unwrap();
    let second = send("2", 0).await.unwrap();
    check_refused(send("3", 0).await, 480);
    // What was sent before may be sent again, and counts once.
    assert_eq!(send("2", 0).await.unwrap(), second);
    check_refused(send("3", 100).await, 380);
    send("3", 480).await.unwrap();
    check_refused(send("4", 480).await, 480);
    let queue = contact.store.queue().await.unwrap();
    let counted = contact.service.metrics().to_prometheus(&queue, 0);
    assert!(counted.contains("\ncontact_limited_total 3\n"), "{counted}");
}

/// Of what is held no mail is sent, and others may write from the same address.
#[tokio::test]
async fn spam_that_is_held_has_a_day_of_its_own() {
    let contact = TestContact::open_with(few_a_day()).await;
    let caught = |key: &str| RawEnquiry {
        website: Some("https://spam.example".to_owned()),
        ..keyed(key)
    };
    let send = async |raw| contact.service.accept(raw, after(0, "203.0.113.7")).await;
    send(caught("1")).await.unwrap();
    send(caught("2")).await.unwrap();
    check_refused(send(caught("3")).await, 480);
    send(keyed("4")).await.unwrap();
    send(keyed("5")).await.unwrap();
    check_refused(send(keyed("6")).await, 480);
}

/// That a form was sent before shows when the message is stored: until then it is counted as an ordinary one.
#[tokio::test]
async fn what_is_held_for_its_spent_form_leaves_the_ordinary_day_alone() {
    let contact = TestContact::open_with(few_a_day()).await;
    let issued = after(-1, "203.0.113.7").now;
    let form = contact.service.form_token(issued).unwrap();
    let advertised = |key: &str| RawEnquiry {
        message: format!("{key}: https://a.example https://b.example https://c.example"),
        form_token: Some(form.as_str().to_owned()),
        ..keyed(key)
    };
    let send = async |raw| contact.service.accept(raw, after(0, "203.0.113.7")).await;
    send(advertised("1")).await.unwrap();
    send(advertised("2")).await.unwrap();
    send(advertised("3")).await.unwrap();
    check_refused(send(advertised("4")).await, 480);
    send(keyed("5")).await.unwrap();
    check_refused(send(keyed("6")).await, 480);
}

#[tokio::test]
async fn a_day_of_trying_stores_no_more_than_its_number() {
    let contact = TestContact::open_with(ContactSettings::default()).await;
    let mut taken = (0, 0);
    for minutes in 0..1_440 {
        let client = after(minutes, "203.0.113.7");
        let sent = contact.service.accept(keyed(minutes), client).await;
        taken.0 += u32::from(sent.is_ok());
        let other = after(minutes, &format!("198.51.100.{}", minutes % 200));
        let sent = contact.service.accept(keyed(-minutes - 1), other).await;
        taken.1 += u32::from(sent.is_ok());
    }
    assert_eq!(taken, (30, 90), "a visitor and a network");
}

#[tokio::test]
async fn a_network_that_has_spent_its_day_costs_its_visitors_nothing_of_theirs() {
    let contact = TestContact::open_with(few_a_day()).await;
    let send = async |key: &str, minutes, host: u8| {
        let client = after(minutes, &format!("203.0.113.{host}"));
        contact.service.accept(keyed(key), client).await
    };
    for host in 1..=3 {
        send(&host.to_string(), 0, host).await.unwrap();
    }
    for _ in 0..5 {
        check_refused(send("four", 0, 4).await, 360);
    }
    // Both of its own are left for when the network has room.
    send("four", 720, 4).await.unwrap();
    send("five", 720, 4).await.unwrap();
    // Another network is not concerned.
    let elsewhere = after(720, "198.51.100.1");
    let sent = contact.service.accept(keyed("elsewhere"), elsewhere);
    sent.await.unwrap();
}

#[tokio::test]
async fn an_ipv6_network_of_a_customer_has_one_day_and_a_provider_has_not() {
    let contact = TestContact::open_with(few_a_day()).await;
    let send = async |network: &str| {
        let client = after(0, &format!("2001:db8:{network}::1"));
        contact.service.accept(keyed(network), client).await
    };
    for network in ["1:1", "1:2", "1:3"] {
        send(network).await.unwrap();
    }
    check_refused(send("1:4").await, 360);
    for network in 2..40 {
        send(&format!("{network:x}:1")).await.unwrap();
    }
}

/// A flood of the minute's is not answered by a wait after which the day's would be.
#[tokio::test]
async fn who_has_spent_the_day_is_not_told_to_wait_a_minute() {
    let contact = TestContact::open_with(ContactSettings {
        per_client: Rate::per_minute(2, 2),
        ..few_a_day()
    })
    .await;
    let send = async |key: &str| {
        let client = after(0, "203.0.113.7");
        contact.service.accept(keyed(key), client).await
    };
    send("1").await.unwrap();
    send("2").await.unwrap();
    check_refused(send("3").await, 480);
}

#[tokio::test]
async fn a_clock_set_back_closes_the_form_for_no_longer_than_one_message_takes() {
    let contact = TestContact::open_with(few_a_day()).await;
    let month = 30 * 1_440;
    for key in ["1", "2"] {
        let client = after(month, "203.0.113.7");
        contact.service.accept(keyed(key), client).await.unwrap();
    }
    let client = after(0, "203.0.113.7");
    check_refused(contact.service.accept(keyed("3"), client).await, 480);
    // The shares of the minute and of all are looked at when the day's is there, and wait for a message of their own.
    let mut minute = 480;
    loop {
        let client = after(minute, "203.0.113.7");
        match contact.service.accept(keyed("3"), client).await {
            Ok(_) => break,
            Err(refused) => assert!(minute < 482, "{refused}"),
        }
        minute += 1;
    }
}

#[tokio::test]
async fn instances_on_one_postgres_count_one_day() {
    let database = boreal_test_support::Database::create().await;
    let mut services = Vec::new();
    for _ in 0..2 {
        let store = boreal_store::open(&database.url).await.unwrap();
        services.push(ContactService::new(store, secrets(), few_a_day()));
    }
    let send = async |instance: usize, key: &str| {
        let client = after(0, "203.0.113.7");
        services[instance].accept(keyed(key), client).await
    };
    send(0, "1").await.unwrap();
    send(1, "2").await.unwrap();
    check_refused(send(0, "3").await, 480);
    check_refused(send(1, "3").await, 480);
}

/// Whether a message from this address of the network leads to an acknowledgement.
async fn is_acknowledged(contact: &TestContact, ip: &str, email: &str) -> bool {
    let client = after(0, ip);
    let raw = contact.in_form(message("Ada", email), client.now);
    let accepted = contact.service.accept(raw, client).await.unwrap();
    let record = contact.record(accepted.reference.as_str()).await;
    record
        .deliveries
        .iter()
        .any(|sent| sent.kind == Kind::Acknowledgement)
}

#[tokio::test]
async fn one_visitor_does_not_use_up_the_acknowledgements_of_a_large_provider() {
    let defaults = ContactSettings::default();
    let contact = TestContact::open_with(ContactSettings {
        acknowledge: true,
        acknowledged_by_client: defaults.acknowledged_by_client,
        acknowledged_by_network: defaults.acknowledged_by_network,
        ..generous()
    })
    .await;
    let mut caused = 0;
    for number in 0..5 {
        let email = format!("stranger{number}@gmail.com");
        caused += u32::from(is_acknowledged(&contact, "203.0.113.7", &email).await);
    }
    assert_eq!(caused, 1, "and another one half an hour later");
    // Under its other name the provider is the same, and elsewhere the visitor has a share of its own.
    let other_name = "stranger-9@googlemail.com";
    assert!(!is_acknowledged(&contact, "203.0.113.7", other_name).await);
    assert!(is_acknowledged(&contact, "203.0.114.7", "somebody@gmail.com").await);
    assert!(is_acknowledged(&contact, "203.0.115.7", "ada@example.org").await);

    // Nor does its network.
    for number in 8..40 {
        let (ip, email) = (
            format!("203.0.113.{number}"),
            format!("stranger{number}@gmail.com"),
        );
        caused += u32::from(is_acknowledged(&contact, &ip, &email).await);
    }
    assert_eq!(caused, 3, "six within the hour");
    assert!(is_acknowledged(&contact, "198.51.100.1", "grace@gmail.com").await);
}
